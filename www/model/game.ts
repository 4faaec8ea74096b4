// What the page shows, without a page: a game that is edited, its solution, and how far play has gone. A board and a graph are games;
// what shows one asks nobody which of them it is.
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
} from "cat-and-mouse";
import type { ViewName } from "./names";
import { isSame, Playback } from "./playback";

export type GameKind = "board" | "graph";

export type Tool = BoardTool | GraphTool;

export type Ending = BoardOutcome["ending"] | GraphOutcome["ending"];

/** Who wins with perfect play, how, and in how many plies. Without a winner it is a draw. */
export interface Outcome {
  winner: Player | null;
  ending: Ending;
  plies: number | null;
  /** The result without a move limit, where there is one. */
  forced?: BoardOutcome["forced"];
}

export interface RankedMove extends Move {
  outcome: Outcome;
  best: boolean;
}

/** What is neither won nor lost is a draw, or left to the move limit. */
export interface MoveGroups {
  winning: RankedMove[];
  limit?: RankedMove[];
  draw?: RankedMove[];
  losing: RankedMove[];
}

export interface Line {
  moves: Move[];
  ending: Ending;
  loopsFrom: number | null;
}

export interface Grade {
  verdict: BoardGrade["verdict"] | GraphGrade["verdict"];
  plies: number | null;
  before: Outcome;
  after: Outcome;
}

/** What changing one thing would do: a place, or an edge between two. */
export interface Change {
  at: number | readonly [number, number];
  outcome: Outcome;
  change: "none" | "winner" | "limit" | "longer" | "shorter";
  /** By how many moves of the winner a win gets longer or shorter. */
  moves: number;
  /** Whether no other change of this kind is larger. */
  most: boolean;
  /** Of an edge: whether it is not there yet. */
  adds?: boolean;
}

/** A solved game. `played` is how many plies have been played: they count against a move limit. */
export interface Solution {
  verdict(): Outcome;
  result(mouse: number, cat: number, turn: Player, played?: number | null): Outcome;
  map(fixed: Player, place: number, turn: Player, played?: number | null): (Outcome | null)[];
  moves(mouse: number, cat: number, turn: Player, played?: number | null): RankedMove[];
  groups(mouse: number, cat: number, turn: Player, played?: number | null): MoveGroups;
  start(): State;
  after(mouse: number, cat: number, turn: Player, to: number): State | null;
  line(mouse: number, cat: number, turn: Player, played?: number | null): Line;
  reason(mouse: number, cat: number, turn: Player): { code: string; choices: readonly Choice[] };
  grade(mouse: number, cat: number, turn: Player, to: number, played?: number | null): Grade;
  reply(
    mouse: number,
    cat: number,
    turn: Player,
    seed: number,
    strength?: Strength | null,
    played?: number | null,
  ): Move | null;
  /** Whether the loser can delay the end, and the moves of the line without an alternative. */
  proof?(mouse: number, cat: number, turn: Player): { delays?: boolean; only: readonly { ply: number }[] };
  decided(cat: number, turn: Player): (Decided | null)[];
  decidedAt(plies: number, mouse: number, cat: number, turn: Player): DecidedState | null;
  stats(): Stats;
  free(): void;
}

/** Why a game cannot be played yet. */
export interface Lack {
  /** What is not on the board. */
  pieces: Piece[];
  /** The one of them that a press places; null if it draws something else. */
  next: Piece | null;
  /** Whether a cell is free for it, and whether there are walls to erase. */
  hasRoom: boolean;
  hasWalls: boolean;
  /** What the solver says is wrong. */
  error: CatMouseError | null;
}

export interface PastedCase {
  /** A pasted link keeps what it says besides the game, such as a title. */
  link: string;
  /** What LeetCode's function should return by the text, null if it does not say; and what is right, null if it cannot be played or its link hides it. */
  expected: boolean | number | null;
  answer: boolean | number | null;
}

/** A wall or an edge that is changed: added, or else removed. */
export interface Toggled {
  at: Change["at"];
  adds: boolean;
}

/** How far an exercise is. */
export type Progress = Omit<BoardProgress | GraphProgress, "changes"> & {
  changes: Toggled[];
  /** On a graph, no player can be moved. */
  moved: BoardProgress["moved"];
};

/** The fewest changes that reach the goal of an exercise, as far as they were found in time. */
export interface Fewest {
  status: FewestWalls["status"];
  changes: Toggled[];
}

/** How far both jump, where they do. */
export interface Jumps {
  cat: number;
  mouse: number;
  /** The outcome for each pair, the cat's jump first. */
  outcomes(): Outcome[][];
  choose(cat: number, mouse: number): void;
}

