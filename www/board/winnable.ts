// New boards that one of the players can win, but only with care.
import { BoardSearch, type Player } from "cat-and-mouse";
import { freed } from "../lib/freed";
import type { BoardGame } from "../model/board-game";
import type { Difficulty } from "../model/names";

/** Time limit in milliseconds. A board is usually found within 30 ms, a hard one within 500 ms. */
const LONGEST_SEARCH = 2_000;

/**
 * The properties of random boards by difficulty: rows and columns, walls in percent of the cells, minimum length of
 * the win in plies, and the pairs of cat and mouse jumps to choose from.
 */
const SURPRISES: Readonly<
  Record<Difficulty, { side: number; walls: number; minPlies: number; jumps: readonly (readonly [number, number])[] }>
> = {
  easy: { side: 4, walls: 20, minPlies: 5, jumps: [[1, 2]] },
  medium: {
    side: 5,
    walls: 25,
    minPlies: 9,
    jumps: [
      [1, 2],
      [2, 2],
    ],
  },
  hard: {
    side: 8,
    walls: 30,
    minPlies: 19,
    jumps: [
      [1, 1],
      [1, 2],
    ],
  },
};

/**
 * Returns the link fragment of a new board that `winner` can win. Each of the winner's first three moves is a chance to
 * lose the win. The board has the jumps and the size of `game`, but at least 5 rows and columns. Its move limit is the
 * default.
 * @param seed selects one of these boards
 */
export function winnableBoard({ editor }: BoardGame, winner: Player, seed: number): string {
  const { catJump, mouseJump } = editor;
  const [rows, cols] = [Math.max(editor.rows, 5), Math.max(editor.cols, 5)];
  // The third move of the mouse is ply 5, and the third move of the cat is ply 6.
  return contested({ rows, cols, catJump, mouseJump, walls: 30, minPlies: 5, winner, seed });
}

/**
 * Returns the link fragment of a random board that a player can win, but only with care. More difficult boards are
 * larger and have longer wins.
 * @param seed selects the board and the winner
 */
export function surprisingBoard(difficulty: Difficulty, seed: number): string {
  const { side, walls, minPlies, jumps } = SURPRISES[difficulty];
  const [catJump, mouseJump] = jumps[Math.floor(seed / 2) % jumps.length] ?? [1, 1];
  const winner = seed % 2 === 0 ? "mouse" : "cat";
  return contested({ rows: side, cols: side, catJump, mouseJump, walls, minPlies, winner, seed });
}

function contested(wish: Omit<ConstructorParameters<typeof BoardSearch>[0], "food" | "contested">): string {
  const search = new BoardSearch({ ...wish, food: "reachable", contested: true });
  return freed(search, () => search.run(LONGEST_SEARCH).link);
}
