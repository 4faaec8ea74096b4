// "What if": all pairs of jumps in a table, and on the board which walls matter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { jumpTable, wallChanges } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { covering, drag } from "../page/drawings.mjs";
import { rowsHere, testOnce } from "../page/playground.mjs";
import {
  CLOSED_ROOM,
  cellLabels,
  EXAMPLE_1,
  en,
  LONGEST,
  look,
  ONE_SHORT,
  OVER_THE_CAT,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "../page/views.mjs";
import { mount, mountPage, open } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/views.mjs").Puzzle} Puzzle */

const ONE_WALL = "board=M1FxC&cat=2&mouse=1";
/** No wall changes the winner here, though many change how the cat wins, and when. */
const ONE_WINNER = "board=x4x2/xx1x2x1/x2xx2M/2xC1xxx/1x1x4/4xx2/2x5/1xFxx1x1&cat=1&mouse=1";

/** @param {Playground} page @returns {Promise<{ rows: string[][], current: string[] }>} */
function tableOf(page) {
  return look(
    page,
    `return {
       rows: [...panel.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("button")].map(said)),
       current: [...panel.querySelectorAll("button[aria-current=true]")].map(said),
     }`,
  );
}

/** @param {Puzzle} puzzle @param {import("../page/views.mjs").Words} [words] */
function expectedTable({ grid, moveLimit, catJump, mouseJump }, words = en) {
  // The table ends at the board's size.
  const most = Math.max(grid.length, grid[0]?.length ?? 0, catJump, mouseJump);
  const rows = jumpTable(grid, { moveLimit })
    .slice(0, most)
    .map((row, cat) =>
      row.slice(0, most).map((outcome, mouse) => words.whatIf.pair(cat + 1, mouse + 1, words.outcome(outcome))),
    );
  return { rows, current: [rows[catJump - 1]?.[mouseJump - 1]] };
}

/** What the board is to say of each cell: only changes of the winner; on request also of how it ends, and the greatest of the others. @param {Puzzle} puzzle @param {import("../page/views.mjs").Words} words @param {boolean} hasLengths */
function expectedMarks({ grid, catJump, mouseJump, moveLimit }, words, hasLengths) {
  return wallChanges(grid, catJump, mouseJump, { moveLimit }).map((effect) => {
    if (!effect) return null;
    const { change, most, plies, outcome } = effect;
    const told = change === "winner" || (hasLengths && (change === "limit" || (most && change !== "none")));
    return told ? words.whatIf.changes[change](words.outcome(outcome), plies ?? 0) : null;
  });
}

/** @param {Playground} page @param {Puzzle} puzzle @param {import("../page/views.mjs").Words} [words] @param {{ hasLengths?: boolean }} [how] */
async function assertWhatIf(page, puzzle, words = en, { hasLengths = false } = {}) {
  assert.deepEqual(await tableOf(page), expectedTable(puzzle, words));
  const marks = expectedMarks(puzzle, words, hasLengths);
  assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start, { words, marks }));
  return marks;
}

/** The mouse runs along the first row, or round by the second. */
const ROUND = "board=M2F/4/xxxx/3C&cat=1&mouse=1";

const BOARDS = [EXAMPLE_1, CLOSED_ROOM, LONGEST, STAND_OFF, ONE_WALL, `${LONGEST}&limit=78`, ONE_SHORT, ROUND];

testOnce("on a graph, what is said of an edge covers no node", async () => {
  // Node 4 lies in the middle of the edge 1–3, without which the mouse does not win.
  const page = await mount("graph=0-3.1-2.1-3.2-4.3-4&at=95-50.20-20.80-80.20-80.20-50", "what-if", { kind: "graph" });
  const boxes = (/** @type {string} */ css) =>
    /** @type {Promise<DOMRect[]>} */ (
      page.run(
        "return [...document.querySelectorAll(arguments[0])].map((each) => each.getBoundingClientRect().toJSON())",
        css,
      )
    );
  const [plates, nodes] = [await boxes(".drawing .plates"), await boxes(".drawing .node .body")];
  assert.deepEqual([plates.length, nodes.length], [3, 5]);
  for (const plate of plates)
    for (const node of nodes)
      assert.ok(
        plate.right <= node.left || node.right <= plate.left || plate.bottom <= node.top || node.bottom <= plate.top,
        JSON.stringify([plate, node]),
      );
});

