// The size of nodes in the drawing. Nodes are smaller if there are many.

/** The radius of a node in a small graph, on a drawing of 100 by 100. */
const RADIUS = 4.7;
/** Above this number, nodes are drawn smaller, down to the scale `SMALLEST`, at which their numbers stay readable. */
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
