// <cm-board> has three layers. The lowest is a canvas with floor and walls. Above it lies a transparent grid of
// cells, which have the focus, the names and the marks. On top is a canvas with arrows and pieces, so that marks do
// not cover them. Rust paints both canvases.
import { type Content, type Editor, Painter, type Player, type Scene, type Tool } from "cat-and-mouse";
import { html, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { watchDisplay } from "../lib/display";
import { PageElement } from "../lib/page-element";
import { NOWHERE, pointAt, untilNextPress, type Vain, vainView } from "../lib/vain";
import { type BoardGame, isPiece } from "../model/board-game";
import { EditEndEvent } from "../model/edit";
import type { Arrow, Look, Mark, PictureLook, Route } from "../model/look";
import { pictureOf } from "./export-png";
import { Glide, type Places, placesBy } from "./glide";
import { bindStrokes } from "./strokes";

export class BoardCanvas extends PageElement {
  static override properties = {
    game: { attribute: false },
    words: { attribute: false },
    look: { attribute: false },
    focusedRow: { state: true },
    focusedCol: { state: true },
    vain: { state: true },
  };
  declare game: BoardGame;
  declare words: Words;
  declare look: Look;
  /** The row of the only cell that the Tab key reaches. */
  declare private focusedRow: number;
  declare private focusedCol: number;
  /** The message on a cell where a press does nothing. */
  declare private vain: Vain | null;

  #layers: { ground: Layer; pieces: Layer } | null = null;
  /** The piece that is being dragged, and the cell below the pointer. */
  #dragged: { piece: Player; at: [number, number] } | null = null;
  /** Whether the pressed piece moves over floor only, so that a finger that starts to scroll erases no walls. */
  #keepsWalls = false;
  /**
   * The revision in which a first press on the piece to move only showed a message. A second press in the same revision
   * makes the piece stay.
   */
  #asksToStay: number | null = null;
  /** The cell of another piece, if a finger holds the dragged piece over that cell. */
  #over: [number, number] | null = null;
  #shownPly = 0;
  /** The board size that the canvas was last fitted to. */
  #fitted = "";
  #unbind: (() => void)[] = [];
  readonly #glide = new Glide((places) => this.#paint(places));

  constructor() {
    super();
    this.focusedRow = 0;
    this.focusedCol = 0;
    this.vain = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#glide.stop();
    for (const unbind of this.#unbind) unbind();
    this.#unbind = [];
    this.#layers?.ground.painter.free();
    this.#layers?.pieces.painter.free();
    this.#layers = null;
    this.#fitted = "";
  }

  protected override render() {
    const { rows, cols } = this.game.view;
    const { marks, route, arrows, readonly, editing, help } = this.look;
    const contents = this.game.contents();
    const count = (length: number) => Array.from({ length }, (_, index) => index);
    // A smaller board may no longer have the focused cell.
    const focusedRow = Math.min(this.focusedRow, rows - 1);
    const focusedCol = Math.min(this.focusedCol, cols - 1);
    return html`
      <div class="board" data-tool=${readonly ? nothing : this.game.tool}>
        <div class="axis columns" aria-hidden="true">${count(cols).map((col) => html`<span>${col + 1}</span>`)}</div>
        <div class="axis rows" aria-hidden="true">${count(rows).map((row) => html`<span>${row + 1}</span>`)}</div>
        <div class="surface">
          <canvas class="ground" aria-hidden="true"></canvas>
          ${route ? routeView(route, rows, cols) : nothing}
          <div
            class="cells ${editing ? "editing" : ""} ${arrows.length > 0 ? "crossed" : ""}"
            role="grid"
            aria-label=${this.words.board(rows, cols)}
            aria-rowcount=${rows}
            aria-colcount=${cols}
            aria-describedby="board-help"
            aria-readonly=${readonly ? "true" : nothing}
            @keydown=${this.#keydown}
            @focusin=${this.#focusin}
          >
            ${count(rows).map(
              (row) => html`<div role="row" aria-rowindex=${row + 1}>
                ${count(cols).map((col) => {
                  const content = contents[row * cols + col] ?? "floor";
                  const mark = marks?.[row * cols + col] ?? null;
                  return html`<div
                    role="gridcell"
                    aria-colindex=${col + 1}
                    aria-label=${this.words.cell(row, col, content, mark?.label ?? null)}
                    tabindex=${row === focusedRow && col === focusedCol ? 0 : -1}
                    data-row=${row}
                    data-col=${col}
                    data-content=${content}
                    ?data-held=${this.#isHeld(content)}
                  >${mark ? markView(mark) : nothing}</div>`;
                })}
              </div>`,
            )}
          </div>
          <canvas class="pieces" aria-hidden="true"></canvas>
          ${vainView(this.vain)}
        </div>
      </div>
      <p id="board-help" hidden>${help ?? this.words.boardHelp}</p>
    `;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get("look") as Look | undefined;
    if (before && before.revision !== this.look.revision && !changed.has("vain")) this.vain = null;
  }

  protected override updated(changed: PropertyValues): void {
    // Set here, because a strict content security policy refuses a `style` attribute.
    this.style.setProperty("--rows", `${this.game.view.rows}`);
    this.style.setProperty("--cols", `${this.game.view.cols}`);
    if (changed.has("vain")) pointAt(this, this.vain);
    this.#connect();
    const before = changed.has("look") ? (changed.get("look") as Look | undefined) : this.look;
    if (changed.has("game") || before?.revision !== this.look.revision || !isSame(before.arrows, this.look.arrows)) {
      // Fitting reads the layout, which is slow. A stroke never changes the size of the board, so it needs no fit.
      const { rows, cols } = this.game.view;
      if (this.#fitted !== `${rows}×${cols}`) this.#fit();
      this.#show();
    }
  }

  /** Prepares both canvases: after the first rendering, and when the element returns to a page. */
  #connect(): void {
    if (this.#layers) return;
    const grid = this.querySelector<HTMLElement>(".cells");
    const [ground, pieces] = this.querySelectorAll("canvas");
    if (!ground || !pieces || !grid) return;
    this.#layers = { ground: layerOn(ground), pieces: layerOn(pieces) };
    this.#unbind.push(
      watchDisplay(ground, () => this.refit()),
      bindStrokes(grid, {
        fingersDraw: () => this.look.editing ?? false,
        holds: (row, col, isMouse) => {
          const content = this.game.contents()[row * this.game.view.cols + col] ?? "floor";
          // A computer mouse on a board that can be edited, and any pointer during editing, drag a piece at once, also
          // over walls.
          this.#keepsWalls = this.#isHeld(content) && (Boolean(this.look.press) || !(isMouse || this.look.editing));
          return this.#keepsWalls;
        },
        tap: (row, col) => this.#answer(row * this.game.view.cols + col),
        pull: (row, col) => {
          const cell = row * this.game.view.cols + col;
          if (!isPiece(this.game.contents()[cell] ?? "floor")) return;
          // A press on NOWHERE returns the reason why this piece cannot be dragged. A press on the piece's cell could be
          // a legal move, which captures it.
          if (this.look.press) this.#tell([row, col], this.look.press(NOWHERE) ?? "");
          else this.#answer(cell);
        },
        size: () => this.game.editor,
        isCarryingPiece: () => this.game.lifted,
        begin: (row, col) => {
          // The piece from the palette is on the board now. Undoing the stroke does not lift it again.
          this.game.lifted = false;
          this.focusedRow = row;
          this.focusedCol = col;
          const cell = row * this.game.view.cols + col;
          const { moves, press, readonly } = this.look;
          if (press && moves && this.game.contents()[cell] === moves) this.#drag(moves, [row, col]);
          else if (press || readonly) this.#answer(cell);
          else this.#press(row, col);
          // An exercise may refuse to move the piece.
          return this.#dragged !== null || this.game.isStroking;
        },
        move: (cells) => {
          const last = cells.at(-1);
          if (this.#dragged && last) this.#drag(this.#dragged.piece, last);
          else if (last) this.#drawOver(cells, last);
        },
        end: () => (this.#dragged ? this.#drop() : this.#endStroke()),
        cancel: () => (this.#dragged ? this.#letGo() : this.game.edit((editor) => editor.cancel())),
        press: (row, col) => this.#use(row, col),
      }),
    );
  }

  /** Continues a stroke. If `#keepsWalls`, the dragged piece passes free cells only. */
  #drawOver(cells: readonly [number, number][], last: [number, number]): void {
    const contentAt = ([row, col]: readonly [number, number]) => {
      const { cols } = this.game.view;
      return col >= 0 && col < cols ? this.game.contents()[row * cols + col] : undefined;
    };
    const { carried } = this.game.view;
    const content = contentAt(last);
    this.#over = this.#keepsWalls && content && isPiece(content) && content !== carried ? last : null;
    const entered = cells.filter((cell) => {
      const there = contentAt(cell);
      return !this.#keepsWalls || there === "floor" || there === carried;
    });
    this.game.edit((editor) => {
      for (const [row, col] of entered) editor.drag(row, col);
    });
  }

  /** Ends a stroke. A piece that a finger drops on another piece returns to its cell: pieces are not exchanged. */
  #endStroke(): void {
    const over = this.#over;
    this.#over = null;
    if (over) {
      this.game.edit((editor) => editor.cancel());
      this.#tell(over, this.words.inVain.taken);
    } else this.#finish((editor) => editor.release());
  }

  /** Whether a finger can drag this piece. */
  #isHeld(content: Content): boolean {
    const { press, moves, readonly, progress } = this.look;
    if (press) return content === moves;
    return !readonly && progress?.allowed == null && isPiece(content);
  }

  /** Handles a press on this cell, or shows why the press does nothing. */
  #answer(cell: number): void {
    const { press, tap, revision, moves } = this.look;
    const { cols } = this.game.view;
    const place: [number, number] = [Math.floor(cell / cols), cell % cols];
    // The first press on the piece to move may be the start of a drag, so only a second press makes the piece stay.
    if (press && moves && this.game.contents()[cell] === moves && this.#asksToStay !== revision) {
      this.#asksToStay = revision;
      this.#tell(place, this.words.inVain.stay);
      return;
    }
    const said = press ? press(cell) : tap?.(cell);
    if (said === true) this.#endEdit();
    if (typeof said === "string") this.#tell(place, said);
    else this.vain = null;
  }

  /** Shows a message on a cell. */
  #tell([row, col]: readonly [number, number], text: string): void {
    const { rows, cols } = this.game.view;
    this.vain = { text, x: (col + 0.5) / cols, y: (row + 0.5) / rows };
    untilNextPress(() => {
      this.vain = null;
    });
  }

  /** Draws the piece of a player over a cell. */
  #drag(piece: Player, at: [number, number]): void {
    this.#dragged = { piece, at };
    this.#show({ gliding: false });
  }

  /** Returns the dragged piece to its cell. */
  #letGo(): void {
    this.#dragged = null;
    this.#show({ gliding: false });
  }

  /** Moves the dragged piece to the cell below the pointer. */
  #drop(): void {
    const [row, col] = this.#dragged?.at ?? [0, 0];
    const { rows, cols } = this.game.view;
    const stands = this.game.contents()[row * cols + col] === this.#dragged?.piece;
    this.#letGo();
    if (!stands && row >= 0 && col >= 0 && row < rows && col < cols) this.#answer(row * cols + col);
  }

  /** Adapts to the size on the page, the pixel density and the colours. */
  refit(): void {
    this.#fit();
    this.#show({ gliding: false });
  }

  /** The displayed board as a picture. */
  async picture(look: PictureLook): Promise<Blob | null> {
    const { rows, cols } = this.game.view;
    if (!this.#layers) return null;
    const { ground, pieces } = this.#layers;
    // Paints the board for the picture and restores it within one task, so the change is never visible.
    const places = placesBy((piece) => this.game.place(piece));
    this.#paint(places, look.arrows ? this.look.arrows : []);
    const picture = pictureOf([ground.canvas, pieces.canvas], rows, cols, look);
    this.#paint(places);
    return picture;
  }

  #fit(): void {
    const { rows, cols } = this.game.view;
    this.#layers?.ground.painter.fit(rows, cols);
    this.#layers?.pieces.painter.fit(rows, cols);
    this.#fitted = `${rows}×${cols}`;
  }

  #show({ gliding } = { gliding: this.game.ply !== this.#shownPly }): void {
    this.#shownPly = this.game.ply;
    this.#layers?.ground.painter.paint(this.game.editor, BARE);
    this.#glide.show(
      placesBy((piece) => (this.#dragged?.piece === piece ? this.#dragged.at : this.game.place(piece))),
      { gliding, eats: this.look.eats === true },
    );
  }

  #paint(places: Places, arrows = this.game.view.carried ? [] : this.look.arrows): void {
    const { game } = this;
    const drawn = arrows.map(({ by, from, to, strength }) => ({
      by,
      from: game.placeOf(from),
      to: game.placeOf(to),
      strength,
    }));
    const scene: Scene = { ...places, arrows: drawn, carried: this.#dragged?.piece ?? game.view.carried };
    if (!this.#layers) return;
    const { canvas, context, painter } = this.#layers.pieces;
    context?.clearRect(0, 0, canvas.width, canvas.height);
    painter.paintScene(scene);
  }

  /**
   * Starts a stroke. After moves, the editor may still have the pressed piece on another cell. The piece then becomes
   * the tool, unless the tool is a piece already.
   */
  #press(row: number, col: number): void {
    const { game } = this;
    const seen = game.isMoved ? game.contents()[row * game.view.cols + col] : undefined;
    const tool: Tool = seen !== undefined && isPiece(seen) && !isPiece(game.tool) ? seen : game.tool;
    game.edit((editor) => editor.press(row, col, tool));
    // If no stroke has started, the press was refused.
    if (!game.isStroking) this.#endEdit();
  }

  /** Uses the tool on one cell. If the cell has a piece that a pointer would drag, that piece becomes the tool. */
  #use(row: number, col: number): void {
    const { game } = this;
    const cell = row * game.view.cols + col;
    if (this.look.press || this.look.readonly) {
      this.#answer(cell);
      return;
    }
    const content = game.contents()[cell] ?? "floor";
    const movesPieces = game.progress?.allowed == null;
    if (movesPieces && !isPiece(game.tool) && isPiece(content)) {
      game.choose(content);
      this.dispatchEvent(new CustomEvent("tool-chosen", { bubbles: true }));
      return;
    }
    this.#press(row, col);
    if (game.isStroking) this.#finish((editor) => editor.release());
  }

  /** Makes the last change of an edit, and ends the edit. */
  #finish(change: (editor: Editor) => void): void {
    this.game.edit(change);
    this.#endEdit();
  }

  /** Ends an edit. The page or the element then announces the result once. */
  #endEdit(): void {
    this.dispatchEvent(new EditEndEvent());
  }

  #keydown(event: KeyboardEvent): void {
    const { rows, cols } = this.game.view;
    const cell = placeOf(event.target);
    if (!cell || event.altKey || event.metaKey) return;
    const [row, col] = cell;
    const far = event.ctrlKey;
    const target: Partial<Record<string, [number, number]>> = {
      ArrowUp: [row - 1, col],
      ArrowDown: [row + 1, col],
      ArrowLeft: [row, col - 1],
      ArrowRight: [row, col + 1],
      Home: [far ? 0 : row, 0],
      End: [far ? rows - 1 : row, cols - 1],
      PageUp: [0, col],
      PageDown: [rows - 1, col],
    };
    const to = target[event.key];
    if (to) {
      this.#focus(Math.max(0, Math.min(rows - 1, to[0])), Math.max(0, Math.min(cols - 1, to[1])));
    } else if (event.key === "Enter" || event.key === " ") {
      this.#use(row, col);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      if (!this.look.readonly) this.#finish((editor) => editor.erase(row, col));
    } else {
      return;
    }
    event.preventDefault();
  }

  #focusin(event: FocusEvent): void {
    const cell = placeOf(event.target);
    if (cell) [this.focusedRow, this.focusedCol] = cell;
  }

  #focus(row: number, col: number): void {
    this.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
  }
}

