// Puzzles: one of each kind is solved, wrong moves are answered, and what the reader has done is kept. The puzzles of the site are
// replaced by a few whose answers are written here.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { drag, focusNode, nodeNames } from "./drawings.mjs";
import { testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("./playground.mjs").Place} Place */

const { open } = withBrowser();

const EIGHT =
  "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72";
const PUZZLES = [
  // The mouse wins by (3, 3), (3, 5) and (1, 5).
  "aaaa1 win 88 corridor board=xxxxF/xC3/M4&cat=1&mouse=2&m=10&c=6&turn=mouse",
  // Only (5, 4) does not lose.
  "bbbb2 only-move 30 only-move,go-away board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6&m=18&c=3&turn=mouse",
  // Only the wall at (5, 1) decides.
  "cccc3 change 29 - board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1",
  // Only 4 does not lose, then only 3, then only 4 again.
  "dddd4 hold 12 - graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&m=3&c=5&turn=mouse",
  // Only 7 wins.
  `eeee5 only-move 11 only-move ${EIGHT}&m=1&c=2&turn=mouse`,
  // Without 2–3 the mouse wins.
  "ffff6 change 1 cut-off graph=0-3.1-2.1-3.2-3&at=50-10.15-80.85-80.50-45&goal=mouse&edges=1&locked=1",
];
const DAYS = ["bbbb2", "dddd4", "aaaa1"];

/** The site with these puzzles. */
const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-puzzles-"));
cpSync(join(ROOT, "dist"), folder, { recursive: true, filter: (path) => !/\/(cpp|python|element)$/.test(path) });
for (const [name, lines] of /** @type {const} */ ([
  ["puzzles", PUZZLES],
  ["days", DAYS],
])) {
  // The script that holds this file: a part of the page has the same name.
  const real = readFileSync(join(ROOT, "puzzles", `${name}.txt`), "utf8");
  const scripts = readdirSync(join(folder, "assets")).filter((file) => file.startsWith(`${name}-`));
  const holding = scripts.filter((file) => readFileSync(join(folder, "assets", file), "utf8").includes(real));
  assert.equal(holding.length, 1, name);
  writeFileSync(join(folder, "assets", `${holding[0]}`), `export default ${JSON.stringify(`${lines.join("\n")}\n`)};`);
}
after(() => rmSync(folder, { recursive: true }));

/** How long the opponent takes for its move. */
const REPLY = 450;

/** @param {string} link @param {Omit<NonNullable<Parameters<typeof open>[0]>, "link" | "folder">} [how] on a phone, time passes by itself */
async function puzzles(link, how) {
  const page = await open({ ...how, link, folder });
  await page.until(() => page.run("return document.querySelector('.puzzle-heading') !== null"), "the puzzles");
  // Axe needs time.
  if (!how) await page.hold();
  return page;
}

/** On a day. @param {string} date @param {string} [link] */
async function onDay(date, link = "puzzles") {
  const page = await open({ folder });
  await page.run("const now = Date.parse(arguments[0]); window.Date.now = () => now;", date);
  await page.follow(`#${link}`);
  await page.until(() => page.run("return document.querySelector('.puzzle-heading') !== null"), "the puzzles");
  await page.hold();
  return page;
}

/** What is asked, or that it is solved, and what is said of the last move. @param {Playground} page @returns {Promise<string[]>} */
const said = (page) =>
  page.run(`
    const text = (selector) => document.querySelector("main " + selector)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
    return [text("h2"), text("h2 + p"), text(".feedback")]`);

/** @param {Playground} page @param {number} node */
const pressNode = (page, node) =>
  page.run(
    "document.querySelectorAll('[data-node]')[arguments[0]].dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    node,
  );

/** The cards of the list: task, and level with number. @param {Playground} page @returns {Promise<string[]>} */
const cards = (page) =>
  page.run(`
    return [...document.querySelectorAll(".puzzles .gallery a > span")].map((card) =>
      [...card.children].map((part) => part.textContent.trim()).join(", "))`);

