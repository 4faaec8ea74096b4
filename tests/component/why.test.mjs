// "Show why" on the board, "Why not?" beside a losing move, and what else the first screen says about the line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { coveredLabels, covering } from "../page/drawings.mjs";
import { testOnce } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

/** LeetCode's fifth example: the mouse walks around, seven moves against eight. */
const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
const CLOSED_ROOM = "board=C3x/3xF/4x/M4&cat=2&mouse=5";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** @param {Playground} page */
const said = (page) => page.run("return document.querySelector('.shown-why')?.textContent ?? ''");
/** @param {Playground} page */
const reason = (page) => page.textOf(".answer .reason");
/** @param {Playground} page @param {string} css */
const count = (page, css) => page.run("return document.querySelectorAll(arguments[0]).length", css);

testOnce("the answer: who wins in how many moves, what LeetCode's function returns, and one sentence why", async () => {
  const page = await mountPage({ link: LONG_WAY });
  assert.deepEqual(await page.verdict(), {
    title: "Mouse wins in 7 moves",
    detail: "It reaches the cheese, whatever the cat does.",
  });
  assert.ok((await page.text()).includes("LeetCode 1728: true"));
  await page.run("document.querySelector('.leetcode summary').click()");
  assert.match(await page.text(), /Its problem 1728, Cat and Mouse II, asks whether the mouse wins: true or false\./);
  assert.equal(
    await reason(page),
    "The mouse needs 7 moves to the cheese and moves first. The cat needs 8 and cannot cut it off.",
  );
  assert.ok((await page.text()).includes("Whatever the cat does, the mouse wins just as fast. One line is shown."));
});

testOnce("a draw: nobody can force a win, and LeetCode's function returns false", async () => {
  const page = await mountPage({ link: CLOSED_ROOM });
  assert.equal((await page.verdict()).title, "Nobody can force a win");
  assert.ok((await page.text()).includes("LeetCode 1728: false"));
});

test("Show why draws the route with both arrivals, and Hide why takes it away and draws the arrows again", async () => {
  const page = await mountPage({ link: LONG_WAY });
  const arrows = () => page.run("return document.querySelector('cm-board canvas.pieces').toDataURL()");
  const before = await arrows();
  await page.click("button", "Show why");
  assert.ok((await arrows()) !== before, "the arrows of the line are not drawn over the route");
  const labels = await page.names("gridcell");
  assert.equal(labels[2], "row 1, column 3, floor; the mouse after 1 move, the cat after 6 moves");
  assert.equal(labels[24], "row 5, column 5, cheese; the mouse after 7 moves, the cat after 8 moves");
  assert.equal(labels[10], "row 3, column 1, wall", "a cell beside the route says nothing");
  assert.equal(await count(page, ".route"), 1);
  assert.equal(await said(page), "The mouse runs along the dots, and is first on every marked cell.");
  await page.click("button", "Hide why");
  assert.equal(await count(page, ".route"), 0);
  assert.equal((await page.names("gridcell"))[2], "row 1, column 3, floor");
  assert.ok((await arrows()) === before, "the arrows of the line are drawn again");
});

test("Show why is about the position that is shown: a step on, it tells what is true from there", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.click("button", "Show why");
  await page.click("button", "Next move");
  await page.click("button", "Next move");
  assert.equal(
    await said(page),
    "Mouse to move: mouse wins in 6 moves. The mouse needs 6 moves to the cheese and moves first. The cat needs 7 and cannot cut it off. The mouse runs along the dots, and is first on every marked cell.",
  );
  const labels = await page.names("gridcell");
  assert.equal(labels[3], "row 1, column 4, floor; the mouse after 1 move, the cat after 5 moves");
  assert.equal(labels[24], "row 5, column 5, cheese; the mouse after 6 moves, the cat after 7 moves");
  await page.click("button", "To the end");
  assert.equal(await said(page), "The game is over: the mouse has won.");
  assert.equal(await count(page, ".route"), 0);
  await page.click("button", "Hide why");
  assert.equal(await said(page), "");
  assert.notEqual(await page.ply(), "at the start", "the position is still the same");
});

