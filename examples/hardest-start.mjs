// Finds the start of the mouse from which its win takes longest: node examples/hardest-start.mjs
import { solve } from "cat-and-mouse";

const grid = [".F#.....", ".#..###.", "...#....", "###..###", "#...#M..", "..###C#.", ".#...##.", "...#...."];
const cols = grid[0].length;
const solution = solve(grid, 1, 1);
const cat = grid.join("").indexOf("C");

let hardest = { plies: 0, cell: -1 };
for (let cell = 0; cell < grid.length * cols; cell += 1) {
  if (grid[Math.floor(cell / cols)][cell % cols] === "#") continue;
  const { winner, plies } = solution.result(cell, cat, "mouse");
  if (winner === "mouse" && plies > hardest.plies) hardest = { plies, cell };
}
solution.free();

const { plies, cell } = hardest;
console.log(`row ${Math.floor(cell / cols) + 1}, column ${(cell % cols) + 1}: the mouse wins in ${plies} plies`);
