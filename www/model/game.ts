// What the page shows, without a page: the puzzle that is edited, its solution, and how far play has gone.
import {
  type Content,
  Editor,
  type Line,
  type Move,
  type Outcome,
  type Piece,
  type Place,
  type Player,
  type RankedMove,
  type Solution,
  type State,
  type Tool,
} from "cat-and-mouse";

/** How long play rests on each ply, in milliseconds. */
const PLAY_INTERVAL = 750;

const NO_LINE: Line = { moves: [], ending: "limit", loopsFrom: null };

export class Game {
  readonly editor: Editor;
  /** What a press on the board does. */
  tool: Tool = "wall";
  /** Whether a piece has been taken up outside the board, to be carried onto it. */
  lifted = false;
  /** The state that is painted; null while a piece is missing. */
  start: State | null = null;
  /** The outcome there. */
  verdict: Outcome | null = null;
  /** How many plies have been played on the board, of `moves`. */
  ply = 0;
  /** A move that is pointed at and not played. */
  preview: Move | null = null;

  /** Whether the last edit was made in the middle of a line, and so went back to the start. */
  wentBack = false;
  /** The losing move whose refutation is shown, while it is. */
  tried: RankedMove | null = null;
  /** What was there before it was tried. */
  #untried: { played: Move[]; rest: Line; ply: number } | null = null;

  /**
   * The states after each ply, as far as they have been asked for. Play begins in the painted one, or in one that a link
   * names; there is none while a piece is missing.
   */
  #states: State[] = [];
  /** Whether play begins in the painted one. */
  #fromStart = true;
  /** What was played by hand, from the origin on. */
  #played: Move[] = [];
  /** Optimal play from there on. */
  #rest: Line = NO_LINE;
  /** After how many plies each solution was made, which count against the move limit. */
  readonly #solutions = new Map<number, Solution | null>();
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Who moves first. */
  #turn: Player;
  /** Whether optimal play follows what was played by hand. */
  readonly #continues: boolean;

  constructor(link: string, { turn = "mouse", continues = true }: { turn?: Player; continues?: boolean } = {}) {
    this.editor = new Editor(link);
    this.#turn = turn;
    this.#continues = continues;
    try {
      this.#solve();
    } catch (error) {
      // It is no player's turn.
      this.free();
      throw error;
    }
  }

  /** Gives back the memory that it holds in the solver. Nothing else may be called after it. */
  free(): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
    for (const solution of this.#solutions.values()) solution?.free();
    this.editor.free();
  }

  /** Calls back after every change; returns the function that ends this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the puzzle, solves it, and goes back to the start. What the editor refuses by throwing changes nothing. */
  edit(change: (editor: Editor) => void): void {
    this.pause();
    // A stroke is several edits, of which the first goes back.
    const goesBack = this.ply > 0 || (this.wentBack && this.editor.isStroking);
    change(this.editor);
    this.wentBack = goesBack;
    this.#solve();
    this.changed();
  }

  /** Puts another puzzle on the board. A link that cannot be read changes nothing and throws what is wrong with it. */
  load(link: string): void {
    this.edit((editor) => editor.load(link));
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.changed();
  }

  // The moves: what was played by hand, then optimal play.

