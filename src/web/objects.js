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

/** An `Outcome` of types.d.ts, from five numbers; plies below zero stand for null, as all numbers do. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  return {
    winner: PLAYERS[winner],
    ending: ENDINGS[ending],
    plies: plies < 0 ? null : plies,
    forced: forcedPlies < 0 ? null : { winner: PLAYERS[forcedWinner], plies: forcedPlies },
  };
}

/** So many numbers at a time; a first one below zero stands for null in place of an object. */
function objects(numbers, size, object) {
  const all = [];
  for (let at = 0; at < numbers.length; at += size)
    all.push(numbers[at] < 0 ? null : object(...numbers.subarray(at, at + size)));
  return all;
}

const orNull = (number) => (number < 0 ? null : number);

/** Many outcomes, or null in place of one. */
export function outcomes(numbers) {
  return objects(numbers, 5, outcome);
}

/** The `RankedMove`s. */
export function rankedMoves(numbers) {
  return objects(numbers, 9, (by, from, to, best, ...result) => ({
    by: PLAYERS[by],
    from,
    to,
    outcome: outcome(...result),
    best: best > 0,
  }));
}

/** A `Line`. */
export function line(moves, ending, loopsFrom) {
  return {
    moves: objects(moves, 3, (by, from, to) => ({ by: PLAYERS[by], from, to })),
    ending: ENDINGS[ending],
    loopsFrom: orNull(loopsFrom),
  };
}

/** The `Stats`. */
export function stats(mouseByPly, catByPly, [mouseWins, catWins, draw], [mouse, cat, turn, winner, plies]) {
  return {
    mouse: mouseWins,
    cat: catWins,
    draw,
    mouseByPly: [...mouseByPly],
    catByPly: [...catByPly],
    longest: { mouse, cat, turn: PLAYERS[turn], winner: PLAYERS[winner], plies },
  };
}

/** Who forces a win and when, or null twice. */
const result = (winner, plies) => ({ winner: PLAYERS[winner] ?? null, plies: orNull(plies) });

const RULES = ["over", "one-move", "all-moves", "undecided"];

/** The `Decided`s, or null in place of one. */
export function decided(numbers) {
  return objects(numbers, 3, (rule, winner, plies) => ({ ...result(winner, plies), rule: RULES[rule] }));
}

/** A `Judgement`. */
export function judgement(verdict, plies, numbers) {
  const [before, after] = outcomes(numbers);
  return { verdict, plies: orNull(plies), before, after };
}

/** A `Reason`. */
export function reason(code, [winner, plies, late, mouse, cat, first, lead, caught], choices) {
  return {
    code,
    forced: plies < 0 ? null : result(winner, plies),
    late: orNull(late),
    race: { mouse: orNull(mouse), cat: orNull(cat), first: PLAYERS[first] ?? null, lead: orNull(lead) },
    caught: orNull(caught),
    choices: objects(choices, 7, (by, to, moves, best, other, winner, plies) => ({
      by: PLAYERS[by],
      to,
      moves,
      best,
      other: other < 0 ? null : { to: other, ...result(winner, plies) },
    })),
  };
}

const CHANGES = ["none", "winner", "limit", "longer", "shorter"];

/** The `WallChange`s, or null in place of one. */
export function wallChanges(numbers) {
  return objects(numbers, 8, (change, plies, most, ...result) => ({
    outcome: outcome(...result),
    change: CHANGES[change],
    plies: orNull(plies),
    most: most > 0,
  }));
}

/** The `PieceEffects` of types.d.ts. */
export function pieceEffects(cat, mouse, food) {
  return { cat, mouse, food };
}

/** The outline of a piece. */
export function outline(body, marks) {
  return { body, marks };
}
