// A board is painted, by pointer, by finger and by keyboard alone, and the verdict is there at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { placesOf, testOnce, titleOf } from "../page/playground.mjs";
import { mount, mountPage } from "./mounted.mjs";

/** The statement's first example, and the same with a wide room. */
const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const ROOM = "board=8/8/8/CM5F&cat=1&mouse=2";

test("the arrow keys stop at the edges, and the tab key comes back to the cell that was left", async () => {
  const page = await mount(EXAMPLE_1);
  await page.tabTo("row 1, column 1");
  await page.keys(Key.ARROW_UP, Key.ARROW_LEFT);
  assert.equal(await page.focused(), "row 1, column 1, wall");
  await page.chord(Key.CONTROL, Key.END);
  assert.equal(await page.focused(), "row 3, column 5, floor");
  await page.keys(Key.ARROW_DOWN, Key.ARROW_RIGHT, Key.ARROW_LEFT);
  assert.equal(await page.focused(), "row 3, column 4, floor");
  await page.keys(Key.TAB);
  assert.doesNotMatch(await page.focused(), /^row/, "one cell alone is reached by the tab key");
  await page.chord(Key.SHIFT, Key.TAB);
  assert.equal(await page.focused(), "row 3, column 4, floor");
});

testOnce("a stroke that begins on a wall erases, and the floor tool only erases", async () => {
  const page = await mount("board=xx1x4/8/CM5F&cat=1&mouse=2");
  await page.chooseTool("Wall");
  await page.stroke("1,1 1,6");
  assert.deepEqual((await page.contents())[0], "........");
  await page.press([1, 2]);
  await page.chooseTool("Eraser");
  await page.stroke("1,8 1,1");
  assert.deepEqual(await page.contents(), ["........", "........", "CM.....F"]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
});

test("a fast stroke fills the cells between, and passes over pieces", async () => {
  const page = await mount(ROOM);
  await page.chooseTool("Wall");
  await page.stroke("1,1 1,8");
  assert.deepEqual((await page.contents())[0], "########");
  await page.stroke("3,1 4,1 4,8 3,8");
  assert.deepEqual(await page.contents(), ["########", "........", "#......#", "CM#####F"]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
});

test("a stroke may leave the board and come back", async () => {
  const page = await mount(ROOM);
  await page.chooseTool("Wall");
  await page.stroke("2,2 0.2,2 0.2,5 2,5");
  assert.deepEqual((await page.contents()).slice(0, 3), [".#..#...", ".#..#...", "........"]);
});

test("Escape during a stroke takes it back, and the rest of the stroke does nothing", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.beginStroke("3,2 3,5");
  assert.deepEqual((await page.contents())[2], "M####");
  assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
  await page.keys(Key.ESCAPE);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
  await page.strokeOnTo([2, 4]);
  await page.endStroke();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  await page.press([3, 3]);
  assert.deepEqual((await page.contents())[2], "M.#..", "the next stroke paints again");
});

testOnce("Delete empties a cell, and the verdict says which piece is missing", async () => {
  const page = await mount(EXAMPLE_1);
  await page.tabTo("row 1, column 1");
  await page.keys(Key.DELETE);
  assert.deepEqual(await page.contents(), [".###F", "#C...", "M...."]);
  await page.keys(Key.ARROW_DOWN, Key.ARROW_DOWN, Key.DELETE);
  assert.deepEqual(await page.contents(), [".###F", "#C...", "....."]);
  const { title, detail } = await page.verdict();
  assert.equal(title, "Place the mouse");
  assert.match(detail, /Press a cell to place the mouse/);
  assert.deepEqual(await page.names("radio"), ["Wall", "Eraser", "Cat", "Mouse (not on the board)", "Cheese"]);
  assert.deepEqual(await page.moveList(), []);
  await page.keys(Key.ARROW_UP, Key.ARROW_RIGHT, Key.BACK_SPACE);
  assert.equal((await page.verdict()).title, "Place the cat and mouse");
});

testOnce("a piece that is placed again moves, and a wall under it gives way", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Mouse");
  await page.press([1, 1]);
  assert.deepEqual(await page.contents(), ["M###F", "#C...", "....."]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
});

test("the mouse is dragged: it moves and is never there twice", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.beginStroke("3,1");
  const titles = new Set();
  for (const [row, col] of placesOf("3,3 2,5 1,3 3,2")) {
    await page.strokeOnTo([row, col]);
    const rows = await page.contents();
    assert.equal(rows.join("").replace(/[^M]/g, ""), "M", `one mouse on ${rows.join("/")}`);
    assert.equal(rows[row - 1]?.[col - 1], "M");
    const { title } = await page.verdict();
    assert.equal(title, await page.expectedTitle());
    titles.add(title);
  }
  await page.endStroke();
  assert.ok(titles.size > 1, "the verdict follows the mouse");
  // Walls and pieces that it was carried over are as before.
  assert.deepEqual(await page.contents(), ["####F", "#C...", ".M..."]);
});

