// The kit for graphs. It is loaded, with the whole solver, when a graph is first shown.
import { html, nothing } from "lit";
import { pictureOf } from "../graph/export-png";
import { graphTools, graphView, remark } from "../graph/surface";
import { thumbnail } from "../graph/thumbnail";
import { reasonOf, whyOf } from "../graph/why";
import { winnableGraph } from "../graph/winnable";
import { vocabularyOf } from "../i18n/vocabulary";
import { GraphSearch } from "../lib/whole-solver";
import { graphs } from "../model/graph-examples";
import { type GraphGame, openGraph } from "../model/graph-game";
import { allViews } from "../panels/views/views";
import type { Kit } from "./kit";

export const graphKit: Kit<GraphGame> = {
  kind: "graph",
  examples: graphs,
  isFull: false,
  finder: {
    numbers: { nodes: [3, 64], edges: [1, 100] },
    isForBoards: false,
    initial: ({ places }, name) => (name === "nodes" ? places : 30),
    search: (_, { number, winner, minPlies, seed }) =>
      new GraphSearch({
        nodes: number("nodes"),
        edges: number("edges"),
        winner: winner === "limit" ? "draw" : winner,
        minPlies,
        seed,
      }),
  },
  first: graphs.statement1,
  names: (fragment) => /^#?graph=/.test(fragment),
  open: openGraph,
  words: (language) => vocabularyOf(language).graphGame,
  views: allViews,

  surface: (game, words, look) => graphView(game, look, words),
  tools: graphTools,
  more: (game, words, act) =>
    html`<div class="row">
      <button type="button" class="plain" @click=${() => act(() => game.graph.arrange())}>${words.drawing.arrange}</button>
      <button type="button" class="plain" @click=${() => act(() => game.clear())}>${words.clear}</button>
    </div>`,
  settings: () => nothing,
  terms: () => "",
  remark,

  reason: reasonOf,
  why: whyOf,

  winnable: winnableGraph,
  thumbnail,
  picture: async (root, look) => {
    const drawing = root.querySelector<SVGElement>("cm-drawing > svg");
    return drawing && pictureOf(drawing, look);
  },
};
