// The views and the address: it holds what they show, and leads back to it. All else about them: tests/component/.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import {
  after,
  asked,
  cellLabels,
  choiceWords,
  control,
  EXAMPLE_1,
  en,
  openView,
  puzzleOf,
  untilAddress,
  use,
} from "../page/views.mjs";
import { mountPage, visit } from "./mounted.mjs";

test("the address holds the state, and a reload shows it", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  const puzzle = puzzleOf(EXAMPLE_1);
  const worse = puzzle
    .solution()
    .moves(...asked(puzzle.start))
    .at(-1);
  assert.ok(worse && !worse.best);
  const state = after(puzzle.start, worse);
  await openView(page, "moves");
  await use(page, "button", choiceWords(worse, puzzle.cols));
  const link = puzzle.linkOf(state);
  assert.match(link, /&m=\d+&c=\d+&turn=cat$/);
  await untilAddress(page, `${link}&view=moves`);

  await visit(page);
  await page.untilSeen("[role=gridcell]", "the page");
  assert.deepEqual(await cellLabels(page), puzzle.labels(state));
  assert.equal(await page.run("return document.querySelector('[role=tab][aria-selected=true]').id"), "tab-moves");
  await openView(page, "line");
  const { moves, ending } = puzzle.solution().line(...asked(state));
  assert.deepEqual(
    await page.moveList(),
    moves.map((move, index) => en.move(move, puzzle.cols, index + 1 === moves.length ? ending : null)),
    "optimal play from the state, with all plies of the limit",
  );
  assert.equal(await page.current(), en.linkedStart);
  await openView(page, "moves");
  await use(page, "button", en.allMoves.restart);
  assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start));
  await untilAddress(page, `${EXAMPLE_1}&view=moves`);
});

test("the link to the longest win shows that state, and its line is as long", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  const puzzle = puzzleOf(EXAMPLE_1);
  const { longest } = puzzle.solution().stats();
  await openView(page, "statistics");
  const link = await control(page, "link", en.statistics.showLongest);
  await page.pressElement(link);
  await untilAddress(page, `${puzzle.linkOf(longest)}&view=statistics`);
  await page.until(async () => (await page.ply()) === "at the start", "the longest line");
  assert.deepEqual(await cellLabels(page), puzzle.labels(longest));
  await openView(page, "line");
  assert.equal(await page.current(), en.linkedStart);
  assert.equal((await page.moveList()).length, longest.plies);
});

test("a pair of jumps that is pressed becomes the board's, in its settings and in the address", async () => {
  const page = await mountPage({ link: "board=M1C3F&cat=1&mouse=4" });
  await openView(page, "what-if");
  await use(page, "button", "Cat: up to 1 cell, mouse: up to 3 cells: cat wins in 4 moves");
  assert.deepEqual(await page.values("Cat: up to (cells)", "Mouse: up to (cells)"), ["1", "3"]);
  await untilAddress(page, "board=M1C3F&cat=1&mouse=3&view=what-if");
});
