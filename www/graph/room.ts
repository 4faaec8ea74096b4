// Where a graph has room: where what is written beside nodes stands, and which part of a line is drawn.

/** In units of the drawing, which is 100 wide and high. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle around its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The frame lies just outside of this, on each side. */
const [LOW, HIGH] = [-4.4, 104.4];
/** What is written beside a node is this far away from it. */
const GAP = 0.2;
/** What it costs to cover a node or something that stands beside one; a part of a line costs 1. */
const MORE = 20;
/** A line is cut this far away from a node that it passes. */
const CLEAR = 1.2;

/** To the right and down, where a box can lie beside a node; with ±1, all of it is on that side. */
export type Side = readonly [right: number, down: number];

export const ABOVE: Side = [0, -1];
export const BELOW: Side = [0, 1];
export const CORNER: Side = [1, 1];
export const UPPER_CORNER: Side = [1, -1];

const SIDES: readonly Side[] = [
  [0, -1],
  [0.5, -1],
  [-0.5, -1],
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
  [-1, 1],
  [1, 1],
  [-0.5, 1],
  [0.5, 1],
  [0, 1],
] as const;

/** The places beside a node where a box of this size touches it, those on the wanted side first. */
export function spotsBeside({ x, y }: Point, wanted: Side, radius: number, width: number, height: number): Point[] {
  const away = ([right, down]: Side) => (right - wanted[0]) ** 2 + (down - wanted[1]) ** 2;
  const sides = [...SIDES].sort((one, other) => away(one) - away(other));
  return sides.map(([right, down]) => {
    const isBeside = Math.abs(right) === 1;
    // At a corner of the node, the box touches it with its own corner.
    const reach = (radius + GAP) * (isBeside && down !== 0 ? Math.SQRT1_2 : 1);
    return {
      x: x + right * (isBeside ? width / 2 + reach : width),
      y: y + down * (height / 2 + reach),
    };
  });
}

/** What already stands in a drawing. */
export class Room {
  readonly #nodes: readonly Point[];
  readonly #radius: number;
  readonly #boxes: Box[] = [];
  readonly #lines: Box[] = [];

  constructor(nodes: readonly Point[], radius: number) {
    this.#nodes = nodes;
    this.#radius = radius;
  }

  /** Something stands here already. */
  block(box: Box): void {
    this.#boxes.push(box);
  }

  /** A line passes here: rather this is covered than a node or what stands here. */
  pass(box: Box): void {
    this.#lines.push(box);
  }

  /** Takes the first of these spots where the box lies inside the drawing and covers nothing; null if there is no such spot. */
  take(spots: readonly Point[], width: number, height: number): Point | null {
    const spot = spots.find(({ x, y }) => {
      const box = { x, y, width, height };
      return isInside(box) && this.#covered(box) === 0;
    });
    if (spot) this.block({ ...spot, width, height });
    return spot ?? null;
  }

  /** The same; but if there is no such spot, it takes the one where the box covers as little as possible. */
  squeeze(spots: readonly Point[], width: number, height: number): Point {
    let [best, least] = [spots[0] ?? { x: 0, y: 0 }, Infinity];
    for (const spot of spots) {
      const box = { ...spot, width, height };
      const covered = isInside(box) ? this.#covered(box) : Infinity;
      if (covered < least) [best, least] = [spot, covered];
    }
    this.block({ ...best, width, height });
    return best;
  }

  /** How much a box would cover: one for each part of a line, and more for all else. */
  #covered(box: Box): number {
    const { x, y, width, height } = box;
    const nodes = this.#nodes.filter((node) => {
      const aside = Math.max(0, Math.abs(node.x - x) - width / 2);
      const down = Math.max(0, Math.abs(node.y - y) - height / 2);
      return Math.hypot(aside, down) < this.#radius;
    });
    const isCovered = (other: Box) =>
      2 * Math.abs(other.x - x) < other.width + width && 2 * Math.abs(other.y - y) < other.height + height;
    const things = nodes.length + this.#boxes.filter(isCovered).length;
    return MORE * things + this.#lines.filter(isCovered).length;
  }
}

/** Whether all of a box lies in the drawing. */
export const isInside = ({ x, y, width, height }: Box) =>
  x - width / 2 >= LOW && x + width / 2 <= HIGH && y - height / 2 >= LOW && y + height / 2 <= HIGH;

/** The parts of a line that are drawn, from 0 to 1 along it: it is cut where it passes nodes at which it does not end. */
export function partsOf(from: Point, to: Point, others: readonly Point[], radius: number): [number, number][] {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(across, down) || 1;
  const clear = radius + CLEAR;
  const cuts = others.flatMap((node) => {
    const along = ((node.x - from.x) * across + (node.y - from.y) * down) / length;
    const away = Math.abs((node.x - from.x) * down - (node.y - from.y) * across) / length;
    if (away >= clear || along <= 0 || along >= length) return [];
    const half = Math.sqrt(clear ** 2 - away ** 2);
    return [[(along - half) / length, (along + half) / length] as const];
  });
  const parts: [number, number][] = [];
  let begin = 0;
  for (const [start, end] of cuts.sort(([one], [other]) => one - other)) {
    if (start > begin) parts.push([begin, start]);
    begin = Math.max(begin, end);
  }
  if (begin < 1) parts.push([begin, 1]);
  return parts;
}
