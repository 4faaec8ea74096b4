// A small picture of a graph, or of the position that its link names.
import { html, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../lib/silhouette";
import { DrawnGraph } from "../model/drawn-graph";

const HOLE = 0;
const START = { mouse: 1, cat: 2 };

export function thumbnail(link: string): TemplateResult {
  const graph = new DrawnGraph(link, () => {});
  const { nodes, view } = graph;
  const { mouse, cat } = view.linkedState ?? START;
  graph.free();
  return html`<svg class="thumbnail drawing" viewBox="-4 -4 108 108" aria-hidden="true" focusable="false">
    <rect class="paper" x="-3" y="-3" width="106" height="106"></rect>
    ${nodes.flatMap(({ x, y, neighbours }, from) =>
      neighbours.map((to) => {
        const other = nodes[to];
        return other && to > from ? svg`<path class="edge" d="M${x} ${y}L${other.x} ${other.y}"></path>` : svg``;
      }),
    )}
    ${nodes.map(({ x, y }, node) => {
      const player = node === cat ? "cat" : node === mouse ? "mouse" : null;
      return player
        ? svg`<g class="silhouette ${player}" transform="translate(${x - 9} ${y - 9}) scale(0.18)">${silhouettePaths(player)}</g>`
        : svg`<circle class=${node === HOLE ? "hole" : "body"} cx=${x} cy=${y} r=${node === HOLE ? 7 : 4}></circle>`;
    })}
  </svg>`;
}
