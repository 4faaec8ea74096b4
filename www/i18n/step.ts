// What the sentences of every language need to know about a move.
import type { Move } from "cat-and-mouse";

/** How a move goes: how many cells in which direction, or not at all. */
export function stepOf(
  move: Move,
  cols: number,
): { direction: "up" | "right" | "down" | "left"; cells: number } | null {
  const down = Math.floor(move.to / cols) - Math.floor(move.from / cols);
  const across = (move.to % cols) - (move.from % cols);
  if (down !== 0) return { direction: down > 0 ? "down" : "up", cells: Math.abs(down) };
  if (across !== 0) return { direction: across > 0 ? "right" : "left", cells: Math.abs(across) };
  return null;
}

const ARROWS = { up: "↑", right: "→", down: "↓", left: "←" };

/** A move in a few characters: its direction, the number of cells if there are several, and the cell, such as "→2 r1c3". */
export function shortMove(move: Move, cols: number): string {
  const step = stepOf(move, cols);
  const cell = `r${Math.floor(move.to / cols) + 1}c${(move.to % cols) + 1}`;
  return step ? `${ARROWS[step.direction]}${step.cells > 1 ? step.cells : ""} ${cell}` : `• ${cell}`;
}

/** How many moves the winner makes in a win of this length. The winner always makes the last ply. */
export function ownMoves(plies: number): number {
  return Math.ceil(plies / 2);
}
