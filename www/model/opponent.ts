// The opponent in matches and puzzles: its delay, the moves that are mistakes, and its side.
import type { Player } from "cat-and-mouse";
import type { Grade } from "./game";

/** The delay before the opponent moves, in milliseconds, so that the move can be followed. */
export const REPLY_DELAY = 450;

/** The grades of mistakes. After a mistake, its player can no longer force the outcome that was possible before. */
const MISTAKES: ReadonlySet<Grade["verdict"]> = new Set([
  "win-to-limit",
  "win-to-draw",
  "win-to-loss",
  "limit-to-loss",
  "draw-to-loss",
]);

export const isMistake = ({ verdict }: Grade): boolean => MISTAKES.has(verdict);

export function opponentOf(player: Player): Player {
  return player === "mouse" ? "cat" : "mouse";
}
