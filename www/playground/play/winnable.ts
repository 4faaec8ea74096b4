// Another board to play on: one that the reader can win, but not at once.
import { BoardSearch, type Player } from "cat-and-mouse";
import { randomSeed } from "../../lib/seed";
import type { Game } from "../../model/game";

/** A search takes some 0.1 ms. Should none be found in this many, the best so far will do. */
const PATIENCE = 200;

/**
 * A board like this one which the player can win, with its third move at the earliest, as the fragment of a link. It has the
 * jumps of this one, and its size unless that is too small to play on.
 */
export function winnableBoard({ editor }: Game, winner: Player): string {
  const { rows, cols, catJump, mouseJump } = editor;
  const search = new BoardSearch({
    rows: Math.max(rows, 5),
    cols: Math.max(cols, 5),
    catJump,
    mouseJump,
    walls: 30,
    winner,
    minPlies: winner === "mouse" ? 5 : 6,
    food: "reachable",
    seed: randomSeed(),
  });
  try {
    return search.run(PATIENCE).link;
  } finally {
    search.free();
  }
}
