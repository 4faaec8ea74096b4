// The judge refutes wrong solutions, names their mistakes, and accepts right ones, in the optimised package.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { mistakenMoves } from "cat-and-mouse";
import { solvePublished } from "../../benches/textbook-published.mjs";
import { input, judged, line, problemOf, solutions, start } from "../harness/judging.mjs";

/** @type {(grid: string[], catJump: number, mouseJump: number) => boolean} */
const published = (grid, catJump, mouseJump) => solvePublished(grid, catJump, mouseJump).verdict?.winner === "mouse";

/** The report on a solution of Cat and Mouse II. @param {(grid: string[], catJump: number, mouseJump: number) => unknown} solution @param {Parameters<typeof judged>[2]} [options] */
const judgedOnBoards = (solution, options) => judged("cat-and-mouse-ii", () => solution, options);

/**
 * The numbers by which questions are compared, and then the text itself.
 * @param {string} text @returns {[...number[], string]}
 */
function size(text) {
  if (text.includes(";")) {
    const lists = text.split(";");
    return [lists.length, lists.flatMap((list) => list.split(" ")).length, text];
  }
  const [rows = "", cat, mouse] = text.split(" ");
  const cells = rows.replaceAll("/", "").length;
  return [cells, rows.split("#").length - 1, Number(cat) + Number(mouse), Number(cat), text];
}

/** Whether one question is smaller than another, or the same. @param {string} one @param {string} other */
function isAtMost(one, other) {
  const [left, right] = [size(one), size(other)];
  for (const [place, value] of left.entries()) {
    const against = /** @type {number | string} */ (right[place]);
    if (value !== against) return value < against;
  }
  return true;
}

/** A right solution of the same problem. @param {string} source */
const rightOf = (source) => RIGHT.find((right) => problemOf(right) === problemOf(source)) ?? "";
const RIGHT = solutions("right").map(([, source]) => source);

/** The mistakes of jumps that are one cell too long or too short: whose jump, and whether it is too long. */
const JUMPS = new Map([
  ["jumps-too-long", { of: "both", tooLong: true }],
  ["jumps-too-short", { of: "both", tooLong: false }],
  ["cat-jumps-too-short", { of: "cat", tooLong: false }],
  ["mouse-jumps-too-long", { of: "mouse", tooLong: true }],
]);

/** The number of solutions for which the plies of the first wrong answers are known. */
let located = 0;

for (const [name, source] of solutions("wrong"))
  test(`${name} is refuted, and its mistake is named if it is a known one`, () => {
    const report = judged(problemOf(source), () => start(source));
    // The head of the file names the smallest failing question, or a question that is at least as large as the judge's.
    const head = (/** @type {string} */ key) => new RegExp(`^// ${key}: (.+)$`, "m").exec(source)?.[1];
    const [failing, isSmallest] = [line(report.failure?.question) ?? "", report.failure?.isSmallest];
    assert.equal(report.verdict, head("Verdict") ?? "wrong-answer");
    const mistakes = report.mistakes.map(({ code, isCertain }) => [code, isCertain]);
    assert.deepEqual(mistakes, head("Mistake") === "none" ? [] : [[head("Mistake"), true]]);
    const { plies = null, jumps = null } = report.mistakes[0] ?? {};
    if (name === "limit-12") assert.deepEqual(plies, [11, 13]);
    assert.deepEqual(jumps, JUMPS.get(name) ?? null);
    const [smallest, known] = [head("Smallest"), head("Known")];
    if (smallest) assert.deepEqual([failing, isSmallest], [smallest, true]);
    else assert.ok(known && isAtMost(failing, known) && isSmallest === false, `${failing}, known is ${known}`);
    const first = report.firstWrong;
    if (!first) return;
    located += 1;
    const given = start(source)(...input(first.question));
    const right = start(rightOf(source))(...input(first.question));
    assert.deepEqual([first.given, first.expected], [given, right]);
    assert.notEqual(given, right);
    assert.equal(first.line.length % 2, 0);
  });

test("where the answers first go wrong is told of most wrong solutions", () => {
  assert.ok(located >= 0.9 * solutions("wrong").length, `${located} of ${solutions("wrong").length}`);
});

for (const [name, source] of solutions("right"))
  test(`${name} is accepted`, () => {
    const report = judged(problemOf(source), () => start(source), { questions: 9_000 });
    assert.deepEqual([report.verdict, report.failure, report.mistakes], ["accepted", null, []]);
  });

test("the published solution is accepted after all questions", () => {
  const report = judgedOnBoards(published);
  assert.deepEqual([report.verdict, report.stages], ["accepted", ["statement", "small", "traps", "random", "large"]]);
  assert.ok(report.asked > 100_236 + 1_000, `${report.asked} questions`);
});

