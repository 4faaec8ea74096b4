/// <reference lib="esnext.disposable" />

/** The type with this name, if the compiler knows it (for example from the DOM library); otherwise `never`. */
type Global<Name extends string> = typeof globalThis extends { [Key in Name]: { prototype: infer Type } }
  ? Type
  : never;
/** The same for types in the namespace `WebAssembly`. */
type Wasm<Name extends string> = typeof globalThis extends {
  WebAssembly: { [Key in Name]: { prototype: infer Type } };
}
  ? Type
  : never;

/** The bytes of the solver, or the module compiled from them. */
export type SyncInitInput = ArrayBuffer | ArrayBufferView | Wasm<"Module">;
/** The same, or where to fetch it from. */
export type InitInput = SyncInitInput | string | Global<"Request"> | Global<"Response"> | Global<"URL">;

/** The exports of the instance. */
export interface InitOutput {
  /** The memory that holds all solutions and editors. */
  readonly memory: Wasm<"Memory">;
}

/**
 * Starts the solver. Later calls return the same exports. In Node.js, importing the package starts it.
 * @param input where the solver is; by default the `.wasm` file beside this module
 * @throws {CatMouseError} (the promise is rejected) `not-fetched`, `not-a-solver`, `no-webassembly`, `refused`;
 *   `bad-argument` for an input of another type. The next call tries again
 */
export default function init(
  input?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>,
): Promise<InitOutput>;

/**
 * Starts the solver synchronously, from its bytes or its compiled module.
 * @throws {CatMouseError} as `init`, except `not-fetched`
 */
export function initSync(input: { module: SyncInitInput } | SyncInitInput): InitOutput;

/** A cell of a board: `row * cols + col`, both counted from 0. */
export type Cell = number;
/** A node of a graph, counted from 0. The hole is 0, the mouse starts on 1 and the cat on 2. */
export type GraphNode = number;

// The data. `npm run declarations` writes it from the Rust types: change it, and what it says, there.

/**
 * One of the two players. The mouse moves first.
 * - `"mouse"`: wins by reaching the food, on a graph the hole.
 * - `"cat"`: wins by catching the mouse; on a board also by reaching the food first, or when the move limit is reached.
 */
export type Player = "mouse" | "cat";

/**
 * A piece. A complete board has exactly one of each.
 * - `"cat"`: the cat, `C`.
 * - `"mouse"`: the mouse, `M`.
 * - `"food"`: the food, `F`.
 */
export type Piece = "cat" | "mouse" | "food";

/** One state of the game: where both players are, and whose turn it is. */
export interface State {
  /** The mouse's cell, on a graph its node. */
  mouse: Cell;
  /** The cat's cell, on a graph its node. */
  cat: Cell;
  /** The player to move. */
  turn: Player;
}

/** A move of one player. On a board, the player stays if `from` equals `to`. */
export interface Move {
  /** The player who moves. */
  by: Player;
  /** The cell or node before the move. */
  from: Cell;
  /** The cell or node after the move. */
  to: Cell;
}

/**
 * A win that a player can force, and its length if the winner plays for the fastest win and the loser delays as long as
 * possible.
 */
export interface Forced {
  /** The player who can force the win. */
  winner: Player;
  /** The number of plies until the game is over; 0 if it is over already. */
  plies: number;
}

/**
 * The ending of a game on a board.
 * - `"food"`: a player reaches the food and wins.
 * - `"capture"`: cat and mouse are on the same cell, and the cat wins, even if the food is on this cell too.
 * - `"limit"`: the move limit is reached, and the cat wins.
 */
export type Ending = "food" | "capture" | "limit";

/** The result of perfect play from a state: the winner, the ending and the number of plies. */
export interface Outcome {
  /** The winner under the move limit. */
  winner: Player;
  /** The ending of the optimal line from the state. */
  ending: Ending;
  /** The number of plies (moves by one player) until the win; 0 if the game is over, `null` if the limit decides. */
  plies: number | null;
  /** The result without a move limit; `null` if neither player can force a win (a draw). */
  forced: Forced | null;
}

/** A legal move, with the outcome after it. */
export interface RankedMove {
  /** The player who moves. */
  by: Player;
  /** The cell or node before the move. */
  from: Cell;
  /** The cell or node after the move. */
  to: Cell;
  /** The outcome after the move. */
  outcome: Outcome;
  /** Whether no other move is better for the player who moves. */
  best: boolean;
}

/**
 * The grade of a move. Before the move, the player has a win or a loss that is forced within the limit, or the limit
 * decides (on a graph, the state is a draw). The move keeps this result or makes it worse.
 */
export interface Grade {
  /**
   * The change of the result for the player who moved.
   * - `"best"`: no other move is better (`RankedMove.best`).
   * - `"slower"`: still a forced win, but it takes `plies` plies more than necessary.
   * - `"sooner"`: still a forced loss, but it comes `plies` plies earlier than necessary.
   * - `"same"`: the limit decides as before. Another move would be better only without the limit.
   * - `"win-to-limit"`: a forced win before the move; after it, the limit decides. If the mouse moved, it has lost its
   *   win. If the cat moved, it still wins, but only because of the limit.
   * - `"win-to-loss"`: a forced win before the move, a forced loss after it.
   * - `"limit-to-loss"`: before the move, the limit would have decided; after it, the player has a forced loss. If the
   *   cat moved, it would have won by the limit. If the mouse moved, it could have delayed its loss until the limit.
   */
  verdict: "best" | "slower" | "sooner" | "same" | "win-to-limit" | "win-to-loss" | "limit-to-loss";
  /** The number of plies for `"slower"` and `"sooner"`; otherwise `null`. */
  plies: number | null;
  /** The outcome before the move. */
  before: Outcome;
  /** The outcome after the move. */
  after: Outcome;
}

/**
 * Optimal play from a state, until the game is over, the move limit is reached, a state repeats, or the player to move
 * has no move.
 */
export interface Line {
  /** The moves, in order. */
  moves: Move[];
  /**
   * The ending of the game. If a state repeats, the moves after it repeat too: on a board until the move limit ends the
   * game; on a graph the game is a draw.
   */
  ending: Ending;
  /** If a state repeats, the index of the first move played from it; otherwise `null`. */
  loopsFrom: number | null;
}

/** A move followed by optimal play, with the outcome after the move. */
export interface Refutation {
  /** The refuted move, then the moves of optimal play. */
  moves: Move[];
  /** The ending of the game, as in a `Line`. */
  ending: Ending;
  /** The index of the first move of a loop, as in a `Line`; otherwise `null`. */
  loopsFrom: number | null;
  /** The outcome after the move. */
  outcome: Outcome;
}

/**
 * The strength of an opponent.
 * - `"perfect"`: always makes the first of the ranked moves.
 * - `"medium"`: sees every win and loss that is forced within four plies, its own move included.
 * - `"easy"`: sees only whether its own next move wins, and sees no danger.
 *
 * A weaker opponent wins as fast as possible if it sees how. It avoids a loss that it sees, or at least delays it.
 * Among the other moves it prefers the one that takes it closest to its goal, as if it were alone on the board. The
 * goal of the mouse is the food, on a graph the hole; the goal of the cat is the mouse, or the food or hole if there is
 * no way to the mouse.
 */
export type Strength = "perfect" | "medium" | "easy";

/** When retrograde analysis decides a state, and by which rule. The move limit is ignored. */
export interface Decided {
  /** The player who can force a win; `null` in a draw. */
  winner: Player | null;
  /** The number of plies of this win; `null` in a draw. */
  plies: number | null;
  /**
   * The rule by which the result follows from the states after each move.
   * - `"over"`: the game is over in the state itself.
   * - `"one-move"`: the player to move wins, because some move leads to a state that this player wins in one ply fewer.
   * - `"all-moves"`: the other player wins, because every move leads to a state that the other player wins, and the
   *   longest of these wins takes one ply fewer.
   * - `"undecided"`: a draw: no move wins, but some move leads to a draw. On a graph, a state without a move is a draw
   *   too.
   */
  rule: "over" | "one-move" | "all-moves" | "undecided";
}

/** A state, and the moves by which the analysis decides it. */
export interface DecidedState {
  /** The cell or node of the mouse. */
  mouse: Cell;
  /** The cell or node of the cat. */
  cat: Cell;
  /** The player to move. */
  turn: Player;
  /**
   * The rule by which the result of the state follows from the states after each move.
   * - `"over"`: the game is over in the state itself.
   * - `"one-move"`: the player to move wins, because some move leads to a state that this player wins in one ply fewer.
   * - `"all-moves"`: the other player wins, because every move leads to a state that the other player wins, and the
   *   longest of these wins takes one ply fewer.
   * - `"undecided"`: a draw: no move wins, but some move leads to a draw. On a graph, a state without a move is a draw
   *   too.
   */
  rule: "over" | "one-move" | "all-moves" | "undecided";
  /**
   * The cells or nodes to which the deciding moves go: only the cell of the best move if one move is enough; the cells
   * of all moves if every move loses; none if the game is over.
   */
  targets: Cell[];
}

/**
 * Counts of the results of all states. The states have each player on any cell or node where it may be, and either
 * player to move.
 */
export interface Stats {
  /** The number of states in which the mouse can force a win. */
  mouse: number;
  /** The number of states in which the cat can force a win. */
  cat: number;
  /** The number of states in which nobody can force a win. */
  draw: number;
  /** `mouseByPly[n]` is the number of states in which the mouse forces a win in *n* plies. */
  mouseByPly: number[];
  /** `catByPly[n]` is the number of states in which the cat forces a win in *n* plies. */
  catByPly: number[];
  /**
   * The state with the longest forced win; if there are several, the first one by the mouse's cell, then the cat's
   * cell, then the turn, the mouse's first.
   */
  longest: {
    mouse: Cell;
    cat: Cell;
    turn: Player;
    winner: Player;
    plies: number;
  };
}

/**
 * The reason for the outcome of a state, made only of proved facts. All plies are counted from this state. Only `late`
 * takes the move limit into account.
 */
export interface Reason {
  /**
   * The reason why a player can force a win, or why nobody can. Exactly one reason applies to each state.
   * - `"over"`: the game is over.
   * - `"all-apart"`: a draw; mouse, cat and food are all walled off from each other.
   * - `"cat-apart"`: the mouse wins in the plies that it needs alone to the food; the cat is walled off from the mouse
   *   and the food.
   * - `"mouse-apart"`: the cat wins in the plies that it needs alone to the food; the mouse is walled off from the cat
   *   and the food.
   * - `"food-apart"`: a draw; the food is walled off from both players, and the cat cannot force a capture.
   * - `"trapped"`: the cat wins; the food is walled off from both players, and the cat catches the mouse.
   * - `"cat-first"`: the cat wins in the plies that it needs alone to the food; it is closer to the food, and the mouse
   *   cannot delay it.
   * - `"caught-early"`: the cat wins; it is closer to the food, and catches the mouse in fewer plies than it needs
   *   alone to the food.
   * - `"intercepted"`: the cat wins; the mouse is closer to the food, but is caught if it runs there, and cannot escape
   *   in another way.
   * - `"mouse-first"`: the mouse wins in the plies that it needs alone to the food; it is closer to the food, and the
   *   cat cannot stop it.
   * - `"detour"`: the mouse wins; it is closer to the food and would be caught if it ran there, but it wins in another
   *   way, in more plies than it needs alone to the food.
   * - `"stand-off"`: a draw; the mouse is closer to the food, but is caught if it runs there; if the cat runs there,
   *   the mouse can reach the food first.
   */
  code:
    | "over"
    | "all-apart"
    | "cat-apart"
    | "mouse-apart"
    | "food-apart"
    | "trapped"
    | "cat-first"
    | "caught-early"
    | "intercepted"
    | "mouse-first"
    | "detour"
    | "stand-off";
  /** The forced win; `null` in a draw. */
  forced: Forced | null;
  /** The number of plies by which this win exceeds the move limit; `null` if the win is in time, and in a draw. */
  late: number | null;
  /** The distances of both players from the food. */
  race: {
    /**
     * The plies that the mouse needs to reach the food if the cat does nothing, the cat's plies in between included;
     * `null` if the mouse is walled off from the food.
     */
    mouse: number | null;
    /** The plies that the cat needs to reach the food if the mouse does nothing, counted in the same way. */
    cat: number | null;
    /**
     * The player who would reach the food first; `null` if neither can reach it. The players move in turn, so there is
     * no tie.
     */
    first: Player | null;
    /** The lead of this player, in plies; `null` unless both players can reach the food. */
    lead: number | null;
  };
  /**
   * The number of plies in which the cat catches a mouse that gets closer to the food with every move and otherwise
   * survives as long as possible. Only for `"intercepted"`, `"detour"` and `"stand-off"`; for all other causes `null`.
   */
  caught: number | null;
  /**
   * The next move of each player on the optimal line, each with its alternatives, beginning with the player to move.
   * Fewer than two entries if the game ends before the second move.
   */
  choices: Choice[];
}

