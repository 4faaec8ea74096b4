// The element as an ES module, with the solver in a file beside it.
import { CatMouseBoard } from "./board-element";
import { fetched, solverFrom } from "./solver";

// Left as it is, for the bundler of whoever takes the element from the package.
solverFrom(() => fetched(new URL(/* @vite-ignore */ "./element.wasm", import.meta.url)));
customElements.define("cat-mouse-board", CatMouseBoard);
