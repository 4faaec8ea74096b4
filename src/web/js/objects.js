// The objects that cross the boundary. Each is made from numbers, or read, with one call, because each call across the
// boundary costs as much as deciding many states. Players, endings and other names arrive as a number, the index in one
// of the lists of this file; -1 stands for null. src/web/convert/wire.rs decides these numbers, and tests the lists.

/**
 * The property of an object, in an array of its own; undefined if reading it throws. It is caught here because each
 * exception that an import returns to Rust leaks a reference in the instance.
 */
export function property(object, key) {
  try {
    return [Reflect.get(object, key)];
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

/** A `State` of types.d.ts. */
export function state(mouse, cat, turn) {
  return { mouse, cat, turn: PLAYERS[turn] };
}

/** An `Outcome` of types.d.ts. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  return {
    winner: PLAYERS[winner],
    ending: ENDINGS[ending],
    plies: plies < 0 ? null : plies,
    forced: forcedPlies < 0 ? null : { winner: PLAYERS[forcedWinner], plies: forcedPlies },
  };
}

const orNull = (number) => (number < 0 ? null : number);

/** A `Progress` of types.d.ts. */
export function exerciseProgress(isMet, winner, plies, changed, allowed, outcome, locked, refusal) {
  const goal = winner < 0 ? null : { winner: PLAYERS[winner], plies: orNull(plies) };
  return { isMet, goal, changed, allowed: orNull(allowed), outcome, locked: [...locked], refusal: refusal ?? null };
}

/** An array of objects of `size` numbers each, which `object` makes; null if the first of these numbers is below zero. */
function objects(numbers, size, object) {
  const all = [];
  for (let at = 0; at < numbers.length; at += size) all.push(numbers[at] < 0 ? null : object(numbers, at));
  return all;
}

function outcomeAt(numbers, at) {
  return outcome(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]);
}

/** The winner and the plies of a forced win, or null for both. */
function resultAt(numbers, at) {
  return { winner: PLAYERS[numbers[at]] ?? null, plies: orNull(numbers[at + 1]) };
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

/** A `Line`. */
export function line(numbers, ending, loopsFrom) {
  const moves = objects(numbers, 3, (numbers, at) => ({
    by: PLAYERS[numbers[at]],
    from: numbers[at + 1],
    to: numbers[at + 2],
  }));
  return { moves, ending: ENDINGS[ending], loopsFrom: orNull(loopsFrom) };
}

/** A `Stats`. */
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

const RULES = ["over", "one-move", "all-moves", "undecided"];

/** An array of `Decided`s and nulls. */
export function decided(numbers) {
  return objects(numbers, 3, (numbers, at) => {
    const { winner, plies } = resultAt(numbers, at + 1);
    return { winner, plies, rule: RULES[numbers[at]] };
  });
}

/** A `Grade`. */
export function grade(verdict, plies, numbers) {
  return { verdict, plies: orNull(plies), before: outcomeAt(numbers, 0), after: outcomeAt(numbers, 5) };
}

/** A `Reason`. */
export function reason(code, numbers, choices) {
  const [, , late, mouse, cat, lead, caught] = [...numbers].map(orNull);
  return {
    code,
    forced: numbers[0] < 0 ? null : resultAt(numbers, 0),
    late,
    race: { mouse, cat, first: PLAYERS[numbers[7]] ?? null, lead },
    caught,
    choices: objects(choices, 7, (numbers, at) => ({
      by: PLAYERS[numbers[at]],
      to: numbers[at + 1],
      moves: numbers[at + 2],
      best: numbers[at + 3],
      other: numbers[at + 4] < 0 ? null : { to: numbers[at + 4], ...resultAt(numbers, at + 5) },
    })),
  };
}

/** A `Proof`. */
export function proof(numbers, route, apart, only) {
  const [runner, goal, cutOff, moves, isProof, delays] = numbers;
  return {
    runner: PLAYERS[runner] ?? null,
    goal: ENDINGS[goal] ?? null,
    route: objects(route, 3, (numbers, at) => ({
      cell: numbers[at],
      mouse: orNull(numbers[at + 1]),
      cat: orNull(numbers[at + 2]),
    })),
    cutOff: orNull(cutOff),
    apart: [...apart],
    isProof: isProof > 0,
    moves: orNull(moves),
    delays: delays > 0,
    only: objects(only, 5, (numbers, at) => ({
      ply: numbers[at],
      by: PLAYERS[numbers[at + 1]],
      from: numbers[at + 2],
      to: numbers[at + 3],
      moves: numbers[at + 4],
    })),
  };
}

/** A `Refutation`. */
export function refutation(line, outcome) {
  return { ...line, outcome };
}

const CHANGES = ["none", "winner", "limit", "longer", "shorter"];

/** An array of `WallChange`s and nulls. */
export function wallChanges(numbers) {
  return objects(numbers, 8, (numbers, at) => ({
    outcome: outcomeAt(numbers, at + 3),
    change: CHANGES[numbers[at]],
    plies: orNull(numbers[at + 1]),
    most: numbers[at + 2] > 0,
  }));
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

/** The result of `Painter.outline`. */
export function outline(body, marks) {
  return { body, marks };
}

const WINS = ["hole", "capture"];

/** A `GraphOutcome`; the winner is below zero in a draw. */
export function graphOutcome(winner, plies) {
  return { winner: PLAYERS[winner] ?? null, ending: WINS[winner] ?? "draw", plies: orNull(plies) };
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

/** A `GraphMoveGroups`; the last number of each move is its label. */
export function graphGroups(numbers) {
  const moves = rankedGraphMoves(numbers);
  const [draw, winning, losing] = [0, 1, 2].map((label) => moves.filter((_, at) => numbers[7 * at + 6] === label));
  return { winning, draw, losing };
}

const MARKS = ["lost", "won"];

/** A `GraphView`. The numbers of a node are x, y, mark, the number of its neighbours, and these neighbours. */
export function graphView(kind, link, text, linkedState, numbers, chosen, flags) {
  const [isArranged, drawsEdge, canUndo, canRedo] = [8, 4, 2, 1].map((flag) => (flags & flag) > 0);
  const nodes = [];
  for (let at = 0; at < numbers.length; ) {
    const [x, y, mark, count] = numbers.subarray(at, at + 4);
    at += 4;
    nodes.push({ x, y, mark: MARKS[mark] ?? null, neighbours: [...numbers.subarray(at, at + count)] });
    at += count;
  }
  return { kind, link, text, linkedState, nodes, chosen: orNull(chosen), isArranged, drawsEdge, canUndo, canRedo };
}

/** A `GraphEdit`. */
export function graphEdit(what, node, other) {
  return { what, node: orNull(node), other: orNull(other) };
}

/** A `GraphLine`. */
export function graphLine(numbers, winner, loopsFrom) {
  const { moves } = line(numbers, 0, loopsFrom);
  return { moves, ending: WINS[winner] ?? "draw", loopsFrom: orNull(loopsFrom) };
}

/** A `StateLabels`. */
export function labels(labels, plies, order, through) {
  return { labels, plies, order, through };
}

const WINNERS = [...PLAYERS, "limit", null];

/** The values of a `BoardWish` except its move limit; undefined if reading them throws. */
export function wishValues(wish) {
  try {
    const { catJump, mouseJump, rows, cols, walls, minPlies, winner, seed, food, from } = wish;
    const winnerIndex = WINNERS.indexOf(winner ?? null);
    return [catJump, mouseJump, rows, cols, walls, minPlies, winnerIndex, seed, winner, food ?? null, from ?? null];
  } catch {
    return undefined;
  }
}

/** A `SearchProgress`. */
export function progress(found, tried, link, outcome) {
  return { found, tried, link, outcome };
}

/** The time in milliseconds; NaN if there is no such clock. */
export function now() {
  try {
    return number(performance.now());
  } catch {
    return Number.NaN;
  }
}

/** A `LinkKeys`. */
export function linkKeys(view, ply, hide, title, terms) {
  return { view: view ?? null, ply, hide, title, terms };
}

/** The values of a `LinkKeys`, with those that are missing; undefined if reading them throws. */
export function linkValues(keys) {
  try {
    const { view, ply, hide, title, terms } = keys;
    return [view ?? null, ply ?? 0, hide ?? false, title ?? "", terms ?? ""];
  } catch {
    return undefined;
  }
}

/** A `PastedCase`; what is expected is below zero if the text does not say it. */
export function pastedCase(link, expected, outcome) {
  return { link, expected: expected < 0 ? null : expected > 0, outcome };
}
