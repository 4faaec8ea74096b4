// <cat-mouse-graph> as an ES module, with the solver of graphs in a separate file.
import { enGraphPage as en } from "../i18n/en/graph-page";
import { zhGraphPage as zh } from "../i18n/zh/graph-page";
import { CatMouseGraph, wordsFrom } from "./graph-element";
import { puzzlesFrom, puzzlesIn } from "./puzzles";
import { solverFrom } from "./solver";

// This build does not resolve the paths, as in beside.ts.
const solver = new URL(/* @vite-ignore */ "./graph-element.wasm", import.meta.url);
const puzzle = new URL(/* @vite-ignore */ "./puzzle.js", import.meta.url);
const puzzles = new URL(/* @vite-ignore */ "./puzzles.txt", import.meta.url);
for (const file of [solver, puzzle, puzzles]) file.search ||= new URL(import.meta.url).search;

solverFrom(() => solver);
wordsFrom((language) => ({ en, zh })[language]);
puzzlesFrom(puzzlesIn(puzzles, () => import(/* @vite-ignore */ /* webpackIgnore: true */ puzzle.href)));
customElements.define("cat-mouse-graph", CatMouseGraph);
