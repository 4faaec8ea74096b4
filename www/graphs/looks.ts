// How the nodes of a game on a graph look: their numbers, and who is there.
import type { DrawnNode, State } from "cat-and-mouse";
import type { GraphWords } from "../i18n/graph-types";
import type { NodeLook } from "./drawing";

const HOLE = 0;

export function nodeLooks(nodes: readonly DrawnNode[], { mouse, cat }: State, words: GraphWords): NodeLook[] {
  const players = { mouse, cat };
  return nodes.map(({ neighbours }, node) => {
    const there = [
      ...(node === HOLE ? (["hole"] as const) : []),
      ...(["mouse", "cat"] as const).filter((player) => players[player] === node),
    ];
    return { number: node, kind: there.join(" "), letter: "", label: words.graph.node(node, there, neighbours) };
  });
}
