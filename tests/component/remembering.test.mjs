// The last board is there again at the next visit, unless a link brings another one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsHere, testOnce } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** What a visitor sees the first time. */
const FIRST = [".M...", "..#..", "#..#.", "C#.#.", "...#F"];

testOnce("an unfinished board is there again too", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Clear");
  await page.link();
  await visit(page, "");
  assert.deepEqual(await page.contents(), [".....", ".....", "....."]);
});

testOnce("the board is there again at its start, however far play was", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Next move", 3);
  assert.match(await page.link(), /&ply=3$/);
  await visit(page, "");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.current(), "Starting position");
});

testOnce("a link goes before the board of the last visit, and what is undone there is not that board", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Clear");
  await page.link();
  await visit(page, "board=MCxF&cat=1&mouse=1");
  assert.deepEqual(await page.contents(), ["MC#F"]);
  assert.ok(await page.isDisabled("Undo"));
});

testOnce("a board that came by a link is there again, though nothing was done with it", async () => {
  const page = await mountPage({ link: "board=MCxF&cat=1&mouse=1" });
  await visit(page, "");
  assert.deepEqual(await page.contents(), ["MC#F"]);
  assert.match(await page.link(), /^(board=MCxF&cat=1&mouse=1)?$/);
});

testOnce(
  "a link that is broken leaves the board of the last visit to the next one, even if the example is played",
  async () => {
    const page = await mountPage({ link: EXAMPLE_1 });
    await visit(page, "board=ZZ");
    assert.deepEqual(await page.contents(), FIRST);
    await page.click("button", "Next move", 2);
    assert.match(await page.link(), /&ply=2$/);
    await visit(page, "");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  },
);

for (const rubbish of rowsHere(["rubbish", "board=5&cat=99&mouse=1"])) {
  test(`what is no board is passed over in silence: ${JSON.stringify(rubbish)}`, async () => {
    const page = await mountPage({ link: EXAMPLE_1 });
    await page.click("button", "Clear");
    await page.link();
    const keys = /** @type {string[]} */ (
      await page.run("return Object.keys(localStorage).filter((key) => localStorage[key].includes('board='))")
    );
    assert.equal(keys.length, 1, "one entry holds the board");
    await page.run("localStorage.setItem(arguments[0], arguments[1])", keys[0], rubbish);
    await visit(page, "");
    assert.deepEqual(await page.contents(), FIRST);
    assert.deepEqual(await page.alerts(), []);
    await page.click("button", "Next move");
    assert.match(await page.ply(), /^step 1 of/);
  });
}

for (const rubbish of rowsHere(["{", "{}", "7", '{"all":[{},{}],"shown":0,"text":""}']))
  testOnce(`kept cases that cannot be read are ignored: ${rubbish}`, async () => {
    const page = await mountPage({ link: EXAMPLE_1 });
    await page.run("sessionStorage.setItem('cat-and-mouse.board cases', arguments[0])", rubbish);
    await visit(page, EXAMPLE_1);
    // The dialogs, with the row of cases, are loaded by then.
    await page.openDialog("Paste");
    await page.closeDialog();
    await page.click("button", "Next move");
    assert.match(await page.ply(), /^step 1 of/);
    assert.equal(await page.count(".cases"), 0);
  });
