// Play: a match against the solver, in a part of the page of its own.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { assertAccessible, assertFitsWidth } from "../page/accessible.mjs";
import { placesOf, rowsHere, testOnce } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../page/playground.mjs").Place} Place */
/** @typedef {import("../page/playground.mjs").Pointing} Pointing */

// ####F
// #C...
// M....  The mouse wins by going to (3, 3), (3, 5) and (1, 5), and loses by going to (3, 2), next to the cat.
const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** Seven moves to the cheese. */
const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
/** One row: over the cat, onto the cheese; and one cell too far for that. */
const OVER_THE_CAT = "board=M1C3F&cat=1&mouse=4";
const ONE_SHORT = "board=M1C3F&cat=1&mouse=3";
/** A draw, if the mouse begins with the one right move. */
const THREE_WAYS = "graph=0-3.0-8.1-5.1-7.1-9.1-10.2-5.2-6.2-8.3-4.4-5.4-10.5-6.5-8.6-8.9-10";
const PHONE = { width: 390, height: 844 };
/** How long the opponent takes for its move. */
const REPLY = 450;

/**
 * Opens a board, and plays on it.
 * @param {Parameters<typeof mountPage>[0]} how
 * @param {{ side?: "mouse" | "cat", held?: boolean }} [match] `held`: whether time passes only by `pass`
 */
async function play(how, { side = "mouse", held = true } = {}) {
  const page = await mountPage(how);
  if (held) await page.hold();
  await toPlay(page);
  if (side === "cat") await change(page, "the cat");
  await page.pass(REPLY);
  return page;
}

/** Goes on to a match that has not ended. @param {Playground} page */
async function toPlay(page) {
  await page.click("link", "Play it myself");
  // An exercise in Solve has a button "Hint" too.
  await page.until(async () => (await page.names("button")).includes("Take back"), "the match");
}

/** @param {Playground} page */
async function toSolve(page) {
  await page.click("link", "Solve");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
}

/** Begins another match. Before the first move a choice does. @param {Playground} page @param {...string} choices */
async function change(page, ...choices) {
  for (const choice of choices) await page.click("radio", choice);
  if (await asksToStart(page)) await page.click("button", "Start a new game");
}

/** Whether other settings wait for a new match. @param {Playground} page @returns {Promise<boolean>} */
const asksToStart = (page) =>
  page.run("return document.querySelector('.opponent .main').checkVisibility({ visibilityProperty: true })");

/** Makes a move, and lets the opponent reply. @param {Playground} page @param {Place} place @param {Pointing} [how] */
async function move(page, place, how) {
  const before = (await listed(page)).length;
  await page.press(place, how);
  // A browser tells of a tap only after it knows that it is none of its own gestures.
  await page.until(async () => (await listed(page)).length > before, "the move");
  await page.pass(REPLY);
}

/** What is said of the match. @param {Playground} page @returns {Promise<{ title: string, detail: string, feedback: string }>} */
function standing(page) {
  return page.run(`
    const text = (selector) => document.querySelector("main " + selector)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
    return { title: text("h2"), detail: text("h2 + p"), feedback: text(".feedback") }`);
}

/** What is said of the moves in the list. @param {Playground} page @returns {Promise<string[]>} */
function listed(page) {
  return page.run("return [...document.querySelectorAll('main table button')].map(nameOf)");
}

/** The labels of the cells on which something is written. @param {Playground} page @returns {Promise<string[]>} */
async function marked(page) {
  return (await page.names("gridcell")).filter((label) => /[;；]/.test(label));
}

/** What the canvas shows; only good to be compared. @param {Playground} page @returns {Promise<string>} */
function drawn(page) {
  return page.run("return [...document.querySelectorAll('cm-board canvas')].map((layer) => layer.toDataURL()).join()");
}

testOnce("the page says nothing about who wins while a match goes on", async () => {
  const page = await play({ link: EXAMPLE_1 });
  assert.deepEqual(await standing(page), {
    title: "Your move",
    detail: "Move 1 · to a dotted cell, or your own to stay",
    feedback: "",
  });
  const text = await page.text();
  assert.ok(text.includes("You are the mouse. Reach the cheese; the cat never makes a mistake."));
  assert.doesNotMatch(text, /wins in|LeetCode|Best line/);
  assert.deepEqual(await page.names("tab"), []);
  assert.deepEqual(await marked(page), [
    "row 3, column 1, mouse; you can stay here",
    "row 3, column 2, floor; you can go here",
    "row 3, column 3, floor; you can go here",
  ]);
});

