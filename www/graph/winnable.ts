// New graphs that one of the players can win, but only with care.
import type { Player } from "cat-and-mouse";
import { GraphSearch } from "../lib/whole-solver";
import type { GraphGame } from "../model/graph-game";
import type { Difficulty } from "../model/names";

/** In milliseconds. One is found within 100 of them. */
const LONGEST_SEARCH = 2_000;

/** The nodes, edges and least length of a graph made by chance. */
const SURPRISES: Readonly<Record<Difficulty, { nodes: number; edges: number; minPlies: number }>> = {
  easy: { nodes: 6, edges: 50, minPlies: 3 },
  medium: { nodes: 8, edges: 40, minPlies: 7 },
  hard: { nodes: 12, edges: 30, minPlies: 13 },
};

/**
 * A graph on which the player can win, but can throw the win away with each of its first three moves, as the fragment of a link.
 * It has as many nodes as this one, but at least 8: with fewer and so few edges, the cat has no such win.
 * @param seed decides which of them it is
 */
export function winnableGraph({ places }: GraphGame, winner: Player, seed: number): string {
  return contested({ nodes: Math.max(places, 8), edges: 30, minPlies: 5, winner, seed });
}

/**
 * The same on a graph of any kind: the harder, the larger the graph and the longer the win.
 * @param seed decides which of them it is, and who can win
 */
export function surprisingGraph(difficulty: Difficulty, seed: number): string {
  return contested({ ...SURPRISES[difficulty], winner: seed % 2 === 0 ? "mouse" : "cat", seed });
}

function contested(wish: Omit<ConstructorParameters<typeof GraphSearch>[0], "contested">): string {
  const search = new GraphSearch({ ...wish, contested: true });
  try {
    return search.run(LONGEST_SEARCH).link;
  } finally {
    search.free();
  }
}