/** A player's choice of move on the optimal line. On a graph, cells are nodes. */
export interface Choice {
  /** The player who moves. */
  by: Player;
  /** The cell that the move of the line goes to. */
  to: Cell;
  /** The number of legal moves. */
  moves: number;
  /** The number of best moves, the move of the line included. */
  best: number;
  /** The best of the worse moves, with the forced win after it; `null` if all moves are equally good. */
  other: {
    /** The target of the move. */
    to: Cell;
    /** The player who can force a win after this move; `null` in a draw. */
    winner: Player | null;
    /** The number of plies of this win, counted from the explained state; `null` in a draw. */
    plies: number | null;
  } | null;
}

/** The facts that can be drawn on the board to show the reason for the outcome of a state. Each of them is proved. */
export interface Proof {
  /**
   * The player whose route is shown; `null` if the game is over, or if the food is walled off from both players and the
   * cat does not catch the mouse within the move limit.
   */
  runner: Player | null;
  /** The runner's goal: the food, or the capture of the mouse; `null` if there is no runner. */
  goal: "food" | "capture" | null;
  /**
   * The cells on which the runner lands, from its own cell to the goal; empty if there is no runner. Cells that a jump
   * passes over are not included, because nobody can be stopped there.
   * - If the cat runs for the food: a shortest route.
   * - If the cat runs to catch the mouse: its moves on the optimal line.
   * - If the mouse runs: a shortest route on which the cat cannot stop it. If there is no such route: the mouse's moves
   *   on the optimal line if the mouse wins; otherwise a shortest route to the food, on which the cat cuts the mouse
   *   off as late as possible.
   */
  route: RouteCell[];
  /**
   * If the mouse wins, but only by a detour (`"detour"`): a shortest route to the food, on which the cat cuts the mouse
   * off as late as possible. Empty otherwise.
   */
  direct: RouteCell[];
  /**
   * The first cell of `direct`, or of `route` if `direct` is empty, on which a cat that knows the route catches the
   * mouse, or is at the food before the mouse. `null` if there is no such cell. If the mouse still wins, it takes a
   * detour or answers the cat's moves.
   */
  cutOff: Cell | null;
  /**
   * The cells of the room that is walled off: the room of the player who cannot take part (`"cat-apart"`,
   * `"mouse-apart"`), or of the food if neither player can reach it. Empty otherwise.
   */
  apart: Cell[];
  /**
   * If the mouse wins, but not by its route alone: the state in which the cat can no longer stop the mouse. Otherwise
   * `null`.
   */
  fork: Fork | null;
  /**
   * Whether the route, the walls and the move limit alone prove who wins (`Outcome.winner`). If false, the outcome is
   * just as certain, but follows only from the analysis of all states.
   */
  isProof: boolean;
  /** The number of the winner's own moves until the forced win, without a move limit; `null` in a draw. */
  moves: number | null;
  /**
   * Whether the forced win takes longer than if the loser always stayed. If false, no move of the loser delays the end.
   * False in a draw.
   */
  delays: boolean;
  /** The moves of the optimal line to which there is no alternative, in order. */
  only: OnlyMove[];
}

/**
 * One cell of a route, and when each player can be there. The cat cannot stop a mouse that moves first if `mouse < cat`
 * on every cell of the route before the food, and `mouse <= cat` at the food. If the cat moves first, it is one move
 * ahead, so compare with `cat - 1`. The cat cannot enter the hole of a graph.
 */
export interface RouteCell {
  /** The cell, on a graph the node. */
  cell: Cell;
  /**
   * The number of the mouse's own moves to this cell: on this route if the mouse is the runner; otherwise the minimum
   * if the mouse is alone on the board, or `null` if it can never be there.
   */
  mouse: number | null;
  /** The number of the cat's own moves to this cell, counted in the same way. */
  cat: number | null;
}

/**
 * The first state of the optimal line, with the cat to move, in which the mouse no longer has to dodge: after every
 * move of the cat, the mouse has an open route. On an open route the cat cannot stop the mouse.
 */
export interface Fork {
  /** The number of the mouse's own moves on the line before this state. */
  moves: number;
  /** The mouse's cell. */
  mouse: Cell;
  /** The cat's cell. */
  cat: Cell;
  /**
   * The next cells of the mouse: after each move of the cat, an open route begins with one of these cells. No cell can
   * be left out. If there is only one cell, the cat is too late; if there are several, the cat cannot guard them all.
   */
  ways: Cell[];
}

/**
 * A move of the optimal line that its player must make, because any other move gives up a forced win within the limit,
 * or allows the other player a forced win.
 */
export interface OnlyMove {
  /** The number of plies of the line before this move. */
  ply: number;
  /** The player who moves. */
  by: Player;
  /** The cell or node before the move. */
  from: Cell;
  /** The cell or node after the move. */
  to: Cell;
  /** The number of legal moves, at least 2. */
  moves: number;
}

/** The effect of toggling a cell between floor and wall. */
export interface WallChange {
  /** The outcome at the start with the cell toggled, as in `wallEffects`. */
  outcome: Outcome;
  /**
   * The difference from the present outcome, under the move limit.
   * - `"none"`: the same player wins in the same number of plies, or the limit decides both boards; on a graph, both
   *   results are draws. The cat may win in another way, such as by a capture instead of at the food.
   * - `"winner"`: the other player wins; on a graph, also if a forced win becomes a draw, or a draw a forced win.
   * - `"limit"`: the cat wins on both boards, on one by the limit and on the other by force.
   * - `"longer"`: the same player wins by force, in this many more plies.
   * - `"shorter"`: the same player wins by force, in this many fewer plies.
   */
  change: "none" | "winner" | "limit" | "longer" | "shorter";
  /** The number of plies for `"longer"` and `"shorter"`; otherwise `null`. */
  plies: number | null;
  /**
   * Whether the win becomes longer by the most plies of all cells, or shorter by the most plies. Several cells can have
   * the same number.
   */
  most: boolean;
}

/**
 * The outcome at the start with one piece moved to each cell: the present outcome on the piece's present cell, `null`
 * on walls and on the cells of the other two pieces.
 */
export interface PieceEffects {
  /** The outcomes with the cat on each cell. */
  cat: (Outcome | null)[];
  /** The outcomes with the mouse on each cell. */
  mouse: (Outcome | null)[];
  /** The outcomes with the food on each cell. */
  food: (Outcome | null)[];
}

/** The results of three common methods on the same board, for comparison only. */
export interface MethodComparison {
  /**
   * Depth-first search from the start with memoization. It is wrong on some boards, because a state that repeats on the
   * current path is treated as undecided. Results that rest on this assumption are memoized, although the state may be
   * decided along another path.
   */
  depthFirst: CountedMethod;
  /**
   * Dynamic programming over the number of plies: a table of all states for each number of plies up to the limit,
   * computed from the table before.
   */
  byTurns: CountedMethod;
  /**
   * Retrograde analysis: a queue that works backwards from the states in which the game is over, and looks at each move
   * at most once.
   */
  backwards: CountedMethod;
  /**
   * The number of plies of the longest forced win. Retrograde analysis decides the states in this many layers, after
   * the states in which the game is over.
   */
  layers: number;
}

/** The answer of one method, and the work it took. */
export interface CountedMethod {
  /** Whether the mouse wins, LeetCode's question. */
  mouseWins: boolean;
  /** The number of moves that the method looked at. */
  moves: number;
}

/**
 * The properties of an editor that the page shows, in one object. They are the members of `Editor` with the same names.
 */
export interface BoardView {
  rows: number;
  cols: number;
  catJump: number;
  mouseJump: number;
  moveLimit: number;
  link: string;
  linkedState: State | null;
  /** The content of each cell as painted, row by row. */
  contents: Content[];
  missing: Piece[];
  carried: Piece | null;
  isStroking: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The progress of the exercise; `null` if there is no exercise. */
  progress: Progress | null;
}

/** The progress of an exercise. */
export interface Progress {
  /** Whether the goal is met. */
  isMet: boolean;
  /** The goal; `null` if the exercise only limits changes. */
  goal: {
    /** The player who should win; on a graph, `null` if nobody should be able to force a win. */
    winner: Player;
    /**
     * The minimum number of plies of the win; `null` if any win will do. If there is a minimum, the win must be forced.
     * Without a minimum, the cat can also win by the move limit of a board.
     */
    plies: number | null;
    /** The same minimum, counted in the winner's own moves. */
    moves: number | null;
  } | null;
  /**
   * The cells that are a wall either now or at the start of the exercise, but not both; on a graph, the edges that
   * exist either now or at the start, but not both.
   */
  changes: Cell[];
  /**
   * The pieces that are on another cell than at the start of the exercise. Empty if `allowed` is a number, because no
   * piece can be moved in that case.
   */
  moved: {
    piece: Piece;
    /** The cell at the start of the exercise; `null` if the piece was not on the board. */
    from: Cell | null;
    /** The present cell; `null` if the piece is not on the board. */
    to: Cell | null;
  }[];
  /** The maximum number of changes; `null` if any number is allowed. */
  allowed: number | null;
  /** The present outcome; `null` while a piece is missing or a player's node has no edge. */
  outcome: Outcome | null;
  /** The cells that cannot be changed, or the nodes whose edges cannot be changed. */
  locked: Cell[];
  /**
   * The reason why the exercise refused the last change or a part of it; `null` if it allowed everything.
   * - `"settings"`: jumps, move limit and size cannot be changed.
   * - `"locked"`: a locked cell, or an edge at a locked node, would change.
   * - `"pieces"`: only walls may be changed.
   * - `"walls"`: the maximum number of wall changes has been reached.
   */
  refusal: "settings" | "locked" | "pieces" | "walls" | null;
}

/** The fewest changes that reach the goal of an exercise. */
export interface FewestWalls {
  /**
   * - `"met"`: the goal is reached already.
   * - `"found"`: these changes reach the goal, and no fewer do.
   * - `"impossible"`: no allowed changes reach the goal.
   * - `"unknown"`: the time ran out; or the exercise has no maximum number of changes, and no changes of walls (on a
   *   graph, of edges) reach the goal.
   */
  status: "met" | "found" | "impossible" | "unknown";
  /** The cells of the walls to add or remove, or the edges; empty unless they were found. */
  changes: Cell[];
}

/**
 * A shift, a quarter turn or a reflection of a whole board. Nothing is lost, because a row or column that is shifted
 * over one edge comes back at the opposite edge.
 * - `"shift-up"`: shifts up by one row. The first row becomes the last.
 * - `"shift-right"`: shifts right by one column. The last column becomes the first.
 * - `"shift-down"`: shifts down by one row. The last row becomes the first.
 * - `"shift-left"`: shifts left by one column. The first column becomes the last.
 * - `"rotate-right"`: turns by 90° clockwise. Rows become columns.
 * - `"rotate-left"`: turns by 90° counterclockwise. Rows become columns.
 * - `"mirror-across"`: swaps left and right.
 * - `"mirror-down"`: swaps top and bottom.
 */
export type Transform =
  | "shift-up"
  | "shift-right"
  | "shift-down"
  | "shift-left"
  | "rotate-right"
  | "rotate-left"
  | "mirror-across"
  | "mirror-down";

/**
 * The keys of a link that say how its board or graph is shown: the open tab, the number of plies of the line that have
 * been played, a title, whether the answer is hidden, and the terms of an exercise.
 */
export interface LinkKeys {
  /**
   * The open tab; `null` if the link names none.
   * - `"line"`: the best line.
   * - `"moves"`: all moves of the state.
   * - `"map"`: the winner from each cell.
   * - `"what-if"`: the outcomes with other walls and jumps.
   * - `"solving"`: the method that solves the board.
   * - `"statistics"`: counts of the results of all states.
   */
  view: "line" | "moves" | "map" | "what-if" | "solving" | "statistics" | null;
  /** The number of plies of the line that have been played, 0 to 10,000. */
  ply: number;
  /** Whether the answer is hidden until the reader asks for it. */
  hide: boolean;
  /** The title: plain text on one line, of at most 80 characters; empty if the link has none. */
  title: string;
  /**
   * The terms of an exercise: `goal`, `walls`, `edges`, `locked` and `from`; and `count=1` if a puzzle also asks for
   * the number of moves. Empty if the link has none of them.
   */
  terms: string;
}

