// "Play": a game against perfect play, with a word on every move.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { Key } from "selenium-webdriver";
import { rowTests, testOnce as test, withBrowser } from "./playground.mjs";
import {
  after,
  asked,
  CLOSED_ROOM,
  cellLabels,
  control,
  drawn,
  EXAMPLE_1,
  en,
  hashOf,
  look,
  ONE_SHORT,
  OVER_THE_CAT,
  paragraphs,
  puzzleOf,
  STAND_OFF,
  use,
  zh,
} from "./views.mjs";

/** Goes to the part "Play". @param {Playground} page */
async function openPlay(page) {
  await page.run("location.hash = '#play'");
  await page.until(() => page.run("return document.querySelector('.solve.playing') !== null"), "the part Play");
}

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("./views.mjs").Puzzle} Puzzle */
/** @typedef {import("./views.mjs").State} State */
/** @typedef {import("./views.mjs").Words} Words */
/** @typedef {import("cat-and-mouse").Player} Player */
/** @typedef {import("cat-and-mouse").Move} Move */

const { open } = withBrowser();

/** A game that is going on in the page, followed here. */
class Match {
  /** @type {Move[]} */
  moves = [];

  /** @param {Playground} page @param {Puzzle} puzzle @param {Player} side @param {Words} words */
  constructor(page, puzzle, side, words) {
    this.page = page;
    this.puzzle = puzzle;
    this.side = side;
    this.words = words;
    this.state = puzzle.start;
  }

  get ply() {
    return this.moves.length;
  }

  /** The moves from here, best first; none when the game is over. */
  choices() {
    return this.ply === this.puzzle.moveLimit ? [] : this.puzzle.solution(this.ply).moves(...asked(this.state));
  }

  /** @param {Move} move */
  follow(move) {
    this.moves.push(move);
    this.state = after(this.state, move);
  }

  /** Where the pieces are according to the page. */
  async seen() {
    const labels = await cellLabels(this.page);
    const at = (/** @type {Player} */ piece) =>
      labels.findIndex((label) =>
        (label.split(/[;；]/)[0] ?? "").endsWith(`${this.words === zh ? "，" : ", "}${this.words.piece[piece]}`),
      );
    // Where both stand on one cell, the cat is seen.
    const cat = at("cat");
    return { cat, mouse: at("mouse") < 0 ? cat : at("mouse") };
  }

  /** Waits for the reply, if there is one: it is one of the best moves. */
  async reply() {
    const { page, words } = this;
    await page.until(async () => !(await paragraphs(page)).includes(words.versus.waiting), "the reply");
    if (this.state.turn === this.side || this.choices().length === 0) return;
    const other = this.state.turn;
    const to = (await this.seen())[other];
    const move = this.choices().find((each) => each.to === to);
    assert.ok(move?.best, `the reply to ${to} is among the best of ${JSON.stringify(this.choices())}`);
    this.follow(move);
  }

  /** Makes a move by pressing its cell, and waits for the reply. @param {Move} move */
  async make(move) {
    const { cols } = this.puzzle;
    this.follow(move);
    await this.page.press([Math.floor(move.to / cols) + 1, (move.to % cols) + 1]);
    await this.reply();
  }

  /** What the page is to say of who is to move, or has won. */
  standing() {
    const { state, side, words } = this;
    if (this.ply === this.puzzle.moveLimit) return words.versus.atLimit(side);
    const outcome = this.puzzle.solution(this.ply).result(...asked(state));
    if (outcome.plies === 0) return words.versus.over(outcome.winner, side);
    return state.turn === side ? words.versus.yourMove(side) : words.versus.waiting;
  }

  /** The board, the sentence above it, and the cells that can be pressed. */
  async assertShown() {
    const { page, puzzle, state, side, words } = this;
    assert.deepEqual(await standingOf(page), this.standing());
    /** @type {(string | null)[]} */
    const marks = Array.from({ length: puzzle.rows * puzzle.cols }, () => null);
    if (state.turn === side) for (const { to } of this.choices()) marks[to] = words.versus.canGo;
    assert.deepEqual(await cellLabels(page), puzzle.labels(state, { marks, words }));
  }
}

