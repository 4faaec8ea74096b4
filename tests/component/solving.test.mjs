// "How it’s solved": the layers of the analysis, one ply after another, counted and on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { rowsHere, testOnce } from "../page/playground.mjs";
import {
  CLOSED_ROOM,
  cellLabels,
  control,
  EXAMPLE_1,
  en,
  look,
  paragraphs,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "../page/views.mjs";
import { load, mount, open } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/views.mjs").Puzzle} Puzzle */
/** @typedef {import("cat-and-mouse").Player} Player */
/** @typedef {import("cat-and-mouse").State} State */
/** @typedef {import("../page/views.mjs").Words} Words */

const ONE_WALL = "board=M1FxC&cat=2&mouse=1";

/** @param {Puzzle} puzzle */
function lastLayer(puzzle) {
  const { mouseByPly, catByPly } = puzzle.solution().stats();
  return Math.max(mouseByPly.length, catByPly.length) - 1;
}

/** Such as "ply 2 of 5". @param {Playground} page @returns {Promise<string>} */
function layerOf(page) {
  return look(page, "return panel.querySelector('output').textContent");
}

/**
 * The state that is shown, and who is to move in what is marked.
 * @typedef {{ state: State & { targets?: number[] }, turn: Player }} Shown
 */

/** Before the first step. @param {Puzzle} puzzle @returns {Shown} */
const first = ({ start }) => ({ state: start, turn: "mouse" });

/** After a step to this layer: a state that it decides, with the cat where it was if there is one. @param {Puzzle} puzzle @param {number} layer @param {Shown} before @returns {Shown} */
function stepped(puzzle, layer, before) {
  const state = puzzle.solution().decidedAt(layer, before.state.cat, before.turn);
  assert.ok(state);
  return { state, turn: state.turn };
}

/** After another player was chosen: such a state with this turn, or the state of the game. @param {Puzzle} puzzle @param {number} layer @param {Player} turn @param {Shown} before @returns {Shown} */
function turned(puzzle, layer, turn, before) {
  const state = puzzle.solution().decidedAt(layer, before.state.cat, turn);
  return { state: state?.turn === turn ? state : puzzle.start, turn };
}

/**
 * The counts, and a mark on every cell that is decided by then.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {number} layer
 * @param {Shown} shown
 * @param {Words} [words]
 */
async function assertLayer(page, puzzle, layer, { state, turn }, words = en) {
  const solution = puzzle.solution();
  const last = lastLayer(puzzle);
  const { mouseByPly, catByPly, mouse, cat, draw } = solution.stats();
  assert.equal(await layerOf(page), words.solving.layer(layer, last));
  const slider = await control(page, "slider", words.solving.scrub);
  assert.equal(await slider.getAttribute("aria-valuetext"), words.solving.layer(layer, last));
  assert.equal(await slider.getProperty("value"), `${layer}`);

  const sum = (/** @type {number[]} */ counts) => counts.slice(0, layer + 1).reduce((total, count) => total + count, 0);
  const decidedSoFar = sum(mouseByPly) + sum(catByPly);
  const told = await paragraphs(page);
  const counts = words.solving.counts(mouseByPly[layer] ?? 0, catByPly[layer] ?? 0, decidedSoFar, mouse + cat + draw);
  assert.ok(told.includes(counts), `"${counts}" is among ${told.join("\n")}`);
  assert.equal(told.includes(words.solving.draws(draw)), layer === last && draw > 0);

  const marks = solution.decided(state.cat, turn).map((decided) => {
    if (!decided) return null;
    const { winner, plies, rule } = decided;
    if (winner === null || plies === null) return layer === last ? words.solving.rules[rule] : null;
    if (plies > layer) return null;
    const outcome = words.outcome({ winner, plies, forced: { winner, plies } });
    return `${outcome}: ${words.solving.rules[rule]}`;
  });
  // At the end of an arrow stands what comes of the move.
  const { mouse: from, cat: by } = state;
  for (const to of state.targets ?? []) {
    const { mouse, cat } = state.turn === "mouse" ? { mouse: to, cat: by } : { mouse: from, cat: to };
    const { forced } = solution.result(mouse, cat, state.turn === "mouse" ? "cat" : "mouse");
    assert.ok(forced);
    marks[to] = words.solving.afterMove(words.outcome({ ...forced, forced }));
  }
  assert.deepEqual(await cellLabels(page), puzzle.labels(state, { words, marks }), `layer ${layer}`);
  return marks;
}

testOnce("layer after layer: counts and cells, for both turns", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  const puzzle = puzzleOf(EXAMPLE_1);
  let shown = first(puzzle);
  for (let layer = 0; layer <= lastLayer(puzzle); layer += 1) {
    if (layer > 0) shown = stepped(puzzle, layer, shown);
    await assertLayer(page, puzzle, layer, shown);
    for (const turn of /** @type {const} */ (["cat", "mouse"])) {
      if (turn === shown.turn) continue;
      await use(page, "radio", en.map.mapped[turn], en.solving.turn);
      shown = turned(puzzle, layer, turn, shown);
      await assertLayer(page, puzzle, layer, shown);
    }
    await use(page, "button", en.next);
  }
  await assertLayer(page, puzzle, lastLayer(puzzle), shown);
  await use(page, "button", en.first);
  await assertLayer(page, puzzle, 0, stepped(puzzle, 0, shown));
});

