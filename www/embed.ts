// embed.html: one embedded board for a frame in another page.
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { CatMouseBoard } from "./element/board-element";
import { puzzlesFrom } from "./element/puzzles";
import { solverFrom } from "./element/solver";
import { spokenOf } from "./i18n/language";

/** What the fragment says besides what all links do; each is an attribute of the element. */
const ATTRIBUTES = ["show", "reveal", "readonly", "puzzle"];

function read(board: CatMouseBoard): void {
  const fragment = location.hash.slice(1);
  const said = new URLSearchParams(fragment);
  document.documentElement.lang = spokenOf([said.get("lang") ?? "", ...navigator.languages]);
  for (const name of ATTRIBUTES) {
    const value = said.get(name);
    if (value === null) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
  // A link says whose turn it is of a state that it names; without one it is about the board itself.
  board.turn = said.has("m") || said.has("c") ? null : said.get("turn");
  board.link = fragment;
}

/**
 * Tells the page around the frame which height the board needs. As long as the frame has another height, such as in a page
 * that does not listen, the board is fitted into the height that there is.
 */
function followHeight(board: CatMouseBoard): void {
  const fit = () => {
    const { classList } = board;
    classList.remove("fitted");
    const height = Math.ceil(board.getBoundingClientRect().height);
    classList.toggle("fitted", height !== window.innerHeight);
    if (window.parent !== window) window.parent.postMessage({ type: "cat-mouse-height", height }, "*");
  };
  new ResizeObserver(fit).observe(board);
  window.addEventListener("resize", fit);
  // Fitted, the board stays as high as the frame whatever is in it.
  for (const name of ["board-solve", "board-change"]) board.addEventListener(name, fit);
}

solverFrom(() => solver);
puzzlesFrom(() => import("./puzzles/load").then(({ loadPuzzles }) => loadPuzzles()));
customElements.define("cat-mouse-board", CatMouseBoard);
const board = document.querySelector("cat-mouse-board");
if (board instanceof CatMouseBoard) {
  board.playground = new URL("./", location.href).href;
  read(board);
  window.addEventListener("hashchange", () => read(board));
  followHeight(board);
}
