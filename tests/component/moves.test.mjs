// "All moves": every move of the state that is shown, with what comes of it; and playing one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { rowsHere, testOnce } from "../page/playground.mjs";
import {
  after,
  allMoves,
  asked,
  CLOSED_ROOM,
  cellLabels,
  choiceWords,
  drawn,
  EXAMPLE_1,
  en,
  expectedMoves,
  headings,
  LONGEST,
  look,
  OVER_THE_CAT,
  paragraphs,
  pointAway,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "../page/views.mjs";
import { mount, open } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/views.mjs").Puzzle} Puzzle */
/** @typedef {import("../page/views.mjs").State} State */

const LATE = `${LONGEST}&limit=78`;

/** @param {Playground} page @param {Puzzle} puzzle @param {State} state @param {number} ply @param {string} when */
async function assertExplores(page, puzzle, state, ply, when) {
  assert.deepEqual(await allMoves(page), expectedMoves(puzzle, state, ply), when);
  const outcome = puzzle.solution(ply).result(...asked(state));
  const [standing] = await paragraphs(page);
  assert.equal(standing, en.allMoves.standing(state.turn, outcome), when);
  assert.deepEqual(await cellLabels(page), puzzle.labels(state), when);
}

/** Goes from above the view to its list by the tab key. @param {Playground} page */
async function enter(page) {
  await look(page, "panel.focus()");
  await page.keys(Key.TAB);
}

/** The last of the moves from a state: one of the worst. @param {Puzzle} puzzle @param {State} state @param {number} [ply] */
function worstOf(puzzle, state, ply = 0) {
  const move = puzzle
    .solution(ply)
    .moves(...asked(state))
    .at(-1);
  assert.ok(move && !move.best, "the board has a worse move");
  return move;
}

/** The moves of the list, in words. @param {Puzzle} puzzle @param {import("cat-and-mouse").Move[]} played */
function expectedList(puzzle, played) {
  const state = played.reduce(after, puzzle.start);
  const { moves, ending } = puzzle.solution(played.length).line(...asked(state));
  const all = [...played, ...moves];
  return all.map((move, index) => en.move(move, puzzle.cols, index + 1 === all.length ? ending : null));
}

test("every move of the start, best first, under what it comes to", async () => {
  for (const link of rowsHere([EXAMPLE_1, CLOSED_ROOM, STAND_OFF, LONGEST, LATE])) {
    const page = await mount(link, "moves");
    const puzzle = puzzleOf(link);
    await assertExplores(page, puzzle, puzzle.start, 0, link);
  }
});

testOnce("below the moves stands what their signs mean", async () => {
  const page = await mount(OVER_THE_CAT, "moves");
  const key = await page.texts(".all-moves .key li");
  assert.deepEqual(key, [
    "M1 after this move, the mouse wins in this many more moves",
    "C1 after this move, the cat wins in this many more moves",
    "C no number: the game is over",
  ]);
});

testOnce("the view speaks Chinese too", async () => {
  const page = await mount(STAND_OFF, "moves", { language: "zh" });
  assert.equal((await paragraphs(page))[0], "轮到老鼠走：双方都没有必胜策略。");
  const puzzle = puzzleOf(STAND_OFF);
  assert.deepEqual(await allMoves(page), expectedMoves(puzzle, puzzle.start, 0, zh));
});

testOnce("each ply of the line has its own moves; the last has none", async () => {
  const page = await mount(EXAMPLE_1, "moves");
  const puzzle = puzzleOf(EXAMPLE_1);
  let state = puzzle.start;
  for (const [index, move] of puzzle.solution().line().moves.entries()) {
    await page.click("button", "Next move");
    state = after(state, move);
    await assertExplores(page, puzzle, state, index + 1, `ply ${index + 1}`);
  }
  assert.deepEqual(await allMoves(page), []);
  assert.match((await paragraphs(page))[0] ?? "", /The game is over: the mouse has won\.$/);
});

testOnce("the move that is pointed at is drawn on the board, by pointer and by keyboard", async () => {
  const page = await mount(STAND_OFF, "moves");
  const puzzle = puzzleOf(STAND_OFF);
  const moves = puzzle.solution().moves(...asked(puzzle.start));
  await pointAway(page);
  const before = await drawn(page);
  const names = expectedMoves(puzzle, puzzle.start).flatMap(([, group]) => group);
  // The first entry of the list is the one that the tab key reaches.
  await enter(page);
  const pictures = new Set([before]);
  for (const name of names) {
    assert.equal(await look(page, "return said(document.activeElement)"), name);
    pictures.add(await drawn(page));
    await page.keys(Key.ARROW_DOWN);
  }
  assert.equal(pictures.size, 1 + moves.length, "each move is drawn in its own way");
  await page.chord(Key.SHIFT, Key.TAB);
  await page.until(async () => (await drawn(page)) === before, "the board as before");

  const buttons = await page.driver.findElements({ css: "[role=tabpanel] section button.choose" });
  await page.driver
    .actions()
    .move({ origin: /** @type {any} */ (buttons.at(-1)) })
    .perform();
  await page.until(async () => (await drawn(page)) !== before, "the move under the pointer");
  assert.ok(pictures.has(await drawn(page)), "the pointer shows what the keyboard shows");
  await pointAway(page);
  await page.until(async () => (await drawn(page)) === before, "the board as before");
  assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start), "nothing was played");
});