/** @param {Playground} page @param {string} name @param {string} value */
const choose = (page, name, value) =>
  page.run(
    `const field = document.querySelector("select[name=" + arguments[0] + "]");
     field.value = arguments[1];
     field.dispatchEvent(new Event("change", { bubbles: true }));
     return document.querySelector("cm-puzzles").updateComplete`,
    name,
    value,
  );

testOnce("a win is played to its end, and a wrong move is answered on the board", async () => {
  const page = await puzzles("puzzle=aaaa1");
  const asked = ["Mouse to move: win the game", "Play until the mouse has won. The cat plays perfectly.", ""];
  assert.deepEqual(await said(page), asked);
  await page.press([3, 2]);
  const wrong =
    "Mouse 1 right to row 3, column 2. Not this move. After it, the cat wins in 1 move. Reply: Cat 1 down to row 3, column 2.";
  assert.deepEqual(await said(page), [...asked.slice(0, 2), wrong]);
  assert.equal(await page.announcement(), wrong);
  // The picture is the position after both moves, until the next try.
  const answered = async () => {
    assert.deepEqual(await page.contents(), ["####F", "#....", ".C..."]);
    assert.deepEqual(await page.run("return document.querySelector('cm-board').look.arrows"), [
      { by: "cat", from: 6, to: 11, strength: 0.95 },
      { by: "mouse", from: 10, to: 11, strength: 0.95 },
    ]);
  };
  await answered();
  await page.pass(10_000);
  await answered();
  await page.click("button", "Try again");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal(await page.focused(), "row 3, column 1, mouse; you can stay here");

  await page.press([3, 3]);
  assert.deepEqual(await said(page), [asked[0], "The cat is moving", "Right. Go on."]);
  await page.pass(REPLY);
  assert.deepEqual(await page.contents(), ["####F", "#.C..", "..M.."]);
  await page.press([3, 5]);
  await page.pass(REPLY);
  await page.press([1, 5]);
  assert.deepEqual(await said(page), [
    "Solved",
    "You made 1 mistake.",
    "The mouse needs 3 moves to the cheese and moves first. The cat needs 4 and cannot cut it off.",
  ]);
  assert.deepEqual(await page.names("button").then((names) => names.slice(-3)), [
    "Show why in Solve",
    "Share the result",
    "Solve it once more",
  ]);
});

testOnce("the rules say where a puzzle begins in the middle of a game, and who is to move", async () => {
  for (const [id, rule] of /** @type {const} */ ([
    // The mouse stands on 3, and the cat on 5.
    ["dddd4", "This is the middle of a game, and it is the mouse’s turn. From its start, a game goes like this:"],
    ["aaaa1", "The mouse moves first; then they take turns."],
    ["cccc3", "The mouse moves first; then they take turns."],
  ])) {
    const page = await puzzles(`puzzle=${id}`);
    const first = await page.run("return document.querySelector('.how-to-play p').textContent");
    assert.equal(first.slice(0, rule.length), rule, id);
  }
});

testOnce("a mistake made on an earlier visit counts, until the puzzle is solved", async () => {
  const page = await puzzles("puzzle=bbbb2");
  await page.press([3, 4]);
  assert.match((await said(page))[2] ?? "", /Not this move\./);
  await page.follow("#puzzles");
  await page.untilSeen("cm-puzzles select", "the list");
  await page.follow("#puzzle=bbbb2");
  await page.untilSeen(".puzzling", "the puzzle");
  await page.press([4, 5]);
  assert.equal((await said(page))[1], "You made 1 mistake.");
  await page.click("button", "Solve it once more");
  await page.press([4, 5]);
  assert.equal((await said(page))[1], "You made no mistake and used no hint.");
});

