// Check code in the built site: code that would harm the page, and everything that depends on the browser (the editor,
// errors, the stack, Python). tests/component/check.test.ts tests everything else.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import {
  check,
  checkDeepest,
  complaintsOfPython,
  countFrames,
  isWell,
  report,
  result,
  run,
  verdict,
} from "./checking.ts";
import { chooseGraphs, code, enter, openCheck, paste } from "./editor.ts";
import { asset, DIST, IS_FIREFOX, isSolverOfGraphs, MODIFIER, read, test, testOnce, words } from "./visitor.ts";

const OWN = "function canMouseWin() {\n  return true; // mine, too\n}";

test("what is written stays on the next visit, runs only on request, and is undone step by step", async ({
  visitor,
}) => {
  const { page } = visitor;
  const undo = async () => {
    await enter(visitor);
    await visitor.chord(MODIFIER, "z");
  };
  await openCheck(visitor);
  await paste(visitor, OWN);
  expect(await visitor.count("iframe")).toBe(0);
  await openCheck(visitor);
  expect(await code(visitor)).toBe(OWN);
  expect(await visitor.link()).toBe("check");
  await undo();
  expect(await code(visitor), "undo begins after the text that was put there").toBe(OWN);
  await visitor.press("button", "Compare distances (wrong)");
  const sample = await code(visitor);
  await undo();
  expect(await code(visitor)).toBe(sample);
  await paste(visitor, OWN);
  await paste(visitor, "");
  expect(await code(visitor)).toBe("");
  await undo();
  expect(await code(visitor)).toBe(OWN);
  await paste(visitor, "");
  await openCheck(visitor);
  expect(await code(visitor), "no empty text is kept in its place").toBe(OWN);

  // Typing over several lines must not make the browser merge them with an inline style, which the content security
  // policy refuses.
  await enter(visitor);
  await visitor.chord(MODIFIER, "a");
  await page.keyboard.type("(");
  expect(await code(visitor)).toBe(`(${OWN})`);
  await visitor.chord(MODIFIER, "a");
  await page.keyboard.type("f");
  expect(await code(visitor)).toBe("f");
  await undo();
  expect(await code(visitor)).toBe(`(${OWN})`);
});

test("another text is shown from its start, and on a phone the editor comes into sight for it", async ({ visitor }) => {
  const { page } = visitor;
  await openCheck(visitor, undefined, { width: 390, height: 600 });
  const scroll = (by: number) =>
    page.$eval(
      "cm-code >>> .cm-scroller",
      (scroller, by) => {
        if (by > 0) scroller.scrollTo(by, by);
        return [scroller.scrollLeft, scroller.scrollTop];
      },
      by,
    );
  const isInSight = () =>
    page.$eval("cm-code", (editor) => {
      const { top, bottom } = editor.getBoundingClientRect();
      return bottom > 0 && top < innerHeight - 40;
    });
  await paste(visitor, `// ${"long ".repeat(100)}\n`.repeat(100));
  expect(await scroll(300)).toEqual([300, 300]);
  await page.$eval(".to-try button", (button) => {
    button.scrollIntoView({ block: "start" });
    scrollBy(0, 300);
  });
  expect(await isInSight(), "it was scrolled out of sight").toBe(false);
  await page.$eval(".to-try button:last-of-type", (button) => (button as HTMLElement).click());
  expect(await isInSight()).toBe(true);
  await expect.poll(() => scroll(0)).toEqual([0, 0]);
  await visitor.keys("x");
  expect(await code(visitor)).toMatch(/^x/);
});

test("a depth-first search with memory is refuted on its smallest board, whose moves lead to where it goes wrong", async ({
  visitor,
}) => {
  const { origin } = new URL(visitor.site.url);
  // Firefox asks for no permission, and Chromium would ask a person who is not there.
  if (!IS_FIREFOX)
    await visitor.page.browserContext().overridePermissions(origin, ["clipboard-write", "clipboard-sanitized-write"]);
  await openCheck(visitor);
  const { verdict, text } = await check(visitor, read("www/check/solutions/1728-depth-first.js"));
  expect(verdict).toBe("Wrong answer");
  expect(text).toMatch(/memo\.set\(key, false\);/);
  expect(await visitor.board()).toEqual(["C", "M", ".", ".", "F"]);
  const rows = () => visitor.page.$$eval(".which-move tbody tr", (all) => all.map(({ className }) => className.trim()));
  expect(await rows()).toEqual(["differs", "", ""]);
  await visitor.pressOn(".which-move button");
  await expect.poll(rows).toEqual(["", "differs"]);
  expect(await visitor.board()).toEqual(["C", ".", "M", ".", "F"]);
  await visitor.pressOn(".which-move button");
  await expect.poll(async () => (await rows()).length).toBe(3);
  await visitor.press("button", "Ask my code about this position");
  await expect.poll(() => visitor.text(".asked-here")).toMatch(/true/);
  expect(await visitor.text(".times")).toMatch(/7–16/);
  await visitor.press("button", "Copy as LeetCode test case");
  await expect.poll(() => visitor.text("cat-mouse-playground > [role=status]")).toBe(words.copying.copied);
});