testOnce("a move that is made after going back leads where it says, and not where the line went", async () => {
  const page = await mount(EXAMPLE_1, "moves");
  const puzzle = puzzleOf(EXAMPLE_1);
  await page.click("button", "Next move", 2);
  await page.click("button", "To the start");
  const last = puzzle
    .solution()
    .moves(...asked(puzzle.start))
    .at(-1);
  assert.ok(last && !last.best);
  await page.run("[...document.querySelectorAll('.choose')].at(-1).click()");
  await page.frames(2);
  assert.deepEqual(await cellLabels(page), puzzle.labels(after(puzzle.start, last)));
});

testOnce("a move is played by keyboard alone", async () => {
  const page = await mount(EXAMPLE_1, "moves");
  const puzzle = puzzleOf(EXAMPLE_1);
  const [, second] = puzzle.solution().moves(...asked(puzzle.start));
  assert.ok(second);
  await enter(page);
  await page.keys(Key.ARROW_DOWN, Key.ENTER);
  await assertExplores(page, puzzle, after(puzzle.start, second), 1, "after the second move of the list");
});

testOnce("outcomes count the plies that are left of a low move limit", async () => {
  const link = `${OVER_THE_CAT}&limit=4`;
  const page = await mount(link, "moves");
  const puzzle = puzzleOf(link);
  // It would still win without a limit, only later.
  const slow = puzzle
    .solution()
    .moves(...asked(puzzle.start))
    .find(({ outcome }) => outcome.ending === "limit");
  assert.ok(slow?.outcome.forced?.winner === "mouse");
  let state = puzzle.start;
  for (let ply = 0; ply < 4; ply += 1) {
    await assertExplores(page, puzzle, state, ply, `with ${4 - ply} plies left`);
    const move = ply === 0 ? slow : puzzle.solution(ply).moves(...asked(state))[0];
    assert.ok(move);
    const name = choiceWords(move, puzzle.cols, en, false);
    const choices = expectedMoves(puzzle, state, ply).flatMap(([, group]) => group);
    await use(page, "button", choices.find((choice) => choice.startsWith(name)) ?? name);
    state = after(state, move);
  }
  assert.deepEqual(await allMoves(page), []);
  assert.equal((await paragraphs(page))[0], en.stopsAtLimit(4));
});

testOnce("a worse move that is pressed is played, and the line goes on from it", async () => {
  const page = await mount(EXAMPLE_1, "moves");
  const puzzle = puzzleOf(EXAMPLE_1);
  const verdict = await page.verdict();
  const worse = worstOf(puzzle, puzzle.start);
  await use(page, "button", choiceWords(worse, puzzle.cols));
  const state = after(puzzle.start, worse);
  await assertExplores(page, puzzle, state, 1, "after the worse move");
  assert.deepEqual(await page.verdict(), verdict, "the verdict is about the painted board");

  await open(page, "line");
  const list = expectedList(puzzle, [worse]);
  assert.deepEqual(await headings(page), [en.playedLine]);
  assert.deepEqual(await page.moveList(), list);
  assert.equal(await page.current(), list[0]);
  assert.equal(await page.ply(), `step 1 of ${list.length}`);

  await page.click("button", "To the end");
  assert.equal(await page.ply(), `step ${list.length} of ${list.length}`);
  await page.click("button", "To the start");
  assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start));
  assert.deepEqual(await page.moveList(), list, "stepping back forgets nothing");
  await page.click("button", "Next move");
  assert.deepEqual(await cellLabels(page), puzzle.labels(state));

  await open(page, "moves");
  await use(page, "button", en.allMoves.restart);
  await assertExplores(page, puzzle, puzzle.start, 0, "back at the start");
  await open(page, "line");
  assert.deepEqual(await headings(page), []);
  assert.deepEqual(await page.moveList(), expectedList(puzzle, []));
});

testOnce("a worse move in the middle of the line keeps what was before it", async () => {
  const page = await mount(LONGEST, "moves");
  const puzzle = puzzleOf(LONGEST);
  const before = puzzle.solution().line().moves.slice(0, 4);
  const state = before.reduce(after, puzzle.start);
  await page.click("button", "Next move", 4);
  const worse = worstOf(puzzle, state, 4);
  await use(page, "button", choiceWords(worse, puzzle.cols));
  await assertExplores(page, puzzle, after(state, worse), 5, "after the fifth move");
  await open(page, "line");
  assert.deepEqual(await page.moveList(), expectedList(puzzle, [...before, worse]));
});

testOnce("to play the line's own move is a step along it", async () => {
  const page = await mount(EXAMPLE_1, "moves");
  const puzzle = puzzleOf(EXAMPLE_1);
  const [best] = puzzle.solution().moves(...asked(puzzle.start));
  assert.ok(best);
  await use(page, "button", choiceWords(best, puzzle.cols));
  await assertExplores(page, puzzle, after(puzzle.start, best), 1, "after the best move");
  await open(page, "line");
  assert.deepEqual(await headings(page), []);
  assert.deepEqual(await page.moveList(), expectedList(puzzle, []));
});
