// "Statistics": how many states each player wins, and the longest win.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsHere, testOnce } from "../page/playground.mjs";
import { CLOSED_ROOM, EXAMPLE_1, en, LONGEST, look, paragraphs, puzzleOf, STAND_OFF, use, zh } from "../page/views.mjs";
import { mount } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** The cells of both tables, row by row. @param {Playground} page @returns {Promise<string[][][]>} */
function tables(page) {
  return look(
    page,
    `return [...panel.querySelectorAll("table")].map((table) =>
       [...table.querySelectorAll("tbody tr")].map((row) => [...row.cells].map((cell) => cell.textContent.trim())))`,
  );
}

/** @param {import("../page/views.mjs").Puzzle} puzzle @param {import("../page/views.mjs").Words} words */
function expectedTables(puzzle, words) {
  const stats = puzzle.solution().stats();
  const all = stats.mouse + stats.cat + stats.draw;
  const results = /** @type {const} */ (["mouse", "cat", "draw"]);
  const length = Math.max(stats.mouseByPly.length, stats.catByPly.length);
  const number = (/** @type {number | undefined} */ count) => words.number(count ?? 0);
  return [
    results.map((name) => [
      words.statistics.results[name],
      number(stats[name]),
      ((100 * stats[name]) / all).toFixed(1),
    ]),
    Array.from({ length }, (_, ply) => [`${ply}`, number(stats.mouseByPly[ply]), number(stats.catByPly[ply])]),
  ];
}

/** All of the board's states are counted. @param {Playground} page @param {string} link @param {import("../page/views.mjs").Words} words */
async function assertCounted(page, link, words) {
  const puzzle = puzzleOf(link);
  assert.deepEqual(await tables(page), expectedTables(puzzle, words), link);
  const { mouse, cat, draw, longest } = puzzle.solution().stats();
  const told = (await paragraphs(page)).join(" ");
  assert.ok(told.includes(words.statistics.about(mouse + cat + draw)), told);
  assert.ok(told.includes(words.statistics.longest(longest.winner, longest.plies)), told);
}

test("all states are counted", async () => {
  for (const link of rowsHere([EXAMPLE_1, CLOSED_ROOM, LONGEST, STAND_OFF])) {
    const page = await mount(link, "statistics");
    await assertCounted(page, link, en);
  }
});

testOnce("all states are counted, in Chinese", async () => {
  const page = await mount(STAND_OFF, "statistics", { language: "zh" });
  await assertCounted(page, STAND_OFF, zh);
});

testOnce("the counts by distance open on request", async () => {
  const page = await mount(EXAMPLE_1, "statistics");
  const isShown = () => look(page, "return panel.querySelectorAll('table')[1].checkVisibility()");
  assert.equal(await isShown(), false);
  await use(page, "summary", en.statistics.byPly);
  assert.equal(await isShown(), true);
});

testOnce("the counts follow the board that is painted", async () => {
  const page = await mount(EXAMPLE_1, "statistics");
  await page.chooseTool("Wall");
  await page.press([3, 3]);
  assert.deepEqual(await tables(page), expectedTables(puzzleOf("board=xxxxF/xC3/M1x2&cat=1&mouse=2"), en));
});
