// What a match and a try at a puzzle have in common: how long the opponent waits, which moves are mistakes, and who the opponent is.
import type { Player } from "cat-and-mouse";
import type { Grade } from "./game";

/** How long the opponent waits before it moves, in milliseconds, so that the move can be followed. */
export const REPLY_DELAY = 450;

/** The grades of moves that change what can be forced. */
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
