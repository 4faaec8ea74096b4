// What the sentences of every language need to know about a move.
import type { Move, Player } from "cat-and-mouse";

/**
 * How a move goes: how many cells in which direction, or not at all. Places that do not stand in rows (`cols` is 0) are one edge
 * apart, in no direction that matters.
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

/** A place in a few characters: "r1c3" in a row, or its number. */
export function shortPlace(place: number, cols: number): string {
  return cols === 0 ? `${place}` : `r${Math.floor(place / cols) + 1}c${(place % cols) + 1}`;
}

const ARROWS = { up: "↑", right: "→", down: "↓", left: "←" };

/** A move in a few characters: its direction, the number of cells if there are several, and the cell, such as "→2 r1c3". */
export function shortMove(move: Move, cols: number): string {
  const step = stepOf(move, cols);
  const cell = shortPlace(move.to, cols);
  return step ? `${ARROWS[step.direction]}${step.cells > 1 ? step.cells : ""} ${cell}` : `• ${cell}`;
}

/**
 * How many moves the winner itself makes, if `turn` moves next. On a graph the mouse may have to make the last ply, onto the cat: that is
 * no move of the cat. The same as `ownMoves` of the package, which sentences do not load: the element's puzzles come without a solver.
 */
export function movesOfWinner(winner: Player, plies: number, turn: Player): number {
  return winner === turn ? Math.ceil(plies / 2) : Math.floor(plies / 2);
}

/** How many moves the player makes who makes the last of these plies. */
export function movesUpTo(plies: number): number {
  return Math.ceil(plies / 2);
}
