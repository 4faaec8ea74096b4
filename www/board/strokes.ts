// Turns movements of a computer mouse, pen or finger over the board into strokes. A stroke is a list of cells; the
// handler decides what a stroke draws.

type Cell = [row: number, col: number];

interface StrokeHandler {
  /** Whether fingers and pens draw. If not, they scroll, and a tap calls `tap`. A computer mouse always draws. */
  fingersDraw(): boolean;
  /**
   * Whether a press here holds a piece. If the pointer then leaves the cell, it drags the piece; if it stays, the press
   * is a tap. `isMouse`: the pointer is a computer mouse.
   */
  holds(row: number, col: number, isMouse: boolean): boolean;
  /** Called for the tap of a finger that does not draw. */
  tap(row: number, col: number): void;
  /** Called when the browser scrolls because a finger that does not draw has left this cell. */
  pull(row: number, col: number): void;
  size(): { rows: number; cols: number };
  /** Whether the pointer carries a piece from the palette. Entering the board with this piece starts a stroke. */
  isCarryingPiece(): boolean;
  /** Handles a press. Returns whether a stroke starts here; if not, the press needs nothing more. */
  begin(row: number, col: number): boolean;
  /** Called with the cells entered since the last frame. They may lie outside the board. */
  move(cells: Cell[]): void;
  end(): void;
  cancel(): void;
  /** Called for a press without a pointer, as by a screen reader. */
  press(row: number, col: number): void;
}

/** Binds the handler to the element that covers the board; returns a function that unbinds it. */
export function bindStrokes(element: HTMLElement, handler: StrokeHandler): () => void {
  const bound = new AbortController();
  /** The pointer of the current stroke. */
  let pointer: number | null = null;
  /** The last cell that the stroke's pointer has entered. */
  let at: Cell = [0, 0];
  const draws = (event: PointerEvent) => event.pointerType === "mouse" || handler.fingersDraw();
  /** Whether the last press started no stroke. */
  let isTap = false;
  /** The pointer that holds a piece. */
  let holding: number | null = null;

  /** The board's rectangle at the start of the stroke; the stroke ignores later movements of the board. */
  let box = element.getBoundingClientRect();

  const placeOf = (event: MouseEvent): Cell => {
    const { rows, cols } = handler.size();
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const col = Math.floor(((event.clientX - box.left) / box.width) * cols);
    return [row, col];
  };

  const within = (event: MouseEvent): Cell => {
    // Because of rounding, a press on the edge of the board may seem to be just outside. The nearest cell is used then.
    const [row, col] = placeOf(event);
    const { rows, cols } = handler.size();
    return [Math.max(0, Math.min(rows - 1, row)), Math.max(0, Math.min(cols - 1, col))];
  };

  const begin = (event: PointerEvent) => {
    if (!handler.begin(...at)) return;
    pointer = event.pointerId;
    element.setPointerCapture(pointer);
  };

  const finish = (event: PointerEvent, act: () => void) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    act();
  };

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    element.addEventListener(name, act, { signal: bound.signal });

  on("pointerdown", (event) => {
    box = element.getBoundingClientRect();
    at = within(event);
    const isHeld = handler.holds(...at, event.pointerType === "mouse");
    holding = isHeld && event.isPrimary ? event.pointerId : null;
    isTap = isHeld || !draws(event);
    if (pointer === null && event.button === 0 && !isTap) begin(event);
  });
  on("pointermove", (event) => {
    if (pointer === null && event.buttons === 1) {
      if (holding === event.pointerId && `${placeOf(event)}` !== `${at}`) {
        holding = null;
        isTap = false;
        begin(event);
      } else if (handler.isCarryingPiece()) {
        box = element.getBoundingClientRect();
        at = within(event);
        begin(event);
      }
    }
    if (event.pointerId !== pointer) return;
    // A browser may combine several moves into one event. The cells between them belong to the stroke.
    const moves = event.getCoalescedEvents?.() ?? [];
    const cells = [at, ...(moves.length > 0 ? moves : [event]).map(placeOf)];
    const entered = cells.filter((cell, index) => index > 0 && `${cell}` !== `${cells[index - 1]}`);
    at = entered.at(-1) ?? at;
    if (entered.length > 0) handler.move(entered);
  });
  on("pointerup", (event) => finish(event, () => handler.end()));
  on("pointercancel", (event) => {
    if (isTap && event.isPrimary) handler.pull(...at);
    finish(event, () => handler.cancel());
  });
  on("lostpointercapture", (event) => {
    // Until the stroke starts, the cell under the finger has the pointer capture. Losing that capture ends no stroke.
    if (event.target === element) finish(event, () => handler.end());
  });
  on("click", (event) => {
    // The target may be a mark on the cell.
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    const { row, col } = cell?.dataset ?? {};
    if (row === undefined || col === undefined) return;
    // A screen reader's click has the `detail` 0. A pointer's click has been handled, unless it is a tap.
    if (event.detail === 0) handler.press(Number(row), Number(col));
    else if (isTap) handler.tap(Number(row), Number(col));
  });
  const endByKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || pointer === null) return;
    pointer = null;
    handler.cancel();
  };
  document.addEventListener("keydown", endByKey, { signal: bound.signal });
  return () => bound.abort();
}
