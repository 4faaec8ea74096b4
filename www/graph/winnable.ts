// New graphs that one of the players can win, but only with care.
import type { Player } from "cat-and-mouse";
import { freed } from "../lib/freed";
import { GraphSearch } from "../lib/whole-solver";
import type { GraphGame } from "../model/graph-game";
import type { Difficulty } from "../model/names";

/** Time limit in milliseconds. A graph is usually found within 100 ms. */
const LONGEST_SEARCH = 2_000;

/** Random graphs by difficulty: nodes, edges in percent of all pairs, and minimum length of the win in plies. */
const SURPRISES: Readonly<Record<Difficulty, { nodes: number; edges: number; minPlies: number }>> = {
  easy: { nodes: 6, edges: 50, minPlies: 3 },
  medium: { nodes: 8, edges: 40, minPlies: 7 },
  hard: { nodes: 12, edges: 30, minPlies: 13 },
};

/**
 * Returns the link fragment of a new graph that `winner` can win. Each of the winner's first three moves is a chance to
 * lose the win. The graph has as many nodes as `game`, but at least 8, because the cat has no such win in smaller
 * graphs with as few edges.
 * @param seed selects one of these graphs
 */
export function winnableGraph({ places }: GraphGame, winner: Player, seed: number): string {
  return contested({ nodes: Math.max(places, 8), edges: 30, minPlies: 5, winner, seed });
}

/**
 * Returns the link fragment of a random graph that a player can win, but only with care. More difficult graphs are
 * larger and have longer wins.
 * @param seed selects the graph and the winner
 */
export function surprisingGraph(difficulty: Difficulty, seed: number): string {
  return contested({ ...SURPRISES[difficulty], winner: seed % 2 === 0 ? "mouse" : "cat", seed });
}

function contested(wish: Omit<ConstructorParameters<typeof GraphSearch>[0], "contested">): string {
  const search = new GraphSearch({ ...wish, contested: true });
  return freed(search, () => search.run(LONGEST_SEARCH).link);
}
