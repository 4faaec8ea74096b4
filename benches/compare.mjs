/**
 * How long it takes to decide every state of a board, with its distance: the package against the textbook queue in
 * JavaScript, as it is usually published and tuned.
 *
 *     npm run bench                     builds the package first
 *     node benches/compare.mjs [seconds]
 *
 * All of them decide the same seeded boards in one process, one after the other. First every state of every board is
 * compared, and a difference ends the program with status 1; then they take turns, round by round. Each board is timed
 * by itself, its median over the rounds is taken, and the table shows the mean of these medians over all boards. Nothing
 * here depends on how fast anything is.
 */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { initSync, solve } from "../pkg/cat_and_mouse.js";
import { CAT_WON, DESCRIPTION, MOUSE_WON, NO_STATE, pass, SEED, WORKLOADS } from "./workload.mjs";

/** @typedef {import("./workload.mjs").Puzzle} Puzzle */
/** @typedef {import("./rivals.mjs").Form} Form */

const MOST_ROUNDS = 41;
/** For the rounds; comparing the boards takes a few seconds more. */
const SECONDS = 40;

const rivals = new Worker(new URL("./rivals.mjs", import.meta.url));

/**
 * Asks the thread of the solvers in JavaScript, and waits for its answer.
 *
 * @param {import("./rivals.mjs").Question} question
 * @returns {Promise<any>}
 */
async function ask(question) {
  rivals.postMessage(question);
  const [answer] = await once(rivals, "message");
  return answer;
}

/** @param {Puzzle} puzzle */
function decide({ grid, catJump, mouseJump }) {
  const solution = solve(grid, catJump, mouseJump);
  const verdict = solution.verdict();
  solution.free();
  return verdict;
}

/** @param {Puzzle} puzzle */
function decideAndCopy({ grid, catJump, mouseJump }) {
  const solution = solve(grid, catJump, mouseJump);
  const all = [solution.verdict(), solution.table("mouse"), solution.table("cat")];
  solution.free();
  return all;
}

/**
 * The lines of the table. `run` decides all boards of a workload once, and says how many microseconds each took; so
 * many `passes` make a round.
 *
 * @type {{ name: string, passes: number, run: (workload: number) => Promise<number[]> | number[] }[]}
 */
const CONTENDERS = [
  {
    name: "WebAssembly: solve, verdict, free",
    passes: 3,
    run: (workload) => pass(WORKLOADS[workload]?.puzzles ?? [], decide),
  },
  {
    name: "  the same, and both tables copied out",
    passes: 1,
    run: (workload) => pass(WORKLOADS[workload]?.puzzles ?? [], decideAndCopy),
  },
  {
    name: "JavaScript: the queue, tuned",
    passes: 3,
    run: (workload) => ask({ form: "tuned", workload, board: null }),
  },
  {
    name: "JavaScript: the queue, as published",
    passes: 1,
    run: (workload) => ask({ form: "published", workload, board: null }),
  },
];

/** @param {number | undefined} result an entry of a table */
function inWords(result = NO_STATE) {
  if (result === NO_STATE) return "no state";
  if (result === 0) return "a draw";
  return `${result >= CAT_WON ? "cat" : "mouse"} in ${result % MOUSE_WON}`;
}

/**
 * Compares every state of a board, and the verdict. Ends the program where they differ.
 *
 * @param {number} workload
 * @param {number} board
 */