testOnce("a cat that wins on a graph: how it responds at each move of the game", async () => {
  const page = await mountPage({ link: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5" });
  await page.click("button", "Show why");
  const first =
    "Running away does not help: the cat leaves the mouse fewer and fewer nodes, and at last none. If the mouse goes to 2, the cat catches it there. If the mouse goes to 4 or 5, the cat goes to 3. Step on to see how the cat responds after that.";
  assert.equal(await said(page), first);
  await page.click("button", "Next move");
  assert.match(
    await said(page),
    /^Cat to move: cat wins in 4 moves\. If the mouse runs straight for the hole, .* The cat goes to 3\.$/,
  );
  await page.click("button", "Next move");
  assert.match(
    await said(page),
    /^Mouse to move: cat wins in 3 moves\. If the mouse runs straight for the hole, .* If the mouse goes to 1, the cat goes to 4\. If the mouse goes to 3 or 5, the cat catches it there\.$/,
  );
  assert.equal(await page.count(".answer .reason"), 0, "what holds at the start is not told beside it");
});

testOnce("all responses of the cat stand in a table: each leads to another row with fewer moves left", async () => {
  const page = await mountPage({ link: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5" });
  await page.click("button", "Show why");
  await page.unfold("The cat’s whole strategy, in 5 positions");
  const rows = () =>
    page.run(
      "return [...document.querySelectorAll('.strategy tbody tr')].map((row) => [...row.cells].map((cell) => textOf(cell).trim()).join(' | '))",
    );
  const [list, reason] = await page.run(
    "return ['.play', '.explained'].map((css) => document.querySelector(css).getBoundingClientRect().toJSON())",
  );
  assert.ok(list.bottom <= reason.top && list.height >= 170, "it covers no tab, and leaves room for the list");
  assert.deepEqual(await rows(), [
    "1 | 2 | 4 | 2 → catches it 4, 5 → 3",
    "4 | 3 | 3 | 1 → 4 3, 5 → catches it",
    "5 | 3 | 3 | 1 → 4 3, 4 → catches it",
    "1 | 4 | 2 | 2 → 5 4, 5 → catches it",
    "2 | 5 | 1 | 1, 3 → catches it",
  ]);
  await page.click("button", "Next move");
  await page.click("button", "Next move");
  assert.deepEqual(
    await page.run(
      "return [...document.querySelector('.strategy [aria-current]').cells].map((cell) => textOf(cell).trim())",
    ),
    ["4", "3", "3", "1 → 4 3, 5 → catches it"],
  );
  // The longest comes first, whichever move leads there.
  await page.follow("graph=0-5.0-6.1-2.1-3.1-4.2-5.2-6.3-5.3-6.5-6");
  await page.click("button", "Show why");
  assert.deepEqual(
    (await rows()).map((/** @type {string} */ row) => row.split(" | ").slice(0, 3).join(" ")),
    ["1 2 4", "3 5 3", "1 6 2", "4 2 1", "4 1 0"],
  );
  // In a draw, no row ends the game, and the mouse never gets into the hole.
  await page.follow("graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5");
  await page.click("button", "Show why");
  const columns = await page.run("return [...document.querySelectorAll('.strategy th')].map(textOf)");
  assert.deepEqual(columns, ["Mouse", "Cat", "The mouse goes to → the cat"]);
  assert.ok((await rows()).includes("1 | 2 | 3 → 5"));
  // If the mouse goes from 3 to 1, the cat could win by going to 3.
  assert.ok((await rows()).includes("3 | 5 | 1, 4 → 2 5 → catches it"));
  const about = () => page.run("return [...document.querySelectorAll('.strategy p')].map(textOf)");
  const holds =
    "Each answer catches the mouse, or leads to another row. In none of them can the mouse step into the hole.";
  assert.deepEqual(await about(), [
    holds,
    "The table only holds the draw: if the mouse makes a mistake, another move of the cat can win.",
  ]);
  // Here no other answer wins.
  await page.follow("graph=0-3.1-5.1-7.2-3.2-4.2-6.3-5.4-6.4-7.5-6");
  await page.click("button", "Show why");
  assert.deepEqual(await about(), [holds]);
  // Of a long hunt, the table would be too long.
  await page.follow(CAT_16);
  await page.click("button", "Show why");
  assert.equal(await page.count(".strategy"), 0);
});

testOnce("Show why shades what is walled off", async () => {
  const page = await mountPage({ link: CLOSED_ROOM });
  await page.click("button", "Show why");
  assert.deepEqual(
    await page.run("return [...document.querySelectorAll('.explained .key li')].map((each) => each.innerText.trim())"),
    ["walled off"],
  );
  assert.equal((await page.names("gridcell"))[9], "row 2, column 5, cheese; walled off");
});

testOnce("where the mouse is cut off, the cell says so", async () => {
  const page = await mountPage({ link: "board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1" });
  await page.click("button", "Show why");
  assert.equal(await said(page), "If the mouse runs along the dots, the cat stops it at the framed cell.");
  const cut = (await page.names("gridcell")).filter((label) => label.includes("; cut off here; "));
  assert.equal(cut.length, 1);
});

testOnce("a mouse that wins by a detour: where it would be stopped on its shortest way", async () => {
  const page = await mountPage({ link: "board=M2C/x3/4/x1Fx&cat=1&mouse=2" });
  await page.click("button", "Show why");
  assert.equal(
    await said(page),
    "The mouse runs along the dots, and is first on every cell of that way. On its shortest way, the cat would stop it at the framed cell.",
  );
  const labels = await page.names("gridcell");
  assert.equal(labels[1], "row 1, column 2, floor; the mouse after 1 move, the cat after 2 moves");
  assert.equal(labels[2], "row 1, column 3, floor; cut off here; the mouse after 1 move, the cat after 1 move");
  assert.deepEqual(
    await page.run("return [...document.querySelectorAll('.explained .key li > span:last-child')].map(textOf)"),
    [
      "the mouse’s way. Top left: after how many moves the mouse can be here; bottom right: the cat",
      "the cat gets here right after the mouse, and catches it",
    ],
  );
});

testOnce("a mouse that dodges the cat: where, and how it cannot be stopped any more", async () => {
  const page = await mountPage({ link: "graph=0-4.0-5.1-3.2-4.2-5.3-4.3-5" });
  await page.click("button", "Show why");
  assert.equal(
    await said(page),
    "With its first move, the mouse comes to node 3, while the cat is on node 2. From there it can go on to node 4 or to node 5, and the cat has to move and cannot guard both.",
  );
  assert.equal(await count(page, ".arrow.mouse"), 2);
  assert.deepEqual(
    await page.run("return [...document.querySelectorAll('.plate')].map((plate) => plate.textContent.trim())"),
    ["C", "1"],
  );
});

testOnce(
  "where the cat goes after each move of the mouse: an arrow to each of these nodes, in a win of the cat and in a draw",
  async () => {
    const arrows = (/** @type {Playground} */ page) =>
      page.run("return [...document.querySelectorAll('.arrow')].map((arrow) => arrow.classList.contains('cat'))");
    // The cat goes to 3, whether the mouse went to 4 or to 5.
    const page = await mountPage({ link: "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5" });
    await page.click("button", "Show why");
    assert.deepEqual(await arrows(page), [true]);
    await page.follow("graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5");
    await page.click("button", "Show why");
    assert.deepEqual(await arrows(page), [true]);
    await page.click("button", "Hide why");
    assert.deepEqual(await arrows(page), [true, false], "the next move of each on the best line");
  },
);

/** The longest known wins on 16 nodes: of the mouse, and of the cat if the mouse could run to the hole; and one of the cat on 30. */
const MOUSE_16 =
  "graph=0-4.0-6.0-10.1-2.1-5.1-7.1-10.1-13.2-7.2-10.2-11.2-12.2-13.3-8.3-10.3-13.3-14.3-15.4-5.4-6.4-7.4-9.4-13.4-14.5-7.5-12.6-7.6-9.6-10.6-14.7-9.8-9.8-12.8-15.9-11.9-13.9-15.10-11.10-12.10-13.11-14.12-13.14-15";
const CAT_16 =
  "graph=0-11.1-4.1-7.1-8.1-13.2-5.2-7.2-12.2-14.3-6.3-8.3-9.3-11.4-6.4-9.4-10.5-7.5-13.5-14.5-15.6-8.6-10.6-11.6-13.7-12.7-14.7-15.8-12.8-14.8-15.9-14.10-13.11-15.12-15.13-14.13-15";
const CAT_30 =
  "graph=0-20.1-2.1-9.1-10.1-15.1-21.1-23.1-25.1-28.2-4.2-5.2-7.2-25.3-5.3-10.3-11.3-12.3-14.3-15.3-20.3-22.3-26.3-29.4-5.4-7.4-8.4-10.4-13.4-19.4-25.5-23.5-28.5-29.6-7.6-8.6-10.6-11.6-13.6-26.7-13.7-24.8-10.8-14.8-19.8-23.8-24.8-26.8-27.8-28.9-10.9-11.9-12.9-16.9-18.9-27.9-28.10-11.10-12.10-13.10-16.10-17.10-18.10-19.10-20.10-21.10-23.10-24.10-25.10-26.10-27.10-28.10-29.11-13.11-16.11-22.11-24.12-14.12-18.12-24.12-28.13-14.13-15.14-18.14-19.14-20.14-23.14-24.14-26.14-29.15-18.15-27.15-29.16-19.16-22.16-24.17-22.17-23.17-28.17-29.18-21.18-22.18-23.18-28.19-22.19-23.19-24.19-27.20-21.20-22.20-25.20-27.21-24.21-29.22-24.22-29.24-25.25-28.27-28.28-29";

for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [390, 844],
]))
  for (const [name, link] of Object.entries({ MOUSE_16, CAT_16, CAT_30 }))
    test(`on a large graph, what Show why writes covers nothing: ${name}, ${width} px wide`, async () => {
      const page = await mountPage({ link, width, height });
      await page.click("button", "Show why");
      assert.ok((await count(page, ".plate")) > 5);
      assert.equal(await page.textOf(".node.hole .letter"), "hole");
      assert.deepEqual(await covering(page), []);
    });

for (const [width, height] of /** @type {const} */ ([
  [1280, 720],
  [320, 640],
]))
  test(`what Show why writes at a node covers no arrowhead: ${width} px wide`, async () => {
    const page = await mountPage({
      link: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=92-50.8-60.60-10.32-60.44-34.64-90",
      width,
      height,
    });
    await page.click("button", "Show why");
    assert.equal(await count(page, ".plate"), 2);
    assert.deepEqual(await coveredLabels(page, ".drawing", ".plate text"), []);
    assert.deepEqual(await covering(page), []);
  });

testOnce(
  "of a long hunt only the last stretch is drawn; every number of a node is in its name and its tooltip",
  async () => {
    const page = await mountPage({ link: MOUSE_16 });
    await page.click("button", "Show why");
    assert.deepEqual(
      await page.run("return [...document.querySelectorAll('.plate.mouse')].map((plate) => plate.textContent.trim())"),
      ["33", "36", "35", "37", "34"],
    );
    assert.match(await said(page), / Only its moves from 33 on are drawn; Best line lists all of them\.$/);
    const [name, tooltip] = await page.run(`
    const node = document.querySelector("[data-node='3']");
    return [nameOf(node), node.querySelector("title").textContent]`);
    assert.equal(tooltip, "the mouse comes here with move 4,13,23,33");
    assert.ok(name.endsWith(`; ${tooltip}`), name);
  },
);

testOnce("an edge is cut where it passes a node at which it does not end", async () => {
  const page = await mountPage({ link: "graph=0-1.1-2.2-3&at=10-50.50-50.30-50.90-90" });
  const paths = () =>
    page.run("return [...document.querySelectorAll('.edge path')].map((path) => path.getAttribute('d'))");
  // Node 2 lies on the edge from 0 to 1, and node 1 not on that from 2 to 3.
  const [passing, to2, to3] = (await paths()).map((/** @type {string} */ path) => path.match(/M/g)?.length);
  assert.deepEqual([passing, to2, to3], [2, 1, 1]);
});

testOnce("Why not? plays what happens after a losing move, and everything is as before after it", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.hold();
  await page.click("tab", "All moves");
  await page.click("button", "Why not r2c2?");
  assert.ok((await page.text()).includes("Preview: what happens after r2c2."));
  assert.deepEqual(await page.verdict(), { title: "After r2c2: cat wins in 8 moves", detail: "" });
  const colours = () => page.run("return document.querySelector('.answer').className");
  assert.equal(await colours(), "answer cat");
  assert.equal(
    await reason(page),
    "Both need 8 moves to the cheese, but the cat moves first, and nothing delays it.",
    "the reason is that of the position after the move",
  );
  assert.ok(!(await page.names("button")).includes("Show why"), "why is shown of the game, and not of a move");
  assert.equal(await page.ply(), "step 1 of 16");
  await page.pass(750);
  assert.equal(await page.ply(), "step 2 of 16");
  await page.click("button", "Back to the position before");
  assert.match(await reason(page), /^The mouse needs 7 moves to the cheese/);
  assert.equal(await page.ply(), "at the start");
  assert.equal((await page.verdict()).title, "Mouse wins in 7 moves");
  assert.equal(await colours(), "answer mouse");
  assert.deepEqual(await page.contents(), [".M...", "..#..", "#..#.", "C#.#.", "...#F"]);
  await page.click("tab", "Best line");
  assert.equal((await page.moveList()).length, 13);
  await page.click("tab", "All moves");
  await page.click("button", "Why not r2c2?");
  await page.click("tab", "Best line");
  assert.equal(await page.ply(), "at the start", "another tab ends the preview");
  assert.equal((await page.moveList()).length, 13);
});