export interface GameOptions {
  /** Who moves first. */
  turn?: Player;
  /** Whether optimal play follows what was played by hand. */
  continues?: boolean;
}

/** What the editors of both games say alike. */
type EditorView = Pick<BoardView | GraphView, "link" | "canUndo" | "canRedo" | "linkedState">;

/** Opens the game of a link. */
export type OpenGame<G extends Game = Game> = (link: string, options?: GameOptions) => G;

const NO_LINE: Line = { moves: [], ending: "limit", loopsFrom: null };

export abstract class Game extends Playback {
  abstract readonly kind: GameKind;
  /** What a press on it does. */
  abstract readonly tool: Tool;
  /** The solved game; null while it cannot be played. How many plies have been played is an argument of what depends on it. */
  solution: Solution | null = null;
  /** The state in which it starts; null while it cannot be played. */
  start: State | null = null;
  /** The outcome of the position before the first ply; null while it cannot be played. */
  verdict: Outcome | null = null;
  /** Whether the last edit changed the game in the middle of a line, and so went back to the start. */
  wentBack = false;
  /** The worse move whose consequence is shown, while it is. */
  tried: RankedMove | null = null;
  /** What was there before it was tried. */
  #untried: { played: Move[]; ply: number } | null = null;

  readonly #listeners = new Set<() => void>();
  /** Who moves first. */
  readonly turn: Player;
  readonly #continues: boolean;

  constructor({ turn = "mouse", continues = true }: GameOptions = {}) {
    super();
    this.turn = turn;
    this.#continues = continues;
  }

  // What is edited

  /** The game as its editor holds it: after every change another object. The editor is asked once after each change. */
  abstract readonly view: EditorView;
  /** The progress of the exercise; null without an exercise. */
  abstract readonly progress: Progress | null;
  /** How many places there are: cells or nodes. */
  abstract readonly places: number;
  /** How many places stand in a row, by which cells are called; 0 where places have only numbers. */
  abstract readonly cols: number;
  /** After how many plies the game ends; Infinity if it may go on. */
  abstract readonly moveLimit: number;
  abstract readonly jumps: Jumps | null;
  abstract readonly lack: Lack | null;
  /** Whether a press or a drag is going on. */
  abstract readonly isStroking: boolean;
  /** The fewest changes that reach the goal of the exercise, searched for this many milliseconds; null if none is found. */
  abstract fewestChanges(milliseconds: number): Fewest | null;
  /** Begins an exercise. */
  abstract assign(terms: string): void;
  abstract stateLink(mouse: number, cat: number, turn: Player): string;
  /** A link to it that says also how it is shown. */
  abstract withKeys(link: string, keys: Partial<LinkKeys>): string;
  abstract undo(): void;
  abstract redo(): void;
  /** Undoes everything, as one change: of an exercise, all that was done in it. */
  abstract startOver(): void;
  abstract clear(): void;
  /** Puts another game there. A link that cannot be read changes nothing and throws what is wrong with it. */
  abstract load(link: string): void;
  /** Puts the first game of a text there. What cannot be read throws, and changes nothing. */
  abstract paste(text: string): PastedCase[];
  /** It as text that `paste` reads. */
  abstract copy(format: "leetcode" | "text"): string;
  /** What each single change would do to the outcome of its start. */
  abstract changes(): readonly Change[];
  /** Makes one of them. */
  abstract toggle(change: Change): void;
  /** The tool that a key chooses. */
  abstract toolOfKey(key: string): Tool | undefined;
  abstract choose(tool: Tool): void;

  /** Frees what it holds in the solver besides the solution. */
  protected abstract freeEditor(): void;
  /** Solves it; null while it cannot be played. */
  protected abstract solved(): Solution | null;

  /** It as the fragment of a link. */
  get link(): string {
    return this.view.link;
  }

  get canUndo(): boolean {
    return this.view.canUndo;
  }

  get canRedo(): boolean {
    return this.view.canRedo;
  }

  /** Gives back the memory that it holds in the solver. Nothing else may be called after it. */
  free(): void {
    this.stop();
    this.#listeners.clear();
    this.solution?.free();
    this.freeEditor();
  }

