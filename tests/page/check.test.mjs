// Check code in both browsers: code that would harm the page, and what a browser decides: its errors, its stack, Python. All else:
// tests/component/check.test.ts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import {
  assertFrames,
  check,
  checkDeepest,
  countFrames,
  openCheckIn,
  pasteCode,
  result,
  run,
  siteWhere,
} from "./checking.mjs";
import { isSolverOfGraphs, without } from "./network.mjs";
import { hearRequests, testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open, complaints } = withBrowser();

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), "utf8");

const openCheck = openCheckIn(open);

/** The page checks another solution, as if nothing had happened. @param {Playground} page */
async function assertWorks(page) {
  const { verdict } = await check(page, "function canMouseWin() { return false; }");
  assert.equal(verdict, "Wrong answer");
  assert.equal(await page.run("return document.querySelectorAll('iframe').length"), 0, "no frame is left");
}

test("a depth-first search with memory is refuted on its smallest board, and its mistake is named", async () => {
  const page = await openCheck();
  const { verdict, text } = await check(page, read("www/check/solutions/1728-depth-first.js"));
  assert.equal(verdict, "Wrong answer");
  assert.match(text, /This is the smallest board on which your code fails\./);
  assert.match(text, /A typical wrong line\s+memo\.set\(key, false\);\s+Usually one line does not fix this/);
  assert.match(text, /A depth-first search uses on one path what holds only on another/);
  assert.deepEqual(await page.contents(), ["C", "M", ".", ".", "F"]);
  assert.match(text, /Expected\s+true \(the mouse wins\)\s+Why is this the answer\?\s+Your answer\s+false/);
  // What the mistake says of each move leads to the state in which it goes wrong.
  const rows = () =>
    page.run(`return [...document.querySelectorAll(".which-move tbody tr")].map((row) =>
      [row.querySelector(".unseen").textContent, row.cells[1].querySelector("span:last-child").textContent,
       row.cells[2].textContent.trim(), row.className].join(", "))`);
  assert.deepEqual(await rows(), [
    "Mouse 1 down to row 3, column 1, mouse wins in 2 moves, cat wins, differs",
    "Mouse stays at row 2, column 1, cat wins in 1 move, cat wins, ",
    "Mouse 1 up to row 1, column 1, cat has won, cat wins, ",
  ]);
  await page.run(`document.querySelector(".which-move button").click()`);
  await page.until(async () => (await rows()).length === 2, "the cat's moves");
  assert.deepEqual(await page.contents(), ["C", ".", "M", ".", "F"]);
  assert.deepEqual(await rows(), [
    "Cat 1 down to row 2, column 1, mouse wins in 2 moves, mouse wins, ",
    "Cat stays at row 1, column 1, mouse wins in 2 moves, cat wins, differs",
  ]);
  // Where the answers first go wrong can be shown, and the code can be asked about any position.
  assert.match(text, /Where your answers first go wrong/);
  await page.run(`document.querySelector(".which-move button").click()`);
  await page.until(async () => (await rows())[0]?.startsWith("Mouse"), "the mouse's moves");
  await page.click("button", "Ask my code about this position");
  await page.until(
    () => page.run(`return document.querySelector(".asked-here")?.textContent.includes("Asked about")`),
    "the answer",
  );
  assert.equal(
    (await page.textOf(".asked-here")).trim(),
    "Asked about this position, your code answers true. That is right.",
  );
  // As does how long it took.
  assert.match(await page.run(`return document.querySelector(".times").textContent`), /Slowest case:.*7–16/s);
});

test("nothing runs before Run, and what was typed is there on the next visit but not in the address", async () => {
  const page = await openCheck();
  await pasteCode(page, "throw new Error('started')");
  assert.equal(await page.run("return document.querySelectorAll('iframe').length"), 0);
  await page.visit("check");
  await page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");
  assert.equal(await page.run(`return document.querySelector("cm-code").value`), "throw new Error('started')");
  assert.equal(await page.link(), "check");
});