testOnce("Why not? is also asked of a move that throws a win away for a draw, and of none that is best", async () => {
  const page = await mountPage({ link: "graph=0-4.1-2.1-4.1-5.3-4.3-5" });
  await page.hold();
  await page.click("tab", "All moves");
  const asked = (await page.names("button")).filter((name) => name.startsWith("Why not"));
  assert.deepEqual(asked, ["Why not node 5?", "Why not node 2?"]);
  await page.click("button", "Why not node 5?");
  assert.equal((await page.verdict()).title, "After node 5: draw");
  assert.equal(
    await reason(page),
    "A stand-off: if the mouse runs straight for the hole, it gets caught; if it stays away, the cat cannot catch it.",
  );
  await page.click("button", "Back to the position before");
  assert.equal(await page.ply(), "at the start");
});

test("Why not? is asked and left by keyboard alone, and the focus stays with it", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.hold();
  await page.tabTo("Best line");
  // More, and the first move of the list.
  await page.keys(Key.ARROW_RIGHT, Key.TAB, Key.TAB);
  const move = () => page.run("return document.activeElement.querySelector('.short')?.textContent.trim()");
  while ((await move()) !== "r2c2") {
    const before = await page.focused();
    await page.keys(Key.ARROW_DOWN);
    assert.notEqual(await page.focused(), before, "r2c2 is in the list");
  }
  await page.keys(Key.TAB);
  assert.equal(await page.focused(), "Why not r2c2?");
  await page.keys(Key.ENTER);
  assert.equal(await page.ply(), "step 1 of 16");
  assert.equal(await page.focused(), "Back to the position before");
  assert.equal(
    await page.run(
      "return document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent",
    ),
    "Preview: what happens after r2c2.",
  );
  await page.keys(Key.ENTER);
  assert.equal(await page.ply(), "at the start");
  assert.equal(await page.focused(), "Why not r2c2?");
  await page.keys(Key.TAB);
  assert.equal(await page.run("return document.querySelector('.choices').contains(document.activeElement)"), false);
});