test("what is never decided is a draw, and told with the last layer", async () => {
  for (const link of rowsHere([STAND_OFF, CLOSED_ROOM])) {
    const page = await mount(link, "solving");
    const puzzle = puzzleOf(link);
    const last = lastLayer(puzzle);
    await use(page, "button", en.last);
    let shown = stepped(puzzle, last, first(puzzle));
    await assertLayer(page, puzzle, last, shown);
    await use(page, "button", en.previous);
    shown = stepped(puzzle, last - 1, shown);
    await assertLayer(page, puzzle, last - 1, shown);
  }
});

testOnce("layers in Chinese", async () => {
  const page = await mount(STAND_OFF, "solving", { language: "zh" });
  const puzzle = puzzleOf(STAND_OFF);
  await use(page, "button", zh.last);
  const last = lastLayer(puzzle);
  await assertLayer(page, puzzle, last, stepped(puzzle, last, first(puzzle)), zh);
});

// 0 hole, 1 mouse, 2 cat: 0-2, 0-5, 1-3, 1-4, 1-5, 2-4, 2-5, 3-4, 3-5
const GRAPH = "graph=0-2.0-5.1-3.1-4.1-5.2-4.2-5.3-4.3-5";

testOnce("each ply shows one of the states that it decides, and names the reason", async () => {
  const page = await mount(GRAPH, "solving", { kind: "graph" });
  const told = () => look(page, "return panel.querySelector('.decided').textContent");
  const standing = () =>
    page.run("const { mouse, cat } = document.querySelector('cm-drawing').pieces; return [mouse, cat]");
  assert.equal(await told(), "");
  await use(page, "button", en.next);
  assert.equal(
    await told(),
    "Decided now, for example: mouse on node 5, cat on node 2, mouse to move. The mouse moves to node 0, and that state was decided one ply before.",
  );
  assert.deepEqual(await standing(), [5, 2]);
  await use(page, "button", en.next);
  assert.equal(
    await told(),
    "Decided now, for example: mouse on node 3, cat on node 1, mouse to move. All its 3 moves lead to states that the cat wins, decided before.",
  );
  assert.deepEqual(await standing(), [3, 1]);
  const ends = await page.run(`
    const { arrows, marks } = document.querySelector("cm-drawing");
    return arrows.map(({ to }) => [to, marks[to].glyph + marks[to].number])`);
  assert.deepEqual(
    ends.sort(),
    [
      [1, "C"],
      [4, "C1"],
      [5, "C1"],
    ],
    "each leads to a win of the cat",
  );
  await open(page, "line");
  assert.deepEqual(await standing(), [1, 2], "the pieces are back");
});

testOnce("a win that comes too late for the move limit is decided by one move all the same", async () => {
  const page = await mount(`${EXAMPLE_1}&limit=4`, "solving");
  await page.run(`
    const slider = document.querySelector(".solving input[type=range]");
    slider.value = 5;
    slider.dispatchEvent(new Event("input"))`);
  assert.equal(
    await look(page, "return panel.querySelector('.decided').textContent"),
    "Decided now, for example: mouse at row 3, column 1, cat at row 2, column 2, mouse to move. The mouse moves to row 3, column 3, and that state was decided one ply before.",
  );
  assert.equal(await page.run("return document.querySelector('cm-board').arrows.length"), 1);
});

testOnce("the key explains the signs that stand on the board, and the frame of what the ply decides", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  const key = () => page.texts(".solving .key li");
  const [framed, over] = ["decided at this ply", "M no number: the game is over"];
  assert.deepEqual(await key(), [over, framed]);
  await use(page, "button", en.next);
  assert.deepEqual(await key(), ["M1 the mouse wins in this many moves", over, framed]);
  // With the last ply, states with the cat to move are decided no more.
  await use(page, "button", en.last);
  await use(page, "radio", en.map.mapped.cat, en.solving.turn);
  assert.deepEqual(await key(), ["M2 the mouse wins in this many moves", "C1 the cat wins in this many moves", over]);
});

