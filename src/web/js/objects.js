// Makes the results of calls in which every microsecond counts, and reads the objects of a caller. One call makes or
// reads an object, because each call across the boundary costs as much as deciding many states. A player, an ending or
// a piece arrives as a number: its index in one of the lists of this file, which have the order of the Rust enums. -1
// stands for null. Serde makes all other objects.

/**
 * An array with the property of an object as its only entry; undefined if reading the property throws. The exception is
 * caught here because each exception that an import returns to Rust leaks a reference in the instance.
 */
export function property(object, key) {
  try {
    return [Reflect.get(object, key)];
  } catch {
    return undefined;
  }
}

/** The three values of a `State` of types.d.ts; undefined if it is not an object, or if reading it throws. */
export function stateParts(state) {
  if (Object(state) !== state) return undefined;
  try {
    return [state.mouse, state.cat, state.turn];
  } catch {
    return undefined;
  }
}

/** The value if it is a number, otherwise NaN. */
export function number(value) {
  return typeof value === "number" ? value : Number.NaN;
}

const PLAYERS = ["mouse", "cat"];
const ENDINGS = ["food", "capture", "limit"];

/** An `Outcome` of types.d.ts. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  return {
    winner: PLAYERS[winner],
    ending: ENDINGS[ending],
    plies: plies < 0 ? null : plies,
    forced: forcedPlies < 0 ? null : { winner: PLAYERS[forcedWinner], plies: forcedPlies },
  };
}

/** An array of objects. `object` makes each from `size` numbers; an object whose first number is below zero is null. */
function objects(numbers, size, object) {
  const all = [];
  for (let at = 0; at < numbers.length; at += size) all.push(numbers[at] < 0 ? null : object(numbers, at));
  return all;
}

function outcomeAt(numbers, at) {
  return outcome(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]);
}

/** An array of `Outcome`s and nulls. */
export function outcomes(numbers) {
  return objects(numbers, 5, outcomeAt);
}

/** An array of `RankedMove`s. */
export function rankedMoves(numbers) {
  return objects(numbers, 9, (numbers, at) => ({
    by: PLAYERS[numbers[at]],
    from: numbers[at + 1],
    to: numbers[at + 2],
    outcome: outcomeAt(numbers, at + 4),
    best: numbers[at + 3] > 0,
  }));
}

/** A `MoveGroups`; `limit` and `losing` are the indices at which these groups start. */
export function groups(moves, limit, losing) {
  return { winning: moves.slice(0, limit), limit: moves.slice(limit, losing), losing: moves.slice(losing) };
}

/** A `PieceEffects`. */
export function pieceEffects(cat, mouse, food) {
  return { cat, mouse, food };
}

const PIECES = ["cat", "mouse", "food"];

/** A row and a column; NaN for both if either is not a number. */
function place(pair) {
  const [row, col] = [number(pair?.[0]), number(pair?.[1])];
  return Number.isNaN(row + col) ? [Number.NaN, Number.NaN] : [row, col];
}

/**
 * A `Scene` as numbers: the positions of cat, mouse and food, the carried piece, and for each arrow its player, both
 * positions and the strength. A piece is its index in `PIECES`, -1 for none. Undefined if the scene is not an object,
 * or if reading it throws.
 */
export function sceneNumbers(scene) {
  if (Object(scene) !== scene) return undefined;
  try {
    const { cat, mouse, food, carried, arrows } = scene;
    const numbers = [...place(cat), ...place(mouse), ...place(food), PIECES.indexOf(carried)];
    for (const { by, from, to, strength } of arrows ?? [])
      numbers.push(PIECES.indexOf(by), ...place(from), ...place(to), number(strength));
    return new Float64Array(numbers);
  } catch {
    return undefined;
  }
}

const WINS = ["hole", "capture"];

/** A `GraphOutcome`; the winner is below zero in a draw. */
export function graphOutcome(winner, plies) {
  return { winner: PLAYERS[winner] ?? null, ending: WINS[winner] ?? "draw", plies: plies < 0 ? null : plies };
}

/** An array of `RankedGraphMove`s. */
export function rankedGraphMoves(numbers) {
  return objects(numbers, 7, (numbers, at) => ({
    by: PLAYERS[numbers[at]],
    from: numbers[at + 1],
    to: numbers[at + 2],
    outcome: graphOutcome(numbers[at + 4], numbers[at + 5]),
    best: numbers[at + 3] > 0,
  }));
}

/** A `GraphMoveGroups`. The last number of each move is its label: 0 for a draw, 1 for winning, 2 for losing. */
export function graphGroups(numbers) {
  const moves = rankedGraphMoves(numbers);
  const [draw, winning, losing] = [0, 1, 2].map((label) => moves.filter((_, at) => numbers[7 * at + 6] === label));
  return { winning, draw, losing };
}

/** A `StateLabels`. */
export function labels(labels, plies, order, through) {
  return { labels, plies, order, through };
}

/** The time in milliseconds; NaN if there is no clock. */
export function now() {
  try {
    return number(performance.now());
  } catch {
    return Number.NaN;
  }
}
