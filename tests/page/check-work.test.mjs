// Check code keeps what somebody wrote, and what was found out about it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, code, editorIsThere, openCheckIn, pasteCode, result } from "./checking.mjs";
import { MODIFIER, SELECT_ALL, testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open, complaints } = withBrowser();
const openCheck = openCheckIn(open);

const OWN_913 = "function catMouseGame() {\n  return 0; // mine\n}";
const OTHER_913 = "function catMouseGame() {\n  return 2;\n}";
const OWN_1728 = "function canMouseWin() {\n  return true; // mine, too\n}";
const WRONG = "function canMouseWin() { return false; }";

/** @param {Playground} page */
async function reload(page) {
  await page.visit("check");
  await editorIsThere(page);
}

/** The texts that can be put back. @param {Playground} page @returns {Promise<string[]>} */
const earlier = (page) =>
  page.run(`return [...document.querySelectorAll(".kept button")].map((each) => each.textContent)`);

test("undo begins after the text that was put there, and no empty text is kept in its place", async () => {
  const page = await openCheck();
  await pasteCode(page, OWN_1728);
  await reload(page);
  await page.run(`document.querySelector("cm-code").focus()`);
  await page.chord(MODIFIER, "z");
  assert.equal(await code(page), OWN_1728);
  await page.click("button", "Compare distances");
  const sample = await code(page);
  await page.run(`document.querySelector("cm-code").focus()`);
  await page.chord(MODIFIER, "z");
  assert.equal(await code(page), sample);
  await pasteCode(page, OWN_1728);
  await pasteCode(page, "");
  assert.equal(await code(page), "");
  await page.chord(MODIFIER, "z");
  assert.equal(await code(page), OWN_1728);
  await pasteCode(page, "");
  await reload(page);
  assert.equal(await code(page), OWN_1728);
});

test("another text is shown from its start, and the cursor stands there", async () => {
  const page = await openCheck();
  const scroller = `document.querySelector("cm-code").shadowRoot.querySelector(".cm-scroller")`;
  const scrolled = () => page.run(`const { scrollLeft, scrollTop } = ${scroller}; return [scrollLeft, scrollTop]`);
  await pasteCode(page, `// ${"long ".repeat(100)}\n`.repeat(100));
  await page.run(`${scroller}.scrollTo(300, 300)`);
  assert.deepEqual(await scrolled(), [300, 300]);
  await page.click("button", "Retrograde analysis");
  await page.until(async () => (await scrolled()).join() === "0,0", "the start");
  await page.keys("x");
  assert.match(await code(page), /^x/);
});

testOnce("code for the other problem replaces nothing that was written for either", async () => {
  const page = await openCheck();
  await pasteCode(page, OWN_1728);
  await page.click("link", "Graph 913");
  await pasteCode(page, OWN_913);
  await page.click("link", "Board 1728");
  assert.equal(await code(page), OWN_1728);
  await pasteCode(page, OTHER_913);
  await page.click("button", "Run");
  await result(page);
  assert.equal(await code(page), OTHER_913);
  assert.match((await earlier(page)).join(), /^\w+ \d+, \d+:\d\d [AP]M · 3 lines$/);
  await page.run(`document.querySelector(".kept button").click()`);
  assert.equal(await code(page), OWN_913);
  await page.click("link", "Board 1728");
  assert.equal(await code(page), OWN_1728);
});

testOnce("the last ten texts of each problem and language can be put back", async () => {
  const page = await openCheck();
  const texts = Array.from({ length: 12 }, (_, index) => `// ${index}${"\n".repeat(index)}function canMouseWin() {}`);
  for (const text of texts) await pasteCode(page, text);
  const lines = (await earlier(page)).map((each) => each.replace(/.* · /, ""));
  assert.deepEqual(lines, [11, 10, 9, 8, 7, 6, 5, 4, 3].map((count) => `${count} lines`).concat("2 lines"));
  await page.run(`document.querySelectorAll(".kept button")[8].click()`);
  assert.equal(await code(page), texts[2]);
  await page.click("radio", "Python");
  assert.deepEqual(await earlier(page), []);
});

testOnce("a finished report is there after a reload, and says when the code has changed since", async () => {
  const page = await openCheck();
  await pasteCode(page, WRONG);
  await page.click("button", "Run");
  const before = await result(page);
  await reload(page);
  assert.deepEqual(await result(page), before);
  await pasteCode(page, OWN_1728);
  await reload(page);
  assert.match((await result(page)).text, /You have changed the code since this check/);
  await page.click("radio", "Python");
  await reload(page);
  assert.equal(await page.run(`return document.querySelector(".check-verdict")`), null);
});

