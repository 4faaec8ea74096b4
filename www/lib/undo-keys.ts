// The keys that undo and redo: Ctrl or Cmd with Z, with Shift and Z, or with Y.

/** What the keys ask for; null if they ask for something else. */
export function undoOrRedo(event: KeyboardEvent): "undo" | "redo" | null {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}
