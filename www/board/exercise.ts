// In an exercise that only allows wall changes, the pieces are locked too.
import { type BoardGame, isPiece } from "../model/board-game";
import type { Progress } from "../model/game";

/** The progress with all locked cells, including the cells of locked pieces. */
export function lockedWithPieces(game: BoardGame, progress: Progress | null): Progress | null {
  if (progress?.allowed == null) return progress;
  const pieces = game.view.contents.flatMap((content, cell) => (isPiece(content) ? [cell] : []));
  return { ...progress, locked: [...new Set([...progress.locked, ...pieces])] };
}
