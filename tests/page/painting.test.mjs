// Drawing by finger, on boards and on graphs; and the focus on a graph. All else about drawing: tests/component/.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GraphEditor } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { assertFits, drag, drawn, focusNode, PHONE } from "./drawings.mjs";
import { MODIFIER, withBrowser } from "./playground.mjs";

const { open } = withBrowser();

/** The statement's first example, and the same with a wide room. */
const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const ROOM = "board=8/8/8/CM5F&cat=1&mouse=2";

/** Lets a finger draw. Only once there is one, it is asked whether it is to. @param {import("./playground.mjs").Playground} page */
async function editByFinger(page) {
  await page.press([1, 1], { pointer: "touch" });
  await page.click("button", "Edit");
}

test("the board stays where it is while the words around it change", async () => {
  // So high that the tools are in sight: Edit does not scroll to them.
  const page = await open({ link: "board=C1xF/2x1/M1x1/4", width: 390, height: 1100 });
  const top = () => page.run("return document.querySelector('[role=grid]').getBoundingClientRect().top");
  const before = await top();
  await editByFinger(page);
  assert.equal(await top(), before);
  // In the upper part of the fourth row, where a board that sinks would be hit in the third.
  await page.stroke("3.6,3 3.6,1", { pointer: "touch" });
  assert.deepEqual(await page.contents(), ["C.#F", "..#.", "M.#.", "###."]);
  assert.equal(await top(), before);
  await page.chooseTool("Cat");
  await page.click("button", "Clear");
  assert.equal(await top(), before);
});

test("a press at the right end of a number field hits no arrow of the browser's own", async () => {
  const page = await open({ link: EXAMPLE_1 });
  const field = "document.querySelector('#cat-jump')";
  const { x, y } = await page.run(
    `${field}.scrollIntoView({ block: "center" });
     const { right, top, height } = ${field}.getBoundingClientRect();
     return { x: Math.round(right - 6), y: Math.round(top + height / 3) }`,
  );
  const before = await page.run(`return ${field}.value`);
  await page.point({}, [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ]);
  assert.equal(await page.run(`return document.activeElement === ${field}`), true);
  assert.equal(await page.run(`return ${field}.value`), before);
});

for (const pointer of /** @type {const} */ (["mouse", "touch"])) {
  test(`a piece is carried from the tools onto the board (${pointer})`, async () => {
    const page = await open({ link: "board=2F/C2" });
    assert.match((await page.verdict()).title, /^Place the mouse/);
    if (pointer === "touch") await editByFinger(page);
    await page.liftFromTools("Mouse", [1, 2], { pointer });
    await page.endStroke({ pointer });
    assert.deepEqual(await page.contents(), [".MF", "C.."]);
    assert.equal((await page.verdict()).title, await page.expectedTitle());
    // Let go, it is not carried any further.
    await page.strokeOnTo([2, 3], { pointer });
    assert.deepEqual(await page.contents(), [".MF", "C.."]);
  });
}

test("at 360 by 640 a finger that scrolls paints nothing and carries nothing, until Edit is pressed", async () => {
  const touch = /** @type {const} */ ({ pointer: "touch" });
  const page = await open({ link: EXAMPLE_1, width: 360, height: 640 });
  const action = () => page.run("return getComputedStyle(document.querySelector('.cells')).touchAction");
  const hint = () => page.textOf(".hint");
  /** Up over floor, from the mouse and back, and a tap. */
  const swipe = async () => {
    await page.stroke("3,4 2,4", touch);
    await page.stroke("3,1 3,2", touch);
    await page.press([2, 5], touch);
  };
  await swipe();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await action(), "auto", "the browser may scroll");
  assert.equal(await hint(), "To change the board or the jumps, tap Edit.");
  await page.press([3, 5]);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"], "a mouse always draws");

  await page.click("button", "Edit");
  assert.equal(await action(), "none");
  assert.equal(await hint(), "", "something was drawn");
  await swipe();
  assert.deepEqual(await page.contents(), ["####F", "#C.##", ".M.##"]);
  await page.click("button", "Done");
  await swipe();
  assert.deepEqual(await page.contents(), ["####F", "#C.##", ".M.##"]);
});