/** The first graph of the page. */
const FIRST = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=92-50.8-60.60-10.32-60.44-34.64-90";

for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [390, 844],
  [320, 640],
]))
  testOnce(
    `on a graph, an edge to add runs over no node and along no other edge, and each has its label: ${width} px`,
    async () => {
      const page = await mountPage({ link: `${FIRST}&view=what-if`, width, height });
      assert.deepEqual(await edgesDrawn(page), { there: 4, added: 5 });
      assert.equal(await page.count(".drawing .plates"), 9);
      assert.deepEqual(await covering(page), []);
      const plates = await page.run(
        "return [...document.querySelectorAll('.drawing .plates')].map((each) => [each.textContent.trim(), each.getBoundingClientRect().toJSON()])",
      );
      for (const [index, [text, one]] of plates.entries())
        for (const [otherText, other] of plates.slice(index + 1)) {
          const aside = Math.max(one.left - other.right, other.left - one.right);
          const down = Math.max(one.top - other.bottom, other.top - one.bottom);
          assert.ok(Math.max(aside, down) >= 4, `${text} and ${otherText} are ${aside} and ${down} px apart`);
        }
      // Each dashed edge as points, and how many of them lie in a node at neither end, and on another line.
      const [over, along] = await page.run(`
        const points = (path) => Array.from({ length: 41 }, (_, part) => path.getPointAtLength(part / 40 * path.getTotalLength()));
        const nodes = [...document.querySelectorAll(".node")].map((node) => node.transform.baseVal[0].matrix).map(({ e, f }) => ({ x: e, y: f }));
        const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
        const added = [...document.querySelectorAll(".changed.new")];
        const others = [...document.querySelectorAll(".edge path"), ...added];
        return [
          added.map((path) => {
            const way = points(path);
            return nodes.filter((node) => near(node, way[0]) > 1 && near(node, way[40]) > 1 && way.some((point) => near(node, point) < 5)).length;
          }),
          added.map((path) => Math.max(...others.filter((other) => other !== path).map((other) => {
            const line = points(other);
            return points(path).filter((point) => nodes.every((node) => near(node, point) > 5) && line.some((each) => near(each, point) < 1.2)).length;
          }))),
        ];`);
      assert.deepEqual(over, [0, 0, 0, 0, 0]);
      assert.ok(
        along.every((/** @type {number} */ points) => points <= 6),
        `they cross others, and do not run along them: ${along}`,
      );
    },
  );

testOnce("on a graph, every marked edge is in the list too, the largest changes of the length among them", async () => {
  // The cat wins. Without the edge 2–3 it has to go round by 5 and 4.
  const page = await mount("graph=0-4.1-3.2-3.3-4.2-5.4-5", "what-if", { kind: "graph" });
  const list = () => page.run("return [...document.querySelectorAll('.changed-edges button')].map(nameOf)");
  const winners = [
    "add 0–1: changing it changes the result: mouse wins in 1 move",
    "add 1–4: changing it changes the result: mouse wins in 2 moves",
  ];
  assert.deepEqual(await list(), winners);
  await page.run("document.querySelector('[role=tabpanel] input[type=checkbox]').click()");
  assert.deepEqual(await list(), ["remove 2–3: changing it makes the win 2 moves longer", ...winners]);
});

/** The longest known win of the mouse on 12 nodes, of which most edges change the winner. */
const TWELVE =
  "graph=0-5.0-7.0-11.1-2.1-3.1-6.1-10.2-3.2-6.2-9.3-7.3-8.3-11.4-7.4-8.4-10.4-11.5-7.5-9.5-10.5-11.6-7.8-9";

/** A spot of the drawing without node and edge. */
const FREE = "2,2";