  /** Calls back after every change; returns the function that ends this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notifies the listeners, which render the game. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Changes the game, solves it, and goes back to the start. What is refused by throwing changes nothing. */
  protected change(act: () => void): void {
    this.pause();
    // A stroke is several edits, of which the first goes back.
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

  // What is played

  /** The solution for a match after this many plies; null while it cannot be played. It is freed by the game. */
  solutionAfter(_plies: number): Solution | null {
    return this.solution;
  }

  /** Whether a match is a draw after this many plies, because the position was there before. */
  isRepeated(_plies: number): boolean {
    return false;
  }

  /** A link to the state in which play begins. */
  get originLink(): string {
    const { origin } = this;
    return origin && !this.fromStart ? this.stateLink(origin.mouse, origin.cat, origin.turn) : this.link;
  }

  /** A link to it as it is shown, with the open tab and how far the line has been followed. */
  shownLink(view: ViewName): string {
    const isLine = this.playedByHand === 0;
    const keys = { view: view === "line" ? null : view, ply: isLine ? this.ply : 0 };
    return this.withKeys(this.#linkAfter(isLine ? 0 : this.ply), keys);
  }

  /** A link to the state that is shown, without its answer. `counts`: it also asks in how many moves. */
  puzzleLink(title: string, counts: boolean): string {
    return this.withKeys(this.#linkAfter(this.ply), { hide: true, title, terms: counts ? "count=1" : "" });
  }

  /** `terms`: as `Editor.assign` takes them. */
  exerciseLink(title: string, terms: string): string {
    return this.withKeys(this.link, { title, terms });
  }

  /** A link to the exercise with what was changed. `terms`: those of its link; `opened`: the link of the game as it was opened. */
  solutionLink(title: string, terms: string, opened: string): string {
    const all = new URLSearchParams(terms);
    if (this.link !== opened && !all.has("from")) all.set("from", new URLSearchParams(opened).get(this.kind) ?? "");
    return this.exerciseLink(title, all.toString());
  }

  /** A link to the state after this number of plies; at the start, to the game alone. */
  #linkAfter(plies: number): string {
    const state = this.stateAfter(plies);
    // A link without a state leaves the first move to the mouse.
    const isMoved = plies > 0 || !this.fromStart || state?.turn === "cat";
    return state && isMoved ? this.stateLink(state.mouse, state.cat, state.turn) : this.link;
  }

  /** A step to before the move that is tried ends the try. Moves that loop while they are played may come there, and do not end it. */
  override goTo(ply: number): void {
    this.wentBack = false;
    const before = this.#untried;
    if (before && ply <= before.ply && !this.playing) {
      this.#forgetTry();
      this.setPlayed(before.played, Math.min(before.played.length, before.ply));
    }
    super.goTo(ply);
  }

  /** Shows what happens after a worse move, until `endTry` or a step to before it. */
  tryOut(move: RankedMove): void {
    this.#untried = { played: this.played, ply: this.ply };
    this.make(move);
    this.tried = move;
    this.play({ atOnce: false });
    this.changed();
  }

  /** Goes back to the position before the move that was tried. */
  endTry(): void {
    if (!this.#untried) return;
    this.pause();
    this.goTo(this.#untried.ply);
  }

  /** The position whose result is explained in words: the one before the first ply, or after the move that is tried. */
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

  /** Shows moves that were made elsewhere from the same state, with optimal play after them. */
  replay(moves: readonly Move[], ply: number): void {
    this.pause();
    this.#begin(this.origin);
    this.setPlayed([...moves], 0);
    this.goTo(ply);
  }

  /** Forgets what was played by hand, and a state that a link named. */
  restart(): void {
    this.pause();
    this.#begin(null);
    this.changed();
  }

  /** The state that the link names; null if it names none, or the start. */
  get linkedState(): State | null {
    const { start } = this;
    const named = this.view.linkedState;
    return start && named && !isSame(start, named) ? named : null;
  }

  /** Begins anew in that state. */
  beginAtLink(): void {
    this.pause();
    this.#begin(this.linkedState);
    this.changed();
  }

  protected after({ mouse, cat, turn }: State, { to }: Move): State | null {
    return this.solution?.after(mouse, cat, turn, to) ?? null;
  }

  /** After what was played by hand both play optimally, unless the game is a match. */
  protected lineFrom(plies: number, state: State | null): Line {
    const solution = this.#continues ? this.solution : null;
    return (state && solution?.line(state.mouse, state.cat, state.turn, plies)) ?? NO_LINE;
  }

  #begin(named: State | null): void {
    this.#forgetTry();
    this.start = this.solution && { ...this.solution.start(), turn: this.turn };
    this.begin(this.start, named);
    const { origin, solution } = this;
    this.verdict = (origin && solution?.result(origin.mouse, origin.cat, origin.turn)) ?? null;
  }
}