testOnce("another board ends what is tried, and the focus goes to none of its moves", async () => {
  const page = await mountPage({ link: `${LONG_WAY}&view=moves` });
  await page.hold();
  await page.click("button", "Why not r2c2?");
  assert.equal(await page.focused(), "Back to the position before");
  await page.run("location.hash = arguments[0]", `#${LONG_WAY}&limit=900&view=moves`);
  await page.until(async () => (await page.names("button")).includes("Why not r2c2?"), "the moves of the other board");
  assert.equal(await page.focused(), "");
});

testOnce("an edit in the middle of the line says that the board is back at its start", async () => {
  const page = await mountPage({ link: LONG_WAY });
  const hint = () => page.textOf(".hint");
  assert.equal(await hint(), "Draw or erase walls, or drag a piece: the answer changes at once.");
  await page.click("button", "Next move", 6);
  await page.press([5, 3]);
  assert.equal(await page.ply(), "at the start");
  assert.equal(await hint(), "You changed the board, so it is back at its starting position.");
  await page.press([5, 2]);
  assert.equal(await hint(), "");
});

test("a low board leaves no hole, and the numbers that make it low stay where they are", async () => {
  const page = await mountPage({ link: LONG_WAY, width: 1280, height: 800 });
  const look = () =>
    page.run(`
      const box = (css) => document.querySelector(css).getBoundingClientRect();
      const { left, top } = box("#rows");
      const [board, tools] = [box("[role=grid]"), box(".palette")];
      return { number: [left, top].map(Math.round), between: Math.round(tools.top - board.bottom), height: board.height }`);
  await page.click("button", "Rows: less");
  const before = await look();
  await page.click("button", "Rows: less");
  const after = await look();
  assert.equal((await page.contents()).length, 3);
  assert.deepEqual(after.number, before.number);
  assert.ok(after.height < before.height, "it is lower");
  assert.deepEqual([before.between <= 20, after.between], [true, before.between]);
});

