// Check code: the page's report on a solution, and what the page stores. tests/node/judge.test.mjs tests the judge and
// the mistakes that it names; tests/journeys/check.test.ts tests harmful code, in both browsers.
import { beforeEach, describe, expect, test, vi } from "vitest";
import fewTurns913 from "../../www/check/solutions/913-few-turns.js?raw";
import depthFirst1728 from "../../www/check/solutions/1728-depth-first.js?raw";
import right1728 from "../../www/tutorial/solutions/1728.js?raw";
import python1728 from "../../www/tutorial/solutions/1728.py?raw";
import byTurns913 from "../by-turns/913.js?raw";
import { OVER_THE_CAT, START } from "../harness/games.mjs";
import { savedFiles } from "./dialogs";
import { address, click, follow, openCheck, pass, pasteCode, shown } from "./screen";
import { all, board, editor, find, text } from "./seen";

const WRONG = "function canMouseWin() { return false; }";
const OWN_1728 = "function canMouseWin() {\n  return true; // mine, too\n}";
const OWN_913 = "function catMouseGame() {\n  return 0; // mine\n}";
const OTHER_913 = "function catMouseGame() {\n  return 2;\n}";
/** The right solution under another name, so that the code of a test can do more than call it. */
const RIGHT = right1728.replace("function canMouseWin", "function right");

const code = () => editor()?.value ?? "";
const verdict = () => text(".check-verdict").replace(/^[\s✓✗]+/, "");
const report = () => text(".check-result");
const problem = () => text(".games [aria-current]");
/** The programs that can be restored, as their buttons name them. */
const earlier = () => all(".kept button").map((each) => (each.textContent ?? "").replace(/.* · /, ""));
const LONG = { timeout: 240_000 };

/**
 * Runs code until its verdict is shown. Meanwhile, the page's clock, which stops code that hangs, is advanced by
 * `ticks` ms at a time.
 */
async function check(own: string, { ticks = 0 } = {}) {
  Object.assign(editor() ?? {}, { value: own });
  await click("button", "Run");
  await expect
    .poll(async () => {
      if (ticks > 0) await pass(ticks);
      return verdict();
    }, LONG)
    .not.toBe("");
  return verdict();
}

async function runCase(own: string) {
  const details = document.querySelector<HTMLDetailsElement>(".own-case");
  if (details) details.open = true;
  const field = document.querySelector<HTMLTextAreaElement>("#own-case");
  if (field) field.value = own;
  await click("button", "Run this case");
}
const ownCase = () => document.querySelector<HTMLTextAreaElement>("#own-case")?.value;

beforeEach(() => vi.spyOn(console, "log").mockImplementation(() => {}));

test("the published solution is accepted, and how much was asked is told", async () => {
  await openCheck();
  expect(await check(right1728)).toBe("Accepted");
  expect(report()).toMatch(/All \d\d\d,\d\d\d answers are right/);
});

for (const [what, harmful, expected] of [
  ["an endless loop before the function", "for (;;);", "The code does not start"],
  [
    "a flood of output",
    "function canMouseWin() { for (let i = 0; i < 1e4; i++) console.log('x'.repeat(1e4)); return false; }",
    "Wrong answer",
  ],
  [
    "forged messages",
    "function canMouseWin() { for (let i = 0; i < 1e4; i++) self.postMessage({ id: i, given: [true], times: [0] }); return true; }",
    "Runtime error",
  ],
  [
    "a promise that never ends",
    "async function canMouseWin() { await new Promise(() => {}); }",
    "Wrong type of answer",
  ],
  // This code answers only the first question.
  [
    "promises without end",
    "const again = () => Promise.resolve().then(again); function canMouseWin() { again(); return false; }",
    "Does not seem to end",
  ],
])
  test(`the page outlives ${what}`, async () => {
    await openCheck();
    expect(await check(harmful ?? "", { ticks: 100 })).toBe(expected);
    expect(await check(WRONG)).toBe("Wrong answer");
    expect(all("iframe")).toEqual([]);
  });

test("code that is slow only on large boards has taken too long, however often it is asked", async () => {
  await openCheck();
  const slow = `${RIGHT}
    function canMouseWin(grid, catJump, mouseJump) {
      const end = performance.now() + (grid.join("").length >= 49 ? 2600 : 0);
      while (performance.now() < end);
      return right(grid, catJump, mouseJump);
    }`;
  expect(await check(slow)).toBe("Time limit exceeded");
});

test("code that takes too long, and more than half of the time after a fresh start, has taken too long", async () => {
  await openCheck();
  const slow = `${RIGHT}
    let asked = 0;
    function canMouseWin(grid, catJump, mouseJump) {
      asked += 1;
      const isSlow = grid.join() === "C,F,M" && mouseJump === 2;
      const end = performance.now() + (isSlow ? (asked > 2 ? 2600 : 1500) : 0);
      while (performance.now() < end);
      return right(grid, catJump, mouseJump);
    }`;
  expect(await check(slow, { ticks: 5 })).toBe("Does not seem to end");
});

