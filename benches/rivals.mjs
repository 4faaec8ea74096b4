/**
 * The thread in which the solvers in JavaScript run.
 *
 * They get one of their own because they would be slower beside the package: when the memory of a WebAssembly module
 * grows, its old buffer is detached, and from then on V8 compiles every access to a typed array in that thread with a
 * check whether its buffer is still there. The tuned solver takes a third longer with it.
 *
 * For the same reason nothing is transferred from here: answers are copied.
 */

import { parentPort } from "node:worker_threads";
import { solvePublished } from "./textbook-published.mjs";
import { solveTuned, tunedTable } from "./textbook-tuned.mjs";
import { CAT_WON, MOUSE_WON, NO_STATE, pass, WORKLOADS } from "./workload.mjs";

/** @typedef {import("./textbook-published.mjs").Player} Player */
/** @typedef {import("./workload.mjs").Puzzle} Puzzle */

/** @typedef {"tuned" | "published"} Form */
/** @typedef {{ verdict: number, tables: Record<Player, Uint16Array> }} Answer results as numbers, as in the tables */

/**
 * What the thread is asked: for the answer to one board, or for the times of one pass over all boards of a workload.
 *
 * @typedef {{ form: Form, workload: number, board: number | null }} Question
 */

/**
 * @param {import("./textbook-published.mjs").Result | null} result
 * @returns {number}
 */
function asNumber(result) {
  if (result === null) return 0;
  return (result.winner === "mouse" ? MOUSE_WON : CAT_WON) | result.plies;
}

/**
 * @param {string[]} grid
 * @param {any[]} results
 * @param {Player} turn
 * @returns {Uint16Array}
 */
function publishedTable(grid, results, turn) {
  const text = grid.join("");
  const cells = text.length;
  const table = new Uint16Array(cells * cells).fill(NO_STATE);
  for (let mouse = 0; mouse < cells; mouse++) {
    for (let cat = 0; cat < cells; cat++) {
      if (text[mouse] === "#" || text[cat] === "#") continue;
      table[mouse * cells + cat] = asNumber(results[mouse][cat][turn === "mouse" ? 0 : 1]);
    }
  }
  return table;
}

/** @type {Record<Form, { decide: (puzzle: Puzzle) => unknown, answer: (puzzle: Puzzle) => Answer }>} */
const FORMS = {
  tuned: {
    decide: ({ grid, catJump, mouseJump }) => solveTuned(grid, catJump, mouseJump),
    answer({ grid, catJump, mouseJump }) {
      const cells = grid.join("").length;
      const verdict = solveTuned(grid, catJump, mouseJump);
      return { verdict, tables: { mouse: tunedTable("mouse", cells), cat: tunedTable("cat", cells) } };
    },
  },
  published: {
    decide: ({ grid, catJump, mouseJump }) => solvePublished(grid, catJump, mouseJump),
    answer({ grid, catJump, mouseJump }) {
      const { verdict, results } = solvePublished(grid, catJump, mouseJump);
      const [mouse, cat] = [publishedTable(grid, results, "mouse"), publishedTable(grid, results, "cat")];
      return { verdict: asNumber(verdict), tables: { mouse, cat } };
    },
  },
};

parentPort?.on("message", (/** @type {Question} */ { form, workload, board }) => {
  const puzzles = WORKLOADS[workload]?.puzzles ?? [];
  const puzzle = board === null ? undefined : puzzles[board];
  parentPort?.postMessage(puzzle ? FORMS[form].answer(puzzle) : pass(puzzles, FORMS[form].decide));
});
