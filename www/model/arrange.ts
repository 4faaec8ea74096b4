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

/** How many times the forces move the nodes: until nothing moves any more. */
const ROUNDS = 300;
/** The drawing is 100 wide and high; this much stays free around the nodes. */
const MARGIN = 6;
/** Around each node at least this much belongs to it alone: it is drawn a little smaller. */
const ROOM = 5;

/** x and y of each node in turn. The same graph gets the same places. */
export function arranged(nodes: readonly DrawnNode[]): number[] {
  // Not from where they are, which may be a knot.
  const bodies: SimulationNodeDatum[] = nodes.map(() => ({}));
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
  const scale = (100 - 2 * MARGIN) / Math.max(right - left, bottom - top, 1);
  // Many nodes cover one another in the drawing: they are pushed apart there.
  const drawn = points.map(([x, y]) => ({
    x: 50 + scale * (x - (left + right) / 2),
    y: 50 + scale * (y - (top + bottom) / 2),
  }));
  forceSimulation<SimulationNodeDatum>(drawn)
    .force("room", forceCollide(ROOM).iterations(4))
    .force("inside", () => {
      for (const body of drawn) {
        body.x = within(body.x);
        body.y = within(body.y);
      }
    })
    .stop()
    .tick(ROUNDS);
  return drawn.flatMap(({ x, y }) => [within(x), within(y)]);
}

const within = (place: number) => Math.max(MARGIN, Math.min(100 - MARGIN, place));

const ends = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const;
