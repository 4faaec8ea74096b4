// Free room in the drawing of a graph: spots for text beside nodes, and the visible parts of lines.

/** A point in units of the drawing, which is 100 wide and high. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle; `x` and `y` are its centre. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** The limits of both coordinates, just inside the frame. */
const [LOW, HIGH] = [-4.4, 104.4];
/** The distance between a node and text beside it. */
const GAP = 0.2;
/** The cost of covering a node or text; a part of a line costs 1. */
const MORE = 20;
/** The distance between a node and the ends of a gap in a line. */
const CLEAR = 1.2;

/** Where text lies beside a node: to the right and down, from -1 to 1. At ±1 the text is entirely on that side. */
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

/** The spots beside a node where a box of this size touches the node. The spots on the wanted side come first. */
export function spotsBeside({ x, y }: Point, wanted: Side, radius: number, width: number, height: number): Point[] {
  const away = ([right, down]: Side) => (right - wanted[0]) ** 2 + (down - wanted[1]) ** 2;
  const sides = [...SIDES].sort((one, other) => away(one) - away(other));
  return sides.map(([right, down]) => {
    const isBeside = Math.abs(right) === 1;
    // A box diagonally beside the node touches its circle with a corner, so it may be closer in each direction.
    const reach = (radius + GAP) * (isBeside && down !== 0 ? Math.SQRT1_2 : 1);
    return {
      x: x + right * (isBeside ? width / 2 + reach : width),
      y: y + down * (height / 2 + reach),
    };
  });
}

/** The used room of a drawing. */
export class Room {
  readonly #nodes: readonly Point[];
  readonly #radius: number;
  readonly #boxes: Box[] = [];
  readonly #lines: Box[] = [];

  constructor(nodes: readonly Point[], radius: number) {
    this.#nodes = nodes;
    this.#radius = radius;
  }

  /** Marks the box as used. */
  block(box: Box): void {
    this.#boxes.push(box);
  }

  /** Marks the box as part of a line, which costs less to cover. */
  pass(box: Box): void {
    this.#lines.push(box);
  }

  /** Takes the first spot where the box lies inside the drawing and covers nothing; null if there is none. */
  take(spots: readonly Point[], width: number, height: number): Point | null {
    const spot = spots.find(({ x, y }) => {
      const box = { x, y, width, height };
      return isInside(box) && this.#covered(box) === 0;
    });
    if (spot) this.block({ ...spot, width, height });
    return spot ?? null;
  }

  /** Like `take`, but takes the spot with the lowest cost if no spot is free. */
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

  /** The cost of a box: 1 for each part of a line, more for everything else. */
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

/** Whether the whole box lies in the drawing. */
export const isInside = ({ x, y, width, height }: Box) =>
  x - width / 2 >= LOW && x + width / 2 <= HIGH && y - height / 2 >= LOW && y + height / 2 <= HIGH;

/** The visible parts of a line, from 0 to 1 along it, with gaps at the nodes that it passes. */
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
