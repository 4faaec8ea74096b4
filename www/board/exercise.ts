// What an exercise allows on a board: pieces that stay where they are.
import { type BoardGame, isPiece } from "../model/board-game";
import type { Progress } from "../model/game";

/** The progress with all cells that cannot be changed: where only walls may be, those of the pieces too. */
export function lockedWithPieces(game: BoardGame, progress: Progress | null): Progress | null {
  if (progress?.allowed == null) return progress;
  const pieces = game.view.contents.flatMap((content, cell) => (isPiece(content) ? [cell] : []));
  return { ...progress, locked: [...new Set([...progress.locked, ...pieces])] };
}
