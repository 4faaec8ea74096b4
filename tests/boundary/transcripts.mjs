// Calls and their answers, as texts: answers.txt and refusals.txt. A line is a call and its answer; indented lines
// continue a long answer. `# ` starts a part, and `on ` names the object of its calls, which are made in order.
// `wins(mouse, 5, food)` stands for the outcome in which the mouse forces a win in 5 plies, and `given` for the value
// that an error quotes. With `--update`, the tests write the current answers.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inspect } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";
import { GRAPH_WISH, WISH } from "./calls.mjs";
import { api, FIRST, hostile, LONGEST, revoked, STAND_OFF, thrower } from "./helpers.mjs";

const WIDTH = 120;
/** The names that calls may use, besides the functions and classes of the package. */
const KNOWN = {
  FIRST,
  LONGEST,
  STAND_OFF,
  /** The statement's graphs: the first is a draw, and the mouse wins the second in one ply. */
  DRAW: [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]],
  MOUSE: [[1, 3], [0], [3], [0, 2]],
  CAT: [[3], [2, 3], [1, 3], [0, 1, 2]],
  FORK: [[4, 5], [3], [4, 5], [1, 4, 5], [0, 2, 3], [0, 2, 3]],
  /** The moves between six states. */
  SIX: Uint32Array.of(0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1),
  /** A `State`. @param {number} mouse @param {number} cat @param {string} turn */
  at: (mouse, cat, turn) => ({ mouse, cat, turn }),
  WISH,
  GRAPH_WISH,
  hostile,
  revoked,
  thrower,
};

/** @typedef {{ call: string, answer: string }} Step */
/** @typedef {{ title: string, on: string, steps: Step[] }} Part */

/** @param {string} name @returns {Part[]} */
export function partsOf(name) {
  const text = readFileSync(join(ROOT, "tests", "boundary", name), "utf8").replace(/\n {4}/g, " ");
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [title = "", on = "", ...lines] = part.split("\n").filter(Boolean);
      const steps = lines.map((line) => {
        const [call = "", ...answer] = line.split(" → ");
        return { call, answer: answer.join(" → ") };
      });
      return { title, on: on.replace(/^on /, ""), steps };
    });
}

/** The value of the code. @param {string} code @param {any} [on] the object whose member the code names */
export function evaluate(code, on) {
  const { default: _, ...ours } = api;
  const names = { ...ours, ...KNOWN, on };
  const isOfPackage = on === undefined || on === api;
  const statement = /^\w+ = /.test(code) ? "" : "return ";
  const body = `${statement}${isOfPackage ? "" : "on."}${code}`;
  return new Function(...Object.keys(names), body)(...Object.values(names));
}

const DETAILS = "character expected given length node other piece player position problem";

/** A CatMouseError as text: its code, place and message. @param {any} error */
export function inWords(error) {
  assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), String(error));
  const { name, stack, code, message, row, col, detail } = /** @type {any} */ (error);
  assert.equal(Object.getPrototypeOf(error), Error.prototype);
  assert.deepEqual([name, typeof stack, Object.keys(detail).sort().join(" ")], ["CatMouseError", "string", DETAILS]);
  assert.match(message, /^[A-Za-z"].{1,300}\.$/su);
  const known = Object.entries({ row, col, ...detail }).filter(([, value]) => value !== null);
  const facts = known.map(([key, value]) => {
    const isQuoted = key === "given" && typeof value === "string" && message.endsWith(` ${value}.`);
    return isQuoted ? key : `${key}: ${inspect(value)}`;
  });
  return `${[code, ...facts].join(", ")}: ${onOneLine(message)}`;
}

/** The text with control characters escaped, so that it stays on one line. @param {string} text */
const onOneLine = (text) => text.replace(/\p{Cc}/gu, (character) => inspect(character).slice(1, -1));

/** The outcomes of boards and of graphs, as `inspect` prints them. */
const OUTCOMES = /\{ winner: '(\w+)', ending: '(\w+)', plies: (\d+)(?:, forced: \{ winner: '\1', plies: \3 \})? \}/g;
const INSPECT = { breakLength: Infinity, compact: true, depth: Infinity, maxArrayLength: null };

/** The answer of a call, as text. @param {() => unknown} call */
function answerOf(call) {
  try {
    const answer = call();
    return answer === undefined ? "" : inspect(answer, INSPECT).replace(OUTCOMES, "wins($1, $3, $2)");
  } catch (error) {
    return `throws ${inWords(error)}`;
  }
}

/** @param {Step} step */
function written({ call, answer }) {
  if (answer === "") return call;
  const line = `${call} → ${answer}`;
  if (line.length <= WIDTH) return line;
  const words = answer.replace(new RegExp(`(.{1,${WIDTH - 4}})(?: |$)`, "g"), "\n    $1");
  return `${call} →${words}`;
}

/** Tests each part of a file. @param {string} name of the file @param {() => void} [after] runs after each call */
export function testTranscript(name, after = () => {}) {
  const parts = partsOf(name);
  const found = /** @type {string[]} */ ([]);
  for (const { title, on, steps } of parts)
    test(title, () => {
      const object = on === "the package" ? api : evaluate(on);
      const answers = steps.map(({ call }) => {
        const answer = answerOf(() => evaluate(call, object));
        after();
        return { call, answer };
      });
      found.push([`# ${title}`, `on ${on}`, ...answers.map(written)].join("\n"));
      if (!process.argv.includes("--update")) assert.deepEqual(answers, steps);
    });
  if (process.argv.includes("--update"))
    process.once("exit", () => {
      // Parts that ended in a JavaScript error are missing from `found`: then the file stays as it was.
      if (found.length === parts.length)
        writeFileSync(join(ROOT, "tests", "boundary", name), `${found.join("\n\n")}\n`);
    });
}
