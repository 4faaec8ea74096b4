// "How it’s solved": the layers of the analysis, one round after another, counted and on the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { rowsHere, testOnce } from "../page/playground.mjs";
import {
  asked,
  CLOSED_ROOM,
  cellLabels,
  control,
  EXAMPLE_1,
  en,
  look,
  after as madeFrom,
  paragraphs,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "../page/views.mjs";
import { load, mount, mountPage, open } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/views.mjs").Puzzle} Puzzle */
/** @typedef {import("../page/views.mjs").State} State */
/** @typedef {import("../page/views.mjs").Words} Words */
/** @typedef {import("cat-and-mouse").Player} Player */
/** @typedef {import("cat-and-mouse").Decided} Decided */

// The cat goes to 3, before the hole, and the mouse is caught: 0-3, 1-4, 1-5, 2-3, 3-5
const LOST = "graph=0-3.1-4.1-5.2-3.3-5";
const ONE_WALL = "board=M1FxC&cat=2&mouse=1";

/** The last layer that decides something. @param {Puzzle} puzzle */
function lastLayer(puzzle) {
  const { mouseByPly, catByPly } = puzzle.solution().stats();
  return Math.max(mouseByPly.length, catByPly.length) - 1;
}

/** Such as "round 2 of 5". @param {Playground} page @returns {Promise<string>} */
function layerOf(page) {
  return look(page, "return panel.querySelector('output').textContent");
}

/** What is said of the one position. @param {Playground} page @returns {Promise<string>} */
function toldOf(page) {
  return look(page, "return panel.querySelector('.decided').textContent");
}

/** Steps on to the layer that decides the starting position. @param {Playground} page @param {number} own */
async function toOwn(page, own, words = en) {
  for (let layer = 0; layer < own; layer += 1) await use(page, "button", words.next);
}

/** @param {Decided} decided @param {Words} words */
function decidedWords({ winner, plies }, words) {
  return winner === null || plies === null ? words.solving.undecided : words.solving.decided(winner, plies);
}

/**
 * Which layer is shown, and the counts.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {number} layer
 * @param {Words} words
 */
async function assertCounts(page, puzzle, layer, words) {
  const last = lastLayer(puzzle);
  const { mouseByPly, catByPly, mouse, cat, draw } = puzzle.solution().stats();
  assert.equal(await layerOf(page), words.solving.layer(layer, last));
  const slider = await control(page, "slider", words.solving.scrub);
  assert.equal(await slider.getAttribute("aria-valuetext"), words.solving.layer(layer, last));
  assert.equal(await slider.getProperty("value"), `${layer}`);
  const sum = (/** @type {number[]} */ counts) => counts.slice(0, layer + 1).reduce((total, count) => total + count, 0);
  const decided = sum(mouseByPly) + sum(catByPly);
  const counts =
    layer > last
      ? words.solving.draws(draw)
      : words.solving.counts(mouseByPly[layer] ?? 0, catByPly[layer] ?? 0, decided, mouse + cat + draw);
  assert.equal((await paragraphs(page)).at(-1), counts);
}

/**
 * One position: the pieces, and what comes of the moves that decide it. Nothing else is marked.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {number} layer
 * @param {State} state
 * @param {number[]} ends where those moves go
 * @param {Words} [words]
 */
async function assertOne(page, puzzle, layer, state, ends, words = en) {
  await assertCounts(page, puzzle, layer, words);
  /** @type {(string | null)[]} */
  const marks = [];
  for (const to of ends) {
    const { mouse, cat, turn } = madeFrom(state, { by: state.turn, from: state[state.turn], to });
    const after = puzzle.solution().decided(cat, turn)[mouse];
    assert.ok(after);
    marks[to] = words.solving.afterMove(decidedWords(after, words));
  }
  assert.deepEqual(await cellLabels(page), puzzle.labels(state, { words, marks }), `layer ${layer}`);
  const arrows = await page.run("return document.querySelector('cm-board').look.arrows.map(({ to }) => to)");
  assert.deepEqual(arrows.sort(), [...ends].sort(), `layer ${layer}`);
}

/** The states of the best line, from the start on. @param {Puzzle} puzzle */
function lineOf({ start, solution }) {
  const states = [start];
  for (const move of solution().line(...asked(start)).moves)
    states.push(madeFrom(/** @type {State} */ (states.at(-1)), move));
  return states;
}

/**
 * All positions with the cat of the game: a mark on every cell that is decided by then, and no arrow.
 * @param {Playground} page
 * @param {Puzzle} puzzle
 * @param {number} layer
 * @param {Player} turn
 * @param {Words} [words]
 */
async function assertAll(page, puzzle, layer, turn, words = en) {
  await assertCounts(page, puzzle, layer, words);
  const last = lastLayer(puzzle);
  const decided = puzzle.solution().decided(puzzle.start.cat, turn);
  const marks = decided.map((each) => (each && (each.plies ?? last + 1) <= layer ? decidedWords(each, words) : null));
  assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start, { words, marks }), `layer ${layer}`);
  assert.deepEqual(await page.run("return document.querySelector('cm-board').look.arrows"), []);
  const framed = await page.run("return document.querySelectorAll('.mark-on-cell.strong').length");
  assert.equal(framed, decided.filter((each) => each && (each.plies ?? last + 1) === layer).length);
  assert.equal((await paragraphs(page)).at(-2), words.solving.here(framed, layer > last));
}

