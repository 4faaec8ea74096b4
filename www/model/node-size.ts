// How large nodes are drawn: the more there are, the smaller.

/** The radius of a node of a small graph, on a drawing of 100 by 100. */
const RADIUS = 4.7;
/** More nodes than this are drawn smaller, but never so small that their numbers cannot be read. */
const FEW = 14;
const SMALLEST = 0.66;

export interface NodeSize {
  radius: number;
  /** How much smaller than in a small graph nodes are, and what is written. */
  node: number;
  text: number;
}

export function sizeOf(count: number): NodeSize {
  const node = Math.max(SMALLEST, Math.min(1, Math.sqrt(FEW / count)));
  return { radius: RADIUS * node, node, text: (1 + node) / 2 };
}