test("the search for a smaller failing case and for the mistake ends after a while", async () => {
  await openCheck("check=graph");
  // Twenty seconds pass between two readings of the clock.
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 20_000;
    return now;
  });
  expect(await check(fewTurns913)).toBe("Wrong answer");
  expect(report()).toMatch(
    /This is the smallest failing graph found after 27,\d\d\d cases\. There may be a smaller one\./,
  );
  expect(report()).toContain("The search gives up too early");
});

test("the right line of a search that stops after too few turns is said to be slow", async () => {
  await openCheck("check=graph");
  expect(await check(byTurns913.replace("turn === 2 * n * n", "turn === 2 * n"))).toBe("Wrong answer");
  expect(report()).toMatch(/if \(turn === 2 \* n \* n\) return 0; It is right, but slow on large graphs/);
});

for (const [what, own, kind, says] of [
  [
    "is right only at its first question keeps something",
    "let calls = 0; function canMouseWin() { return calls++ === 0 ? true : 0; }",
    "Different answers to the same question",
    "It probably keeps a variable from one call to the next",
  ],
  [
    "fails only on boards with more rows than columns may use one for the other",
    `${RIGHT}
     function canMouseWin(grid, ...jumps) {
       if (grid.length > grid[0].length) throw new RangeError("no such cell");
       return right(grid, ...jumps);
     }`,
    "Runtime error",
    "All errors found are on boards with more rows than columns.",
  ],
])
  test(`code that ${what}`, async () => {
    await openCheck();
    expect(await check(own ?? "")).toBe(kind);
    expect(report()).toContain(says);
  });

test("TypeScript is checked like JavaScript", async () => {
  await openCheck();
  await click("radio", "TypeScript");
  const types = "(grid: string[], catJump: number, mouseJump: number): boolean";
  expect(await check(depthFirst1728.replace("(grid, catJump, mouseJump)", types))).toBe("Wrong answer");
  expect(report()).toContain("A depth-first search uses on one path what holds only on another");
});

test("Java and Python are recognised when they are pasted or run, and Java is saved as a program for the command line", async () => {
  await openCheck();
  const mine = "boolean canMouseWin(String[] grid, int catJump, int mouseJump) { return true; /* mine */ }";
  const saved = savedFiles();
  await pasteCode(`class Solution {\n  public ${mine}\n}`);
  await expect.poll(() => text(".pasted")).toMatch(/Java.*cat-and-mouse judge -- java Main\.java/);
  await click("button", "Save Main.java");
  await expect.poll(() => saved.map(({ link }) => link.download)).toEqual(["Main.java"]);
  expect(await saved[0]?.file.text()).toContain(`class Solution {\n  public ${mine}\n}`);
  await click("button", "Run");
  await expect.poll(verdict).toBe("Not supported here");
  await pasteCode(python1728);
  await expect.poll(() => text(".pasted")).toContain("This looks like Python");
  await click("button", "Switch to Python");
  await expect.poll(code).toBe(python1728);
});

test("code for the other problem is checked as its solution, and a result says when the code has changed since", async () => {
  await openCheck();
  expect(await check("function catMouseGame() { return 0; }")).toBe("Wrong answer");
  expect(report()).toMatch(/^The code defines catMouseGame, so it is checked as a solution of problem 913\./);
  expect([problem(), location.hash, code()]).toEqual([
    "Graph 913",
    "#check=graph",
    "function catMouseGame() { return 0; }",
  ]);
  expect(report()).not.toContain("You have changed the code");
  await pasteCode("function catMouseGame() { return 1; }");
  await expect.poll(report).toContain("You have changed the code since this check.");
});

test("a failing graph is drawn, stepped through and opened in Solve", async () => {
  await openCheck("check=graph");
  expect(await check(OTHER_913)).toBe("Wrong answer");
  expect(report()).toMatch(/Expected 1 \(the mouse wins\).*Your answer 2 \(the cat wins\)/);
  const drawing = () => document.querySelector(".check-result svg.drawing")?.getAttribute("aria-label");
  expect(drawing()).toBe(
    "Node 0, the hole, connected to 1; Node 1, mouse, connected to 0 and 2; Node 2, cat, connected to 1",
  );
  await click("button", "Next move");
  expect(drawing()).toMatch(/^Node 0, the hole and mouse,/);
  await click("link", "Open in Solve");
  expect(await address()).toMatch(/^graph=0-1/);
});

test("the address says which problem is checked; links without one follow the game that is shown", async () => {
  for (const [link, name, function_] of [
    ["check=graph", "Graph 913", "catMouseGame"],
    ["check=board", "Board 1728", "canMouseWin"],
  ] as const) {
    await openCheck(link);
    expect([problem(), code().includes(function_)]).toEqual([name, true]);
  }
  await openCheck("check=graph");
  await follow("check");
  expect(problem()).toBe("Graph 913");
});

