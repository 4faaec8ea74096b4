// Exercises: the reader edits until the goal is met, within what may be changed.
import assert from "node:assert/strict";
import { document_, withBoards } from "./element.mjs";
import { testOnce as test, titleOf } from "./playground.mjs";

const { show } = withBoards();

/** The mouse wins at once over two cells; a wall anywhere between it and the food lets the cat win. */
const CORRIDOR = `board="M..F..C" cat-jump="1" mouse-jump="3"`;

test("a goal is met by the reader, told, and told again when it is met again", async () => {
  const page = await show(document_(`<cat-mouse-board id="one" ${CORRIDOR} goal="cat" walls="2"></cat-mouse-board>`));
  assert.equal(await page.text(".goal h2"), "Stop the mouse; change at most 2 walls");
  assert.match((await page.text(".goal p")) ?? "", /^Not yet\. Mouse wins in 1 move\. Walls changed \(±\): 0 of 2\.$/);
  assert.equal(await page.text(".tools"), null, "there are only walls to paint");
  const goals = async () => (await page.told()).filter(({ name }) => name === "board-goal");
  assert.deepEqual(await goals(), []);

  await page.stroke("1,2");
  const link = "board=Mx1F2C&cat=1&mouse=3";
  assert.equal(await page.verdict(), titleOf(link));
  assert.match((await page.text(".goal p")) ?? "", /^Done! Cat wins in \d+ moves\. Walls changed \(±\): 1 of 2\.$/);
  assert.equal(await page.text(".change"), "+", "the wall is marked");
  assert.match((await page.announcement()) ?? "", /^Done! /);
  const [goal, ...more] = await goals();
  assert.equal(more.length, 0);
  assert.deepEqual([goal?.detail.link, goal?.detail.board, goal?.detail.outcome.winner], [link, "M#.F..C", "cat"]);
  assert.ok(goal?.bubbles && goal.composed);

  await page.stroke("1,3");
  assert.deepEqual(await goals(), [], "it is met still");
  await page.click("Start over");
  assert.match((await page.text(".goal p")) ?? "", /^Not yet\./);
  await page.stroke("1,3");
  assert.equal((await goals()).length, 1);
});

/** What an exercise keeps back until it is solved: the verdict, why, the steps and the moves. */
const ANSWER = ".verdict h2, .reason, .steps, .moves";

test("the analysis is hidden until the exercise is solved, or the reader asks for it", async () => {
  const page = await show(document_(`<cat-mouse-board id="one" ${CORRIDOR} goal="cat" walls="2"></cat-mouse-board>`));
  const pieces = () => page.run("return root(0).querySelector('canvas.pieces').toDataURL()");
  const count = () => page.run("return root(0).querySelectorAll(arguments[0]).length", ANSWER);
  assert.equal(await count(), 0);
  await page.run("boards[0].next()");
  assert.deepEqual(await page.contents(), ["M..F..C"], "nor is it stepped through");
  const without = await pieces();
  await page.click("Show the analysis");
  assert.equal(await page.verdict(), "Mouse wins in 1 move");
  assert.ok((await pieces()) !== without, "the arrows are painted");
  assert.equal(await page.run("return root(0).activeElement.className"), "result", "the focus is not lost");
  await page.set({ walls: 1 });
  assert.equal(await count(), 0, "another exercise begins anew");
  await page.stroke("1,2");
  assert.equal(await page.verdict(), "Cat wins in 3 moves");
  assert.ok((await count()) > 3);
  await page.stroke("1,2");
  assert.equal(await count(), 0);
});

test("the link to the playground carries the exercise, with what was changed", async () => {
  const page = await show(
    document_(
      `<cat-mouse-board id="one" ${CORRIDOR} goal="cat:4" walls="2" locked="1,3" heading="Ada" playground="https://example.org/"></cat-mouse-board>`,
    ),
  );
  const link = () => page.run("return decodeURIComponent(root(0).querySelector('[part=link]').hash)");
  const terms = "&title=Ada&goal=cat:4&walls=2&locked=1,3";
  assert.equal(await link(), `#board=M2F2C&cat=1&mouse=3${terms}`);
  await page.stroke("1,2");
  assert.equal(await link(), `#board=Mx1F2C&cat=1&mouse=3${terms}&from=M2F2C`);
  const handedIn = (await link()).slice(1);
  await page.set({ goal: null, walls: null, locked: null, heading: null, link: handedIn });
  assert.equal(await link(), `#${handedIn}`);
  await page.click("Start over");
  assert.equal(await link(), `#board=M2F2C&cat=1&mouse=3${terms}&from=M2F2C`);
  await page.set({ readonly: true });
  assert.equal(await link(), "#board=Mx1F2C&cat=1&mouse=3", "it is no exercise then");
});

test("a hint comes in two steps, for the player who moves first", async () => {
  const page = await show(
    document_(
      `<cat-mouse-board board="C1F1M" cat-jump="1" mouse-jump="1" turn="cat" goal="mouse" walls="1" show=""></cat-mouse-board>`,
    ),
  );
  await page.click("Hint");
  assert.equal(await page.text(".exercise-hint"), "One wall is enough: look in row 1. Tell me which");
  await page.click("Tell me which");
  assert.equal(await page.text(".exercise-hint"), "Add a wall at row 1, column 2.");
  await page.set({ walls: 2 });
  assert.equal(await page.text(".exercise-hint"), "Hint", "another exercise is begun without it");
  await page.stroke("1,2");
  assert.equal(await page.text(".exercise-hint"), null, "it is solved");
});

