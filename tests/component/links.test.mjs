// The address holds the board; links and examples bring boards, and positions on them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { rowsHere, testOnce } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

testOnce("an unfinished board is linked too", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Clear");
  const link = await page.link();
  assert.equal(link, "board=5/5/5&cat=1&mouse=2");
  const elsewhere = await mountPage({ link });
  assert.deepEqual(await elsewhere.contents(), [".....", ".....", "....."]);
  assert.equal((await elsewhere.verdict()).title, "Place the cat, mouse, and cheese");
});

testOnce(
  "a link as other programs write it is read: percent-encoded, LeetCode's characters, unknown keys",
  async () => {
    const page = await mountPage({ link: "x=1&board=%23%23%23%23F%2F%23C...%2FM....&cat=1&mouse=2&later=on" });
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    assert.deepEqual(await page.alerts(), []);
  },
);

for (const [link, why] of rowsHere(
  /** @type {[string, RegExp][]} */ ([
    ["board=ZZ", /“Z” at row 1, column 1/],
    ["board=CMF/C..", /second cat at row 2, column 1/],
    ["board=CMF&cat=9", /1 to 8/],
    ["board=%", /“%” at row 1, column 1/],
  ]),
)) {
  test(`a broken link says what is wrong and shows an example: ${link}`, async () => {
    const page = await mountPage({ link });
    const [alert = "", ...more] = await page.alerts();
    assert.match(alert, /^This link does not contain a board, so an example is shown instead\. ./);
    assert.match(alert, why);
    assert.deepEqual(more, []);
    assert.match((await page.verdict()).title, /wins in/);
    await page.click("button", "Next move");
    assert.match(await page.ply(), /^step 1 of/);
    await page.chooseExample("Two jumps ahead");
    assert.deepEqual(await page.alerts(), []);
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
    assert.equal(await page.link(), EXAMPLE_1);
  });
}

for (const [language, atStart, later] of /** @type {const} */ ([
  [
    "en",
    "This link does not contain a graph, so an example is shown",
    "This link does not contain a graph, so the graph has not changed",
  ],
  ["zh", "这个链接里没有图，所以显示了一个示例", "这个链接里没有图，所以图保持不变"],
]))
  testOnce(`a broken link of a graph speaks of a graph: ${language}`, async () => {
    const page = await mountPage({ link: "graph=ZZ", language });
    assert.deepEqual([(await page.alerts()).length, (await page.alerts())[0]?.slice(0, atStart.length)], [1, atStart]);
    await page.run("location.hash = '#graph=YY'");
    await page.until(async () => (await page.alerts())[0]?.startsWith(later) ?? false, "the notice");
  });

testOnce("a broken link leaves the board of the open page, and does not say otherwise", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.run("location.hash = '#board=ZZ'");
  await page.until(async () => (await page.alerts()).length === 1, "the notice");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.doesNotMatch((await page.alerts()).join(), /an example is shown instead/);
});

/**
 * What the shelf holds, and which of it is marked as what stands on the board.
 * @param {import("../page/playground.mjs").Playground} page
 */
async function shelf(page) {
  await page.openDialog(page.language === "zh" ? "示例" : "Examples");
  const shown = /** @type {{ titles: string[], details: string[], current: string[] }} */ (
    await page.run(`
      const buttons = [...document.querySelectorAll("dialog li button")];
      const title = (button) => button.querySelector("b").textContent.trim();
      return {
        titles: buttons.map(title),
        details: buttons.map((button) => nameOf(button).slice(title(button).length).trim()),
        current: buttons.filter((button) => button.getAttribute("aria-current") === "true").map(title),
      }`)
  );
  await page.closeDialog();
  return shown;
}

testOnce("every example is loaded and solved", async () => {
  const page = await mountPage();
  const { titles: names, details, current } = await shelf(page);
  assert.ok(names.length >= 5, `${names.length} examples`);
  assert.deepEqual(new Set(names).size, names.length);
  assert.ok(
    details.every((detail) => detail.length > 10),
    `each says what to look at: ${details.join("; ")}`,
  );
  assert.deepEqual(current, ["The long way"], "the board of the beginning is one of them");
  const boards = new Set();
  for (const name of names) {
    await page.chooseExample(name);
    const { title } = await page.verdict();
    assert.match(title, /wins in \d+ move|Nobody can force a win|Cat wins at the move limit/, name);
    assert.equal(title, await page.expectedTitle(), name);
    assert.ok((await page.moveList()).length > 0, name);
    assert.ok((await page.announcement()).startsWith(title), name);
    assert.deepEqual((await shelf(page)).current, [name]);
    boards.add(
      (await page.contents()).join("/") + (await page.value("Mouse: up to (cells)")) + (await page.value("Move limit")),
    );
  }
  assert.equal(boards.size, names.length, "no two examples are the same");
  await page.click("button", "Clear");
  assert.deepEqual((await shelf(page)).current, [], "a board of one's own is no example");
});

