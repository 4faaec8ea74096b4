/**
 * The part of `npm run bench` that runs in Node: measures the package and its rival, the textbook solver, here and in
 * both browsers, compares all results with those of the native bench, and prints everything in one report.
 *
 *     node benches/compare.mjs seconds     after `cargo bench`, which makes the boards
 */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { initSync } from "../pkg/cat_and_mouse.js";
import { Stop } from "../scripts/run.mjs";
import { ROOT } from "../scripts/versions.mjs";
import { benchInBrowser } from "./browser.mjs";
import { bench } from "./package.mjs";
import { report } from "./report.mjs";

/** @typedef {import("./package.mjs").Measured} Measured */
/** @typedef {import("./rivals.mjs").Question} Question */

/**
 * A place where the bench runs, with its result. Without a result, `measured` is `null` and `why` says why.
 *
 * @typedef {{ where: string, measured: Measured | null, why: string }} Place
 */

const FOLDER = join(ROOT, "target", "bench");

/** @param {string} name @returns {any} */
const read = (name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));

/** @param {number} seconds @returns {Promise<Place>} */
async function inNode(seconds) {
  initSync({ module: readFileSync(new URL("../pkg/cat_and_mouse_bg.wasm", import.meta.url)) });
  const rivals = new Worker(new URL("./rivals.mjs", import.meta.url));
  /** @param {Question} question */
  async function ask(question) {
    rivals.postMessage(question);
    const [answer] = await once(rivals, "message");
    return answer;
  }
  const measured = await bench(boards.sets, ask, seconds);
  await rivals.terminate();
  return { where: `Node ${process.versions.node}`, measured, why: "" };
}

/** @param {"chromium" | "firefox"} name @param {number} seconds @returns {Promise<Place>} */
async function inBrowser(name, seconds) {
  const where = name === "chromium" ? "Chromium" : "Firefox";
  try {
    const { version, measured } = await benchInBrowser(name, FOLDER, seconds);
    return { where: `${where} ${version}`, measured, why: "" };
  } catch (error) {
    // The report is worth reading without this browser. A missing browser is not a failure; any other error is.
    if (!(error instanceof Stop)) process.exitCode = 1;
    return { where, measured: null, why: error instanceof Error ? error.message : String(error) };
  }
}

const seconds = Number(process.argv[2]);
const boards = read("boards.json");
const native = read("native.json");

/** @type {Place[]} */
const places = [];
for (const [name, run] of /** @type {const} */ ([
  ["Node", () => inNode(seconds)],
  ["Chromium", () => inBrowser("chromium", seconds)],
  ["Firefox", () => inBrowser("firefox", seconds)],
])) {
  console.log(`• measuring in ${name}, about ${Math.round(seconds + 10)} s`);
  places.push(await run());
}

let differ = false;
for (const { where, measured } of places) {
  for (const [set, digest] of Object.entries(measured?.digests ?? {})) {
    if (digest === native.digests[set]) continue;
    console.error(`The results of the boards "${set}" are others in ${where} than natively.`);
    differ = true;
  }
}
if (differ) process.exit(1);

for (const line of report({ boards, native, memory: read("memory.json"), places })) console.log(line);
