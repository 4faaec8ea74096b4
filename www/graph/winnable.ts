// A new graph to play on: one that the reader can win, but not at once.
import type { Player } from "cat-and-mouse";
import { GraphSearch } from "../lib/whole-solver";
import type { GraphGame } from "../model/graph-game";

/** In milliseconds. One is found within a few. */
const LONGEST_SEARCH = 1_000;

/** A graph that the player can win, as the fragment of a link. It has as many nodes as this one, unless they are few. @param seed decides which of them it is */
export function winnableGraph({ places }: GraphGame, winner: Player, seed: number): string {
  const search = new GraphSearch({ nodes: Math.max(places, 6), edges: 30, winner, minPlies: 5, seed });
  try {
    return search.run(LONGEST_SEARCH).link;
  } finally {
    search.free();
  }
}
