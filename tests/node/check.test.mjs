// Check code without a page: the replies of a sandbox that the page accepts, and the solutions that it offers to try.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPyodide } from "pyodide";
import { assertNamed, assertOnce, judged, line, problemOf, start, upTo } from "../harness/judging.mjs";
import { load, read as readFile } from "./load.mjs";

const read = (/** @type {string} */ file) => readFile(`www/${file}`);
const { inTime, readAnswers, readBroken, readInspection, readStarted } = await load("check/protocol");
const { isTurnSearch, mistakeLines } = await load("check/mistake-lines");
const { LINES } = await load("check/lines");
const { rightSolution, wrongSolution } = await load("check/wrong-solutions");
const { questionsAtPace } = await load("check/question-count");
const { otherLanguage, runsAs } = await load("check/other-languages");
const { filled } = await load("check/program");
const { growthOf, likelyOf, slowPatterns, Stopwatch } = await load("check/times");

test("answers are read from a reply", () => {
  const reply = { id: 1, given: [true, 2, { error: "E" }, { value: "v", more: 1 }], times: [0, 1, 2, 3] };
  assert.deepEqual(readAnswers(reply, 5), { given: [true, 2, { error: "E" }, { value: "v" }], times: [0, 1, 2, 3] });
});

for (const [what, reply] of /** @type {[string, unknown][]} */ ([
  ["nothing", null],
  ["a text", "given"],
  ["no answers", { given: [], times: [] }],
  ["more answers than questions", { given: [true, true, true], times: [0, 0, 0] }],
  ["too few times", { given: [true, true], times: [0] }],
  ["a time that is no number", { given: [true], times: ["now"] }],
  ["a time before the question", { given: [true], times: [-1] }],
  ["an answer of another kind", { given: [{}], times: [0] }],
  ["an answer that is nothing", { given: [null], times: [0] }],
  ["a claim that the time is over, which only the page decides", { given: [{ timeout: true }], times: [0] }],
  ["a very long text", { given: [{ value: "x".repeat(301) }], times: [0] }],
  ["an object that only resembles a list", { given: { length: 1, 0: true }, times: [0] }],
]))
  test(`a reply is no answer to two questions with ${what}`, () => {
    assert.equal(readAnswers(reply, 2), undefined);
  });

for (const [what, read, reply, expected] of /** @type {[string, (reply: unknown) => unknown, unknown, unknown][]} */ ([
  ["a start", readStarted, { failed: null }, null],
  ["a start that failed", readStarted, { failed: "SyntaxError" }, "SyntaxError"],
  ["no start, with a very long text", readStarted, { failed: "x".repeat(301) }, undefined],
  ["no start", readStarted, {}, undefined],
  ["a sandbox that broke", readBroken, { broken: "RangeError: too deep" }, "RangeError: too deep"],
  ["a sandbox that answers", readBroken, { given: [true], times: [0] }, undefined],
  ["a sandbox that broke with a very long text", readBroken, { broken: "x".repeat(301) }, undefined],
  ["an inspection", readInspection, { stack: null, output: ["a"] }, { stack: null, output: ["a"] }],
  ["a flood of lines", readInspection, { stack: null, output: Array(102).fill("a") }, undefined],
  ["a very long line", readInspection, { stack: null, output: ["x".repeat(301)] }, undefined],
]))
  test(`a reply is read as what it is: ${what}`, () => {
    assert.deepEqual(read(reply), expected);
  });

test("an answer that took longer than the limit came too late, even if the page has heard it", () => {
  assert.deepEqual(inTime({ given: [true, 1, { error: "E" }], times: [2000, 2001, 2600] }, 2000), {
    given: [true, { timeout: true }, { timeout: true }],
    times: [2000, 2001, 2600],
  });
});

for (const [problem, paces] of /** @type {const} */ ([
  ["cat-and-mouse-ii", { 0.1: null, 0.6: 30_000, 1.5: 10_000, 1.8: 3_000, 50: 3_000 }],
  ["cat-and-mouse", { 0.1: null, 0.6: 10_000, 1: 3_000 }],
]))
  test(`the slower Python is in ${problem}, the fewer questions it is asked`, () => {
    for (const [pace, questions] of Object.entries(paces))
      assert.equal(questionsAtPace(problem, Number(pace)), questions, pace);
    assert.equal(questionsAtPace(problem, Number.POSITIVE_INFINITY), 3_000);
  });

