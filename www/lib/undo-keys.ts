// Keys for undo and redo: Ctrl or Cmd with Z, with Shift and Z, or with Y.

/** Whether a key event belongs to a text field, or to an open dialog. */
export function isMeantElsewhere({ target, currentTarget }: KeyboardEvent): boolean {
  const field = "select, textarea, input:not([type='radio'], [type='range'])";
  const isTyped = target instanceof Element && target.closest(field) !== null;
  return isTyped || (currentTarget === document && document.querySelector("dialog[open]") !== null);
}

/** Calls `act` if the key asks for undo or redo and this is possible; returns whether `act` was called. */
export function undoByKey(
  event: KeyboardEvent,
  { canUndo, canRedo }: { canUndo: boolean; canRedo: boolean },
  act: (way: "undo" | "redo") => void,
): boolean {
  const key = event.key.toLowerCase();
  const asks = !event.altKey && (event.ctrlKey || event.metaKey) && (key === "z" || key === "y");
  if (!asks || isMeantElsewhere(event)) return false;
  event.preventDefault();
  const way = key === "y" || event.shiftKey ? "redo" : "undo";
  const can = way === "undo" ? canUndo : canRedo;
  if (can) act(way);
  return can;
}
