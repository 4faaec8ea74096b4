/**
 * The graph game in the package against the textbook queue in JavaScript, the effects of all edges in portions, and the
 * labelling of a million edges:
 *
 *     node benches/graphs.mjs          after `npm run build`
 *
 * The graphs have 50 nodes and are the same in every run. First the results of every state are compared, then both take
 * turns; times are medians.
 */

import { readFileSync } from "node:fs";
import { EdgeEffects, initSync, labelStates, solveGraph } from "../pkg/cat_and_mouse.js";
import { CAT_WON, MOUSE_WON, NO_STATE } from "./boards.mjs";

/** How many nodes a graph has, and how many neighbours a node has on average. */
const NODES = 50;
const NEIGHBOURS = [3, 5, 7, 15, 30];
const GRAPHS = 50;
const ROUNDS = 21;

/** Numbers below 2 ** 32 that are the same in every run: Marsaglia's xorshift. */
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

/**
 * The textbook solution of Cat and Mouse in the form in which it is usually written down: degrees and results in nested
 * arrays, states as objects in a queue, and for each state taken from the queue a new list of its predecessors. It decides
 * every state and its distance. The queue is read with an index, in its favour: `shift()` can be slow.
 *
 * @param {any[]} graph nested arrays are typed `any[]`, as in `textbook-published.mjs`
 * @returns {any[]} `results[mouse][cat][turn]`
 */
function solvePublished(graph) {
  const n = graph.length;
  /** @type {any[]} */
  const degrees = [];
  /** @type {any[]} */
  const results = [];
  for (let mouse = 0; mouse < n; mouse++) {
    degrees.push([]);
    results.push([]);
    for (let cat = 0; cat < n; cat++) {
      const catMoves = graph[cat].filter((/** @type {number} */ node) => node !== 0).length;
      degrees[mouse].push([graph[mouse].length, catMoves]);
      results[mouse].push([null, null]);
    }
  }

  /** @type {{ mouse: number, cat: number, turn: number }[]} */
  const queue = [];
  for (let mouse = 0; mouse < n; mouse++)
    for (let cat = 1; cat < n; cat++)
      for (const turn of [0, 1]) {
        if (mouse !== 0 && mouse !== cat) continue;
        results[mouse][cat][turn] = { winner: mouse === 0 ? 0 : 1, plies: 0 };
        queue.push({ mouse, cat, turn });
      }

  /** @param {{ mouse: number, cat: number, turn: number }} state */
  function predecessors({ mouse, cat, turn }) {
    if (turn === 1) return graph[mouse].map((/** @type {number} */ before) => ({ mouse: before, cat, turn: 0 }));
    const cats = graph[cat].filter((/** @type {number} */ before) => before !== 0);
    return cats.map((/** @type {number} */ before) => ({ mouse, cat: before, turn: 1 }));
  }

  for (let next = 0; next < queue.length; next++) {
    const state = /** @type {{ mouse: number, cat: number, turn: number }} */ (queue[next]);
    const { winner, plies } = results[state.mouse][state.cat][state.turn];
    for (const before of predecessors(state)) {
      const { mouse, cat, turn } = before;
      if (results[mouse][cat][turn] !== null) continue;
      if (turn !== winner && --degrees[mouse][cat][turn] > 0) continue;
      results[mouse][cat][turn] = { winner, plies: plies + 1 };
      queue.push(before);
    }
  }
  return results;
}

/** @param {number[]} numbers */
const median = (numbers) => /** @type {number} */ (numbers.toSorted((one, other) => one - other)[numbers.length >> 1]);

/** Milliseconds that the call takes. @param {() => unknown} call */
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

// Both are the fastest of several runs, so that other programs on the machine change the ratio little.
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
