// What is quicker done on this side of the boundary: each call across it costs as much as deciding many states.

/**
 * The property of an object in an array of its own; undefined when reading it throws. Caught on this side, because each
 * exception that an import hands to Rust in place of a value leaves a reference behind in the instance.
 */
export function property(object, key) {
  try {
    return [Reflect.get(object, key)];
  } catch {
    return undefined;
  }
}

/** The value if it is a number, else NaN. */
export function number(value) {
  return typeof value === "number" ? value : Number.NaN;
}

// As Rust counts them.
const PLAYERS = ["mouse", "cat"];
const ENDINGS = ["food", "capture", "limit"];

/** A state: where both players are, and whose turn it is. */
export function state(mouse, cat, turn) {
  return { mouse, cat, turn: PLAYERS[turn] };
}

/** An `Outcome` of types.d.ts, from five numbers; plies below zero stand for null. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  return {
    winner: PLAYERS[winner],
    ending: ENDINGS[ending],
    plies: plies < 0 ? null : plies,
    forced: forcedPlies < 0 ? null : { winner: PLAYERS[forcedWinner], plies: forcedPlies },
  };
}

/** Many of them, five numbers each; a winner below zero stands for null in place of the outcome. */
export function outcomes(numbers) {
  const all = [];
  for (let at = 0; at < numbers.length; at += 5) {
    const isAbsent = numbers[at] < 0;
    all.push(
      isAbsent ? null : outcome(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]),
    );
  }
  return all;
}

/** The `PieceEffects` of types.d.ts. */
export function pieceEffects(cat, mouse, food) {
  return { cat, mouse, food };
}