async function compare(workload, board) {
  const puzzle = /** @type {Puzzle} */ (WORKLOADS[workload]?.puzzles[board]);
  const { grid, catJump, mouseJump } = puzzle;
  const cells = grid.join("").length;
  const solution = solve(grid, catJump, mouseJump);
  const { forced } = solution.verdict();
  const verdict = forced === null ? 0 : (forced.winner === "mouse" ? MOUSE_WON : CAT_WON) | forced.plies;

  for (const form of /** @type {Form[]} */ (["tuned", "published"])) {
    /** @type {(where: string, ours: number | undefined, theirs: number | undefined) => void} */
    const check = (where, ours, theirs) => {
      if (ours === theirs) return;
      console.error(`They differ on ${JSON.stringify(puzzle)}.`);
      console.error(`${where}: the package says ${inWords(ours)}, the ${form} queue says ${inWords(theirs)}.`);
      process.exit(1);
    };
    /** @type {import("./rivals.mjs").Answer} */
    const answer = await ask({ form, workload, board });
    check("The verdict", verdict, answer.verdict);
    for (const turn of /** @type {const} */ (["mouse", "cat"])) {
      const [ours, theirs] = [solution.table(turn), answer.tables[turn]];
      for (let at = 0; at < cells * cells; at++) {
        const where = `Mouse on ${Math.floor(at / cells)}, cat on ${at % cells}, ${turn} to move`;
        check(where, ours[at], theirs[at]);
      }
    }
  }
  solution.free();
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** @param {number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/**
 * @param {number} seconds
 * @returns {Promise<{ rounds: number, medians: number[][][] }>} microseconds of each board: `[workload][contender][board]`
 */
async function measure(seconds) {
  const samples = WORKLOADS.map(({ puzzles }) => CONTENDERS.map(() => puzzles.map(() => /** @type {number[]} */ ([]))));
  const until = performance.now() + seconds * 1000;
  let rounds = 0;
  // Round 0 is not counted: it only warms up.
  for (let round = 0; round <= MOST_ROUNDS && (round < 2 || performance.now() < until); round++) {
    for (const workload of WORKLOADS.keys()) {
      // Each round begins with another one.
      for (const turn of CONTENDERS.keys()) {
        const which = (round + turn) % CONTENDERS.length;
        const { passes = 0, run } = CONTENDERS[which] ?? {};
        for (let number = 0; number < passes; number++) {
          const times = (await run?.(workload)) ?? [];
          if (round > 0) times.forEach((time, board) => void samples[workload]?.[which]?.[board]?.push(time));
        }
      }
    }
    rounds = round;
  }
  return { rounds, medians: samples.map((contenders) => contenders.map((boards) => boards.map(median))) };
}

const wasm = new URL("../pkg/cat_and_mouse_bg.wasm", import.meta.url);
initSync({ module: readFileSync(wasm) });

console.log("Every state of a board and its distance: the package against the textbook queue in JavaScript.");
console.log(`Node ${process.version}, ${process.platform} ${process.arch}. Seeds ${SEED} and ${SEED + 1}.`);
for (const line of DESCRIPTION) console.log(line);

for (const [workload, { puzzles }] of WORKLOADS.entries()) {
  for (const board of puzzles.keys()) await compare(workload, board);
}
console.log("All agree on every state of every board. Measuring ...\n");

const given = Number(process.argv[2]);
const { rounds, medians } = await measure(given > 0 ? given : SECONDS);
await rivals.terminate();

const width = 40;
console.log("".padEnd(width) + WORKLOADS.map(({ name }) => name.padStart(24)).join(""));
console.log("".padEnd(width) + WORKLOADS.map(() => "µs a board     ratio".padStart(24)).join(""));
for (const [which, { name }] of CONTENDERS.entries()) {
  const columns = medians.map((contenders) => {
    const [ours, theirs] = [mean(contenders[0] ?? []), mean(contenders[which] ?? [])];
    return theirs.toFixed(1).padStart(14) + (theirs / ours).toFixed(1).padStart(10);
  });
  console.log(name.padEnd(width) + columns.join(""));
}

console.log(`\nMedians of ${rounds} rounds. Ratios of single boards: lowest, median, highest.`);
for (const [which, { name }] of CONTENDERS.entries()) {
  if (which < 2) continue;
  const columns = medians.map((contenders) => {
    const ratios = (contenders[which] ?? []).map((theirs, board) => theirs / (contenders[0]?.[board] ?? Number.NaN));
    const three = [Math.min(...ratios), median(ratios), Math.max(...ratios)];
    return three.map((ratio) => ratio.toFixed(1).padStart(8)).join("");
  });
  console.log(name.padEnd(width) + columns.join(""));
}