testOnce("the examples have names and sentences in Chinese too", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  const english = await shelf(page);
  await page.switchTo("zh");
  page.language = "zh";
  const { titles, details, current } = await shelf(page);
  assert.equal(titles.length, english.titles.length);
  assert.equal(new Set(titles).size, titles.length);
  for (const words of [...titles, ...details]) assert.match(words, /\p{Script=Han}/u);
  assert.ok(
    titles.every((title) => !english.titles.includes(title)),
    titles.join(),
  );
  assert.deepEqual(current, ["领先两格"]);
});

// The third ply of the first example is the mouse's: here it has made two moves and the cat one.
const AFTER_THREE = `${EXAMPLE_1}&m=14&c=7&turn=cat`;

testOnce("where a link begins in the middle of a game, the rules say so, and who is to move", async () => {
  const firstRule = async (/** @type {string} */ link, /** @type {"en" | "zh"} */ language = "en") => {
    const page = await mountPage({ link, language });
    return page.run("return document.querySelector('.how-to-play p').textContent.split(/(?<=[.:：。;；])/)[0].trim()");
  };
  assert.equal(await firstRule(EXAMPLE_1), "The mouse moves first;");
  assert.equal(await firstRule(FOUR), "The mouse starts on node 1 and moves first;");
  const here = "This is the middle of a game, and it is the cat’s turn.";
  for (const link of [AFTER_THREE, `${FOUR}&m=1&c=2&turn=cat`]) {
    assert.equal(await firstRule(link), here);
    assert.equal(await firstRule(link, "zh"), "这里从一局的中途开始，轮到猫走。");
  }
});

testOnce("a link to a state opens that state", async () => {
  const page = await mountPage({ link: EXAMPLE_1 });
  await page.click("button", "Next move", 3);
  const contents = await page.contents();
  const rest = (await page.moveList()).slice(3);
  const link = AFTER_THREE;
  const elsewhere = await mountPage({ link });
  assert.deepEqual(await elsewhere.contents(), contents);
  assert.deepEqual(await elsewhere.moveList(), rest, "the cat is to move");
  assert.equal(await elsewhere.current(), "This position");
  assert.equal(await elsewhere.ply(), "at the start");
  assert.deepEqual(await elsewhere.alerts(), []);
  await elsewhere.click("button", "Next move");
  assert.equal(await elsewhere.announcement(), `move 1 of 1. ${rest[0]}`);
  await elsewhere.click("button", "To the start");
  assert.deepEqual(await elsewhere.contents(), contents);
  assert.equal(await elsewhere.link(), link);
});

testOnce("from the position of a link one goes back to the starting position", async () => {
  const page = await mountPage({ link: AFTER_THREE });
  await page.click("tab", "All moves");
  await page.click("button", "Back to the starting position");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  await page.click("tab", "Best line");
  assert.equal(await page.current(), "Starting position");
  assert.equal(await page.ply(), "at the start");
  assert.equal(await page.link(), EXAMPLE_1);
  assert.ok(await page.isDisabled("Undo"), "the board itself is as it was");
});

/** The issue's: as drawn the cat wins in 6 moves, in the position of the link in 221. */
const HUNT = "board=xxMC3x/x2x1x2/2x3x1/1x2xx2/x2xx2x/2xx2xx/1xx2xxx/4xxxF&cat=3&mouse=2";
const HUNT_FROM = ["##..M..#", "#..#.#..", "..#...#.", ".#..##..", "#..##..#", "..##..##", ".##..###", ".C..###F"];

