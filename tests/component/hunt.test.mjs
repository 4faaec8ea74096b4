// The longest known win, a hunt of 626 plies: everything on the page bears a line that long.
import assert from "node:assert/strict";
import { solve } from "cat-and-mouse";
import { testOnce as test } from "../page/playground.mjs";
import { openView, use } from "../page/views.mjs";
import { mountPage, visit } from "./mounted.mjs";

const HUNT = "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2";
const GRID = ["...#...#", ".#C#.#..", ".#.#..#.", ".#..#.#.", "..#...#.", "#..#.#M.", "##..#..#", ".F#...##"];

/** The rows after so many plies of the best line. @param {number} plies */
function rowsAfter(plies) {
  const solution = solve(GRID, 3, 2);
  const { moves } = solution.line();
  solution.free();
  const cells = [...GRID.join("").replace(/[CM]/g, ".")];
  const last = (/** @type {"mouse" | "cat"} */ player) =>
    moves.slice(0, plies).findLast(({ by }) => by === player)?.to ??
    GRID.join("").indexOf(player === "cat" ? "C" : "M");
  cells[last("mouse")] = "M";
  cells[last("cat")] = "C";
  return GRID.map((_, row) => cells.slice(8 * row, 8 * row + 8).join(""));
}

test("the example, its list, its slider, and its end", async () => {
  const page = await mountPage();
  await page.chooseExample("The long hunt");
  assert.deepEqual(await page.verdict(), {
    title: "Cat wins in 313 moves",
    detail: "It catches the mouse, whatever the mouse does.",
  });
  assert.deepEqual(await page.contents(), GRID);
  const list = await page.moveList();
  assert.equal(list.length, 626);
  assert.match(list.at(-1) ?? "", /^Cat .*: caught$/);
  // All of the number of each round is to be seen.
  const numbers = await page.run(`
    return [...document.querySelectorAll(".moves .number")]
      .map((number) => [number.textContent, number.scrollWidth - number.clientWidth])`);
  assert.deepEqual(numbers.at(-1), ["313", 0]);
  await page.click("button", "To the end");
  assert.equal(await page.ply(), "step 626 of 626");
  assert.equal(await page.moveShown(), "move 313 of 313 cat moved");
  assert.deepEqual(await page.contents(), rowsAfter(626));
  const slide = (/** @type {number} */ ply) =>
    page.run(
      `const slider = document.querySelector(".transport input[type=range]");
      slider.value = arguments[0];
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      return slider.max`,
      ply,
    );
  assert.equal(await slide(313), "626");
  await page.frames(2);
  assert.equal(await page.ply(), "step 313 of 626");
  assert.deepEqual(await page.contents(), rowsAfter(313));
});

test("a picture of it in the middle of its line is saved", async () => {
  const page = await mountPage({ link: `${HUNT}&ply=313` });
  await page.run(`
    const { fillText } = CanvasRenderingContext2D.prototype;
    window.written_ = [];
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      window.written_.push(text);
      return fillText.call(this, text, ...place);
    };
    HTMLAnchorElement.prototype.click = function () {};
    URL.createObjectURL = (blob) => {
      createImageBitmap(blob).then(({ width, height }) => { window.made_ = [width, height]; });
      return "";
    };`);
  await page.openDialog("Share");
  await page.click("button", "Save picture (PNG)");
  await page.until(() => page.run("return window.made_ !== undefined"), "the picture");
  const [width, height] = await page.run("return window.made_");
  // Coordinates above and beside a square board, and lines of text below it.
  assert.ok(width > 500 && height > width, `${width} by ${height}`);
  const written = async () => (await page.run("return window.written_.splice(0)")).join(" ");
  assert.match(await written(), /Cat to move: cat wins in 157 moves\./, "the sentence is that of the position");
  await page.click("radio", "As a puzzle");
  await page.run("delete window.made_");
  await page.click("button", "Save picture (PNG)");
  await page.until(() => page.run("return window.made_ !== undefined"), "the picture of a puzzle");
  assert.match(await written(), /mouse up to 2\. The cat moves first\. Who wins\? 1 2 3/);
  await page.closeDialog();
  await page.click("button", "To the start");
  await page.openDialog("Share");
  await page.click("radio", "Solved");
  await page.run("delete window.made_");
  await page.click("button", "Save picture (PNG)");
  await page.until(() => page.run("return window.made_ !== undefined"), "the picture of the start");
  assert.match(await written(), /mouse up to 2\. Cat wins in 313 moves\. 1 2 3/, "the sentence is the answer");
});

test("a link opens it at any ply", async () => {
  const page = await mountPage({ link: `${HUNT}&ply=313` });
  assert.equal(await page.ply(), "step 313 of 626");
  assert.deepEqual(await page.contents(), rowsAfter(313));
  await page.click("button", "Next move");
  assert.equal(await page.link(), `${HUNT}&ply=314`);
});