testOnce(
  "a reload in the middle of a puzzle keeps its moves and what was needed; the list begins it anew",
  async () => {
    const page = await puzzles("puzzle=aaaa1");
    const reload = async (/** @type {string} */ link) => {
      await page.visit(link);
      await page.untilSeen(".puzzling", "the puzzle");
      await page.hold();
    };
    await page.press([3, 2]);
    const wrong = await said(page);
    await reload("puzzle=aaaa1");
    assert.deepEqual([await said(page), await page.contents()], [wrong, ["####F", "#....", ".C..."]]);
    await page.click("button", "Try again");
    await page.press([3, 3]);
    await page.pass(REPLY);
    await reload("puzzle=aaaa1");
    assert.deepEqual(await page.contents(), ["####F", "#.C..", "..M.."]);
    await page.press([3, 5]);
    await page.pass(REPLY);
    await page.press([1, 5]);
    assert.equal((await said(page))[1], "You made 1 mistake.");
    await reload("puzzle=aaaa1");
    assert.equal((await said(page))[0], "Solved");

    await page.follow("#puzzle=cccc3");
    await page.until(async () => (await said(page))[0] !== "Solved", "another puzzle");
    const asked = await said(page);
    await page.press([2, 3]);
    await reload("puzzle=cccc3");
    assert.equal((await said(page))[2], "Not this wall. Cat wins in 7 moves.");
    await page.click("button", "Try again");
    assert.deepEqual(await said(page), asked);
    await page.press([2, 3]);
    await page.follow("#puzzles");
    await page.untilSeen("cm-puzzles select", "the list");
    await page.follow("#puzzle=cccc3");
    await page.untilSeen(".puzzling", "the puzzle");
    assert.deepEqual(await said(page), asked);
  },
);

testOnce("a solved puzzle that is looked at again is shown as solved, and can be solved once more", async () => {
  const page = await onDay("2026-11-02T12:00Z", "puzzle=bbbb2");
  await page.press([3, 4]);
  await page.click("button", "Try again");
  await page.press([4, 5]);
  const solved = await said(page);
  assert.deepEqual(solved.slice(0, 2), ["Solved", "You made 1 mistake."]);
  await page.follow("#puzzles");
  await page.untilSeen("cm-puzzles select", "the list");
  await page.click("link", "Look at it again");
  await page.untilSeen(".puzzling", "the puzzle");
  assert.deepEqual(await said(page), solved);
  await page.click("button", "Solve it once more");
  assert.equal((await said(page))[0], "Mouse to move: find the only move that does not lose");
  // Who has not solved it is not shown how.
  await page.follow("#puzzle=aaaa1&solved");
  await page.until(
    async () => (await said(page))[0] !== "Mouse to move: find the only move that does not lose",
    "another",
  );
  assert.equal((await said(page))[0], "Mouse to move: win the game");
});

testOnce("a solution that was looked at is told as one", async () => {
  const page = await puzzles("puzzle=bbbb2");
  await page.click("button", "Show the solution");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  await page.follow("#puzzle=bbbb2");
  await page.untilSeen(".puzzling", "the puzzle");
  await page.press([4, 5]);
  assert.equal((await said(page))[1], "You looked at the solution.");
});

testOnce("the only move, with a hint in two steps, and the answer in Solve with the reason drawn", async () => {
  const page = await puzzles("puzzle=bbbb2");
  assert.deepEqual(await said(page), [
    "Mouse to move: find the only move that does not lose",
    "Every other move loses.",
    "",
  ]);
  await page.click("button", "Hint");
  assert.equal((await said(page))[2], "Idea: the way there begins with a step away.");
  await page.click("button", "Show the move");
  assert.equal((await said(page))[2], "Hint: → r4c5.");
  await page.press([4, 5]);
  assert.deepEqual(await said(page), [
    "Solved",
    "You used 1 hint and looked at the solution.",
    "With this move, nobody can force a win. After each of the 4 other moves, the cat wins in 3 moves or fewer. A stand-off: if the mouse runs for the cheese, it gets caught; if the cat runs for it, the mouse gets there first.",
  ]);
  await page.click("button", "Show why in Solve");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.match(await page.link(), /m=18&c=3&turn=mouse/);
  assert.ok((await page.names("button")).includes("Hide why"));
});