test("a match is won as the mouse, by touch on a phone, with all that is said in sight", async () => {
  const page = await play({ link: EXAMPLE_1, ...PHONE });
  const touch = /** @type {const} */ ({ pointer: "touch" });
  /** Whether the status stands above the board, and both are in the window. */
  const inSight = () =>
    page.run(`
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [said, board, hint] = [box(".match-standing"), box("[role=grid]"), box(".bar button")];
      const lines = [...document.querySelectorAll(".turn h2, .turn p, .feedback")].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
      const hasAir = lines.every(({ top, bottom }) => top >= said.top + 6 && bottom <= said.bottom - 6);
      return [said.top >= 0, said.height <= 64 && hasAir, said.bottom <= board.top, board.bottom <= hint.top, hint.bottom <= innerHeight]`);
  const good = [true, true, true, true, true];
  assert.deepEqual(await inSight(), good);
  await move(page, [3, 3], touch);
  assert.deepEqual(await inSight(), good);
  assert.equal((await standing(page)).feedback, "Best move. You can still win.");
  await page.click("button", "Hint");
  assert.deepEqual(await inSight(), good);
  assert.equal(
    (await standing(page)).feedback,
    "Hint: →2 r3c5. The mouse needs 2 moves to the cheese and moves first. The cat needs 3 and cannot cut it off.",
  );
  await move(page, [3, 5], touch);
  await move(page, [1, 5], touch);
  assert.deepEqual(await standing(page), {
    title: "You won in 3 moves",
    detail: "You reached the cheese.",
    feedback: "You used 1 hint. The mouse wins from the start with perfect play.",
  });
  assert.deepEqual((await listed(page)).length, 5);
  assert.deepEqual(await marked(page), []);
});

testOnce("a match is lost, and the move that threw it away is found and played again", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await move(page, [3, 2]);
  assert.deepEqual(await standing(page), {
    title: "The cat won in 1 move",
    detail: "It caught you.",
    feedback: "Your move 1 (→ r3c2) threw the win away.",
  });
  assert.doesNotMatch(await page.text(), /Mouse wins/);
  assert.deepEqual(await listed(page), ["Mouse 1 right to row 3, column 2: mistake", "Cat 1 down to row 3, column 2"]);
  assert.deepEqual(await page.contents(), ["####F", "#....", ".C..."]);

  await page.click("button", "Show move 1");
  assert.deepEqual(await standing(page), {
    title: "Move 1",
    detail: "",
    feedback: "You played → r3c2 (mistake). Best was →2 r3c3.",
  });
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.focused(), "Mouse 1 right to row 3, column 2: mistake");
  await page.click("button", "Back to the game");
  assert.equal((await standing(page)).title, "The cat won in 1 move");

  await page.click("button", "Mouse 1 right");
  await page.click("button", "Play on from here");
  assert.deepEqual(await listed(page), []);
  for (const place of placesOf("3,3 3,5 1,5")) await move(page, place);
  assert.equal((await standing(page)).title, "You won in 3 moves");
});