test("a finger taps and strokes", async () => {
  const touch = /** @type {const} */ ({ pointer: "touch" });
  const page = await open({ link: ROOM, width: 390, height: 844 });
  await editByFinger(page);
  await page.chooseTool("Wall");
  await page.press([1, 2], touch);
  const scrolled = () => page.run("return [scrollX, scrollY]");
  const before = await scrolled();
  assert.deepEqual((await page.contents())[0], ".#......");
  await page.stroke("3,1 3,4 1,4", touch);
  assert.deepEqual((await page.contents()).slice(0, 3), [".#.#....", "...#....", "####...."]);
  await page.stroke("4,2 2,6", touch);
  assert.deepEqual(await page.contents(), [".#.#....", "...#.M..", "####....", "C......F"]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
  assert.deepEqual(await scrolled(), before, "the page does not scroll under the stroke");
});

/** A path of four nodes. @param {{ width?: number, height?: number }} [size] */
async function openGraph(size = {}) {
  const page = await open({ link: "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90", ...size });
  await drawn(page);
  return { page, text: async () => new GraphEditor(await page.link()).view().text };
}

test("the focus stays on the drawing when its node goes", async () => {
  const { page, text } = await openGraph();
  const focused = () => page.run("return document.activeElement.dataset.node ?? null");
  await focusNode(page, 0);
  await page.keys("n");
  assert.equal(await focused(), "4");
  await page.chord(MODIFIER, "z");
  assert.equal(await focused(), "3");
  await page.keys("n", Key.DELETE);
  assert.equal(await focused(), "3");
  await page.click("radio", "Erase");
  await drag(page, "50,90");
  assert.equal(await text(), "[[1],[0,2],[1]]");
  await page.chord(MODIFIER, "z");
  assert.equal(await text(), "[[1],[0,2],[1,3],[2]]");
});

test("the focus is seen on a node that the keyboard has reached, and only there", async () => {
  const { page } = await openGraph();
  const seen = () =>
    page.run(`
      const node = document.activeElement;
      return [getComputedStyle(node).outlineStyle, getComputedStyle(node.querySelector(".target")).stroke !== "none"]`);
  await drag(page, "50,90");
  assert.deepEqual(await seen(), ["none", false]);
  await focusNode(page, 3);
  assert.deepEqual(await seen(), ["none", true]);
});

test("on a phone nothing is too wide or too small, the drawing follows the verdict, and a finger draws", async () => {
  const { page, text } = await openGraph(PHONE);
  const order = await page.run(`
    const tops = [".question", ".headline", ".drawing", ".steps"].map((each) => document.querySelector("main " + each).getBoundingClientRect().top);
    return tops.every((top, index) => index === 0 || top > tops[index - 1])`);
  assert.ok(order, "the question, the verdict, the drawing, the steps");
  await assertFits(page);
  const before = await text();
  await drag(page, "50,90 50,50", "touch");
  assert.equal(await text(), before, "before Edit a finger scrolls");
  await page.run("scrollTo(0, 0)");
  await page.click("button", "Edit");
  await page.click("radio", "Connect");
  // Whether a finger scrolls is decided by what was painted last.
  await page.frames(2);
  await drag(page, "10,10 30,50 50,90", "touch");
  assert.equal(await text(), "[[1,3],[0,2],[1,3],[0,2]]");
});

describe("with two fingers", () => {
  // Once two fingers have touched a page in a driven Chromium, it tells later pages of no touch: so that one is used for nothing else.
  const { open } = withBrowser(process.env.BROWSER === "firefox" ? undefined : {});

  test("a second finger does not disturb the stroke", async () => {
    const page = await open({ link: ROOM });
    await editByFinger(page);
    await page.beginStroke("1,1", { pointer: "touch" });
    await page.stroke("3,1 3,8", { pointer: "touch", finger: 2 });
    await page.strokeOnTo([1, 4], { pointer: "touch" });
    await page.endStroke({ pointer: "touch" });
    assert.deepEqual((await page.contents()).slice(0, 3), ["####....", "........", "........"]);
  });
});
