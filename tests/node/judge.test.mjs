// The judge refutes wrong solutions, names their mistakes, and accepts right ones, in the optimised package.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Judge, mistakenMoves, questionAt } from "cat-and-mouse";
import { solvePublished } from "../../benches/textbook-published.mjs";
import { Hangs, input, judged, line, problemOf, solutions, start } from "../harness/judging.mjs";

/** @type {(grid: string[], catJump: number, mouseJump: number) => boolean} */
const published = (grid, catJump, mouseJump) => solvePublished(grid, catJump, mouseJump).verdict?.winner === "mouse";

/** The report on a solution of Cat and Mouse II. @param {(grid: string[], catJump: number, mouseJump: number) => unknown} solution @param {Parameters<typeof judged>[2]} [options] */
const judgedOnBoards = (solution, options) => judged("cat-and-mouse-ii", () => solution, options);

/** The numbers by which questions are compared. @param {string} text @returns {[...number[], string]} */
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

test("a question is smaller by cells, then walls, then jumps, then the cat's jump, then text", () => {
  const ordered = ["C/F/M 2 2", "C.MF 1 2", "C.MF 2 1", "C/./F/M 2 1", "C#FM 1 1", "C#FM 1 2", "....F/C...M 1 1"];
  for (const [place, one] of ordered.entries())
    for (const [otherPlace, other] of ordered.entries()) assert.equal(isAtMost(one, other), place <= otherPlace);
});

/** A right solution of the same problem. @param {string} source */
const rightOf = (source) => RIGHT.find((right) => problemOf(right) === problemOf(source)) ?? "";
const RIGHT = solutions("right").map(([, source]) => source);

/** For a limit that is too low: the longest win found and the shortest win missed, in plies. */
const LIMITS = new Map([
  ["limit-12", [11, 13]],
  ["limit-60", [59, 61]],
  ["limit-72", [71, 73]],
  ["limit-78", [77, 79]],
]);

/** For jumps that are one cell too long or too short: the player, and which of the two. */
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
    // The head of the file states the smallest failing question, or a question that the judge's must not exceed.
    const head = (/** @type {string} */ key) => new RegExp(`^// ${key}: (.+)$`, "m").exec(source)?.[1];
    const [failing, isSmallest] = [line(report.failure?.question) ?? "", report.failure?.isSmallest];
    assert.equal(report.verdict, head("Verdict") ?? "wrong-answer");
    const mistakes = report.mistakes.map(({ code, isCertain }) => [code, isCertain]);
    assert.deepEqual(mistakes, head("Mistake") === "none" ? [] : [[head("Mistake"), true]]);
    const { plies = null, jumps = null } = report.mistakes[0] ?? {};
    if (LIMITS.has(name)) assert.deepEqual(plies, LIMITS.get(name));
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

test("a question can be made of any position, with its right answer", () => {
  const board = { grid: ["..F", "M.#", "..C"], catJump: 1, mouseJump: 1 };
  assert.deepEqual(questionAt(board, 0, 4), {
    question: { ...board, grid: ["M.F", ".C#", "..."] },
    answer: false,
  });
  // The mouse is on 3 and the cat on 1: these nodes swap their numbers with 1 and 2.
  const graph = [[2, 3], [2], [0, 1, 3], [0, 2]];
  assert.deepEqual(questionAt({ graph }, 3, 1), { question: { graph: [[1, 3], [0, 3], [3], [0, 1, 2]] }, answer: 1 });
  for (const [mouse, cat] of [
    [0, 1],
    [2, 2],
  ])
    assert.equal(questionAt({ graph }, mouse ?? 0, cat ?? 0), null);
});

/** Every board of at most five cells, each with all jumps, in the order of `size`; made without the judge. */
function everySmallBoard() {
  /** @type {string[]} */
  const all = [];
  for (let cells = 3; cells <= 5; cells += 1)
    for (let rows = 1; rows <= cells; rows += 1) {
      if (cells % rows !== 0) continue;
      const cols = cells / rows;
      const longest = Math.max(rows, cols);
      for (let number = 0; number < 5 ** cells; number += 1) {
        const letters = [...number.toString(5).padStart(cells, "0")].map((digit) => ".#CMF"[Number(digit)]).join("");
        if (!["C", "M", "F"].every((piece) => letters.split(piece).length === 2)) continue;
        const grid = Array.from({ length: rows }, (_, row) => letters.slice(row * cols, (row + 1) * cols)).join("/");
        for (let cat = 1; cat <= longest; cat += 1)
          for (let mouse = 1; mouse <= longest; mouse += 1) all.push(`${grid} ${cat} ${mouse}`);
      }
    }
  return all.sort((one, other) => (isAtMost(one, other) ? -1 : 1));
}