test("no more walls change than may, pieces stay, and why is said", async () => {
  const page = await show(document_(`<cat-mouse-board ${CORRIDOR} goal="cat" walls="1"></cat-mouse-board>`));
  await page.stroke("1,5 1,6");
  assert.deepEqual(await page.contents(), ["M..F#.C"]);
  assert.equal(await page.text(".goal p"), "Not yet. No more walls: change one back first. Walls changed (±): 1 of 1.");
  await page.stroke("1,1 1,2");
  assert.deepEqual(await page.contents(), ["M..F#.C"]);
  assert.match((await page.text(".goal p")) ?? "", /Only walls can be changed/);
  assert.match((await page.announcement()) ?? "", /Only walls can be changed/);
  await page.stroke("1,5");
  assert.deepEqual(
    [await page.contents(), await page.text(".goal p")],
    [["M..F..C"], "Not yet. Mouse wins in 1 move. Walls changed (±): 0 of 1."],
  );
});

test("locked cells stay, and say so", async () => {
  const page = await show(document_(`<cat-mouse-board ${CORRIDOR} goal="cat" locked="1,2 1,3 1,7"></cat-mouse-board>`));
  assert.equal(await page.text(".edit-help"), "To change the board, tap Edit first.");
  await page.click("Edit");
  assert.equal(await page.text(".edit-help"), null);
  assert.ok(await page.text(".tools"), "pieces may be moved");
  const label = (/** @type {number} */ col) =>
    page.run("return root(0).querySelector(arguments[0]).getAttribute('aria-label')", `[data-col='${col - 1}']`);
  assert.equal(await label(2), "row 1, column 2, floor; locked");
  assert.equal(await label(5), "row 1, column 5, floor");
  await page.stroke("1,2 1,3");
  await page.stroke("1,7 1,6");
  assert.deepEqual(await page.contents(), ["M..F..C"]);
  assert.match((await page.text(".goal p")) ?? "", /This cell is locked/);
  await page.stroke("1,4 1,5");
  assert.deepEqual(await page.contents(), ["M...F.C"], "the food is free");
});

test("a refusal is over once a hint was given, also when a tool is chosen after it", async () => {
  const page = await show(document_(`<cat-mouse-board ${CORRIDOR} goal="cat" locked="1,2"></cat-mouse-board>`));
  await page.click("Edit");
  await page.stroke("1,2");
  assert.match((await page.text(".goal p")) ?? "", /This cell is locked/);
  await page.click("Hint");
  const told = await page.text(".goal p");
  assert.doesNotMatch(told ?? "", /This cell is locked/);
  await page.run("root(0).querySelector('.tools input[value=cat]').click()");
  await page.settled();
  assert.equal(await page.text(".goal p"), told);
  // Another edit is refused anew.
  await page.run("root(0).querySelector('.tools input[value=wall]').click()");
  await page.stroke("1,2");
  assert.match((await page.text(".goal p")) ?? "", /This cell is locked/);
});

test("a win is late enough or not yet", async () => {
  const page = await show(
    document_(`<cat-mouse-board board="M.F.C" cat-jump="1" mouse-jump="1" goal="mouse:5" show=""></cat-mouse-board>`),
  );
  assert.match(
    (await page.text(".goal h2")) ?? "",
    /^Make the mouse win, in 3 moves or more; change walls and move pieces as you like$/,
  );
  assert.match((await page.text(".goal p")) ?? "", /^Not yet\. Mouse wins in 2 moves; at least 3 moves are needed\.$/);
  await page.set({ board: "M...F..C" });
  assert.match((await page.text(".goal p")) ?? "", /^Not yet\. Cat wins in 3 moves\.$/);
  await page.set({ board: "M..F...C" });
  assert.match((await page.text(".goal p")) ?? "", /^Done! Mouse wins in 3 moves\.$/);
});

test("while the verdict is hidden, an exercise tells no more than the walls", async () => {
  const page = await show(
    document_(`<cat-mouse-board ${CORRIDOR} goal="cat" walls="2" reveal="click"></cat-mouse-board>`),
  );
  assert.equal(await page.text(".exercise-hint"), null);
  assert.equal(await page.text(".guesses"), null, "it does not ask who wins");
  await page.stroke("1,2");
  assert.equal(await page.text(".goal p"), "Walls changed (±): 1 of 2.");
  assert.equal(await page.announcement(), "The mouse moves first. Who wins?");
  assert.equal(await page.run("return root(0).querySelector('.goal.met')"), null);
  await page.click("Show the answer");
  assert.match((await page.text(".goal p")) ?? "", /^Done! /);
  assert.match((await page.announcement()) ?? "", /^Done! /);
});

test("by keyboard walls change, and a piece is not taken up", async () => {
  const page = await show(document_(`<cat-mouse-board ${CORRIDOR} goal="cat" walls="1"></cat-mouse-board>`));
  const first = "return root(0).querySelector('[role=gridcell]').getAttribute('aria-label')";
  assert.equal(await page.run(first), "row 1, column 1, mouse; locked");
  await page.run("root(0).querySelector('[role=gridcell]').focus()");
  await page.page.keys("\uE007"); // Enter, on the mouse
  assert.match((await page.text(".goal p")) ?? "", /Only walls can be changed/);
  await page.page.keys("\uE014", "\uE007"); // to the right, Enter
  await page.settled();
  assert.deepEqual(await page.contents(), ["M#.F..C"]);
  assert.match((await page.text(".goal p")) ?? "", /^Done! /);
});

test("an exercise in Chinese", async () => {
  const page = await show(
    document_(`<cat-mouse-board ${CORRIDOR} goal="cat:3" walls="2" locked="1,2"></cat-mouse-board>`, { lang: "zh" }),
  );
  assert.equal(await page.text(".goal h2"), "让猫获胜，至少走 2 回合；最多改变 2 堵墙");
  await page.stroke("1,2");
  assert.match((await page.text(".goal p")) ?? "", /这个格子已锁定。改变的墙/);
});