testOnce("the mouse dropped on the cat changes places with it", async () => {
  const page = await mount(EXAMPLE_1);
  await page.stroke("3,1 2,2");
  assert.deepEqual(await page.contents(), ["####F", "#M...", "C...."]);
  assert.equal((await page.verdict()).title, titleOf("board=xxxxF/xM3/C4&cat=1&mouse=2"));
});

test("the mouse dragged off the board stays on it, at the edge", async () => {
  const page = await mount(EXAMPLE_1);
  await page.stroke("3,1 3,3 3.9,3");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.."]);
  await page.stroke("3,3 2,6");
  assert.deepEqual(await page.contents(), ["####F", "#C..M", "....."]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
});

test("Escape brings a dragged piece back", async () => {
  const page = await mount(EXAMPLE_1);
  await page.beginStroke("3,1 3,5");
  assert.deepEqual((await page.contents())[2], "....M");
  await page.keys(Key.ESCAPE);
  await page.endStroke();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

test("the right button paints nothing", async () => {
  const page = await mount(EXAMPLE_1);
  const cell = await page.find("gridcell", "row 3, column 3");
  await page.driver.actions({ async: true }).contextClick(cell).perform();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

test("a press without a pointer, as screen readers make it, uses the tool", async () => {
  const page = await mount(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.run("arguments[0].click()", await page.find("gridcell", "row 3, column 3"));
  assert.deepEqual((await page.contents())[2], "M.#..");
});

test("the verdict changes in the same frame as the board", async () => {
  const page = await mount(EXAMPLE_1);
  // At the end of each frame: what is under the pointer, what the board spells, and what the verdict says.
  await page.run(`
    window.frames_ = [];
    let last = null;
    addEventListener("pointermove", (event) => {
      if (event.buttons === 0) return;
      if (last === null) requestAnimationFrame(() => {
        window.frames_.push({
          under: nameOf(document.elementFromPoint(last.clientX, last.clientY)),
          labels: all("gridcell").map(nameOf),
          title: document.querySelector("main h2").textContent,
        });
        last = null;
      });
      last = event;
    }, { capture: true })`);
  await page.beginStroke("3,1");
  // A frame for each move, also on a busy machine.
  for (const place of placesOf("3,2 3,3 3,4 3,5 2,5 2,4 2,3")) {
    await page.strokeOnTo(place);
    await page.frames(2);
  }
  await page.endStroke();
  const frames = /** @type {{ under: string, labels: string[], title: string }[]} */ (
    await page.run("return window.frames_")
  );
  assert.ok(frames.length >= 7, `${frames.length} frames were seen`);
  const letters = /** @type {Record<string, string>} */ ({ floor: ".", wall: "x", cat: "C", mouse: "M", cheese: "F" });
  const expected = frames.map(({ labels }) => {
    const cells = labels.map((label) => letters[label.split(", ")[2] ?? ""]).join("");
    return titleOf(`board=${cells.slice(0, 5)}/${cells.slice(5, 10)}/${cells.slice(10)}&cat=1&mouse=2`);
  });
  assert.deepEqual(
    frames.map(({ under }) => under.split(", ")[2]),
    frames.map(() => "mouse"),
    "the mouse is under the pointer",
  );
  assert.deepEqual(
    frames.map(({ title }) => title),
    expected,
  );
  assert.ok(new Set(expected).size >= 3, "the verdict changes on the way");
});

test("example 1 is painted by pointer on a cleared board", async () => {
  const page = await mountPage();
  await page.click("button", "Clear");
  assert.equal((await page.verdict()).title, "Place the cat, mouse, and cheese");
  await page.stepTo("Rows", 3);
  await page.stepTo("Columns", 5);
  await page.stepTo("Cat: up to (cells)", 1);
  await page.stepTo("Mouse: up to (cells)", 2);
  await page.chooseTool("Wall");
  await page.stroke("1,1 1,2 1,3 1,4");
  await page.press([2, 1]);
  await page.chooseTool("Cheese");
  await page.press([1, 5]);
  await page.chooseTool("Cat");
  await page.press([2, 2]);
  await page.chooseTool("Mouse");
  await page.press([3, 1]);

  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  const { title, detail } = await page.verdict();
  assert.equal(title, "Mouse wins in 3 moves");
  assert.match(detail, /reaches the cheese/);
  assert.equal(await page.announcement(), `${title}. ${detail}`);
});

test("example 1 is painted by keyboard alone", async () => {
  const page = await mountPage();
  const more = "More tools: size, move limit, shift, turn, mirror";
  await page.tabTo(more);
  await page.keys(Key.ENTER);
  await page.tabTo("Clear");
  await page.keys(" ");
  assert.match((await page.verdict()).title, /^Place the/);

  await page.tabTo("Rows", { backwards: true });
  await page.keyUntil("Rows", 3, Key.ARROW_DOWN);
  await page.tabTo("Columns: more");
  await page.keyUntil("Columns", 5, " ");
  await page.keys(Key.ESCAPE);
  assert.equal(await page.focused(), more);
  await page.tabTo("Cat jump: less");
  await page.keyUntil("Cat: up to (cells)", 1, Key.ENTER);
  await page.tabTo("Mouse: up to (cells)");
  await page.keys("2");

  await page.tabTo("row 1, column 1", { backwards: true });
  await page.keys("w", Key.ENTER, Key.ARROW_RIGHT, " ", Key.ARROW_RIGHT, Key.ENTER, Key.ARROW_RIGHT, " ");
  await page.keys(Key.ARROW_RIGHT, "f", Key.ENTER);
  await page.keys(Key.HOME, Key.ARROW_DOWN, "w", " ", Key.ARROW_RIGHT, "c", " ");
  await page.keys(Key.PAGE_DOWN, Key.HOME, "m", Key.ENTER);

  assert.equal(await page.focused(), "row 3, column 1, mouse");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
  assert.match(await page.announcement(), /^Mouse wins in 3 moves\./);
});

testOnce("Escape takes back a piece carried from the tools, and it stays back", async () => {
  const page = await mountPage({ link: "board=2F/C2" });
  await page.liftFromTools("Mouse", [1, 2]);
  assert.deepEqual(await page.contents(), [".MF", "C.."]);
  await page.keys(Key.ESCAPE);
  await page.strokeOnTo([2, 2]);
  assert.deepEqual(await page.contents(), ["..F", "C.."]);
  await page.endStroke();
  assert.deepEqual(await page.contents(), ["..F", "C.."]);
});

testOnce("letters choose tools wherever the focus is, but not while a number is typed", async () => {
  const page = await mountPage();
  const chosen = () => page.run(`return nameOf(document.querySelector("input[type=radio]:checked"))`);
  for (const [key, tool] of Object.entries({ f: "Cheese", m: "Mouse", e: "Eraser", C: "Cat", w: "Wall" })) {
    await page.keys(key);
    assert.equal(await chosen(), tool);
  }
  await page.click("spinbutton", "Move limit");
  await page.keys("e");
  assert.equal(await chosen(), "Wall");
});

test("the same sentence twice is announced twice", async () => {
  const page = await mountPage({ link: "board=xxxxF/xC3/M4&cat=1&mouse=2" });
  const said = "document.querySelector('cat-mouse-playground > [role=status] > span')";
  await page.press([1, 1]);
  await page.press([1, 1]);
  const text = await page.announcement();
  await page.run(`window.heard = ${said}`);
  await page.press([1, 2]);
  await page.press([1, 2]);
  assert.equal(await page.announcement(), text);
  assert.equal(await page.run(`return ${said} === window.heard`), false);
});