testOnce("another board is there also while looking back, on a phone in one row with the others", async () => {
  const page = await play({ link: EXAMPLE_1, ...PHONE });
  await move(page, [3, 2]);
  await page.click("button", "Show move 1");
  const tops = await page.run(
    "return [...document.querySelectorAll('.playing .bar > *')].map((each) => each.getBoundingClientRect().top)",
  );
  assert.deepEqual([tops.length, new Set(tops).size], [3, 1], `${tops}`);
  await page.click("button", "Another board");
  assert.deepEqual([(await standing(page)).title, await listed(page)], ["Your move", []]);
  assert.notDeepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

testOnce("a match is played again, and from the other side", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await move(page, [3, 2]);
  await page.click("button", "Play again");
  assert.equal((await standing(page)).title, "Your move");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  await move(page, [3, 2]);
  await page.click("button", "Play as the cat");
  assert.equal(await page.announcement(), "You are the cat. Last as long as you can; the mouse never makes a mistake.");
  assert.equal((await standing(page)).title, "The mouse is moving");
  await page.pass(REPLY);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.."]);
  assert.deepEqual(await listed(page), ["Mouse 2 right to row 3, column 3"]);
  assert.equal((await standing(page)).title, "Your move");
});

describe("an opponent is as strong as the reader chooses", () => {
  // The mouse stays. The cat wins if it goes to the cheese, does not lose if it stays, and loses if it runs for the mouse.
  for (const [strength, brief, reply, feedback] of rowsHere([
    [
      "Perfect",
      "the cat never makes a mistake.",
      "Cat 1 right to row 1, column 4",
      "Every move loses; yours lasts longest.",
    ],
    [
      "Medium",
      "the cat looks two moves ahead.",
      "Cat stays at row 1, column 3: slower",
      "Every move loses; yours lasts longest.",
    ],
    [
      "Easy",
      "the cat looks only one move ahead.",
      "Cat 1 left to row 1, column 2: mistake",
      "The cat made a mistake. You can win now.",
    ],
  ])) {
    test(`${strength}`, async () => {
      const page = await play({ link: ONE_SHORT });
      await change(page, `${strength}`);
      const [aim, told] =
        strength === "Perfect"
          ? ["Last as long as you can", "You cannot win this one: last as long as you can (best: 4 moves)."]
          : ["Reach the cheese", "You cannot force a win: keep going until the cat makes a mistake."];
      assert.ok((await page.text()).includes(`You are the mouse. ${aim}; ${brief}`));
      assert.equal((await standing(page)).feedback, told);
      await move(page, [1, 1]);
      assert.deepEqual(await listed(page), ["Mouse stays at row 1, column 1: lasts longest", reply]);
      assert.equal((await standing(page)).feedback, feedback);
    });
  }

  // Node 9 holds the draw. Node 10 loses in five plies, which Medium does not see; node 5, the closest to the hole, in one.
  for (const [strength, brief, reply] of rowsHere(
    /** @type {const} */ ([
      ["Perfect", "the mouse never makes a mistake.", "Mouse to 9"],
      ["Medium", "the mouse looks two moves ahead.", "Mouse to 10: mistake"],
      ["Easy", "the mouse looks only one move ahead.", "Mouse to 5: mistake"],
    ]),
  )) {
    test(`${strength}, on a graph`, async () => {
      const page = await play({ link: THREE_WAYS }, { side: "cat" });
      await change(page, strength);
      await page.pass(REPLY);
      assert.ok((await page.text()).includes(`You are the cat. Catch the mouse; ${brief}`));
      assert.deepEqual(await listed(page), [reply]);
    });
  }

  testOnce("a win against a weaker one says which move gave it away", async () => {
    const page = await play({ link: ONE_SHORT });
    await change(page, "Easy");
    for (const place of placesOf("1,1 1,4 1,7")) await move(page, place);
    assert.deepEqual(await standing(page), {
      title: "You won in 3 moves",
      detail: "You reached the cheese.",
      feedback: "The cat's move 1 (← r1c2) threw its win away.",
    });
    assert.ok((await page.names("button")).includes("Show move 1"));
  });
});

testOnce("who lost and never had a win is told so, and not that no win was thrown away", async () => {
  // Whichever way the mouse goes, the cat catches it.
  const page = await play({ link: "graph=0-3.1-2.1-3.2-3" });
  await page.pressElement(await page.run("return document.querySelectorAll('[data-node]')[3]"));
  await page.pass(REPLY);
  assert.deepEqual(await standing(page), {
    title: "The cat won in 1 move",
    detail: "It caught you.",
    feedback: "You could not have won: the cat wins from the start with perfect play.",
  });
  await page.switchTo("zh");
  assert.equal((await standing(page)).feedback, "你本来就赢不了：双方都采用最优策略时，从一开始就是猫赢。");
});

// The mouse goes to 4 and back to 1, the cat from 2 to 3. There it can catch the mouse, or go back to 2.
for (const { language, feedback, mistake, show } of /** @type {const} */ ([
  {
    language: "en",
    feedback:
      "The same position came up a second time: that is a draw. You used 1 hint. Your move 2 (→ 2) threw the win away.",
    mistake: "Cat to 2: mistake",
    show: "Show move 2",
  },
  {
    language: "zh",
    feedback: "同一状态第二次出现，就是平局。你用了 1 个提示。你的第 2 回合（→ 2）丢掉了胜局。",
    mistake: "猫到 2: 失误",
    show: "看第 2 回合",
  },
]))
  testOnce(`a move that brings a position back is a draw, and threw the win away: ${language}`, async () => {
    const page = await play({ link: "graph=0-2.1-3.1-4.2-3", ...PHONE }, { side: "cat" });
    if (language === "zh") await page.switchTo(language);
    page.language = language;
    const go = async (/** @type {number} */ node) => {
      await page.pressElement(await page.run(`return document.querySelectorAll('[data-node]')[${node}]`));
      await page.pass(REPLY);
    };
    await go(3);
    await page.click("button", language === "en" ? "Hint" : "提示");
    assert.match((await standing(page)).feedback, /→ 1/);
    await go(2);
    const said = await standing(page);
    assert.deepEqual(said, { title: language === "en" ? "A draw" : "平局", detail: "", feedback });
    const announced = await page.announcement();
    assert.ok(announced.includes(feedback), announced);
    assert.equal((await listed(page)).at(-1), mistake);
    const offers = await page.names("button");
    assert.ok(offers.includes(show), `${offers}`);
  });

test("the board has the same place and size as in Solve", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  const box = () =>
    page.run(
      "const { x, y, width, height } = document.querySelector('[role=grid]').getBoundingClientRect(); return [x, y, width, height]",
    );
  const before = await box();
  await toPlay(page);
  assert.deepEqual(await box(), before);
});

