/**
 * Compares the package's graph game with the textbook queue in JavaScript. Then measures how long it takes to find out
 * what a change of each single edge does (`EdgeEffects`), and to label the states of a graph of a million edges:
 *
 *     node benches/graphs.mjs          after `npm run build`
 *
 * The graphs have 50 nodes and are the same in every run. First the results of all states are compared, then both
 * solvers run in turns; times are medians.
 */

import { readFileSync } from "node:fs";
import { EdgeEffects, initSync, labelStates, solveGraph } from "../pkg/cat_and_mouse.js";
import { CAT_WON, MOUSE_WON, NO_STATE } from "./shared.mjs";
import { solvePublished } from "./textbook-published-graph.mjs";

const NODES = 50;
/** The average numbers of neighbours of a node. */
const NEIGHBOURS = [3, 5, 7, 15, 30];
const GRAPHS = 50;
const ROUNDS = 21;

/** Random numbers below 2 ** 32, the same in every run: Marsaglia's xorshift. */
let seed = 913;
function random() {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return seed >>> 0;
}

/** @param {number} neighbours @returns {number[][]} */
function graph(neighbours) {
  const lists = Array.from({ length: NODES }, () => /** @type {number[]} */ ([]));
  for (let one = 0; one < NODES; one++)
    for (let other = one + 1; other < NODES; other++)
      if (random() / 2 ** 32 < neighbours / (NODES - 1)) {
        lists[one]?.push(other);
        lists[other]?.push(one);
      }
  return lists[1]?.length && lists[2]?.length ? lists : graph(neighbours);
}

/** @param {number[]} numbers */
const median = (numbers) => /** @type {number} */ (numbers.toSorted((one, other) => one - other)[numbers.length >> 1]);

/** The time of a call in milliseconds. @param {() => unknown} call */
function time(call) {
  const start = performance.now();
  call();
  return performance.now() - start;
}

/** @param {number[][]} lists */
function compare(lists) {
  const results = solvePublished(lists);
  const solution = solveGraph(lists);
  for (const [number, turn] of /** @type {const} */ (["mouse", "cat"]).entries())
    for (const [at, found] of solution.table(turn).entries()) {
      const [mouse, cat] = [Math.floor(at / NODES), at % NODES];
      const result = results[mouse][cat][number];
      const won = result === null ? 0 : (result.winner === 0 ? MOUSE_WON : CAT_WON) | result.plies;
      if (found !== (cat === 0 ? NO_STATE : won))
        throw new Error(`The package and the queue differ: ${JSON.stringify({ lists, mouse, cat, turn })}`);
    }
  solution.free();
}

initSync({ module: readFileSync(new URL("../pkg/cat_and_mouse_bg.wasm", import.meta.url)) });

console.log(`graphs of ${NODES} nodes, µs a graph: neighbours, package, queue as published, ratio`);
for (const neighbours of NEIGHBOURS) {
  const graphs = Array.from({ length: GRAPHS }, () => graph(neighbours));
  graphs.forEach(compare);
  const ours = () => {
    for (const lists of graphs) {
      const solution = solveGraph(lists);
      solution.verdict();
      solution.free();
    }
  };
  const theirs = () => graphs.forEach(solvePublished);
  /** @type {number[][]} */
  const times = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, call] of [ours, theirs].entries()) times[which]?.push(time(call));
  const [package_ = 0, queue = 0] = times.map((rounds) => (median(rounds) * 1000) / GRAPHS);
  console.log(neighbours, package_.toFixed(1), queue.toFixed(0), (queue / package_).toFixed(0));
}

// Both times of a ratio are the fastest of several runs, so that other programs hardly affect the ratio.
const fastest = (/** @type {() => unknown} */ call) => Math.min(...Array.from({ length: ROUNDS }, () => time(call)));
console.log("what if any edge were added or removed, in solves of the graph: neighbours, median, most");
for (const neighbours of NEIGHBOURS) {
  const ratios = Array.from({ length: GRAPHS }, () => graph(neighbours)).map((lists) => {
    const all = fastest(() => {
      const effects = new EdgeEffects(lists);
      while (effects.left > 0) effects.run(8);
      effects.free();
    });
    return all / fastest(() => solveGraph(lists).free());
  });
  console.log(neighbours, median(ratios).toFixed(0), Math.max(...ratios).toFixed(0));
}

const EDGES = 1_000_000;
for (const states of [100_000, 500_000, EDGES]) {
  const edges = Uint32Array.from({ length: 2 * EDGES }, () => random() % states);
  const lost = Uint32Array.from({ length: states / 100 }, () => random() % states);
  const rounds = Array.from({ length: 7 }, () => time(() => labelStates(states, edges, lost)));
  console.log(`labelling ${EDGES} edges between ${states} states: ${median(rounds).toFixed(0)} ms`);
}