/** Opens What if once every edge has been tried. */
async function openTwelve() {
  const page = await mount(TWELVE, "what-if", { kind: "graph" });
  await page.until(async () => (await page.count(".changed-edges button")) === 40, "all changes");
  return page;
}

const edgesDrawn = (/** @type {Playground} */ page) =>
  page.run(`
    return {
      there: document.querySelectorAll(".changed:not(.new)").length,
      added: document.querySelectorAll(".changed.new").length,
    }`);

testOnce("on a graph, the edges that change the winner are listed by what comes of it", async () => {
  const page = await openTwelve();
  assert.deepEqual(
    (await page.texts(".what-if > p")).slice(0, 1),
    ["A marked edge changes the result if you remove it, a dashed one if you add it."],
    "a draw has no winner",
  );
  const rows = await page.run(
    "return [...document.querySelectorAll('.changed-edges li')].map((row) => [...row.children].map((each) => each.textContent).join(' '))",
  );
  assert.deepEqual(rows.slice(0, 2), [
    "= 0–5 0–7 0–11 1–2 1–3 1–6 2–6 3–7 3–8 3–11 4–7 4–8 4–10 4–11 5–10 6–7 8–9",
    "C1 1–10",
  ]);
  assert.deepEqual(await page.texts(".changed-edges h4"), ["Edges to remove", "Edges to add"]);
  assert.equal(
    await page.run("return nameOf(document.querySelector('.changed-edges button'))"),
    "remove 0–5: changing it changes the result: draw",
  );
});

testOnce(
  "where there are many edges to add, only those to remove are drawn, and what is said of them covers nothing",
  async () => {
    const page = await openTwelve();
    assert.deepEqual(await edgesDrawn(page), { there: 18, added: 0 });
    assert.ok((await page.count(".plate.strong")) >= 15);
    assert.deepEqual(await covering(page), []);
    assert.match(await page.textOf(".what-if"), /These 22 edges are not drawn\. Point at one or tap it to see it\./);
  },
);

testOnce(
  "an edge that is pointed at in the list, or reached by keyboard, is drawn in front of the others",
  async () => {
    const page = await openTwelve();
    const drawn = () =>
      page.run("return [...document.querySelectorAll('.plate')].map((plate) => plate.textContent.trim())");
    const front = () => page.run("return [...document.querySelectorAll('.changed')].at(-1).getAttribute('class')");
    await page.run("[...document.querySelectorAll('.changed-edges button')].at(-1).focus()");
    assert.deepEqual(await edgesDrawn(page), { there: 18, added: 1 });
    assert.match(await front(), /\bnew pointed$/);
    assert.equal((await drawn()).length, 1);
    await page.keys(Key.HOME);
    assert.deepEqual(await edgesDrawn(page), { there: 18, added: 0 });
    assert.match(await front(), /\bpointed$/);
    assert.deepEqual(await drawn(), ["="]);
    await page.run("document.activeElement.blur()");
    assert.ok((await drawn()).length > 1);
  },
);

testOnce("an edge that is pressed in the list is changed, and Undo takes it back; a finger sees it first", async () => {
  const page = await mount("graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5", "what-if", { kind: "graph" });
  await page.until(async () => (await page.count(".changed-edges button")) > 0, "the changes");
  const before = await page.run("return nameOf(document.querySelector('.changed-edges button'))");
  assert.match(before, /^remove 2–3: changing it changes the .*: mouse wins in 3 moves$/);
  // A node that was chosen to be connected has no part in it.
  await page.run("document.querySelector('[data-node=\"4\"]').focus()");
  await page.keys(Key.ENTER);
  await page.run("document.querySelector('.changed-edges button').click()");
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
  await page.click("button", "Undo");
  assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
  const tap = () =>
    page.run(`
      const button = document.querySelector(".changed-edges button");
      button.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
      button.dispatchEvent(new MouseEvent("mouseenter"));
      button.click()`);
  await page.run("document.activeElement.blur()");
  await page.until(async () => (await page.count(".changed-edges button")) > 0, "the changes again");
  await tap();
  assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
  await tap();
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
});

