// What the page shows, without a page: the puzzle that is edited, its solution, and how far the line is played.
import {
  type Content,
  Editor,
  type Line,
  type Outcome,
  type Piece,
  type Place,
  type Solution,
  type Tool,
} from "cat-and-mouse";

/** How long play rests on each ply, in milliseconds. */
const PLAY_INTERVAL = 750;

export class Game {
  readonly editor: Editor;
  /** What a press on the board does. */
  tool: Tool = "wall";
  /** Whether a piece has been taken up outside the board, to be carried onto it. */
  lifted = false;
  /** The outcome at the start and optimal play from there; null while a piece is missing. */
  solved: { verdict: Outcome; line: Line } | null = null;
  /** How many plies of the line have been played on the board. */
  ply = 0;

  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(link: string) {
    this.editor = new Editor(link);
    this.#solve();
  }

  /** Calls back after every change; returns the function that ends this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Changes the puzzle, solves it, and goes back to the start. */
  edit(change: (editor: Editor) => void): void {
    this.pause();
    try {
      change(this.editor);
    } finally {
      this.#solve();
      this.#changed();
    }
  }

  /** Puts another puzzle on the board. A link that cannot be read changes nothing and throws what is wrong with it. */
  load(link: string): void {
    this.edit((editor) => editor.load(link));
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.#changed();
  }

  get plies(): number {
    return this.solved?.line.moves.length ?? 0;
  }

  /** Whether there is a next ply: a line that loops has no end. */
  get hasNext(): boolean {
    return this.ply < this.plies || this.loopsFrom !== null;
  }

  get loopsFrom(): number | null {
    return this.solved?.line.loopsFrom ?? null;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** Shows the board after so many plies of the line. */
  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.#changed();
  }

  /** Goes on by one ply. The end of a loop is the same state as its beginning, so play goes on from there. */
  next(): void {
    const loopsFrom = this.loopsFrom;
    this.goTo(this.ply === this.plies && loopsFrom !== null ? loopsFrom + 1 : this.ply + 1);
  }

  play(): void {
    if (this.playing || !this.hasNext) return;
    const step = () => {
      this.next();
      if (!this.hasNext) this.pause();
    };
    this.#timer = setInterval(step, PLAY_INTERVAL);
    step();
  }

  pause(): void {
    if (!this.playing) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#changed();
  }

  /** Where a piece is shown after the plies played so far. */
  place(piece: Piece): Place | null {
    const cell = this.#cellOf(piece);
    return cell === null ? null : this.placeOf(cell);
  }

  /** The row and column of a cell. */
  placeOf(cell: number): Place {
    const cols = this.editor.cols;
    return [Math.floor(cell / cols), cell % cols];
  }

  /** What each cell shows after the plies played so far. */
  contents(): Content[] {
    const contents = this.editor.contents();
    if (this.ply === 0) return contents;
    const shown = contents.map((content): Content => (content === "wall" ? content : "floor"));
    for (const piece of ["food", "mouse", "cat"] as const) {
      const cell = this.#cellOf(piece);
      if (cell !== null) shown[cell] = piece;
    }
    return shown;
  }

  #cellOf(piece: Piece): number | null {
    const moves = this.solved?.line.moves.slice(0, this.ply) ?? [];
    const moved = moves.findLast((move) => move.by === piece);
    if (moved) return moved.to;
    const start = this.editor.contents().indexOf(piece);
    return start < 0 ? null : start;
  }

  #solve(): void {
    this.ply = 0;
    this.solved = null;
    if (this.editor.missing().length > 0) return;
    const solution: Solution = this.editor.solve();
    this.solved = { verdict: solution.verdict(), line: solution.line() };
    solution.free();
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
