// <cat-mouse-graph> as an ES module, with the solver of graphs in a file beside it.
import { graphGame as en } from "../i18n/en/en";
import { graphGame as zh } from "../i18n/zh/zh";
import { CatMouseGraph, wordsFrom } from "./graph-element";
import { puzzlesBeside, puzzlesFrom } from "./puzzles";
import { solverFrom } from "./solver";

// As in beside.ts.
const solver = new URL(/* @vite-ignore */ "./graph-element.wasm", import.meta.url);
solver.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
wordsFrom((language) => ({ en, zh })[language].page);
puzzlesFrom(puzzlesBeside(import.meta.url, (address) => import(/* @vite-ignore */ /* webpackIgnore: true */ address)));
customElements.define("cat-mouse-graph", CatMouseGraph);
