/**
 * The thread in which the solvers in JavaScript run, in Node and in browsers.
 *
 * They get one of their own because they would be slower beside the package: when the memory of a WebAssembly module
 * grows, its old buffer is detached, and from then on V8 compiles every access to a typed array in that thread with a
 * check whether its buffer is still there. The tuned solver takes a third longer with it.
 *
 * The rivals are TypeScript written as JavaScript with its types in comments, checked by `tsc` like all else: so Node and
 * browsers run just what stands here, and nothing that a compiler made of it.
 */

import { CAT_WON, digest, MOUSE_WON, NO_STATE, time } from "./boards.mjs";
import { solvePublished } from "./textbook-published.mjs";
import { solveTuned, tunedTable } from "./textbook-tuned.mjs";

/** @typedef {import("./boards.mjs").Setup} Setup */
/** @typedef {import("./boards.mjs").Set} Set */
/** @typedef {import("./textbook-published.mjs").Player} Player */

/** @typedef {"tuned" | "published"} Form */

/**
 * What the thread is told: the boards; to answer with a digest of all results of each board of a set; or with how many
 * milliseconds a pass over some boards takes.
 *
 * @typedef {{ sets: Set[] }
 *   | { form: Form, set: string }
 *   | { form: Form, set: string, from: number, to: number, passes: number }} Question
 */

/** @type {Map<string, Setup[]>} */
let puzzlesOf = new Map();

/** @param {any[]} results @param {string} text the cells of the board @param {0 | 1} turn */
function publishedTable(results, text, turn) {
  const cells = [...text];
  return cells.flatMap((mouseCell, mouse) =>
    cells.map((catCell, cat) => {
      if (mouseCell === "#" || catCell === "#") return NO_STATE;
      const result = results[mouse][cat][turn];
      return result === null ? 0 : (result.winner === "mouse" ? MOUSE_WON : CAT_WON) | result.plies;
    }),
  );
}

/** @type {Record<Form, { decide: (setup: Setup) => unknown, digest: (setup: Setup) => number }>} */
const FORMS = {
  tuned: {
    decide: ({ grid, catJump, mouseJump }) => solveTuned(grid, catJump, mouseJump),
    digest({ grid, catJump, mouseJump }) {
      const cells = grid.join("").length;
      solveTuned(grid, catJump, mouseJump);
      return digest(tunedTable("mouse", cells), tunedTable("cat", cells));
    },
  },
  published: {
    decide: ({ grid, catJump, mouseJump }) => solvePublished(grid, catJump, mouseJump),
    digest({ grid, catJump, mouseJump }) {
      const { results } = solvePublished(grid, catJump, mouseJump);
      const text = grid.join("");
      return digest(publishedTable(results, text, 0), publishedTable(results, text, 1));
    },
  },
};

/** @param {Question} question */
function answer(question) {
  if ("sets" in question) {
    puzzlesOf = new Map(question.sets.map(({ name, setups }) => [name, setups]));
    return null;
  }
  const setups = puzzlesOf.get(question.set) ?? [];
  const form = FORMS[question.form];
  if (!("passes" in question)) return setups.map(form.digest);
  return time(setups.slice(question.from, question.to), question.passes, form.decide);
}

/** @typedef {{ onmessage: (event: { data: Question }) => void, postMessage: (answer: unknown) => void }} Port */

// In a browser the thread's own scope is the port to the other side.
const { parentPort } = "process" in globalThis ? await import("node:worker_threads") : { parentPort: globalThis };
const port = /** @type {Port} */ (/** @type {unknown} */ (parentPort));
port.onmessage = ({ data }) => port.postMessage(answer(data));
