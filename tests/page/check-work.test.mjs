// Writing in the editor of Check code, by trusted keys. What is kept of it: tests/component/check.test.ts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, code, editorIsThere, openCheckIn, pasteCode } from "./checking.mjs";
import { MODIFIER, SELECT_ALL, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open, complaints } = withBrowser();
const openCheck = openCheckIn(open);

const OWN_1728 = "function canMouseWin() {\n  return true; // mine, too\n}";
const WRONG = "function canMouseWin() { return false; }";

/** @param {Playground} page */
async function reload(page) {
  await page.visit("check");
  await editorIsThere(page);
}

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
