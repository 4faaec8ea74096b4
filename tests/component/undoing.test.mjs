// Undo and redo, and what changes the whole board: shifts, turns, mirrors, Clear.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { MODIFIER, testOnce } from "../page/playground.mjs";
import { mount, mountPage } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const START = ["####F", "#C...", "M...."];

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** A stroke of four walls. */
const STROKE = "3,2 3,5";
const STROKEN = ["####F", "#C...", "M####"];

/** Which of both buttons are of use. @param {Playground} page */
async function useful(page) {
  const both = ["Undo", "Redo"];
  const disabled = await Promise.all(both.map((name) => page.isDisabled(name)));
  return both.filter((_, index) => !disabled[index]).join(" and ");
}

test("several steps are undone and redone by keys, wherever the focus is", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.stroke(STROKE);
  await page.stroke("3,1 2,5");
  const carried = ["####F", "#C..M", ".####"];
  assert.deepEqual(await page.contents(), carried);

  await page.tabTo("row 3, column 1");
  await page.chord(MODIFIER, "z");
  assert.deepEqual(await page.contents(), STROKEN);
  await page.chord(MODIFIER, "z");
  assert.deepEqual(await page.contents(), START);
  await page.chord(MODIFIER, "z");
  assert.deepEqual(await page.contents(), START, "there is no more");
  await page.chord(MODIFIER, Key.SHIFT, "z");
  assert.deepEqual(await page.contents(), STROKEN);
  await page.chord(MODIFIER, "y");
  assert.deepEqual(await page.contents(), carried);
  assert.equal(await useful(page), "Undo");
});

testOnce("a new step drops what could be redone", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.stroke(STROKE);
  await page.click("button", "Undo");
  await page.press([2, 5]);
  assert.equal(await useful(page), "Undo");
  await page.chord(MODIFIER, Key.SHIFT, "z");
  assert.deepEqual(await page.contents(), ["####F", "#C..#", "M...."]);
});

testOnce("undo in the middle of a stroke takes the stroke back, and the rest of it does nothing", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.press([2, 5]);
  await page.beginStroke(STROKE);
  await page.chord(MODIFIER, "z");
  assert.deepEqual(await page.contents(), ["####F", "#C..#", "M...."]);
  await page.strokeOnTo([2, 3]);
  await page.endStroke();
  assert.deepEqual(await page.contents(), ["####F", "#C..#", "M...."]);
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START);
});

testOnce("a stroke that changes nothing, or was taken back, is no step", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Eraser");
  await page.stroke(STROKE);
  await page.beginStroke("1,1 1,3");
  await page.keys(Key.ESCAPE);
  await page.endStroke();
  assert.deepEqual(await page.contents(), START);
  assert.equal(await useful(page), "");
});

test("a number that is typed is one step, and so is one that replaces it later", async () => {
  const page = await mount(EXAMPLE_1);
  await page.type("Move limit", "500");
  await page.keys(Key.TAB);
  await page.type("Move limit", "4");
  await page.keys(Key.TAB);
  assert.equal((await page.verdict()).title, "Cat wins at the move limit");
  await page.click("button", "Undo");
  assert.equal(await page.value("Move limit"), "500");
  await page.click("button", "Undo");
  assert.equal(await page.value("Move limit"), "1000");
  assert.equal(await useful(page), "Redo");
  await page.click("button", "Redo");
  assert.equal(await page.value("Move limit"), "500", "the digits on the way are no steps");
});

testOnce("a size that is typed brings back what it cut off when it is undone", async () => {
  const page = await mount(EXAMPLE_1);
  await page.type("Columns", "2");
  assert.equal((await page.contents())[0]?.length, 2);
  await page.keys("0");
  assert.equal((await page.alerts()).length, 1, "20 is refused");
  assert.deepEqual(await page.contents(), START);
  await page.type("Columns", "3");
  await page.keys(Key.TAB);
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START);
  assert.equal(await page.value("Columns"), "5");
  assert.ok(await page.isDisabled("Undo"), "what was refused is no step");
});

testOnce("each press of a button for more or less is a step", async () => {
  const page = await mount(EXAMPLE_1);
  await page.stepTo("Cat: up to (cells)", 3);
  await page.chord(MODIFIER, "z");
  assert.equal(await page.value("Cat: up to (cells)"), "2");
  await page.chord(MODIFIER, "z");
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.equal(await useful(page), "Redo");
});

