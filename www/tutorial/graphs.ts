// The graphs in the tutorial. Loaded, with the whole solver, when the reader comes near to one.
import { CatMouseGraph } from "../element/graph-element";
import { startWholeSolver } from "../lib/whole-solver";

await startWholeSolver();
customElements.define("cat-mouse-graph", CatMouseGraph);