for (const [link, side, place, en, zh] of /** @type {[string, "mouse" | "cat", number, string, string][]} */ ([
  // The hole is beside the mouse, which goes elsewhere.
  [
    "graph=0-1.1-2.1-3.2-4.3-4",
    "mouse",
    3,
    "That threw the win away. Nobody can force a win: a draw.",
    "这一步丢掉了胜局。双方都没有必胜策略：平局。",
  ],
  [
    "graph=0-5.1-3.1-4.1-5.2-4.2-5.3-4",
    "cat",
    5,
    "That gave up a forced win. Nobody can force a win: a draw.",
    "这一步错过了必胜走法。双方都没有必胜策略：平局。",
  ],
  [
    "graph=0-2.0-6.1-3.1-5.1-6.2-4.2-6.3-4.5-6",
    "mouse",
    5,
    "That loses. You could have held the draw.",
    "这一步会输。本来可以保住平局。",
  ],
  [
    "graph=0-4.1-2.1-3.2-4.3-4",
    "cat",
    1,
    "That loses. You could have held the draw.",
    "这一步会输。本来可以保住平局。",
  ],
])) {
  testOnce(`a move is graded, in English and in Chinese: ${side}, ${en}`, async () => {
    const page = await play({ link }, { side });
    await press(page, place);
    assert.equal((await standing(page)).feedback, en);
    await page.switchTo("zh");
    assert.equal((await standing(page)).feedback, zh);
  });
}

/** Presses a cell, or a node. @param {Playground} page @param {Place | number} place */
const press = async (page, place) =>
  typeof place === "number"
    ? page.pressElement(await page.run("return document.querySelectorAll('[data-node]')[arguments[0]]", place))
    : page.press(place);

testOnce("a match in Chinese", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.switchTo("zh");
  page.language = "zh";
  await page.hold();
  await page.click("link", "对弈");
  await page.until(async () => (await page.names("button")).includes("提示"), "the match");
  assert.ok((await page.text()).includes("你是老鼠，到达奶酪就赢；猫从不出错。"));
  assert.deepEqual(await standing(page), {
    title: "轮到你了",
    detail: "第 1 回合 · 走到有圆点的格子，点自己就不动",
    feedback: "",
  });
  assert.deepEqual(await marked(page), [
    "第 3 行第 1 列，老鼠；可以留在这里",
    "第 3 行第 2 列，地板；可以走到这里",
    "第 3 行第 3 列，地板；可以走到这里",
  ]);
  await page.press([3, 2]);
  assert.equal((await standing(page)).title, "猫正在走");
  await page.pass(REPLY);
  assert.deepEqual(await standing(page), {
    title: "猫用 1 回合赢了",
    detail: "猫抓住了你。",
    feedback: "你的第 1 回合（→ r3c2）丢掉了胜局。",
  });
  assert.deepEqual(
    (await page.names("button")).filter((name) => /[再看换分]/.test(name)),
    ["再来一局", "看第 1 回合", "换成猫（必败）", "换一个棋盘", "分析"],
  );
});

testOnce(
  "a hint is one of the best moves, in words, with the reason why it wins, on its cell and as an arrow, until the next move",
  async () => {
    const page = await play({ link: EXAMPLE_1 });
    const before = await drawn(page);
    await page.click("button", "Hint");
    const why = "The mouse needs 3 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.";
    assert.equal((await standing(page)).feedback, `Hint: →2 r3c3. ${why}`);
    assert.equal(await page.announcement(), `Hint: Mouse 2 right to row 3, column 3. ${why}`);
    // It is painted with the next frame.
    await page.frames(2);
    assert.ok((await drawn(page)) !== before, "an arrow is drawn");
    await page.press([3, 3]);
    assert.equal((await standing(page)).feedback, "Best move. You can still win.");
    assert.ok(await page.isDisabled("Hint"), "it is not the reader's turn");
  },
);

