// "Map": each cell says what would come of it if a player stood there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsHere, testOnce } from "../page/playground.mjs";
import {
  after,
  asked,
  CLOSED_ROOM,
  cellLabels,
  EXAMPLE_1,
  en,
  LONGEST,
  look,
  OVER_THE_CAT,
  paragraphs,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "../page/views.mjs";
import { mount, open } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/views.mjs").Puzzle} Puzzle */
/** @typedef {import("../page/views.mjs").State} State */
/** @typedef {import("cat-and-mouse").Player} Player */

/**
 * Every cell is labelled as the solver's map says: what happens if the player goes there now, or stood there and moved next.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {State} state
 * @param {{ mapped?: Player, isNow?: boolean, ply?: number, words?: import("../page/views.mjs").Words }} [how]
 */
async function assertMapped(page, puzzle, state, { mapped = state.turn, isNow = true, ply = 0, words = en } = {}) {
  const fixed = mapped === "mouse" ? "cat" : "mouse";
  const solution = puzzle.solution(ply);
  const outcomes = solution.map(fixed, state[fixed], isNow ? fixed : mapped);
  const reach = new Set(isNow && mapped === state.turn ? solution.moves(...asked(state)).map(({ to }) => to) : []);
  const marks = outcomes.map(
    (outcome, cell) => outcome && `${words.outcome(outcome)}${reach.has(cell) ? `; ${words.map.key.reach}` : ""}`,
  );
  assert.ok(marks.filter((mark) => mark !== null).length > 4);
  const when = `the ${mapped} mapped, ${isNow ? "going there now" : "moving next"}, after ply ${ply}`;
  assert.deepEqual(await cellLabels(page), puzzle.labels(state, { words, marks }), when);
  const place = /** @type {[number, number]} */ ([Math.floor(state[fixed] / puzzle.cols), state[fixed] % puzzle.cols]);
  assert.equal((await paragraphs(page))[0], words.map.about(mapped, place, isNow ? fixed : mapped), when);
}

test("every cell is labelled with its outcome, for both players, with either to move", async () => {
  for (const link of rowsHere([EXAMPLE_1, CLOSED_ROOM, STAND_OFF, LONGEST, `${OVER_THE_CAT}&limit=4`])) {
    const page = await mount(link, "map");
    const puzzle = puzzleOf(link);
    for (const mapped of /** @type {const} */ (["cat", "mouse"])) {
      await use(page, "radio", en.map.mapped[mapped], en.map.whose);
      for (const next of /** @type {const} */ (["cat", "mouse"])) {
        await use(page, "radio", en.map.mapped[next], en.map.turn);
        await assertMapped(page, puzzle, puzzle.start, { mapped, isNow: next !== mapped });
      }
    }
  }
});

testOnce("what is seen on a cell is what its label says", async () => {
  const page = await mount(STAND_OFF, "map");
  const puzzle = puzzleOf(STAND_OFF);
  const seen = await look(
    page,
    "return [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent.trim())",
  );
  const expected = puzzle
    .solution()
    .map("cat", puzzle.start.cat, "cat")
    .map((outcome) => {
      if (!outcome) return "";
      return outcome.plies === null ? "=" : `${en.initial[outcome.winner]}${Math.ceil(outcome.plies / 2) || ""}`;
    });
  assert.deepEqual(seen, expected);
  assert.ok(expected.includes("=") && expected.some((sign) => sign.startsWith("M")), "the board has something of each");
});

testOnce("a game that is over has no map, and says so", async () => {
  const page = await mount("board=CM1/3/2F&cat=1&mouse=1", "map");
  await page.click("button", "To the end");
  assert.deepEqual(await paragraphs(page), ["The game is over: the mouse has won."]);
  assert.equal(
    (await cellLabels(page)).filter((label) => / wins | has won/.test(label)).length,
    0,
    "no cell is marked",
  );
  await page.click("button", "Back to the starting position");
  assert.equal(await page.ply(), "at the start");
  assert.equal(
    (await paragraphs(page))[0],
    "What if the mouse were on another cell, and the cat moved next? Each cell shows who would win then. The cat stays at row 1, column 1.",
  );
});

testOnce("the key explains the signs that stand on the board, and the frame where cells have one", async () => {
  const page = await mount(STAND_OFF, "map");
  const key = () => page.texts(".mapped .key li");
  const signs = ["= nobody can force a win before the move limit", "M no number: the game is over"];
  assert.deepEqual(await key(), [
    "M1 the mouse wins in this many moves",
    "C1 the cat wins in this many moves",
    ...signs,
    "cells it can move to right now",
  ]);
  // Who stands there has not moved yet.
  await use(page, "radio", en.map.mapped.mouse, en.map.turn);
  assert.deepEqual(await key(), [
    "M1 the mouse wins in this many moves",
    "C4 the cat wins in this many moves",
    ...signs,
  ]);
});

testOnce("the map speaks Chinese too", async () => {
  const page = await mount(STAND_OFF, "map", { language: "zh" });
  const puzzle = puzzleOf(STAND_OFF);
  await assertMapped(page, puzzle, puzzle.start, { words: zh });
});

testOnce(
  "while the line is stepped through, the map follows the board, and the player to move unless one is chosen",
  async () => {
    // With a limit that runs out on the way, so that the plies left count too.
    const link = `${EXAMPLE_1}&limit=7`;
    const page = await mount(link, "map");
    const puzzle = puzzleOf(link);
    const [first, second] = puzzle.solution().line().moves;
    assert.ok(first && second);
    const afterOne = after(puzzle.start, first);
    const afterTwo = after(afterOne, second);
    await page.click("button", "Next move");
    await assertMapped(page, puzzle, afterOne, { mapped: "cat", ply: 1 });
    await page.click("button", "Next move");
    await assertMapped(page, puzzle, afterTwo, { mapped: "mouse", ply: 2 });

    await use(page, "radio", "the cat", en.map.whose);
    await assertMapped(page, puzzle, afterTwo, { mapped: "cat", ply: 2 });
    await page.click("button", "Previous move");
    await assertMapped(page, puzzle, afterOne, { mapped: "cat", ply: 1 });
  },
);

testOnce("a losing move is never shown as a win: the mouse does not move twice", async () => {
  const page = await mount("board=M1FxC&cat=4&mouse=1", "map");
  const labels = await cellLabels(page);
  assert.match(labels[1] ?? "", /^row 1, column 2, floor; mouse wins in 1 move; cells it can move to right now$/);
});

testOnce("the map changes with the board that is painted", async () => {
  const page = await mount(EXAMPLE_1, "map");
  await page.chooseTool("Wall");
  await page.press([3, 3]);
  const painted = puzzleOf("board=xxxxF/xC3/M1x2&cat=1&mouse=2");
  assert.notDeepEqual(
    painted.solution().result(...asked(painted.start)),
    puzzleOf(EXAMPLE_1)
      .solution()
      .result(...asked(painted.start)),
  );
  await assertMapped(page, painted, painted.start);
});

testOnce("the map is there only while its tab is", async () => {
  const page = await mount(EXAMPLE_1, "map");
  const puzzle = puzzleOf(EXAMPLE_1);
  await assertMapped(page, puzzle, puzzle.start);
  for (const other of /** @type {const} */ (["line", "moves", "statistics"])) {
    await open(page, other);
    assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start), other);
    await open(page, "map");
  }
  await assertMapped(page, puzzle, puzzle.start);
});
