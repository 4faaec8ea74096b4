/// <reference lib="esnext.disposable" />

/** The type of this name where the compiler knows it, as with the library of the browsers; else `never`. */
type Global<Name extends string> = typeof globalThis extends { [Key in Name]: { prototype: infer Type } }
  ? Type
  : never;
/** The same of those in the namespace `WebAssembly`. */
type Wasm<Name extends string> = typeof globalThis extends {
  WebAssembly: { [Key in Name]: { prototype: infer Type } };
}
  ? Type
  : never;

/** The bytes of the solver, or what has been compiled from them. */
export type SyncInitInput = ArrayBuffer | ArrayBufferView | Wasm<"Module">;
/** The same, or where to get them. */
export type InitInput = SyncInitInput | string | Global<"Request"> | Global<"Response"> | Global<"URL">;

/** What the instance exports. */
export interface InitOutput {
  /** The memory of all solutions and editors. */
  readonly memory: Wasm<"Memory">;
}

/**
 * Starts the solver, once: later calls return the same. In Node.js it is started when it is imported.
 * @param input where the solver is; by default `cat_and_mouse_bg.wasm` beside this module
 */
export default function init(
  input?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>,
): Promise<InitOutput>;

/** Starts the solver from its bytes, without waiting. */
export function initSync(input: { module: SyncInitInput } | SyncInitInput): InitOutput;

/** A cell of a board: `row * cols + col`, both counted from 0. */
export type Cell = number;
export type Player = "mouse" | "cat";
export type Piece = Player | "food";
/**
 * How a game ends: a player reaches the food, both stand on one cell (also that of the food), or the move limit is
 * reached.
 */
export type Ending = "food" | "capture" | "limit";

/** Who wins from a state when both play as well as can be. */
export interface Outcome {
  /** The winner under the move limit. */
  winner: Player;
  /** How `line()` from that state ends. */
  ending: Ending;
  /** After how many plies (moves of one player); 0 when the game is over, `null` when the limit decides. */
  plies: number | null;
  /** The same if there were no limit; `null` when neither player can force a win: a draw. */
  forced: { winner: Player; plies: number } | null;
}

/** A jump, or staying where `from` equals `to`. */
export interface Move {
  by: Player;
  from: Cell;
  to: Cell;
}

export interface RankedMove extends Move {
  /** The outcome after the move, with one ply fewer left until the limit. */
  outcome: Outcome;
  /** Whether no other move is better for the mover. */
  best: boolean;
}

/** Who is where, and whose turn it is. */
export interface State {
  mouse: Cell;
  cat: Cell;
  turn: Player;
}

/** All legal moves of a state by what they come to for the player to move; each list best first. */
export interface MoveGroups {
  /** After these the player can force a win within the limit. */
  winning: RankedMove[];
  /** After these the limit decides. */
  limit: RankedMove[];
  /** After these the other player can force a win within the limit. */
  losing: RankedMove[];
}

/**
 * Optimal play: it stops when the game is over, the limit is reached, or a state comes back. In the last case `ending`
 * is `"limit"`, because play repeats until then.
 */
export interface Line {
  moves: Move[];
  ending: Ending;
  /** When a state came back, the index of the move first played from it; else `null`. */
  loopsFrom: number | null;
}

/** Counts over all states: both players on floor cells, either to move. */
export interface Stats {
  /** In how many states the mouse can force a win; the same for the cat; and in how many neither can. */
  mouse: number;
  cat: number;
  draw: number;
  /** `mouseByPly[n]`: in how many states the mouse forces its win in n plies. */
  mouseByPly: number[];
  catByPly: number[];
  /** The first state with the longest forced win. */
  longest: { mouse: Cell; cat: Cell; turn: Player; winner: Player; plies: number };
}

/**
 * Why the outcome of a state is what it is: only what is proved. All plies are counted from the state, and without the
 * move limit unless `late` says otherwise.
 */
export interface Reason {
  /**
   * Which of these holds; of every state one does.
   * - `"over"`: the game is over.
   * - `"all-apart"`: a draw; mouse, cat and food are walled off from each other.
   * - `"cat-apart"`: the mouse wins; the cat is walled off, from the mouse and from the food. It takes the plies of the
   *   race.
   * - `"mouse-apart"`: the cat wins; the mouse is walled off, from the cat and from the food. It takes the plies of the
   *   race.
   * - `"food-apart"`: a draw; the food is walled off from both players, and the cat cannot force a capture.
   * - `"trapped"`: the cat wins; the food is walled off from both players, and the cat catches the mouse.
   * - `"cat-first"`: the cat wins; it is nearer to the food, and no way of playing puts it off longer than the race.
   * - `"caught-early"`: the cat wins; it is nearer to the food, and catches the mouse in fewer plies than that takes.
   * - `"intercepted"`: the cat wins; the mouse is nearer to the food, but is caught if it runs for it, and cannot
   *   escape otherwise.
   * - `"mouse-first"`: the mouse wins; it is nearer to the food and runs for it. It takes the plies of the race,
   *   whatever the cat does.
   * - `"detour"`: the mouse wins; it is nearer to the food and caught if it runs for it, but there is another way,
   *   which takes more plies than the race.
   * - `"stand-off"`: a draw; the mouse is nearer to the food, but is caught if it runs for it; and if the cat runs for
   *   it, the mouse can be there first.
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
  /** Who can force a win, and in how many plies; `null` in a draw. */
  forced: { winner: Player; plies: number } | null;
  /** By how many plies that win comes too late for the move limit; `null` when it does not. */
  late: number | null;
  /** How far both are from the food. */
  race: {
    /**
     * In how many plies the mouse would be at the food if the cat did nothing; `null` when it is walled off from it.
     */
    mouse: number | null;
    /** The same for the cat. */
    cat: number | null;
    /** Who would be there first; `null` when neither can get there. They are never there with the same ply. */
    first: Player | null;
    /** By how many plies; `null` unless both can get there. */
    lead: number | null;
  };
  /**
   * In how many plies the cat catches a mouse that only runs for the food, with each move nearer to it, and lasts as
   * long as it can that way; `null` but for the codes `"intercepted"`, `"detour"` and `"stand-off"`.
   */
  caught: number | null;
  /**
   * The next move of each player on `line()`, the first mover's first: what else there was to choose. Fewer than two
   * where the game is over before.
   */
  choices: Choice[];
}

