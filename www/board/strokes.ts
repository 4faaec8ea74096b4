// Strokes over the board by mouse, pen and finger. What a stroke does is decided elsewhere; here is only where it goes.

type Cell = [row: number, col: number];

interface StrokeHandler {
  /** Whether a finger draws; else it scrolls the page, and a tap is told by `tap`. So does a pen; a mouse always draws. */
  fingersDraw(): boolean;
  /** Whether there is a piece that a press takes up only when it leaves the cell; if it does not, it is a tap. */
  holds(row: number, col: number, isMouse: boolean): boolean;
  /** A finger that does not draw has tapped there. */
  tap(row: number, col: number): void;
  size(): { rows: number; cols: number };
  /** Whether the pointer is carrying a piece. A pressed pointer that enters the board with one begins a stroke. */
  isCarryingPiece(): boolean;
  /** Whether a stroke begins there; otherwise the press was all. */
  begin(row: number, col: number): boolean;
  /** The pointer has entered these cells since the last frame. They may be outside the board. */
  move(cells: Cell[]): void;
  end(): void;
  cancel(): void;
  /** A press without a pointer, as screen readers make it. */
  press(row: number, col: number): void;
}

/** Binds the handler to the element that covers the board; returns the function that unbinds it. */
export function bindStrokes(element: HTMLElement, handler: StrokeHandler): () => void {
  const bound = new AbortController();
  const options = { signal: bound.signal };
  /** The pointer of the stroke that is going on. */
  let pointer: number | null = null;
  /** The cell that its pointer entered last. */
  let at: Cell = [0, 0];
  const draws = (event: PointerEvent) => event.pointerType === "mouse" || handler.fingersDraw();
  /** Whether the last press has begun no stroke. */
  let isTap = false;
  /** The pointer that has pressed a piece which it may take up. */
  let holding: number | null = null;

  /** The place of the board at the start of the stroke. If the board moves during a stroke, the stroke ignores that. */
  let box = element.getBoundingClientRect();

  const placeOf = (event: MouseEvent): Cell => {
    const { rows, cols } = handler.size();
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const col = Math.floor(((event.clientX - box.left) / box.width) * cols);
    return [row, col];
  };

  const within = (event: MouseEvent): Cell => {
    // A press on the very edge may be computed to lie a hair outside.
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

  element.addEventListener(
    "pointerdown",
    (event) => {
      box = element.getBoundingClientRect();
      at = within(event);
      const isHeld = handler.holds(...at, event.pointerType === "mouse");
      holding = isHeld && event.isPrimary ? event.pointerId : null;
      isTap = isHeld || !draws(event);
      if (pointer === null && event.button === 0 && !isTap) begin(event);
    },
    options,
  );
  element.addEventListener(
    "pointermove",
    (event) => {
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
      // A browser may report several moves as one event. The cells between them are part of the stroke.
      const moves = event.getCoalescedEvents?.() ?? [];
      const cells = [at, ...(moves.length > 0 ? moves : [event]).map(placeOf)];
      const entered = cells.filter((cell, index) => index > 0 && `${cell}` !== `${cells[index - 1]}`);
      at = entered.at(-1) ?? at;
      if (entered.length > 0) handler.move(entered);
    },
    options,
  );
  element.addEventListener("pointerup", (event) => finish(event, () => handler.end()), options);
  element.addEventListener("pointercancel", (event) => finish(event, () => handler.cancel()), options);
  element.addEventListener(
    "lostpointercapture",
    // A finger is held by its cell until the stroke begins.
    (event) => event.target === element && finish(event, () => handler.end()),
    options,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || pointer === null) return;
      pointer = null;
      handler.cancel();
    },
    options,
  );
  element.addEventListener(
    "click",
    (event) => {
      // A mark on the cell may be what was hit.
      const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
      const { row, col } = cell?.dataset ?? {};
      if (row === undefined || col === undefined) return;
      // A click of a pointer counts its presses, and was dealt with where it draws; that of a screen reader counts none.
      if (event.detail === 0) handler.press(Number(row), Number(col));
      else if (isTap) handler.tap(Number(row), Number(col));
    },
    options,
  );
  return () => bound.abort();
}
