// <cat-mouse-board> and <cat-mouse-graph> in somebody else's page: mounted from their source, and read through their shadow roots.
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { expect } from "vitest";
import { CatMouseBoard } from "../../www/element/board-element";
import { CatMouseGraph, wordsFrom } from "../../www/element/graph-element";
import { solverFrom } from "../../www/element/solver";
import { enGraphPage as en } from "../../www/i18n/en/graph-page";
import { zhGraphPage as zh } from "../../www/i18n/zh/graph-page";
import { drawOver, shown } from "./screen";
import { lettersOf } from "./seen";

export { CatMouseBoard, CatMouseGraph };

/** An event that has reached the document. */
interface Told {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own type of detail.
  detail: any;
  id: string;
  composed: boolean;
}

/** LeetCode's first examples, as attributes. */
export const BOARD = `board="####F/#C.../M...." cat-jump="1" mouse-jump="2"`;
export const GRAPH = `graph="[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"`;

solverFrom(() => solver);
wordsFrom((language) => ({ en, zh })[language]);
customElements.define("cat-mouse-board", CatMouseBoard);
customElements.define("cat-mouse-graph", CatMouseGraph);

const events: Told[] = [];
for (const name of ["change", "solve", "error", "goal"].flatMap((what) => [`board-${what}`, `graph-${what}`]))
  document.addEventListener(name, (event) => {
    const { detail, composed, target } = event as CustomEvent;
    events.push({ name, detail, id: (target as Element).id, composed });
  });

/** The events since the last call. */
export const told = () => events.splice(0);

/** The elements of the page. */
export const embedded = () => [...document.querySelectorAll<CatMouseBoard>("cat-mouse-board, cat-mouse-graph")];

/** Makes `markup` the page, waits until each element shows its game or an error, and returns the first element. */
export async function embed(markup: string, { lang = "en" } = {}): Promise<CatMouseBoard> {
  told();
  document.documentElement.lang = lang;
  document.body.innerHTML = `<main>${markup}</main>`;
  await expect.poll(() => embedded().every((each) => parts("[aria-busy=false]", each).length > 0)).toBe(true);
  await shown();
  return embedded()[0] as CatMouseBoard;
}

/** Sets properties, and waits until the element shows them. */
export async function set(element: CatMouseBoard, properties: Partial<CatMouseBoard>): Promise<void> {
  Object.assign(element, properties);
  await shown();
}

/** The elements in a shadow root that match a selector. */
export const parts = (css: string, element = embedded()[0]) => [
  ...(element?.shadowRoot?.querySelectorAll<HTMLElement>(css) ?? []),
];

/** The text of the first part of the element that matches, on one line; null if no part does. */
export const part = (css: string, element = embedded()[0]) =>
  parts(css, element)[0]?.textContent?.replace(/\s+/g, " ").trim() ?? null;

/** The last announcement of an element. */
export const heard = (element = embedded()[0]) => part(".unseen[role=status]", element);

/** The heading of the answer. */
export const verdict = (element = embedded()[0]) => part(".verdict h2", element);

/** The rows of a board, in LeetCode's letters. */
export const rows = (element = embedded()[0]) => lettersOf(parts("[role=row]", element));

/** Cells, row by row, or nodes. */
export const spots = (element = embedded()[0]) => parts("[role=gridcell], [data-node]", element);

/** Presses the first of these places of the first element, and drags over the others. */
export const stroke = (...indices: number[]) => drawOver(spots(), indices);

/** Presses a key on a place. */
export async function key(index: number, name: string): Promise<void> {
  spots()[index]?.focus();
  spots()[index]?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true }));
  await shown();
}