  /** All moves from the origin on. */
  get moves(): readonly Move[] {
    return [...this.#played, ...this.#rest.moves];
  }

  /** How many of them were played by hand. */
  get playedByHand(): number {
    return this.#played.length;
  }

  get plies(): number {
    return this.#played.length + this.#rest.moves.length;
  }

  /** How the moves end. */
  get ending(): Line["ending"] {
    return this.#rest.ending;
  }

  /** When a state came back, the index of the move first played from it. */
  get loopsFrom(): number | null {
    const { loopsFrom } = this.#rest;
    return loopsFrom === null ? null : this.#played.length + loopsFrom;
  }

  /** Whether there is a next ply: moves that loop have no end. */
  get hasNext(): boolean {
    return this.ply < this.plies || this.loopsFrom !== null;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** Whether play begins in the painted state, and not in one that a link names. */
  get fromStart(): boolean {
    return this.#fromStart;
  }

  /** A link to the state in which play begins. */
  get originLink(): string {
    const origin = this.stateAfter(0);
    const { editor } = this;
    return origin && !this.#fromStart ? editor.stateLink(origin.mouse, origin.cat, origin.turn) : editor.link;
  }

  /** The state after the plies played so far; null while a piece is missing. */
  get state(): State | null {
    return this.stateAfter(this.ply);
  }

  /** The solution with the plies that are then left of the move limit; null when none are, or a piece is missing. */
  get solution(): Solution | null {
    return this.solutionAfter(this.ply);
  }

  stateAfter(plies: number): State | null {
    const moves = this.#states.length <= plies ? this.moves : [];
    for (let ply = this.#states.length; ply > 0 && ply <= plies; ply += 1) {
      const [before, move] = [this.#states[ply - 1], moves[ply - 1]];
      const after = before && move && this.solutionAfter(0)?.after(before.mouse, before.cat, before.turn, move.to);
      if (!after) break;
      this.#states.push(after);
    }
    return this.#states[plies] ?? null;
  }

  solutionAfter(plies: number): Solution | null {
    const { editor } = this;
    let solution = this.#solutions.get(plies);
    if (solution === undefined) {
      solution = editor.missing().length > 0 ? null : editor.solve(plies);
      this.#solutions.set(plies, solution);
    }
    return solution;
  }

  /** Shows the board after so many plies. */
  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.preview = null;
    this.wentBack = false;
    this.changed();
  }

  /** Goes on by one ply. The end of a loop is the same state as its beginning, so play goes on from there. */
  next(): void {
    const { loopsFrom } = this;
    this.goTo(this.ply === this.plies && loopsFrom !== null ? loopsFrom + 1 : this.ply + 1);
  }

  /** Makes a move from the state that is shown. What was ahead of it is forgotten, unless it is the same move. */
  make(move: Move): void {
    this.pause();
    const ahead = this.moves[this.ply];
    if (ahead?.to !== move.to) {
      this.#played = [...this.moves.slice(0, this.ply), move];
      this.#states.length = Math.min(this.#states.length, this.ply + 1);
      this.#playOn();
    }
    this.goTo(this.ply + 1);
  }

  /** Shows what happens after a losing move, until `endTry`. */
  tryOut(move: RankedMove): void {
    this.#untried = { played: this.#played, rest: this.#rest, ply: this.ply };
    this.make(move);
    this.tried = move;
    this.play({ atOnce: false });
    this.changed();
  }

  /** Goes back to the position before the move that was tried. */
  endTry(): void {
    if (!this.#untried) return;
    const { played, rest, ply } = this.#untried;
    this.pause();
    this.#forgetTry();
    this.#played = played;
    this.#rest = rest;
    this.#states.length = Math.min(this.#states.length, ply + 1);
    this.goTo(ply);
  }

  #forgetTry(): void {
    this.tried = null;
    this.#untried = null;
  }

  /** Lets both play optimally after what was played by hand. */
  #playOn(): void {
    this.#rest = NO_LINE;
    if (!this.#continues) return;
    const state = this.stateAfter(this.#played.length);
    const solution = this.solutionAfter(this.#played.length);
    if (state && solution) this.#rest = solution.line(state.mouse, state.cat, state.turn);
  }

  /** Forgets the moves after so many plies. */
  takeBack(plies: number): void {
    this.#played = this.#played.slice(0, plies);
    this.#states.length = Math.min(this.#states.length, plies + 1);
    this.#playOn();
    this.goTo(plies);
  }

  /** Shows moves that were made elsewhere from the same state, with optimal play after them. */
  replay(moves: readonly Move[], ply: number): void {
    this.pause();
    this.#begin(this.stateAfter(0));
    this.#played = [...moves];
    this.#playOn();
    this.goTo(ply);
  }

  /** Forgets what was played by hand, and a state that a link named. */
  restart(): void {
    this.pause();
    this.#begin(null);
    this.changed();
  }

  /** Begins anew in this state. */
  beginAt(state: State): void {
    this.pause();
    this.#begin(state);
    this.changed();
  }

  /** `atOnce`: the first step is made now, and not only after the time that each ply is shown. */
  play({ atOnce = true } = {}): void {
    if (this.playing || !this.hasNext) return;
    const step = () => {
      this.next();
      if (!this.hasNext) this.pause();
    };
    this.#timer = setInterval(step, PLAY_INTERVAL);
    if (atOnce) step();
  }

  pause(): void {
    if (!this.playing) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.changed();
  }

  /** Points at a move, or at none. */
  point(move: Move | null): void {
    if (this.preview === move) return;
    this.preview = move;
    this.changed();
  }

  // The board as it is shown.

  /** Where a piece is shown after the plies played so far. */
  place(piece: Piece): Place | null {
    const { state } = this;
    const cell = state && piece !== "food" ? state[piece] : this.editor.cellOf(piece);
    return cell === null ? null : this.placeOf(cell);
  }

  /** The row and column of a cell. */
  placeOf(cell: number): Place {
    const cols = this.editor.cols;
    return [Math.floor(cell / cols), cell % cols];
  }

  /** Whether the board shows another state than the painted one. */
  get isMoved(): boolean {
    return this.ply > 0 || !this.#fromStart;
  }

  /** What each cell shows after the plies played so far. */
  contents(): Content[] {
    const { editor, state, isMoved } = this;
    return state && isMoved ? editor.contents(state.mouse, state.cat, state.turn) : editor.contents();
  }

  #solve(): void {
    for (const solution of this.#solutions.values()) solution?.free();
    this.#solutions.clear();
    this.verdict = null;
    this.#begin(this.editor.linkedState);
    const { start } = this;
    if (start) this.verdict = this.solutionAfter(0)?.result(start.mouse, start.cat, start.turn) ?? null;
  }

  #begin(named: State | null): void {
    this.#forgetTry();
    this.ply = 0;
    this.preview = null;
    this.#played = [];
    this.#rest = NO_LINE;
    this.#states = [];
    this.#fromStart = true;
    this.start = null;
    const solution = this.solutionAfter(0);
    if (!solution) return;
    const start: State = { ...solution.start(), turn: this.#turn };
    this.start = start;
    const { mouse, cat, turn } = named ?? start;
    this.#states = [{ mouse, cat, turn }];
    this.#fromStart = mouse === start.mouse && cat === start.cat && turn === start.turn;
    this.#playOn();
  }

  /** Has what is shown rendered anew. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