testOnce("a draw is held on a graph with three moves, and the answer of a graph is shown", async () => {
  const page = await puzzles("puzzle=dddd4");
  assert.deepEqual(await said(page), ["Mouse to move: hold the draw", "Make three moves that do not lose.", ""]);
  await pressNode(page, 1);
  assert.equal((await said(page))[2], "Mouse to 1. Not this move. After it, the cat wins in 1 move. Reply: Cat to 3.");
  const pieces = (await nodeNames(page)).map((name) => /, (cat|mouse)/.exec(name)?.[1] ?? "");
  assert.deepEqual(pieces, ["", "mouse", "", "cat", "", ""], "both have moved");
  await page.click("button", "Try again");
  await page.click("button", "Hint");
  assert.equal((await said(page))[2], "Of the 3 moves, 1 is right. What does the other player do after each?");
  await pressNode(page, 4);
  assert.equal((await said(page))[2], "Right. 1 of 3 moves.");
  await page.pass(REPLY);
  await pressNode(page, 3);
  await page.pass(REPLY);
  await pressNode(page, 4);
  assert.deepEqual(await said(page), [
    "Solved",
    "You made 1 mistake and used 1 hint.",
    "A stand-off: if the mouse runs straight for the hole, it gets caught; if it stays away, the cat cannot catch it.",
  ]);

  await page.follow("#puzzle=eeee5");
  await page.until(async () => (await said(page))[0] === "Mouse to move: find the only move that wins", "the next");
  await page.click("button", "Show the solution");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  assert.match(await page.link(), /^graph=.*&m=1&c=2&turn=mouse|^graph=/);
  assert.ok((await page.names("button")).includes("Hide why"));
});

test("on a phone the drawing stays where it is, whatever is said of a move", async () => {
  for (const [id, places] of /** @type {const} */ ([
    ["aaaa1", [[3, 2], null, [3, 3]]],
    ["bbbb2", [[3, 4], null, [4, 5]]],
    ["cccc3", [[2, 3], null, [5, 1]]],
    ["dddd4", [1, null, 4]],
    ["eeee5", [3, null, 7]],
  ])) {
    const page = await puzzles(`puzzle=${id}`, { width: 390, height: 844 });
    await page.hold();
    const top = () => page.run("return Math.round(document.querySelector('.canvas').getBoundingClientRect().top)");
    const before = await top();
    /** @type {string[]} */
    const seen = [];
    for (const place of places) {
      if (place === null) await page.click("button", "Try again");
      else if (typeof place === "number") await pressNode(page, place);
      else await page.press([...place]);
      await page.frames(2);
      seen.push(`${await top()}: ${(await said(page)).join(" | ")}`);
      const [box, ...lines] = await page.run(
        "return [...document.querySelectorAll('.match-standing:not(.solved), .match-standing:not(.solved) :is(h2, .feedback)')].map((each) => each.getBoundingClientRect().toJSON())",
      );
      for (const line of lines)
        assert.ok(line.top >= box.top + 6 && line.bottom <= box.bottom - 6, `${id}: no air around ${seen.at(-1)}`);
    }
    for (const each of seen) assert.ok(each.startsWith(`${before}: `), `${id}: ${before} before, then ${each}`);
    if ((await said(page))[0] === "Solved") {
      const [next, parts] = await page.run(`
        return [find("link", "Next puzzle"), document.querySelector("header nav")].map((each) => each.getBoundingClientRect().toJSON())`);
      assert.ok(
        next.bottom <= parts.top,
        `${id}: Next puzzle ends at ${next.bottom}, the bar of parts begins at ${parts.top}`,
      );
      const why = await page.run("return document.querySelector('.solved .feedback').getBoundingClientRect().top");
      // Two lines of it at least.
      assert.ok(why + 44 <= parts.top, `${id}: the reason begins at ${why}, the bar of parts at ${parts.top}`);
    }
    // Of a change, the solution comes with its reason.
    if (id === "cccc3") await page.click("button", "Solve it once more");
    for (const hint of ["Hint", "Show the move", "Show the solution"]) {
      // Of a move, the solution is shown in Solve.
      if (hint === "Show the solution" && id !== "cccc3") continue;
      if (!(await page.names("button")).includes(hint)) continue;
      await page.click("button", hint);
      assert.equal(await top(), before, `${id}: ${hint}`);
    }
  }
});

