// The lines of a drawing: edges, bent edges and arrows. Each line has a gap at every node that it passes.
import type { DrawnNode, Player } from "cat-and-mouse";
import { nothing, svg, type TemplateResult } from "lit";
import type { Arrow, EdgeMark, Route } from "../model/look";
import type { NodeSize } from "../model/node-size";
import { type Box, type Point, partsOf } from "./room";

type PlainArrow = Omit<Arrow, "by"> & { by: Player | null };

/** The length and width of an arrow's head, in units of the drawing, which is 100 wide and high. */
const HEAD = 2.8;
/** Half the distance between the two edges that join two nodes in both directions. */
const APART = 1.3;

export class Lines {
  readonly #nodes: readonly DrawnNode[];
  readonly #radius: number;
  readonly #head: number;
  readonly #oneWay: boolean;

  constructor(nodes: readonly DrawnNode[], { radius, node }: NodeSize, oneWay: boolean) {
    this.#nodes = nodes;
    this.#radius = radius;
    this.#head = HEAD * node;
    this.#oneWay = oneWay;
  }

  edge(from: number, to: number): TemplateResult | typeof nothing {
    if (!this.#oneWay && to < from) return nothing;
    return svg`<g class="edge">${this.#line(from, to, this.#oneWay, this.#aside(from, to))}</g>`;
  }

  /**
   * Boxes along the first part of each edge and each marked edge of a node. Text beside the node should avoid these
   * boxes.
   */
  starts(from: number, marked: readonly EdgeMark[]): Box[] {
    const start = this.#nodes[from];
    if (!start) return [];
    const alongs = [1, 3, 5].map((along) => this.#radius + along);
    const straight = start.neighbours.flatMap((to) => {
      const end = this.#nodes[to];
      if (!end) return [];
      const point = pointsAlong(start, end, 0);
      return alongs.map((along) => point(start, along));
    });
    const bent = marked.flatMap(({ between, way = [] }) =>
      between.includes(from)
        ? alongs.flatMap(
            (along) => way.find(({ x, y }) => Math.abs(Math.hypot(x - start.x, y - start.y) - along) < 1.5) ?? [],
          )
        : [],
    );
    return [...straight, ...bent].map((point) => ({ ...point, width: 1, height: 1 }));
  }

  /** Boxes around the heads of arrows and, if edges have a direction, of edges. */
  heads(arrows: readonly PlainArrow[]): Box[] {
    const pairs = [
      ...arrows.map(({ by, from, to }) => [from, to, this.#besideOf(by, from, to)] as const),
      ...(this.#oneWay ? this.#nodes : []).flatMap(({ neighbours }, from) =>
        neighbours.map((to) => [from, to, this.#aside(from, to)] as const),
      ),
    ];
    return pairs.flatMap(([from, to, aside]) => {
      const [start, end] = [this.#nodes[from], this.#nodes[to]];
      if (!start || !end) return [];
      const corners = this.#corners(start, end, aside);
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
      return { x: left + width / 2, y: top + height / 2, width, height };
    });
  }

  arrow({ by, from, to, strength }: PlainArrow): TemplateResult {
    const line = this.#line(from, to, true, this.#besideOf(by, from, to));
    return svg`<g class="arrow ${by ?? "plain"}" opacity=${strength}>${line}</g>`;
  }

  route({ by, places }: Route): TemplateResult {
    const legs = places.slice(1).map((to, index) => this.#path(places[index] ?? to, to));
    return svg`<path class="way ${by}" d=${legs.join("")}></path>`;
  }

  /** A marked edge; dashed if it is not in the graph. */
  changed(edge: EdgeMark): TemplateResult {
    const { between, mark, isPointed, press } = edge;
    const [from, to] = between;
    const isEdge = this.#nodes[from]?.neighbours.includes(to);
    const path = edge.way ? this.#bent(between, edge.way) : this.#path(from, to);
    const grip = press ? svg`<path class="grip" d=${path} @click=${press}></path>` : nothing;
    return svg`<path class="changed ${mark.kind} ${isEdge ? "" : "new"} ${isPointed ? "pointed" : ""}" d=${path}></path>${grip}`;
  }

  /** Points along a marked edge. `alongs`: their positions, from 0 (the first node) to 1 (the second node). */
  alongs({ between: [from, to], way }: EdgeMark, alongs: readonly number[]): Point[] {
    const [start, end] = [this.#nodes[from], this.#nodes[to]];
    if (!start || !end) return [];
    const points = way ?? [start, end];
    return alongs.map((along) => {
      const place = along * (points.length - 1);
      const [one, next] = [points[Math.floor(place)] ?? start, points[Math.ceil(place)] ?? end];
      const share = place % 1;
      return { x: one.x + share * (next.x - one.x), y: one.y + share * (next.y - one.y) };
    });
  }

  /** A bent edge, with gaps at nodes that it passes. */
  #bent([from, to]: EdgeMark["between"], way: readonly Point[]): string {
    const others = this.#nodes.filter((_, node) => node !== from && node !== to);
    let path = "";
    let isBegun = false;
    for (const { x, y } of way) {
      const isCut = others.some((node) => Math.hypot(node.x - x, node.y - y) < this.#radius + 1);
      if (!isCut) path += `${isBegun ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`;
      isBegun = !isCut;
    }
    return path;
  }

  /** The sideways shift of an arrow. It keeps the arrows of both players apart if the arrows lie on the same edge. */
  #besideOf(by: Player | null, from: number, to: number): number {
    return by ? 0.8 : this.#aside(from, to);
  }

  /** The sideways shift of an edge whose nodes are joined in both directions. */
  #aside(from: number, to: number): number {
    return this.#oneWay && this.#nodes[to]?.neighbours.includes(from) ? APART : 0;
  }

  /** A line between two nodes, shifted sideways, with a head if it has a direction. */
  #line(from: number, to: number, hasHead: boolean, aside: number): TemplateResult | typeof nothing {
    const [start, end] = [this.#nodes[from], this.#nodes[to]];
    if (!start || !end) return nothing;
    const point = pointsAlong(start, end, aside);
    const tip = this.#tip;
    const path = this.#path(from, to, point(start, 0), point(end, hasHead ? tip - this.#head / 2 : 0));
    const body = svg`<path d=${path}></path>`;
    if (!hasHead) return body;
    const corners = this.#corners(start, end, aside);
    return svg`${body}<path class="head" d="M${corners.map((each) => `${each.x} ${each.y}`).join("L")}Z"></path>`;
  }

  /** The distance from the centre of a node to the tip of a head; negative, because the tip comes before the node. */
  get #tip(): number {
    return -this.#radius - 0.4;
  }

  /** The corners of the head at the end of a line. */
  #corners(start: Point, end: Point, aside: number): Point[] {
    const point = pointsAlong(start, end, aside);
    const [tip, head] = [this.#tip, this.#head];
    return [point(end, tip), point(end, tip - head, head / 2), point(end, tip - head, -head / 2)];
  }

  /** A straight line between two nodes, or between two points near them. */
  #path(
    from: number,
    to: number,
    start: Point | undefined = this.#nodes[from],
    end: Point | undefined = this.#nodes[to],
  ): string {
    if (!start || !end) return "";
    const others = this.#nodes.filter((_, node) => node !== from && node !== to);
    const at = (along: number) => `${start.x + along * (end.x - start.x)} ${start.y + along * (end.y - start.y)}`;
    return partsOf(start, end, others, this.#radius)
      .map(([begin, stop]) => `M${at(begin)}L${at(stop)}`)
      .join("");
  }
}

/** Returns a function that moves a point along the line from `start` to `end`, and to the side of this line. */
function pointsAlong(start: Point, end: Point, aside: number) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  return (node: Point, along: number, side = 0): Point => ({
    x: node.x + along * x - (aside + side) * y,
    y: node.y + along * y + (aside + side) * x,
  });
}
