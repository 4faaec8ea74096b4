// Places for the nodes of a graph that has none: connected ones near one another, and all of them apart.
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

/** How many times the forces move the nodes: until nothing moves any more. */
const ROUNDS = 300;
/** The drawing is 100 wide and high; this much stays free around the nodes. */
const MARGIN = 6;
/** A narrow drawing is stretched this much at most, to fill its square. */
const STRETCH = 1.5;
/** Around each node at least this much belongs to it alone: it is drawn a little smaller. */
const ROOM = 5;
/** Edges between other nodes stay this far away from a node, so that none seems to end there. */
const CLEAR = 2.3;
/** With more edges than this for each node, there is no room for that. */
const DENSE = 6;

interface Point {
  x: number;
  y: number;
}

/** x and y of each node in turn. The same graph gets the same places. */
export function arranged(nodes: readonly DrawnNode[]): number[] {
  // Not from where they are, which may be a knot.
  const bodies: SimulationNodeDatum[] = nodes.map(() => ({}));
  const edges = nodes.flatMap(({ neighbours }, source) =>
    neighbours.filter((target) => target > source).map((target) => ({ source, target })),
  );
  const links = nodes.flatMap(({ neighbours }, source) => neighbours.map((target) => ({ source, target })));
  forceSimulation(bodies)
    .force("apart", forceManyBody().strength(-60))
    .force("near", forceLink(links).distance(22))
    .force("round", forceCollide(9))
    // What is not connected does not drift away.
    .force("left", forceX(0).strength(0.06))
    .force("up", forceY(0).strength(0.06))
    .stop()
    .tick(ROUNDS);
  const points = bodies.map(({ x = 0, y = 0 }) => [x, y] as const);
  const [left, right] = ends(points.map(([x]) => x));
  const [top, bottom] = ends(points.map(([, y]) => y));
  // The longer side fills the square, and the shorter one as far as it may be stretched.
  const long = Math.max(right - left, bottom - top, 1);
  const scaleOf = (extent: number) => (100 - 2 * MARGIN) / Math.max(extent, long / STRETCH);
  const [across, down] = [scaleOf(right - left), scaleOf(bottom - top)];
  // Many nodes cover one another in the drawing: they are pushed apart there.
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
    // Above all, no node covers another.
    .force("clear", null)
    .tick(ROUNDS);
  return drawn.flatMap(({ x, y }) => [within(x), within(y)]);
}

/** Moves a node and an edge between two others apart, each halfway, until they are so far from one another. */
function keepClear(body: Point, from: Point, to: Point, clear: number): void {
  // No lists here: this runs a million times.
  const across = to.x - from.x;
  const down = to.y - from.y;
  const length = across ** 2 + down ** 2 || 1;
  // Where on the edge it comes closest to the node.
  const share = Math.max(0, Math.min(1, ((body.x - from.x) * across + (body.y - from.y) * down) / length));
  const x = from.x + share * across - body.x;
  const y = from.y + share * down - body.y;
  const distance = Math.sqrt(x ** 2 + y ** 2);
  if (distance >= clear) return;
  // A node right on the edge goes to one of its sides.
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
