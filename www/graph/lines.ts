// The lines of a drawing: edges, ways along them, and arrows. Each is cut where it passes a node at which it does not end.
import type { DrawnNode, Player } from "cat-and-mouse";
import { nothing, svg, type TemplateResult } from "lit";
import type { Arrow, EdgeMark, Route } from "../model/look";
import type { NodeSize } from "../model/node-size";
import { type Box, type Point, partsOf } from "./room";

type PlainArrow = Omit<Arrow, "by"> & { by: Player | null };

/** In units of the drawing, which is 100 wide and high. */
const HEAD = 2.8;
/** How far edges in both directions between two nodes are from one another. */
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

  /** Along the first part of each edge from a node, and of those that are marked, where something may be written beside the node. */
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

  /** Around the heads of arrows, and of all edges where they lead one way. */
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

  /** An edge that is there, or dashed one that is not. */
  changed(edge: EdgeMark): TemplateResult {
    const { between, mark, isPointed, press } = edge;
    const [from, to] = between;
    const isEdge = this.#nodes[from]?.neighbours.includes(to);
    const path = edge.way ? this.#bent(between, edge.way) : this.#path(from, to);
    const grip = press ? svg`<path class="grip" d=${path} @click=${press}></path>` : nothing;
    return svg`<path class="changed ${mark.kind} ${isEdge ? "" : "new"} ${isPointed ? "pointed" : ""}" d=${path}></path>${grip}`;
  }

  /** Points along a marked edge, from 0 at its first node to 1 at its second. */
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

  /** Along a way; where that passes nodes all the same, it is cut. */
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

  /** How far an arrow is beside the middle of its edge: both players may be about to go along the same one. */
  #besideOf(by: Player | null, from: number, to: number): number {
    return by ? 0.8 : this.#aside(from, to);
  }

  /** How far beside the middle an edge is that has another one in the other direction. */
  #aside(from: number, to: number): number {
    return this.#oneWay && this.#nodes[to]?.neighbours.includes(from) ? APART : 0;
  }

  /** A line from one node to another, with a head if it leads one way, and so far aside. */
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

  /** How far before the middle of a node a head ends. */
  get #tip(): number {
    return -this.#radius - 0.4;
  }

  /** The corners of the head of a line that ends at a node. */
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

/** The points so far from a node in the direction of a line between two nodes, and so far beside it. */
function pointsAlong(start: Point, end: Point, aside: number) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [x, y] = [(end.x - start.x) / length, (end.y - start.y) / length];
  return (node: Point, along: number, side = 0): Point => ({
    x: node.x + along * x - (aside + side) * y,
    y: node.y + along * y + (aside + side) * x,
  });
}
