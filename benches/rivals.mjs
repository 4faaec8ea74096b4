/**
 * The thread of the JavaScript solvers, in Node and in browsers.
 *
 * They have their own thread because they would be slower beside the package: when the memory of a
 * WebAssembly module grows, its old buffer is detached, and V8 then adds a check for detached buffers to
 * every access to a typed array in that thread. This makes the tuned solver a third slower.
 *
 * The rivals are JavaScript with TypeScript's types in comments, which `tsc` checks like all other code. So Node and
 * browsers run them as written, not as a compiler's output.
 */

import { CAT_WON, digest, MOUSE_WON, NO_STATE, time } from "./shared.mjs";
import { solvePublished } from "./textbook-published.mjs";
import { solveTuned, tunedTable } from "./textbook-tuned.mjs";

/** @typedef {import("./shared.mjs").Setup} Setup */
/** @typedef {import("./shared.mjs").Set} Set */
/** @typedef {import("./textbook-published.mjs").Player} Player */

/** @typedef {"tuned" | "published"} Form */

/**
 * A message to the thread: the boards; a request for a digest of all results of each board of a set; or for
 * the time of a pass over some boards, in milliseconds.
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

// In a browser, the thread's global scope is the port.
const { parentPort } = "process" in globalThis ? await import("node:worker_threads") : { parentPort: globalThis };
const port = /** @type {Port} */ (/** @type {unknown} */ (parentPort));
port.onmessage = ({ data }) => port.postMessage(answer(data));