/** One of several cases in a pasted text. */
export interface PastedCase {
  /** The board or the graph as the fragment of a link. A pasted link keeps the keys that `readLinkKeys` reads. */
  link: string;
  /**
   * The return value that the text expects of LeetCode's function; `null` if the text has no answer. A text has either
   * an answer after each case, or a list with all answers after the last case.
   */
  expected: boolean | null;
  /** The outcome at the start; `null` if the board is incomplete, or the graph cannot be played. */
  outcome: Outcome | null;
}

/** The progress of a search. */
export interface SearchProgress {
  /** Whether the board has the required properties. If so, the search stops. */
  found: boolean;
  /** The number of boards tried so far. */
  tried: number;
  /** The best board so far, with the required jumps and move limit, as the fragment of a link. */
  link: string;
  /** The outcome at the start of this board. */
  outcome: Outcome;
}

/** A move of one player. On a board, the player stays if `from` equals `to`. */
export interface GraphMove {
  /** The player who moves. */
  by: Player;
  /** The cell or node before the move. */
  from: GraphNode;
  /** The cell or node after the move. */
  to: GraphNode;
}

/**
 * The ending of a game on a graph.
 * - `"hole"`: the mouse reaches the hole.
 * - `"capture"`: cat and mouse are on the same node.
 * - `"draw"`: a state repeats, or the player to move has no move.
 */
export type GraphEnding = "hole" | "capture" | "draw";

/** The result of perfect play on a graph: the winner, the ending and the number of plies. */
export interface GraphOutcome {
  /** The player who can force a win; `null` in a draw. */
  winner: Player | null;
  /** The ending of the optimal line from the state. */
  ending: GraphEnding;
  /** The number of plies (moves by one player) until the win; 0 if the game is over, `null` in a draw. */
  plies: number | null;
}

/** A legal move, with the outcome after it. */
export interface RankedGraphMove {
  /** The player who moves. */
  by: Player;
  /** The cell or node before the move. */
  from: GraphNode;
  /** The cell or node after the move. */
  to: GraphNode;
  /** The outcome after the move. */
  outcome: GraphOutcome;
  /** Whether no other move is better for the player who moves. */
  best: boolean;
}

/**
 * The grade of a move. Before the move, the player has a win or a loss that is forced within the limit, or the limit
 * decides (on a graph, the state is a draw). The move keeps this result or makes it worse.
 */
export interface GraphGrade {
  /**
   * The change of the result for the player who moved.
   * - `"best"`: no other move is better (`RankedMove.best`).
   * - `"slower"`: still a forced win, but it takes `plies` plies more than necessary.
   * - `"sooner"`: still a forced loss, but it comes `plies` plies earlier than necessary.
   * - `"win-to-loss"`: a forced win before the move, a forced loss after it.
   * - `"win-to-draw"`: on a graph: a forced win before the move, a draw after it.
   * - `"draw-to-loss"`: on a graph: a draw before the move, a forced loss after it.
   * - `"loss-to-draw"`: on a graph, after `GraphSolution.inMatch`: a draw because the move leads to a state of the
   *   match so far. Every move to a new state loses.
   */
  verdict: "best" | "slower" | "sooner" | "win-to-loss" | "win-to-draw" | "draw-to-loss" | "loss-to-draw";
  /** The number of plies for `"slower"` and `"sooner"`; otherwise `null`. */
  plies: number | null;
  /** The outcome before the move. */
  before: GraphOutcome;
  /** The outcome after the move. */
  after: GraphOutcome;
}

/**
 * Optimal play from a state, until the game is over, the move limit is reached, a state repeats, or the player to move
 * has no move.
 */
export interface GraphLine {
  /** The moves, in order. */
  moves: GraphMove[];
  /**
   * The ending of the game. If a state repeats, the moves after it repeat too: on a board until the move limit ends the
   * game; on a graph the game is a draw.
   */
  ending: GraphEnding;
  /** If a state repeats, the index of the first move played from it; otherwise `null`. */
  loopsFrom: number | null;
}

/** A move followed by optimal play, with the outcome after the move. */
export interface GraphRefutation {
  /** The refuted move, then the moves of optimal play. */
  moves: GraphMove[];
  /** The ending of the game, as in a `Line`. */
  ending: GraphEnding;
  /** The index of the first move of a loop, as in a `Line`; otherwise `null`. */
  loopsFrom: number | null;
  /** The outcome after the move. */
  outcome: GraphOutcome;
}

/**
 * The reason for the outcome of a state of a graph, made only of proved facts. All plies are counted from the state.
 */
export interface GraphReason {
  /**
   * The reason why a player can force a win, or why nobody can. Exactly one reason applies to each state.
   * - `"over"`: the game is over.
   * - `"no-move"`: a draw; the player `stuck` has no edge to move along. The cat cannot use an edge to the hole.
   * - `"all-apart"`: a draw; there is no way from the mouse to the hole, and none from the cat to the mouse.
   * - `"hole-apart"`: a draw; there is no way from the mouse to the hole, and the cat cannot force a capture.
   * - `"cat-apart"`: the mouse wins in `alone` plies; there is no way from the cat to the mouse.
   * - `"trapped"`: the cat wins; there is no way from the mouse to the hole, and the cat catches the mouse.
   * - `"intercepted"`: the cat wins; the mouse is caught if it runs straight for the hole, and cannot escape in another
   *   way.
   * - `"mouse-first"`: the mouse wins in `alone` plies; the cat cannot stop it.
   * - `"detour"`: the mouse wins; it would be caught if it ran straight for the hole, but it wins in another way, in
   *   more than `alone` plies.
   * - `"stand-off"`: a draw; the mouse is caught if it runs straight for the hole, but the cat cannot force a capture.
   */
  code:
    | "over"
    | "no-move"
    | "all-apart"
    | "hole-apart"
    | "cat-apart"
    | "trapped"
    | "intercepted"
    | "mouse-first"
    | "detour"
    | "stand-off";
  /** The forced win; `null` in a draw. */
  forced: Forced | null;
  /**
   * The number of plies that the mouse needs to reach the hole if the cat does nothing; `null` if there is no way to
   * the hole.
   */
  alone: number | null;
  /** The player who has no move, for `"no-move"`; otherwise `null`. */
  stuck: Player | null;
  /**
   * The number of plies in which the cat catches a mouse that gets closer to the hole with every move and otherwise
   * survives as long as possible. Only for `"intercepted"`, `"detour"` and `"stand-off"`; for all other causes `null`.
   */
  caught: number | null;
  /**
   * The next move of each player on the optimal line, each with its alternatives, beginning with the player to move.
   * Fewer than two entries if the game ends before the second move.
   */
  choices: Choice[];
}

/**
 * The facts that can be drawn on a graph to show the reason for the outcome of a state. Each of them is proved. Cells
 * are nodes.
 */
export interface GraphProof {
  /**
   * The player whose route is shown; `null` if the game is over, and in a draw in which the mouse has no way to the
   * hole or a player has no move.
   */
  runner: Player | null;
  /** The runner's goal: the hole, or the capture of the mouse; `null` if there is no runner. */
  goal: "hole" | "capture" | null;
  /**
   * The nodes of the runner's route, the first of these that exists; empty if there is no runner:
   * - a shortest route of the mouse to the hole on which the cat cannot stop it;
   * - if the mouse wins: its moves on the optimal line;
   * - a shortest route of the mouse to the hole, on which the cat cuts it off as late as possible;
   * - if the cat wins: its moves on the optimal line.
   */
  route: RouteCell[];
  /**
   * If the mouse wins, but only by a detour (`"detour"`): a shortest route, on which the cat cuts the mouse off as late
   * as possible. Empty otherwise.
   */
  direct: RouteCell[];
  /**
   * The first node of `direct`, or of `route` if `direct` is empty, on which a cat that knows the route catches the
   * mouse. `null` if there is no such node. If the mouse still wins, it takes a detour or answers the cat's moves.
   */
  cutOff: GraphNode | null;
  /**
   * For `"cat-apart"`: the nodes to which the cat can go. For `"all-apart"`, `"hole-apart"` and `"trapped"`: the nodes
   * from which there is a way to the hole. Empty otherwise.
   */
  apart: GraphNode[];
  /**
   * If the mouse wins, but not by its route alone: the state in which the cat can no longer stop the mouse. Otherwise
   * `null`.
   */
  fork: Fork | null;
  /**
   * Whether `route`, `apart` and the players' moves alone prove the outcome. If false, the outcome is just as certain,
   * but follows only from the analysis of all states.
   */
  isProof: boolean;
  /** The number of the winner's own moves until the forced win; `null` in a draw. */
  moves: number | null;
  /** The moves of the optimal line to which there is no alternative, in order. */
  only: OnlyMove[];
  /**
   * If the cat wins: for each number of plies from 0 to the longest game, the nodes on which the mouse can be at this
   * ply or later, whatever moves it makes, if the cat plays its best moves. Each set contains the next, and the last is
   * empty. No sets if the cat does not win.
   */
  reach: GraphNode[][];
  /**
   * In a draw in which the cat has a way to the mouse: nodes on which the mouse can go on for ever without being
   * caught, unless the cat lets it into the hole. This is the set for the start of the game if that set is enough in
   * this state too; otherwise a set for this state. In the state for which a set was found, no node can be left out.
   * Empty otherwise.
   */
  safe: GraphNode[];
  /**
   * In a draw in which the mouse has a way to the hole: nodes on which the cat can go on for ever and keep the mouse
   * out of the hole, unless it can catch the mouse. This is the set for the start of the game if that set is enough in
   * this state too; otherwise a set for this state. In the state for which a set was found, no node can be left out.
   * Empty otherwise.
   */
  guard: GraphNode[];
  /**
   * If the cat wins, or guards nodes in a draw: the cat's response to each move that the mouse can make in this state;
   * with the cat to move, only the cat's move. The responses are the cat's best moves, or in a draw moves that keep the
   * mouse out of the hole. Empty otherwise.
   */
  responses: CatResponse[];
}

/** The cat's response to a move of the mouse. If `mouse` and `cat` are the same node, the mouse is caught there. */
export interface CatResponse {
  /** The node of the mouse, with the cat to move. */
  mouse: GraphNode;
  /** The node to which the cat goes, or the cat's node if the mouse steps onto it. */
  cat: GraphNode;
}

/** The cat's responses in a state with the mouse to move. */
export interface StrategyEntry {
  /** The node of the mouse. */
  mouse: GraphNode;
  /** The node of the cat. */
  cat: GraphNode;
  /** The number of the cat's moves until it wins; `null` in a draw. */
  moves: number | null;
  /** The cat's response to each move of the mouse. */
  responses: CatResponse[];
}

/** The effect of adding an edge, or of removing it. */
export interface EdgeEffect {
  /** The lower of the two nodes. */
  from: GraphNode;
  /** The other node. */
  to: GraphNode;
  /** Whether the graph has this edge. If so, the change removes the edge, otherwise it adds the edge. */
  isEdge: boolean;
  /** The outcome at the start of the changed graph; `null` if a player would begin on a node without an edge. */
  outcome: GraphOutcome | null;
  /**
   * The difference from the present outcome; `null` without an outcome.
   * - `"none"`: the same player wins in the same number of plies, or the limit decides both boards; on a graph, both
   *   results are draws. The cat may win in another way, such as by a capture instead of at the food.
   * - `"winner"`: the other player wins; on a graph, also if a forced win becomes a draw, or a draw a forced win.
   * - `"longer"`: the same player wins by force, in this many more plies.
   * - `"shorter"`: the same player wins by force, in this many fewer plies.
   */
  change: "none" | "winner" | "longer" | "shorter" | null;
  /** The number of plies for `"longer"` and `"shorter"`; otherwise `null`. */
  plies: number | null;
}

/**
 * The outcome at the start with one player moved to each node: the present outcome on the player's present node, `null`
 * on the other player's node and in the hole.
 */
export interface StartEffects {
  /** The outcomes with the mouse on each node. */
  mouse: (GraphOutcome | null)[];
  /** The outcomes with the cat on each node. */
  cat: (GraphOutcome | null)[];
}

