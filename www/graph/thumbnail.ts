// A small picture of a graph. The pieces stand as in the state that the link names, or else as at the start.
import type { DrawnNode } from "cat-and-mouse";
import { html, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../lib/silhouette";
import { DrawnGraph } from "../model/drawn-graph";

const HOLE = 0;
/** The margin around the drawing, which is 100 wide and high. */
const MARGIN = 8;
const SIZE = 100 + 2 * MARGIN;
const START = { mouse: 1, cat: 2 };

/** Above this number of nodes, the picture would be a tangle, so the nodes form a circle and the lines are thin. */
export const MANY = 20;
/** Above this number of edges, the edges become fainter. */
const MANY_EDGES = 90;
/** The radius of the circle. */
const RADIUS = 44;

/** The position of a place on the thumbnail, in percent of its width or height. */
export const onThumbnail = (place: number) => (100 * (place + MARGIN)) / SIZE;

export function thumbnail(link: string): TemplateResult {
  const graph = new DrawnGraph(link, () => {});
  const { nodes, view } = graph;
  const { mouse, cat } = view.linkedState ?? START;
  graph.free();
  const isLarge = nodes.length > MANY;
  const places = isLarge ? circleOf(nodes) : nodes;
  const edges = nodes.reduce((sum, { neighbours }) => sum + neighbours.length, 0) / 2;
  const strength = Math.min(1, MANY_EDGES / edges);
  const [node, hole, piece] = isLarge ? [1.6, 4, 16] : [4, 7, 18];
  return html`<svg class="thumbnail drawing ${isLarge ? "large" : ""}" viewBox="${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}" aria-hidden="true" focusable="false">
    <rect class="paper" x=${1 - MARGIN} y=${1 - MARGIN} width=${SIZE - 2} height=${SIZE - 2} rx="6"></rect>
    ${nodes.flatMap(({ neighbours }, from) =>
      neighbours.map((to) => {
        const [start, end] = [places[from], places[to]];
        return start && end && to > from
          ? svg`<path class="edge" stroke-opacity=${strength} d="M${start.x} ${start.y}L${end.x} ${end.y}"></path>`
          : svg``;
      }),
    )}
    ${places.map(({ x, y }, place) => {
      const player = place === cat ? "cat" : place === mouse ? "mouse" : null;
      return player
        ? svg`<g class="silhouette ${player}" transform="translate(${x - piece / 2} ${y - piece / 2}) scale(${piece / 100})">${silhouettePaths(player)}</g>`
        : svg`<circle class=${place === HOLE ? "hole" : "body"} cx=${x} cy=${y} r=${place === HOLE ? hole : node}></circle>`;
    })}
  </svg>`;
}

/** Positions in a circle. The nodes keep their order around the centre, so most edges join close nodes. */
function circleOf(nodes: readonly DrawnNode[]): { x: number; y: number }[] {
  const angleOf = (node: number) => Math.atan2((nodes[node]?.y ?? 0) - 50, (nodes[node]?.x ?? 0) - 50);
  const order = nodes.map((_, node) => node).sort((one, other) => angleOf(one) - angleOf(other));
  return nodes.map((_, node) => {
    const angle = (2 * Math.PI * order.indexOf(node)) / nodes.length;
    return { x: 50 - RADIUS * Math.cos(angle), y: 50 - RADIUS * Math.sin(angle) };
  });
}
