// Arranges a graph without positions: connected nodes near one another, all nodes apart.
import type { DrawnNode } from "cat-and-mouse";
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from "d3-force";
import { sizeOf } from "./node-size";

/** The number of steps of the simulation, enough for all nodes to come to rest. */
const ROUNDS = 300;
/** The drawing is 100 wide and high. A margin of this width stays free around the nodes. */
const MARGIN = 6;
/** A narrow drawing is stretched by this factor at most, to fill its square. */
const STRETCH = 1.5;
/** Radius of a disc around each node, slightly more than the radius of its circle. These discs do not overlap. */
const ROOM = 5;
/** Least distance between a node and the edges of other nodes. No edge then seems to end at a node that it passes. */
const CLEAR = 2.3;
/** Above this number of edges per node, there is no room to keep edges and nodes apart. */
const DENSE = 6;

interface Point {
  x: number;
  y: number;
}

/** Returns x and y of each node, node by node. The same graph always gets the same positions. */
export function arranged(nodes: readonly DrawnNode[]): number[] {
  // The current positions may be tangled, so they are not used.
  const bodies: SimulationNodeDatum[] = nodes.map(() => ({}));
  const edges = nodes.flatMap(({ neighbours }, source) =>
    neighbours.filter((target) => target > source).map((target) => ({ source, target })),
  );
  const links = nodes.flatMap(({ neighbours }, source) => neighbours.map((target) => ({ source, target })));
  forceSimulation(bodies)
    .force("apart", forceManyBody().strength(-60))
    .force("near", forceLink(links).distance(22))
    .force("round", forceCollide(9))
    // Keeps unconnected parts of the graph from drifting away.
    .force("left", forceX(0).strength(0.06))
    .force("up", forceY(0).strength(0.06))
    .stop()
    .tick(ROUNDS);
  const points = bodies.map(({ x = 0, y = 0 }) => [x, y] as const);
  const [left, right] = ends(points.map(([x]) => x));
  const [top, bottom] = ends(points.map(([, y]) => y));
  // The longer side fills the square; the shorter side is stretched up to the limit.
  const long = Math.max(right - left, bottom - top, 1);
  const scaleOf = (extent: number) => (100 - 2 * MARGIN) / Math.max(extent, long / STRETCH);
  const [across, down] = [scaleOf(right - left), scaleOf(bottom - top)];
  // Many nodes would overlap in the drawing, so they are pushed apart.
  const drawn = points.map(([x, y]) => ({
    x: 50 + across * (x - (left + right) / 2),
    y: 50 + down * (y - (top + bottom) / 2),
  }));
  const clear = sizeOf(nodes.length).radius + CLEAR;
  forceSimulation<SimulationNodeDatum>(drawn)
    .force("room", forceCollide(ROOM).iterations(4))
    .force("clear", () => {
      if (edges.length > DENSE * nodes.length) return;
      for (const { source, target } of edges) {
        const from = drawn[source];
        const to = drawn[target];
        if (from && to) for (const body of drawn) if (body !== from && body !== to) keepClear(body, from, to, clear);
      }
    })
    .force("inside", () => {
      for (const body of drawn) {
        body.x = within(body.x);
        body.y = within(body.y);
      }
    })
    .stop()
    .tick(ROUNDS)
    // Last and most important: no node covers another.
    .force("clear", null)
    .tick(ROUNDS);
  return drawn.flatMap(({ x, y }) => [within(x), within(y)]);
}

/** Moves a node and an edge between two other nodes apart, each by half, to a distance of `clear`. */
function keepClear(body: Point, from: Point, to: Point, clear: number): void {
  // Uses no arrays, because this function runs a million times.
  const across = to.x - from.x;
  const down = to.y - from.y;
  const length = across ** 2 + down ** 2 || 1;
  // The point of the edge closest to the node, as a share of the edge's length: 0 to 1.
  const share = Math.max(0, Math.min(1, ((body.x - from.x) * across + (body.y - from.y) * down) / length));
  const x = from.x + share * across - body.x;
  const y = from.y + share * down - body.y;
  const distance = Math.sqrt(x ** 2 + y ** 2);
  if (distance >= clear) return;
  // A node exactly on the edge is moved to one side.
  const toX = distance > 0.01 ? x / distance : -down / Math.sqrt(length);
  const toY = distance > 0.01 ? y / distance : across / Math.sqrt(length);
  const step = (clear - distance) / 2;
  const move = (point: Point, by: number) => {
    point.x += by * toX;
    point.y += by * toY;
  };
  move(body, -step);
  move(from, step * (1 - share));
  move(to, step * share);
}

const within = (place: number) => Math.max(MARGIN, Math.min(100 - MARGIN, place));

const ends = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