testOnce("one wall decides, and so does one edge", async () => {
  const page = await puzzles("puzzle=cccc3");
  const asked = [
    "Make the mouse win; change at most 1 wall",
    "Add or remove one wall: press its cell. The mouse moves first.",
    "",
  ];
  assert.deepEqual(await said(page), asked);
  await page.press([2, 3]);
  const wrong = "Not this wall. Cat wins in 7 moves.";
  assert.equal((await said(page))[2], wrong);
  // What comes of it can be stepped through.
  assert.equal(await page.textOf(".steps output"), "at the start");
  await page.click("button", "Next move", 2);
  assert.equal(await page.textOf(".steps output"), "move 1 of 7 cat moved");
  assert.equal((await said(page))[2], wrong);
  await page.click("button", "Try again");
  assert.deepEqual(await said(page), asked);
  assert.equal(await page.count(".steps"), 0);
  await page.click("button", "Hint");
  assert.match((await said(page))[2] ?? "", /^Idea: find the way that decides the game now/);
  await page.click("button", "Show the solution");
  assert.equal(
    (await said(page))[2],
    "Solution: row 5, column 1. Then the mouse needs 7 moves to the cheese and moves first. The cat needs 7 and cannot cut it off.",
  );
  assert.equal(await page.run("return location.hash"), "#puzzle=cccc3", "it is shown here");
  // It is shown after a wrong wall too.
  await page.press([2, 3]);
  await page.click("button", "Show the solution");
  assert.match((await said(page))[2] ?? "", /^Solution: row 5, column 1\./);
  await page.press([5, 1]);
  assert.deepEqual(await said(page), [
    "Solved",
    "You made 2 mistakes, used 1 hint, and looked at the solution.",
    "The mouse needs 7 moves to the cheese and moves first. The cat needs 7 and cannot cut it off.",
  ]);

  await page.follow("#puzzle=ffff6");
  await page.until(
    async () => (await said(page))[0] === "Make the mouse win; add or remove at most 1 edge",
    "the next",
  );
  await page.click("button", "Hint");
  assert.equal((await said(page))[2], "Idea: cut off the other player’s way.");
  await page.click("button", "Show the solution");
  await page.pass(100);
  assert.equal(
    (await said(page))[2],
    "Solution: remove 2–3. Then the mouse needs 2 moves to the hole, and the cat cannot stop it.",
  );
  await drag(page, "85,80 50,45");
  await page.until(async () => (await said(page))[0] === "Solved", "the end");
  // It was the last of the list.
  await page.click("link", "Next puzzle");
  await page.until(async () => (await said(page))[0] === "Mouse to move: win the game", "the first of the list");
});