/** The wrong solutions by name. @type {Record<string, string>} */
const wrong = Object.fromEntries(solutions("wrong"));

test("the smallest failing board is so among those whose jumps are at most the longer side", () => {
  const wrong = ["..CFM 1 1", "FCM 4 1"];
  const { failure } = judgedOnBoards(
    (grid, cat, mouse) => published(grid, cat, mouse) !== wrong.includes(`${grid.join("/")} ${cat} ${mouse}`),
  );
  assert.deepEqual([line(failure?.question), failure?.isSmallest], ["..CFM 1 1", true]);
});

test("a solution that is wrong only with jumps longer than the board is refuted", () => {
  const { verdict, failure } = judgedOnBoards((grid, cat, mouse) => {
    const longer = Math.max(cat, mouse) > Math.max(grid.length, grid[0]?.length ?? 0);
    return published(grid, cat, mouse) !== (longer && grid.join("").length === 3);
  });
  assert.deepEqual([verdict, failure?.isSmallest], ["wrong-answer", false]);
});

for (const [problem, value, verdict, given] of /** @type {const} */ ([
  ["cat-and-mouse-ii", "true", "wrong-type", { value: "true" }],
  ["cat-and-mouse-ii", 1, "wrong-type", 1],
  ["cat-and-mouse", Number.NaN, "wrong-type", Number.NaN],
  ["cat-and-mouse", true, "wrong-type", true],
  ["cat-and-mouse", 3, "wrong-answer", 3],
  ["cat-and-mouse", -1, "wrong-answer", -1],
]))
  test(`${inspect(value)} in ${problem} is ${verdict === "wrong-type" ? "of the wrong type" : "a wrong answer"}`, () => {
    const { failure, mistakes, ...report } = judged(problem, () => () => value);
    assert.deepEqual([report.verdict, failure?.given], [verdict, given]);
    if (verdict === "wrong-type") assert.deepEqual(mistakes, []);
    if (problem === "cat-and-mouse-ii") assert.equal(line(failure?.question), "C/F/M 1 1");
  });

/**
 * Each first move's target and the winner after it, as a solution with the mistake of this file sees it.
 * @param {string} name
 */
function saidOfMoves(name) {
  const source = wrong[name] ?? "";
  const { failure, mistakes } = judged(problemOf(source), () => start(source), { questions: 3_000 });
  const question = /** @type {any} */ (failure?.question);
  const cells = question.grid?.join("") ?? "";
  const [mouse, cat] = question.graph ? [1, 2] : [cells.indexOf("M"), cells.indexOf("C")];
  const form = mistakes[0]?.form ?? null;
  const moves = form === null ? null : mistakenMoves(question, form, { mouse, cat, turn: "mouse" });
  return {
    question: line(question),
    form,
    moves: moves?.map(({ to, winner, isKnown }) => `${to} ${isKnown ? winner : "?"}`).join(", "),
  };
}

for (const [name, question, moves] of /** @type {[string, string, string | undefined][]} */ ([
  // The mouse jumps over the wall to the cheese, against the rules.
  ["through-walls", "C/F/#/M 1 2", "1 mouse, 3 cat"],
  // By the rules every move of the mouse wins. The code thinks that the cat must move, and then none of them wins.
  ["cat-must-move", ".#C/..#/F.M 1 1", "7 cat, 8 cat"],
  // The mouse wins by going left, in 12 more plies. The code stops after 12 plies in total.
  ["limit-12", "...#.C/F#...M 1 1", "5 cat, 10 cat, 11 cat"],
  ["memory-false", "C/M/././F 1 1", "0 cat, 1 cat, 2 cat"],
  ["turn-forgotten", "C/M/./F 1 1", "0 cat, 1 cat, 2 cat"],
  ["graph-hole-open", "2 3;2 4;0 1;0 4;1 3", "2 cat, 4 null"],
  ["race-strict", "C/F/M 1 1", undefined],
]))
  test(`what the mistake of ${name} says of each move is told`, () => {
    const told = saidOfMoves(name);
    assert.deepEqual([told.question, told.moves], [question, moves]);
  });

test("a limit that is too low counts the plies that were played", () => {
  const { form } = saidOfMoves("limit-12");
  // The mouse is two cells from the cheese and wins in three plies. The solution has a limit of 11 or 12 plies.
  const board = { grid: ["M.F#C"], catJump: 1, mouseJump: 1 };
  const said = (/** @type {number} */ played) =>
    mistakenMoves(board, form ?? -1, { mouse: 0, cat: 4, turn: "mouse" }, played)[1];
  assert.deepEqual(said(0), { to: 1, winner: "mouse", isKnown: true });
  assert.deepEqual(said(10), { to: 1, winner: "cat", isKnown: true });
});