testOnce("a case of the visitor's own is run alone, with what was expected beside the answer", async () => {
  const page = await openCheck();
  await page.run(
    `document.querySelector("cm-code").value = arguments[0]`,
    `function canMouseWin(grid) { console.log(grid.length); return false; }`,
  );
  await page.run(`document.querySelector(".own-case").open = true`);
  await page.fill("A board, such as", '["M#C", "..F"]\n1\n1');
  await page.click("button", "Run this case");
  const { verdict, text } = await result(page);
  assert.equal(verdict, "Right answer in this case");
  assert.match(text, /Expected\s+false \(the mouse does not win\)\s+Why is this the answer\?\s+Your answer\s+false/);
  assert.deepEqual(await page.contents(), ["M#C", "..F"]);
  assert.match(text, /Printed in this case\s+2/);
  await page.fill("A board, such as", '["M#C", "..X"]\n1\n1');
  await page.click("button", "Run this case");
  await page.until(() => page.run(`return document.querySelector(".own-case [role=alert]") !== null`), "the error");
  await page.fill("A board, such as", '["MF", "#C"]\n1\n1');
  await page.click("button", "Run this case");
  await page.until(async () => (await result(page)).verdict === "Wrong answer in this case", "the answer");
});

testOnce("before Solve has shown a graph, the visitor's own case is LeetCode's first example", async () => {
  const page = await openCheck();
  await page.follow("check=graph");
  await page.untilSeen("[aria-current][href='#check=graph']", "the game on a graph");
  assert.equal(
    await page.run(`return document.querySelector("#own-case").value`),
    "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]",
  );
});

testOnce("the visitor's own case is the game of Solve, ready to run, until the visitor writes another", async () => {
  const page = await openCheck();
  const field = () => page.run(`return document.querySelector("#own-case").value`);
  const solve = async (/** @type {string} */ link) => {
    await page.follow(link);
    await page.untilSeen("cm-solve", "Solve");
  };
  await solve("board=M1FxC&cat=2&mouse=1");
  await page.click("link", "Check code");
  await page.untilSeen("cm-check", "Check code");
  assert.equal(await field(), `["M.F#C"]\n2\n1`);
  await page.run(`document.querySelector("cm-code").value = "function canMouseWin() { return true; }"`);
  await page.run(`document.querySelector(".own-case").open = true`);
  await page.click("button", "Run this case");
  assert.equal((await result(page)).verdict, "Right answer in this case");
  assert.deepEqual(await page.contents(), ["M.F#C"]);
  // Another game of Solve takes its place.
  await solve("board=M1C3F&cat=1&mouse=4");
  await page.follow("check=board");
  await page.untilSeen("cm-check", "Check code");
  assert.equal(await field(), `["M.C...F"]\n1\n4`);
  // A game that cannot be played yet is not offered.
  await solve("board=M1C4&cat=1&mouse=4");
  await page.follow("check=board");
  await page.untilSeen("cm-check", "Check code");
  assert.equal(await field(), "");
  await solve("graph=0-2.1-2");
  await page.follow("check=graph");
  await page.untilSeen("cm-check", "Check code");
  assert.equal(await field(), "[[2],[2],[0,1]]");
  await page.fill("A graph, such as", "[[1],[0,2],[1]]");
  await solve("graph=0-3.1-2.1-3.2-3");
  await page.follow("check=graph");
  await page.untilSeen("cm-check", "Check code");
  assert.equal(await field(), "[[1],[0,2],[1]]", "what the visitor has written stays");
});

testOnce("to ask why the answer is right ends what is played", async () => {
  const page = await openCheck();
  await page.run(`document.querySelector("cm-code").value = "function canMouseWin() { return false; }"`);
  await page.run(`document.querySelector(".own-case").open = true`);
  await page.fill("A board, such as", '["####F", "#C...", "M...."]\n1\n2');
  await page.click("button", "Run this case");
  await result(page);
  await page.hold();
  await page.click("button", "Play");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.."]);
  await page.click("button", "Why is this the answer?");
  await page.pass(3_000);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.count(".check-result .explained"), 1);
});

testOnce("a graph of the visitor's own is run alone", async () => {
  const page = await openCheck();
  await page.click("link", "Graph 913");
  await page.run(`document.querySelector("cm-code").value = arguments[0]`, OTHER_913);
  await page.run(`document.querySelector(".own-case").open = true`);
  await page.fill("A graph, such as", "[[1],[0,2],[1]]");
  await page.click("button", "Run this case");
  const { verdict, text } = await result(page);
  assert.equal(verdict, "Wrong answer in this case");
  assert.match(text, /Expected\s+1 \(the mouse wins\)\s+Why is this the answer\?\s+Your answer\s+2 \(the cat wins\)/);
});

