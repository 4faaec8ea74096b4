// The element as an ES module, with the solver in a file beside it.
import { CatMouseBoard } from "./board-element";
import { puzzlesFrom, puzzlesIn } from "./puzzles";
import { solverFrom } from "./solver";

// The bundler of a project that uses the package resolves these paths. This build does not.
const solver = new URL(/* @vite-ignore */ "./element.wasm", import.meta.url);
const puzzle = new URL(/* @vite-ignore */ "./puzzle.js", import.meta.url);
const puzzles = new URL(/* @vite-ignore */ "./puzzles.txt", import.meta.url);
// A query such as `element.js?v=2` applies to all files, so that the browser uses no old files from its cache.
for (const file of [solver, puzzle, puzzles]) file.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
puzzlesFrom(puzzlesIn(puzzles, () => import(/* @vite-ignore */ /* webpackIgnore: true */ puzzle.href)));
customElements.define("cat-mouse-board", CatMouseBoard);
