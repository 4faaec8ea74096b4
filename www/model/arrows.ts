// Which moves are drawn as arrows, and how strongly; and how much of a long way is drawn.
import type { Fork, Move, RouteCell } from "cat-and-mouse";
import type { Game } from "./game";
import type { Arrow } from "./look";

export function arrowOf({ by, from, to }: Move, strength: number): Arrow {
  return { by, from, to, strength };
}

/** Where the mouse can go on to from a fork. */
export const arrowsFrom = ({ mouse, ways }: Fork): Arrow[] =>
  ways.map((to) => ({ by: "mouse", from: mouse, to, strength: 0.95 }));

/** The last part of a way that comes to no place twice. */
export function lastStretch(route: readonly RouteCell[]): RouteCell[] {
  const seen = new Set<number>();
  const isNew = ({ cell }: RouteCell) => !seen.has(cell) && seen.add(cell);
  return route.slice(route.findLastIndex((place) => !isNew(place)) + 1);
}

/** A way up to the place where it ends early, if there is one. */
export function upTo(route: readonly RouteCell[], stop: number | null): RouteCell[] {
  const last = route.findIndex(({ cell }) => cell === stop);
  return route.slice(0, last < 0 ? route.length : last + 1);
}

/** The move that is pointed at; else the next one as a strong arrow, the reply to it as a weak one, and in a loop its others as faint ones. */
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
