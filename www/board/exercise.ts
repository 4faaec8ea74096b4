// What an exercise allows on a board: pieces that stay where they are.
import type { Progress as BoardProgress, Content } from "cat-and-mouse";
import type { BoardGame } from "../model/board-game";
import type { Progress } from "../model/game";

const PIECES: readonly Content[] = ["cat", "mouse", "food"];

/** The progress with all cells that cannot be changed: where only walls may be, those of the pieces too. */
export function lockedWithPieces(game: BoardGame, progress: BoardProgress | null): BoardProgress | null {
  if (progress?.allowed == null) return progress;
  const pieces = game.view.contents.flatMap((content, cell) => (PIECES.includes(content) ? [cell] : []));
  return { ...progress, locked: [...new Set([...progress.locked, ...pieces])] };
}

/** Where only walls may be changed, a press does not take up a piece, or make it the tool: the editor says why. */
export function heldInPlace(game: BoardGame, progress: Progress | null, cell: number): boolean {
  const content = game.contents()[cell];
  if (progress?.allowed == null || content === undefined || !PIECES.includes(content)) return false;
  const [row, col] = game.placeOf(cell);
  game.edit((editor) => {
    editor.press(row, col, "wall");
    editor.release();
  });
  return true;
}