testOnce(
  "one position: forwards through the layers, the best line is walked backwards to the starting position",
  async () => {
    const page = await mount(EXAMPLE_1, "solving");
    const puzzle = puzzleOf(EXAMPLE_1);
    const line = lineOf(puzzle);
    const own = line.length - 1;
    assert.equal(own, 5);
    const at = (/** @type {number} */ layer) => /** @type {State} */ (line[own - layer]);
    const endsAt = (/** @type {number} */ layer) => {
      const state = at(layer);
      if (layer === 0) return [];
      // The player to move wins with one move, which is that of the line, or loses with all.
      return state.turn === "mouse"
        ? [at(layer - 1).mouse]
        : puzzle
            .solution()
            .moves(...asked(state))
            .map(({ to }) => to);
    };
    for (let layer = 0; layer <= own; layer += 1) {
      await assertOne(page, puzzle, layer, at(layer), endsAt(layer));
      await use(page, "button", en.next);
    }
    for (let layer = own + 1; layer <= lastLayer(puzzle); layer += 1) {
      const { targets, ...state } =
        puzzle.solution().decidedAt(layer, ...asked(puzzle.start)) ?? assert.fail("no state");
      await assertOne(page, puzzle, layer, state, targets);
      await use(page, "button", en.next);
    }
  },
);

for (const [kind, link, last] of /** @type {const} */ ([
  ["board", EXAMPLE_1, 8],
  ["board", STAND_OFF, null],
  ["graph", LOST, 7],
]))
  testOnce(`it opens at the end of the game, and the next step is the one to press: ${kind} ${last}`, async () => {
    const page = await mount(link, "line", { kind });
    const marked = () => page.run("return [...document.querySelectorAll('.first-step')].map(nameOf)");
    for (let time = 0; time < 2; time += 1) {
      await open(page, "solving");
      if (last) assert.equal(await layerOf(page), `round 0 of ${last}`);
      assert.match(await toldOf(page), /The game is over: the (mouse|cat) has won\.$/);
      assert.deepEqual(await marked(), [en.next]);
      assert.ok(await page.isDisabled(en.previous));
      await use(page, "button", en.next);
      assert.match(await layerOf(page), /^round 1 of /);
      assert.deepEqual(await marked(), []);
      await open(page, "line");
    }
  });

testOnce("a link to it begins with the end of the game too, unless it names a ply or asks a question", async () => {
  const link = `${EXAMPLE_1}&view=solving`;
  for (const [more, layer] of /** @type {const} */ ([
    ["", "round 0 of 8"],
    ["&ply=1", "round 4 of 8"],
  ])) {
    const page = await mountPage({ link: `${link}${more}` });
    await page.untilSeen(".solving", "the layers");
    assert.equal(await page.textOf(".solving .steps output"), layer);
  }
  for (const more of ["&hide=1", "&goal=cat&walls=1"]) {
    const page = await mountPage({ link: `${link}${more}` });
    await page.untilSeen("[role=gridcell]", "the board");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."], more);
  }
});

testOnce("it is said what the position is to that on the board, and why it is labelled in this round", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  await toOwn(page, 5);
  assert.equal(
    await toldOf(page),
    "This is the starting position. Mouse to move. If it goes to row 3, column 3, it wins (labelled in round 4). One such move is enough, so round 5 labels this position.",
  );
  await use(page, "button", en.previous);
  assert.equal(
    await toldOf(page),
    "On the best line, this is 1 move after the starting position. Cat to move. All its 3 moves lose. The last of them was labelled in round 3, so round 4 labels this position.",
  );
  await use(page, "button", en.first);
  assert.equal(
    await toldOf(page),
    "On the best line, this is 5 moves by both after the starting position. The game is over: the mouse has won.",
  );
  await use(page, "button", en.last);
  assert.match(
    await toldOf(page),
    /^The picture shows an example of this round: the starting position itself got its label in round 5\. Mouse to move\. /,
  );
  const chinese = await mount(EXAMPLE_1, "solving", { language: "zh" });
  await toOwn(chinese, 5, zh);
  assert.equal(
    await toldOf(chinese),
    "这就是初始状态。轮到老鼠走。它走到第 3 行第 3 列就必胜（第 4 层标记）。有一种这样的走法就够了，所以第 5 层标记这个状态。",
  );
});

