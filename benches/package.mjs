/** The measurements of the package and of the textbook queue in JavaScript, the same in Node and in browsers. */

import { jumpTable, pieceEffects, solve, wallEffects } from "../pkg/cat_and_mouse.js";
import { measure } from "./contest.mjs";
import { digest, time } from "./shared.mjs";

/** @typedef {import("./shared.mjs").Boards} Boards */
/** @typedef {import("./shared.mjs").Setup} Setup */
/** @typedef {import("./shared.mjs").Set} Set */
/** @typedef {import("./contest.mjs").Contender} Contender */
/** @typedef {import("./contest.mjs").Times} Times */
/** @typedef {import("./rivals.mjs").Form} Form */

/**
 * Asks the thread of the JavaScript solvers and waits for its answer.
 *
 * @typedef {(question: import("./rivals.mjs").Question) => Promise<any>} Ask
 */

/** @typedef {{ digests: Record<string, number>, rounds: number, times: Times }} Measured */

/** @param {Setup} setup */
function decide({ grid, catJump, mouseJump }) {
  const solution = solve(grid, catJump, mouseJump);
  const verdict = solution.verdict();
  solution.free();
  return verdict;
}

/** @param {Setup} setup */
function digestOf({ grid, catJump, mouseJump }) {
  const solution = solve(grid, catJump, mouseJump);
  const tables = /** @type {const} */ (["mouse", "cat"]).map((turn) => solution.table(turn));
  solution.free();
  return digest(...tables);
}

/** @param {string} name @param {(setup: Setup) => unknown} decide @returns {Contender} */
const ours = (name, decide) => ({
  name,
  time: ({ setups }, from, to, passes) => time(setups.slice(from, to), passes, decide),
});

/** @param {Form} form @param {Ask} ask @returns {Contender} */
const theirs = (form, ask) => ({
  name: form,
  time: ({ name }, from, to, passes) => ask({ form, set: name, from, to, passes }),
});

/**
 * Compares the results of every state of every board, then measures times.
 *
 * @param {Set[]} sets
 * @param {Ask} ask
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function bench(sets, ask, seconds) {
  await ask({ sets });
  /** @type {Record<string, number>} */
  const digests = {};
  for (const set of sets) {
    const found = set.setups.map(digestOf);
    for (const form of /** @type {const} */ (["tuned", "published"])) {
      /** @type {number[]} */
      const others = await ask({ form, set: set.name });
      const at = found.findIndex((digest, board) => digest !== others[board]);
      if (at >= 0) throw new Error(`The package and the ${form} queue differ on ${JSON.stringify(set.setups[at])}`);
    }
    digests[set.name] = digest(found);
  }

  const contests = sets.map((set) => {
    if (set.purpose === "growth") return { set, contenders: [ours("solve", decide), theirs("tuned", ask)] };
    if (set.purpose === "what-ifs") return { set, contenders: [ours("solve", decide), ...whatIfs()] };
    return { set, contenders: [ours("solve", decide), theirs("tuned", ask), theirs("published", ask)] };
  });
  return { digests, ...(await measure(contests, seconds)) };
}

function whatIfs() {
  /** @param {Setup} setup */
  const jumps = ({ grid }) => jumpTable(grid);
  /** @param {Setup} setup */
  const walls = ({ grid, catJump, mouseJump }) => wallEffects(grid, catJump, mouseJump);
  /** @param {Setup} setup */
  const pieces = ({ grid, catJump, mouseJump }) => pieceEffects(grid, catJump, mouseJump);
  return [
    ours("jumpTable", jumps),
    ours("wallEffects", walls),
    ours("pieceEffects", pieces),
    ours("jumpTable, wallEffects", (setup) => [jumps(setup), walls(setup)]),
  ];
}
