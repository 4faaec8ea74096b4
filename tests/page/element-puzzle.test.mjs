// A puzzle of the playground in another page: moves are judged, wrong ones answered, and the answer is shown when it is asked for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { documented } from "../package/embedding.mjs";
import { assertAccessible } from "./accessible.mjs";
import { CONTAINED, document_, GRAPH_MODULE, withBoards } from "./element.mjs";
import { placesOf, testOnce } from "./playground.mjs";

/** @typedef {import("./element.mjs").Boards} Boards */

const { show, complaints } = withBoards();

const FILES = {
  "puzzles.txt": `${[
    // The mouse wins by (3, 3), (3, 5) and (1, 5).
    "aaaa1 win 88 corridor board=xxxxF/xC3/M4&cat=1&mouse=2&m=10&c=6&turn=mouse",
    // Only the wall at (5, 1) decides.
    "cccc3 change 29 - board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1",
    // Only 4 does not lose.
    "dddd4 only-move 12 - graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&m=3&c=5&turn=mouse",
    "",
    "dddd4",
    "aaaa1",
  ].join("\n")}\n`,
};

/** The question or the answer, and what is asked, or said of the last move. @param {Boards} boards */
const said = async (boards) => [await boards.text("[part=verdict] h2"), await boards.text("[part=verdict] p")];

testOnce("a win is played, a wrong move is answered, and the end is told", async () => {
  const boards = await show(document_('<cat-mouse-board puzzle="aaaa1"></cat-mouse-board>'), { files: FILES });
  const asked = ["Mouse to move: win the game", "Play until the mouse has won. The cat plays perfectly."];
  assert.deepEqual(await said(boards), asked);
  assert.doesNotMatch((await boards.everything()).replace(/<style.*?<\/style>/gs, ""), /wins in/);
  await boards.stroke("3,2");
  assert.equal(
    (await said(boards))[1],
    "Mouse 1 right to row 3, column 2. Not this move. After it, the cat wins in 1 move. Reply: Cat 1 down to row 3, column 2.",
  );
  assert.deepEqual(await boards.contents(), ["####F", "#....", ".C..."]);
  await boards.click("Try again");
  await boards.click("Hint");
  assert.equal((await said(boards))[1], "Idea: look at the narrow way. Who is in it cannot turn aside.");
  await boards.click("Show the move");
  assert.equal((await said(boards))[1], "Hint: →2 r3c3.");
  await boards.told();
  for (const place of placesOf("3,3 3,5 1,5")) {
    const mayMove = () => boards.run("return root(0).querySelector('.mark-on-cell.target') !== null");
    await boards.until(mayMove, "the reader's turn");
    await boards.stroke(place.join());
  }
  assert.equal((await said(boards))[0], "Solved");
  assert.deepEqual(
    (await boards.told()).map(({ name, detail }) => [name, detail.link]),
    [["board-goal", "board=xxxxF/xC3/M4&cat=1&mouse=2"]],
  );
  await boards.click("Show the solution");
  assert.equal(await boards.verdict(), "Mouse wins in 3 moves");
});

test("one that is changed is an exercise; today's is the last on a board, and the script in one file finds it", async () => {
  const exercise = '<cat-mouse-board puzzle="cccc3"></cat-mouse-board>';
  const today = '<cat-mouse-board puzzle="today"></cat-mouse-board>';
  const boards = await show(document_(exercise + today, { scripts: CONTAINED.replace("<script", "<script defer") }), {
    boards: 2,
    files: FILES,
  });
  assert.equal(await boards.text("[part=goal] h2"), "Make the mouse win; change at most 1 wall");
  assert.equal(await boards.text("[part=verdict] h2", 1), "Mouse to move: win the game");
  await assertAccessible(boards, "two puzzles");
});

testOnce("a puzzle on a graph", async () => {
  const graph = '<cat-mouse-graph puzzle="today"></cat-mouse-graph>';
  const boards = await show(document_(graph, { scripts: GRAPH_MODULE, lang: "zh" }), { files: FILES });
  assert.equal((await said(boards))[0], "轮到老鼠走：找出唯一不输的走法");
  await boards.run(
    "root(0).querySelectorAll('[data-node]')[4].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
  );
  await boards.settled();
  assert.equal((await said(boards))[0], "解出来了");
});

testOnce("the documented lesson goes on when its puzzle is solved", async () => {
  const lesson = documented("lesson/index.html").replace("cat-and-mouse/element.js", "element.js");
  const boards = await show(document_(lesson, { scripts: "" }));
  const goesOn = () => boards.run("return document.querySelector('#solved').checkVisibility()");
  assert.equal((await said(boards))[0], "Mouse to move: win the game");
  for (const place of ["1,1", "1,3", "1,4", "3,4"]) {
    assert.equal(await goesOn(), false);
    const mayMove = () => boards.run("return root(0).querySelector('.mark-on-cell.target') !== null");
    await boards.until(mayMove, "the reader's turn");
    await boards.stroke(place);
  }
  assert.equal(await goesOn(), true);
  assert.deepEqual(await said(boards), ["Solved", "You made no mistake and used no hint."]);
  assert.equal(
    await boards.text("[part=why]"),
    "On its shortest way the mouse would get caught. It wins by going around the cat, which takes 1 move more.",
  );
});

testOnce("what cannot be shown is told with the reason", async () => {
  const two = '<cat-mouse-board puzzle="dddd4"></cat-mouse-board><cat-mouse-board puzzle="no"></cat-mouse-board>';
  const boards = await show(document_(two), { boards: 0, files: FILES });
  await boards.until(async () => (await boards.text("[part=reason]", 1)) !== null, "the reason");
  assert.match((await boards.text("[part=reason]")) ?? "", /There is no puzzle “dddd4” on a board\./);
  assert.deepEqual(
    (await boards.told()).map(({ name, detail }) => [name, detail.code, detail.message]),
    [
      ["board-error", "bad-puzzle", "There is no puzzle “dddd4” on a board."],
      ["board-error", "bad-puzzle", "There is no puzzle “no” on a board."],
    ],
  );
  const without = await show(document_('<cat-mouse-board puzzle="aaaa1"></cat-mouse-board>'), {
    boards: 0,
    without: ["puzzles.txt"],
  });
  await without.until(async () => (await without.text("[part=reason]")) !== null, "the reason");
  assert.match((await without.text("[part=reason]")) ?? "", /puzzle\.js and puzzles\.txt must lie beside the script/);
  await complaints();
});