/** A drawing of a graph. */
export interface GraphView {
  /** A game graph, on which mouse and cat play, or the states of any game. */
  kind: "graph" | "states";
  /** The graph as the fragment of a link. */
  link: string;
  /** The graph in LeetCode's notation: `[[1,2],[0],[0]]`. */
  text: string;
  /**
   * The state in the last opened or pasted link. Its cells are nodes. `null` if the link had no valid state, while the
   * graph differs from the graph of the link, and for graphs of states.
   */
  linkedState: State | null;
  nodes: DrawnNode[];
  /** The node that is selected, to be moved or connected next. */
  chosen: GraphNode | null;
  /** Whether the nodes have been arranged. If not, they are at default positions. */
  isArranged: boolean;
  /** Whether the pointer is dragging an edge from the selected node. */
  drawsEdge: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The progress of the exercise; `null` if there is no exercise. */
  progress: GraphProgress | null;
}

/** A node of a drawing, with its neighbours. */
export interface DrawnNode {
  /** The distance from the left, 0 to 100. */
  x: number;
  /** The distance from the top, 0 to 100. */
  y: number;
  /**
   * The result for the player to move, if the game is over in this state; otherwise, and on a game graph, `null`.
   * - `"lost"`: the player to move has lost.
   * - `"won"`: the player to move has won.
   */
  result: "lost" | "won" | null;
  neighbours: GraphNode[];
}

/** The progress of an exercise. */
export interface GraphProgress {
  /** Whether the goal is met. */
  isMet: boolean;
  /** The goal; `null` if the exercise only limits changes. */
  goal: {
    /** The player who should win; on a graph, `null` if nobody should be able to force a win. */
    winner: Player | null;
    /**
     * The minimum number of plies of the win; `null` if any win will do. If there is a minimum, the win must be forced.
     * Without a minimum, the cat can also win by the move limit of a board.
     */
    plies: number | null;
    /** The same minimum, counted in the winner's own moves. */
    moves: number | null;
  } | null;
  /**
   * The cells that are a wall either now or at the start of the exercise, but not both; on a graph, the edges that
   * exist either now or at the start, but not both.
   */
  changes: [from: GraphNode, to: GraphNode][];
  /** The maximum number of changes; `null` if any number is allowed. */
  allowed: number | null;
  /** The present outcome; `null` while a piece is missing or a player's node has no edge. */
  outcome: GraphOutcome | null;
  /** The cells that cannot be changed, or the nodes whose edges cannot be changed. */
  locked: GraphNode[];
  /**
   * The reason why the exercise refused the last change or a part of it; `null` if it allowed everything.
   * - `"locked"`: a locked cell, or an edge at a locked node, would change.
   * - `"nodes"`: nodes cannot be added or deleted.
   * - `"edges"`: the maximum number of edge changes has been reached.
   */
  refusal: "locked" | "nodes" | "edges" | null;
}

/** The fewest changes that reach the goal of an exercise. */
export interface FewestEdges {
  /**
   * - `"met"`: the goal is reached already.
   * - `"found"`: these changes reach the goal, and no fewer do.
   * - `"impossible"`: no allowed changes reach the goal.
   * - `"unknown"`: the time ran out; or the exercise has no maximum number of changes, and no changes of walls (on a
   *   graph, of edges) reach the goal.
   */
  status: "met" | "found" | "impossible" | "unknown";
  /** The cells of the walls to add or remove, or the edges; empty unless they were found. */
  changes: [from: GraphNode, to: GraphNode][];
}

/** One of several cases in a pasted text. */
export interface PastedGraphCase {
  /** The board or the graph as the fragment of a link. A pasted link keeps the keys that `readLinkKeys` reads. */
  link: string;
  /**
   * The return value that the text expects of LeetCode's function; `null` if the text has no answer. A text has either
   * an answer after each case, or a list with all answers after the last case.
   */
  expected: 0 | 1 | 2 | null;
  /** The outcome at the start; `null` if the board is incomplete, or the graph cannot be played. */
  outcome: GraphOutcome | null;
}

/** The progress of a search for a graph. */
export interface GraphSearchProgress {
  /** Whether the graph has the required properties. If so, the search stops. */
  found: boolean;
  /** The number of graphs tried so far. */
  tried: number;
  /**
   * The best graph so far, as the fragment of a link. If the search started from the graph in `from`, the nodes have
   * the positions of that graph.
   */
  link: string;
  /** The outcome at the start of this graph. */
  outcome: GraphOutcome;
}

/**
 * A problem whose solutions can be judged.
 * - `"cat-and-mouse-ii"`: *Cat and Mouse II* (LeetCode 1728), on a board.
 * - `"cat-and-mouse"`: *Cat and Mouse* (LeetCode 913), on a graph.
 */
export type ProblemName = "cat-and-mouse-ii" | "cat-and-mouse";

/** The progress of the judge. */
export interface JudgeProgress {
  /**
   * The stage of the next question; when done, the stage of the last question.
   * - `"statement"`: asks the examples of LeetCode's statement.
   * - `"small"`: asks every small board or graph.
   * - `"traps"`: asks boards or graphs on which known solutions fail.
   * - `"random"`: asks random boards or graphs.
   * - `"large"`: asks boards or graphs of the largest size.
   * - `"shrinking"`: asks the failed question again, then makes it smaller. The host restarts the solution before this
   *   stage.
   * - `"locating"`: asks for positions of the failed question's game, to find where the answers first go wrong.
   * - `"naming"`: asks questions that tell known mistakes apart.
   * - `"confirming"`: asks many questions that could show that the solution makes a mistake other than the one found.
   *   The host may end this stage at any time with `settle`.
   */
  stage: "statement" | "small" | "traps" | "random" | "large" | "shrinking" | "locating" | "naming" | "confirming";
  /** The number of questions that have been answered. */
  asked: number;
  /** The number of questions that a right solution is asked; `null` while a failure is examined. */
  of: number | null;
  /** Whether there is no further question. */
  done: boolean;
}

/** The judge's findings so far. */
export interface JudgeReport<Problem extends ProblemName = ProblemName> {
  /**
   * The decision about the solution. After a failure it says what is wrong with `failure.given`, or that the answer
   * differs between runs.
   * - `"accepted"`: all questions were answered correctly, and there is no further one.
   * - `"wrong-answer"`: an answer was wrong.
   * - `"wrong-type"`: an answer was of the wrong type, such as a number for *Cat and Mouse II*.
   * - `"error"`: the solution failed with an error.
   * - `"time-limit"`: the solution gave no answer in the time allowed.
   * - `"differs-between-runs"`: the question that failed was answered correctly when it was asked again.
   * - `"undecided"`: not all questions have been answered.
   */
  verdict: "accepted" | "wrong-answer" | "wrong-type" | "error" | "time-limit" | "differs-between-runs" | "undecided";
  /** The number of questions that have been answered. Answers that `Judge.answer` ignored do not count. */
  asked: number;
  /** The number of larger questions that `asked` does not include, because the stack was too small for them. */
  tooDeep: number;
  /** The number of small questions that have been answered, and the number of all small questions. */
  small: {
    /** The number of questions that have been answered. */
    asked: number;
    /** The number of all small questions. */
    all: number;
  };
  /** The question on which the solution fails; `null` if it does not fail. */
  failure: {
    /** The smallest question found on which the solution fails. */
    question: QuestionOf<Problem>;
    /** The right answer. */
    expected: boolean | number;
    /** The solution's answer. */
    given: Given;
    /**
     * Whether every smaller question was asked and answered correctly. This does not include questions with a jump
     * longer than the longer side of the board: not all of them are asked, because such a jump reaches no more cells.
     */
    isSmallest: boolean;
    /** The first question on which the solution failed. */
    first: QuestionOf<Problem>;
  } | null;
  /**
   * After a wrong answer: the position at which the answers first go wrong. The solution's answer there is wrong,
   * although the right answer follows from its own answers about the positions two plies later. Only positions of the
   * failed question's game with the mouse to move are tried. `null` if the search found neither such a position nor a
   * circle (`isCircle`).
   */
  firstWrong: {
    /**
     * The position, as a question of its own. On a graph, nodes are renumbered so that the players start on nodes 1 and
     * 2.
     */
    question: QuestionOf<Problem>;
    /** The right answer. */
    expected: boolean | number;
    /** The solution's answer. */
    given: boolean | number;
    /** The number of plies until the win, with perfect play; `null` if nobody can force a win. */
    plies: number | null;
    /**
     * The moves from the start of the failed question to the position: for each move, the cell or node of that question
     * to which it leads. The mouse moves first, then the players take turns.
     */
    line: number[];
    /**
     * Whether the answers first go wrong at no single position, because the wrong answers follow from each other in a
     * circle. In this case, `question` is the failed question.
     */
    isCircle: boolean;
  } | null;
  /**
   * After a wrong answer: the number of cells (in *Cat and Mouse*: nodes) up to which every question was answered
   * correctly. `null` if not even the smallest question was answered correctly.
   */
  rightUpTo: number | null;
  /**
   * The known mistakes that explain every answer so far: a solution with the mistake gives the same answers. Empty if
   * the solution does not fail.
   */
  mistakes: {
    /** The code of the mistake. */
    code: MistakeCode;
    /**
     * For `"limit-too-low"`: the plies of the longest win that was found, and of the shortest that was missed;
     * otherwise `null`.
     */
    plies: [number, number] | null;
    /**
     * For `"jumps-off-by-one"`: whose jumps are too long or too short, if only one variant is left; otherwise `null`.
     */
    jumps: {
      /** The player whose jumps are wrong; `null` for both players. */
      of: Player | "both";
      /** Whether the jumps are too long. Otherwise they are too short. */
      tooLong: boolean;
    } | null;
    /**
     * A number for `mistakenMoves`. It stands for one variant of this mistake that explains every answer. `null` if the
     * mistake is not about moves.
     */
    form: number | null;
    /**
     * Whether this mistake is certain: no other mistake is left, this mistake explains at least three wrong answers,
     * and all questions were asked that could have shown another mistake.
     */
    isCertain: boolean;
  }[];
  /** If `mistakes` is empty: the known mistake that explains most of the answers, if there is one. Otherwise `null`. */
  nearest: {
    /** The code of the mistake. */
    code: MistakeCode;
    /**
     * The smallest known question to which a solution with this mistake gives another answer than the judged solution.
     */
    question: QuestionOf<Problem>;
    /** The answer that a solution with this mistake gives to this question. */
    answer: boolean | number;
  } | null;
  /**
   * On boards, if the verdict is `"error"`: the kind of board on which all errors occurred, if there were at least
   * three errors and at least twenty boards of other kinds. Otherwise `null`.
   * - `"one-row"`: boards of one row.
   * - `"one-column"`: boards of one column.
   * - `"more-columns"`: boards with more columns than rows.
   * - `"more-rows"`: boards with more rows than columns.
   * - `"not-square"`: boards that are not square.
   */
  errorsOn: "one-row" | "one-column" | "more-columns" | "more-rows" | "not-square" | null;
}

/**
 * A known mistake of solutions. `docs/judging.md` describes each mistake.
 * - `"limit-too-low"`: the solution gives up after too few moves.
 * - `"draw-counts-as-mouse"`: a game that nobody can win is scored as a win of the mouse.
 * - `"draw-counts-as-cat"`: a game that nobody can win is scored as a win of the cat (*Cat and Mouse* only).
 * - `"depth-first-memory"`: a depth-first search remembers results that are true only on the path on which they were
 *   found.
 * - `"turn-forgotten"`: a depth-first search remembers results by the places of cat and mouse only, without the turn.
 * - `"catch-missed"`: the game goes on when cat and mouse meet: always, or after the moves of one player.
 * - `"race-only"`: the player who is closer to the food or the hole is taken as the winner.
 * - `"cat-cannot-stay"`: the cat has to move (*Cat and Mouse II* only).
 * - `"cat-blocks-mouse"`: the mouse cannot jump over the cat (*Cat and Mouse II* only).
 * - `"through-walls"`: jumps go through walls (*Cat and Mouse II* only).
 * - `"edge-wraps"`: jumps go on at another side when they leave the board (*Cat and Mouse II* only).
 * - `"full-jumps-only"`: a player always jumps as far as possible (*Cat and Mouse II* only).
 * - `"jumps-swapped"`: the jumps of cat and mouse are swapped (*Cat and Mouse II* only).
 * - `"cat-moves-first"`: the cat moves first.
 * - `"players-swapped"`: cat and mouse are swapped.
 * - `"cat-enters-hole"`: the cat may enter the hole (*Cat and Mouse* only).
 * - `"jumps-off-by-one"`: jumps are one cell too long or too short (*Cat and Mouse II* only).
 * - `"food-blocks-cat"`: the cat cannot jump onto the food (*Cat and Mouse II* only).
 * - `"losses-not-counted"`: a state whose moves all lose is not recognised as lost, or a state with one losing move is
 *   taken as lost.
 * - `"degree-counts-hole"`: the number of the cat's moves includes the forbidden move into the hole (*Cat and Mouse*
 *   only).
 * - `"always-the-same"`: the answer does not depend on the question.
 * - `"draw-has-other-number"`: a draw is answered with a number that is none of the three answers (*Cat and Mouse*
 *   only).
 * - `"rows-and-columns"`: rows and columns are swapped: the solution fails only on boards that are not square (*Cat and
 *   Mouse II* only).
 */