test("Show why draws the end of the hunt, and no cell twice", async () => {
  const page = await mountPage({ link: HUNT });
  await page.click("button", "Show why");
  const reason = await page.textOf(".shown-why");
  const [, last = "0"] = /^The dots show the end of the hunt: the cat’s last (\d+) moves of 313\./.exec(reason) ?? [];
  const moves = Number(last);
  assert.ok(moves > 3, reason);
  const labels = (await page.names("gridcell")).map((name) => /; the cat after (\d+) moves$/.exec(name)?.[1]);
  const numbered = labels.filter((number) => number !== undefined).map(Number);
  const caughtAt = rowsAfter(626).join("").indexOf("C");
  assert.equal(labels[caughtAt], "313");
  assert.ok(
    numbered.every((number) => number >= 313 - moves && number <= 313),
    `${numbered}`,
  );
});

test("How it is solved: the last of its layers, its histogram, and counts of all states", async () => {
  const page = await mountPage({ link: HUNT, width: 390, height: 844 });
  await openView(page, "solving");
  await page.run("document.querySelector('.solving .steps button:last-of-type').click()");
  await page.frames(2);
  assert.ok((await page.text()).includes("round 626 of 626"));
  const bars = await page.run(`
    return [...document.querySelectorAll(".histogram rect")]
      .filter((bar) => bar.getAttribute("height") > 0).map((bar) => bar.getBoundingClientRect().right)`);
  assert.ok(bars.length > 600, `${bars.length} bars`);
  assert.ok(Math.max(...bars) <= 390, "all bars are in the window");
});

test("How it is solved plays in about a minute, however long the win", async () => {
  const page = await mountPage({ link: HUNT });
  await page.hold();
  await openView(page, "solving");
  const layer = () => page.textOf(".solving .steps output");
  await page.run("document.querySelector('.solving .steps button:nth-of-type(3)').click()");
  await page.pass(700);
  assert.equal(await layer(), "round 7 of 626");
  for (let tick = 2; tick <= 90; tick += 1) await page.pass(700);
  assert.equal(await layer(), "round 626 of 626");
});

test("Statistics: the rows for all plies scroll in a box of their own, by keyboard too", async () => {
  const page = await mountPage({ link: HUNT, width: 390, height: 844 });
  await openView(page, "statistics");
  assert.ok((await page.text()).includes("The longest forced win: the cat's, in 626 plies."));
  await use(page, "summary", "By distance in plies");
  const { rows, height, focusable } = await page.run(`
    const box = document.querySelector(".by-ply");
    box.focus();
    return {
      rows: box.querySelectorAll("tbody tr").length,
      height: box.getBoundingClientRect().height,
      focusable: document.activeElement === box,
    }`);
  assert.equal(rows, 627);
  assert.ok(height < 844, `${height} px`);
  assert.ok(focusable);
});

test("a match of 626 plies is shown to its end, with all its moves", async () => {
  const solution = solve(GRID, 3, 2);
  const moves = solution.line().moves.map(({ to }) => to);
  solution.free();
  const record = { link: HUNT, side: "mouse", strength: "perfect", seed: 1, moves, gaveUp: false };
  const page = await mountPage({ link: HUNT });
  await page.run("sessionStorage.setItem('cat-and-mouse.match', arguments[0])", JSON.stringify(record));
  await visit(page, "play");
  await page.until(
    () => page.run("return document.querySelectorAll('.match-moves tbody tr').length === 313"),
    "the moves",
  );
  assert.deepEqual(await page.contents(), rowsAfter(626));
  await page.run("document.querySelectorAll('.match-moves tbody tr:nth-child(157) button')[0].click()");
  await page.frames(2);
  assert.deepEqual(await page.contents(), rowsAfter(312), "the board before that move");
});

test("in How it’s solved an arrow leaves what is written on the cells it crosses free", async () => {
  // The cat jumps up to three cells: its arrows cross cells that have a number too.
  const page = await mountPage({ link: "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1&view=solving" });
  for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) {
    await page.run("document.querySelector('.solving .steps button:nth-of-type(4)').click()");
    await page.frames(1);
    const covered = await page.run(`
      const board = document.querySelector("cm-board");
      const { cols } = board.game.view;
      const at = (cell) => [Math.floor(cell / cols), cell % cols];
      return board.look.arrows.flatMap(({ from, to }) => {
        const [[top, left], [bottom, right]] = [at(from), at(to)];
        return [...board.querySelectorAll("[data-content=floor] > .mark-on-cell")].flatMap((mark) => {
          const row = Number(mark.parentElement.dataset.row), col = Number(mark.parentElement.dataset.col);
          const between = (one, a, b) => one >= Math.min(a, b) && one <= Math.max(a, b);
          if (!between(row, top, bottom) || !between(col, left, right)) return [];
          const range = document.createRange();
          range.selectNodeContents(mark);
          const text = range.getBoundingClientRect(), cell = mark.getBoundingClientRect();
          const gap = (start, end, from, size) => Math.max(start - from - size / 2, from + size / 2 - end) / size;
          const free = top === bottom ? gap(text.top, text.bottom, cell.top, cell.height) : gap(text.left, text.right, cell.left, cell.width);
          return free > 0 ? [] : [[row, col, mark.textContent, free]];
        });
      });`);
    assert.deepEqual(covered, [], `step ${step}`);
  }
});