for (const { board, link, en, zh } of [
  {
    board: "lost",
    link: ONE_SHORT,
    en: "Every move loses. This one lasts longest.",
    zh: "怎么走都会输，这一步坚持得最久。",
  },
  {
    board: "drawn",
    link: STAND_OFF,
    en: "Nobody can force a win before the move limit; then the cat wins.",
    zh: "步数上限内双方都无法取胜，到时猫赢。",
  },
]) {
  testOnce(`a hint says that it cannot win, in English and in Chinese: a ${board} board`, async () => {
    const page = await play({ link });
    await page.click("button", "Hint");
    assert.match((await standing(page)).feedback, new RegExp(`^Hint: .+\\. ${en}$`));
    assert.match(await page.announcement(), new RegExp(`^Hint: Mouse .+\\. ${en}$`));
    await page.switchTo("zh");
    assert.match((await standing(page)).feedback, new RegExp(`^提示：.+。${zh}$`));
  });
}

for (const { side, strength, brief, winner } of /** @type {const} */ ([
  {
    side: "the mouse",
    strength: "Perfect",
    brief: "You are the mouse. Reach the cheese; the cat never makes a mistake.",
    winner: "Mouse",
  },
  {
    side: "the cat",
    strength: "Easy",
    brief: "You are the cat. Catch the mouse, or reach the cheese first; the mouse looks only one move ahead.",
    winner: "Cat",
  },
])) {
  testOnce(`after a match comes a new board that the reader can win: ${side}`, async () => {
    const page = await play({ link: EXAMPLE_1 });
    await change(page, side, strength);
    await page.click("button", "Give up and see why");
    await page.click("link", "Play");
    await page.until(async () => (await page.names("button")).includes("Another board"), "the end of the match");
    await page.click("button", "Another board");
    assert.notEqual((await standing(page)).title, "You gave up");
    assert.equal(await page.announcement(), brief);
    assert.ok((await page.text()).includes("The cat jumps 1 cell, the mouse up to 2."));
    const rows = await page.contents();
    assert.deepEqual([rows.length, rows[0]?.length], [5, 5], "at least five rows and columns");

    // Solve has it, too, and so does the browser's Back.
    await page.driver.navigate().back();
    await page.until(async () => (await page.names("tab")).length > 0, "Solve");
    assert.deepEqual(await page.contents(), rows);
    const { title } = await page.verdict();
    assert.ok(Number(new RegExp(`^${winner} wins in (\\d+) moves$`).exec(title)?.[1]) >= 3, title);
    await page.click("button", "Undo");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  });
}

testOnce("a match on an exercise leads to no other board, which would end it", async () => {
  const page = await play({ link: `${EXAMPLE_1}&goal=cat&walls=1` });
  await move(page, [3, 2]);
  assert.equal((await standing(page)).title, "The cat won in 1 move");
  assert.ok(!(await page.names("button")).includes("Another board"));
});