interface Layer {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D | null;
  painter: Painter;
}

function layerOn(canvas: HTMLCanvasElement): Layer {
  return { canvas, context: canvas.getContext("2d"), painter: new Painter(canvas) };
}

/** Whether both arrays have equal arrows. Every rendering makes a new array, but equal arrows need no repainting. */
const isSame = (one: readonly Arrow[], other: readonly Arrow[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A scene without pieces and arrows: floor and walls only. */
const BARE: Scene = { cat: null, mouse: null, food: null, arrows: [], carried: null };

function routeView({ by, places }: Route, rows: number, cols: number): TemplateResult {
  const points = places.map((cell) => `${(cell % cols) + 0.5},${Math.floor(cell / cols) + 0.5}`).join(" ");
  return html`<svg class="route ${by}" viewBox="0 0 ${cols} ${rows}" aria-hidden="true" focusable="false">
    ${svg`<polyline points=${points}></polyline>`}
  </svg>`;
}

function placeOf(target: EventTarget | null): [number, number] | null {
  const { row, col } = target instanceof HTMLElement ? target.dataset : {};
  return row === undefined || col === undefined ? null : [Number(row), Number(col)];
}

/** A mark: a tinted cell with a glyph and a number, or with the numbers of moves in which the players can be there. */
export function markView({ kind, glyph, number, strong, isPointed, arrivals, changed }: Mark): TemplateResult {
  return html`<span class="mark-on-cell ${kind} ${changed ? "changed" : ""} ${strong ? "strong" : ""} ${isPointed ? "pointed" : ""}" aria-hidden="true">${
    arrivals
      ? html`<i class="of-mouse">${arrivals.mouse ?? "–"}</i><i class="of-cat">${arrivals.cat ?? "–"}</i>`
      : html`<b>${glyph}</b>${number}`
  }${changed ? html`<i class="change">${changed}</i>` : nothing}</span>`;
}

customElements.define("cm-board", BoardCanvas);