testOnce("the answer is about the position of the link; one click leads to the board as drawn, one back", async () => {
  const page = await mountPage({ link: `${HUNT}&m=4&c=57&turn=mouse` });
  const rows = {
    drawn: ["##MC...#", ...HUNT_FROM.slice(1).map((row) => row.replace(/[CM]/g, "."))],
    linked: HUNT_FROM,
  };
  const answer = () => page.run("return document.querySelector('.answer').textContent.replace(/\\s+/g, ' ').trim()");
  const isLinked = async () => {
    assert.equal((await page.verdict()).title, "Cat wins in 221 moves");
    assert.match(await answer(), /This position, mouse to move It catches the mouse, whatever the mouse does\./);
    assert.doesNotMatch(await answer(), /LeetCode/);
    assert.deepEqual(await page.contents(), rows.linked);
  };
  await isLinked();
  await page.click("button", "Show why");
  assert.deepEqual(await page.contents(), rows.linked, "what is shown is why the cat wins from there");
  await page.click("button", "Hide why");

  await page.click("button", "Show the board as drawn");
  assert.equal((await page.verdict()).title, "Cat wins in 6 moves");
  assert.match(await answer(), /LeetCode 1728: false/);
  assert.doesNotMatch(await answer(), /This position/);
  assert.deepEqual(await page.contents(), rows.drawn);
  await page.click("button", "Show why");
  assert.deepEqual(await page.contents(), rows.drawn);

  await page.click("button", "Back to the position");
  await isLinked();
  await page.click("button", "Next move", 3);
  assert.equal((await page.verdict()).title, "Cat wins in 221 moves", "the answer stays that of the first ply");
  await page.click("button", "Hide why");
  await page.click("button", "Show why");
  await isLinked();
});

testOnce("the answer to a position says who is to move there", async () => {
  const page = await mountPage({ link: AFTER_THREE });
  assert.equal((await page.verdict()).title, "Mouse wins in 1 move");
  assert.ok((await page.text()).includes("This position, cat to move"));
  const onStart = await mountPage({ link: `${EXAMPLE_1}&m=10&c=6&turn=mouse` });
  assert.ok((await onStart.text()).includes("LeetCode 1728: true"), "the link names the board as it is drawn");
  assert.ok(!(await onStart.text()).includes("the position from the link"));
});

testOnce("a change of the board leaves the position of a link", async () => {
  const page = await mountPage({ link: AFTER_THREE });
  await page.chooseTool("Wall");
  await page.press([3, 3]);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M.#.."]);
  assert.equal(await page.current(), "Starting position");
});

testOnce("undo after another board was loaded brings the position of the link back", async () => {
  const page = await mountPage({ link: AFTER_THREE });
  const before = await page.contents();
  await page.chooseExample("Over the cat");
  assert.equal(await page.current(), "Starting position");
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), before);
  assert.equal(await page.current(), "This position");
  assert.equal(await page.link(), AFTER_THREE);
  await page.click("button", "Redo");
  assert.equal(await page.current(), "Starting position");
});

testOnce("the same on a graph", async () => {
  const link = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90&m=3&c=2&turn=cat";
  const page = await mountPage({ link });
  assert.equal(await page.current(), "This position");
  const text = await page.link();
  await page.chooseExample("Nobody dares");
  assert.equal(await page.current(), "Starting position");
  await page.click("button", "Undo");
  assert.equal(await page.current(), "This position");
  assert.equal(await page.link(), text);
  await page.click("button", "Redo");
  assert.equal(await page.current(), "Starting position");
});

const FOUR = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";
for (const [link, named, why] of [
  [EXAMPLE_1, "m=0&c=7&turn=cat", "the mouse in a wall"],
  [EXAMPLE_1, "m=14&c=99&turn=cat", "the cat off the board"],
  [EXAMPLE_1, "m=14&turn=cat", "no cat"],
  [EXAMPLE_1, "m=14&c=7&turn=food", "nobody's turn"],
  [FOUR, "m=4&c=2&turn=cat", "the mouse on no node"],
  [FOUR, "m=3&c=0&turn=cat", "the cat in the hole"],
])
  testOnce(`a link with a position that cannot be opens its game at the start: ${why}`, async () => {
    const page = await mountPage({ link: `${link}&${named}` });
    await page.until(async () => (await page.current()) === "Starting position", "the start");
    assert.deepEqual(await page.alerts(), []);
    await page.run("document.getElementById('tab-moves').click()");
    assert.equal(await page.link(), `${link}&view=moves`);
  });

/** @typedef {{ mouse: number, cat: number, turn: "mouse" | "cat" }} State */

/** What the file of old links says of a board. @typedef {{ link: string, grid: string[], catJump: number, mouseJump: number, moveLimit: number, state: State | null, verdict: { winner: "mouse" | "cat", ending: string, plies: number | null } | null }} OldBoard */

