// A game without a page: its editor, its solution and the current ply. Views treat games on boards and on graphs alike.
import type {
  Grade as BoardGrade,
  Outcome as BoardOutcome,
  Progress as BoardProgress,
  Tool as BoardTool,
  BoardView,
  CatMouseError,
  Choice,
  Decided,
  DecidedState,
  FewestWalls,
  GraphGrade,
  GraphOutcome,
  GraphProgress,
  GraphTool,
  GraphView,
  LinkKeys,
  Move,
  Piece,
  Player,
  State,
  Stats,
  Strength,
  WallChange,
} from "cat-and-mouse";
import type { ViewName } from "./names";
import { type Ending, isSame, type Line, Playback } from "./playback";

export type { Ending };

export type GameKind = "board" | "graph";

type Tool = BoardTool | GraphTool;

/** The outcome of either game; a draw if there is no winner. Only games with a move limit have `forced`. */
export type Outcome = Omit<BoardOutcome | GraphOutcome, "forced"> & { forced?: BoardOutcome["forced"] };

export interface RankedMove extends Move {
  outcome: Outcome;
  best: boolean;
}

/** The moves of a state by result. Moves that neither win nor lose lead to a draw or to the move limit. */
export interface MoveGroups {
  winning: RankedMove[];
  limit?: RankedMove[];
  draw?: RankedMove[];
  losing: RankedMove[];
}

export interface Grade {
  verdict: BoardGrade["verdict"] | GraphGrade["verdict"];
  plies: number | null;
  before: Outcome;
  after: Outcome;
}

/** The effect of changing one place, or the edge between two places. */
export interface Change {
  at: number | readonly [number, number];
  outcome: Outcome;
  change: WallChange["change"];
  /** The number of the winner's moves by which the win gets longer or shorter. */
  moves: number;
  /** Whether no other change of this kind has a larger effect. */
  most: boolean;
  /** Whether the change adds a wall or an edge. */
  adds: boolean;
}

/** A solved game. `played`: the plies already played, which count towards a move limit. */
export interface Solution {
  verdict(): Outcome;
  result(state: State, played?: number | null): Outcome;
  map(fixed: Player, place: number, turn: Player, played?: number | null): (Outcome | null)[];
  moves(state: State, played?: number | null): RankedMove[];
  groups(state: State, played?: number | null): MoveGroups;
  start(): State;
  after(state: State, to: number): State;
  line(state: State, played?: number | null): Line;
  reason(state: State): { code: string; choices: readonly Choice[] };
  grade(state: State, to: number, played?: number | null): Grade;
  reply(state: State, seed: number, strength?: Strength | null, played?: number | null): Move | null;
  /** `delays`: whether the loser can delay the end. `only`: the plies of the line that have no alternative. */
  proof?(state: State): { delays?: boolean; only: readonly { ply: number }[] };
  decided(cat: number, turn: Player): (Decided | null)[];
  decidedAt(state: State, plies: number): DecidedState | null;
  stats(): Stats;
  free(): void;
}

/** The reason why a game cannot be played yet. */
export interface Lack {
  /** The missing pieces. */
  pieces: Piece[];
  /** The missing piece that the next press places; null if the tool draws something else. */
  next: Piece | null;
  /** Whether a cell is free, and whether there are walls to erase. */
  hasRoom: boolean;
  hasWalls: boolean;
  error: CatMouseError | null;
}

export interface PastedCase {
  /** The link of the game, with the other keys of a pasted link, such as the title. */
  link: string;
  /** The return value of LeetCode's function according to the text; null if the text has none. */
  expected: boolean | number | null;
  /** The solver's answer; null if the game cannot be played or its link hides the answer. */
  answer: boolean | number | null;
}

/** A changed wall or edge, added or removed. */
interface Toggled {
  at: Change["at"];
  adds: boolean;
}

/** The progress of an exercise. */
export type Progress = Omit<BoardProgress | GraphProgress, "changes"> & {
  changes: Toggled[];
  /** null on a graph, whose players cannot be moved. */
  moved: BoardProgress["moved"];
};

/** The fewest changes that reach the goal of an exercise. */
export interface Fewest {
  status: FewestWalls["status"];
  changes: Toggled[];
}

/** The maximum jumps; only on boards. */
export interface Jumps {
  cat: number;
  mouse: number;
  /** The outcome for each pair of jumps, the cat's jump first. */
  outcomes(): Outcome[][];
  choose(cat: number, mouse: number): void;
}

export interface GameOptions {
  /** The player to move first. */
  turn?: Player;
  /** Whether the line continues with optimal play after the moves made by hand. */
  continues?: boolean;
}

/** The members that the views of both editors share. */
type EditorView = Pick<BoardView | GraphView, "link" | "canUndo" | "canRedo" | "linkedState">;