testOnce("editor and failing board are in sight side by side, and on a phone the page goes to the report", async () => {
  const page = await openCheck({ width: 1280, height: 800 });
  await check(page, WRONG);
  const { editor, board, run, height } = await page.run(`
    const box = (css) => document.querySelector(css).getBoundingClientRect().toJSON();
    return { editor: box("cm-code"), board: box(".check-result .surface"), run: box(".run"), height: innerHeight }`);
  assert.ok(editor.top >= 0 && run.bottom <= height, "the editor and what runs it");
  assert.ok(board.top >= 0 && board.bottom <= height, "the board");
  assert.ok(board.left > editor.right, "beside one another");
  const mistake = await page.run(
    `return document.querySelector(".check-result .mistakes").getBoundingClientRect().toJSON()`,
  );
  assert.ok(
    mistake.top > 0 && mistake.bottom <= board.top,
    "what the mistake is stands above the board on which it shows",
  );
  const [surface, explained] = await page.run(`
    document.querySelector(".why-answer").click();
    await document.querySelector("cm-check").updateComplete;
    return [".surface", ".explained"].map((css) => document.querySelector(".check-result " + css).getBoundingClientRect().toJSON())`);
  assert.ok(
    explained.top >= surface.bottom && explained.left <= surface.left,
    `what is drawn is explained below it: ${JSON.stringify([surface, explained])}`,
  );
  await page.resize(390, 844);
  await check(page, WRONG);
  const top = await page.run(`return document.querySelector(".check-verdict").getBoundingClientRect().top`);
  assert.ok(top >= 0 && top < 100, `the verdict is at ${top} px`);
  // What says why stands below the answers, and the board on which it is drawn below that.
  const tops = /** @type {number[]} */ (
    await page.run(`
    document.querySelector(".why-answer").click();
    await document.querySelector("cm-check").updateComplete;
    return [...document.querySelectorAll(".check-result :is(.answers, .headline, .because, .surface, .explained, .row)")]
      .map((each) => each.getBoundingClientRect().top)`)
  );
  assert.equal((await page.texts(".check-result .headline h2")).length, 1, "it names the winner");
  assert.deepEqual(
    tops,
    tops.toSorted((one, other) => one - other),
    "in this order",
  );
});

testOnce("on a phone, the code and the result are as wide as the page", async () => {
  const page = await openCheck({ width: 390, height: 844 });
  const widths = await page.run(
    "return ['.question', '.check-code', '.check-result'].map((css) => document.querySelector(css).getBoundingClientRect().width)",
  );
  assert.deepEqual(widths, Array(3).fill(widths[0]));
});

test("on a phone, the editor comes into sight when one of the solutions below it is chosen", async () => {
  const page = await openCheck({ width: 390, height: 600 });
  const isInSight = () =>
    page.run(
      "const { top, bottom } = document.querySelector('cm-code').getBoundingClientRect(); return bottom > 0 && top < innerHeight - 40",
    );
  await page.run(
    "const button = document.querySelector('.to-try button'); button.scrollIntoView({ block: 'start' }); scrollBy(0, 300)",
  );
  assert.equal(await isInSight(), false, "it was scrolled out of sight");
  await page.run("document.querySelector('.to-try button').click()");
  assert.equal(await isInSight(), true);
});

testOnce("it opens at its top, on a phone as well", async () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    const page = await openCheck({ width, height });
    assert.equal(await page.run("return scrollY"), 0, `${width} px`);
  }
});

testOnce("in every language, what runs the code is in sight, and the column does not scroll in itself", async () => {
  const page = await openCheck({ width: 1280, height: 800 });
  for (const language of ["JavaScript", "TypeScript", "Python", "C++"]) {
    await page.click("radio", language);
    const { run, hidden } = await page.run(`
      const column = document.querySelector(".check-code");
      return { run: document.querySelector(".run").getBoundingClientRect().bottom, hidden: column.scrollHeight - column.clientHeight }`);
    assert.ok(run <= 760, `${language}: ${run} px`);
    assert.equal(hidden, 0, language);
  }
});

test("the console stays clean", async () => {
  const page = await openCheck();
  await pasteCode(page, OWN_1728);
  await page.keys("(", "a", "b");
  // Left to itself, a browser may merge the lines over which is typed with an inline style, which the policy refuses.
  await pasteCode(page, OWN_1728);
  await page.chord(...SELECT_ALL);
  await page.keys("(");
  assert.equal(await code(page), `(${OWN_1728})`);
  await page.chord(...SELECT_ALL);
  await page.keys("f");
  assert.equal(await code(page), "f");
  await page.chord(MODIFIER, "z");
  assert.equal(await code(page), `(${OWN_1728})`);
  await check(page, WRONG);
  await page.click("button", "Next");
  assert.deepEqual(await complaints(), []);
});