test("the small stage asks every board of at most five cells, the smallest first, before any of six", () => {
  const judge = new Judge("cat-and-mouse-ii");
  /** @type {string[]} */
  const asked = [];
  while (asked.length < 13_836 + 5) {
    const questions = judge.next(1_000);
    for (const question of questions) asked.push(/** @type {string} */ (line(question)));
    judge.answer(
      questions.map((question) => published(.../** @type {[string[], number, number]} */ (input(question)))),
    );
  }
  judge.free();
  assert.deepEqual(asked.slice(5, 5 + 13_836), everySmallBoard());
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

test("the report is the same however many questions are asked at a time", () => {
  for (const name of ["cat-must-move", "memory-false", "graph-hole-open", "graph-limit-n"]) {
    const source = wrong[name] ?? "";
    const [one, many] = [1, 1_000].map((count) => judged(problemOf(source), () => start(source), { count, seed: 7 }));
    assert.deepEqual(one, many, name);
  }
});

test("a solution that keeps state between calls differs between runs", () => {
  const keeps = () => {
    const memory = new Map();
    return (/** @type {string[]} */ grid, /** @type {number} */ cat, /** @type {number} */ mouse) => {
      const key = grid.join("").indexOf("M");
      if (!memory.has(key)) memory.set(key, published(grid, cat, mouse));
      return memory.get(key);
    };
  };
  const report = judged("cat-and-mouse-ii", keeps);
  assert.equal(report.verdict, "differs-between-runs");
  assert.deepEqual(report.mistakes, []);
  assert.notEqual(report.failure, null);
});

test("a solution that changes its input is accepted, because it gets a copy", () => {
  const { verdict } = judgedOnBoards(
    (grid, cat, mouse) => {
      const answer = published(grid, cat, mouse);
      grid.fill("");
      return answer;
    },
    { questions: 3_000 },
  );
  assert.equal(verdict, "accepted");
});

test("a solution that hangs on draws exceeds the time limit", () => {
  const { verdict, failure, mistakes } = judgedOnBoards((grid, cat, mouse) => {
    const { verdict } = solvePublished(grid, cat, mouse);
    if (verdict === null) throw new Hangs();
    return verdict.winner === "mouse";
  });
  assert.equal(verdict, "time-limit");
  assert.deepEqual([line(failure?.question), failure?.given], ["C#F#M 1 1", { timeout: true }]);
  assert.deepEqual([failure?.expected, failure?.isSmallest, mistakes], [false, true, []]);
});

test("a solution that throws on boards of one row fails with its error", () => {
  const { verdict, failure, mistakes, errorsOn } = judgedOnBoards((grid, cat, mouse) => {
    if (grid.length === 1) throw new RangeError("one row");
    return published(grid, cat, mouse);
  });
  assert.deepEqual([verdict, mistakes, errorsOn], ["error", [], "one-row"]);
  assert.deepEqual([line(failure?.question), failure?.given], ["CFM 1 1", { error: "RangeError: one row" }]);
  assert.equal(line(failure?.first), "M.C...F 1 4");
});

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

test("text, and 0 or 1 for Cat and Mouse II, are of the wrong type", () => {
  for (const [type, wrong] of /** @type {const} */ ([
    [String, { value: "true" }],
    [Number, 1],
  ])) {
    const { verdict, failure, mistakes } = judgedOnBoards((...question) => type(published(...question)));
    assert.deepEqual([verdict, line(failure?.question), failure?.given], ["wrong-type", "C/F/M 1 1", wrong]);
    assert.deepEqual(mistakes, []);
  }
});

test("NaN and booleans are of the wrong type for Cat and Mouse, other numbers are wrong answers", () => {
  for (const [value, verdict] of /** @type {const} */ ([
    [Number.NaN, "wrong-type"],
    [true, "wrong-type"],
    [3, "wrong-answer"],
    [-1, "wrong-answer"],
  ]))
    assert.equal(judged("cat-and-mouse", () => () => value).verdict, verdict);
});

test("a judge asks no more questions than its options say", () => {
  const early = wrong["limit-12"] ?? "";
  for (const questions of [1, 4, 100, 2_000]) {
    const right = judgedOnBoards(published, { questions });
    assert.deepEqual([right.verdict, right.asked], ["accepted", questions]);
    assert.ok(judged("cat-and-mouse-ii", () => start(early), { questions }).asked <= questions);
  }
});

test("a verdict is undecided until next has returned nothing", () => {
  const judge = new Judge("cat-and-mouse", { questions: 1 });
  assert.deepEqual(judge.progress(), { stage: "statement", asked: 0, of: 1, done: false });
  assert.deepEqual(judge.next(10), [{ graph: [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]] }]);
  assert.equal(judge.report().verdict, "undecided");
  judge.answer([0]);
  assert.equal(judge.report().verdict, "undecided");
  assert.deepEqual(judge.next(10), []);
  assert.deepEqual(judge.report(), {
    verdict: "accepted",
    asked: 1,
    small: { asked: 0, all: 27_402 },
    tooDeep: 0,
    failure: null,
    firstWrong: null,
    rightUpTo: null,
    mistakes: [],
    nearest: null,
    errorsOn: null,
  });
  judge.free();
});

test("wrong arguments are refused with a code and a sentence", () => {
  const any = /** @param {unknown} value @returns {any} */ (value) => value;
  const judge = new Judge("cat-and-mouse-ii", { seed: 3, questions: 10 });
  const [question, ...more] = judge.next(2);
  assert.deepEqual([line(question), more.length], ["####F/#C.../M.... 1 2", 1]);
  for (const [call, code, message] of /** @type {[() => unknown, string, string][]} */ ([
    [
      () => new Judge(any("dog")),
      "bad-problem",
      'The problem must be "cat-and-mouse-ii" or "cat-and-mouse", but is "dog".',
    ],
    [
      () => new Judge("cat-and-mouse", { questions: 0 }),
      "bad-count",
      "questions must be a whole number from 1 to 4,294,967,295, but is 0.",
    ],
    [
      () => new Judge("cat-and-mouse", { seed: -1 }),
      "bad-argument",
      "The seed must be a whole number from 0 to 4,294,967,295, but is -1.",
    ],
    [() => judge.next(1.5), "bad-count", "The count must be a whole number from 1 to 4,294,967,295, but is 1.5."],
    [() => judge.answer(any(true)), "bad-answers", "The answers must be an array, but is true."],
    [() => judge.answer([true]), "bad-answers", "The number of answers must be 2, one for each question, but is 1."],
    [
      () => judge.answer(any([true, "no"])),
      "bad-answers",
      "Answer 2 must be a boolean, a number, or an object with error, timeout or value, but is something else.",
    ],
  ]))
    assert.throws(call, { name: "CatMouseError", code, message });
  judge.answer([true, true]);
  assert.deepEqual(judge.progress(), { stage: "statement", asked: 2, of: 10, done: false });
  judge.next(1);
  judge.answer([{ error: "" }]);
  assert.deepEqual(judge.report().failure?.given, { error: "" }, "an error without a message is one");
  judge.free();
  assert.throws(() => judge.report(), { code: "freed" });
});

/** For each first move, its target and who wins after it, by a solution with the mistake of this file. @param {string} name */
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
  // By the rules every move wins; the code thinks that the cat must move, and then no move wins.
  ["cat-must-move", ".#C/..#/F.M 1 1", "7 cat, 8 cat"],
  // The mouse wins by going left, in the 12 plies after this one; the code stops after 12 plies in total.
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
  // The cheese is two cells away and the cat walled in: three plies. The given solution has a limit of 11 or 12.
  const board = { grid: ["M.F#C"], catJump: 1, mouseJump: 1 };
  const said = (/** @type {number} */ played) =>
    mistakenMoves(board, form ?? -1, { mouse: 0, cat: 4, turn: "mouse" }, played)[1];
  assert.deepEqual(said(0), { to: 1, winner: "mouse", isKnown: true });
  assert.deepEqual(said(10), { to: 1, winner: "cat", isKnown: true });
});