/** Opens the game of a link. */
export type OpenGame<G extends Game = Game> = (link: string, options?: GameOptions) => G;

const NO_LINE: Line = { moves: [], ending: "limit", loopsFrom: null };

export abstract class Game extends Playback {
  abstract readonly kind: GameKind;
  /** The chosen tool, which determines what a press does. */
  abstract readonly tool: Tool;
  /**
   * The solved game; null while it cannot be played. Methods whose result depends on the number of plies played take
   * this number as an argument.
   */
  solution: Solution | null = null;
  /** The state at the start; null while the game cannot be played. */
  start: State | null = null;
  /** The outcome of the position before the first ply; null while the game cannot be played. */
  verdict: Outcome | null = null;
  /** Whether the last edit was made in the middle of a line, so that the game went back to the start. */
  wentBack = false;
  /** The worse move whose consequence is previewed; null if there is none. */
  tried: RankedMove | null = null;
  /** The moves made by hand and the current ply, as they were before `tried`. */
  #untried: { played: Move[]; ply: number } | null = null;

  readonly #listeners = new Set<() => void>();
  /** The player to move first. */
  readonly turn: Player;
  readonly #continues: boolean;

  constructor({ turn = "mouse", continues = true }: GameOptions = {}) {
    super();
    this.turn = turn;
    this.#continues = continues;
  }

  /** The current view of the editor; after each change, a new object. */
  abstract readonly view: EditorView;
  /** The progress of the exercise; null without an exercise. */
  abstract readonly progress: Progress | null;
  /** The number of places: cells or nodes. */
  abstract readonly places: number;
  /** The number of cells in a row, needed to name cells; 0 if places only have numbers. */
  abstract readonly cols: number;
  /** The number of plies after which the game ends; Infinity without a limit. */
  abstract readonly moveLimit: number;
  abstract readonly jumps: Jumps | null;
  abstract readonly lack: Lack | null;
  /** Whether a press or a drag is in progress. */
  abstract readonly isStroking: boolean;
  /** The fewest changes that reach the goal of the exercise; null if none are found in this many milliseconds. */
  abstract fewestChanges(milliseconds: number): Fewest | null;
  /** Begins the exercise with these terms, in the format of `Editor.assign`. */
  abstract assign(terms: string): void;
  abstract stateLink(state: State): string;
  /** Adds keys to a link. */
  abstract withKeys(link: string, keys: Partial<LinkKeys>): string;
  abstract undo(): void;
  abstract redo(): void;
  /** Undoes everything as one change; in an exercise, everything since the exercise started. */
  abstract startOver(): void;
  abstract clear(): void;
  /** Loads the game of a link. Throws and changes nothing if the link cannot be read. */
  abstract load(link: string): void;
  /** Returns the games in a text without loading them. Throws if the first game cannot be read. */
  abstract readCases(text: string): PastedCase[];
  /** The game as text that `readCases` reads. */
  abstract copy(format: "leetcode" | "text"): string;
  /** The effect of each single change on the outcome of the start. */
  abstract changes(): readonly Change[];
  /** Makes a change that `changes` has returned. */
  abstract toggle(change: Change): void;
  /** The tool that a key chooses. */
  abstract toolOfKey(key: string): Tool | undefined;
  abstract choose(tool: Tool): void;

  /** Loads the first game in a text. Throws and changes nothing if the text cannot be read. */
  paste(text: string): void {
    this.load(this.readCases(text)[0]?.link ?? "");
  }

  /** Frees all of the solver's memory except the solution. */
  protected abstract freeEditor(): void;
  /** Solves the game; null while it cannot be played. */
  protected abstract solved(): Solution | null;

  /** The game as the fragment of a link. */
  get link(): string {
    return this.view.link;
  }

  get canUndo(): boolean {
    return this.view.canUndo;
  }

  get canRedo(): boolean {
    return this.view.canRedo;
  }

  /** Frees the solver's memory. No other method may be called afterwards. */
  free(): void {
    this.stop();
    this.#listeners.clear();
    this.solution?.free();
    this.freeEditor();
  }

  /** Calls `listener` after every change; returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Changes the game, solves it, and returns to the start. A change that throws changes nothing. */
  protected change(act: () => void): void {
    this.pause();
    // A stroke consists of several edits. The first edit returns to the start; during the stroke, `wentBack` stays
    // true.
    const goesBack = this.ply > 0 || (this.wentBack && this.isStroking);
    act();
    this.wentBack = goesBack;
    this.solve();
    this.changed();
  }

  protected solve(): void {
    const before = this.solution;
    this.solution = null;
    before?.free();
    this.solution = this.solved();
    this.#begin(this.view.linkedState);
  }