testOnce("Clear takes all off the board, and is undone", async () => {
  const page = await mount(EXAMPLE_1);
  await page.click("button", "Clear");
  assert.deepEqual(await page.contents(), [".....", ".....", "....."]);
  await page.click("button", "Clear");
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START, "an empty board is not cleared again");
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
  assert.equal(await useful(page), "Redo");
});

const BOARD = ["C#F.", "M...", "..#."];

testOnce("shifts, turns and mirrors move the whole board in one step, and its settings stay", async () => {
  const page = await mount("board=CxF1/M3/2x1&cat=2&mouse=3&limit=50");
  const before = await page.verdict();
  for (const [button, after] of /** @type {const} */ ([
    ["Shift up", ["M...", "..#.", "C#F."]],
    ["Shift down", ["..#.", "C#F.", "M..."]],
    ["Shift left", ["#F.C", "...M", ".#.."]],
    ["Shift right", [".C#F", ".M..", "...#"]],
    ["Turn right", [".MC", "..#", "#.F", "..."]],
    ["Turn left", ["...", "F.#", "#..", "CM."]],
    ["Mirror left and right", [".F#C", "...M", ".#.."]],
    ["Mirror top and bottom", ["..#.", "M...", "C#F."]],
  ])) {
    await page.click("button", button);
    assert.deepEqual(await page.contents(), after, button);
    assert.deepEqual(
      await page.values("Rows", "Columns", "Cat: up to (cells)", "Mouse: up to (cells)", "Move limit"),
      [`${after.length}`, `${after[0].length}`, "2", "3", "50"],
      button,
    );
    const { title } = await page.verdict();
    assert.equal(title, await page.expectedTitle(), button);
    if (!button.startsWith("Shift")) assert.equal(title, before.title, "turned or mirrored it is the same puzzle");
    await page.click("button", "Undo");
    assert.deepEqual(await page.contents(), BOARD, button);
    assert.equal(await useful(page), "Redo", button);
  }
});

testOnce("while play has moved the pieces, the whole board is turned as it is painted", async () => {
  const page = await mount(EXAMPLE_1);
  await page.click("button", "Next move", 2);
  await page.click("button", "Mirror left and right");
  assert.deepEqual(await page.contents(), ["F####", "...C#", "....M"]);
  assert.equal(await page.current(), "Starting position");
});

testOnce("many strokes are undone one by one", async () => {
  const page = await mount("board=8/8/8/CM5F&cat=1&mouse=2");
  await page.chooseTool("Wall");
  const boards = [await page.contents()];
  for (let col = 1; col <= 8; col += 1) {
    await page.stroke(`1,${col} 3,${col}`);
    boards.push(await page.contents());
  }
  assert.equal(new Set(boards.map((rows) => rows.join("/"))).size, 9);
  for (const rows of boards.slice(0, -1).reverse()) {
    await page.chord(MODIFIER, "z");
    assert.deepEqual(await page.contents(), rows);
  }
  assert.equal(await useful(page), "Redo");
});

for (const link of ["", EXAMPLE_1]) {
  testOnce(`on a fresh page there is nothing to undo: ${link || "no link"}`, async () => {
    const page = await mountPage({ link });
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
  const page = await mountPage({ link: EXAMPLE_1 });
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
  const page = await mountPage({ link: `${EXAMPLE_1}&limit=77` });
  await page.chooseExample("One move too few");
  assert.equal(await page.value("Move limit"), "78");
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), START);
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.equal(await page.value("Mouse: up to (cells)"), "2");
  assert.equal(await page.value("Move limit"), "77");
  assert.equal(await useful(page), "Redo");
  await page.click("button", "Redo");
  assert.equal((await page.verdict()).title, "Cat wins at the move limit");
});

testOnce("an example is undone, and play begins again in the position of the link", async () => {
  const page = await mountPage({ link: `${EXAMPLE_1}&m=11&c=6&turn=cat` });
  const about = () => page.textOf(".answer .chip");
  assert.equal(await about(), "This position, cat to move");
  await page.chooseExample("One move too few");
  assert.notEqual(await about(), "This position, cat to move");
  await page.click("button", "Undo");
  assert.equal(await about(), "This position, cat to move");
});

testOnce("four quarter turns by keyboard come to the same board", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.tabTo("More tools: size, move limit, shift, turn, mirror");
  await page.keys(Key.ENTER);
  await page.tabTo("Turn left");
  await page.keys(Key.ENTER);
  assert.deepEqual(await page.contents(), ["F..", "#..", "#..", "#C.", "##M"]);
  await page.keys(" ", Key.ENTER, " ");
  assert.deepEqual(await page.contents(), START);
  assert.equal(await page.focused(), "Turn left");
});