testOnce("moves are taken back, also before the reply, which then never comes", async () => {
  const page = await play({ link: EXAMPLE_1 });
  assert.ok(await page.isDisabled("Take back"));
  await page.press([3, 3]);
  await page.click("button", "Take back");
  await page.pass(REPLY);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.announcement(), "Taken back. Your move");
  await move(page, [3, 3]);
  await move(page, [3, 5]);
  await page.click("button", "Take back");
  assert.equal((await listed(page)).length, 2);
  await page.click("button", "Take back");
  assert.deepEqual(await listed(page), []);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

testOnce("screen readers are told the reply, the grade, and who is to move or has won", async () => {
  const page = await play({ link: ONE_SHORT });
  await move(page, [1, 1]);
  assert.match(
    await page.announcement(),
    /^Cat 1 right to row 1, column 4\. Every move loses; yours lasts longest\. Your move\.$/,
  );
  await move(page, [1, 3]);
  assert.equal(
    await page.announcement(),
    "Cat 1 left to row 1, column 3. The cat won in 2 moves. It caught you. " +
      "The cat wins from the start with perfect play. Your move 2 (→2 r1c3) lost 2 moves sooner than necessary.",
  );
  await page.follow("records");
  await page.until(async () => (await page.announcement()) === "", "the end of what was said of the match");
});

testOnce("where nobody can force a win, it is said before the first move what comes of it", async () => {
  const board = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
  const page = await play({ link: board });
  const said = async () => (await standing(page)).feedback;
  assert.equal(await said(), "Nobody can force a win: if nobody has won by the move limit, the cat wins.");
  await change(page, "the cat");
  await page.pass(REPLY);
  assert.equal(await said(), "Nobody can force a win: if nobody has won by the move limit, you win.");
  await play({ link: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5" });
  assert.ok(
    (await page.text()).includes("Nobody can force a win: without a mistake it is a draw, once a position comes back."),
  );
});

for (const { language, task, hopeless, loses, other } of /** @type {const} */ ([
  {
    language: "en",
    task: "You are the mouse. Last as long as you can; the cat never makes a mistake.",
    hopeless: "You cannot win this one: last as long as you can (best: 4 moves).",
    loses: "Every move loses; yours lasts longest.",
    other: "Play as the cat (wins)",
  },
  {
    language: "zh",
    task: "你是老鼠，尽量坚持得久一些；猫从不出错。",
    hopeless: "这一局你赢不了：尽量坚持得久一些（最多 4 回合）。",
    loses: "怎么走都会输，这一步坚持得最久。",
    other: "换成猫（必胜）",
  },
]))
  testOnce(`a side that cannot win is told so, and its best moves are not praised: ${language}`, async () => {
    const page = await play({ link: ONE_SHORT });
    if (language === "zh") await page.switchTo(language);
    page.language = language;
    assert.equal((await standing(page)).feedback, hopeless);
    assert.ok((await page.textOf(".question")).includes(task), await page.textOf(".question"));
    await move(page, [1, 1]);
    assert.equal((await standing(page)).feedback, loses);
    await move(page, [1, 3]);
    assert.ok((await page.names("button")).includes(other), `${await page.names("button")}`);
    assert.match((await listed(page))[0] ?? "", /: lasts longest$|: 坚持最久$/);
  });

for (const [game, link] of /** @type {const} */ ([
  ["board", "play"],
  ["graph", "play=graph"],
]))
  testOnce(
    `a ${game} that the page offers is one that the mouse can win, and stays when the side is switched`,
    async () => {
      const page = await mountPage({ link });
      await page.untilSeen(".match-standing", "the match");
      await page.hold();
      const shown = () =>
        page.run("return [...document.querySelectorAll('.canvas [role=gridcell], [data-node]')].map(nameOf).join()");
      const places = async () => (await shown()).replace(/; you can[^,]*/g, "");
      const switchSides = async () => {
        const asMouse = await places();
        assert.equal((await standing(page)).feedback, "", "the mouse is not told that it cannot win");
        await page.click("radio", "the cat");
        assert.match((await standing(page)).feedback, /^You cannot win this one/);
        assert.match(await page.textOf(".question"), /You are the cat\. Last as long as you can/);
        assert.equal(await places(), asMouse);
        await page.click("radio", "the mouse");
        assert.equal(await places(), asMouse);
      };
      await switchSides();
      await page.click("button", `Another ${game}`);
      await switchSides();
      // Solve has the same one.
      assert.doesNotMatch(await page.text(), /You have changed/);
      await page.click("link", "Solve");
      await page.untilSeen(".answer", "Solve");
      assert.match((await page.verdict()).title, /^Mouse wins in/);
    },
  );

testOnce("a board that was chosen in Solve stays, also if the side cannot win on it", async () => {
  // The one with which the page begins.
  const page = await mountPage({});
  const board = await page.contents();
  await toPlay(page);
  await page.click("radio", "the cat");
  assert.deepEqual(await page.contents(), board);
  assert.match((await standing(page)).feedback, /^You cannot win this one/);
});

testOnce("hints and moves taken back are counted, and named at the end", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await page.click("button", "Hint");
  await page.click("button", "Hint");
  await move(page, [3, 3]);
  await page.click("button", "Take back");
  await page.click("button", "Hint");
  for (const place of placesOf("3,3 3,5 1,5")) await move(page, place);
  assert.equal(
    (await standing(page)).feedback,
    "You used 2 hints and took back 1 move. The mouse wins from the start with perfect play.",
  );
});

test("a whole match by keyboard alone", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.hold();
  await page.tabTo("Play it myself");
  await page.keys(Key.ENTER);
  await page.until(async () => (await page.focused()).startsWith("row 3, column 1"), "the focus on the mouse's cell");
  await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ENTER);
  await page.pass(REPLY);
  await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT, " ");
  await page.pass(REPLY);
  await page.keys(Key.ARROW_UP, Key.ARROW_UP, Key.ENTER);
  assert.equal((await standing(page)).title, "You won in 3 moves");
  await page.tabTo("Play again");
  await page.keys(Key.ENTER);
  assert.equal((await standing(page)).title, "Your move");
  assert.ok((await page.focused()).startsWith("row 3, column 1"));
});