testOnce(
  "a marked edge that is pressed on the graph is changed, and nothing else is drawn; a finger sees it first",
  async () => {
    const page = await mount("graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5", "what-if", { kind: "graph" });
    await page.until(async () => (await page.count(".drawing .grip")) > 0, "the changes");
    /** Presses one of them in its middle, twice in quick succession as for a node on a free spot. */
    const press = (/** @type {string} */ pointerType) =>
      page.run(
        `// One that a finger has seen lies over the others.
      const path = document.querySelector(".drawing .pointed + .grip") ?? document.querySelector(".drawing .grip");
      path.scrollIntoView({ block: "center" });
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
      const met = document.elementFromPoint(x, y);
      for (const [kind, name] of [["PointerEvent", "pointerdown"], ["PointerEvent", "click"], ["MouseEvent", "dblclick"]])
        path.dispatchEvent(new window[kind](name, { pointerType: arguments[0], bubbles: true }));
      return met?.matches(".grip") ?? false`,
        pointerType,
      );
    const nodes = await page.count("[data-node]");
    assert.equal(await press("mouse"), true, "nothing lies over it");
    const { title } = await page.verdict();
    assert.notEqual(title, "Cat wins in 4 moves");
    await page.click("button", "Undo");
    assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
    await page.until(async () => (await page.count(".drawing .grip")) > 0, "the changes again");
    await press("touch");
    assert.equal((await page.verdict()).title, "Cat wins in 4 moves");
    assert.equal(await page.count(".drawing .changed.pointed"), 1);
    await press("touch");
    assert.equal((await page.verdict()).title, title);
    assert.equal(await page.count("[data-node]"), nodes);
  },
);

testOnce("a double click whose first press was on a marked edge adds no node", async () => {
  const page = await openTwelve();
  const place = await page.run(`
    document.querySelector(".drawing").scrollIntoView({ block: "nearest" });
    for (const path of document.querySelectorAll(".drawing .grip"))
      for (let along = 0.3; along < 0.7; along += 0.05) {
        const { x, y } = path.getPointAtLength(along * path.getTotalLength());
        const point = new DOMPoint(x, y).matrixTransform(path.getScreenCTM());
        if (document.elementFromPoint(point.x, point.y) === path) return x.toFixed(2) + "," + y.toFixed(2);
      }`);
  assert.equal(await page.count(".drawing .edge"), 23);
  await drag(page, place);
  assert.equal(await page.count(".drawing .edge"), 22);
  // The edge may be drawn no more, so that the second press meets the free spot below it.
  await drag(page, FREE);
  await page.run(
    "document.querySelector('.drawing .paper').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))",
  );
  assert.equal(await page.count(".drawing .edge"), 22);
  assert.equal(await page.count("[data-node]"), 12);
});

test("the table of jumps and the walls that matter", async () => {
  for (const link of rowsHere(BOARDS)) {
    const page = await mount(link, "what-if");
    await assertWhatIf(page, puzzleOf(link));
    await page.run("document.querySelector('[role=tabpanel] input[type=checkbox]').click()");
    await assertWhatIf(page, puzzleOf(link), en, { hasLengths: true });
  }
});

testOnce("the boards tried here show every kind of change", () => {
  const kinds = BOARDS.flatMap((link) => {
    const { grid, catJump, mouseJump, moveLimit } = puzzleOf(link);
    return wallChanges(grid, catJump, mouseJump, { moveLimit }).flatMap((effect) => effect?.change ?? []);
  });
  assert.deepEqual(new Set(kinds), new Set(["none", "winner", "limit", "longer", "shorter"]));
});

testOnce("what if in Chinese", async () => {
  const page = await mount(EXAMPLE_1, "what-if", { language: "zh" });
  await assertWhatIf(page, puzzleOf(EXAMPLE_1), zh);
});