test("on a phone a low board leaves no hole", async () => {
  const page = await mountPage({ link: "board=M6F/8/C7&cat=2&mouse=1", width: 390, height: 844 });
  const [said, board, steps] = await page.run(`
    return [".headline", "[role=grid]", ".transport"].map((css) => document.querySelector(css).getBoundingClientRect())`);
  assert.ok(
    board.top - said.bottom < 40 && steps.top - board.bottom < 40,
    `${board.top - said.bottom}, ${steps.top - board.bottom}`,
  );
});

test("all of it is in the window of a laptop without scrolling, and the tools lie below the board", async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [1366, 768],
    [1440, 756],
    [1200, 700],
    [1024, 768],
  ])) {
    const page = await mountPage({ link: LONG_WAY, width, height });
    const over = await page.run(
      "return [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]",
    );
    assert.ok(over[0] <= 0 && over[1] <= 0, `${width} by ${height}: ${over}`);
    const low = await page.run(`
      return [...document.querySelectorAll(".controls button, .tabs button, .bar a, .hint")]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > innerHeight)
        .map((element) => element.textContent.trim())`);
    assert.deepEqual(low, []);
    const [board, controls] = await page.run(`
      return ["cm-board", ".controls"].map((css) => document.querySelector(css).getBoundingClientRect())`);
    assert.ok(
      board.bottom <= controls.top,
      `${width} by ${height}: the board ends at ${board.bottom}, the tools begin at ${controls.top}`,
    );
  }
});

