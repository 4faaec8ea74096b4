// Facts about a move that sentences of every language use.
import type { Move, Player } from "cat-and-mouse";

/**
 * The direction of a move and its number of cells; null for a stay. Without rows (`cols` is 0), a move is one
 * edge, without a direction.
 */
export function stepOf(
  move: Move,
  cols: number,
): { direction: "up" | "right" | "down" | "left"; cells: number } | null {
  if (cols === 0) return move.from === move.to ? null : { direction: "right", cells: 1 };
  const down = Math.floor(move.to / cols) - Math.floor(move.from / cols);
  const across = (move.to % cols) - (move.from % cols);
  if (down !== 0) return { direction: down > 0 ? "down" : "up", cells: Math.abs(down) };
  if (across !== 0) return { direction: across > 0 ? "right" : "left", cells: Math.abs(across) };
  return null;
}

/** A place in a few characters: "r1c3" on a board, the number of the node on a graph. */
export function shortPlace(place: number, cols: number): string {
  return cols === 0 ? `${place}` : `r${Math.floor(place / cols) + 1}c${(place % cols) + 1}`;
}

const ARROWS = { up: "↑", right: "→", down: "↓", left: "←" };

/** A move in a few characters, such as "→2 r1c3": its direction, the number of cells if several, and the new cell. */
export function shortMove(move: Move, cols: number): string {
  const step = stepOf(move, cols);
  const cell = shortPlace(move.to, cols);
  return step ? `${ARROWS[step.direction]}${step.cells > 1 ? step.cells : ""} ${cell}` : `• ${cell}`;
}

/**
 * The number of the winner's own moves if `turn` moves next. On a graph, a cat's win may end with a move of the mouse
 * onto the cat. The package's `ownMoves` returns the same, but sentences must not load the package, because the
 * element's puzzles have no solver.
 */
export function movesOfWinner(winner: Player, plies: number, turn: Player): number {
  return winner === turn ? Math.ceil(plies / 2) : Math.floor(plies / 2);
}

/** The number of moves by the player who makes the last of these plies. */
export function movesUpTo(plies: number): number {
  return Math.ceil(plies / 2);
}
