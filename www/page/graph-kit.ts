// The kit for graphs. It is loaded together with the whole solver when a graph is first shown.
import { html, nothing } from "lit";
import { pictureOf } from "../graph/export-png";
import type { Point } from "../graph/room";
import { nodeLooks, surprised } from "../graph/surface";
import { MANY, onThumbnail, thumbnail } from "../graph/thumbnail";
import { bentEdges } from "../graph/ways";
import { whyOf } from "../graph/why";
import { surprisingGraph, winnableGraph } from "../graph/winnable";
import { vocabularyOf } from "../i18n/vocabulary";
import { pickView } from "../lib/pick";
import { plainButton } from "../lib/plain-button";
import { silhouette } from "../lib/silhouette";
import { GraphSearch } from "../lib/whole-solver";
import { graphs } from "../model/graph-examples";
import type { GraphGame } from "../model/graph-game";
import { graphElementKit } from "./graph-element-kit";
import type { Kit } from "./kit";

const PLAYERS = ["mouse", "cat"] as const;

/** The number of checkboxes in a row, if they do not stand on the drawing. */
const NODES_IN_ROW = 6;
/** The least distance between two nodes, in x or y, with room for a finger on a phone, in units of the drawing. */
const APART = 15;

export const graphKit: Kit<GraphGame> = {
  ...graphElementKit,
  examples: graphs,
  finder: {
    numbers: { nodes: [3, 64], edges: [1, 100] },
    hasFood: false,
    // With fewer than 8 nodes, few wins take 5 moves.
    initial: ({ places }, name) => ({ nodes: Math.max(8, places), edges: 30, moves: 5 })[name] ?? 0,
    search: (_, { number, winner, minPlies, seed }) =>
      new GraphSearch({
        nodes: number("nodes"),
        edges: number("edges"),
        winner: winner === "limit" ? "draw" : winner,
        minPlies,
        seed,
        contested: true,
      }),
    longer: ({ places }, wish) => new GraphSearch({ nodes: places, edges: 1, contested: true, ...wish }),
  },
  first: graphs.beside,
  names: (fragment) => /^#?graph=/.test(fragment),
  words: (language) => vocabularyOf(language).graphGame,

  // An embedded element draws these edges as straight lines and omits the code that bends them.
  surface: (game, words, look) =>
    graphElementKit.surface(game, words, { ...look, edges: bentEdges(look.edges ?? [], game.graph.nodes) }),
  more: (game, words, act) =>
    html`<div class="row">
      ${plainButton(words.drawing.arrange, () => act(() => game.graph.arrange()))}
      ${game.progress ? nothing : plainButton(words.clear, () => act(() => game.clear()))}
    </div>`,
  settings: () => nothing,
  surprised,
  why: whyOf,

  lockable(game, label, ticked, words, changed) {
    const { standing, graph } = game;
    const isFar = ({ x, y }: Point, node: number) =>
      graph.nodes.slice(node + 1).every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= APART);
    const isRoomy = game.places <= MANY && graph.nodes.every(isFar);
    const at = ({ x, y }: Point) => ({ x: onThumbnail(x), y: onThumbnail(y) });
    const nodes = nodeLooks(game, words).map(({ label: name, letter }, node) => ({
      name,
      shown: html`${node} <small>${letter}</small>${PLAYERS.filter((player) => standing[player] === node).map(silhouette)}`,
      kind: "node",
      at: at(graph.nodes[node] as Point),
    }));
    const lies = isRoomy ? { cols: nodes.length, drawing: thumbnail(game.link) } : { cols: NODES_IN_ROW };
    return pickView(label, nodes, lies, ticked, changed);
  },
  written: (_, places) => [...places].sort((one, other) => one - other).join(" "),
  script: "graph-element.js",
  weight: 336,

  winnable: winnableGraph,
  surprise: surprisingGraph,
  thumbnail,
  picture: async (root, look) => {
    const drawing = root.querySelector<SVGElement>("cm-drawing > svg");
    return drawing && pictureOf(drawing, look);
  },
};