test("a draw is left without a label after the last round: no move is sure to win, and not all lose", async () => {
  for (const link of rowsHere([STAND_OFF, CLOSED_ROOM])) {
    const page = await mount(link, "solving");
    const puzzle = puzzleOf(link);
    const rest = lastLayer(puzzle) + 1;
    await use(page, "button", en.last);
    const ends = puzzle
      .solution()
      .moves(...asked(puzzle.start))
      .map(({ to }) => to);
    await assertOne(page, puzzle, rest, puzzle.start, ends);
    assert.equal(
      await toldOf(page),
      "This is the starting position. Mouse to move. None of its moves is sure to win, and not all lose, so this position never gets a label: nobody can force a win.",
    );
    await use(page, "button", en.previous);
    const { targets, ...state } =
      puzzle.solution().decidedAt(rest - 1, ...asked(puzzle.start)) ?? assert.fail("no state");
    await assertOne(page, puzzle, rest - 1, state, targets);
    assert.match(
      await toldOf(page),
      /^The picture shows an example of this round: the starting position itself never gets a label\. /,
    );
    await use(page, "radio", en.solving.looks.all, en.solving.look);
    await assertAll(page, puzzle, rest - 1, "mouse");
    await use(page, "button", en.next);
    await assertAll(page, puzzle, rest, "mouse");
  }
});

testOnce("all positions, layer after layer: counts and cells, for both turns", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  const puzzle = puzzleOf(EXAMPLE_1);
  await use(page, "radio", en.solving.looks.all, en.solving.look);
  for (let layer = 0; layer <= lastLayer(puzzle); layer += 1) {
    await assertAll(page, puzzle, layer, "mouse");
    await use(page, "radio", en.map.mapped.cat, en.solving.turn);
    await assertAll(page, puzzle, layer, "cat");
    await use(page, "radio", en.map.mapped.mouse, en.solving.turn);
    await use(page, "button", en.next);
  }
  await use(page, "button", en.previous);
  await use(page, "radio", en.solving.looks.one, en.solving.look);
  const { targets, ...state } = puzzle.solution().decidedAt(7, ...asked(puzzle.start)) ?? assert.fail("no state");
  await assertOne(page, puzzle, 7, state, targets);
});

testOnce("layers in Chinese", async () => {
  const page = await mount(STAND_OFF, "solving", { language: "zh" });
  const puzzle = puzzleOf(STAND_OFF);
  await use(page, "radio", zh.solving.looks.all, zh.solving.look);
  await use(page, "button", zh.last);
  await assertAll(page, puzzle, lastLayer(puzzle) + 1, "mouse", zh);
  await use(page, "button", zh.previous);
  await assertAll(page, puzzle, lastLayer(puzzle), "mouse", zh);
});

// 0 hole, 1 mouse, 2 cat: 0-2, 0-5, 1-3, 1-4, 1-5, 2-4, 2-5, 3-4, 3-5
const GRAPH = "graph=0-2.0-5.1-3.1-4.1-5.2-4.2-5.3-4.3-5";

testOnce(
  "one position on a graph: who wins after each move that decides it, and the pieces are back afterwards",
  async () => {
    const page = await mount(LOST, "solving", { kind: "graph" });
    const standing = () =>
      page.run("const { mouse, cat } = document.querySelector('cm-drawing').pieces; return [mouse, cat]");
    const ends = () =>
      page.run(`
      const { arrows, marks } = document.querySelector("cm-drawing").look;
      const signs = marks.flatMap((mark, node) => (mark ? [[node, mark.glyph + mark.number]] : []));
      return [signs, arrows.map(({ to }) => to).sort()];`);
    await use(page, "button", en.last);
    assert.equal(await layerOf(page), "round 7 of 7");
    assert.equal(
      await toldOf(page),
      "This is the starting position. Mouse to move. All its 2 moves lose. The last of them was labelled in round 6, so round 7 labels this position.",
    );
    assert.deepEqual(await ends(), [
      [
        [4, "C6"],
        [5, "C6"],
      ],
      [4, 5],
    ]);
    assert.deepEqual(await standing(), [1, 2]);
    await use(page, "button", en.previous);
    assert.equal(
      await toldOf(page),
      "On the best line, this is 1 move after the starting position. Cat to move. If it goes to node 3, it wins (labelled in round 5). One such move is enough, so round 6 labels this position.",
    );
    await use(page, "button", en.first);
    const [mouse, cat] = await standing();
    assert.equal(mouse, cat, "caught");
    assert.deepEqual(await ends(), [[], []]);
    await open(page, "line");
    assert.deepEqual(await standing(), [1, 2], "the pieces are back");
    const draw = await mount(GRAPH, "solving", { kind: "graph" });
    await use(draw, "button", en.last);
    assert.equal(await layerOf(draw), "left over: no label");
    await use(draw, "radio", en.solving.looks.all, en.solving.look);
    assert.match(
      (await paragraphs(draw)).join("\n"),
      /with the mouse on each node, the cat on node 2 and the mouse to move\./,
    );
  },
);

