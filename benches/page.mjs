/** The bench in a browser: `browser.mjs` opens the page and calls `measure`. */

import init from "../pkg/cat_and_mouse.js";
import { bench } from "./package.mjs";

/** @typedef {import("./shared.mjs").Boards} Boards */

const rivals = new Worker(new URL("rivals.mjs", import.meta.url), { type: "module" });

/** @param {import("./rivals.mjs").Question} question */
function ask(question) {
  return new Promise((resolve, reject) => {
    rivals.onmessage = ({ data }) => resolve(data);
    rivals.onerror = ({ message }) => reject(new Error(message));
    rivals.postMessage(question);
  });
}

/** @param {number} seconds */
async function measure(seconds) {
  // Without isolation, the clock is too coarse: Firefox's would tick once a millisecond.
  if (!crossOriginIsolated) throw new Error("The page is not isolated from other origins.");
  await init();
  const boards = await fetch("../boards.json");
  const { sets } = /** @type {Boards} */ (await boards.json());
  // The growth of times is only measured in Node, which keeps the bench short.
  return bench(
    sets.filter(({ purpose }) => purpose !== "growth"),
    ask,
    seconds,
  );
}

Object.assign(globalThis, { measure });
