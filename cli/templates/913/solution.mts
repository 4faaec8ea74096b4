// Replace the function by your solution of LeetCode 913. Then run:
//   cat-and-mouse judge --problem 913 -- node solution.mts
// It needs Node.js 23.6 or later. Before that, npx tsc --noCheck --target es2022 solution.mts makes a solution.mjs to run.
// LeetCode also knows _ (lodash), Queue, Deque and PriorityQueue (datastructures-js): install and import what you use.
import { createInterface } from "node:readline";

function catMouseGame(graph: number[][]): number {
  return 0;
}

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
for await (const line of createInterface({ input: process.stdin })) {
  const numbers = (nodes: string): number[] => nodes.split(" ").filter(Boolean).map(Number);
  console.log(String(catMouseGame(line.split(";").map(numbers))));
}