/** What a player has to choose from on the optimal line. */
export interface Choice {
  by: Player;
  /** Where the line goes. */
  to: Cell;
  /** How many moves there are, and how many of them are as good as the line's. */
  moves: number;
  best: number;
  /**
   * The best of the others: who forces a win after it, and in how many plies from the explained state; `null` twice if
   * it leads to a draw. `null` when all moves are equally good.
   */
  other: { to: Cell; winner: Player | null; plies: number | null } | null;
}

/** When and by which rule a state was decided, working backwards from the end of the game, without a limit. */
export interface Decided {
  /** Who can force a win, and in how many plies; both `null` in a draw. */
  winner: Player | null;
  plies: number | null;
  /**
   * - `"over"`: the game is over, in 0 plies.
   * - `"one-move"`: the player to move wins, because one move leads to a state that is won a ply earlier.
   * - `"all-moves"`: the other player wins, because all moves lead to states so decided, the last of them a ply
   *   earlier.
   * - `"undecided"`: a draw; no move wins, and not all lose.
   */
  rule: "over" | "one-move" | "all-moves" | "undecided";
}

/**
 * What a move was worth. A player has a win that is forced within the limit, or a game that the limit decides, or a
 * loss that is forced within the limit; a move keeps that, or makes it worse.
 */
export interface Judgement {
  /**
   * - `"best"`: no other move is better, as `RankedMove.best` says.
   * - `"slower"`: a win still, but it takes `plies` more than it needed to.
   * - `"sooner"`: a loss as before, but `plies` sooner than it needed to be.
   * - `"same"`: the limit decides as before; only without it would another move have been better.
   * - `"win-to-limit"`: a win before, and now the limit decides. The mouse has lost the game; the cat still wins it,
   *   but no longer by force.
   * - `"win-to-loss"`: a win before, and now a loss by force.
   * - `"limit-to-loss"`: the limit would have decided, and now it is a loss by force. The cat had won the game; the
   *   mouse could have held out until the limit.
   */
  verdict: "best" | "slower" | "sooner" | "same" | "win-to-limit" | "win-to-loss" | "limit-to-loss";
  /** Of `"slower"` and `"sooner"`; else `null`. */
  plies: number | null;
  /** The outcome of the state. */
  before: Outcome;
  /** The outcome after the move, with one ply fewer left until the limit. */
  after: Outcome;
}

export interface SolveOptions {
  /** After how many plies the cat wins: 1 to 10,000, by default 1,000. */
  moveLimit?: number | null;
}