test("on a phone Edit takes the place of Why, and Done is in sight; so does Why of Edit", async () => {
  const page = await mountPage({ link: LONG_WAY, width: 390, height: 844 });
  await page.click("button", "Show why");
  await page.click("button", "Edit");
  assert.equal(await count(page, ".route"), 0);
  const [done, parts] = await page.run(`
    return [find("button", "Done"), document.querySelector("header nav")].map((each) => each.getBoundingClientRect().toJSON())`);
  assert.ok(done.bottom <= parts.top, `Done ends at ${done.bottom}, the bar begins at ${parts.top}`);
  await page.click("button", "Show why");
  assert.equal(await count(page, ".route"), 1);
  assert.ok((await page.names("button")).includes("Edit"));
  await page.click("button", "Hide why");
  assert.ok((await page.names("button")).includes("Done"), "it is edited again");
});

test("on a phone Edit shows the tools below the board, however far the page was scrolled", async () => {
  const page = await mountPage({ link: LONG_WAY, width: 390, height: 844 });
  await page.click("button", "Show why");
  await page.run("scrollTo(0, 350)");
  await page.click("button", "Edit");
  await page.frames(2);
  const [tools, board] = await page.run(`
    return [".palette", ".canvas"].map((css) => document.querySelector(css).getBoundingClientRect().toJSON())`);
  assert.ok(tools.top >= board.bottom - 1, `the tools begin at ${tools.top}, the board ends at ${board.bottom}`);
});

