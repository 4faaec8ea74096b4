// The last board is there again at the next visit, unless a link brings another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { command, rowsHere, withBrowser } from "./playground.mjs";

const { open } = withBrowser();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** What a visitor sees the first time. */
const FIRST = [".M...", "..#..", "#..#.", "C#.#.", "...#F"];

test("the board of the last visit is there again, with its settings", async () => {
  const page = await open();
  assert.deepEqual(await page.contents(), FIRST);
  await page.chooseExample("Two jumps ahead");
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.type("Move limit", "50");
  assert.equal(await page.link(), "board=xxxxF/xC3/M3x&cat=1&mouse=2&limit=50");

  await page.visit();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.equal(await page.value("Mouse: up to (cells)"), "2");
  assert.equal(await page.value("Move limit"), "50");
  assert.equal((await page.verdict()).title, await page.expectedTitle());
  assert.ok(await page.isDisabled("Undo"), "the first board is no step");
  assert.deepEqual(await page.alerts(), []);
});

for (const [what, breaks] of rowsHere(
  Object.entries({
    "there is no storage": `Object.defineProperty(window, "localStorage", { get: refuse })`,
    "it can be neither read nor written": "Storage.prototype.setItem = Storage.prototype.getItem = refuse",
  }),
))
  test(`where the browser keeps nothing, the page works from the start: ${what}`, async () => {
    const page = await open();
    // Before the page's own scripts.
    const functionDeclaration = `() => {
      const refuse = () => { window.refused_ = true; throw new DOMException("not allowed", "SecurityError"); };
      ${breaks};
    }`;
    const { script } = await command(page.driver, "script.addPreloadScript", { functionDeclaration });
    try {
      await page.visit(EXAMPLE_1);
      assert.ok(await page.run("return window.refused_"), "the page has asked for it");
      assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
      assert.deepEqual(await page.alerts(), []);
      await page.click("button", "Clear");
      assert.equal(await page.link(), "board=5/5/5&cat=1&mouse=2");
      await page.click("button", "Undo");
      assert.equal(await page.link(), EXAMPLE_1);
      await page.switchTo("zh");
      await page.visit();
      assert.deepEqual(await page.contents(), FIRST);
    } finally {
      await command(page.driver, "script.removePreloadScript", { script });
    }
  });
