// Replace the function by your solution of LeetCode 913. Then run:
//   cat-and-mouse judge --problem 913 -- node solution.mjs
// LeetCode also knows _ (lodash), Queue, Deque and PriorityQueue (datastructures-js): install and import what you use.
import { createInterface } from "node:readline";

/**
 * @param {number[][]} graph
 * @return {number}
 */
var catMouseGame = function (graph) {
  return 0;
};

// One question per line, such as 2 5;3;0 4 5;1 4 5;2 3;0 2 3, and one answer per line.
for await (const line of createInterface({ input: process.stdin })) {
  const numbers = (nodes) => nodes.split(" ").filter(Boolean).map(Number);
  console.log(String(catMouseGame(line.split(";").map(numbers))));
}