testOnce("the list is filtered, and what was begun or solved is kept after a reload", async () => {
  const page = await puzzles("puzzles");
  const all = [
    "Win it, Easy 1",
    "Find the only move, Easy 2",
    "Change one wall, Medium 1",
    "Hold the draw, Medium 2",
    "Find the only move, Hard 1",
    "Change one edge, Hard 2",
  ];
  assert.deepEqual(await cards(page), all);
  await choose(page, "level", "hard");
  assert.deepEqual(await cards(page), all.slice(4));
  await choose(page, "kind", "change");
  assert.deepEqual(await cards(page), all.slice(5));
  await choose(page, "game", "board");
  assert.deepEqual(await cards(page), []);
  assert.match(await page.text(), /No puzzle fits all of these choices\./);
  for (const name of ["level", "kind", "game"]) await choose(page, name, "");
  await choose(page, "theme", "go-away");
  assert.deepEqual(await cards(page), [all[1]]);
  await choose(page, "theme", "");
  await choose(page, "kind", "only-move");

  await page.follow("#puzzle=aaaa1");
  await page.press([3, 2]);
  await page.follow("#puzzle=bbbb2");
  await page.press([4, 5]);
  const next = await page.find("link", "Next puzzle");
  assert.match((await next.getAttribute("href")) ?? "", /#puzzle=eeee5$/, "the next one of those that were chosen");
  await page.visit("puzzles");
  await page.until(async () => (await cards(page)).length > 0, "the list");
  assert.match(await page.text(), /Yours to finish\s+Win it\s+Easy 1/);
  assert.match(await page.text(), /You have solved 1 of 6 puzzles\./);
  await choose(page, "state", "done");
  assert.deepEqual((await cards(page)).slice(1), ["Find the only move, Easy 2, ✓ Solved"]);
});

testOnce("Make your own opens Share over Solve, where it makes a puzzle", async () => {
  const page = await puzzles("puzzles");
  await page.click("button", "Make your own");
  await page.untilSeen("dialog .share", "Share");
  assert.equal(await page.run("return document.querySelector('dialog input[name=share-use]:checked').value"), "puzzle");
  assert.match(await page.textOf("dialog .share"), /the question “Who wins\?”/);
  assert.notDeepEqual(await page.names("tab"), [], "Solve is behind it");
});

testOnce("the puzzle of the day, earlier days in a calendar, and days in a row", async () => {
  const page = await onDay("2026-11-03T23:59:00Z");
  const today = () => page.run("return document.querySelector('.today').innerText.replace(/\\s+/g, ' ')");
  assert.equal(await today(), "Puzzle of the day 3 November 2026 Hold the draw · Medium Solve it");
  await page.run("document.querySelector('.other-days').open = true");
  const days = () =>
    page.run(
      "return [...document.querySelectorAll('.calendar a')].map((day) => [nameOf(day), day.getAttribute('href')])",
    );
  assert.deepEqual(await days(), [
    ["2 November 2026", "#puzzle=bbbb2"],
    ["3 November 2026", "#puzzle=dddd4"],
  ]);
  assert.ok(await page.isDisabled("Earlier month"));
  await page.follow("#puzzle=today");
  await page.until(async () => (await said(page))[0] === "Mouse to move: hold the draw", "the puzzle");
  assert.match(await page.text(), /All puzzles · Puzzle of the day · Medium 2/);
  for (const node of [4, 3, 4]) {
    await pressNode(page, node);
    await page.pass(REPLY);
  }
  await page.follow("#puzzles");
  await page.until(async () => (await days()).length > 0, "all puzzles");
  assert.match(await today(), /✓ Solved A streak of 1 day with the puzzle of the day\. Look at it again$/);
  assert.deepEqual((await days())[1], ["3 November 2026, Solved", "#puzzle=dddd4"]);

  // The list begins again every three days.
  await page.run("window.Date.now = () => Date.parse('2027-01-01T00:00:00Z')");
  await page.follow("#puzzle=aaaa1");
  await page.until(async () => (await page.text()).includes("Puzzle of 31 December 2026 · Easy 1"), "its last day");
  await page.follow("#puzzles");
  await page.until(async () => (await days()).length > 0, "all puzzles");
  assert.match(await today(), /1 January 2027 .* Every puzzle has had its day, so the list has begun again\./);
});

test("progress is saved as a file and loaded, and another file is refused with the reason", async () => {
  const page = await puzzles("puzzle=bbbb2");
  await page.press([4, 5]);
  await page.follow("#puzzles");
  await page.until(async () => (await cards(page)).length > 0, "the list");
  await page.run(`
    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved_ = text; }); return "#puzzles"; };
    URL.revokeObjectURL = () => { window.revoked_ = true; }`);
  await page.click("button", "Save as a file");
  assert.equal(await page.run("return window.revoked_ ?? null"), null, "a browser may come for it only later");
  await page.until(async () => typeof (await page.run("return window.saved_")) === "string", "the file");
  const text = await page.run("return window.saved_");
  const { format, version, puzzles: kept } = JSON.parse(text);
  assert.deepEqual([format, version, Object.keys(kept)], ["cat-and-mouse puzzles", 1, ["bbbb2"]]);

  const load = (/** @type {string} */ name, /** @type {string} */ content) =>
    page.run(
      `const field = document.querySelector("input[type=file]");
       const transfer = new DataTransfer();
       transfer.items.add(new File([arguments[1]], arguments[0]));
       field.files = transfer.files;
       field.dispatchEvent(new Event("change", { bubbles: true }));`,
      name,
      content,
    );
  await load("holiday.json", '{"photos": 3}');
  await page.until(async () => /holiday\.json/.test(await page.text()), "the refusal");
  assert.match(
    await page.text(),
    /“holiday\.json” does not hold progress, so nothing has changed\. Choose a file that was saved here: cat-and-mouse-progress\.json\./,
  );
  await load("cat-and-mouse-progress.json", text.replace("bbbb2", "cccc3"));
  await page.until(async () => /Loaded: progress on 1 puzzle\./.test(await page.text()), "what was loaded");
  assert.match(await page.text(), /You have solved 2 of 6 puzzles\./);
  // A browser tells nothing if the name in the field stays the same.
  assert.equal(await page.run("return document.querySelector('input[type=file]').value"), "");
});

testOnce("what another tab has solved meanwhile is kept", async () => {
  const page = await puzzles("puzzle=bbbb2");
  await page.press([4, 5]);
  await page.follow("#board=MCxF&cat=1&mouse=1");
  await page.until(async () => (await page.names("tab")).length > 0, "Solve");
  await page.run(`
    const [key] = Object.keys(localStorage).filter((key) => localStorage[key].includes("bbbb2"));
    localStorage[key] = localStorage[key].replace("bbbb2", "cccc3")`);
  await page.follow("#puzzles");
  await page.until(async () => (await cards(page)).length > 0, "the list");
  assert.match(await page.text(), /You have solved 2 of 6 puzzles\./);
});

testOnce(
  "more puzzles of a level are shown when asked for; another choice begins with the first few again",
  async () => {
    const page = await open({ link: "puzzles" });
    await page.until(() => page.run("return document.querySelector('.gallery') !== null"), "the list");
    const easy = async () => (await cards(page)).filter((card) => card.includes("Easy")).length;
    assert.equal(await easy(), 8);
    await page.click("button", "Show more: Easy");
    assert.equal(await easy(), 32);
    await choose(page, "game", "board");
    assert.equal(await easy(), 8);
  },
);

testOnce("the result is copied as text without the answer", async () => {
  const page = await onDay("2026-11-02T00:00:00Z", "puzzle=bbbb2");
  await page.press([4, 5]);
  await page.run(
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied_ = text; } } })",
  );
  await page.click("button", "Share the result");
  await page.until(async () => /Copied: your result as text/.test(await page.text()), "that it was copied");
  assert.match(
    await page.run("return window.copied_"),
    /^Cat & Mouse · Puzzle of the day · Easy 2\nSolved without a mistake or a hint\.\nhttp.*#puzzle=bbbb2$/,
  );
});

