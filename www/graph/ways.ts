// The shapes of marked edges that are not in the graph: straight, or bent around nodes and other edges.
import type { DrawnNode } from "cat-and-mouse";
import type { EdgeMark } from "../model/look";
import { sizeOf } from "../model/node-size";
import { isInside, type Point } from "./room";

/** Distances from the middle of an edge to the straight line, in units of the drawing, which is 100 wide and high. */
const BENDS = [0, 4, -4, 8, -8, 12, -12, 17, -17, 23, -23, 30, -30];
/** The number of straight pieces of a bent edge. */
const PARTS = 32;
/** An edge closer than this to a node, or to another edge, seems to belong to that node or edge. */
const CLEAR = 2;
const APART = 2.2;
/**
 * The cost of a shape: for each point too close to a node or outside the drawing, for each point too close to
 * an edge, and for the bend.
 */
const [OVER_NODE, OVER_EDGE, BENT] = [10, 1, 0.12];

type Pair = readonly [from: number, to: number];

/** Bends each marked edge that is not in the graph, so that it avoids nodes and other edges. */
export function bentEdges(marked: readonly EdgeMark[], nodes: readonly DrawnNode[]): EdgeMark[] {
  const isAdded = ({ between: [from, to] }: EdgeMark) => !nodes[from]?.neighbours.includes(to);
  const ways = waysOf(
    marked.filter(isAdded).map(({ between }) => between),
    nodes,
  );
  return marked.map((edge) => (isAdded(edge) ? { ...edge, way: ways.shift() ?? [] } : edge));
}

/** A shape for each pair of nodes, from the first node to the second. Each shape avoids the shapes before it. */
function waysOf(pairs: readonly Pair[], nodes: readonly DrawnNode[]): Point[][] {
  const { radius } = sizeOf(nodes.length);
  const edges = nodes.flatMap((node, from) =>
    node.neighbours.flatMap((to) => {
      const end = nodes[to];
      return end && from < to ? [[node, end] as const] : [];
    }),
  );
  const taken: Point[] = [];
  return pairs.map(([from, to]) => {
    const [start, end] = [nodes[from], nodes[to]];
    if (!start || !end) return [];
    const others = nodes.filter((node) => node !== start && node !== end);
    const costOf = (point: Point): number => {
      if (Math.min(distance(point, start), distance(point, end)) < radius) return 0;
      const isOver = others.some((node) => distance(point, node) < radius + CLEAR);
      if (isOver || !isInside({ ...point, width: 0, height: 0 })) return OVER_NODE;
      const isAlong =
        taken.some((other) => distance(point, other) < APART) ||
        edges.some(([one, other]) => distanceToLine(point, one, other) < APART);
      return isAlong ? OVER_EDGE : 0;
    };
    let best: { cost: number; way: Point[] } = { cost: Infinity, way: [] };
    for (const bend of BENDS) {
      const way = bentBy(start, end, bend);
      const cost = way.reduce((sum, point) => sum + costOf(point), BENT * Math.abs(bend));
      if (cost < best.cost) best = { cost, way };
    }
    taken.push(...best.way);
    return best.way;
  });
}

/** The points of a curve from `start` to `end`, whose middle is `bend` units beside the straight line. */
function bentBy(start: Point, end: Point, bend: number): Point[] {
  const length = distance(start, end) || 1;
  const [right, down] = [(start.y - end.y) / length, (end.x - start.x) / length];
  return Array.from({ length: PARTS + 1 }, (_, part) => {
    const along = part / PARTS;
    const beside = 4 * bend * along * (1 - along);
    return {
      x: start.x + along * (end.x - start.x) + beside * right,
      y: start.y + along * (end.y - start.y) + beside * down,
    };
  });
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function distanceToLine(point: Point, start: Point, end: Point): number {
  const [across, down] = [end.x - start.x, end.y - start.y];
  const along = ((point.x - start.x) * across + (point.y - start.y) * down) / (across ** 2 + down ** 2 || 1);
  const share = Math.max(0, Math.min(1, along));
  return distance(point, { x: start.x + share * across, y: start.y + share * down });
}