test("nothing can be drawn, carried or emptied in a match", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await page.stroke("2,2 2,4");
  await page.press([1, 1]);
  await page.tabTo("row 1, column 1");
  await page.keys("w", Key.ENTER, Key.DELETE);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

testOnce("the end says which move lost, though nobody could force a win before it", async () => {
  const page = await play({ link: `${OVER_THE_CAT}&limit=2` });
  await move(page, [1, 2]);
  const { title, feedback } = await standing(page);
  assert.deepEqual(
    [title, feedback],
    ["The cat won in 1 move", "Your move 1 (→ r1c2) lost. Before it, nobody could force a win."],
  );
});

test("on a phone, the board of an analysis is in sight", async () => {
  const page = await play({ link: EXAMPLE_1, ...PHONE });
  await move(page, [3, 2]);
  await page.click("button", "Analyse");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.equal(await page.run("return scrollY"), 0);
});

describe("on a puzzle whose answer is hidden", () => {
  const PUZZLE = `${EXAMPLE_1}&hide=1&title=Race`;

  testOnce("no move is graded before the end, which tells all", async () => {
    const page = await play({ link: PUZZLE });
    await move(page, [3, 3]);
    assert.equal((await standing(page)).feedback, "");
    assert.ok((await page.text()).includes("Race · You are the mouse."));
    const [first, reply, ...more] = await listed(page);
    assert.deepEqual([first, more], ["Mouse 2 right to row 3, column 3", []]);
    assert.match(reply ?? "", /^Cat [^:]+$/);
    await page.click("button", "Mouse 2 right to row 3, column 3");
    assert.equal((await standing(page)).feedback, "");
    await page.click("button", "Play on from here");
    await move(page, [3, 3]);
    await move(page, [3, 5]);
    await move(page, [1, 5]);
    assert.equal((await standing(page)).title, "You won in 3 moves");
    assert.equal((await listed(page))[0], "Mouse 2 right to row 3, column 3: best");
  });

  testOnce("a hint does not tell who can win", async () => {
    const page = await play({ link: `${ONE_SHORT}&hide=1` });
    await page.click("button", "Hint");
    assert.match((await standing(page)).feedback, /^Hint: [^.]+\.$/);
    assert.match(await page.announcement(), /^Hint: Mouse [^.]+\.$/);
  });

  testOnce("a finished game is not shown to the next reader", async () => {
    const page = await play({ link: PUZZLE });
    await page.click("button", "Give up and see why");
    await visit(page, PUZZLE);
    await page.hold();
    await toPlay(page);
    assert.deepEqual(await listed(page), []);
    assert.equal((await standing(page)).title, "Your move");
  });
});

describe("a match that goes on", () => {
  testOnce("survives a look at Solve, and a dialog there", async () => {
    const page = await play({ link: EXAMPLE_1 });
    await move(page, [3, 3]);
    const moves = await listed(page);
    await toSolve(page);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    await page.openDialog("Paste");
    await page.closeDialog();
    await toPlay(page);
    assert.deepEqual(await listed(page), moves);
    assert.equal((await standing(page)).feedback, "Best move. You can still win.");
  });

  testOnce("gets its reply while something else is shown", async () => {
    const page = await play({ link: EXAMPLE_1 });
    await page.press([3, 3]);
    await toSolve(page);
    await page.pass(REPLY);
    await toPlay(page);
    assert.equal((await listed(page)).length, 2);
    assert.equal((await standing(page)).title, "Your move");
  });

  testOnce("is not lost when the board of Solve is edited, unless the reader says so", async () => {
    const page = await play({ link: EXAMPLE_1 });
    await move(page, [3, 3]);
    const moves = await listed(page);
    await toSolve(page);
    await page.chooseTool("Wall");
    await page.press([3, 5]);
    await toPlay(page);
    assert.deepEqual(await listed(page), moves);
    assert.ok(
      (await page.text()).includes(
        "You have changed the board in Solve. This game goes on with the board that you started on.",
      ),
    );
    await move(page, [3, 5]);
    await move(page, [1, 5]);
    assert.equal((await standing(page)).title, "You won in 3 moves");
    assert.ok(!(await page.text()).includes("This game goes on"));
    await page.click("button", "Play the new board instead");
    assert.deepEqual(await listed(page), []);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
    assert.ok(!(await page.text()).includes("You have changed the board"));
  });
});

testOnce("without a move, a match follows the board of Solve", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await toSolve(page);
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await toPlay(page);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
  assert.ok(!(await page.text()).includes("You have changed the board"));
});

