// Example graphs, each as the fragment of a link.

export const graphs = {
  // Both graphs in the statement of LeetCode 913.
  statement1: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=92-50.8-60.60-10.32-60.44-34.64-90",
  statement2: "graph=0-1.0-3.2-3&at=38-68.8-84.92-16.60-34",
  // The cat stands beside the hole, which it may not enter.
  beside: "graph=0-2.0-3.1-2.1-4.1-5.3-4.4-5&at=50-90.26-28.14-62.86-62.74-28.50-8",
  eight:
    "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72",
  // LeetCode-Feedback issues #7682 and #7681.
  sixNodes: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5",
  sevenNodes: "graph=0-3.1-2.1-4.1-5.1-6.2-5.3-4.3-5.3-6.4-6",
  guard: "graph=0-3.1-2.1-3.2-3&at=50-10.15-80.85-80.50-45",
} as const;

export type GraphExampleName = keyof typeof graphs;

export const stateGraphs = {
  lost: "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=8-50.42-10.42-90.90-10.84-50.24-50",
  won: "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&won=4&at=8-50.42-10.42-90.90-10.84-50.24-50",
  // Each state is the number of stones left; 9 stands for none. States with more stones are drawn higher.
  heap: "states=1-9.2-1.2-9.3-2.3-1.3-9.4-3.4-2.4-1.5-4.5-3.5-2.6-5.6-4.6-3.7-6.7-5.7-4.8-7.8-6.8-5&lost=9&at=57-84.47-63.10-56.75-49.65-28.24-20.90-13.50-6.21-91",
} as const;
