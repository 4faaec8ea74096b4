// Replace the function by your solution of LeetCode 1728. Then run:
//   cat-and-mouse judge -- node solution.mjs
// LeetCode also knows _ (lodash), Queue, Deque and PriorityQueue (datastructures-js): install and import what you use.
import { createInterface } from "node:readline";

/**
 * @param {string[]} grid
 * @param {number} catJump
 * @param {number} mouseJump
 * @return {boolean}
 */
var canMouseWin = function (grid, catJump, mouseJump) {
  return false;
};

// One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
for await (const line of createInterface({ input: process.stdin })) {
  const [board, cat, mouse] = line.split(" ");
  console.log(String(canMouseWin(board.split("/"), Number(cat), Number(mouse))));
}
