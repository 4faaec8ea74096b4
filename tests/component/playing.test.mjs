// Optimal play is stepped through, ply by ply, by its buttons and by its list.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardsAlong, testOnce } from "../page/playground.mjs";
import { mount } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
const CLOSED_ROOM = "board=C3x/3xF/4x/M4&cat=2&mouse=5";

testOnce("the line of example 1 is told in words", async () => {
  const page = await mount(EXAMPLE_1);
  assert.deepEqual(await page.moveList(), [
    "Mouse 2 right to row 3, column 3",
    "Cat 1 right to row 2, column 3",
    "Mouse 2 right to row 3, column 5",
    "Cat 1 right to row 2, column 4",
    "Mouse 2 up to row 1, column 5: the cheese",
  ]);
});

test("next goes through every ply to the end; the labels follow the pieces", async () => {
  const page = await mount(EXAMPLE_1);
  const { boards } = boardsAlong(EXAMPLE_1);
  assert.deepEqual(boards.at(-1), ["####M", "#..C.", "....."]);
  const list = await page.moveList();
  assert.equal(await page.current(), "Starting position");
  assert.ok(await page.isDisabled("Previous move"));
  assert.ok(await page.isDisabled("To the start"));
  for (let ply = 1; ply <= 5; ply += 1) {
    await page.click("button", "Next move");
    assert.deepEqual(await page.contents(), boards[ply], `after ply ${ply}`);
    assert.equal(await page.ply(), `step ${ply} of 5`);
    assert.equal(
      await page.moveShown(),
      [
        "",
        "move 1 of 3 mouse moved",
        "move 1 of 3 cat moved",
        "move 2 of 3 mouse moved",
        "move 2 of 3 cat moved",
        "move 3 of 3 mouse moved",
      ][ply],
    );
    assert.equal(await page.current(), list[ply - 1]);
    assert.equal((await page.verdict()).title, "Mouse wins in 3 moves", "the verdict is that of the start");
  }
  for (const name of ["Next move", "To the end", "Play"]) assert.ok(await page.isDisabled(name), name);
});

testOnce("previous, first and last", async () => {
  const page = await mount(EXAMPLE_1);
  const { boards } = boardsAlong(EXAMPLE_1);
  await page.click("button", "To the end");
  assert.deepEqual(await page.contents(), boards[5]);
  await page.click("button", "Previous move");
  assert.deepEqual(await page.contents(), boards[4]);
  assert.equal(await page.ply(), "step 4 of 5");
  await page.click("button", "To the start");
  assert.deepEqual(await page.contents(), boards[0]);
  assert.equal(await page.current(), "Starting position");
});

test("play runs to the end and stops there by itself", async () => {
  const page = await mount(EXAMPLE_1);
  const { boards } = boardsAlong(EXAMPLE_1);
  await page.hold();
  await page.click("button", "Play");
  assert.ok((await page.names("button")).includes("Pause"));
  for (let ply = 1; ply <= 5; ply += 1) {
    assert.equal(await page.ply(), `step ${ply} of 5`);
    await page.pass(750);
  }
  assert.ok(!(await page.names("button")).includes("Pause"));
  assert.ok(await page.isDisabled("Play"));
  assert.deepEqual(await page.contents(), boards[5]);
  await page.pass(5000);
  assert.equal(await page.ply(), "step 5 of 5");
});

testOnce("play is paused, and goes on from there", async () => {
  const page = await mount(EXAMPLE_1);
  await page.hold();
  await page.click("button", "Play");
  await page.pass(750);
  assert.equal(await page.ply(), "step 2 of 5");
  await page.click("button", "Pause");
  await page.pass(5000);
  assert.equal(await page.ply(), "step 2 of 5");
  await page.click("button", "Play");
  assert.equal(await page.ply(), "step 3 of 5");
  await page.click("button", "Previous move");
  await page.pass(5000);
  assert.equal(await page.ply(), "step 2 of 5", "a step pauses");
});

testOnce("an entry of the list shows the board after that move", async () => {
  const page = await mount(EXAMPLE_1);
  const { boards } = boardsAlong(EXAMPLE_1);
  await page.click("button", "Mouse 2 right to row 3, column 5");
  assert.deepEqual(await page.contents(), boards[3]);
  assert.equal(await page.ply(), "step 3 of 5");
  await page.click("button", "Mouse 2 right to row 3, column 3");
  assert.deepEqual(await page.contents(), boards[1]);
  await page.click("button", "Starting position");
  assert.deepEqual(await page.contents(), boards[0]);
});

