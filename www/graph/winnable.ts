// A new graph to play on: one that the reader can win, but only with care.
import type { Player } from "cat-and-mouse";
import type { GraphGame } from "../model/graph-game";

/** As the fragment of a link. @param seed decides which of them it is */
export function winnableGraph(game: GraphGame, _winner: Player, _seed: number): string {
  return game.link;
}
