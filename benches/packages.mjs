/**
 * Two builds of the package against each other, in turns in one process, so that a busy machine slows down both:
 *
 *     node benches/packages.mjs ../before/pkg pkg          after `npm run build` in both clones
 *
 * Prints for each task how long the second build takes, as a ratio to the first: by the lower quartiles of all rounds,
 * and by the median of the ratios of single rounds. The boards and graphs are the same in every run.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The time for each task, in milliseconds. */
const TIME = 6_000;

/** @typedef {any} Package the two builds may have different types */

/** @param {string} folder @returns {Promise<Package>} */
async function load(folder) {
  const api = await import(pathToFileURL(resolve(folder, "cat_and_mouse.js")).href);
  api.initSync({ module: readFileSync(join(folder, "cat_and_mouse_bg.wasm")) });
  return api;
}

let seed = 12_345;
/** A number from 0 to 1, without 1. */
function random() {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return seed / 2 ** 32;
}

/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** A grid of up to 45 % walls, and both jumps. @param {number} side @returns {[string[], number, number]} */
function board(side) {
  const walls = random() * 0.45;
  const cells = Array.from({ length: side * side }, () => /** @type {string} */ (random() < walls ? "#" : "."));
  const places = new Set();
  while (places.size < 3) places.add(below(side * side));
  for (const piece of "CMF") {
    const [place] = places;
    places.delete(place);
    cells[place] = piece;
  }
  const rows = Array.from({ length: side }, (_, row) => cells.slice(row * side, row * side + side).join(""));
  return [rows, 1 + below(8), 1 + below(8)];
}

/** A connected graph of 50 nodes with about seven neighbours each. @returns {number[][]} */
function graph() {
  const sets = Array.from({ length: 50 }, () => new Set());
  const connect = (/** @type {number} */ one, /** @type {number} */ other) => {
    if (one === other) return;
    sets[one]?.add(other);
    sets[other]?.add(one);
  };
  for (let node = 1; node < 50; node++) connect(node, below(node));
  for (let edge = 0; edge < 120; edge++) connect(below(50), below(50));
  return sets.map((set) => [...set]);
}

const large = Array.from({ length: 200 }, () => board(8));
const small = Array.from({ length: 200 }, () => board(4));
const graphs = Array.from({ length: 50 }, graph);

/** @param {Package} api @param {"solve" | "solveGraph"} solve @param {any[]} all */
function verdicts(api, solve, all) {
  for (const one of all) {
    const solution = solve === "solve" ? api.solve(...one) : api.solveGraph(one);
    solution.verdict();
    solution.free();
  }
}

/** The solutions that are asked. @type {Map<Package, any[]>} */
const solved = new Map();

/** Asks solved boards. @param {(solution: any, state: [number, number, string]) => void} ask @returns {(api: Package) => void} */
const asked = (ask) => (api) => {
  const solutions = solved.get(api) ?? large.slice(0, 50).map((one) => api.solve(...one));
  solved.set(api, solutions);
  for (const solution of solutions) {
    const { mouse, cat, turn } = solution.start();
    ask(solution, [mouse, cat, turn]);
  }
};

/** @type {Record<string, (api: Package) => void>} */
const TASKS = {
  "solve, verdict, free of 8×8 boards": (api) => verdicts(api, "solve", large),
  "solve, verdict, free of 4×4 boards": (api) => verdicts(api, "solve", small),
  "solve, free of 8×8 boards": (api) => {
    for (const one of large) api.solve(...one).free();
  },
  "canMouseWin of 8×8 boards": (api) => {
    for (const one of large) api.canMouseWin(...one);
  },
  "wallEffects of 8×8 boards": (api) => {
    for (const one of large.slice(0, 10)) api.wallEffects(...one);
  },
  "catMouseGame of 50 nodes": (api) => {
    for (const one of graphs) api.catMouseGame(one);
  },
  "solveGraph, verdict, free of 50 nodes": (api) => verdicts(api, "solveGraph", graphs),
  "line of 8×8 boards": asked((solution) => solution.line()),
  "moves of 8×8 boards": asked((solution, state) => solution.moves(...state)),
  "result of 8×8 boards": asked((solution, state) => solution.result(...state)),
  "map of 8×8 boards": asked((solution, [mouse, , turn]) => solution.map("mouse", mouse, turn)),
};

/** @param {(api: Package) => void} task @param {Package} api */
function time(task, api) {
  const started = performance.now();
  task(api);
  return performance.now() - started;
}

/** @param {number[]} numbers @param {number} part from 0 to 1 */
const quantile = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? Number.NaN;

const [before, after] = process.argv.slice(2);
if (!before || !after) throw new Error("Name the folders of two packages: node benches/packages.mjs ../before/pkg pkg");
const [first, second] = [await load(before), await load(after)];
for (const [name, task] of Object.entries(TASKS)) {
  // Both are compiled before they are measured.
  for (let round = 0; round < 60; round++) for (const api of [first, second]) task(api);
  const times = /** @type {[number[], number[]]} */ ([[], []]);
  const ratios = [];
  const end = performance.now() + TIME;
  for (let round = 0; performance.now() < end; round++) {
    // They take turns at going first.
    const order = round % 2 ? [0, 1] : [1, 0];
    const pair = [0, 0];
    for (const which of order) pair[which] = time(task, which ? second : first);
    const [one = 0, other = 0] = pair;
    times[0].push(one);
    times[1].push(other);
    ratios.push(other / one);
  }
  const [by25, by50] = [quantile(times[1], 0.25) / quantile(times[0], 0.25), quantile(ratios, 0.5)];
  console.log(`${name.padEnd(40)} ${by25.toFixed(2)} by quartiles, ${by50.toFixed(2)} by the median of ratios`);
  // Lets finalizers run.
  await new Promise((resolve) => setTimeout(resolve, 50));
}