testOnce("the move limit is ignored, and that is said where it ends the game", async () => {
  const page = await mount(`${EXAMPLE_1}&limit=4`, "solving");
  const about = "Working back from the end, each round labels positions one move earlier.";
  assert.equal((await paragraphs(page))[0], `${about} The move limit is ignored.`);
  await toOwn(page, 5);
  assert.match(await toldOf(page), /^This is the starting position\. .* so round 5 labels this position\.$/);
  assert.equal(await page.run("return document.querySelector('cm-board').look.arrows.length"), 1);
  assert.equal((await paragraphs(await mount(EXAMPLE_1, "solving")))[0], about);
});

testOnce("the key says the same as the marks say to screen readers", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  const key = () => page.texts(".solving .key li");
  await toOwn(page, 5);
  assert.deepEqual(await key(), ["M4 after this move: the mouse wins, labelled in round 4"]);
  await use(page, "button", en.first);
  assert.deepEqual(await key(), [], "the game is over");
  await use(page, "radio", en.solving.looks.all, en.solving.look);
  assert.deepEqual(await key(), ["M0 the mouse has won: round 0", "C0 the cat has won: round 0"]);
  await use(page, "button", en.next);
  assert.deepEqual(await key(), ["M1 the mouse wins, labelled in round 1", "C0 the cat has won: round 0"]);
});

testOnce("the moves of the best line go on from the position that is shown", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  await page.run("document.querySelector('.steps:not(.solving .steps) [aria-label=\"Next move\"]').click()");
  assert.equal(await layerOf(page), "round 4 of 8");
  assert.match(await toldOf(page), /^This is your position\. Cat to move\./);
});

/** Chooses in one of the lists of places. @param {Playground} page @param {string} player @param {string} place */
async function stand(page, player, place) {
  const list = await control(page, "combobox", player);
  await list.sendKeys(place);
}

for (const [kind, link, places] of /** @type {const} */ ([
  ["board", EXAMPLE_1, { mouse: "r2c4", cat: "r3c3", said: "row 3, column 3" }],
  ["graph", LOST, { mouse: "5", cat: "3", said: "node 3" }],
]))
  testOnce(`a position is chosen by where the players stand and who is to move: ${kind}`, async () => {
    const page = await mount(link, "solving", { kind });
    const solution = kind === "board" ? puzzleOf(link).solution() : null;
    const standing = async () => {
      if (kind === "graph")
        return page.run("const { mouse, cat } = document.querySelector('cm-drawing').pieces; return [mouse, cat]");
      const labels = await cellLabels(page);
      return ["mouse", "cat"].map((piece) => labels.findIndex((label) => label?.includes(`, ${piece}`)));
    };
    await stand(page, "Mouse", places.mouse);
    await stand(page, "Cat", places.cat);
    await use(page, "radio", en.map.mapped.cat, en.solving.turn);
    const [mouse, cat] = kind === "board" ? [8, 12] : [5, 3];
    assert.deepEqual(await standing(), [mouse, cat]);
    assert.match(await toldOf(page), /^This is the position you chose\. Cat to move\. /);
    if (solution) assert.equal(await layerOf(page), `round ${solution.decided(cat, "cat")[mouse]?.plies} of 8`);
    await use(page, "button", en.previous);
    assert.match(await toldOf(page), /^On the best line, this is 1 move after the position you chose\. /);
    await use(page, "button", en.next);
    assert.deepEqual(await standing(), [mouse, cat]);
    await use(page, "radio", en.solving.looks.all, en.solving.look);
    assert.match((await paragraphs(page)).join(" "), new RegExp(`the cat (at|on) ${places.said} and the cat to move`));
    await use(page, "button", "Back to the position before");
    assert.match((await paragraphs(page)).join(" "), /and the mouse to move/);
  });