/** @param {Playground} page */
async function standingOf(page) {
  return look(page, "return said(panel.querySelector('[role=status]'))");
}

/** Opens a page, chooses a side and begins. @param {string} link @param {Player} side @param {Words} [words] */
async function begin(link, side, words = en) {
  const page = await open({ link });
  if (words === zh) await page.click("button", "切换到中文");
  await openPlay(page);
  await use(page, "radio", words.map.mapped[side], words.versus.side);
  await use(page, "button", words.versus.begin);
  const match = new Match(page, puzzleOf(link), side, words);
  await match.reply();
  await match.assertShown();
  return { page, match };
}

describe("a game without a mistake takes as long as was promised", () => {
  const row = rowTests();
  for (const [name, link, side] of /** @type {const} */ ([
    ["the mouse wins as mouse", EXAMPLE_1, "mouse"],
    ["the cat loses as cat", EXAMPLE_1, "cat"],
    ["the cat wins as cat", ONE_SHORT, "cat"],
    ["the mouse loses as mouse", ONE_SHORT, "mouse"],
  ])) {
    row(name, async () => {
      const { page, match } = await begin(link, side);
      const promised = match.puzzle.solution().verdict();
      for (let [best] = match.choices(); best; [best] = match.choices()) {
        await match.make(best);
        await match.assertShown();
        const word = promised.winner === side ? /^Your move: best\. It keeps/ : /^Your move: best\. Nobody/;
        assert.ok((await paragraphs(page)).some((paragraph) => word.test(paragraph)));
      }
      assert.equal(match.ply, promised.plies);
      assert.equal(
        await standingOf(page),
        promised.winner === side ? "You have won." : `The ${promised.winner} has won.`,
      );
    });
  }
});

describe("a move gets an honest word", () => {
  const row = rowTests();
  for (const [side, verdict, link] of /** @type {const} */ ([
    ["mouse", "best", OVER_THE_CAT],
    ["mouse", "best", CLOSED_ROOM],
    ["mouse", "slower", OVER_THE_CAT],
    ["mouse", "win-to-loss", OVER_THE_CAT],
    ["mouse", "win-to-limit", `${OVER_THE_CAT}&limit=4`],
    ["mouse", "same", `${OVER_THE_CAT}&limit=2`],
    ["mouse", "limit-to-loss", `${OVER_THE_CAT}&limit=2`],
    ["mouse", "sooner", ONE_SHORT],
    ["cat", "sooner", "board=x3/2xF/4/Cx2/Mx2&cat=1&mouse=3"],
    ["cat", "slower", ONE_SHORT],
    ["cat", "win-to-loss", `${ONE_SHORT}&limit=8`],
    ["cat", "win-to-limit", `${ONE_SHORT}&limit=8`],
    ["cat", "same", `${ONE_SHORT}&limit=2`],
    ["cat", "limit-to-loss", `${ONE_SHORT}&limit=5`],
  ])) {
    row(`${side}, ${verdict}: ${link}`, async () => {
      const { page, match } = await begin(link, side);
      const solution = match.puzzle.solution(match.ply);
      const judged = match
        .choices()
        .map((move) => ({ move, judgement: solution.judge(...asked(match.state), move.to) }));
      const found = judged.find(({ judgement }) => judgement.verdict === verdict);
      assert.ok(found, `there is a move that is ${verdict}`);
      await match.make(found.move);
      for (const words of [en, zh]) {
        if (words === zh) await page.click("button", "切换到中文");
        match.words = words;
        await match.assertShown();
        const told = await paragraphs(page);
        const word = words.versus.judgement(found.judgement, side);
        assert.equal(told.filter((paragraph) => paragraph === word).length, 1, `"${word}" in ${told.join("\n")}`);
      }
    });
  }
});

test("the hint is one of the best moves, in words and as an arrow", async () => {
  const { page, match } = await begin(EXAMPLE_1, "mouse");
  const before = await drawn(page);
  await use(page, "button", en.versus.hint);
  const [best] = match.choices();
  assert.ok(best);
  assert.ok((await paragraphs(page)).includes(en.versus.hintIs(en.move(best, match.puzzle.cols, null))));
  assert.notEqual(await drawn(page), before);
  await match.assertShown();
  await match.make(best);
  assert.ok(!(await paragraphs(page)).some((paragraph) => paragraph.startsWith("Hint")), "the hint is over");
});