test("each problem keeps its code and its report while the other one, or Solve, is shown", async () => {
  await openCheck("check=graph");
  await pasteCode(OTHER_913);
  expect(await check(OTHER_913)).toBe("Wrong answer");
  const before = report();
  await click("link", "Board 1728");
  expect([code().includes("canMouseWin"), all(".check-verdict")]).toEqual([true, []]);
  await click("link", "Solve");
  await click("link", "Check code");
  await click("link", "Graph 913");
  expect([code(), report()]).toEqual([OTHER_913, before]);
});

describe("what was written", () => {
  test("is replaced by no code for the other problem, and can be put back", async () => {
    await openCheck();
    await pasteCode(OWN_1728);
    await click("link", "Graph 913");
    await pasteCode(OWN_913);
    await click("link", "Board 1728");
    expect(code()).toBe(OWN_1728);
    await pasteCode(OTHER_913);
    await click("button", "Run");
    await expect.poll(verdict, LONG).not.toBe("");
    expect([code(), earlier()]).toEqual([OTHER_913, ["3 lines"]]);
    all(".kept button")[0]?.click();
    await shown();
    expect(code()).toBe(OWN_913);
    await click("link", "Board 1728");
    expect(code()).toBe(OWN_1728);
  });

  test("is kept ten texts back, for each problem and language", async () => {
    await openCheck();
    const texts = Array.from({ length: 12 }, (_, index) => `// ${index}${"\n".repeat(index)}function canMouseWin() {}`);
    for (const each of texts) await pasteCode(each);
    expect(earlier()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((count) => `${count} lines`));
    all(".kept button")[8]?.click();
    await shown();
    expect(code()).toBe(texts[2]);
    await click("radio", "Python");
    expect(earlier()).toEqual([]);
  });

  test("is there after a reload with its report, which says when the code has changed since", async () => {
    await openCheck();
    await pasteCode(WRONG);
    expect(await check(WRONG)).toBe("Wrong answer");
    const before = report();
    await openCheck(null);
    expect([code(), report()]).toEqual([WRONG, before]);
    await pasteCode(OWN_1728);
    await openCheck(null);
    expect(report()).toContain("You have changed the code since this check");
    await click("radio", "Python");
    await openCheck(null);
    expect(all(".check-verdict")).toEqual([]);
  });
});

describe("a case of the visitor's own", () => {
  test("is run alone, with what was expected beside the answer; one that cannot be read says why", async () => {
    await openCheck();
    Object.assign(editor() ?? {}, { value: "function canMouseWin(grid) { console.log(grid.length); return false; }" });
    await runCase('["M#C", "..F"]\n1\n1');
    await expect.poll(verdict).toBe("Right answer in this case");
    expect(report()).toMatch(/Expected false \(the mouse does not win\).*Your answer false.*Printed in this case 2/);
    expect(board()).toEqual(["M#C", "..F"]);
    await runCase('["M#C", "..X"]\n1\n1');
    await expect.poll(() => all(".own-case [role=alert]").length).toBe(1);
    await runCase('["MF", "#C"]\n1\n1');
    await expect.poll(verdict).toBe("Wrong answer in this case");
  });

  test("of a graph is run alone", async () => {
    await openCheck("check=graph");
    Object.assign(editor() ?? {}, { value: OTHER_913 });
    await runCase("[[1],[0,2],[1]]");
    await expect.poll(verdict).toBe("Wrong answer in this case");
    expect(report()).toMatch(/Expected 1 \(the mouse wins\).*Your answer 2 \(the cat wins\)/);
  });

  test("is the game of Solve, ready to run, until the visitor writes another; before that LeetCode's first graph", async () => {
    await openCheck("check=graph");
    expect(ownCase()).toBe("[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]");
    for (const [link, check, shown] of [
      ["board=M1FxC&cat=2&mouse=1", "check=board", '["M.F#C"]\n2\n1'],
      [OVER_THE_CAT, "check=board", '["M.C...F"]\n1\n4'],
      // This board cannot be played yet.
      ["board=M1C4&cat=1&mouse=4", "check=board", ""],
      ["graph=0-2.1-2", "check=graph", "[[2],[2],[0,1]]"],
    ] as const) {
      await follow(link);
      await follow(check);
      expect(ownCase(), link).toBe(shown);
    }
    const field = document.querySelector<HTMLTextAreaElement>("#own-case");
    if (field) field.value = "[[1],[0,2],[1]]";
    field?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await follow("graph=0-3.1-2.1-3.2-3");
    await follow("check=graph");
    expect(ownCase(), "what the visitor has written stays").toBe("[[1],[0,2],[1]]");
  });

  test("ends what is played when it is asked why its answer is right", async () => {
    await openCheck();
    Object.assign(editor() ?? {}, { value: WRONG });
    await runCase('["####F", "#C...", "M...."]\n1\n2');
    await expect.poll(verdict).toBe("Wrong answer in this case");
    find("button", "Play").click();
    await shown();
    expect(board()).toEqual(["####F", "#C...", "..M.."]);
    await click("button", "Why is this the answer?");
    await pass(3_000);
    expect(board()).toEqual(START);
    expect(all(".check-result .explained")).toHaveLength(1);
  });
});