const HARMS: [what: string, code: string, verdict: string | RegExp, frames?: number][] = [
  ["an endless loop", "function canMouseWin() { for (;;); }", "Does not seem to end", 2],
  ["endless recursion", "function canMouseWin() { return canMouseWin(); }", "Runtime error"],
  [
    "changed prototypes and another JSON",
    `JSON.parse = JSON.stringify = () => "{}"; Array.prototype.push = Array.prototype.map = Array.prototype.join = null;
     Object.defineProperty(MessageEvent.prototype, "data", { get() { throw new Error("no data"); } });
     MessagePort.prototype.postMessage = () => {}; performance.now = () => NaN; Function.prototype.call = null;
     function canMouseWin() { return false; }`,
    "Wrong answer",
  ],
  // Either the browser ends the frame, and the page notices its silence, or the time is over before the memory is full.
  [
    "a memory bomb",
    "function canMouseWin() { for (const all = []; ; ) all.push(new Array(1e6).fill(Math.random())); }",
    /^(Runtime error|Does not seem to end)$/,
    8,
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

test("the page outlives code that would harm it, and no other site is asked", async ({ visitor }) => {
  for (const [what, code, expected, most = 3] of HARMS) {
    await openCheck(visitor);
    const frames = await countFrames(visitor);
    const said = await check(visitor, code);
    expect(said.verdict, what).toMatch(expected);
    // A frame that dies is replaced by another one, so there may be several.
    expect(await frames(), what).toBeGreaterThan(0);
    expect(await frames(), what).toBeLessThanOrEqual(most);
    await isWell(visitor);
    const complaints = await visitor.complaints();
    expect(
      complaints.filter((each) => /asked of someone else|not there/.test(each)),
      what,
    ).toEqual([]);
  }
});

test("the frame runs code only in a sandbox, and not for another site that opens it", async ({ visitor }) => {
  await visitor.come();
  const frames = readdirSync(join(DIST, "assets")).filter((name) => /^frame-.*\.html$/.test(name));
  expect(frames).toHaveLength(1);
  const hasWorker = await visitor.page.evaluate(async (src) => {
    const frame = document.createElement("iframe");
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    frame.src = src;
    document.body.append(frame);
    await loaded;
    const inside = frame.contentWindow as Window & { worker?: Worker };
    // The frame's own listener has run before this one.
    const heard = new Promise((resolve) => inside.addEventListener("message", resolve, { once: true }));
    inside.postMessage("", "*", [new MessageChannel().port1, new MessageChannel().port1]);
    await heard;
    return inside.worker !== undefined;
  }, `assets/${frames[0]}`);
  expect(hasWorker).toBe(false);
});

test("what the code printed, where its error came from, and the line that cannot be read are told", async ({
  visitor,
}) => {
  await openCheck(visitor);
  const failed = await check(
    visitor,
    'function canMouseWin(grid) {\n  console.log("rows", grid.length, grid);\n  return missing(grid);\n}',
  );
  expect(failed.verdict).toBe("Runtime error");
  expect(failed.text).toMatch(/missing is not defined/);
  expect(failed.text).toMatch(/rows 3 \["C","F","M"\]/);
  expect(failed.text).toMatch(/solution\.js:3/);
  expect(failed.text).not.toMatch(/blob:/);
  const unread = await check(visitor, "function canMouseWin() {\n  return true;\n}\n\nlet let = ;\n");
  expect(unread.verdict).toBe("The code does not start");
  expect(unread.text).toMatch(/\(solution\.js:5\)/);
  await visitor.press("radio", "TypeScript");
  const typed = await check(visitor, "function canMouseWin(): boolean {\n  return );\n}\n");
  expect(typed.verdict).toBe("The code does not start");
  expect(typed.text).toMatch(/\(2:/);
});

test("Stop ends an endless loop, and after a failure shows the case that was found so far", async ({ visitor }) => {
  const { page } = visitor;
  await openCheck(visitor);
  // The page's timer is off, so only Stop ends an answer.
  await page.evaluate(() => {
    window.setInterval = (() => 0) as unknown as typeof setInterval;
  });
  await run(visitor, "function canMouseWin() { for (;;); }");
  await page.waitForSelector("iframe");
  await visitor.press("button", "Stop");
  await expect.poll(() => visitor.count("iframe")).toBe(0);
  expect(await verdict(visitor), "nothing is known of the code").toBe("");
  await isWell(visitor);
  // The code gets LeetCode's examples and small boards. Restarted, it gets the failed question, and others to find the
  // mistake.
  await run(
    visitor,
    `let asked = 0;
     function canMouseWin(grid) {
       asked += 1;
       while (asked > 6 && grid.join("").length > 9);
       return true;
     }`,
  );
  await expect.poll(() => report(visitor)).toMatch(/Looking for/);
  await visitor.press("button", "Stop");
  expect((await result(visitor)).verdict).toBe("Wrong answer");
  expect(await visitor.board()).toEqual(["F", "C", "M"]);
  expect(await visitor.count("iframe, .stop")).toBe(0);
});

test("code that goes deep on large graphs is right, and a solver that cannot be loaded is no fault of the code", async ({
  visitor,
}) => {
  await openCheck(visitor);
  await chooseGraphs(visitor);
  visitor.site.lose(asset(isSolverOfGraphs));
  expect((await check(visitor, "function catMouseGame() { return 2; }")).verdict).toBe("The check did not work");
  visitor.site.lose(null);
  await visitor.complaints();
  await visitor.press("button", "Run");
  await expect.poll(() => verdict(visitor)).toBe("Wrong answer");

  // In Chromium, the worker's stack has room for 28 nodes before the code is compiled and some 38 after it; the time of compiling varies.
  await openCheck(visitor);
  await chooseGraphs(visitor);
  expect(await checkDeepest(visitor, read("tests/by-turns/913.js"), 28)).toBe("Right answer in this case");
  const { verdict: said, text } = await check(
    visitor,
    `${read("www/tutorial/solutions/913.js").replace("function catMouseGame", "function right")}
     const deep = (left) => (left === 0 ? 0 : 1 + deep(left - 1));
     function catMouseGame(graph) {
       if (graph.length > 30) deep(1e7);
       return right(graph);
     }`,
  );
  expect(said).toBe("Accepted");
  expect(text).toMatch(/\d+ larger cases are not counted/);
});

/** Code that makes as many nested calls when it starts as a board of 8×8 cells has states. */
const DEEP = `
@lru_cache(None)
def search(state):
    return state == 8192 or search(state + 1)

assert search(0)
`;
const PYTHON_FILES = 5;

test("Python is loaded when it is run, its searches may be deep, and a wrong one is named in its words", async ({
  visitor,
}) => {
  const { page } = visitor;
  await openCheck(visitor, "Python");
  const loaded = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/python/")).length,
    );
  expect(await loaded()).toBe(0);
  expect(await visitor.count(".to-try button")).toBe(4);
  await visitor.press("button", "Depth-first search with memory (wrong)");
  const said = await check(visitor, (await code(visitor)) + DEEP);
  expect(said.verdict).toBe("Wrong answer");
  expect(said.text).toMatch(/memo\[state\] = False/);
  expect(await loaded()).toBe(PYTHON_FILES);
  await chooseGraphs(visitor);
  expect(await checkDeepest(visitor, read("tests/by-turns/913.py"), 50)).toBe("Right answer in this case");
  expect(await complaintsOfPython(visitor)).toEqual([]);
});

const solution = (body: string) =>
  `class Solution:\n    def canMouseWin(self, grid, catJump, mouseJump):\n        ${body}\n`;

testOnce(
  "the solution of the tutorial in Python is accepted; code that ends Python or recurses without end has failed",
  async ({ visitor }) => {
    await openCheck(visitor, "Python");
    expect((await check(visitor, read("www/tutorial/solutions/1728.py"))).verdict).toBe("Accepted");
    const frames = await countFrames(visitor);
    const ended = await check(visitor, `import os\n${solution("os._exit(0)")}`);
    expect(ended.verdict).toBe("Runtime error");
    expect(ended.text).toMatch(/SystemExit/);
    expect(await frames(), "Python is started once").toBeLessThanOrEqual(1);
    const deep = await check(visitor, solution("return self.canMouseWin(grid, catJump, mouseJump)"));
    expect(deep.verdict).toBe("Runtime error");
    expect(deep.text).toMatch(/RecursionError: maximum recursion depth exceeded/);
    expect(await complaintsOfPython(visitor)).toEqual([]);
  },
);

const LOOPS: [code: string, verdict: string, frames: number][] = [
  // These answers are interrupted on some boards, and Python goes on.
  [solution("if len(grid) != 2:\n            while True: pass\n        return False"), "Does not seem to end", 1],
  // This answer cannot be interrupted.
  [
    solution("while True:\n            try:\n                while True: pass\n            except BaseException: pass"),
    "Does not seem to end",
    2,
  ],
  // The code loops before the first answer.
  [`${solution("return True")}while True:\n    pass\n`, "The code does not start", 1],
];

testOnce(
  "endless loops in Python are broken off, and Python is started anew only where it must be",
  async ({ visitor }) => {
    // In this copy of the site, Python has as little time for an answer as JavaScript.
    visitor.replaceInSite(
      /(?<=python:\{load:\d+,)start:100,easy:50,answer:100,more:20\b/,
      "start:50,easy:20,answer:20,more:5",
    );
    for (const [code, expected, most] of LOOPS) {
      await openCheck(visitor, "Python");
      const frames = await countFrames(visitor);
      expect((await check(visitor, code)).verdict, code).toBe(expected);
      expect(await frames(), code).toBeLessThanOrEqual(most);
    }
    expect(await complaintsOfPython(visitor)).toEqual([]);
  },
);