for (const [language, code] of /** @type {[string | null, string][]} */ ([
  ["C++", "class Solution {\npublic:\n    bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {"],
  ["C++", "#include <bits/stdc++.h>\nint main() {}"],
  ["Java", "class Solution {\n    public int catMouseGame(int[][] graph) {"],
  ["C#", "public class Solution {\n    public bool CanMouseWin(string[] grid, int catJump, int mouseJump) {"],
  ["Go", "func canMouseWin(grid []string, catJump int, mouseJump int) bool {"],
  ["Rust", "impl Solution {\n    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {"],
  ["Python", read("tutorial/solutions/913.py")],
  ["Python", read("check/templates/1728.py")],
  ["TypeScript", read("check/templates/1728.ts.txt")],
  [null, read("tutorial/solutions/1728.js")],
  [null, read("check/templates/913.js")],
]))
  test(`${language ?? "JavaScript"} is told from code in other languages: ${code.slice(0, 40)}`, () => {
    assert.equal(otherLanguage(code, "javascript"), language);
  });

test("code in the language that was chosen is in no other one, and JavaScript is TypeScript too", () => {
  const javascript = read("tutorial/solutions/1728.js");
  assert.equal(otherLanguage(javascript, "typescript"), null);
  assert.equal(otherLanguage(javascript, "python"), "JavaScript");
  assert.equal(otherLanguage(read("check/templates/913.cpp"), "cpp"), null);
  assert.equal(otherLanguage(read("check/solutions/1728-right.cpp"), "python"), "C++");
  assert.deepEqual(
    [runsAs("C++", true), runsAs("C++", false), runsAs("Python", false), runsAs("Java", true)],
    ["cpp", null, "python", null],
  );
});

/** A template of the command line. @param {string} file */
const template = (file) => readFile(`cli/templates/${file}`);

