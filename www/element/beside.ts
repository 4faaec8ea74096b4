// The element as an ES module, with the solver in a file beside it.
import { CatMouseBoard } from "./board-element";
import { puzzlesFrom, puzzlesIn } from "./puzzles";
import { solverFrom } from "./solver";

// Left as they are, for the bundler of a project that takes the element from the package.
const solver = new URL(/* @vite-ignore */ "./element.wasm", import.meta.url);
const puzzle = new URL(/* @vite-ignore */ "./puzzle.js", import.meta.url);
const puzzles = new URL(/* @vite-ignore */ "./puzzles.txt", import.meta.url);
// What is asked for as `element.js?v=2` gets all files of this version, not older ones that the browser still has.
for (const file of [solver, puzzle, puzzles]) file.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
puzzlesFrom(puzzlesIn(puzzles, () => import(/* @vite-ignore */ /* webpackIgnore: true */ puzzle.href)));
customElements.define("cat-mouse-board", CatMouseBoard);
