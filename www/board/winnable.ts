// A new board to play on: one that the reader can win, but only with care.
import { BoardSearch, type Player } from "cat-and-mouse";
import type { BoardGame } from "../model/board-game";

/** In milliseconds. One is found within 30 of them. */
const LONGEST_SEARCH = 2_000;

/**
 * A board on which the player can win, but can throw the win away with each of its first three moves, as the fragment of a
 * link. It has the jumps of this one, its size unless that is too small to play on, and the usual move limit.
 * @param seed decides which of them it is
 */
export function winnableBoard({ editor }: BoardGame, winner: Player, seed: number): string {
  const { rows, cols, catJump, mouseJump } = editor;
  const search = new BoardSearch({
    rows: Math.max(rows, 5),
    cols: Math.max(cols, 5),
    catJump,
    mouseJump,
    walls: 30,
    winner,
    // The third move of the mouse; that of the cat is the ply after it.
    minPlies: 5,
    food: "reachable",
    contested: true,
    seed,
  });
  try {
    return search.run(LONGEST_SEARCH).link;
  } finally {
    search.free();
  }
}