  /** The solution for a match after this many plies; null while the game cannot be played. Freed by the game. */
  solutionAfter(_plies: number): Solution | null {
    return this.solution;
  }

  /** Whether a match is a draw after this many plies because the position has been repeated. */
  isRepeated(_plies: number): boolean {
    return false;
  }

  /** A link to the state before the first ply. */
  get originLink(): string {
    const { origin } = this;
    return origin && !this.fromStart ? this.stateLink(origin) : this.link;
  }

  /** A link to the current state, with the open tab and the ply of the line. */
  shownLink(view: ViewName): string {
    const isLine = this.playedByHand === 0;
    const keys = { view: view === "line" ? null : view, ply: isLine ? this.ply : 0 };
    return this.withKeys(this.#linkAfter(isLine ? 0 : this.ply), keys);
  }

  /** A link to a puzzle about the current state. `counts`: whether the puzzle also asks for the number of moves. */
  puzzleLink(title: string, counts: boolean): string {
    return this.withKeys(this.#linkAfter(this.ply), { hide: true, title, terms: counts ? "count=1" : "" });
  }

  /** A link to an exercise on this game. `terms`: in the format of `Editor.assign`. */
  exerciseLink(title: string, terms: string): string {
    return this.withKeys(this.link, { title, terms });
  }

  /**
   * A link to the exercise with the reader's changes. `terms`: the terms of the exercise; `opened`: the link
   * of the game as it was opened.
   */
  solutionLink(title: string, terms: string, opened: string): string {
    const all = new URLSearchParams(terms);
    if (this.link !== opened && !all.has("from")) all.set("from", new URLSearchParams(opened).get(this.kind) ?? "");
    return this.exerciseLink(title, all.toString());
  }

  /** A link to the state after this many plies; at the start, to the game alone. */
  #linkAfter(plies: number): string {
    const state = this.stateAfter(plies);
    // In a link without a state, the mouse moves first.
    const isMoved = plies > 0 || !this.fromStart || state?.turn === "cat";
    return state && isMoved ? this.stateLink(state) : this.link;
  }

  /** Ends the preview of a move when the reader steps back before it, but not when playback of a loop returns there. */
  override goTo(ply: number): void {
    this.wentBack = false;
    const before = this.#untried;
    if (before && ply <= before.ply && !this.playing) {
      this.#forgetTry();
      this.setPlayed(before.played, Math.min(before.played.length, before.ply));
    }
    super.goTo(ply);
  }

  /** Previews the consequence of a worse move, until `endTry` or a step back before it. */
  tryOut(move: RankedMove): void {
    this.#untried = { played: this.played, ply: this.ply };
    this.make(move);
    this.tried = move;
    this.play({ atOnce: false });
    this.changed();
  }

  /** Returns to the position before the previewed move. */
  endTry(): void {
    if (!this.#untried) return;
    this.pause();
    this.goTo(this.#untried.ply);
  }

  /**
   * The position whose result is explained: the position after the previewed move; without a preview, before the first
   * ply.
   */
  get explained(): State | null {
    return this.stateAfter(this.#untried ? this.#untried.ply + 1 : 0);
  }

  #forgetTry(): void {
    this.tried = null;
    this.#untried = null;
  }

  /** Forgets the moves after this ply. */
  takeBack(plies: number): void {
    this.setPlayed(this.played.slice(0, plies), plies);
    this.goTo(plies);
  }

  /** Shows moves that were made elsewhere from the same origin, followed by optimal play. */
  replay(moves: readonly Move[], ply: number): void {
    this.pause();
    this.#begin(this.origin);
    this.setPlayed([...moves], 0);
    this.goTo(ply);
  }

  /** Forgets the moves made by hand and the state of the link. */
  restart(): void {
    this.pause();
    this.#begin(null);
    this.changed();
  }

  /** The state in the link; null if the link has no state, or has the starting state. */
  get linkedState(): State | null {
    const { start } = this;
    const named = this.view.linkedState;
    return start && named && !isSame(start, named) ? named : null;
  }

  /** Starts again in the state of the link. */
  beginAtLink(): void {
    this.pause();
    this.#begin(this.linkedState);
    this.changed();
  }

  protected after(state: State, { to }: Move): State | null {
    return this.solution?.after(state, to) ?? null;
  }

  /** The optimal line after the moves made by hand; empty in a match. */
  protected lineFrom(plies: number, state: State | null): Line {
    const solution = this.#continues ? this.solution : null;
    return (state && solution?.line(state, plies)) ?? NO_LINE;
  }

  #begin(named: State | null): void {
    this.#forgetTry();
    this.start = this.solution && { ...this.solution.start(), turn: this.turn };
    this.begin(this.start, named);
    const { origin, solution } = this;
    this.verdict = (origin && solution?.result(origin)) ?? null;
  }
}
