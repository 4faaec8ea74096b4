// Chooses the moves that are drawn as arrows and their strength, and the part of a long route that is drawn.
import type { Fork, Move, RouteCell } from "cat-and-mouse";
import type { Game } from "./game";
import type { Arrow } from "./look";

export function arrowOf({ by, from, to }: Move, strength: number): Arrow {
  return { by, from, to, strength };
}

/** The mouse's moves from a fork: a state in which the mouse no longer has to dodge the cat. */
export const arrowsFrom = ({ mouse, ways }: Fork): Arrow[] =>
  ways.map((to) => ({ by: "mouse", from: mouse, to, strength: 0.95 }));

/** The longest part of a route, up to its last cell, in which no cell occurs twice. */
export function lastStretch(route: readonly RouteCell[]): RouteCell[] {
  const seen = new Set<number>();
  const isNew = ({ cell }: RouteCell) => !seen.has(cell) && seen.add(cell);
  return route.slice(route.findLastIndex((place) => !isNew(place)) + 1);
}

/** The route up to the cell `stop`, which is included; the whole route if it does not pass this cell. */
export function upTo(route: readonly RouteCell[], stop: number | null): RouteCell[] {
  const last = route.findIndex(({ cell }) => cell === stop);
  return route.slice(0, last < 0 ? route.length : last + 1);
}

/**
 * Arrows of the current ply: the previewed move alone; else the next move (strong), the reply (weak) and the
 * rest of a loop (faint).
 */
export function arrowsOf(game: Game): Arrow[] {
  if (game.preview) return [arrowOf(game.preview, 0.95)];
  const { moves, ply, loopsFrom } = game;
  const atLoopEnd = ply === moves.length && loopsFrom !== null;
  const next = atLoopEnd ? loopsFrom : ply;
  const strength = (index: number) => {
    if (index === next) return 0.95;
    if (index === next + 1) return 0.35;
    return loopsFrom !== null && Math.min(index, ply) >= loopsFrom ? 0.3 : 0;
  };
  return moves
    .map((move, index) => arrowOf(move, strength(index)))
    .filter((arrow) => arrow.strength > 0)
    .sort((one, other) => one.strength - other.strength);
}