test("the program for the command line has the code in it, and says how to run it", () => {
  const code = `package mine;
import java.util.stream.IntStream;
import java.util.*;
public class Solution {
    public int catMouseGame(int[][] graph) { return IntStream.of(graph[0]).sum(); }
}`;
  const { file, text, commands } = filled(template("913/Main.java"), "Java", code);
  assert.equal(file, "Main.java");
  assert.deepEqual(commands, ["cat-and-mouse judge --problem 913 -- java Main.java"]);
  // Imports are at the top, once each; in a file called Main, no other class is public.
  assert.match(text, /import java\.util\.stream\.IntStream;\nimport java\.io\.\*;/);
  assert.equal(text.match(/^import java\.util\.\*;$/gm)?.length, 1);
  assert.doesNotMatch(text, /package|public class|return 0;/);
  assert.match(text, /^class Solution \{\n {4}public int catMouseGame.*IntStream\.of\(graph\[0\]\)/m);
});

for (const [language, path, code, commands] of /** @type {const} */ ([
  [
    "Rust",
    "1728/solution.rs",
    "use std::collections::VecDeque;\nstruct Solution;\nimpl Solution {\n    pub fn can_mouse_win() -> bool { MINE }\n}",
    ["rustc --edition 2021 -O solution.rs", "cat-and-mouse judge -- ./solution"],
  ],
  [
    "Go",
    "1728/solution.go",
    'package main\n\nimport (\n\t"sort"\n)\n\nfunc canMouseWin(grid []string) bool {\n\treturn MINE\n}',
    ["go build -o solution solution.go", "cat-and-mouse judge -- ./solution"],
  ],
  [
    "C++",
    "1728/solution.cpp",
    "class Solution {\npublic:\n    bool canMouseWin() { return MINE; }\n};",
    ["g++ -std=c++20 -O2 -o solution solution.cpp", "cat-and-mouse judge -- ./solution"],
  ],
]))
  test(`the program for the command line has the code in it: ${language}`, () => {
    const made = filled(template(path), language, code);
    assert.deepEqual(made.commands, commands);
    const count = (/** @type {RegExp} */ pattern) => made.text.match(pattern)?.length ?? 0;
    assert.deepEqual([count(/MINE/g), count(/^struct Solution;$|^package main$/gm)], [1, language === "C++" ? 0 : 1]);
    assert.equal(count(/^import /gm), language === "Go" ? 1 : 0);
    assert.doesNotMatch(made.text, /return false|^ +false$/m);
  });

for (const number of ["1728", "913"])
  test(`the program for the command line has the code in it: C#, ${number}`, () => {
    const code = "using System.Text;\nusing System.IO;\npublic class Solution {\n    // mine\n}";
    const { file, text, commands } = filled(template(`${number}/Solution.cs`), "C#", code);
    const option = number === "913" ? " --problem 913" : "";
    assert.deepEqual(
      [file, commands],
      [
        "Solution.cs",
        ["dotnet build Solution.cs", `cat-and-mouse judge${option} -- dotnet run --no-build Solution.cs`],
      ],
    );
    assert.equal(text.match(/^using System\.Text;$/gm)?.length, 1);
    assert.match(text, /using System\.IO;\nusing System;/);
    assert.match(text, /\n\npublic class Solution \{\n {4}\/\/ mine\n\}\n$/);
  });

/** A question with this many cells. @param {number} cells */
const ofSize = (cells) => ({ grid: [".".repeat(cells)], catJump: 1, mouseJump: 1 });

/**
 * The times that a stopwatch has for six cases of each pair, each case measured twice.
 * @param {[cells: number, milliseconds: number][]} pairs
 */
function timed(...pairs) {
  const stopwatch = new Stopwatch();
  for (const [cells, time] of pairs) {
    const questions = Array.from({ length: 6 }, () => ofSize(cells));
    stopwatch.note(questions, Array(6).fill(time));
    for (const question of questions) stopwatch.noteAgain(question, time);
  }
  return stopwatch.times;
}

test("times are told by size, with the slowest case and how they grow", () => {
  const times = timed([5, 0.001], [10, 1], [20, 8], [40, 64]);
  assert.deepEqual(times.groups, [
    { sizes: [1, 6], size: 5, count: 6, typical: 0.001, longest: 0.001 },
    { sizes: [7, 16], size: 10, count: 6, typical: 1, longest: 1 },
    { sizes: [17, 36], size: 20, count: 6, typical: 8, longest: 8 },
    { sizes: [37, 64], size: 40, count: 6, typical: 64, longest: 64 },
  ]);
  assert.deepEqual(times.slowest, { question: ofSize(40), time: 64 });
  const { from, to, factor = 0, power = 0 } = growthOf(times) ?? {};
  assert.deepEqual([from, to, factor.toFixed(3), power.toFixed(3)], [10, 40, "64.000", "3.000"]);
});

test("a time that a case takes once, and not when it is repeated, is not told", () => {
  const stopwatch = new Stopwatch();
  const [spike, other] = [ofSize(6), ofSize(6)];
  stopwatch.note([spike, other], [355, 0.2]);
  for (const time of [0.1, 400, 0.1]) stopwatch.noteAgain(spike, time);
  stopwatch.noteAgain(other, 0.2);
  assert.deepEqual(stopwatch.times.slowest, { question: other, time: 0.2 });
  const [group] = stopwatch.times.groups;
  assert.deepEqual([group?.typical, group?.longest], [0.2, 0.2], "the longest is no shorter than what is typical");
});

test("nothing is told of a growth that is not seen plainly", () => {
  for (const [why, ...pairs] of /** @type {[string, ...[number, number][]][]} */ ([
    ["shorter than the clock can see", [10, 0.001], [20, 0.002], [40, 5]],
    ["two sizes", [10, 1], [40, 16]],
    ["a poor fit", [10, 1], [20, 1], [40, 16]],
    ["shrinking", [10, 16], [20, 4], [40, 1]],
    ["sizes that are close", [16, 1], [17, 2], [37, 4]],
  ]))
    assert.equal(growthOf(timed(...pairs)), null, why);
});

test("what LeetCode would say is likely, not sure, and depends on the language", () => {
  const likely = (/** @type {number} */ time, /** @type {any} */ language) =>
    likelyOf(timed([64, time]), language, false);
  assert.deepEqual(
    [
      likely(299, "cpp"),
      likely(301, "cpp"),
      likely(1501, "javascript"),
      likely(1501, "python"),
      likely(8001, "python"),
    ],
    ["in-time", "unsure", "too-slow", "in-time", "too-slow"],
  );
  assert.equal(likelyOf(timed([10, 1]), "cpp", true), "too-slow");
});

for (const [name, language, code, patterns] of /** @type {const} */ ([
  ["a loop over turns", "cpp", "for (int turn = 0; turn < 1000; ++turn) {}", ["all-turns"]],
  ["a recursion that counts", "javascript", "return wins(mouse, cat, turn + 1);", ["all-turns"]],
  ["a loop in Python", "python", "for step in range(2 * m * n):", ["all-turns"]],
  ["a map of strings", "cpp", "unordered_map<string, bool> memo;", ["text-keys"]],
  ["keys of text", "javascript", ["memo.get(`$", "{mouse},$", "{cat}`)"].join(""), ["text-keys"]],
  ["both", "python", 'memo[f"{mouse},{cat}"] = wins(cat, mouse, depth + 1)', ["all-turns", "text-keys"]],
  ["the right method", "javascript", read("tutorial/solutions/1728.js"), []],
  ["the right method in C++", "cpp", read("check/solutions/1728-right.cpp"), []],
  ["the right method in Python", "python", read("tutorial/solutions/1728.py"), []],
]))
  test(`what makes code slow is seen in slow code alone: ${name}`, () => {
    assert.deepEqual(slowPatterns(code, language, "too-slow"), patterns);
    assert.deepEqual(slowPatterns(code, language, "in-time"), []);
  });

/** The smallest case on which the solution with each mistake is wrong, and its wrong answer. */
const SMALLEST = /** @type {const} */ ({
  "cat-and-mouse-ii": {
    "limit-too-low": ["C/M/./././F 1 1", false],
    "draw-counts-as-mouse": ["C#F#M 1 1", true],
    "depth-first-memory": ["C/M/././F 1 1", false],
    "catch-missed": ["F.CM 1 2", true],
    "turn-forgotten": ["C/M/./F 1 1", false],
    "cat-cannot-stay": ["C#F.M 1 1", false],
    "cat-blocks-mouse": ["F/C/M 1 2", false],
    "through-walls": ["C/F/#/M 1 2", true],
    "edge-wraps": [".F/MC 1 1", true],
    "full-jumps-only": ["C/F/M 1 2", false],
    "jumps-swapped": ["F/C/M 1 2", false],
    "jumps-off-by-one": ["C/F/M 1 1", false],
    "food-blocks-cat": [".F/MC 1 1", true],
    "losses-not-counted": ["C/M/./F 1 1", false],
    "cat-moves-first": ["C/F/M 1 1", false],
    "players-swapped": ["C/M/F 1 1", false],
    "rows-and-columns": ["C/F/M 1 1", false],
  },
  "cat-and-mouse": {
    "limit-too-low": ["2 5 6;3 4 5 7;0 4 5 7;1 4 6 7;1 2 3 5;0 1 2 4 6;0 3 5 7;1 2 3 6", 0],
    "draw-counts-as-mouse": ["2;3;0 4;1;2", 1],
    "draw-counts-as-cat": ["2;3;0 4;1;2", 2],
    "depth-first-memory": ["2;3 4;0 5;1 4 5;1 3;2 3", 0],
    "catch-missed": ["2;2;0 1", 1],
    "turn-forgotten": ["2;2 3 4;0 1;1 4;1 3", 0],
    "race-only": ["3;2;1;0", 0],
    "losses-not-counted": ["2;2;0 1", 0],
    "degree-counts-hole": ["2 3;2 3;0 1;0 1", 0],
    "draw-has-other-number": ["2;3;0 4;1;2", -1],
    "cat-moves-first": ["1;0 2;1", 2],
    "players-swapped": ["1;0 2;1", 2],
    "cat-enters-hole": ["2 3;2 4;0 1;0 4;1 3", 0],
  },
});

for (const problem of /** @type {const} */ (["cat-and-mouse-ii", "cat-and-mouse"])) {
  const expected = /** @type {Record<string, readonly [string, unknown]>} */ (SMALLEST[problem]);

  test(`there are two lines for each mistake that can be made in ${problem}`, () => {
    assert.deepEqual(new Set(Object.keys(mistakeLines[problem])), new Set(Object.keys(expected)));
  });

  for (const [name, lines] of Object.entries(mistakeLines[problem])) {
    const code = /** @type {import("cat-and-mouse").MistakeCode} */ (name);

    test(`the lines of ${name} in ${problem} are those of a solution with this mistake`, () => {
      const wrong = wrongSolution(problem, code) ?? "";
      assertOnce(rightSolution(problem, code), lines.right);
      assertOnce(wrong, lines.wrong);
      const { failure, mistakes } = judged(problem, () => start(wrong));
      assertNamed(mistakes, name, problem);
      assert.deepEqual([line(failure?.question), failure?.given], expected[name]);
    });
  }
}

const pyodide = await loadPyodide();

/** The report on a file. @param {string} file @param {number} [questions] as many as Check code asks, or fewer */
function judgedFile(file, questions) {
  const source = read(file);
  const starts = file.endsWith(".py") ? startPython : start;
  return judged(problemOf(source), () => starts(source), questions ? { questions } : {});
}

for (const [file, questions] of /** @type {[string, number?][]} */ ([
  ["tutorial/solutions/1728.js"],
  ["tutorial/solutions/913.js"],
  ["check/solutions/1728-sweeps.js", 9_000],
  ["tutorial/solutions/1728.py", 3_000],
  ["tutorial/solutions/913.py", 3_000],
]))
  test(`${file}, which has right lines, is accepted`, () => {
    assert.equal(judgedFile(file, questions).verdict, "accepted");
  });

for (const [file, mistake, questions] of /** @type {[string, string, number?][]} */ ([
  ["check/solutions/1728-race.js", "catch-missed"],
  ["check/solutions/1728-depth-first.js", "depth-first-memory"],
  ["check/solutions/1728-few-turns.js", "limit-too-low"],
  ["check/solutions/913-race.js", "race-only"],
  ["check/solutions/913-depth-first.js", "depth-first-memory"],
  ["check/solutions/913-few-turns.js", "limit-too-low"],
  ["check/solutions/1728-few-turns.py", "limit-too-low", 10_000],
  ["check/solutions/1728-race.py", "catch-missed", 10_000],
]))
  test(`${file} is refuted, and its mistake is named`, () => {
    const { verdict, mistakes } = judgedFile(file, questions);
    assert.deepEqual([verdict, ...mistakes.map(({ code }) => code)], ["wrong-answer", mistake]);
    assert.doesNotMatch(read(file), /wrong|mistake/i, "it does not say so itself");
  });

/** The largest sizes at which a search that counts turns is fast enough to get many questions. */
const QUICK = { cells: 9, nodes: 9 };

/**
 * The solution. For larger graphs, JavaScript with the same mistake (a limit that is too low) answers instead: Python
 * would take two minutes.
 * @param {(...args: any[]) => unknown} solution @param {string} problem
 */
const quickly = (solution, problem) =>
  problem === "cat-and-mouse" ? upTo(solution, QUICK, start(read("check/solutions/913-few-turns.js"))) : solution;

for (const [language, ending, starts] of /** @type {const} */ ([
  ["javascript", "js", start],
  ["python", "py", (/** @type {string} */ source) => startPython(source)],
]))
  for (const problem of /** @type {const} */ (["cat-and-mouse-ii", "cat-and-mouse"]))
    test(`a search that counts turns is right with the right line, and has too low a limit with the wrong one: ${problem}, ${language}`, () => {
      const { wrong, right } = LINES[language].turnSearch[problem];
      const search = readFile(`tests/by-turns/${problem === "cat-and-mouse" ? "913" : "1728"}.${ending}`);
      assertOnce(search, right);
      const accepted = judged(problem, () => upTo(starts(search), QUICK), { questions: 300 });
      assert.equal(accepted.verdict, "accepted");
      const source = search.replace(right, () => wrong);
      assert.ok(isTurnSearch(source));
      const { mistakes } = judged(problem, () => quickly(starts(source), problem), { questions: 10_000 });
      assertNamed(mistakes, "limit-too-low", problem);
    });

for (const file of [
  "tutorial/solutions/1728.js",
  "tutorial/solutions/913.py",
  "check/solutions/913-few-turns.js",
  "check/solutions/1728-depth-first.js",
])
  test(`${file} is no search that counts turns`, () => {
    assert.equal(isTurnSearch(read(file)), false);
  });

test("an analysis with a queue that counts its depth is no search that counts turns", () => {
  const step = "queue.append((before, depth + 1))";
  assert.equal(isTurnSearch(`state, depth = queue.popleft()\n${step}`), false);
  assert.equal(isTurnSearch(step.replace("queue", "found")), true);
});

/** The functions of Python's host in Check code, in a world of its own. */
function pythonHost() {
  const space = pyodide.globals.get("dict")();
  pyodide.runPython(read("check/python/host.py"), { globals: space });
  const [start, ask, look] = ["start", "ask", "look"].map((name) => space.get(name));
  return {
    /** The reason why a solution does not start. @type {(code: string, name?: string) => string | undefined} */
    start: (code, name = "canMouseWin") => start(code, name),
    /** @type {(...questions: unknown[][]) => any[]} */
    ask: (...questions) => JSON.parse(ask(JSON.stringify(questions), 60)).given,
    /** @type {(question: unknown) => string | null} */
    stack: (question) => JSON.parse(look(JSON.stringify(question))).stack,
  };
}

/** The replies to each question by a class Solution in Python. @param {string} body @param {unknown[][]} questions */
function python(body, questions) {
  const { start, ask, stack } = pythonHost();
  const code = `class Solution:\n    def canMouseWin(self, deepest):\n${body.replaceAll(/^/gm, "        ")}`;
  assert.equal(start(code), undefined, "it starts");
  return { given: ask(...questions), stack: stack(questions.at(-1)) };
}

/** A solution in Python for the judge in this process. @param {string} source */
function startPython(source) {
  const { start, ask } = pythonHost();
  const name = problemOf(source) === "cat-and-mouse" ? "catMouseGame" : "canMouseWin";
  assert.equal(start(source, name), undefined, "it starts");
  return (/** @type {unknown[]} */ ...input) => {
    const [given] = ask(input);
    assert.notEqual(typeof given, "object", `an answer: ${JSON.stringify(given)}`);
    return given;
  };
}

for (const [problem, right] of /** @type {const} */ ([
  ["cat-and-mouse-ii", "tutorial/solutions/1728.py"],
  ["cat-and-mouse", "tutorial/solutions/913.py"],
])) {
  const number = problem === "cat-and-mouse" ? "913" : "1728";
  /** Wrong solutions that use another method than the right one. @type {Record<string, string>} */
  const others = {
    "depth-first-memory": read(`check/solutions/${number}-depth-first.py`),
    "turn-forgotten": read(`check/solutions/${number}-depth-first.py`).replace(
      "state = mouse, cat, turn",
      "state = mouse, cat",
    ),
    ...(problem === "cat-and-mouse" && {
      "race-only": read("check/solutions/913-race.py"),
      "limit-too-low": read("check/solutions/913-few-turns.py"),
    }),
  };
  for (const [name, lines] of Object.entries(LINES.python.mistakes[problem]))
    test(`the lines of ${name} in ${problem} in Python are those of a solution with this mistake`, () => {
      const source = read(right);
      const wrong = others[name] ?? source.replace(lines.right, () => lines.wrong);
      assertOnce(source, lines.right);
      assertOnce(wrong, lines.wrong);
      assert.doesNotMatch(wrong, /mistake/i, "it does not say so itself");
      const asked = name === "limit-too-low" ? quickly(startPython(wrong), problem) : startPython(wrong);
      const { mistakes } = judged(problem, () => asked, { questions: 10_000 });
      assertNamed(mistakes, name, problem);
    });
}

for (const [what, body, expected] of /** @type {const} */ ([
  [
    "a number that Python does not write",
    "return 10**5000",
    /^int, which cannot be shown: ValueError: Exceeds the limit/,
  ],
  [
    "an object that cannot be shown",
    "class Shy:\n    def __repr__(self):\n        raise KeyError('shy')\nreturn Shy()",
    /^Shy, which cannot be shown: KeyError: 'shy'/,
  ],
]))
  test(`${what} is an answer of another type`, () => {
    const { given } = python(body, [[0]]);
    assert.match(given[0].value, expected);
  });

for (const [what, body, expected] of /** @type {const} */ ([
  ["os._exit", "import os\nos._exit(0)", /^SystemExit: the code ends Python instead of returning an answer$/],
  [
    "an error that cannot be shown",
    "class Shy(Exception):\n    def __str__(self):\n        raise KeyError\nraise Shy",
    /Shy: <exception str\(\) failed>$/,
  ],
]))
  test(`${what} is an error, and Python goes on`, () => {
    const { given } = python(body, [[0], [0]]);
    assert.equal(given.length, 2);
    for (const { error } of given) assert.match(error, expected);
  });

test("a number of a class derived from int is a number", () => {
  assert.deepEqual(
    python("class Odd(int):\n    def __abs__(self):\n        raise KeyError\nreturn Odd(2)", [[0]]).given,
    [2],
  );
});

for (const cache of [
  "@cache",
  "@lru_cache",
  "@lru_cache(20_000)",
  "@lru_cache(None)",
  "@lru_cache(maxsize=None)",
  "@functools.cache",
])
  test(`a search in Python with ${cache} may be as deep as there are states on 64 cells, and asks each once`, () => {
    const { given, stack } = python(
      `asked = 0
${cache}
def search(state, by=1):
    nonlocal asked
    asked += 1
    return 0 if state >= deepest else search(state + by, by=by) + search(state + by, by=by) * 0 + 1
return search(0) * 10_000 + asked`,
      [[8192]],
    );
    assert.deepEqual(given, [81_928_193]);
    assert.equal(stack, null);
  });

for (const [what, body] of [
  ["a function", "def search(left):\n    return left == 0 or search(left - 1)\nreturn search(deepest)"],
  ["a lambda", "search = lambda left: left == 0 or search(left - 1)\nreturn search(deepest)"],
  [
    "any",
    "def search(left):\n    return left == 0 or any(search(each) for each in [left - 1])\nreturn search(deepest)",
  ],
  [
    "all with a cache",
    "@lru_cache(None)\ndef search(left):\n    return left == 0 or all(search(each) for each in [left - 1])\nreturn search(deepest)",
  ],
  [
    "a generator",
    "def moves(left):\n    if left:\n        yield left - 1\ndef search(left):\n    for each in moves(left):\n        return search(each)\n    return True\nreturn search(deepest)",
  ],
])
  test(`a search in Python through ${what} may be 10,000 levels deep`, () => {
    assert.deepEqual(python(String(body), [[10_000]]).given, [true]);
  });

test("a solution in Python that is started again may recurse as deep as before", () => {
  const { start, ask } = pythonHost();
  const code = `
import sys
class Solution:
    def canMouseWin(self):
        before = sys.getrecursionlimit()
        sys.setrecursionlimit(before // 2)
        return before`;
  for (const _ of "12") {
    assert.equal(start(code), undefined);
    assert.deepEqual(ask([]), [31_000]);
  }
});

test("a solution in Python that is started again has forgotten what it knew", () => {
  const { start, ask } = pythonHost();
  const code = `
asked = 0
class Solution:
    def canMouseWin(self):
        global asked
        asked += 1
        return asked`;
  assert.equal(start(code), undefined);
  assert.deepEqual([ask([]), ask([])], [[1], [2]]);
  assert.equal(start(code), undefined);
  assert.deepEqual(ask([]), [1]);
  assert.equal(start("other = 1"), "NameError: class Solution with a method canMouseWin is not defined");
});

test("a search in Python without an end is told as Python tells it", () => {
  const { given, stack } = python("return self.canMouseWin(deepest)", [[0], [0]]);
  const error = "RecursionError: maximum recursion depth exceeded";
  assert.deepEqual(given, [{ error }, { error }]);
  const call = '  File "solution.py", line 3, in canMouseWin\n';
  assert.equal(
    stack?.replace(/\d{5}/, "12345"),
    `${call.repeat(3)}  [Previous line repeated 12345 more times]\n${error}`,
  );
});

for (const [calls, repeated] of /** @type {const} */ ([
  [3, ""],
  [4, "  [Previous line repeated 1 more time]\n"],
  [5, "  [Previous line repeated 2 more times]\n"],
]))
  test(`${calls} calls of one line of Python after another are told as Python tells them`, () => {
    const { stack } = python(
      `def search(left):
    return missing if left == 1 else search(left - 1)
return search(${calls})`,
      [[0]],
    );
    const call = '  File "solution.py", line 4, in search\n';
    assert.equal(
      stack,
      `  File "solution.py", line 5, in canMouseWin\n${call.repeat(3)}${repeated}NameError: name 'missing' is not defined`,
    );
  });