test("a move is taken back, with its reply and the word on it", async () => {
  const { page, match } = await begin(ONE_SHORT, "mouse");
  const bad = match.choices().at(-1);
  assert.ok(bad && !bad.best);
  const words = en.versus.judgement(match.puzzle.solution().judge(...asked(match.state), bad.to), "mouse");
  await match.make(bad);
  assert.ok((await paragraphs(page)).includes(words));
  await use(page, "button", en.versus.takeBack);
  match.moves = [];
  match.state = match.puzzle.start;
  await match.assertShown();
  assert.ok(!(await paragraphs(page)).includes(words));
  assert.equal(await (await control(page, "button", en.versus.takeBack)).getAttribute("aria-disabled"), "true");

  const [best] = match.choices();
  assert.ok(best);
  await match.make(best);
  const [first, reply] = match.moves;
  assert.ok(first && reply);
  const [next] = match.choices();
  assert.ok(next);
  await match.make(next);
  await use(page, "button", en.versus.takeBack);
  match.moves = [first, reply];
  match.state = match.moves.reduce(after, match.puzzle.start);
  await match.assertShown();
  await match.make(next);
  await match.assertShown();
});

test("a move is taken back before the reply comes, and none comes", async () => {
  const { page, match } = await begin(EXAMPLE_1, "mouse");
  const [best] = match.choices();
  assert.ok(best);
  // In one go: the reply takes its time, but not that of a driver.
  await page.run(
    `document.querySelectorAll("[role=gridcell]")[arguments[0]].click();
     return new Promise((done) => requestAnimationFrame(() => {
       [...document.querySelectorAll("[role=tabpanel] button")].find((each) => each.textContent.trim() === arguments[1]).click();
       done();
     }))`,
    best.to,
    en.versus.takeBack,
  );
  await match.assertShown();
  // Longer than a reply takes.
  await page.pass(700);
  await match.assertShown();
});

test("while a game runs nothing can be painted, carried or emptied", async () => {
  const { page, match } = await begin(EXAMPLE_1, "mouse");
  await page.chooseTool("Wall");
  await page.stroke([
    [1, 1],
    [1, 5],
  ]);
  await page.stroke([
    [2, 2],
    [2, 4],
  ]);
  await page.tabTo("row 3, column 5");
  await page.keys(Key.ENTER, Key.DELETE);
  await match.assertShown();
  assert.equal(await hashOf(page), EXAMPLE_1);
});

test("a whole game by keyboard alone", async () => {
  const page = await open({ link: EXAMPLE_1 });
  const match = new Match(page, puzzleOf(EXAMPLE_1), "mouse", en);
  await page.tabTo("Play");
  await page.keys(Key.ENTER);
  await page.tabTo(en.versus.begin);
  await page.keys(Key.ENTER);
  const { cols } = match.puzzle;
  for (let [best] = match.choices(); best; [best] = match.choices()) {
    await page.run("document.activeElement.blur()");
    await page.run("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
    const [row, col] = [Math.floor(best.to / cols), best.to % cols];
    await page.keys(Key.PAGE_UP, Key.HOME, ...Array(row).fill(Key.ARROW_DOWN), ...Array(col).fill(Key.ARROW_RIGHT));
    match.follow(best);
    await page.keys(row % 2 === 0 ? Key.ENTER : " ");
    await match.reply();
    await match.assertShown();
  }
  assert.equal(await standingOf(page), "You have won.");
});

for (const [side, standing] of /** @type {const} */ ([
  ["mouse", "The move limit is reached: the cat has won."],
  ["cat", "The move limit is reached: you have won."],
])) {
  test(`a low move limit ends the game: ${side}`, async () => {
    const { page, match } = await begin(`${STAND_OFF}&limit=4`, side);
    for (let [best] = match.choices(); best; [best] = match.choices()) await match.make(best);
    assert.equal(match.ply, 4);
    await match.assertShown();
    assert.equal(await standingOf(page), standing);
  });
}
