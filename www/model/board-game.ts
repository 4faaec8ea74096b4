// A game on a board.
import {
  type Solution as BoardSolution,
  type BoardView,
  type Content,
  Editor,
  jumpTable,
  type LinkKeys,
  type Outcome,
  type Piece,
  type Place,
  readLinkKeys,
  type State,
  type Tool,
  wallChanges,
  writeLinkKeys,
} from "cat-and-mouse";
import {
  type Change,
  type Fewest,
  Game,
  type GameOptions,
  type Jumps,
  type Lack,
  type PastedCase,
  type Progress,
} from "./game";

/** The key that chooses each tool. */
const KEYS: Partial<Record<string, Tool>> = { w: "wall", e: "floor", c: "cat", m: "mouse", f: "food" };

export const isPiece = (content: Content): content is Piece => content !== "wall" && content !== "floor";

export class BoardGame extends Game {
  readonly kind = "board";
  readonly editor: Editor;
  declare solution: BoardSolution | null;
  declare verdict: Outcome | null;
  tool: Tool = "wall";
  /** The pieces that were missing at the last solve. */
  #missing = "";
  /** Whether a piece from outside the board is being carried. */
  lifted = false;
  #view: BoardView | null = null;
  /** The last board whose walls were analysed, and the effect of changing each wall or floor cell. */
  #known: { link: string; changes: readonly Change[] } = { link: "", changes: [] };

  constructor(link: string, options?: GameOptions) {
    super(options);
    this.editor = new Editor(link);
    try {
      this.solve();
    } catch (error) {
      // `solve` throws if the turn in the options is not a player.
      this.free();
      throw error;
    }
  }

  /** The current view of the editor, fetched once after each change. */
  get view(): BoardView {
    this.#view ??= this.editor.view(this.turn);
    return this.#view;
  }

  get places(): number {
    return this.view.contents.length;
  }

  get cols(): number {
    return this.view.cols;
  }

  get moveLimit(): number {
    return this.view.moveLimit;
  }

  get jumps(): Jumps {
    const { editor } = this;
    const { catJump, mouseJump, moveLimit } = this.view;
    return {
      cat: catJump,
      mouse: mouseJump,
      outcomes: () => {
        // A jump longer than the board's longer side is useless. The current jumps are included anyway.
        const most = Math.max(editor.rows, editor.cols, catJump, mouseJump);
        return jumpTable(editor.grid(), { moveLimit })
          .slice(0, most)
          .map((row) => row.slice(0, most));
      },
      choose: (cat, mouse) => this.edit(() => editor.setJumps(cat, mouse)),
    };
  }

  get lack(): Lack | null {
    const { missing, contents } = this.view;
    if (missing.length === 0) return null;
    return {
      pieces: [...missing],
      next: missing.find((piece) => piece === this.tool) ?? null,
      hasRoom: contents.includes("floor"),
      hasWalls: contents.includes("wall"),
      error: null,
    };
  }

  get isStroking(): boolean {
    return this.view.isStroking;
  }

  get progress(): Progress | null {
    const { progress, contents } = this.view;
    return progress && { ...progress, changes: progress.changes.map((at) => ({ at, adds: contents[at] === "wall" })) };
  }

  fewestChanges(milliseconds: number): Fewest | null {
    const found = this.editor.fewestChanges(this.turn, milliseconds);
    const { contents } = this.view;
    return found && { ...found, changes: found.changes.map((at) => ({ at, adds: contents[at] === "floor" })) };
  }

  assign(terms: string): void {
    this.editor.assign(terms);
    this.#view = null;
  }

  /** On a board, a draw ends when a position occurs for the third time. */
  override isRepeated(plies: number): boolean {
    const { origin, solution } = this;
    const moves = this.moves.slice(0, plies).map(({ to }) => to);
    return origin !== null && (solution?.isDrawn(origin, moves) ?? false);
  }

  stateLink(state: State): string {
    return this.editor.stateLink(state);
  }

  withKeys(link: string, keys: Partial<LinkKeys>): string {
    return writeLinkKeys(link, keys);
  }

  undo(): void {
    this.edit((editor) => editor.undo());
  }

  redo(): void {
    this.edit((editor) => editor.redo());
  }

  startOver(): void {
    this.edit((editor) => {
      while (editor.undo());
    });
  }

  clear(): void {
    this.edit((editor) => editor.clear());
    this.wentBack = false;
  }

  /** Loads a game and resets the tool to walls or a missing piece, so that the first press erases nothing. */
  load(link: string): void {
    this.edit((editor) => {
      editor.load(link);
      this.tool = "wall";
      this.#missing = "";
    });
    this.wentBack = false;
  }

  readCases(text: string): PastedCase[] {
    return this.editor.readCases(text).map(({ outcome, ...each }) => ({
      ...each,
      answer: outcome && !readLinkKeys(each.link).hide ? outcome.winner === "mouse" : null,
    }));
  }

  copy(format: "leetcode" | "text"): string {
    return this.editor.copy(format);
  }

  changes(): readonly Change[] {
    const { link, contents, catJump, mouseJump, moveLimit } = this.view;
    if (this.#known.link !== link) {
      const changes = wallChanges(this.editor.grid(), catJump, mouseJump, { moveLimit });
      this.#known = {
        link,
        // On a board the winner makes the last ply, so two wins of the same player differ by an even number of plies.
        // Half of these plies are the winner's.
        changes: changes.flatMap((change, at) =>
          change ? [{ ...change, at, adds: contents[at] !== "wall", moves: (change.plies ?? 0) / 2 }] : [],
        ),
      };
    }
    return this.#known.changes;
  }

  toggle({ at }: Change): void {
    if (typeof at !== "number") return;
    const [row, col] = this.placeOf(at);
    const tool = this.view.contents[at] === "wall" ? "floor" : "wall";
    this.edit((editor) => {
      editor.press(row, col, tool);
      editor.release();
    });
  }

  toolOfKey(key: string): Tool | undefined {
    return KEYS[key.toLowerCase()];
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.changed();
  }

  /** Changes the setup, solves it, and goes back to the start. A change that throws changes nothing. */
  edit(change: (editor: Editor) => void): void {
    this.change(() => {
      try {
        change(this.editor);
      } finally {
        this.#view = null;
      }
    });
  }

  protected freeEditor(): void {
    this.editor.free();
  }

  protected solved(): BoardSolution | null {
    const { missing } = this.view;
    // The next press places a missing piece.
    if (this.#missing !== missing.join()) this.tool = missing[0] ?? "wall";
    this.#missing = missing.join();
    return missing.length === 0 ? this.editor.solve() : null;
  }

  /** The place of a piece at the current ply. */
  place(piece: Piece): Place | null {
    const { state } = this;
    const cell = state && piece !== "food" ? state[piece] : this.view.contents.indexOf(piece);
    return cell < 0 ? null : this.placeOf(cell);
  }

  /** The row and column of a cell. */
  placeOf(cell: number): Place {
    const { cols } = this.view;
    return [Math.floor(cell / cols), cell % cols];
  }

  /** The content of each cell at the current ply. */
  contents(): readonly Content[] {
    const { editor, state, isMoved } = this;
    return state && isMoved ? editor.contents(state) : this.view.contents;
  }
}

export const openBoard = (link: string, options?: GameOptions): BoardGame => new BoardGame(link, options);
