// Undo and redo, and what changes the whole board: shifts, turns, mirrors, Clear.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { MODIFIER, testOnce, withBrowser } from "./playground.mjs";

const { open } = withBrowser();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const START = ["####F", "#C...", "M...."];

/** @typedef {import("./playground.mjs").Playground} Playground */

/** A stroke of four walls. */
const STROKE = "3,2 3,5";
const STROKEN = ["####F", "#C...", "M####"];

/** Which of both buttons are of use. @param {Playground} page */
async function useful(page) {
  const both = ["Undo", "Redo"];
  const disabled = await Promise.all(both.map((name) => page.isDisabled(name)));
  return both.filter((_, index) => !disabled[index]).join(" and ");
}

for (const link of ["", EXAMPLE_1]) {
  testOnce(`on a fresh page there is nothing to undo: ${link || "no link"}`, async () => {
    const page = await open({ link });
    assert.equal(await useful(page), "");
    await page.click("button", "Next move", 2);
    const [contents, announcement] = [await page.contents(), await page.announcement()];
    await page.chord(MODIFIER, "z");
    await page.chord(MODIFIER, Key.SHIFT, "z");
    await page.click("button", "Undo");
    await page.click("button", "Redo");
    assert.deepEqual(await page.contents(), contents, "what was played stays on the board");
    assert.match(await page.ply(), /^step 2 of/);
    assert.equal(await page.announcement(), announcement, "nothing is said");
  });
}

test("a stroke is one step, undone and redone by the buttons", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.chooseTool("Wall");
  await page.stroke(STROKE);
  const painted = await page.verdict();
  assert.equal(await useful(page), "Undo");

  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START);
  const { title, detail } = await page.verdict();
  assert.equal(title, "Mouse wins in 3 moves");
  assert.equal(await page.announcement(), `${title}. ${detail}`);
  assert.equal(await useful(page), "Redo");
  assert.equal(await page.link(), EXAMPLE_1);

  await page.click("button", "Redo");
  assert.deepEqual(await page.contents(), STROKEN);
  assert.deepEqual(await page.verdict(), painted);
  assert.equal(await page.announcement(), `${painted.title}. ${painted.detail}`);
  assert.equal(await useful(page), "Undo");
  assert.equal(await page.link(), "board=xxxxF/xC3/Mxxxx&cat=1&mouse=2");
});

testOnce("an example is undone, with its jumps and its limit", async () => {
  const page = await open({ link: `${EXAMPLE_1}&limit=77` });
  await page.chooseExample("One move too few");
  assert.equal(await page.value("Move limit"), "78");
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START);
  assert.equal(await page.value("Cat jumps"), "1");
  assert.equal(await page.value("Mouse jumps"), "2");
  assert.equal(await page.value("Move limit"), "77");
  assert.equal(await useful(page), "Redo");
  await page.click("button", "Redo");
  assert.equal((await page.verdict()).title, "Cat wins at the move limit");
});

testOnce("an example is undone, and play begins again in the position of the link", async () => {
  const page = await open({ link: `${EXAMPLE_1}&m=11&c=6&turn=cat` });
  const about = () => page.run("return document.querySelector('.answer .chip').textContent");
  assert.equal(await about(), "Position from the link, cat to move");
  await page.chooseExample("One move too few");
  assert.notEqual(await about(), "Position from the link, cat to move");
  await page.click("button", "Undo");
  assert.equal(await about(), "Position from the link, cat to move");
});

testOnce("four quarter turns by keyboard come to the same board", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await page.tabTo("More tools: size, move limit, shift, turn, mirror");
  await page.keys(Key.ENTER);
  await page.tabTo("Turn left");
  await page.keys(Key.ENTER);
  assert.deepEqual(await page.contents(), ["F..", "#..", "#..", "#C.", "##M"]);
  await page.keys(" ", Key.ENTER, " ");
  assert.deepEqual(await page.contents(), START);
  assert.equal(await page.focused(), "Turn left");
});