export type MistakeCode =
  | "limit-too-low"
  | "draw-counts-as-mouse"
  | "draw-counts-as-cat"
  | "depth-first-memory"
  | "turn-forgotten"
  | "catch-missed"
  | "race-only"
  | "cat-cannot-stay"
  | "cat-blocks-mouse"
  | "through-walls"
  | "edge-wraps"
  | "full-jumps-only"
  | "jumps-swapped"
  | "cat-moves-first"
  | "players-swapped"
  | "cat-enters-hole"
  | "jumps-off-by-one"
  | "food-blocks-cat"
  | "losses-not-counted"
  | "degree-counts-hole"
  | "always-the-same"
  | "draw-has-other-number"
  | "rows-and-columns";

/** A move that a solution with a known mistake considers. */
export interface MistakenMove {
  /** The cell or node to which the player goes. The rules may not allow this move. */
  to: number;
  /**
   * The player who wins after the move, according to the solution. On a board, a draw is a win of the cat. `null` for a
   * draw on a graph, and if the result is not known.
   */
  winner: Player | null;
  /** Whether the solution knows this result. A depth-first search may never have reached the state. */
  isKnown: boolean;
}

// The calls, and types that only they need.

/** All legal moves of a state, grouped by their result for the player to move. Each list has the best move first. */
export interface MoveGroups {
  /** Moves after which the player can still force a win within the limit. */
  winning: RankedMove[];
  /** Moves after which the limit decides. */
  limit: RankedMove[];
  /** Moves after which the other player can force a win within the limit. */
  losing: RankedMove[];
}

export interface SolveOptions {
  /** The number of plies after which the cat wins: 1 to 10,000, by default 1,000. */
  moveLimit?: number | null;
}

/**
 * The error that every call throws for invalid arguments, before `init()` has finished (`not-initialised`), for an
 * object after `free()` (`freed`), and if the solver runs out of memory (`out-of-memory`). The solver can be used as
 * before after an error.
 */
export interface CatMouseError extends Error {
  name: "CatMouseError";
  code:
    | "not-a-grid"
    | "not-a-board"
    | "empty-grid"
    | "too-large"
    | "ragged-row"
    | "unknown-character"
    | "missing-piece"
    | "duplicate-piece"
    | "bad-jump"
    | "bad-move-limit"
    | "bad-plies"
    | "bad-cell"
    | "bad-turn"
    | "bad-goal"
    | "bad-walls"
    | "bad-edges"
    | "bad-locked"
    | "bad-graph"
    | "bad-node"
    | "bad-problem"
    | "bad-answers"
    | "bad-count"
    /** The size of a board is not 1 to 8 rows by 1 to 8 columns. */
    | "bad-size"
    /** An argument is invalid and no other code covers it. The message says what it must be. */
    | "bad-argument"
    | "not-initialised"
    | "freed"
    /** From `init`: the file of the solver is not there, or the network is not. */
    | "not-fetched"
    /** From `init`: what was fetched or given is not the solver of this version. */
    | "not-a-solver"
    /** From `init`: there is no WebAssembly. */
    | "no-webassembly"
    /** From `init`: the content security policy of the page does not allow WebAssembly. */
    | "refused"
    /** Objects that have not been freed, such as solutions, use all of the 4 GiB that the solver can have. */
    | "out-of-memory";
  /** The row at fault, counted from 0, or `null`. */
  row: number | null;
  /** The column at fault, counted from 0, or `null`. */
  col: number | null;
  /** The facts that a translated message needs. Those that do not apply are `null`. */
  detail: {
    /** A description, in English, of what was given instead. */
    given: string | null;
    piece: Piece | null;
    character: string | null;
    player: Player | null;
    /**
     * The number of cells of the row (`ragged-row`) or of nodes of the graph (`wrong-size`); for a pasted text, the
     * length of the part at fault in UTF-16 units.
     */
    length: number | null;
    expected: number | null;
    /**
     * The start of the part at fault in a pasted text, in UTF-16 units; `length` is then its length. For `labelStates`,
     * the index in an array of a state that does not exist. `null` for all other errors, and if no single part is at
     * fault.
     */
    position: number | null;
    /** The node or state at fault. */
    node: number | null;
    /** The node at the other end of an edge at fault. */
    other: number | null;
    /**
     * The exact problem for `bad-graph` and `bad-node`; otherwise `null`.
     * - `"not-a-graph"`: not an array of arrays. If `node` is a number, the list of this node is not an array.
     * - `"wrong-size"`: a graph must have 3 to 64 nodes, but this one has `length`.
     * - `"no-such-node"`: `given` is not a node. For `bad-graph`, `node` has an edge to it.
     * - `"one-way"`: there is an edge from `node` to `other`, but none back.
     * - `"loop"`: `node` has an edge to itself. `given` is its number as written; a link numbers states from 1.
     * - `"repeated"`: `node` has two edges to `other`.
     * - `"no-edge"`: the `player` begins on `node`, which has no edge.
     * - `"in-hole"`: the cat cannot be in the hole.
     * - `"no-move"`: the `player` has no move to `node`.
     * - `"unclosed"`: in a text, a closing bracket of the lists is missing.
     * - `"unreadable"`: `given`, a part of a text, is neither a list of nodes nor an edge.
     * - `"too-many"`: `given`, a number in a link, is more than a node can have.
     * - `"wrong-states"`, `"wrong-edges"`, `"wrong-list"`: `given` is not a valid argument of `labelStates`.
     * - `"no-such-state"`: `given`, at `position`, is not a state.
     * - `"lost-and-won"`: state `node` is listed both as lost and as won.
     */
    problem:
      | "not-a-graph"
      | "wrong-size"
      | "no-such-node"
      | "one-way"
      | "loop"
      | "repeated"
      | "no-edge"
      | "in-hole"
      | "no-move"
      | "unclosed"
      | "unreadable"
      | "too-many"
      | "wrong-states"
      | "wrong-edges"
      | "wrong-list"
      | "no-such-state"
      | "lost-and-won"
      | null;
  };
}

/**
 * Whether a value is a `CatMouseError`, including errors from another realm, such as a frame, or another copy of this
 * package. Can be called before `init()`.
 */
export function isCatMouseError(value: unknown): value is CatMouseError;

/**
 * Whether the mouse wins with perfect play within 1,000 plies. This is the signature of LeetCode 1728.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @throws {CatMouseError}
 */
export function canMouseWin(grid: readonly string[], catJump: number, mouseJump: number): boolean;

/**
 * The number of moves that a player makes itself in a number of plies. A win takes
 * `ownMoves(outcome.plies, outcome.winner, turn)` moves of the winner. On a graph the mouse may have to make the last ply,
 * onto the cat: that is no move of the cat.
 * @param plies a whole number from 0 to 10,000
 * @param player whose moves are counted
 * @param turn who moves first
 * @throws {CatMouseError} `bad-argument`, `bad-turn`
 */
export function ownMoves(plies: number, player: Player, turn: Player): number;

/**
 * Solves a board: who wins from every state, and in how many plies. In loops, free the solution or use `canMouseWin`.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @throws {CatMouseError}
 */
export function solve(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): Solution;

/**
 * A solved board. It uses up to 16 KiB of memory until it is freed by `free()` or garbage-collected. After `free()`,
 * every other call throws a `CatMouseError`. A loop that never awaits anything gives the garbage collector no chance,
 * so free solutions in loops, or use `canMouseWin`. If the memory is used up, creating an object throws
 * `out-of-memory`.
 */
export class Solution {
  private constructor();
  readonly rows: number;
  readonly cols: number;
  /** The number of plies after which the cat wins, counted from the start of the game. */
  readonly moveLimit: number;
  /** The outcome at the start: both players on their painted cells, the mouse to move. */
  verdict(): Outcome;
  /**
   * The outcome of any state of the board. `result`, `moves` and `line` also take the three values of a state.
   * @param played how many plies have been played, 0 to 10,000, by default 0. They count against the move limit. All
   *   methods whose result depends on the limit take it as their last argument
   * @throws {CatMouseError} `bad-argument` if `state` is not an object; `bad-cell` for a wall or a number that is not a
   *   cell, `bad-turn`, `bad-plies`
   */
  result(state: State, played?: number | null): Outcome;
  result(mouse: Cell, cat: Cell, turn: Player, played?: number | null): Outcome;
  /**
   * The outcomes of all states with one player fixed on this cell: a list indexed by the cell of the other player,
   * with `null` for walls. With `turn` as the fixed player, this says who wins if the other one has just gone there.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`, `bad-plies`; `bad-argument` if `fixed` is not a player
   */
  map(fixed: Player, cell: Cell, turn: Player, played?: number | null): (Outcome | null)[];
  /**
   * All legal moves of a state, best first; empty if the game is over, also by the move limit. Among equally good moves, a player
   * without a forced win first makes the one after which the smallest share of the other player's moves keeps the result. Then
   * comes the one that takes the cat closer to the mouse, or the mouse closer to the food; then up, right, down, left, the
   * shorter jump first, and staying last.
   * @throws {CatMouseError} like `result`
   */
  moves(state: State, played?: number | null): RankedMove[];
  moves(mouse: Cell, cat: Cell, turn: Player, played?: number | null): RankedMove[];
  /**
   * Who wins if the player to move goes there now? The outcome after each legal move, in a list indexed by the cell that
   * it goes to, with `null` for all other cells.
   * @throws {CatMouseError} like `result`
   */
  destinations(state: State, played?: number | null): (Outcome | null)[];
  /**
   * The same moves as `moves`, in groups.
   * @throws {CatMouseError} like `result`
   */
  groups(state: State, played?: number | null): MoveGroups;
  /** The state in which the game starts. */
  start(): State;
  /**
   * The state after a move to this cell.
   * @throws {CatMouseError} like `result`; also `bad-cell` if there is no legal move to the cell
   */
  after(state: State, to: Cell): State;
  /**
   * Whether a match that began in this state is a draw after these moves: its present state occurs for the third time,
   * and neither player can force a win in it.
   * @param moves the cells to which the players have moved in turn, at most 10,000
   * @throws {CatMouseError} like `result`; also `bad-cell` for a move that is not legal, `bad-argument` if `moves` is not an array
   */
  isDrawn(state: State, moves: readonly Cell[]): boolean;
  /** Optimal play from the start. */
  line(): Line;
  /**
   * Optimal play from a state.
   * @throws {CatMouseError} like `result`
   */
  line(state: State, played?: number | null): Line;
  line(mouse: Cell, cat: Cell, turn: Player, played?: number | null): Line;
  /** The reason for the outcome at the start. */
  reason(): Reason;
  /**
   * The reason for the outcome of a state.
   * @throws {CatMouseError} like `result`
   */
  reason(state: State, played?: number | null): Reason;
  /** What can be drawn to show why the outcome at the start is what it is. */
  proof(): Proof;
  /**
   * What can be drawn to show why the outcome of a state is what it is.
   * @throws {CatMouseError} like `result`
   */
  proof(state: State, played?: number | null): Proof;
  /**
   * What happens after a move to this cell: for a bad move, its refutation.
   * @throws {CatMouseError} like `result`; also `bad-cell` if there is no legal move to the cell
   */
  refutation(state: State, to: Cell, played?: number | null): Refutation;
  /**
   * The grade of a move to this cell.
   * @throws {CatMouseError} like `result`; also `bad-cell` if there is no legal move to the cell
   */
  grade(state: State, to: Cell, played?: number | null): Grade;
  /**
   * The move of an opponent, chosen by the seed; `null` if the game is over. The same seed always gives the same move.
   * Over many seeds, each of the moves that a weaker opponent likes best is about equally frequent.
   * @param seed a whole number from 0 to 4,294,967,295; a perfect opponent always makes the first of `moves`
   * @param strength how well the opponent plays, by default perfectly
   * @throws {CatMouseError} like `result`; `bad-argument` for any other seed or strength
   */
  reply(state: State, seed: number, strength?: Strength | null, played?: number | null): RankedMove | null;
  /**
   * How the states with this cat and turn were decided: a list indexed by the mouse's cell, with `null` for walls.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`
   */
  decided(cat: Cell, turn: Player): (Decided | null)[];
  /**
   * One of the states that are decided in exactly this many plies, 0 to 10,000; `null` if there is no such state. If a win is
   * forced from this state in at least as many plies, it is the state of the optimal line that is `plies` plies from the end.
   * Otherwise it has the cat on the same cell if it can, and then also the same turn.
   * @throws {CatMouseError} like `result`
   */
  decidedAt(state: State, plies: number): DecidedState | null;
  /**
   * A new array of all states with this turn, at `[mouse * cells + cat]`. Bits 15 and 14 say who can force a win (1 the
   * mouse, 2 the cat), bits 13 to 0 in how many plies. A draw is 0. 0xC000 means that a player would be on a wall.
   * @throws {CatMouseError} `bad-turn`
   */
  table(turn: Player): Uint16Array;
  /** Statistics over all states. */
  stats(): Stats;
  /** Frees the memory immediately. */
  free(): void;
  [Symbol.dispose](): void;
}

