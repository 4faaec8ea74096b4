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
import { isSame, Playback } from "./playback";

const NO_LINE: Line = { moves: [], ending: "limit", loopsFrom: null };

export class Game extends Playback<Move, Line["ending"]> {
  readonly editor: Editor;
  /** What a press on the board does. */
  tool: Tool = "wall";
  /** Whether a piece has been taken up outside the board, to be carried onto it. */
  lifted = false;
  /** The state that is painted; null while a piece is missing. */
  start: State | null = null;
  /** The solved board; null while a piece is missing. How many plies have been played is an argument of what depends on it. */
  solution: Solution | null = null;
  /** The outcome of the position before the first ply; null while a piece is missing. */
  verdict: Outcome | null = null;
  /** Whether the last edit was made in the middle of a line, and so went back to the start. */
  wentBack = false;
  /** The losing move whose refutation is shown, while it is. */
  tried: RankedMove | null = null;
  /** What was there before it was tried. */
  #untried: { played: Move[]; ply: number } | null = null;

  readonly #listeners = new Set<() => void>();
  /** Who moves first. */
  #turn: Player;
  /** Whether optimal play follows what was played by hand. */
  readonly #continues: boolean;

  constructor(link: string, { turn = "mouse", continues = true }: { turn?: Player; continues?: boolean } = {}) {
    super();
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
    this.stop();
    this.#listeners.clear();
    this.solution?.free();
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
    this.wentBack = false;
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.changed();
  }

  /** A link to the state in which play begins. */
  get originLink(): string {
    const { editor, origin } = this;
    return origin && !this.fromStart ? editor.stateLink(origin.mouse, origin.cat, origin.turn) : editor.link;
  }

  override goTo(ply: number): void {
    this.wentBack = false;
    super.goTo(ply);
  }

  /** Shows what happens after a losing move, until `endTry`. */
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
    const { played, ply } = this.#untried;
    this.pause();
    this.#forgetTry();
    this.setPlayed(played, Math.min(played.length, ply));
    this.goTo(ply);
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

  /** The state that the link of the board names; null if it names none, or the start. */
  get linkedState(): State | null {
    const { start } = this;
    const { linkedState } = this.editor;
    return start && linkedState && !isSame(start, linkedState) ? linkedState : null;
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

  /** What each cell shows after the plies played so far. */
  contents(): Content[] {
    const { editor, state, isMoved } = this;
    return state && isMoved ? editor.contents(state.mouse, state.cat, state.turn) : editor.contents();
  }

  #solve(): void {
    const { editor, solution: before } = this;
    this.solution = null;
    before?.free();
    if (editor.missing().length === 0) this.solution = editor.solve();
    this.#begin(editor.linkedState);
  }

  #begin(named: State | null): void {
    this.#forgetTry();
    this.start = this.solution && { ...this.solution.start(), turn: this.#turn };
    this.begin(this.start, named);
    const { origin, solution } = this;
    this.verdict = (origin && solution?.result(origin.mouse, origin.cat, origin.turn)) ?? null;
  }

  /** Has what is shown rendered anew. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