testOnce("the longest line has 79 plies, and ends at the cheese", async () => {
  const page = await mount(LONGEST);
  assert.equal((await page.verdict()).title, "Mouse wins in 40 moves");
  const list = await page.moveList();
  assert.equal(list.length, 79);
  assert.match(list.at(-1) ?? "", /^Mouse .*: the cheese$/);
  await page.click("button", "To the end");
  assert.equal(await page.ply(), "step 79 of 79");
  const visible = await page.run(`
    const entry = document.querySelector("main .moves [aria-current=step]");
    const [box, list] = [entry.getBoundingClientRect(), entry.closest(".moves").getBoundingClientRect()];
    // Browsers scroll by whole pixels, and a list may begin between two.
    return box.top > list.top - 1 && box.bottom < list.bottom + 1`);
  assert.ok(visible, "the list scrolls to the ply that is shown");
});

for (const link of ["board=MxFxC&cat=1&mouse=1", "graph=0-3.1-4.2-5"])
  testOnce(`a line on which no move changes anything says so: ${link}`, async () => {
    const kind = link.startsWith("graph") ? "graph" : "board";
    const page = await mount(link, "line", { kind });
    assert.match(await page.text(), /Whatever either player does, it stays a draw\. One line is shown\./);
    await mount(link, "line", { kind, language: "zh" });
    assert.match(await page.text(), /双方无论怎么走都是平局；这里只列出一种走法。/);
  });

for (const [name, link] of Object.entries({ "a stand-off": STAND_OFF, "a closed room": CLOSED_ROOM })) {
  testOnce(`a draw says where it loops, and Next goes round for ever: ${name}`, async () => {
    const page = await mount(link);
    const { boards, loopsFrom } = boardsAlong(link);
    assert.ok(loopsFrom !== null);
    const { title, detail } = await page.verdict();
    assert.equal(title, "Nobody can force a win");
    assert.equal(detail, "That counts as a win for the cat.");
    assert.ok(
      (await page.text()).includes(
        `After the last move, the position is the same as before the ${loopsFrom % 2 === 0 ? "mouse" : "cat"}’s move ${Math.floor(loopsFrom / 2) + 1}. The moves marked ↻ repeat until the move limit; then the cat wins.`,
      ),
    );
    const plies = boards.length - 1;
    assert.deepEqual(boards[plies], boards[loopsFrom], "the loop closes");
    const loop = await page.run(
      "return [...document.querySelectorAll('.moves li button')].map((each) => each.classList.contains('loop'))",
    );
    assert.deepEqual(
      loop,
      Array.from({ length: plies }, (_, ply) => ply >= loopsFrom),
      "the marked moves",
    );
    let at = 0;
    for (let press = 0; press < 2 * plies + 3; press += 1) {
      await page.click("button", "Next move");
      at = at === plies ? loopsFrom + 1 : at + 1;
      assert.equal(await page.ply(), `step ${at} of ${plies}`);
      assert.deepEqual(await page.contents(), boards[at]);
    }
  });
}

testOnce("a draw is played on and on until it is paused", async () => {
  const page = await mount(STAND_OFF);
  await page.hold();
  const { boards, loopsFrom } = boardsAlong(STAND_OFF);
  const plies = boards.length - 1;
  const from = loopsFrom ?? assert.fail("it is no draw");
  await page.click("button", "To the end");
  await page.click("button", "Play");
  assert.equal(await page.ply(), `step ${from + 1} of ${plies}`, "the first ply of the next round");
  for (let at = from + 2; at <= plies; at += 1) {
    await page.pass(750);
    assert.equal(await page.ply(), `step ${at} of ${plies}`);
  }
  await page.pass(750);
  assert.equal(await page.ply(), `step ${from + 1} of ${plies}`, "and of the one after that");
  await page.click("button", "Pause");
  assert.ok(!(await page.names("button")).includes("Pause"));
  await page.pass(750);
  assert.equal(await page.ply(), `step ${from + 1} of ${plies}`);
});

testOnce("a cat that wins is told too", async () => {
  const page = await mount("board=M1C3F&cat=1&mouse=3");
  const { title, detail } = await page.verdict();
  assert.equal(title, "Cat wins in 4 moves");
  assert.match(detail, /reaches the cheese first/);
  assert.match((await page.moveList()).at(-1) ?? "", /^Cat .*: the cheese$/);
});

testOnce("a change of the board goes back to the start and stops play", async () => {
  const page = await mount(EXAMPLE_1);
  await page.hold();
  await page.click("button", "Play");
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  assert.equal(await page.current(), "Starting position");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
  assert.ok(!(await page.names("button")).includes("Pause"));
});

testOnce("a piece that play has moved is taken up where it is seen", async () => {
  const page = await mount(EXAMPLE_1);
  await page.click("button", "Next move");
  assert.deepEqual((await page.contents())[2], "..M..");
  await page.stroke("3,3 3,4");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "...M."]);
});