/**
 * What if the jumps were different? The outcome at the start for every pair of jumps, at
 * `[catJump - 1][mouseJump - 1]`: eight lists of eight.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @throws {CatMouseError}
 */
export function jumpTable(grid: readonly string[], options?: SolveOptions | null): Outcome[][];

/**
 * What if a wall were added or removed? For each cell, the outcome at the start if the cell is toggled from floor to
 * wall or back; `null` for cells with a piece.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @returns a list indexed by `Cell`
 * @throws {CatMouseError}
 */
export function wallEffects(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): (Outcome | null)[];

/**
 * The effect of adding or removing each wall: `wallEffects` compared with the present outcome; `null` for cells with a
 * piece.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @returns a list indexed by `Cell`
 * @throws {CatMouseError}
 */
export function wallChanges(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): (WallChange | null)[];

/**
 * What if a piece were on another cell? The outcome at the start for each piece on each cell.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @throws {CatMouseError}
 */
export function pieceEffects(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): PieceEffects;

/**
 * Solves a board by three methods and counts the moves that each looks at. This can take several hundredths of a
 * second.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @throws {CatMouseError}
 */
export function compareMethods(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): MethodComparison;

/** All legal moves of a state, grouped by their result for the player to move. Each list has the best move first. */
export interface GraphMoveGroups {
  /** Moves after which the player can still force a win. */
  winning: RankedGraphMove[];
  /** Moves after which neither player can force a win. */
  draw: RankedGraphMove[];
  /** Moves after which the other player can force a win. */
  losing: RankedGraphMove[];
}

/**
 * Who wins on a graph: 0 nobody, 1 the mouse, 2 the cat. This is the signature of LeetCode 913.
 * @param graph the neighbours of each node, for 3 to 64 nodes
 * @throws {CatMouseError} `bad-graph`
 */
export function catMouseGame(graph: readonly (readonly number[])[]): 0 | 1 | 2;

/**
 * Solves a graph: who wins from every state, and in how many plies. The game is that of LeetCode 913: the mouse
 * starts on node 1, the cat on node 2, and the mouse moves first. Each move goes along an edge. The mouse wins in the
 * hole, node 0, which the cat may not enter. In loops, free the solution or use `catMouseGame`.
 * @param graph the neighbours of each node, for 3 to 64 nodes
 * @throws {CatMouseError} `bad-graph`, with the first node at fault
 */
export function solveGraph(graph: readonly (readonly number[])[]): GraphSolution;

/**
 * A solved graph. It uses memory until it is freed by `free()` or garbage-collected. After `free()`, every other call
 * throws a `CatMouseError`.
 */
export class GraphSolution {
  private constructor();
  /** The number of nodes of the graph. */
  readonly nodes: number;
  /**
   * The same graph after these moves from a state. A state that comes back in a match is a draw, so the new solution has each
   * state that was passed as a draw, the present one included. Ask it for `moves`, `grade` and `reply` in the present state.
   * It uses memory of its own.
   * @param moves the nodes to which the players have moved in turn, at most 10,000
   * @throws {CatMouseError} like `result`; also `bad-node` for a move that is not legal, `bad-argument` if `moves` is not an array
   */
  inMatch(state: State, moves: readonly GraphNode[]): GraphSolution;
  /** Whether the match is a draw because its present state was there before. `false` without `inMatch`. */
  readonly isRepeated: boolean;
  /** The outcome at the start: mouse on node 1, cat on node 2, the mouse to move. */
  verdict(): GraphOutcome;
  /**
   * The outcome of any state, whose `Cell`s are nodes. `result`, `moves` and `line` also take the three values of a state.
   * @throws {CatMouseError} `bad-argument` if `state` is not an object; `bad-node` for a number that is not a node or a cat
   *   in the hole, `bad-turn`
   */
  result(state: State): GraphOutcome;
  result(mouse: GraphNode, cat: GraphNode, turn: Player): GraphOutcome;
  /**
   * The outcomes of all states with one player fixed on this node: a list indexed by the node of the other player, with
   * `null` for a cat in the hole. With `turn` as the fixed player, this says who wins if the other one has just gone
   * there.
   * @throws {CatMouseError} `bad-node`, `bad-turn`; `bad-argument` if `fixed` is not a player
   */
  map(fixed: Player, node: GraphNode, turn: Player): (GraphOutcome | null)[];
  /**
   * All legal moves of a state, best first; empty if the game is over, or if the player has no move, which is a draw. Equally
   * good moves are in the same order as on a board, and finally by node.
   * @throws {CatMouseError} like `result`
   */
  moves(state: State): RankedGraphMove[];
  moves(mouse: GraphNode, cat: GraphNode, turn: Player): RankedGraphMove[];
  /**
   * Who wins if the player to move goes there now? The outcome after each legal move, in a list indexed by the node that
   * it goes to, with `null` for all other nodes.
   * @throws {CatMouseError} like `result`
   */
  destinations(state: State): (GraphOutcome | null)[];
  /**
   * The same moves as `moves`, in groups.
   * @throws {CatMouseError} like `result`
   */
  groups(state: State): GraphMoveGroups;
  /** The state in which the game starts. Its `Cell`s are nodes. */
  start(): State;
  /**
   * The state after a move to this node.
   * @throws {CatMouseError} like `result`; also `bad-node` if there is no legal move to the node
   */
  after(state: State, to: GraphNode): State;
  /** Optimal play from the start. */
  line(): GraphLine;
  /**
   * Optimal play from a state.
   * @throws {CatMouseError} like `result`
   */
  line(state: State): GraphLine;
  line(mouse: GraphNode, cat: GraphNode, turn: Player): GraphLine;
  /** The reason for the outcome at the start. */
  reason(): GraphReason;
  /**
   * The reason for the outcome of a state.
   * @throws {CatMouseError} like `result`
   */
  reason(state: State): GraphReason;
  /** What can be drawn to show why the outcome at the start is what it is. */
  proof(): GraphProof;
  /**
   * What can be drawn to show why the outcome of a state is what it is.
   * @throws {CatMouseError} like `result`
   */
  proof(state: State): GraphProof;
  /**
   * All that the cat needs to know to win, or to keep the mouse out of the hole for ever: the positions to which the game can
   * come from this state if the cat responds as told, with its responses there. If the cat wins, each response catches the
   * mouse or leads to another entry with fewer moves. In a draw, each leads to an entry, and in none of them can the mouse go
   * into the hole. Empty if the mouse wins, or if nobody has to do anything for the draw.
   * @param most no more entries than this; all if it is missing
   * @throws {CatMouseError} like `result`; `bad-argument` for a `most` that is not a whole number from 1
   */
  strategy(state: State, most?: number | null): StrategyEntry[];
  /**
   * What happens after a move to this node: for a bad move, its refutation.
   * @throws {CatMouseError} like `result`; also `bad-node` if there is no legal move to the node
   */
  refutation(state: State, to: GraphNode): GraphRefutation;
  /**
   * The grade of a move to this node.
   * @throws {CatMouseError} like `result`; also `bad-node` if there is no legal move to the node
   */
  grade(state: State, to: GraphNode): GraphGrade;
  /**
   * The move of an opponent, chosen by the seed; `null` if the game is over, or if the player has no move. The same seed
   * always gives the same move. A weaker mouse runs for the hole, a weaker cat for the mouse, or to the hole if it cannot
   * get to the mouse.
   * @param seed a whole number from 0 to 4,294,967,295
   * @param strength how well the opponent plays, by default perfectly
   * @throws {CatMouseError} like `result`; `bad-argument` for any other seed or strength
   */
  reply(state: State, seed: number, strength?: Strength | null): RankedGraphMove | null;
  /**
   * How the states with this cat and turn were decided: a list indexed by the mouse's node.
   * @throws {CatMouseError} `bad-node`, `bad-turn`
   */
  decided(cat: GraphNode, turn: Player): Decided[];
  /**
   * One of the states that are decided in exactly this many plies, as for boards.
   * @throws {CatMouseError} like `result`; also `bad-plies`
   */
  decidedAt(state: State, plies: number): DecidedState | null;
  /**
   * A new array of all states with this turn, at `[mouse * nodes + cat]`. Bits 15 and 14 say who can force a win (1 the
   * mouse, 2 the cat), bits 13 to 0 in how many plies. A draw is 0. 0xC000 means that the cat would be in the hole.
   * @throws {CatMouseError} `bad-turn`
   */
  table(turn: Player): Uint16Array;
  /** Statistics over all states. The `Cell`s are nodes. */
  stats(): Stats;
  /** Frees the memory immediately. */
  free(): void;
  [Symbol.dispose](): void;
}

/**
 * What if an edge were added or removed? The effects of all pairs of nodes, in portions, because a graph of 50 nodes has
 * 1,225 pairs. After `free()`, every other call throws a `CatMouseError`.
 */
export class EdgeEffects {
  /**
   * @param graph the neighbours of each node, for 3 to 64 nodes
   * @throws {CatMouseError} `bad-graph`
   */
  constructor(graph: readonly (readonly number[])[]);
  /** The number of pairs that are left. */
  readonly left: number;
  /**
   * Goes on for this many milliseconds, 0 to 60,000, or until no pair is left. Does at least a few pairs.
   * @returns the effects that this call has found, in order of `from`, then `to`; `[]` if none is left
   * @throws {CatMouseError} `bad-argument` for any other duration
   */
  run(milliseconds: number): EdgeEffect[];
  /** Frees the memory immediately. */
  free(): void;
  [Symbol.dispose](): void;
}

/**
 * What if a player started on another node? The outcome at the start for each player on each node.
 * @param graph the neighbours of each node, for 3 to 64 nodes
 * @throws {CatMouseError} `bad-graph`
 */
export function startEffects(graph: readonly (readonly number[])[]): StartEffects;

export type GraphTool = "move" | "add" | "connect" | "delete" | "lost" | "won";

/** A change of a graph, or the reason why nothing changed. */
export interface GraphEdit {
  /**
   * - `"added"`, `"moved"`, `"deleted"`: this happened to `node`; a deleted node's number is the one it had.
   * - `"chosen"`: `node` was selected, to be moved or connected next.
   * - `"connected"`, `"disconnected"`: the edge from `node` to `other` was added or removed.
   * - `"lost"`, `"won"`, `"unmarked"`: state `node` was marked as lost or won, or its mark was removed.
   * - `"kept"`: nothing changed, because `node` cannot be deleted: it is the hole, the start of a player, or the last
   *   state.
   * - `"full"`: nothing changed, because there are already 64 nodes.
   */
  what:
    | "added"
    | "moved"
    | "deleted"
    | "chosen"
    | "connected"
    | "disconnected"
    | "lost"
    | "won"
    | "unmarked"
    | "kept"
    | "full";
  node: GraphNode | null;
  other: GraphNode | null;
}

/**
 * An editor for a drawn graph, with undo. The graph is a board of the graph game, whose edges lead both ways, or a
 * graph of states, whose edges are moves. It has up to 64 nodes on a drawing of 100 by 100, and no edge from a node to
 * itself. Nodes are counted from 0. Every change is a step that can be undone.
 */