/** @typedef {[name: string, code: string, expected: string | RegExp]} Harm */

/** @type {Harm[]} */
const HARMS = [
  ["an endless loop", "function canMouseWin() { for (;;); }", "Does not seem to end"],
  ["endless recursion", "function canMouseWin() { return canMouseWin(); }", "Runtime error"],
  [
    "changed prototypes and another JSON",
    `JSON.parse = JSON.stringify = () => "{}"; Array.prototype.push = Array.prototype.map = Array.prototype.join = null;
     Object.defineProperty(MessageEvent.prototype, "data", { get() { throw new Error("no data"); } });
     MessagePort.prototype.postMessage = () => {}; performance.now = () => NaN; Function.prototype.call = null;
     function canMouseWin() { return false; }`,
    "Wrong answer",
  ],
  // The browser ends the frame, and the page sees that it is silent; or the time is over before the memory is full.
  [
    "a memory bomb",
    "function canMouseWin() { for (const all = []; ; ) all.push(new Array(1e6).fill(Math.random())); }",
    /^(Runtime error|Does not seem to end)$/,
  ],
  ["the page", "function canMouseWin() { return parent.document.title; }", "Runtime error"],
  ["storage", "indexedDB.open('x'); function canMouseWin() { return false; }", "The code does not start"],
  ["the end of its worker", "function canMouseWin() { self.close(); for (;;); }", "Runtime error"],
  [
    "an error whose stack cannot be read",
    "function canMouseWin() { throw Object.defineProperty(new Error('mine'), 'stack', { get() { throw 1; } }); }",
    "Runtime error",
  ],
  [
    "scripts from the network",
    "function canMouseWin() { importScripts('https://example.org/x.js'); return true; }",
    "Runtime error",
  ],
  [
    "the network",
    "const asked = fetch('https://example.org/'); function canMouseWin() { return asked; }",
    "Wrong type of answer",
  ],
];

/** @type {Record<string, number>} */
const MOST_FRAMES = { "an endless loop": 2, "a memory bomb": 8 };

for (const [name, code, expected] of HARMS)
  test(`the page outlives code with ${name}`, async () => {
    const page = await openCheck();
    const hearNoMore = await hearRequests(page.driver);
    await countFrames(page);
    const { verdict } = await check(page, code);
    assert.match(verdict, new RegExp(expected));
    // Each frame waits for one time limit at most. A frame that dies is given a second chance.
    await assertFrames(page, MOST_FRAMES[name] ?? 3);
    await assertWorks(page);
    const elsewhere = (await complaints()).filter((each) => /asked of someone else|not there/.test(each));
    assert.deepEqual(elsewhere, []);
    await hearNoMore();
  });

for (const [language, code, line] of /** @type {const} */ ([
  ["JavaScript", "function canMouseWin() {\n  return true;\n}\n\nlet let = ;\n", 5],
  ["TypeScript", "function canMouseWin(): boolean {\n  return );\n}\n", 2],
]))
  test(`the line of ${language} that cannot be read is told`, async () => {
    const page = await openCheck();
    await page.click("radio", language);
    const { verdict, text } = await check(page, code);
    assert.equal(verdict, "The code does not start");
    assert.match(
      text,
      language === "JavaScript" ? new RegExp(`\\(solution\\.js:${line}\\)`) : new RegExp(`\\(${line}:`),
    );
  });

test("Stop ends an endless loop at once", async () => {
  const page = await openCheck();
  await run(page, "function canMouseWin() { for (;;); }");
  await page.until(() => page.run("return document.querySelector('iframe') !== null"), "the frame");
  await page.click("button", "Stop");
  assert.equal(await page.run("return document.querySelectorAll('iframe').length"), 0);
  assert.equal(await page.textOf(".check-result [role=status]"), "Stopped.");
  assert.equal(await page.count(".check-verdict"), 0, "nothing is known of the code");
  await assertWorks(page);
});

