// "Map": each cell says what would come of it if a player stood there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsHere, testOnce, withBrowser } from "./playground.mjs";
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
  openView,
  paragraphs,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "./views.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("./views.mjs").Puzzle} Puzzle */
/** @typedef {import("./views.mjs").State} State */
/** @typedef {import("cat-and-mouse").Player} Player */

const { open } = withBrowser();

/**
 * Every cell is labelled as the solver's map says: what happens if the player goes there now, or stood there and moved next.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {State} state
 * @param {{ mapped?: Player, isNow?: boolean, ply?: number, words?: import("./views.mjs").Words }} [how]
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
  assert.equal((await paragraphs(page))[0], words.map.about(mapped, place, isNow), when);
}

test("every cell is labelled with its outcome, for both players and both questions", async () => {
  const page = await open();
  await openView(page, "map");
  for (const link of rowsHere([EXAMPLE_1, CLOSED_ROOM, STAND_OFF, LONGEST, `${OVER_THE_CAT}&limit=4`])) {
    await page.follow(link);
    const puzzle = puzzleOf(link);
    for (const mapped of /** @type {const} */ (["cat", "mouse"])) {
      await use(page, "radio", en.map.mapped[mapped], en.map.whose);
      for (const question of /** @type {const} */ (["first", "now"])) {
        await use(page, "radio", en.map.turns[question], en.map.turn);
        await assertMapped(page, puzzle, puzzle.start, { mapped, isNow: question === "now" });
      }
    }
  }
});

testOnce("what is seen on a cell is what its label says", async () => {
  const page = await open({ link: STAND_OFF });
  const puzzle = puzzleOf(STAND_OFF);
  await openView(page, "map");
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

testOnce("the map speaks Chinese too", async () => {
  const page = await open({ link: STAND_OFF });
  const puzzle = puzzleOf(STAND_OFF);
  await page.switchTo("zh");
  await openView(page, "map", zh);
  await assertMapped(page, puzzle, puzzle.start, { words: zh });
});

testOnce(
  "while the line is stepped through, the map follows the board, and the player to move unless one is chosen",
  async () => {
    // With a limit that runs out on the way, so that the plies left count too.
    const link = `${EXAMPLE_1}&limit=7`;
    const page = await open({ link });
    const puzzle = puzzleOf(link);
    const [first, second] = puzzle.solution().line().moves;
    assert.ok(first && second);
    const afterOne = after(puzzle.start, first);
    const afterTwo = after(afterOne, second);
    await openView(page, "map");
    await page.click("button", "Next move");
    await assertMapped(page, puzzle, afterOne, { mapped: "cat", ply: 1 });
    await page.click("button", "Next move");
    await assertMapped(page, puzzle, afterTwo, { mapped: "mouse", ply: 2 });

    await use(page, "radio", "the cat", "Player");
    await assertMapped(page, puzzle, afterTwo, { mapped: "cat", ply: 2 });
    await page.click("button", "Previous move");
    await assertMapped(page, puzzle, afterOne, { mapped: "cat", ply: 1 });
  },
);

testOnce("a losing move is never shown as a win: the mouse does not move twice", async () => {
  const page = await open({ link: "board=M1FxC&cat=4&mouse=1" });
  await openView(page, "map");
  const labels = await cellLabels(page);
  assert.match(
    labels[1] ?? "",
    /^row 1, column 2, floor; mouse wins in 1 move; cells it can reach with its next move$/,
  );
});

testOnce("the map is there only while its tab is", async () => {
  const page = await open({ link: EXAMPLE_1 });
  const puzzle = puzzleOf(EXAMPLE_1);
  await openView(page, "map");
  await assertMapped(page, puzzle, puzzle.start);
  for (const other of /** @type {const} */ (["line", "moves", "statistics"])) {
    await openView(page, other);
    assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start), other);
    await openView(page, "map");
  }
  await assertMapped(page, puzzle, puzzle.start);
});

testOnce("the map changes with the board that is painted", async () => {
  const page = await open({ link: EXAMPLE_1 });
  await openView(page, "map");
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