export class GraphEditor {
  /**
   * @param link the fragment of a link: `graph=0-1.1-2` lists the edges of a board, whose nodes are numbered from 0;
   * `states=1-2.2-3&lost=3` lists those of a graph of states, which are numbered from 1. A node without an edge is a
   * single number. `lost` and `won` are the states in which the game is over, `at=10-10.50-50` the positions of all
   * nodes, and `m=3&c=5&turn=cat` a state of the game on a board
   * @throws {CatMouseError} `bad-graph`
   */
  constructor(link: string);
  /**
   * The current graph, and the progress of the exercise with `turn` to move first, by default the mouse.
   * @throws {CatMouseError} `bad-turn`
   */
  view(turn?: Player | null): GraphView;
  /**
   * The fragment of a link to a state of the game on this board: `link` with `m`, `c` and `turn`. For a graph of
   * states, `link` without a state.
   * @throws {CatMouseError} `bad-argument`, `bad-node`, `bad-turn`
   */
  stateLink(state: State): string;
  /**
   * Begins an exercise with the current graph and an empty history, or ends the exercise if `terms` is `""`. So does
   * `paste`. The keys of `terms` are those of a link: `goal=cat&edges=1&locked=0+4`. Nodes can be moved, but not added or
   * deleted. `goal=draw` asks that nobody can force a win.
   * `edges` is the maximum number of edge changes, `locked` are nodes whose edges cannot be changed. With
   * `from=0-2.1-2`, the exercise starts from these edges, and the current graph is its first step.
   * @throws {CatMouseError} `bad-goal`, `bad-edges`, `bad-locked`; `bad-argument` for anything but a string
   */
  assign(terms: string): void;
  /**
   * The progress of the exercise, with `turn` to move first; `null` if there is none.
   * @throws {CatMouseError} `bad-turn`
   */
  progress(turn: Player): GraphProgress | null;
  /**
   * Looks for the fewest edges to add or remove that reach the goal of the exercise, with `turn` to move first; `null` if
   * there is no exercise.
   * @throws {CatMouseError} `bad-turn`; `bad-argument` for a duration that is not a number from 0 to 60,000
   */
  fewestChanges(turn: Player, milliseconds: number): FewestEdges | null;
  /** Deletes all edges, and all nodes that can be deleted. */
  clear(): void;
  /**
   * Moves the nodes to these positions: x and y of each node, in order. This is a step only if the graph was arranged
   * before.
   * @throws {CatMouseError} `bad-argument` for anything but an array of finite numbers
   */
  arrange(places: number[]): void;
  /**
   * Starts the tool's action at this point of the drawing. Returns the change, if the press alone makes one. `"move"`
   * drags a node, or selects one, and the next press moves it there. `"connect"` adds an edge from the pressed node to
   * the node where the pointer is released, or removes it; or it selects a node, and the next press gives the other
   * end.
   * @throws {CatMouseError} `bad-argument` for an unknown tool or a number that is not finite
   */
  press(x: number, y: number, tool: GraphTool): GraphEdit | null;
  /**
   * Moves the pointer to this point.
   * @throws {CatMouseError} `bad-argument` for a number that is not finite
   */
  drag(x: number, y: number): void;
  /**
   * Ends the pointer's action at this point. Returns the change, if it makes one.
   * @throws {CatMouseError} `bad-argument` for a number that is not finite
   */
  release(x: number, y: number): GraphEdit | null;
  /**
   * Applies a key at the focused node, or at none (`null`). Returns the change, if it makes one.
   * - The arrow keys, such as `"ArrowLeft"`, move the node.
   * - `"Enter"` and `" "` select the node, or add or remove the edge from the selected node to it.
   * - `"Delete"` and `"Backspace"` delete the node and its edges. The numbers of later nodes drop by one.
   * - `"n"` adds a node at a free position.
   * - `"l"` and `"w"` mark the state as lost or won, or remove this mark.
   * - `"Escape"` ends the pointer's action, reverts it, and deselects the node.
   * - `"Undo"` undoes the last step, and `"Redo"` redoes it.
   * - Other keys do nothing.
   * @throws {CatMouseError} `bad-node` if there is no such node, `bad-argument` for a key that is not a string
   */
  key(node: GraphNode | null, key: string): GraphEdit | null;
  /**
   * Replaces the graph by the one in the text: lists of neighbours as LeetCode writes them, or in braces as in C++ and
   * Java, or a link to a graph of the same kind. If the text cannot be read, nothing changes.
   * @throws {CatMouseError} `bad-graph`, with `position` and `length` in its `detail`; `bad-argument` for anything but a
   *   string
   */
  paste(text: string): void;
  /**
   * All graphs in a text, such as several cases in LeetCode's test box, with the answers that the text expects. The graph
   * of the editor stays. What cannot be read is skipped, except the first graph.
   * @throws {CatMouseError} like `paste`
   */
  readCases(text: string): PastedGraphCase[];
  free(): void;
  [Symbol.dispose](): void;
}

/** The labels of the states of a directed graph, for the player to move. The arrays are new copies. */
export interface StateLabels {
  /** The label of each state: 0 draw, 1 win, 2 lose. */
  labels: Uint8Array;
  /**
   * The number of plies from each state until the game is over, if the winner plays for the fastest win and the loser
   * delays as long as possible; -1 in a draw.
   */
  plies: Int32Array;
  /** The states that are not draws, in the order in which they were decided: by plies. */
  order: Uint32Array;
  /**
   * The successor that decided each state: for a won state, the lost successor with the fewest plies; for a lost
   * state, the won successor with the most. -1 in a draw and if the game is over.
   */
  through: Int32Array;
}

/**
 * Labels every state of a directed graph as won, lost or drawn for the player to move, by retrograde analysis. A
 * state with a move to a lost state is won. A state whose moves all lead to won states is lost. All other states are
 * draws, including states without moves in which the game is not over. The running time is linear in the number of
 * states and edges.
 * @param nodes the number of states, 1 to 1,000,000; states are numbered from 0
 * @param edges up to 1,000,000 pairs of states, from and to, one pair after another
 * @param lost the states in which the game is over and lost for the player to move
 * @param won the states in which the game is over and won for the player to move
 * @throws {CatMouseError} `bad-graph`
 */
export function labelStates(
  nodes: number,
  edges: Uint32Array,
  lost: readonly number[] | Uint32Array,
  won?: readonly number[] | Uint32Array | null,
): StateLabels;

/** The content of a cell. */
export type Content = "floor" | "wall" | Piece;
export type Tool = "wall" | "floor" | Piece;

/** Whether the fragment of an address has a board, valid or not. */
export function namesBoard(link: string): boolean;

/**
 * What the fragment of a link says besides the board or the graph and the state. Keys that are missing or impossible are read as if
 * the link did not have them.
 * @throws {CatMouseError} `bad-argument` for anything but a string
 */
export function readLinkKeys(link: string): LinkKeys;

/**
 * The fragment of a link that shows its board or graph in this way: `view`, `ply`, `hide=1`, `title`, `goal`, `walls` or
 * `edges`, and `locked` after the board or the graph and the state of `link`. Keys that are missing or `null` are not
 * written, whatever `link` says, and a longer title is cut. `cat-and-mouse/solver` knows no graphs.
 * @param link `Editor.link`, `GraphView.link`, or what `stateLink` returns
 * @throws {CatMouseError} as the constructor of `Editor` or `GraphEditor` does for the link; `bad-goal`, `bad-walls`,
 *   `bad-edges`, `bad-locked`; `bad-argument` for any other invalid value
 */
export function writeLinkKeys(
  link: string,
  keys: { [Key in keyof LinkKeys]?: LinkKeys[Key] | null | undefined },
): string;

/**
 * An editor for a setup, with undo. The board may be incomplete, but never has two of the same piece. After `free()`,
 * every other call throws a `CatMouseError`.
 */
export class Editor {
  /**
   * @param link the fragment of a link, such as `board=xxxxF/xC3/M4&cat=1&mouse=2`
   * @throws {CatMouseError}
   */
  constructor(link: string);
  /**
   * Replaces the setup by that of a link. If the link cannot be read, nothing changes.
   * @throws {CatMouseError}
   */
  load(link: string): void;
  /**
   * The current setup, and the progress of the exercise with `turn` to move first, by default the mouse.
   * @throws {CatMouseError} `bad-turn`
   */
  view(turn?: Player | null): BoardView;
  readonly rows: number;
  readonly cols: number;
  /** The jumps, 1 to 8. Assigning anything else throws a `CatMouseError`. */
  catJump: number;
  mouseJump: number;
  /**
   * Sets both jumps in one step.
   * @throws {CatMouseError} `bad-jump`
   */
  setJumps(catJump: number, mouseJump: number): void;
  /** The move limit in plies, 1 to 10,000. Assigning anything else throws a `CatMouseError`. */
  moveLimit: number;
  /** The setup as the fragment of a link. */
  readonly link: string;
  /**
   * The fragment of a link to a state of this board: `link` with `m`, `c` and `turn`.
   * @throws {CatMouseError} `bad-argument`, `bad-cell`, `bad-turn`
   */
  stateLink(state: State): string;
  /**
   * The state in the last loaded or pasted link; `null` if the link had no valid state, and while the board differs
   * from that of the link.
   */
  readonly linkedState: State | null;
  /**
   * Starts an exercise on the current setup, and clears the history. Jumps, limit and size can then not be changed.
   * Loading or pasting a setup ends the exercise, and so do terms with none of these keys.
   * @param terms in the format of a link, such as `goal=mouse:12&walls=2&locked=2,3+2,4`. `goal` is the player who
   * should win, optionally with a minimum number of plies of a forced win. `walls` is the maximum number of wall
   * changes, 0 to 64; if it is stated, pieces cannot be moved. `locked` lists the cells that cannot be changed, as row
   * and column counted from 1. With `from=M1F1C`, the exercise starts from this board, and the current one is its first
   * step
   * @throws {CatMouseError} `bad-goal`, `bad-walls`, `bad-locked`; `bad-argument` for anything but a string
   */
  assign(terms: string): void;
  /**
   * The progress of the exercise with this player to move first; `null` if there is no exercise.
   * @throws {CatMouseError} `bad-turn`
   */
  progress(turn: Player): Progress | null;
  /**
   * Looks for the fewest walls to add or remove that reach the goal of the exercise, with `turn` to move first; `null` if
   * there is no exercise.
   * @throws {CatMouseError} `bad-turn`; `bad-argument` for a duration that is not a number from 0 to 60,000
   */
  fewestChanges(turn: Player, milliseconds: number): FewestWalls | null;
  /** Whether a stroke is in progress. */
  readonly isStroking: boolean;
  /** The piece that the current stroke carries, if any. */
  readonly carried: Piece | null;
  /** The rows as LeetCode writes them. */
  grid(): string[];
  /**
   * The content of each cell, row by row, as drawn in this state, by default as painted. If several pieces share a cell, the
   * cat hides the mouse, and both hide the food.
   * @throws {CatMouseError} `bad-argument`, `bad-cell`, `bad-turn`
   */
  contents(state?: State | null): Content[];
  /**
   * The cell on which the piece is painted; `null` if it is not on the board.
   * @throws {CatMouseError} `bad-argument` for an unknown piece
   */
  cellOf(piece: Piece): Cell | null;
  /** The pieces that are not on the board. */
  missing(): Piece[];
  /**
   * Starts a stroke at this row and column.
   * @throws {CatMouseError} `bad-cell` outside the board, `bad-argument` for an unknown tool
   */
  press(row: number, col: number, tool: Tool): void;
  /**
   * Moves the pointer of the stroke, possibly outside the board.
   * @throws {CatMouseError} `bad-argument` for a number that is not finite
   */
  drag(row: number, col: number): void;
  /** Ends the stroke and keeps its changes. */
  release(): void;
  /** Ends the stroke and reverts its changes. */
  cancel(): void;
  /**
   * Undoes the last step. Returns whether there was one. A step is a stroke or another change of the setup,
   * including its jumps and limit. The last 1,000 steps are kept. If the current stroke has changed something, undoes
   * only that, as `cancel` does.
   */
  undo(): boolean;
  /** The same as `undo`, but the step cannot be redone. */
  withdraw(): boolean;
  /**
   * Redoes the last step that was undone. Returns whether there was one. A new step deletes the steps that could be
   * redone. If the current stroke has changed something, nothing can be redone.
   */
  redo(): boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Shifts, rotates or mirrors the board with its content. A rotation swaps the number of rows and columns.
   * @throws {CatMouseError} `bad-argument` for an unknown transform
   */
  transform(how: Transform): void;
  /**
   * Replaces the setup by the first one in the text: a list of rows in any programming language, LeetCode's statement
   * or test case, rows on separate lines, the board part of a link, or a link. Jumps and limit are taken from the text
   * if it states them; a link always states all of them. If the text cannot be read, nothing changes. Only its first
   * 100,000 UTF-16 units are read.
   * @returns the number of boards in the text
   * @throws {CatMouseError} with `position` and `length` in its `detail`; `not-a-board` if nothing looks like a board;
   * `bad-argument` for anything but a string
   */
  paste(text: string): number;
  /**
   * All setups in a text, such as several cases in LeetCode's test box, with the answers that the text expects. The
   * setup of the editor stays. Lists of strings that are not complete boards are skipped, except the first.
   * @throws {CatMouseError} like `paste`
   */
  readCases(text: string): PastedCase[];
  /**
   * The setup as text that `paste` can read. `leetcode` is a LeetCode test case: the rows as `["…","…"]`, the cat's
   * jump and the mouse's jump, one per line. `text` is only the rows, one per line.
   * @throws {CatMouseError} `bad-argument` for an unknown format
   */
  copy(format: "leetcode" | "text"): string;
  /**
   * Makes the cell floor and removes a piece on it.
   * @throws {CatMouseError} `bad-cell` outside the board
   */
  erase(row: number, col: number): void;
  /**
   * Changes the size to this many rows and columns, each 1 to 8. Pieces outside the new size move to the closest free
   * cell; if there is none, they are removed. Content that is cut off comes back when the board grows again.
   * @throws {CatMouseError} `bad-size` for other sizes
   */
  resize(rows: number, cols: number): void;
  /** Removes all walls and pieces. */
  clear(): void;
  /**
   * Solves the setup.
   * @throws {CatMouseError} `missing-piece` if the board is incomplete
   */
  solve(): Solution;
  free(): void;
  [Symbol.dispose](): void;
}