test("Stop after a failure shows the failing case that was found so far", async () => {
  const page = await openCheck();
  // The page keeps no clock, so only Stop ends an answer.
  await page.run("window.setInterval = () => 0");
  // It is asked LeetCode's examples and small boards, then from a fresh start the failed one, and others to find the mistake.
  await run(
    page,
    `let asked = 0;
     function canMouseWin(grid) {
       asked += 1;
       while (asked > 6 && grid.join("").length > 9);
       return true;
     }`,
  );
  await page.until(
    () => page.run(`return /Looking for/.test(document.querySelector(".check-result").innerText)`),
    "the search",
  );
  await page.click("button", "Stop");
  const { verdict, text } = await result(page);
  assert.equal(verdict, "Wrong answer");
  assert.match(text, /This is the smallest board on which your code fails\./);
  assert.match(text, /It may be this known mistake\s+The code always returns the same answer\./);
  assert.deepEqual(await page.contents(), ["F", "C", "M"]);
  assert.equal(await page.run("return document.querySelectorAll('iframe, .stop').length"), 0);
});

testOnce("a solver of graphs that cannot be loaded is no fault of the code, and the next check loads it", async () => {
  const page = await openCheck();
  await page.click("link", "Graph 913");
  const repair = await without(page, isSolverOfGraphs);
  const { verdict, text } = await check(page, "function catMouseGame() { return 2; }");
  assert.equal(verdict, "The check did not work");
  assert.match(text, /This is a fault of this page or of the network, not of your code:/);
  await repair();
  await page.click("button", "Run");
  await page.until(async () => (await result(page)).verdict === "Wrong answer", "the answer of the judge");
  await complaints();
});

test("what the code printed in the failing case, and where its error came from, are shown", async () => {
  const page = await openCheck();
  const { verdict, text } = await check(
    page,
    'function canMouseWin(grid) {\n  console.log("rows", grid.length, grid);\n  return missing(grid);\n}',
  );
  assert.equal(verdict, "Runtime error");
  assert.match(text, /missing is not defined/);
  assert.match(text, /rows 3 \["C","F","M"\]/);
  assert.match(text, /solution\.js:3/);
  assert.doesNotMatch(text, /blob:/);
});

test("code that goes deeper than the stack of the browser on large graphs alone is right", async () => {
  const page = await openCheck();
  await page.click("link", "Graph 913");
  const { verdict, text } = await check(
    page,
    `${read("www/tutorial/solutions/913.js").replace("function catMouseGame", "function right")}
     const deep = (left) => (left === 0 ? 0 : 1 + deep(left - 1));
     function catMouseGame(graph) {
       if (graph.length > 30) deep(1e7);
       return right(graph);
     }`,
  );
  assert.equal(verdict, "Accepted");
  assert.match(text, /\d+ larger cases are not counted: on them your code goes deeper than the stack of this browser/);
});

for (const [radio, file, nodes] of /** @type {const} */ ([
  // The worker's stack has room for about 38 nodes in Chromium.
  ["JavaScript", "913.js", 36],
  ["Python", "913.py", 50],
]))
  test(`a search in ${radio} that counts as many turns as a graph of ${nodes} nodes has states ends`, async () => {
    const page = await openCheck();
    await page.click("link", "Graph 913");
    await page.click("radio", radio);
    assert.equal(await checkDeepest(page, file, nodes), "Right answer in this case");
    assert.deepEqual(await complaintsOfPython(), []);
  });

const PYTHON_FILES = 5;

/** Pyodide tries whether it can import a module from a data: address. The sandbox's policy refuses, which Firefox tells. */
const complaintsOfPython = async () =>
  (await complaints()).filter((each) => !/refused by the security policy: data|at data:text/.test(each));

/** As many calls within one another as a board of 8x8 has states. If they failed, the code would not start. */
const DEEP = `
@lru_cache(None)
def search(state):
    return state == 8192 or search(state + 1)

assert search(0)
`;