testOnce("the layers are gone through by keyboard on the slider", async () => {
  const page = await mount(STAND_OFF, "solving");
  const puzzle = puzzleOf(STAND_OFF);
  const last = lastLayer(puzzle);
  let shown = first(puzzle);
  /** @param {string} key @param {number} layer */
  const press = async (key, layer) => {
    await page.keys(key);
    shown = stepped(puzzle, layer, shown);
  };
  await page.tabTo(en.solving.scrub);
  await press(Key.ARROW_RIGHT, 1);
  await press(Key.ARROW_RIGHT, 2);
  await assertLayer(page, puzzle, 2, shown);
  await press(Key.ARROW_LEFT, 1);
  await assertLayer(page, puzzle, 1, shown);
  await press(Key.END, last);
  await assertLayer(page, puzzle, last, shown);
  await page.keys(Key.ARROW_RIGHT);
  await assertLayer(page, puzzle, last, shown);
  await press(Key.HOME, 0);
  await assertLayer(page, puzzle, 0, shown);
});

testOnce("play goes through all layers and stops at the last; from there it begins anew", async () => {
  const page = await mount(ONE_WALL, "solving");
  const puzzle = puzzleOf(ONE_WALL);
  const last = lastLayer(puzzle);
  await page.hold();
  await use(page, "button", en.play);
  for (let layer = 0; layer <= last; layer += 1) {
    assert.equal(await layerOf(page), en.solving.layer(layer, last));
    await page.pass(700);
  }
  await control(page, "button", en.play);
  // Play shows the first layer anew.
  let shown = stepped(puzzle, 0, first(puzzle));
  for (let layer = 1; layer <= last; layer += 1) shown = stepped(puzzle, layer, shown);
  await assertLayer(page, puzzle, last, shown);
  await use(page, "button", en.play);
  assert.equal(await layerOf(page), en.solving.layer(0, last));
  await page.pass(700);
  assert.equal(await layerOf(page), en.solving.layer(1, last));
});

testOnce("play is paused, and ends with the tab", async () => {
  const page = await mount(STAND_OFF, "solving");
  const last = lastLayer(puzzleOf(STAND_OFF));
  const isAt = (/** @type {number} */ layer) => async () => (await layerOf(page)) === en.solving.layer(layer, last);
  await page.hold();
  await use(page, "button", en.play);
  await page.pass(1400);
  assert.ok(await isAt(2)());
  await use(page, "button", en.pause);
  await control(page, "button", en.play);
  await page.pass(5000);
  assert.ok(await isAt(2)());
  await use(page, "button", en.play);
  await page.pass(700);
  assert.ok(await isAt(3)());
  await open(page, "line");
  await page.pass(5000);
  await open(page, "solving");
  assert.ok(await isAt(3)());
  await control(page, "button", en.play);
});

testOnce("a board that is painted during play is played to its own last layer", async () => {
  const page = await mount(STAND_OFF, "solving");
  const [many, few] = [STAND_OFF, ONE_WALL].map((link) => lastLayer(puzzleOf(link)));
  assert.ok(many !== undefined && few !== undefined && many > few + 1);
  await page.hold();
  await use(page, "button", en.play);
  await load(page, ONE_WALL);
  await page.until(async () => (await layerOf(page)) === en.solving.layer(0, few), "the board with few layers");
  await page.pass(700 * few);
  assert.equal(await layerOf(page), en.solving.layer(few, few));
  await control(page, "button", en.play);
  await use(page, "button", en.play);
  await load(page, STAND_OFF);
  await page.until(async () => (await layerOf(page)) === en.solving.layer(0, many), "the board with many layers");
  await page.pass(700 * (few + 1));
  assert.equal(await layerOf(page), en.solving.layer(few + 1, many));
  await control(page, "button", en.pause);
});

testOnce("on a board with fewer layers the last one is shown", async () => {
  const page = await mount(STAND_OFF, "solving");
  await use(page, "button", en.last);
  await page.click("button", "Clear");
  assert.deepEqual(await paragraphs(page), [], "an incomplete board has no layers");
  await load(page, ONE_WALL);
  const puzzle = puzzleOf(ONE_WALL);
  await page.until(async () => (await paragraphs(page)).length > 0, "the other board");
  await assertLayer(page, puzzle, lastLayer(puzzle), first(puzzle));
});
