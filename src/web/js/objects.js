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

/** An `Outcome` of types.d.ts, from five numbers; plies below zero stand for null, as all numbers do. */
export function outcome(winner, ending, plies, forcedWinner, forcedPlies) {
  return {
    winner: PLAYERS[winner],
    ending: ENDINGS[ending],
    plies: plies < 0 ? null : plies,
    forced: forcedPlies < 0 ? null : { winner: PLAYERS[forcedWinner], plies: forcedPlies },
  };
}

const orNull = (number) => (number < 0 ? null : number);

/** How far an exercise is: `Progress` of types.d.ts. */
export function exerciseProgress(isMet, winner, plies, changed, allowed, outcome, locked, refusal) {
  const goal = winner < 0 ? null : { winner: PLAYERS[winner], plies: orNull(plies) };
  return { isMet, goal, changed, allowed: orNull(allowed), outcome, locked: [...locked], refusal: refusal ?? null };
}

/** The objects of so many numbers each, made from where they begin; a first number below zero stands for null. */
function objects(numbers, size, object) {
  const all = [];
  for (let at = 0; at < numbers.length; at += size) all.push(numbers[at] < 0 ? null : object(numbers, at));
  return all;
}

function outcomeAt(numbers, at) {
  return outcome(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]);
}

/** Who forces a win and when, or null twice. */
function resultAt(numbers, at) {
  return { winner: PLAYERS[numbers[at]] ?? null, plies: orNull(numbers[at + 1]) };
}

/** Many outcomes, or null in place of one. */
export function outcomes(numbers) {
  return objects(numbers, 5, outcomeAt);
}

/** The `RankedMove`s. */
export function rankedMoves(numbers) {
  return objects(numbers, 9, (numbers, at) => ({
    by: PLAYERS[numbers[at]],
    from: numbers[at + 1],
    to: numbers[at + 2],
    outcome: outcomeAt(numbers, at + 4),
    best: numbers[at + 3] > 0,
  }));
}

/** The `MoveGroups`, from all moves and where the later groups begin. */
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

const RULES = ["over", "one-move", "all-moves", "undecided"];

/** The `Decided`s, or null in place of one. */
export function decided(numbers) {
  return objects(numbers, 3, (numbers, at) => {
    const { winner, plies } = resultAt(numbers, at + 1);
    return { winner, plies, rule: RULES[numbers[at]] };
  });
}

/** A `Judgement`. */
export function judgement(verdict, plies, numbers) {
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

const CHANGES = ["none", "winner", "limit", "longer", "shorter"];

/** The `WallChange`s, or null in place of one. */
export function wallChanges(numbers) {
  return objects(numbers, 8, (numbers, at) => ({
    outcome: outcomeAt(numbers, at + 3),
    change: CHANGES[numbers[at]],
    plies: orNull(numbers[at + 1]),
    most: numbers[at + 2] > 0,
  }));
}

/** The `PieceEffects` of types.d.ts. */
export function pieceEffects(cat, mouse, food) {
  return { cat, mouse, food };
}

const PIECES = ["cat", "mouse", "food"];

/** A row and a column; NaN twice for anything but two numbers. */
function place(pair) {
  const [row, col] = [number(pair?.[0]), number(pair?.[1])];
  return Number.isNaN(row + col) ? [Number.NaN, Number.NaN] : [row, col];
}

/**
 * What a `Scene` shows: the places of cat, mouse and food, which piece is carried, and of each arrow the player, both places
 * and the strength. A piece is its place among all of them, below zero for none. Undefined for what is no object, and when
 * it cannot be read.
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

/** The outline of a piece. */
export function outline(body, marks) {
  return { body, marks };
}

const WINS = ["hole", "capture"];

/** A `GraphOutcome`, from a winner below zero in a draw. */
export function graphOutcome(winner, plies) {
  return { winner: PLAYERS[winner] ?? null, ending: WINS[winner] ?? "draw", plies: orNull(plies) };
}

/** The `RankedGraphMove`s. */
export function rankedGraphMoves(numbers) {
  return objects(numbers, 7, (numbers, at) => ({
    by: PLAYERS[numbers[at]],
    from: numbers[at + 1],
    to: numbers[at + 2],
    outcome: graphOutcome(numbers[at + 4], numbers[at + 5]),
    best: numbers[at + 3] > 0,
  }));
}

/** The `GraphMoveGroups`: the last number of each move is its label. */
export function graphGroups(numbers) {
  const moves = rankedGraphMoves(numbers);
  const [draw, winning, losing] = [0, 1, 2].map((label) => moves.filter((_, at) => numbers[7 * at + 6] === label));
  return { winning, draw, losing };
}

const MARKS = ["lost", "won"];

/** A `GraphView`; of the nodes, how many neighbours each has stands before these. */
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

/** The `Labels`. */
export function labels(labels, plies, order, through) {
  return { labels, plies, order, through };
}

const WINNERS = [...PLAYERS, "limit", null];

/** What a `BoardWish` holds besides its move limit, in one call; undefined when it cannot be read. */
export function wishValues(wish) {
  try {
    const { catJump, mouseJump, rows, cols, walls, minPlies, winner, seed } = wish;
    return [catJump, mouseJump, rows, cols, walls, minPlies, WINNERS.indexOf(winner ?? null), seed, winner];
  } catch {
    return undefined;
  }
}

/** The `SearchProgress`. */
export function progress(found, tried, link, outcome) {
  return { found, tried, link, outcome };
}

/** The time in milliseconds, in pages, workers and Node.js alike; NaN where there is no such clock. */
export function now() {
  try {
    return number(performance.now());
  } catch {
    return Number.NaN;
  }
}