testOnce("a key explains the marks on the board; what only the table has stands with the table", async () => {
  const page = await mount("board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1", "what-if");
  const key = () => page.texts(".what-if .key li");
  assert.deepEqual(await key(), [
    "C5 the cat wins in this many moves",
    "= nobody can force a win before the move limit",
    "M7 the mouse wins in this many moves",
  ]);
  assert.deepEqual(await page.texts(".what-if h3:last-of-type ~ .key li"), ["M7 the mouse wins in this many moves"]);
  await mount(STAND_OFF, "what-if");
  assert.deepEqual(await key(), [
    "M5 the mouse wins in this many moves",
    "C4 the cat wins in this many moves",
    "= nobody can force a win before the move limit",
  ]);
});

testOnce("the box to tick stands beside its words, and what the table shows stands above it", async () => {
  const page = await mount(EXAMPLE_1, "what-if");
  const { gap, above } = await page.run(`
    const label = document.querySelector(".what-if label");
    const words = document.createRange();
    words.selectNodeContents(label.lastChild);
    const table = document.querySelector(".what-if table").getBoundingClientRect();
    return {
      gap: words.getBoundingClientRect().left - label.querySelector("input").getBoundingClientRect().right,
      above: table.top - document.querySelector(".what-if .axes").getBoundingClientRect().bottom,
    }`);
  assert.ok(gap > 0 && gap < 20, `${gap} px`);
  assert.ok(above >= 0, `${above} px`);
});

testOnce("table and marks are right at every cell of a stroke", async () => {
  const page = await mount(EXAMPLE_1, "what-if");
  await page.chooseTool("Wall");
  await page.beginStroke("3,3");
  await assertWhatIf(page, puzzleOf("board=xxxxF/xC3/M1x2&cat=1&mouse=2"));
  await page.strokeOnTo([3, 4]);
  await assertWhatIf(page, puzzleOf("board=xxxxF/xC3/M1xx1&cat=1&mouse=2"));
  await page.endStroke();
  await assertWhatIf(page, puzzleOf("board=xxxxF/xC3/M1xx1&cat=1&mouse=2"));
});

for (const link of [ONE_WALL, ONE_WINNER])
  testOnce(`the cells with a frame are those that change the winner: ${link}`, async () => {
    const page = await mount(link, "what-if");
    const { grid, catJump, mouseJump } = puzzleOf(link);
    const frames = await page.run(`
      return all("gridcell").map((cell) => {
        const mark = cell.querySelector(".mark-on-cell");
        return mark && getComputedStyle(mark).boxShadow !== "none";
      })`);
    assert.deepEqual(
      frames,
      wallChanges(grid, catJump, mouseJump).map((effect) => {
        return effect?.change === "winner" || null;
      }),
    );
  });

testOnce("to toggle a cell does what its mark has said", async () => {
  const page = await mount(ONE_WALL, "what-if");
  const puzzle = puzzleOf(ONE_WALL);
  await assertWhatIf(page, puzzle);
  const effects = wallChanges(puzzle.grid, puzzle.catJump, puzzle.mouseJump);
  const cell = effects.findIndex((effect) => effect?.change === "winner");
  assert.ok(cell >= 0);
  await page.chooseTool("Wall");
  await page.press([Math.floor(cell / puzzle.cols) + 1, (cell % puzzle.cols) + 1]);
  const outcome = /** @type {import("cat-and-mouse").Outcome} */ (effects[cell]?.outcome);
  assert.equal(outcome.plies, null);
  assert.equal((await page.verdict()).title, "Nobody can force a win");
});