/** The rows as the page is to show them: the pieces stand where the state has them; of two on a cell, the winner is seen. @param {OldBoard} old */
function shownRows({ grid, state }) {
  if (!state) return grid;
  const cols = grid[0]?.length ?? 0;
  const cells = [...grid.join("").replace(/[MC]/g, ".")];
  cells[state.mouse] = "M";
  cells[state.cat] = "C";
  return grid.map((_, row) => cells.slice(row * cols, (row + 1) * cols).join(""));
}

/** @param {"mouse" | "cat"} winner @param {number} plies */
const winsIn = (winner, plies) => `${winner} wins in ${Math.ceil(plies / 2)} move${plies > 2 ? "s" : ""}`;

testOnce("twenty links of the earlier page open as they did", async () => {
  const file = JSON.parse(readFileSync(join(ROOT, "tests", "fixtures", "cases", "links.json"), "utf8"));
  const page = await mountPage();
  const follow = async (/** @type {string} */ link) => {
    await page.run("location.hash = arguments[0]", link);
    await page.frames(2);
  };
  for (const old of /** @type {OldBoard[]} */ (file.boards)) {
    const { link, state, verdict } = old;
    await follow(link);
    assert.deepEqual(await page.contents(), shownRows(old), link);
    const settings = await Promise.all(
      ["Cat: up to (cells)", "Mouse: up to (cells)", "Move limit"].map((name) => page.value(name)),
    );
    assert.deepEqual(settings.map(Number), [old.catJump, old.mouseJump, old.moveLimit], link);
    if (state && verdict?.plies != null) {
      await page.click("tab", "All moves");
      const standing = await page.run("return document.querySelector('.standing').textContent.trim().toLowerCase()");
      const expected =
        verdict.plies === 0
          ? `the game is over: the ${verdict.winner} has won.`
          : `${state.turn} to move: ${winsIn(verdict.winner, verdict.plies)}.`;
      assert.equal(standing, expected, link);
    } else {
      const { title } = await page.verdict();
      if (!verdict) assert.match(title, /^Place the /, link);
      else if (verdict.plies === null)
        assert.match(title, /^(Nobody can force a win|Cat wins at the move limit)$/, link);
      else assert.equal(title.toLowerCase(), winsIn(verdict.winner, verdict.plies), link);
    }
    assert.deepEqual(await page.alerts(), [], link);
  }
  for (const { link, view, hide } of file.shown) {
    await follow(link);
    const [open, asks] = await page.run(`
      return [document.querySelector("main [role=tabpanel]")?.getAttribute("aria-labelledby"), document.querySelector("#question") !== null]`);
    // A link without a view leaves the open one.
    if (view) assert.equal(open, `tab-${view}`, link);
    // Three numbers are no cell: this is no exercise, which would show its answer.
    const isFaulty = link.includes("locked=4,6,10");
    assert.equal(asks, hide || isFaulty, link);
    assert.equal((await page.alerts()).length, isFaulty ? 1 : 0, link);
  }
  for (const { link, kind, neighbours, marks, state } of file.graphs) {
    await follow(link);
    await page.until(
      () => page.run(`return document.querySelectorAll("[data-node]").length === ${neighbours.length}`),
      link,
    );
    /** @type {[name: string, letter: string][]} */
    const nodes = await page.run(`
      return [...document.querySelectorAll("[data-node]")]
        .map((node) => [nameOf(node), node.querySelector(".letter")?.textContent ?? ""])`);
    const first = kind === "graph" ? 0 : 1;
    /** The numbers at the end of a node's name, such as "Node 0, the hole, connected to 2 and 5". @param {string} name */
    const numbers = (name) =>
      [...(/(?:connected to|moves to) (.*)/.exec(name)?.[1]?.matchAll(/\d+/g) ?? [])].map(
        ([number]) => Number(number) - first,
      );
    assert.deepEqual(
      nodes.map(([name]) => numbers(name)),
      neighbours,
      link,
    );
    for (const [node, mark] of marks.entries())
      if (mark) assert.equal(nodes[node]?.[1], mark === "won" ? "W" : "L", link);
    if (kind === "graph") {
      const at = (/** @type {string} */ player) => nodes.findIndex(([name]) => name.includes(player));
      // Where nobody can play, the players stand at the start.
      const { title } = await page.verdict();
      const begins = state && title !== "This graph cannot be played yet" ? state : { mouse: 1, cat: 2 };
      assert.deepEqual([at("mouse"), at("cat")], [begins.mouse, begins.cat], link);
    }
    assert.deepEqual(await page.alerts(), [], link);
  }
  assert.equal(file.boards.length + file.graphs.length, 20);
});
