// <cat-mouse-graph> as an ES module, with the solver of graphs in a file beside it.
import { CatMouseGraph } from "./graph-element";
import { puzzlesBeside, puzzlesFrom } from "./puzzles";
import { solverFrom } from "./solver";

// As in beside.ts.
const solver = new URL(/* @vite-ignore */ "./graph-element.wasm", import.meta.url);
solver.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
puzzlesFrom(puzzlesBeside(import.meta.url));
customElements.define("cat-mouse-graph", CatMouseGraph);
