// The page's exports for surprises.test.mjs, in one module: each import by Vite's runner has a solver of its own.
export { surprisingBoard } from "../../www/board/winnable";
export { surprisingGraph, winnableGraph } from "../../www/graph/winnable";
export { startWholeSolver } from "../../www/lib/whole-solver";
