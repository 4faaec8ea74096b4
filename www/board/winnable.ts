// A new board to play on: one that the reader can win, but only with care.
import { BoardSearch, type Player } from "cat-and-mouse";
import { BoardGame } from "../model/board-game";

/** In milliseconds, for one board. One is found within 30 of them. */
const LONGEST_SEARCH = 200;

/** More than half of the boards allow no mistake, such as when the opponent is walled in. At most this many are looked at. */
const MOST_BOARDS = 500;

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
    seed,
  });
  try {
    let { link } = search.run(LONGEST_SEARCH);
    for (let boards = 1; boards < MOST_BOARDS && !takesCare(link, winner); boards += 1) {
      search.seekAnother();
      ({ link } = search.run(LONGEST_SEARCH));
    }
    return link;
  } finally {
    search.free();
  }
}

/** Whether, with best play by both, each of the player's first three moves could be a mistake. */
function takesCare(link: string, player: Player): boolean {
  const game = new BoardGame(link);
  try {
    const { solution } = game;
    const own = game.moves.flatMap(({ by }, ply) => (by === player ? [ply] : []));
    return own.slice(0, 3).every((ply) => {
      const state = game.stateAfter(ply);
      if (!state || !solution) return false;
      const { limit, losing } = solution.groups(state.mouse, state.cat, state.turn);
      return limit.length + losing.length > 0;
    });
  } finally {
    game.free();
  }
}
