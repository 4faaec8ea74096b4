// Reads the size of the board in a link before the solver is loaded, so that the page can reserve room for the board.

export function sizeOf(board: string): { rows: number; cols: number } {
  const rows = board.trim().split(/\s*[/\n]\s*/);
  const cols = [...(rows[0] ?? "")].reduce((sum, letter) => sum + (Number(letter) || 1), 0);
  const side = (length: number) => Math.max(1, Math.min(8, length));
  return { rows: side(rows.length), cols: side(cols) };
}
