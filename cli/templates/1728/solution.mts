// Replace the function by your solution of LeetCode 1728. Then run:
//   cat-and-mouse judge -- node solution.mts
// It needs Node.js 23.6 or later. Before that, npx tsc --noCheck --target es2022 solution.mts makes a solution.mjs to run.
// LeetCode also knows _ (lodash), Queue, Deque and PriorityQueue (datastructures-js): install and import what you use.
import { createInterface } from "node:readline";

function canMouseWin(grid: string[], catJump: number, mouseJump: number): boolean {
  return false;
}

// One question per line, such as ####F/#C.../M.... 1 2, and one answer per line.
for await (const line of createInterface({ input: process.stdin })) {
  const [board, cat, mouse] = line.split(" ");
  console.log(String(canMouseWin(board.split("/"), Number(cat), Number(mouse))));
}
