// The sentence under the verdict that says why: it follows the board. The sentences of all reasons: tests/node/reasons.test.mjs.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import { mount, mountPage } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const FIRST = "The mouse needs 3 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.";
const CAUGHT =
  "The mouse cannot get away, and would lose the race to the cheese too: the cat needs 4 moves, the mouse 5.";

/** The sentences that say why. @param {Playground} page @returns {Promise<string[]>} */
const reasons = (page) => page.texts("main .reason");

test("the reason changes with the board, and goes with it", async () => {
  const page = await mount(EXAMPLE_1);
  assert.deepEqual(await reasons(page), [FIRST]);
  await page.press([3, 3]);
  assert.deepEqual(await reasons(page), [CAUGHT]);
  await page.click("button", "Undo");
  assert.deepEqual(await reasons(page), [FIRST]);
  await page.click("button", "Clear");
  assert.deepEqual(await reasons(page), [], "an incomplete board has no reason");
  await mount(EXAMPLE_1, "line", { language: "zh" });
  assert.deepEqual(await reasons(page), ["老鼠走 3 回合到奶酪，而且先走；猫要 4 回合，拦不住它。"]);
});

test("the reason is about the painted board, however far the line is played", async () => {
  const page = await mount(EXAMPLE_1);
  await page.click("button", "To the end");
  assert.deepEqual(await reasons(page), [FIRST]);
});

test("an exercise that the cat wins only by the move limit says so with its goal", async () => {
  const page = await mountPage({ link: "board=1Mx2/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1&goal=cat" });
  assert.equal(await page.textOf("#verdict"), "Nobody can force a win");
  assert.equal(
    await page.run("return document.querySelector('.goal p').innerText.trim()"),
    "Done! The mouse has no forced win before the move limit, and that counts for the cat.",
  );
  await page.follow("board=M2F2C&cat=3&mouse=1&goal=cat");
  assert.equal(await page.run("return document.querySelector('.goal p').innerText.trim()"), "Done!");
});