test("by keyboard alone, on a board and on a graph", async () => {
  const page = await puzzles("puzzle=bbbb2");
  await page.run("document.querySelector('[data-content~=mouse]').focus()");
  await page.keys(Key.ARROW_RIGHT, Key.ENTER);
  assert.equal((await said(page))[0], "Solved");
  assert.match(
    await page.announcement(),
    /^Mouse 1 right to row 4, column 5\. Solved\. You made no mistake and used no hint\. With this move, nobody can force a win\./,
  );
  await page.follow("#puzzle=eeee5");
  await page.until(async () => (await nodeNames(page)).length === 8, "the graph");
  await focusNode(page, 7);
  await page.keys(Key.ENTER);
  assert.equal((await said(page))[0], "Solved");
});

testOnce("a puzzle that does not exist is named, and all are shown", async () => {
  const page = await puzzles("puzzle=zzzz9");
  assert.deepEqual(await page.alerts(), ["There is no puzzle “zzzz9”. Choose one below."]);
  assert.equal((await cards(page)).length, 6);
});

testOnce("accessible, as wide as a phone, with Learn behind ⋯, and in Chinese", async () => {
  const page = await puzzles("puzzles", { width: 390, height: 844 });
  await page.run("document.querySelector('.other-days').open = true");
  await assertAccessible(page, "all puzzles");
  await assertFitsWidth(page, "all puzzles");
  assert.deepEqual(await page.run("return [...document.querySelectorAll('.look details a')].map(nameOf)"), [
    "Records",
    "Tutorial",
    "Win/lose graphs",
  ]);
  await page.follow("#puzzle=bbbb2");
  await page.until(async () => (await said(page))[0] !== "Puzzles", "the puzzle");
  await assertAccessible(page, "a puzzle");
  await assertFitsWidth(page, "a puzzle");
  await page.press([3, 4]);
  await assertAccessible(page, "a wrong move");
  await page.switchTo("zh");
  page.language = "zh";
  assert.deepEqual(await said(page), [
    "轮到老鼠走：找出唯一不输的走法",
    "其他走法都会输。",
    "老鼠向上 1 格，到第 3 行第 4 列。这一步不对。这样走，猫走 3 回合就赢。应对：猫向左 1 格，到第 1 行第 3 列。",
  ]);
  await page.click("button", "再试一次");
  await page.click("button", "提示");
  assert.equal((await said(page))[2], "思路：要到那里，先得走开。");
  await page.press([4, 5]);
  assert.deepEqual((await said(page)).slice(0, 2), ["解出来了", "你错了 1 次，用了 1 次提示。"]);
  assert.match((await said(page))[2] ?? "", /^这样走，双方都没有必胜策略。其余 4 种走法，猫最多走 3 回合就赢。/);
  await assertAccessible(page, "a solved puzzle");
  await assertFitsWidth(page, "a solved puzzle");
  await page.click("link", "全部谜题");
  await page.until(async () => (await said(page))[0] === "谜题", "all puzzles");
  await assertAccessible(page, "all puzzles in Chinese");
  await assertFitsWidth(page, "all puzzles in Chinese");
});

testOnce("on a phone the result goes to the share sheet, without the answer", async () => {
  const page = await onDay("2026-11-02T00:00:00Z");
  if (!(await page.becomeTouchScreen())) return;
  await page.run(`
    window.sent_ = [];
    Object.defineProperty(navigator, "share", { configurable: true, value: async (what) => void window.sent_.push(what) })`);
  await page.follow("#puzzle=bbbb2");
  await page.until(async () => (await said(page))[0]?.startsWith("Mouse to move") === true, "the puzzle");
  await page.press([4, 5]);
  await page.click("button", "Share the result");
  assert.deepEqual(await page.run("return window.sent_"), [
    {
      text: `Cat & Mouse · Puzzle of the day · Easy 2\nSolved without a mistake or a hint.\n${page.site.url}#puzzle=bbbb2`,
    },
  ]);
});