testOnce("the layers are gone through by keyboard on the slider", async () => {
  const page = await mount(STAND_OFF, "solving");
  const puzzle = puzzleOf(STAND_OFF);
  await use(page, "radio", en.solving.looks.all, en.solving.look);
  const rest = lastLayer(puzzle) + 1;
  await page.tabTo(en.solving.scrub);
  await page.keys(Key.HOME);
  await assertAll(page, puzzle, 0, "mouse");
  await page.keys(Key.ARROW_RIGHT);
  await page.keys(Key.ARROW_RIGHT);
  await assertAll(page, puzzle, 2, "mouse");
  await page.keys(Key.ARROW_LEFT);
  await assertAll(page, puzzle, 1, "mouse");
  await page.keys(Key.END);
  await assertAll(page, puzzle, rest, "mouse");
  await page.keys(Key.ARROW_RIGHT);
  await assertAll(page, puzzle, rest, "mouse");
});

testOnce("play goes through all layers and stops at the last; from there it begins anew", async () => {
  const page = await mount(ONE_WALL, "solving");
  const puzzle = puzzleOf(ONE_WALL);
  const last = lastLayer(puzzle);
  await use(page, "radio", en.solving.looks.all, en.solving.look);
  await use(page, "button", en.last);
  await page.hold();
  await use(page, "button", en.play);
  for (let layer = 0; layer <= last; layer += 1) {
    assert.equal(await layerOf(page), en.solving.layer(layer, last));
    await page.pass(700);
  }
  await control(page, "button", en.play);
  await use(page, "button", en.play);
  assert.equal(await layerOf(page), en.solving.layer(0, last));
  await page.pass(700);
  assert.equal(await layerOf(page), en.solving.layer(1, last));
});

testOnce(
  "of one position, play ends when it comes to that on the board; the layers after it are stepped through",
  async () => {
    const page = await mount(EXAMPLE_1, "solving");
    await page.hold();
    await use(page, "button", en.play);
    for (let layer = 0; layer <= 5; layer += 1) {
      assert.equal(await layerOf(page), `round ${layer} of 8`);
      await page.pass(700);
    }
    assert.equal(await layerOf(page), "round 5 of 8");
    await control(page, "button", en.play);
    await use(page, "button", en.next);
    assert.equal(await layerOf(page), "round 6 of 8");
  },
);

testOnce("play is paused, and ends with the tab", async () => {
  const page = await mount(STAND_OFF, "solving");
  const last = lastLayer(puzzleOf(STAND_OFF));
  const isAt = (/** @type {number} */ layer) => async () => (await layerOf(page)) === en.solving.layer(layer, last);
  await use(page, "radio", en.solving.looks.all, en.solving.look);
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
  assert.ok(await isAt(0)(), "it begins anew");
  await control(page, "button", en.play);
});

testOnce("a board that is painted during play is played to its own last layer", async () => {
  const page = await mount(STAND_OFF, "solving");
  const [many, few] = [STAND_OFF, ONE_WALL].map((link) => lastLayer(puzzleOf(link)));
  assert.ok(many !== undefined && few !== undefined && many > few + 1);
  await use(page, "radio", en.solving.looks.all, en.solving.look);
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

testOnce("of a board that is changed, the position on it is shown, and play ends", async () => {
  const page = await mount(EXAMPLE_1, "solving");
  await page.hold();
  await use(page, "button", en.play);
  await page.pass(700);
  await load(page, ONE_WALL);
  const puzzle = puzzleOf(ONE_WALL);
  const { plies } = puzzle.solution().verdict().forced ?? assert.fail("a win");
  const isThere = async () => (await layerOf(page)) === en.solving.layer(plies, lastLayer(puzzle));
  await page.until(isThere, "the other board");
  await page.pass(700);
  assert.match(await toldOf(page), /^This is the starting position\. /);
  await control(page, "button", en.play);
});

testOnce("on a board with fewer layers the last one is shown", async () => {
  const page = await mount(STAND_OFF, "solving");
  await use(page, "radio", en.solving.looks.all, en.solving.look);
  await use(page, "button", en.last);
  await page.click("button", "Clear");
  assert.deepEqual(await paragraphs(page), [], "an incomplete board has no layers");
  await load(page, ONE_WALL);
  const puzzle = puzzleOf(ONE_WALL);
  await page.until(async () => (await paragraphs(page)).length > 0, "the other board");
  await assertAll(page, puzzle, lastLayer(puzzle), "mouse");
});
