// embed.html: an embedded board or graph for a frame in another page.
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { CatMouseBoard } from "./element/board-element";
import type { CatMouseGraph } from "./element/graph-element";
import { puzzles, puzzlesFrom } from "./element/puzzles";
import { solverFrom } from "./element/solver";
import { wordsOf } from "./i18n/board";
import { type Language, spokenOf } from "./i18n/language";

type Embedded = CatMouseBoard | CatMouseGraph;

/** The keys that only a fragment of embed.html can have. Each sets the attribute of the same name. */
const ATTRIBUTES = ["show", "reveal", "readonly", "puzzle"];

let shown: Embedded | null = null;

/** Whether the fragment has a graph, or a puzzle about a graph. The element reports an unknown puzzle. */
async function isAboutGraph(said: URLSearchParams): Promise<boolean> {
  const name = said.get("puzzle");
  if (name === null) return said.has("graph");
  const { list } = await puzzles().catch(() => ({ list: null }));
  return list?.puzzles.find(({ id }) => id === name)?.game === "graph";
}

/** The element for the game in the fragment. The code for graphs is only loaded if needed. */
async function elementFor(said: URLSearchParams, language: Language): Promise<Embedded> {
  if (!(await isAboutGraph(said))) {
    if (!customElements.get("cat-mouse-board")) customElements.define("cat-mouse-board", CatMouseBoard);
    return document.querySelector<CatMouseBoard>("cat-mouse-board") ?? new CatMouseBoard();
  }
  const [{ CatMouseGraph, wordsFrom }, { startWholeSolver }, { loadLanguage, vocabularyOf }] = await Promise.all([
    import("./element/graph-element"),
    import("./lib/whole-solver"),
    import("./i18n/vocabulary"),
  ]);
  // English is always loaded, because events report invalid attributes in English.
  await Promise.all([startWholeSolver(), loadLanguage("en"), loadLanguage(language)]);
  wordsFrom((spoken) => vocabularyOf(spoken).graphGame.page);
  if (!customElements.get("cat-mouse-graph")) customElements.define("cat-mouse-graph", CatMouseGraph);
  return shown instanceof CatMouseGraph ? shown : new CatMouseGraph();
}

async function read(): Promise<void> {
  const fragment = location.hash.slice(1);
  const said = new URLSearchParams(fragment);
  const language = spokenOf([said.get("lang") ?? "", ...navigator.languages]);
  document.documentElement.lang = language;
  const game = await elementFor(said, language).catch(() => null);
  if (!game) {
    const { failed, reasons } = wordsOf(language).embedded;
    document.body.textContent = failed(reasons["not-fetched"]);
    return;
  }
  // If the fragment has changed meanwhile, another call handles the new fragment.
  if (fragment !== location.hash.slice(1)) return;
  for (const name of ATTRIBUTES) {
    const value = said.get(name);
    if (value === null) game.removeAttribute(name);
    else game.setAttribute(name, value);
  }
  // In a link with a state, `turn` belongs to the state. Otherwise `turn` says who moves first.
  game.turn = said.has("m") || said.has("c") ? null : said.get("turn");
  game.link = fragment;
  if (game === shown) return;
  game.playground = new URL("./", location.href).href;
  // Replaces another element, or the message of a failure.
  if (!game.isConnected) document.body.replaceChildren(game);
  shown = game;
  followHeight(game);
}

/**
 * Tells the page around the frame which height the game needs. While the frame has a different height, for example
 * because the page does not listen, fits the game into the frame.
 */
function followHeight(game: Embedded): void {
  const fit = () => {
    if (game !== shown) return;
    const { classList } = game;
    classList.remove("fitted");
    const height = Math.ceil(game.getBoundingClientRect().height);
    classList.toggle("fitted", height !== window.innerHeight);
    if (window.parent !== window) window.parent.postMessage({ type: "cat-mouse-height", height }, "*");
  };
  new ResizeObserver(fit).observe(game);
  window.addEventListener("resize", fit);
  // The observer does not see changes inside a fitted game, because such a game always has the height of the frame.
  for (const name of ["board-solve", "board-change", "graph-solve", "graph-change"]) game.addEventListener(name, fit);
}

solverFrom(() => solver);
puzzlesFrom(async () => {
  const [code, list] = await Promise.all([
    import("./element/puzzle"),
    import("./model/puzzle-files").then(({ loadPuzzles }) => loadPuzzles()),
  ]);
  return { code, list };
});
read();
window.addEventListener("hashchange", read);
