// A host of the judge in Node: it runs LeetCode solutions in JavaScript, and passes on the judge's questions.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Judge } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

/** @typedef {import("cat-and-mouse").Question} Question */
/** @typedef {import("cat-and-mouse").Given} Given */
/** @typedef {"cat-and-mouse-ii" | "cat-and-mouse"} Problem */

/** The text of a file of the project. @param {string[]} path */
const read = (...path) => readFileSync(join(ROOT, ...path), "utf8");

/** The solutions in a folder of `tests/`. @param {string} folder @returns {[name: string, source: string][]} */
export function solutions(folder) {
  const names = readdirSync(join(ROOT, "tests", folder)).sort();
  return names.map((file) => [file.replace(/\..*/, ""), solution(`tests/${folder}/${file}`)]);
}

/**
 * The text of a solution. A file that ends in `.change` makes a solution out of another one. After a head of comments,
 * it names the other file, and then the parts to replace: the old text (`-`), which must occur once, and the new one
 * (`+`). The result begins with the head.
 * @param {string} path @returns {string}
 */
export function solution(path) {
  const text = read(path);
  if (!path.endsWith(".change")) return text;
  const [, head, other = ""] = /^((?:\/\/ .+\n)*)\/\/ In: (.+)\n(?:- .+\n\+.*\n)*$/.exec(text) ?? [];
  assert.ok(other, `not a change: ${path}`);
  let changed = solution(other);
  for (const [, before = "", after = ""] of text.matchAll(/^- (.+)\n\+ ?(.*)$/gm)) {
    assertOnce(changed, before);
    changed = changed.replace(before, () => after);
  }
  return `${head}${changed}`;
}

/** Asserts that a text contains a line once. @param {string} text @param {string} line */
export const assertOnce = (text, line) => assert.equal(text.split(line).length, 2, `once: ${line}`);

/**
 * Asserts that only this mistake is named. With `losses-not-counted` on boards, other mistakes may be named too.
 * @param {import("cat-and-mouse").JudgeReport["mistakes"]} mistakes @param {string} name @param {Problem} problem
 */
export function assertNamed(mistakes, name, problem) {
  const codes = mistakes.map(({ code }) => /** @type {string} */ (code));
  if (problem === "cat-and-mouse-ii" && name === "losses-not-counted") assert.ok(codes.includes(name), `${codes}`);
  else assert.deepEqual(codes, [name]);
}

/**
 * The error that a slow solution of these tests throws for a large question. The question then counts as not asked, as
 * it does when the stack of a solution overflows.
 */
export class TooDeep extends Error {}

/** The number of LeetCode's examples, which come first. */
const EXAMPLES = 5;

/**
 * A solution that gets only LeetCode's examples and the questions up to this size. `other` answers the rest; without
 * `other`, the rest throws `TooDeep`.
 * @param {(...args: any[]) => unknown} solution @param {{ cells: number, nodes: number }} most
 * @param {(...args: any[]) => unknown} [other]
 */
export function upTo(solution, { cells, nodes }, other) {
  let asked = 0;
  return (/** @type {any[]} */ ...input) => {
    const [first] = input;
    asked += 1;
    const isLarge = input.length === 1 ? first.length > nodes : first.join("").length > cells;
    if (!isLarge || asked <= EXAMPLES) return solution(...input);
    if (!other) throw new TooDeep();
    return other(...input);
  };
}

/** @param {string} source @returns {Problem} */
export const problemOf = (source) => (source.includes("catMouseGame") ? "cat-and-mouse" : "cat-and-mouse-ii");

/** Starts a solution afresh: runs its source, which defines LeetCode's function. @param {string} source @returns {(...args: any[]) => unknown} */
export function start(source) {
  const name = problemOf(source) === "cat-and-mouse" ? "catMouseGame" : "canMouseWin";
  return new Function(`${source}\nreturn ${name};`)();
}

/** The arguments of LeetCode's function, as a copy. @param {Question} question @returns {unknown[]} */
export function input(question) {
  if ("graph" in question) return [question.graph.map((list) => [...list])];
  return [[...question.grid], question.catJump, question.mouseJump];
}

/** @param {(...args: any[]) => unknown} solution @param {Question} question @returns {Given} */
function given(solution, question) {
  try {
    const value = solution(...input(question));
    return typeof value === "boolean" || typeof value === "number" ? value : { value: String(value) };
  } catch (error) {
    return { error: String(error), tooDeep: error instanceof TooDeep };
  }
}

/**
 * Judges a solution until there are no more questions.
 * @param {Problem} problem
 * @param {() => (...args: any[]) => unknown} fresh starts the solution
 * @param {{ count?: number, seed?: number, questions?: number }} [how] how many questions are asked at a time, and the
 * options of the judge
 */
export function judged(problem, fresh, { count = 1_000, ...options } = {}) {
  const judge = new Judge(problem, options);
  let solution = fresh();
  let stage = judge.progress().stage;
  const stages = [stage];
  for (;;) {
    const questions = judge.next(count);
    if (questions.length === 0) break;
    judge.answer(questions.map((question) => given(solution, question)));
    const now = judge.progress().stage;
    if (now === stage) continue;
    stage = now;
    stages.push(stage);
    if (stage === "shrinking") solution = fresh();
    // The tests do not spend time on confirming the mistake.
    if (stage === "confirming") judge.settle();
  }
  const report = judge.report();
  judge.free();
  return { ...report, stages };
}

/** A question as one line of text. @param {Question | undefined} question */
export function line(question) {
  if (question === undefined) return undefined;
  if ("graph" in question) return question.graph.map((list) => list.join(" ")).join(";");
  return `${question.grid.join("/")} ${question.catJump} ${question.mouseJump}`;
}
