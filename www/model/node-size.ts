// The size of nodes in the drawing: the more nodes, the smaller.

/** The radius of a node in a small graph, on a drawing of 100 by 100. */
const RADIUS = 4.7;
/** With more nodes than this, they are drawn smaller, but the numbers on them stay readable. */
const FEW = 14;
const SMALLEST = 0.66;

export interface NodeSize {
  radius: number;
  /** The scale of nodes, relative to a small graph, and of text. */
  node: number;
  text: number;
}

export function sizeOf(count: number): NodeSize {
  const node = Math.max(SMALLEST, Math.min(1, Math.sqrt(FEW / count)));
  return { radius: RADIUS * node, node, text: (1 + node) / 2 };
}
