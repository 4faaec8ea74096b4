// The arrows on the board: which moves are drawn, and how strongly.
import type { Move, Scene } from "cat-and-mouse";
import type { Game } from "../model/game";

type Arrows = Scene["arrows"];

export function arrowOf(game: Game, { by, from, to }: Move, strength: number): Arrows[number] {
  return { by, from: game.placeOf(from), to: game.placeOf(to), strength };
}

/** The move that is pointed at; else the next one as a strong arrow, the reply to it as a weak one, and those of a loop as faint ones. */
export function arrowsOf(game: Game): Arrows {
  if (game.preview) return [arrowOf(game, game.preview, 0.95)];
  const { moves, ply, loopsFrom } = game;
  const atLoopEnd = ply === moves.length && loopsFrom !== null;
  const next = atLoopEnd ? loopsFrom : ply;
  const strength = (index: number) => {
    if (index === next) return 0.95;
    if (index === next + 1) return 0.35;
    return loopsFrom !== null && index >= loopsFrom ? 0.3 : 0;
  };
  return moves
    .map((move, index) => arrowOf(game, move, strength(index)))
    .filter((arrow) => arrow.strength > 0)
    .sort((one, other) => one.strength - other.strength);
}