test("Python is loaded when it is run, its searches may be as deep as a board has states, and a wrong one is named", async () => {
  const page = await openCheck();
  await page.click("radio", "Python");
  const loaded = () =>
    page.run(`return performance.getEntriesByType("resource").filter(({ name }) => name.includes("/python/")).length`);
  assert.equal(await loaded(), 0);
  assert.deepEqual(
    await page.run(`return [...document.querySelectorAll(".to-try button")].map((each) => each.textContent)`),
    [
      "Compare distances (wrong)",
      "Depth-first search with memory (wrong)",
      "Stop after a number of turns (wrong)",
      "Retrograde analysis (right)",
    ],
  );
  await page.click("button", "Depth-first search with memory");
  const wrong = await page.run(`return document.querySelector("cm-code").value`);
  const { verdict, text } = await check(page, wrong + DEEP);
  assert.equal(verdict, "Wrong answer");
  assert.match(text, /A depth-first search uses on one path what holds only on another/);
  assert.match(text, /A typical wrong line\s+memo\[state\] = False/, "in the words of Python");
  assert.equal(await loaded(), PYTHON_FILES);
  assert.deepEqual(await complaintsOfPython(), []);
});

testOnce("the published solution in Python is accepted, and what it was asked is told", async () => {
  const page = await openCheck();
  await page.click("radio", "Python");
  const { verdict, text } = await check(page, read("www/tutorial/solutions/1728.py"));
  assert.equal(verdict, "Accepted");
  // How many depends on the machine.
  const [, asked = ""] = /All ([\d,]+) answers are right/.exec(text) ?? [];
  if (["3,000", "10,000", "30,000"].includes(asked)) assert.match(text, /examples, the [\d,]+ smallest cases, cases/);
  else assert.match(text, /examples, every small case, cases/);
});

testOnce("code in Python that ends Python has failed, and Python is started once", async () => {
  const page = await openCheck();
  await page.click("radio", "Python");
  await countFrames(page);
  const { verdict, text } = await check(
    page,
    "import os\nclass Solution:\n    def canMouseWin(self, grid, catJump, mouseJump):\n        os._exit(0)",
  );
  assert.equal(verdict, "Runtime error");
  assert.match(text, /SystemExit: the code ends Python/);
  await assertFrames(page, 1);
  assert.deepEqual(await complaintsOfPython(), []);
});

const LOOP = "while True:\n            pass";

/** The site, where Python has as much time for an answer as JavaScript has. */
const inAHurry = () =>
  siteWhere(/(?<=python:\{load:\d+,)start:100,easy:50,answer:100,more:20\b/, "start:50,easy:20,answer:20,more:5");

for (const [what, body, frames, expected] of /** @type {const} */ ([
  [
    "on some boards is broken off, and Python is started once",
    `if len(grid) != 2:\n          ${LOOP}\n        return False`,
    1,
    "Does not seem to end",
  ],
  [
    "that cannot be broken off is waited for twice",
    "while True:\n            try:\n                while True: pass\n            except BaseException: pass",
    2,
    "Does not seem to end",
  ],
  ["before the first answer is waited for once", "return True\nwhile True:\n    pass", 1, "The code does not start"],
]))
  testOnce(`an endless loop in Python ${what}`, async () => {
    const page = await openCheck({ folder: inAHurry() });
    await page.click("radio", "Python");
    await countFrames(page);
    const { verdict } = await check(
      page,
      `class Solution:\n    def canMouseWin(self, grid, catJump, mouseJump):\n        ${body}`,
    );
    assert.equal(verdict, expected);
    await assertFrames(page, frames);
    assert.deepEqual(await complaintsOfPython(), []);
  });

testOnce("a search in Python without an end is told as Python tells it", async () => {
  const page = await openCheck();
  await page.click("radio", "Python");
  const { verdict, text } = await check(
    page,
    `class Solution:
    def canMouseWin(self, grid, catJump, mouseJump):
        return self.canMouseWin(grid, catJump, mouseJump)`,
  );
  assert.equal(verdict, "Runtime error");
  assert.match(text, /RecursionError: maximum recursion depth exceeded/);
  assert.deepEqual(await complaintsOfPython(), []);
});