testOnce("why takes the place of what a tab draws, and its key", async () => {
  const page = await mountPage({ link: LONG_WAY });
  for (const tab of ["Map", "What if"]) {
    await page.click("tab", tab);
    await page.click("button", "Show why");
    assert.equal(await count(page, ".route"), 1);
    assert.equal(
      await page.run("return document.querySelector('[role=tab][aria-selected=true]').textContent.trim()"),
      "Best line",
    );
    await page.click("button", "Hide why");
  }
});

testOnce("what is drawn is told in the language that is chosen meanwhile", async () => {
  const page = await mountPage({ link: LONG_WAY });
  /** What is read on the page and heard on its cells, without names that are the same in both languages. */
  const english = () =>
    page.run(`
      const cells = [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label"));
      const texts = [...document.querySelectorAll(".answer, .explained, .play, .bar")].map((each) => each.innerText);
      return [...cells, ...texts].join(" ").match(/[A-Za-z]{2,}/g)?.filter((word) => word !== "LeetCode" && word !== "false" && word !== "true") ?? []`);
  await page.click("button", "Show why");
  await page.switchTo("zh");
  assert.equal(await said(page), "老鼠沿虚线走，有标记的每一格它都先到。");
  assert.deepEqual(await english(), []);
  await page.click("tab", "改一改");
  assert.deepEqual(await english(), []);
  await page.switchTo("en");
  await page.click("button", "Show why");
  assert.equal(await said(page), "The mouse runs along the dots, and is first on every marked cell.");
});

testOnce("why is shown while the line is played, which ends then", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.click("button", "Play");
  await page.pass(1_500);
  assert.notEqual(await page.ply(), "at the start");
  await page.click("button", "Show why");
  await page.pass(3_000);
  assert.equal(await page.ply(), "at the start");
  assert.equal(await count(page, ".route"), 1);
});

test("the rules lie over all that is below them", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.unfold("How to play");
  const isCovered = await page.run(`
    const { left, top, width, height } = document.querySelector(".doubt").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).closest(".how-to-play") !== null`);
  assert.equal(isCovered, true);
});

test("on a phone the answer stays in sight, at most 56 px high", async () => {
  const page = await mountPage({ link: LONG_WAY, width: 390, height: 844 });
  await page.run("scrollTo(0, 500)");
  await page.frames(2);
  const { top, height } = await page.run("return document.querySelector('.headline').getBoundingClientRect().toJSON()");
  assert.equal(Math.round(top), 0);
  assert.ok(height <= 56, `${height} px`);
});

testOnce("a draw on a graph: the cat guards the same nodes at each step, and the key lists what is drawn", async () => {
  const page = await mountPage({ link: "graph=0-3.1-2.1-5.2-4.3-4.3-5" });
  await page.click("button", "Show why");
  const key = () =>
    page.run("return [...document.querySelectorAll('.explained .key li')].map((each) => textOf(each).trim())");
  const ring = "if the mouse runs along the dots, the cat catches it here";
  for (let ply = 0; ply < 5; ply += 1) {
    assert.match(await said(page), /By moving between 2 and 4, the cat can catch the mouse/, `ply ${ply}`);
    assert.deepEqual(await key(), [
      "Cmoving between these nodes, the cat can keep the mouse out of the hole for ever",
      "the cat’s response to the mouse’s move",
      ring,
    ]);
    await page.click("button", "Next move");
  }
  // Wherever the mouse goes, the cat is beside it: no arrow leads to another node.
  await page.follow("graph=0-3.0-4.1-3.1-5.2-3.2-4.2-5.4-5");
  await page.click("button", "Show why");
  assert.deepEqual(await key(), [
    "≤0the mouse can be here after at most this many moves of the cat, and not later",
    "–the mouse never gets here without being caught",
    ring,
  ]);
});
