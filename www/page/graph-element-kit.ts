// The part of the graph kit that the element uses.
import { html } from "lit";
import { graphTools, graphView, remark } from "../graph/surface";
import { reasonOf } from "../graph/why";
import type { PageWords } from "../i18n/words";
import { freed } from "../lib/freed";
import { GraphEditor } from "../lib/whole-solver";
import { type GraphGame, openGraph } from "../model/graph-game";
import { exerciseMarks } from "../panels/goal";
import { EdgeChangesView } from "../panels/views/edge-changes";
import type { ElementKit } from "./kit";

/** The smallest graph. An editor needs a graph before it can read another. */
const SMALLEST = "graph=0-1.1-2";

export const graphElementKit: ElementKit<PageWords, GraphGame> = {
  kind: "graph",
  counted: { key: "edges", most: 2016 },
  open: openGraph,
  link({ graph, places }) {
    return freed(new GraphEditor(SMALLEST), (editor) => {
      editor.paste(`${graph ?? ""}`);
      const { link } = editor.view();
      return places == null ? link : `${link.replace(/&at=[^&]*/, "")}&at=${places}`;
    });
  },
  placeholderLink: () => "",
  attributes: ({ graph }) => ({ graph: graph.view.text, places: graph.places }),
  placeholder: (words) =>
    html`<div class="graph-space"><div class="until"><slot>${words.embedded.loading}</slot></div></div>`,

  surface: (game, words, look) =>
    graphView(game, { ...look, marks: exerciseMarks(game.places, look.marks, look.progress ?? null, words) }, words),
  tools: graphTools,
  hasTools: () => true,
  whatIf: () => new EdgeChangesView(),

  remark,
  reason: reasonOf,
};