/** The required properties of a board. All numbers are whole. */
export interface BoardWish {
  /** The size, 1 to 8 each. The board must have at least three cells. */
  rows: number;
  cols: number;
  /** The jumps, 1 to 8 each. */
  catJump: number;
  mouseJump: number;
  /** The number of plies after which the cat wins: 1 to 10,000, by default 1,000. */
  moveLimit?: number | null;
  /**
   * The percentage of cells that are walls, 0 to 60. A board found can differ by up to 10 percentage points. Only
   * boards with fewer than five cells, or too little room for the walls beside the pieces, can differ by more.
   */
  walls: number;
  /** The winner: a player by force, the cat by the move limit (`"limit"`), or either player (`null`). */
  winner: Player | "limit" | null;
  /**
   * The minimum length of the forced win in plies, 0 to 10,000. With 0 and the winner `null`, the win need not be
   * forced. Ignored with `"limit"`.
   */
  minPlies: number;
  /** The seed of the search, 0 to 4,294,967,295. The same wish always finds the same board. */
  seed: number;
  /** Whether there is a way from the mouse to the food; by default it does not matter. */
  food?: "reachable" | "unreachable" | null;
  /**
   * Whether the game must be worth playing, by default not: the loser can get to at least three other cells, and the winner can
   * throw the win away with each of its first three moves on the optimal line. The win must then be forced. Ignored with
   * `"limit"`.
   */
  contested?: boolean | null;
  /**
   * A board to change, as the fragment of a link. It must have `rows` and `cols`; `walls` and its jumps are ignored. The
   * cells that `locked` names in the link keep their content. With the winner `null`, the search makes the win longer
   * that this board has.
   */
  from?: string | null;
}

/**
 * A search for a board with given properties. If no such board exists, the search never ends by itself, but `status`
 * says so if it can know. After `free()`, every other call throws a `CatMouseError`.
 */
export class BoardSearch {
  /**
   * @throws {CatMouseError} `bad-jump`, `bad-move-limit`; `bad-argument` for any other invalid property; for `from` as
   *   the constructor of `Editor` does, `missing-piece` or `bad-locked`
   */
  constructor(wish: BoardWish);
  /**
   * Continues the search for this many milliseconds, 0 to 60,000, or until a board is found. Tries at least a few
   * boards.
   * @throws {CatMouseError} `bad-argument` for any other duration
   */
  run(milliseconds: number): SearchProgress;
  /**
   * How the search stands.
   * - `"searching"`: the best board may still become better.
   * - `"found"`: the best board has the required properties.
   * - `"stuck"`: the last 50,000 boards were no better than the best one. The search can go on, but there may be no better
   *   board.
   * - `"impossible"`: no board has these properties: they contradict each other, or no win takes so long on this size, or the
   *   boards of a size with at most 8 cells were all tried.
   */
  readonly status: "searching" | "found" | "stuck" | "impossible";
  /** Forgets the best board and starts again, so that `run` finds another one. */
  seekAnother(): void;
  /** From now on, the game need not be `contested`. The best board is kept, and `found` if it has the other properties. */
  dropContested(): void;
  /** Frees the memory immediately. */
  free(): void;
  [Symbol.dispose](): void;
}

/** The required properties of a graph. All numbers are whole. */
export interface GraphWish {
  /** The number of nodes, 3 to 64. */
  nodes: number;
  /**
   * The percentage of pairs of nodes that have an edge, 1 to 100. A graph found can differ by up to 10 percentage points,
   * and has at least as many edges as it takes to connect all nodes.
   */
  edges: number;
  /** The winner: a player, nobody (`"draw"`), or any of these (`null`). */
  winner: Player | "draw" | null;
  /**
   * The minimum length of the forced win in plies, 0 to 10,000. With 0 and the winner `null`, any graph will do: the first
   * random one is found. Ignored with `"draw"`.
   */
  minPlies: number;
  /** The seed of the search, 0 to 4,294,967,295. The same wish always finds the same graph. */
  seed: number;
  /**
   * Whether the game must be worth playing, by default not: the graph is connected, the loser can get to at least three other
   * nodes, and the winner can throw the win away with each of its first three moves on the optimal line. The win must then be
   * forced. Ignored with `"draw"`.
   */
  contested?: boolean | null;
  /**
   * A graph to change, as the fragment of a link. It must have `nodes`; `edges` is ignored. The nodes stay where they are drawn,
   * and those that `locked` names in the link keep their edges. Players may start on other nodes, which then take their numbers.
   * With the winner `null`, the search makes the win longer that this graph has.
   */
  from?: string | null;
}

/**
 * A search for a graph with given properties, as `BoardSearch` for boards. After `free()`, every other call throws a
 * `CatMouseError`.
 */
export class GraphSearch {
  /** @throws {CatMouseError} `bad-argument` for an invalid property */
  constructor(wish: GraphWish);
  /**
   * Continues the search for this many milliseconds, 0 to 60,000, or until a graph is found. Tries at least a few graphs.
   * @throws {CatMouseError} `bad-argument` for any other duration
   */
  run(milliseconds: number): GraphSearchProgress;
  /** How the search stands, as for `BoardSearch`. */
  readonly status: "searching" | "found" | "stuck" | "impossible";
  /** Forgets the best graph and starts again, so that `run` finds another one. */
  seekAnother(): void;
  /** From now on, the game need not be `contested`. The best graph is kept, and `found` if it has the other properties. */
  dropContested(): void;
  /** Frees the memory immediately. */
  free(): void;
  [Symbol.dispose](): void;
}

/** A row and a column, counted from 0, with fractions while a piece moves between two cells. */
export type Place = [row: number, col: number];

/** The pieces and arrows that are drawn on the board. */
export interface Scene {
  /** The positions of the pieces; `null` for a piece that is not drawn. */
  cat: Place | null;
  mouse: Place | null;
  food: Place | null;
  /** Moves drawn as arrows, or as a ring for staying. `strength` is the opacity, 0 (invisible) to 1. */
  arrows: { by: Player; from: Place; to: Place; strength: number }[];
  /** The piece that is being carried, which is drawn larger and above the others. */
  carried: Piece | null;
}

/** Paints boards on a canvas. The colours come from its CSS custom properties `--cm-…`. */
export class Painter {
  /** @throws {CatMouseError} `bad-argument` for anything but a canvas element with a 2d context */
  constructor(canvas: Global<"HTMLCanvasElement">);
  /**
   * Adapts to the canvas's size on the page, the screen's pixel density and the canvas's colours. Call it when one
   * changes.
   * @throws {CatMouseError} `bad-size` unless there are 1 to 8 rows and 1 to 8 columns
   */
  fit(rows: number, cols: number): void;
  /**
   * Paints the walls of the editor's board, and the scene on top.
   * @throws {CatMouseError} `bad-argument` if `editor` is not an `Editor` or the scene cannot be read
   */
  paint(editor: Editor, scene: Scene): void;
  /**
   * Paints the scene alone, over what is on the canvas.
   * @throws {CatMouseError} `bad-argument` if the scene cannot be read
   */
  paintScene(scene: Scene): void;
  /** The outline of a piece in a 100×100 box: the body, and the marks drawn on it, as SVG paths. */
  static outline(piece: Piece): { body: string; marks: string };
  free(): void;
  [Symbol.dispose](): void;
}

/** One input of *Cat and Mouse II* (LeetCode 1728), as LeetCode passes it. */
export interface BoardQuestion {
  grid: string[];
  catJump: number;
  mouseJump: number;
}
/** One input of *Cat and Mouse* (LeetCode 913), as LeetCode passes it. */
export interface GraphQuestion {
  graph: number[][];
}
export type Question = BoardQuestion | GraphQuestion;
/** One input of this problem. */
export type QuestionOf<Problem extends ProblemName> = Problem extends "cat-and-mouse" ? GraphQuestion : BoardQuestion;

/**
 * What a solution gave as its answer: a boolean or a number; `error` with the message if it failed; `timeout` if it
 * gave no answer in the time that the caller allows; `value` with any other value as text. `tooDeep` is true if it failed
 * because the stack of what runs it is full: LeetCode's is larger, so a larger question then counts as not asked.
 */
export type Given = boolean | number | { error: string; tooDeep?: boolean } | { timeout: true } | { value: string };

/**
 * What a solution with a known mistake says of each move in a state. Where this differs from the right results, the mistake
 * shows. It may look at moves that the rules do not allow, and leave out others.
 * @param form that of the mistake in a report of the same problem, if it is not `null`
 * @param played how many plies have been played, by default 0: a solution that gives up too early counts them
 * @throws {CatMouseError} `bad-argument`; the codes of `solve` or `solveGraph` for the question; `bad-cell`, `bad-node`,
 *   `bad-turn`, `bad-plies`
 */
export function mistakenMoves(question: Question, form: number, state: State, played?: number | null): MistakenMove[];

/**
 * The question that begins in another position of the same game, with the mouse to move, and its right answer. On a graph, nodes change their
 * numbers so that the players start where the rules say. `null` if the game is over in that position, or a player stands
 * where nobody can be.
 * @param mouse where the mouse is: a cell or node of the question
 * @throws {CatMouseError} the codes of `solve` or `solveGraph` for the question; `bad-cell`, `bad-node`
 */
export function questionAt(
  question: Question,
  mouse: number,
  cat: number,
): { question: Question; answer: boolean | number } | null;

/**
 * Finds out whether a solution is right. The judge knows no programming language: call `next`, pass each question to
 * the solution (a copy, in case the solution changes it), and hand over the answers with `answer`, until `next` returns
 * `[]`. When `progress().stage` becomes `"shrinking"`, start the solution afresh: the next question is one that failed
 * before. A wrong answer is asked five times again, a time-out or an error once.
 *
 * The report depends only on the problem, the options and the answers, not on how many questions are asked at a time.
 * After `free()`, every other call throws a `CatMouseError`.
 */
export class Judge<Problem extends ProblemName = ProblemName> {
  /**
   * @param options `seed` chooses the random questions, 0 to 4,294,967,295, by default 1. `questions` is the maximum number
   *   of questions, for slow solutions
   * @throws {CatMouseError} `bad-problem`; `bad-count` for a wrong number of questions, `bad-argument` for a wrong seed
   */
  constructor(problem: Problem, options?: { seed?: number; questions?: number });
  /**
   * Returns the next questions, at most `count`, in the order in which they are to be answered; `[]` when done.
   * Questions that have not been answered are returned again.
   * @throws {CatMouseError} `bad-count` unless `count` is a whole number from 1 to 4,294,967,295
   */
  next(count: number): QuestionOf<Problem>[];
  /**
   * Takes the answers to the questions of the last `next`, one for each, in their order. If one of them ends the stage, the
   * later ones are ignored.
   * @throws {CatMouseError} `bad-answers`
   */
  answer(given: Given[]): void;
  /**
   * Ends the search for a smaller failing question and for the mistake, for example because the solution is slow: `next`
   * returns `[]`, and `report` has what is known. Does nothing while no failure is known. In the stage `"confirming"`, up to
   * 5,000 questions could still show that the mistake is another: ask as many as there is time for.
   */
  settle(): void;
  /** How far the judge is. */
  progress(): JudgeProgress;
  /** What has been found out so far. */
  report(): JudgeReport<Problem>;
  free(): void;
  [Symbol.dispose](): void;
}