testOnce(
  "a mouse that clicks a marked cell changes it at once; a finger is told first what that would do",
  async () => {
    const page = await mount(ONE_WALL, "what-if");
    const about = async () => (await page.texts(".what-if > p"))[0];
    const isWall = async () => (await page.run("return all('gridcell')[1].dataset.content")) === "wall";
    await page.press([1, 2]);
    assert.equal((await page.verdict()).title, "Nobody can force a win");
    await page.click("button", "Undo");
    assert.equal((await page.verdict()).title, "Mouse wins in 2 moves");
    const tap = (/** @type {import("../page/playground.mjs").Place} */ place) =>
      page.press(place, { pointer: "touch" });
    await tap([1, 2]);
    assert.equal(await isWall(), false);
    assert.equal(
      await about(),
      "You tapped row 1, column 2: changing it changes the result: draw. Tap it again to change it.",
    );
    assert.equal(await page.count(".mark-on-cell.pointed"), 1);
    // A tap elsewhere puts it away.
    await tap([1, 1]);
    assert.equal(await about(), "A marked cell changes the result if you add or remove its wall.");
    await tap([1, 2]);
    await tap([1, 2]);
    assert.equal(await isWall(), true);
    assert.equal((await page.verdict()).title, "Nobody can force a win");
    assert.equal(await page.count(".mark-on-cell.pointed"), 0);
  },
);

testOnce("a pair of jumps that is pressed becomes the board's", async () => {
  const page = await mount(OVER_THE_CAT, "what-if");
  const [, , short] = jumpTable(puzzleOf(OVER_THE_CAT).grid)[0] ?? [];
  assert.ok(short);
  await use(page, "button", en.whatIf.pair(1, 3, en.outcome(short)));
  await assertWhatIf(page, puzzleOf(ONE_SHORT));
  assert.equal(await page.value("Cat: up to (cells)"), "1");
  assert.equal(await page.value("Mouse: up to (cells)"), "3");
  assert.equal((await page.verdict()).title.toLowerCase(), en.outcome(short));
  await page.click("button", "Undo");
  await assertWhatIf(page, puzzleOf(OVER_THE_CAT));
});

testOnce(
  "the marks are about the painted board: they are gone while the line is played, and on other tabs",
  async () => {
    const page = await mount(EXAMPLE_1);
    const puzzle = puzzleOf(EXAMPLE_1);
    await open(page, "what-if");
    await page.click("button", "Next move");
    const [move] = puzzle.solution().line().moves;
    assert.ok(move);
    assert.deepEqual(await cellLabels(page), puzzle.labels({ ...puzzle.start, mouse: move.to, turn: "cat" }));
    await page.click("button", "Back to the starting position");
    assert.equal(await page.ply(), "at the start");
    await assertWhatIf(page, puzzle);
    await open(page, "line");
    assert.deepEqual(await cellLabels(page), puzzle.labels(puzzle.start));
  },
);

for (const [kind, link] of /** @type {const} */ ([
  ["board", EXAMPLE_1],
  ["graph", "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5"],
]))
  testOnce(
    `a step on, What if of a ${kind} says that it is about the start, and offers only the way back`,
    async () => {
      const page = await mount(link, "what-if", { kind });
      const shown = async () => [
        (await page.texts(".what-if > p"))[0],
        await page.count(".what-if > .check"),
        await page.count(".what-if > .row button"),
      ];
      const [about, ...offered] = await shown();
      assert.deepEqual(offered, [1, 0]);
      await page.click("button", "Next move");
      assert.deepEqual(await shown(), [
        "What if is about the starting position. Go back to it to see which changes matter.",
        0,
        1,
      ]);
      await page.click("button", "Back to the starting position");
      assert.deepEqual(await shown(), [about, 1, 0]);
    },
  );

test("no edge that is marked runs under the word of the hole", async () => {
  const link = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=67-6.83-94.27-24.63-69.15-57.85-35";
  const page = await mount(link, "what-if", { kind: "graph" });
  const crossing = await page.run(`
    const word = document.querySelector(".node.hole .letter").getBoundingClientRect();
    return [...document.querySelectorAll(".drawing path.changed")].filter((path) => {
      const toWindow = path.getScreenCTM();
      const length = path.getTotalLength();
      return Array.from({ length: 401 }, (_, step) => path.getPointAtLength((step * length) / 400).matrixTransform(toWindow))
        .some(({ x, y }) => x > word.left && x < word.right && y > word.top && y < word.bottom);
    }).length`);
  assert.equal(crossing, 0);
});