testOnce("giving up shows in Solve how the match would have gone on", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await move(page, [3, 3]);
  const [first] = await listed(page);
  assert.equal(first, "Mouse 2 right to row 3, column 3: best");
  await page.click("button", "Give up and see why");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.ok((await page.names("button")).includes("Hide why"), "why is drawn");
  await page.driver.navigate().back();
  await page.until(async () => (await page.names("tab")).length === 0, "Play");
  assert.deepEqual(await standing(page), {
    title: "You gave up",
    detail: "",
    feedback: "You could still win from here.",
  });
});

testOnce("giving up after a mistake shows why there, with the move that was made", async () => {
  const page = await play({ link: LONG_WAY });
  for (const place of /** @type {Place[]} */ ([
    [1, 3],
    [1, 2],
  ]))
    await move(page, place);
  assert.equal((await listed(page))[2], "Mouse 1 left to row 1, column 2: mistake");
  await page.click("button", "Give up and see why");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.equal((await page.verdict()).title, "Mouse wins in 6 moves");
  assert.ok((await page.names("button")).includes("Hide why"), "why is drawn");
  assert.deepEqual(await page.contents(), ["..M..", "..#..", "#..#.", ".#.#.", "C..#F"]);
  assert.deepEqual((await page.moveList()).slice(0, 2), [
    "Mouse 1 left to row 1, column 2",
    "Cat 2 right to row 5, column 3",
  ]);
  // Over the route that wins, the move that was made.
  assert.deepEqual(await page.run("return document.querySelector('cm-board').look.arrows"), [
    { by: "mouse", from: 2, to: 1, strength: 0.95 },
  ]);
  const marked =
    "return [...document.querySelectorAll('.line [aria-description]')].map((move) => [nameOf(move), move.ariaDescription])";
  assert.deepEqual(await page.run(marked), [["Mouse 1 left to row 1, column 2", "a mistake"]]);
  assert.equal(await page.ply(), "at the start");

  await page.driver.navigate().back();
  await page.until(async () => (await page.names("tab")).length === 0, "Play");
  assert.equal((await standing(page)).title, "You gave up");
  assert.ok(!(await page.text()).includes("You have changed the board"));
});

testOnce("a lost match is analysed in Solve, before the move that lost it", async () => {
  const page = await play({ link: EXAMPLE_1 });
  await move(page, [3, 2]);
  await page.click("button", "Analyse");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.equal(await page.ply(), "at the start");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.deepEqual(await page.moveList(), [
    "Mouse 1 right to row 3, column 2",
    "Cat 1 down to row 3, column 2: caught",
  ]);
});

for (const [side, title] of /** @type {const} */ ([
  ["mouse", "The cat won"],
  ["cat", "You won"],
])) {
  testOnce(`the move limit ends a match: ${side}`, async () => {
    const page = await play({ link: `${STAND_OFF}&limit=4` }, { side });
    const own = /** @type {Place} */ (side === "mouse" ? [4, 4] : [1, 5]);
    await move(page, own);
    await move(page, own);
    assert.deepEqual(await standing(page), {
      title,
      detail: "The move limit of 4 moves by both is reached.",
      feedback: "Nobody could force a win before the move limit, so the cat wins.",
    });
  });
}

testOnce("a board that lacks a piece cannot be played, and the page says where to complete it", async () => {
  const page = await mountPage({ link: "board=C3x/3x1/4x/M4&cat=2&mouse=5" });
  await page.click("link", "Play");
  await page.until(async () => (await page.text()).includes("Complete the board in Solve"), "what to do");
  assert.equal((await standing(page)).title, "Place the cheese");
  await page.click("link", "Complete the board in Solve");
  await page.untilSeen(".answer.incomplete", "Solve");
  assert.deepEqual(await page.names("tab"), [], "there is nothing to look at yet");
  assert.ok(!(await page.names("link")).includes("Play it myself"));
});

testOnce("the address of Play opens it, with the board of the last visit", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.pass(250);
  await visit(page, "play");
  assert.equal((await standing(page)).title, "Your move");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

for (const [width, height, dark] of rowsHere(
  /** @type {const} */ ([
    [1280, 800, false],
    [390, 844, true],
    [320, 640, false],
  ]),
)) {
  test(`axe finds nothing, and nothing is wider than the window: ${width} by ${height}`, async () => {
    // Axe waits by the clock of the page.
    const page = await play({ link: EXAMPLE_1, width, height }, { held: false });
    if (dark) await page.click("button", "Dark colours");
    /** @param {string} state */
    const look = async (state) => {
      await assertAccessible(page, state);
      await assertFitsWidth(page, state);
    };
    await look("the start");
    await page.click("button", "Hint");
    await look("a hint");
    await move(page, [3, 2]);
    await look("the end");
    await page.click("button", "Show move 1");
    await look("looking back");
  });
}
