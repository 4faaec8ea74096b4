// The element as an ES module, with the solver in a file beside it.
import { CatMouseBoard } from "./board-element";
import { puzzlesBeside, puzzlesFrom } from "./puzzles";
import { solverFrom } from "./solver";

// Left as it is, for the bundler of whoever takes the element from the package.
const solver = new URL(/* @vite-ignore */ "./element.wasm", import.meta.url);
// What is asked for as `element.js?v=2` gets the solver of this version too, not an older one that the browser still has.
solver.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
// Left as they are, too: the lists cannot be bundled either.
puzzlesFrom(puzzlesBeside(import.meta.url, (address) => import(/* @vite-ignore */ /* webpackIgnore: true */ address)));
customElements.define("cat-mouse-board", CatMouseBoard);