/**
 * What every call throws when it is given something wrong, before `init` has done its work (`not-initialised`), on an
 * object after `free()` (`freed`), and when the memory of the solver is used up (`out-of-memory`). After an error, calls work
 * as before.
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
    | "bad-cell"
    | "bad-turn"
    | "bad-goal"
    | "bad-walls"
    | "bad-locked"
    | "bad-graph"
    | "bad-node"
    /** The size of a board is not 1 to 8 rows and 1 to 8 columns. */
    | "bad-size"
    /** An argument that no other code is about is not what it must be. The message says what that is. */
    | "bad-argument"
    | "not-initialised"
    | "freed"
    /** Objects that have not been freed, such as solutions, have taken all of the 4 GiB that the solver can have. */
    | "out-of-memory";
  /** The row at fault, counted from 0, or `null`. */
  row: number | null;
  /** The column at fault, counted from 0, or `null`. */
  col: number | null;
  /** What a translated sentence needs; what does not apply is `null`. */
  detail: {
    /** What was given instead, in English words. */
    given: string | null;
    piece: Piece | null;
    character: string | null;
    player: Player | null;
    /**
     * How many cells the row has (`ragged-row`), or how many nodes the graph; else how many units of UTF-16 are at fault in
     * a pasted text.
     */
    length: number | null;
    expected: number | null;
    /**
     * Where that begins in a pasted text, in units of UTF-16; `length` then is its length there too. Of `labelStates`, at
     * which place of an array a state is named that there is not. `null` for all other errors, and where no one place is
     * at fault.
     */
    position: number | null;
    /** The node at fault, or the state. */
    node: number | null;
    /** The node at the other end of an edge at fault. */
    other: number | null;
    /**
     * Of `bad-graph` and `bad-node`, what exactly is wrong; else `null`.
     * - `"not-a-graph"`: something else than an array of arrays; with `node` when it is in place of that node's list.
     * - `"wrong-size"`: a graph has 3 to 64 nodes, this one `length`.
     * - `"no-such-node"`: `given` is no node; of `bad-graph`, `node` has an edge to it.
     * - `"one-way"`: there is an edge from `node` to `other` but none back.
     * - `"loop"`: `node` has an edge to itself; `given` is its number as it was written: a link counts states from 1.
     * - `"repeated"`: `node` has two edges to `other`.
     * - `"no-edge"`: the `player` begins on `node`, which has no edge.
     * - `"in-hole"`: the cat cannot be in the hole.
     * - `"unreadable"`: in a text, `given` is neither a list of nodes nor an edge.
     * - `"too-many"`: a link names node `given`, a number that no node can have.
     * - `"wrong-states"`, `"wrong-edges"`, `"wrong-list"`: an argument of `labelStates` that is `given` instead.
     * - `"no-such-state"`: `given`, at `position`, is no state.
     * - `"lost-and-won"`: the game is both lost and won in state `node`.
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
 * Whether a value is a `CatMouseError`, also one from another realm, such as a frame, or from another copy of this
 * package. Can be called before `init`.
 */
export function isCatMouseError(value: unknown): value is CatMouseError;

/**
 * Whether the mouse wins within 1,000 plies: LeetCode 1728's own signature.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @throws {CatMouseError}
 */
export function canMouseWin(grid: readonly string[], catJump: number, mouseJump: number): boolean;

/**
 * Solves a board: every state of it, with exact distances. Free the solution in loops, or use `canMouseWin`.
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
 * A solved board. It holds up to 16 KiB of memory until `free()` is called, after which every other call throws a
 * `CatMouseError`, or it is garbage-collected. A loop that never waits for anything leaves nothing to the garbage collector:
 * free in loops, or use `canMouseWin`. When the memory is used up, the next object cannot be made (`out-of-memory`).
 */
export class Solution {
  private constructor();
  readonly rows: number;
  readonly cols: number;
  readonly moveLimit: number;
  /** The outcome at the start: all where they are painted, the mouse to move. */
  verdict(): Outcome;
  /**
   * The outcome of any state of the board, the move limit counted from there.
   * @throws {CatMouseError} `bad-cell` for a wall or a number that is no cell, `bad-turn`
   */
  result(mouse: Cell, cat: Cell, turn: Player): Outcome;
  /**
   * The outcome of every state with one player on this cell: a list by the cell of the other, `null` on walls.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`; `bad-argument` when `fixed` is no player
   */
  map(fixed: Player, cell: Cell, turn: Player): (Outcome | null)[];
  /**
   * All legal moves of a state, best first; none when the game is over.
   * @throws {CatMouseError} as `result`
   */
  moves(mouse: Cell, cat: Cell, turn: Player): RankedMove[];
  /**
   * The same moves in groups.
   * @throws {CatMouseError} as `result`
   */
  groups(mouse: Cell, cat: Cell, turn: Player): MoveGroups;
  /** The state in which the game begins. */
  start(): State;
  /**
   * The state after a move to this cell.
   * @throws {CatMouseError} as `result`; `bad-cell` also for a cell to which there is no legal move
   */
  after(mouse: Cell, cat: Cell, turn: Player, to: Cell): State;
  /** Optimal play from the start. */
  line(): Line;
  /**
   * Optimal play from a state.
   * @throws {CatMouseError} as `result`
   */
  line(mouse: Cell, cat: Cell, turn: Player): Line;
  /** Why the outcome at the start is what it is. */
  reason(): Reason;
  /**
   * Why the outcome of a state is what it is.
   * @throws {CatMouseError} as `result`
   */
  reason(mouse: Cell, cat: Cell, turn: Player): Reason;
  /**
   * What it is worth to go to this cell.
   * @throws {CatMouseError} as `result`; `bad-cell` also for a cell to which there is no legal move
   */
  judge(mouse: Cell, cat: Cell, turn: Player, to: Cell): Judgement;
  /**
   * One of the best moves, chosen by the seed: a whole number from 0 to 4,294,967,295. The same seed gives the same
   * move, and over many seeds each of the best comes about as often. `null` when the game is over.
   * @throws {CatMouseError} as `result`; `bad-argument` for any other seed
   */
  reply(mouse: Cell, cat: Cell, turn: Player, seed: number): RankedMove | null;
  /**
   * How the states with this cat and turn were decided: a list by the cell of the mouse, `null` on walls.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`
   */
  decided(cat: Cell, turn: Player): (Decided | null)[];
  /**
   * Every state with this turn, at `[mouse * cells + cat]`: bits 15 and 14 say who can force a win (0 nobody, 1 the
   * mouse, 2 the cat), bits 13 to 0 in how many plies; 0xC000 where a wall leaves no state. A copy of your own.
   * @throws {CatMouseError} `bad-turn`
   */
  table(turn: Player): Uint16Array;
  /** Counts over all states. */
  stats(): Stats;
  /** Gives the memory back at once. */
  free(): void;
  [Symbol.dispose](): void;
}

/**
 * What if the players jumped otherwise: the outcome at the start for every pair of jumps, at
 * `[catJump - 1][mouseJump - 1]`; eight lists of eight.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @throws {CatMouseError}
 */
export function jumpTable(grid: readonly string[], options?: SolveOptions | null): Outcome[][];

/**
 * What if a wall were floor, or floor a wall: for each cell the outcome at the start if it were toggled; `null` where a
 * piece stands.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @returns a list with one place for each `Cell` of the board
 * @throws {CatMouseError}
 */
export function wallEffects(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): (Outcome | null)[];

/** What comes of toggling a cell, from floor to wall or back. */
export interface WallChange {
  /** The outcome at the start with the cell toggled. */
  outcome: Outcome;
  /**
   * How it differs from the present one, under the move limit.
   * - `"none"`: the same player wins in as many plies, or by the limit as before.
   * - `"winner"`: the other player wins.
   * - `"limit"`: the cat wins, on one of both boards by the limit and on the other by force.
   * - `"longer"`, `"shorter"`: the same player wins by force, in so many more or fewer `plies`.
   */
  change: "none" | "winner" | "limit" | "longer" | "shorter";
  /** Of `"longer"` and `"shorter"`; else `null`. */
  plies: number | null;
  /**
   * Whether no other cell lengthens the win by more, or shortens it by more, as this one does. Several may do so
   * equally.
   */
  most: boolean;
}

/**
 * `wallEffects` compared with the outcome at the start as the walls are: what each wall, added or taken away, changes.
 * `null` where a piece stands.
 * @param grid rows of `.` floor, `#` wall, `C`, `M`, `F`; at most 8 by 8
 * @param catJump how far the cat can jump, 1 to 8
 * @param mouseJump how far the mouse can jump, 1 to 8
 * @returns a list with one place for each `Cell` of the board
 * @throws {CatMouseError}
 */
export function wallChanges(
  grid: readonly string[],
  catJump: number,
  mouseJump: number,
  options?: SolveOptions | null,
): (WallChange | null)[];

/** For each piece a list with one place for each `Cell`: the outcome at the start if the piece stood there. */
export interface PieceEffects {
  /** With the cat moved: as it is on its own cell, `null` on walls and on the cells of mouse and food. */
  cat: (Outcome | null)[];
  mouse: (Outcome | null)[];
  food: (Outcome | null)[];
}

/**
 * What if a piece stood elsewhere.
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

/** What one way of solving a board came to, and what it took. */
export interface CountedMethod {
  /** Its answer to LeetCode's question. */
  mouseWins: boolean;
  /** How many moves it looked at. */
  moves: number;
}

/** The same board, solved in three ways that are often taught. What the package answers comes from none of them. */
export interface MethodComparison {
  /**
   * A depth-first search that remembers a result for each state, and takes one that it meets again for undecided. On some
   * boards it is wrong.
   */
  depthFirst: CountedMethod;
  /** A table of all states for every number of plies up to the move limit. */
  byTurns: CountedMethod;
  /** A queue that goes back from the ends of the game, over each move once: retrograde analysis. */
  backwards: CountedMethod;
  /** In how many layers the states are decided that way: the plies of the longest forced win on the board. */
  layers: number;
}

/**
 * Solves a board in three ways and counts the moves that each looks at; it takes up to some hundredths of a second.
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

/** A node of a graph, counted from 0: the hole is 0, the mouse begins on 1, the cat on 2. */
export type GraphNode = number;

/** Who wins on a graph when both play as well as can be. */
export interface GraphOutcome {
  /** `null` in a draw. */
  winner: Player | null;
  /** The mouse reaches the hole, both are on one node, or a state comes back or nobody can move. */
  ending: "hole" | "capture" | "draw";
  /** After how many plies (moves of one player); 0 when the game is over, `null` in a draw. */
  plies: number | null;
}

/** A step along an edge. */
export interface GraphMove {
  by: Player;
  from: GraphNode;
  to: GraphNode;
}

export interface RankedGraphMove extends GraphMove {
  /** The outcome after the move. */
  outcome: GraphOutcome;
  /** Whether no other move is better for the mover. */
  best: boolean;
}

/** All legal moves of a state by what they come to for the player to move; each list best first. */
export interface GraphMoveGroups {
  /** After these the player can force a win. */
  winning: RankedGraphMove[];
  /** After these neither player can. */
  draw: RankedGraphMove[];
  /** After these the other player can force a win. */
  losing: RankedGraphMove[];
}

/** Optimal play: it stops when the game is over, a state comes back, or the player to move has no edge to go along. */
export interface GraphLine {
  moves: GraphMove[];
  ending: "hole" | "capture" | "draw";
  /** When a state came back, the index of the move first played from it; else `null`. */
  loopsFrom: number | null;
}

/**
 * Who wins on a graph: 0 nobody, 1 the mouse, 2 the cat. LeetCode 913's own signature.
 * @param graph for each of 3 to 64 nodes, those with which it is connected
 * @throws {CatMouseError} `bad-graph`
 */
export function catMouseGame(graph: readonly (readonly number[])[]): 0 | 1 | 2;

/**
 * Solves a graph: every state of it, with exact distances. The game of LeetCode 913: mouse on node 1, cat on node 2, hole
 * on node 0, the mouse first; a player must go along an edge, the cat not into the hole.
 * @param graph for each of 3 to 64 nodes, those with which it is connected
 * Free the solution in loops, or use `catMouseGame`.
 * @throws {CatMouseError} `bad-graph`, naming the first node at fault
 */
export function solveGraph(graph: readonly (readonly number[])[]): GraphSolution;

/** A solved graph. It holds memory until `free()` is called, after which nothing else may be, or it is garbage-collected. */
export class GraphSolution {
  private constructor();
  /** How many nodes the graph has. */
  readonly nodes: number;
  /** The outcome at the start: mouse on 1, cat on 2, the mouse to move. */
  verdict(): GraphOutcome;
  /**
   * The outcome of any state.
   * @throws {CatMouseError} `bad-node` for a number that is no node and for the cat in the hole, `bad-turn`
   */
  result(mouse: GraphNode, cat: GraphNode, turn: Player): GraphOutcome;
  /**
   * All legal moves of a state, best first, the lower node first among equals; none when the game is over, and none where
   * there is no edge to go along: a draw.
   * @throws {CatMouseError} as `result`
   */
  moves(mouse: GraphNode, cat: GraphNode, turn: Player): RankedGraphMove[];
  /**
   * The same moves in groups.
   * @throws {CatMouseError} as `result`
   */
  groups(mouse: GraphNode, cat: GraphNode, turn: Player): GraphMoveGroups;
  /** The state in which the game begins: `Cell`s are nodes here. */
  start(): State;
  /**
   * The state after a move to this node; `null` when there is no such move.
   * @throws {CatMouseError} as `result`
   */
  after(mouse: GraphNode, cat: GraphNode, turn: Player, to: GraphNode): State | null;
  /** Optimal play from the start. */
  line(): GraphLine;
  /**
   * Optimal play from a state.
   * @throws {CatMouseError} as `result`
   */
  line(mouse: GraphNode, cat: GraphNode, turn: Player): GraphLine;
  /**
   * Every state with this turn, at `[mouse * nodes + cat]`: bits 15 and 14 say who can force a win (0 nobody, 1 the
   * mouse, 2 the cat), bits 13 to 0 in how many plies; 0xC000 with the cat in the hole, which is no state. A copy of your
   * own.
   * @throws {CatMouseError} `bad-turn`
   */
  table(turn: Player): Uint16Array;
  /** Counts over all states: `Cell`s are nodes here. */
  stats(): Stats;
  /** Gives the memory back at once. */
  free(): void;
  [Symbol.dispose](): void;
}

/** A node as it is drawn, with those to which its edges lead. */
export interface DrawnNode {
  /** How far from the left and from the top, 0 to 100. */
  x: number;
  y: number;
  /** How the game is over in this state, for the player to move; `null` where it is not, and on boards. */
  mark: "lost" | "won" | null;
  neighbours: GraphNode[];
}

/** A graph as it is drawn. */
export interface GraphView {
  kind: "graph" | "states";
  /** The graph as the fragment of a link. */
  link: string;
  /** The same as LeetCode writes it: `[[1,2],[0],[0]]`. */
  text: string;
  /**
   * The state that the last opened or pasted link named: `Cell`s are nodes here. `null` when it named none that can be on its
   * graph, while the graph is another one, and for graphs of states.
   */
  linkedState: State | null;
  nodes: DrawnNode[];
  /** Whether the places of the nodes have been chosen, and not only been given because each must have one. */
  isArranged: boolean;
  /** The node that is chosen for what comes next. */
  chosen: GraphNode | null;
  /** Whether the pointer draws an edge from that node. */
  drawsEdge: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export type GraphTool = "move" | "add" | "connect" | "delete" | "lost" | "won";

/** What has been done to a graph. */
export interface GraphEdit {
  /**
   * - `"added"`, `"moved"`, `"deleted"`: a `node`, by the number that it has or had.
   * - `"chosen"`: a `node`, for what comes next: to be moved, or to be connected.
   * - `"connected"`, `"disconnected"`: an edge from `node` to `other`.
   * - `"lost"`, `"won"`, `"unmarked"`: the game is over in state `node`, or no longer.
   * - `"kept"`: nothing, because `node` cannot be deleted: it is that of the hole, the mouse or the cat, or the last.
   * - `"full"`: nothing, because there are 64 nodes.
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
 * A graph under the hand of someone who draws: one for the graph game, whose edges lead both ways, or one of states, whose
 * edges are moves. It has up to 64 nodes, on a drawing of 100 by 100, and never an edge from a node to itself. Nodes
 * are counted from 0 here. Whatever changes something is a step that can be taken back.
 */
export class GraphEditor {
  /**
   * @param link the fragment of a link: `graph=0-1.1-2` with the edges of a board, whose nodes are counted from 0, or
   *   `states=1-2.2-3&lost=3` with those of states, which are counted from 1; a node without an edge is a number alone. `lost`
   *   and `won` are the states in which the game is over, and `at=10-10.50-50` the places of all nodes; `m=3&c=5&turn=cat` is
   *   a state of the game on a board
   * @throws {CatMouseError} `bad-graph`
   */
  constructor(link: string);
  /** The graph as it is now. */
  view(): GraphView;
  /**
   * The link of a state of the game on this board: that of the graph with `m`, `c` and `turn`. Of states, the link alone.
   * @throws {CatMouseError} `bad-node`, `bad-turn`
   */
  stateLink(mouse: GraphNode, cat: GraphNode, turn: Player): string;
  /**
   * Takes the nodes to these places: x and y of each in turn. It is no step if they have not been arranged before.
   * @throws {CatMouseError} `bad-argument` for anything but an array of finite numbers
   */
  arrange(places: number[]): void;
  /**
   * Begins what the tool does at this point of the drawing, and does it if that takes no more than a press. `"move"`
   * carries a node; or it chooses one, and the next press is where it goes. `"connect"` draws an edge from a node to where
   * it is let go, or chooses a node, and the next press is where the edge leads; an edge that is there is taken away.
   * @throws {CatMouseError} `bad-argument` for what is no tool or no finite number
   */
  press(x: number, y: number, tool: GraphTool): GraphEdit | null;
  /**
   * The pointer is there now.
   * @throws {CatMouseError} `bad-argument` for what is no finite number
   */
  drag(x: number, y: number): void;
  /**
   * Ends what the pointer does.
   * @throws {CatMouseError} `bad-argument` for what is no finite number
   */
  release(x: number, y: number): GraphEdit | null;
  /**
   * Does what a key does at a node, or at none of them. `"ArrowLeft"` and the other three move the node; `"Enter"` and
   * `" "` choose it, or connect the one that is chosen with it, or take their edge away; `"Delete"` and `"Backspace"` delete
   * it with its edges, and those behind it move up by one number; `"n"` adds a node where there is room; `"l"` and `"w"`
   * say that in this state the game is lost or won, or take that back; `"Escape"` ends what the pointer does, takes
   * that back, and forgets what was chosen; `"Undo"` takes back the last step, and `"Redo"` does it again. Others do nothing.
   * @throws {CatMouseError} `bad-node` for what is no node, `bad-argument` for a key that is no string
   */
  key(node: GraphNode | null, key: string): GraphEdit | null;
  /**
   * Puts the graph there that the text says: lists of neighbours as LeetCode writes them, or a link to a graph of this kind.
   * A text that cannot be read changes nothing.
   * @throws {CatMouseError} `bad-graph`, with `position` and `length` in its `detail`; `bad-argument` for anything but a
   *   string
   */
  paste(text: string): void;
  free(): void;
  [Symbol.dispose](): void;
}

/** The labels of the states of a directed graph, for the player to move. Arrays of your own. */
export interface StateLabels {
  /** For each state: 0 draw, 1 win, 2 lose. */
  labels: Uint8Array;
  /** For each state after how many plies the game is over, when the winner hurries and the loser holds out; -1 in a draw. */
  plies: Int32Array;
  /** The states that are no draws, in the order in which they were decided: backwards from the end of the game, by plies. */
  order: Uint32Array;
  /**
   * For each state the one by which it was decided: of a won state the nearest lost one to which it can move, of a lost
   * state the farthest won one. -1 in a draw, and where the game is over.
   */
  through: Int32Array;
}

/**
 * Labels each state of a directed graph for the player to move there: a state with a move into a lost state is won, a state
 * all of whose moves lead to won states is lost, and what is never reached so is a draw; so is a state without moves, unless
 * the game is over in it. Takes time in proportion to the number of states and edges.
 * @param nodes how many states there are, 1 to 1,000,000; they are numbered from 0
 * @param edges pairs of states, from and to, one behind the other: up to 1,000,000 pairs
 * @param lost the states in which the game is over and lost for the player to move
 * @param won those in which it is won
 * @throws {CatMouseError} `bad-graph`
 */
export function labelStates(
  nodes: number,
  edges: Uint32Array,
  lost: readonly number[] | Uint32Array,
  won?: readonly number[] | Uint32Array | null,
): StateLabels;

/** Shifts bring back at the other edge what they push over one; `mirror-across` exchanges left and right. */
export type Transform =
  | "shift-up"
  | "shift-right"
  | "shift-down"
  | "shift-left"
  | "rotate-right"
  | "rotate-left"
  | "mirror-across"
  | "mirror-down";

/** How far a reader is with an exercise. */
export interface Progress {
  /** Whether the goal is reached. */
  isMet: boolean;
  /**
   * What is to be reached: who is to win, and after how many plies at least. With `plies` the win must be forced, without
   * them the move limit can win for the cat. `null` where there are only rules for what may be changed.
   */
  goal: { winner: Player; plies: number | null } | null;
  /** How many cells are a wall now and were none when the exercise was set, or the other way round. */
  changed: number;
  /** How many of them there may be; `null`: any number. */
  allowed: number | null;
  /** What comes of the board now; `null` while a piece is missing. */
  outcome: Outcome | null;
  /** The cells that stay as they are. */
  locked: Cell[];
  /**
   * Why the last stroke or other change, or a part of it, was not taken: a `"locked"` cell, only walls may be changed
   * (`"pieces"`), as many `"walls"` as may be are changed, or the `"settings"` are given. `null` when all was taken.
   */
  refusal: "settings" | "locked" | "pieces" | "walls" | null;
}

/** What a cell of the canvas holds. */
export type Content = "floor" | "wall" | Piece;
export type Tool = "wall" | "floor" | Piece;

/** Whether the fragment of an address names a board, be it one that can be read or not. */
export function namesBoard(link: string): boolean;

/**
 * A puzzle under the hand of someone who paints: the canvas may be incomplete, but never holds two of a piece. After
 * `free()` every other call throws a `CatMouseError`.
 */
export class Editor {
  /**
   * @param link the fragment of a link, such as `board=xxxxF/xC3/M4&cat=1&mouse=2`
   * @throws {CatMouseError}
   */
  constructor(link: string);
  /**
   * Puts another puzzle on the canvas; a link that cannot be read changes nothing.
   * @throws {CatMouseError}
   */
  load(link: string): void;
  readonly rows: number;
  readonly cols: number;
  /** The jumps, 1 to 8. Setting anything else throws a `CatMouseError`, as for the move limit. */
  catJump: number;
  mouseJump: number;
  /**
   * Sets both jumps in one step.
   * @throws {CatMouseError} `bad-jump`
   */
  setJumps(catJump: number, mouseJump: number): void;
  /** The move limit in plies, 1 to 10,000. */
  moveLimit: number;
  /** The puzzle as the fragment of a link. */
  readonly link: string;
  /**
   * The link of a state of this board: `link` with `m`, `c` and `turn`.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`
   */
  stateLink(mouse: Cell, cat: Cell, turn: Player): string;
  /**
   * The state that the last loaded or pasted link named. `null` when it named none that can be on its board, and while
   * the board is another one.
   */
  readonly linkedState: State | null;
  /**
   * Makes an exercise of the puzzle that is on the canvas now; from here on nothing leads back to what was before. Jumps,
   * limit and size stay. Loading or pasting a puzzle ends an exercise, and so do terms that name none of these.
   * @param terms written as a link is: `goal`, who is to win, `mouse` or `cat`, or also the fewest plies of a forced win,
   *   `mouse:12`; `walls`, how many wall changes there may be, 0 to 64, and then pieces cannot be moved; `locked`, cells
   *   that stay as they are, counted from 1: `goal=mouse:12&walls=2&locked=2,3+2,4`
   * @throws {CatMouseError} `bad-goal`, `bad-walls`, `bad-locked`; `bad-argument` for anything but a string
   */
  assign(terms: string): void;
  /**
   * How far the exercise is with this player to move first; `null` when none is set.
   * @throws {CatMouseError} `bad-turn`
   */
  progress(turn: Player): Progress | null;
  /** Whether a stroke is going on. */
  readonly isStroking: boolean;
  /** The piece that the stroke carries, if it carries one. */
  readonly carried: Piece | null;
  /** The rows as LeetCode writes them. */
  grid(): string[];
  /** What each cell holds, row by row. */
  contents(): Content[];
  /**
   * What is seen on each cell in a state of this board: the cat before the mouse, and either before the food.
   * @throws {CatMouseError} `bad-cell`, `bad-turn`
   */
  contents(mouse: Cell, cat: Cell, turn: Player): Content[];
  /**
   * Where the piece is painted; `null` when it is not on the board.
   * @throws {CatMouseError} `bad-argument` for what is no piece
   */
  cellOf(piece: Piece): Cell | null;
  /** The pieces that are not on the board. */
  missing(): Piece[];
  /**
   * Begins a stroke at this row and column.
   * @throws {CatMouseError} `bad-cell` outside the board, `bad-argument` for what is no tool
   */
  press(row: number, col: number, tool: Tool): void;
  /**
   * Moves the pointer of the stroke, also outside the board.
   * @throws {CatMouseError} `bad-argument` for what is no finite number
   */
  drag(row: number, col: number): void;
  /** Ends the stroke. */
  release(): void;
  /** Ends the stroke and takes back what it did. */
  cancel(): void;
  /**
   * Takes back the last step, and says whether there was one. A step is a stroke, or one other change of the puzzle,
   * also of a jump or the limit, that has changed something; the last 1,000 are kept. During a stroke that has changed
   * something, it is this that is taken back, as by `cancel`.
   */
  undo(): boolean;
  /** As `undo`, but as if the step had never been: there is nothing to be done again. */
  withdraw(): boolean;
  /**
   * Does again what was taken back last, and says whether there was anything. A new step drops what could be done
   * again, and during a stroke that has changed something there is nothing.
   */
  redo(): boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Shifts, turns or mirrors the board with all that is on it. A quarter turn makes columns of the rows.
   * @throws {CatMouseError} `bad-argument` for anything else
   */
  transform(how: Transform): void;
  /**
   * Puts on the canvas what the text says: a list of rows as programs write it, LeetCode's statement or test case, rows
   * on lines, the text of a board in a link, or a link. Jumps and limit are taken over where they are stated; a link
   * always states all. A text that cannot be read changes nothing. Only its first 100,000 units are read.
   * @returns how many boards the text holds, of which the first is taken
   * @throws {CatMouseError} with `position` and `length` in its `detail`; `not-a-board` when nothing looks like a board;
   *   `bad-argument` for anything but a string
   */
  paste(text: string): number;
  /**
   * The puzzle as text that `paste` and other programs read: for `leetcode` what its box for test cases takes, the rows
   * as `["…","…"]`, the cat's jump and the mouse's, a line each; for `text` the bare rows on lines.
   * @throws {CatMouseError} `bad-argument` for another format
   */
  copy(format: "leetcode" | "text"): string;
  /**
   * Makes the cell floor; a piece on it leaves the board.
   * @throws {CatMouseError} `bad-cell` outside the board
   */
  erase(row: number, col: number): void;
  /**
   * Gives the board so many rows and columns, each 1 to 8; pieces outside move to the nearest free cell, or off the
   * board when there is none. What a smaller size cuts off comes back when the board grows again.
   * @throws {CatMouseError} `bad-size` for other sizes
   */
  resize(rows: number, cols: number): void;
  /** Takes everything off the board. */
  clear(): void;
  /**
   * Solves the puzzle.
   * @throws {CatMouseError} `missing-piece` when the board is not complete
   */
  solve(): Solution;
  /**
   * The same for a game of which so many plies have been played, with those that are left of the move limit; `null` when
   * none are.
   * @throws {CatMouseError} `bad-argument` unless it is a whole number from 0 to 10,000
   */
  solve(played: number): Solution | null;
  free(): void;
  [Symbol.dispose](): void;
}

/** What a board should be like. All numbers are whole. */
export interface BoardWish {
  /** 1 to 8 each, with at least three cells. */
  rows: number;
  cols: number;
  /** 1 to 8 each. */
  catJump: number;
  mouseJump: number;
  /** After how many plies the cat wins: 1 to 10,000, by default 1,000. */
  moveLimit?: number | null;
  /**
   * How many of a hundred cells are walls, 0 to 60. A board has at most ten more or fewer; only boards of less than five
   * cells, and those without room for so many walls beside the pieces, can be further off.
   */
  walls: number;
  /** Who wins: a player by force, nobody before the move limit (`"limit"`), or whoever it is (`null`). */
  winner: Player | "limit" | null;
  /**
   * After how many plies at least somebody has forced a win, 0 to 10,000. With 0 and `null` for the winner it need not be
   * forced; with `"limit"` this is of no account.
   */
  minPlies: number;
  /** Which of many such boards is found, 0 to 4,294,967,295: the same wish leads to the same board. */
  seed: number;
}

/** How far a search has come. */
export interface SearchProgress {
  /** Whether the board is as wished. It then stays the same. */
  found: boolean;
  /** How many boards have been tried so far. */
  tried: number;
  /** The best board so far, with the jumps and the move limit of the wish, as the fragment of a link. */
  link: string;
  /** Its outcome at the start. */
  outcome: Outcome;
}

/**
 * A search for a board with wished properties. Whether there is one cannot be known before it is found: searches for
 * what is not to be had go on for as long as they are run. After `free()` nothing else may be called.
 */
export class BoardSearch {
  /**
   * @throws {CatMouseError} `bad-jump`, `bad-move-limit`; `bad-argument` for anything else that is not as `BoardWish` says
   */
  constructor(wish: BoardWish);
  /**
   * Goes on until the board is found, or for so many milliseconds: 0 to 60,000. At least a few boards are tried.
   * @throws {CatMouseError} `bad-argument` for other times
   */
  run(milliseconds: number): SearchProgress;
  /** Gives the memory back at once. */
  free(): void;
  [Symbol.dispose](): void;
}

/** A row and a column, counted from 0; a piece that glides is between two cells. */
export type Place = [row: number, col: number];

/** What is to be seen besides the walls. */
export interface Scene {
  /** Where the pieces are drawn; `null` when one is not on the board. */
  cat: Place | null;
  mouse: Place | null;
  food: Place | null;
  /** Moves drawn as arrows, staying as a ring; `strength` is 0 (invisible) to 1. */
  arrows: { by: Player; from: Place; to: Place; strength: number }[];
  /** The piece that is being carried is drawn lifted. */
  carried: Piece | null;
}

/** Paints boards on a canvas, in the colours of its CSS custom properties `--cm-…`. */
export class Painter {
  /** @throws {CatMouseError} `bad-argument` for anything but a canvas element with a 2d context */
  constructor(canvas: Global<"HTMLCanvasElement">);
  /**
   * Follows the canvas's size on the page, the density of the screen, and its colours. Call when one changes.
   * @throws {CatMouseError} `bad-size` unless there are 1 to 8 rows and 1 to 8 columns
   */
  fit(rows: number, cols: number): void;
  /**
   * Paints the walls of the editor's board, and the scene on it.
   * @throws {CatMouseError} `bad-argument` for what is no editor, and for a scene that cannot be read
   */
  paint(editor: Editor, scene: Scene): void;
  /** The outline of a piece as an SVG path in a box of 100 by 100, and the parts cut out of it. */
  static outline(piece: Piece): { body: string; marks: string };
  free(): void;
  [Symbol.dispose](): void;
}
