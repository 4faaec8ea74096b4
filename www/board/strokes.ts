// Strokes over the board by mouse, pen and finger. What a stroke does is decided elsewhere; here is only where it goes.

export interface StrokeHandler {
  /** Whether a finger draws; else it scrolls the page, and a tap is told by `tap`. So does a pen; a mouse always draws. */
  fingersDraw(): boolean;
  /** A finger that does not draw has tapped there. */
  tap(row: number, col: number): void;
  size(): { rows: number; cols: number };
  /** Whether the pointer is carrying a piece. A pressed pointer that enters the board with one begins a stroke. */
  isCarryingPiece(): boolean;
  /** Whether a stroke begins there; otherwise the press was all. */
  begin(row: number, col: number): boolean;
  /** The pointer may be outside the board. */
  move(row: number, col: number): void;
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
  const draws = (event: PointerEvent) => event.pointerType === "mouse" || handler.fingersDraw();
  /** Whether the last press was that of a finger that does not draw. */
  let scrolls = false;

  /** Where the board was when the stroke began: should something move it meanwhile, the stroke goes on where it was. */
  let box = element.getBoundingClientRect();

  const placeOf = (event: MouseEvent): [row: number, col: number] => {
    const { rows, cols } = handler.size();
    const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
    const col = Math.floor(((event.clientX - box.left) / box.width) * cols);
    return [row, col];
  };

  const within = (event: MouseEvent): [row: number, col: number] => {
    // A press on the very edge may be computed to lie a hair outside.
    const [row, col] = placeOf(event);
    const { rows, cols } = handler.size();
    return [Math.max(0, Math.min(rows - 1, row)), Math.max(0, Math.min(cols - 1, col))];
  };

  const begin = (event: PointerEvent) => {
    box = element.getBoundingClientRect();
    if (!handler.begin(...within(event))) return;
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
      scrolls = !draws(event);
      if (pointer === null && event.button === 0 && !scrolls) begin(event);
    },
    options,
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (pointer === null && event.buttons === 1 && handler.isCarryingPiece() && draws(event)) begin(event);
      if (event.pointerId !== pointer) return;
      // A browser may report several moves as one; the places in between are part of the stroke.
      const moves = event.getCoalescedEvents?.() ?? [];
      for (const move of moves.length > 0 ? moves : [event]) handler.move(...placeOf(move));
    },
    options,
  );
  element.addEventListener("pointerup", (event) => finish(event, () => handler.end()), options);
  element.addEventListener("pointercancel", (event) => finish(event, () => handler.cancel()), options);
  element.addEventListener("lostpointercapture", (event) => finish(event, () => handler.end()), options);
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
      else if (scrolls) handler.tap(Number(row), Number(col));
    },
    options,
  );
  return () => bound.abort();
}
