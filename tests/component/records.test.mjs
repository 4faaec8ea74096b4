// Records: the gallery, the plots, one's own board compared with the records, and the downloads.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible, assertFitsWidth } from "../page/accessible.mjs";
import { testOnce as test } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

/** The cards that are shown: length, size and seal. @param {Playground} page @returns {Promise<string[]>} */
const cards = (page) =>
  page.run(
    "return [...document.querySelectorAll('.gallery a > span')].map((card) => [...card.children].map((part) => part.textContent).join(', '))",
  );

/** Pastes a text as one's own, and returns what is said of it. @param {Playground} page @param {string} text @param {string} [button] */
async function compared(page, text, button = "Compare") {
  await page.run("const field = document.querySelector('.own-record textarea'); field.value = arguments[0];", text);
  await page.click("button", button);
  return /** @type {string[]} */ (await page.texts(".standing"));
}

test("boards by the length of their wins, each leading to Solve", async () => {
  const page = await mountPage({ link: "records" });
  const hunts = await cards(page);
  assert.deepEqual(hunts.at(-1), "1 move, 1×4 · 2 plies, The cat jumps 1 cell, the mouse 1., proved");
  assert.ok(
    hunts.includes("42 moves, 5×5 · 84 plies, The cat jumps up to 3 cells, the mouse up to 2., proved"),
    hunts.join("; "),
  );
  assert.match(
    hunts[0] ?? "",
    /^\d{3,} moves, 8×8 · \d{3,} plies, The cat jumps up to \d cells, the mouse up to \d\., best known$/,
  );
  await page.click("radio", "Cat races");
  assert.ok((await cards(page)).some((card) => /^14 moves, 5×5 · 28 plies, .+, proved$/.test(card)));
  await page.run("document.querySelector('.gallery li:last-child a').click()");
  await page.until(
    async () => (await page.run("return Boolean(document.querySelector('#verdict')?.checkVisibility())")) === true,
    "Solve",
  );
  assert.equal((await page.verdict()).title, "Cat wins in 1 move");
});

test("a pasted board is compared with the records of its kind and size, however it is turned", async () => {
  const page = await mountPage({ link: "records" });
  assert.deepEqual(await compared(page, "F#MC./#..#./..##./.#.../...#. 3 2".replace("M", ".").replace("C", ".")), [
    "This cannot be played yet: something is missing on it.",
  ]);
  assert.deepEqual(await compared(page, "FMC 1 1"), [
    "Mouse wins, 1×3, 1 move (1 ply): the longest possible, which is proved.",
  ]);
  assert.deepEqual(await compared(page, "F\nM\nC\n1\n1"), [
    "Mouse wins, 1×3, 1 move (1 ply): the longest possible, which is proved.",
  ]);
  assert.deepEqual(await compared(page, "####F/#C.../M.... 1 2"), [
    "Mouse wins, 3×5, 3 moves (5 plies): the longest possible takes 9 moves (17 plies).",
  ]);
  assert.deepEqual(await compared(page, "M#F#C 1 1"), [
    "Nobody can force a win here, so there is no length to compare.",
  ]);
  assert.deepEqual(await compared(page, "M#F.C 1 1"), [
    "The cat wins in 2 moves (4 plies), but just by walking: the mouse is walled off from it. Such walks are not listed.",
  ]);
  // Of 8×8 boards nothing is proved.
  assert.deepEqual(
    await compared(page, "MF....../......../......../......../......../......../......../.......C 1 1"),
    ["Mouse wins, 8×8, 1 move (1 ply): the best known takes 40 moves (79 plies)."],
  );
  const [refused = ""] = await compared(page, "no board");
  assert.match(refused, /^“no board” is not|board/);
});

test("graphs, and a graph of one's own", async () => {
  const page = await mountPage({ link: "records=graph" });
  await page.until(
    async () => (await page.run("return Boolean(document.querySelector('.gallery li'))")) === true,
    "the graphs",
  );
  assert.ok((await cards(page)).some((card) => /^\d{3} moves, 50 nodes · \d{3} plies, best known$/.test(card)));
  await page.click("radio", "Cat hunts");
  // The last of the five plies is one of the mouse, onto the cat.
  assert.match(
    (await cards(page)).find((card) => card.includes(" 5 nodes")) ?? "",
    /^2 moves, 5 nodes · 5 plies, proved$/,
  );
  await page.run("document.querySelector('.counted > summary').click()");
  assert.match(await page.textOf(".records"), /Proved: all graphs with this many nodes were solved/);
  assert.doesNotMatch(await page.textOf(".records"), /cheese|boards of this shape/);
  assert.deepEqual(await compared(page, "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"), [
    "Nobody can force a win here, so there is no length to compare.",
  ]);
  const [said = ""] = await compared(page, "[[1,3],[0],[3],[0,2]]");
  assert.match(said, /^Mouse wins, 4 nodes, 1 move \(1 ply\): /);
});

test("a record opens with its line ready to be played, whatever was open in Solve before", async () => {
  const page = await mountPage({ link: "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1&view=map" });
  await page.click("button", "Show why");
  await page.click("link", "Records");
  await page.untilSeen(".gallery li", "the records");
  await page.run("document.querySelector('.gallery li a').click()");
  await page.untilSeen("#verdict", "Solve");
  assert.match((await page.verdict()).title, /^Cat wins in \d{3,} moves$/);
  assert.equal(await page.textOf(".puzzle-title"), "Record: Cat hunts, 8×8, best known");
  assert.ok((await page.names("button")).includes("Show why"), "the route is not in the way");
  assert.equal(await page.run("return document.querySelector('[role=tab][aria-selected=true]').id"), "tab-line");
  await page.hold();
  await page.click("button", "Play");
  assert.match(await page.moveShown(), /^move 1 of \d{3,} (mouse|cat) moved$/);
});

test("Records and Play open on the game from which one comes", async () => {
  const [, puzzle] = /^(\w+) .* graph=/m.exec(readFileSync(join(ROOT, "puzzles", "puzzles.txt"), "utf8")) ?? [];
  for (const link of ["graph", "play=graph", `puzzle=${puzzle}`]) {
    const page = await mountPage({ link });
    await page.untilSeen("cm-drawing", link);
    await page.click("link", "Records");
    await page.untilSeen(".gallery li", "the records");
    assert.equal(await page.textOf(".games [aria-current]"), "Graph 913", link);
    assert.match((await cards(page))[0] ?? "", /50 nodes/);
    // The tutorial leads to Play and to Records, and does not say about which game.
    await visit(page, "play");
    await page.untilSeen("cm-play cm-drawing", link);
    await visit(page, "records");
    await page.untilSeen(".gallery li", "the records");
    assert.equal(await page.textOf(".games [aria-current]"), "Graph 913", link);
    await page.click("link", "Board 1728");
    await page.until(async () => (await page.textOf(".games [aria-current]")) === "Board 1728", "the boards");
  }
});

test("the kind that was chosen is kept for the other game and over a reload, and each is explained", async () => {
  const page = await mountPage({ link: "records=board" });
  await page.untilSeen(".gallery li", "the boards");
  const chosen = () => page.run("return document.querySelector('[name=record-kind]:checked').value");
  assert.equal(await chosen(), "hunt");
  assert.deepEqual(await page.texts(".kinds dt"), ["Mouse wins", "Mouse detours", "Cat races", "Cat hunts"]);
  assert.match(await page.textOf(".kinds"), /Cat races The cat wins, although the mouse has a way to the cheese\./);
  await page.click("radio", "Mouse detours");
  await page.click("link", "Graph 913");
  await page.until(async () => (await page.textOf(".games [aria-current]")) === "Graph 913", "the graphs");
  await page.untilSeen(".gallery li", "the graphs");
  assert.match(await page.textOf(".records > p"), /^The mouse wins, but must go around the cat/);
  assert.equal(await chosen(), "by-play");
  await page.click("radio", "Cat races");
  await page.click("link", "Board 1728");
  await page.until(async () => (await page.textOf(".games [aria-current]")) === "Board 1728", "the boards again");
  await page.untilSeen(".gallery li", "the boards again");
  assert.match(await page.textOf(".records > p"), /^The cat wins, although the mouse has a way to the cheese/);
  assert.equal(await chosen(), "race");
  await visit(page);
  await page.untilSeen(".gallery li", "the boards after a reload");
  assert.equal(await chosen(), "race");
});

test("the first records are in sight, and what is counted is folded above them", async () => {
  for (const [width, height, rows] of /** @type {const} */ ([
    [1280, 800, 2],
    [390, 844, 2],
  ]))
    for (const kind of ["board", "graph"]) {
      const page = await mountPage({ link: `records=${kind}`, width, height });
      await page.untilSeen(".gallery li", "the records");
      const ends = /** @type {number[]} */ (
        await page.run(
          `
          const cards = [...document.querySelectorAll(".gallery li")].map((card) => card.getBoundingClientRect().bottom);
          return [...new Set(cards)].slice(0, arguments[0])`,
          rows,
        )
      );
      assert.ok(
        ends.length === rows && (ends.at(-1) ?? 0) <= height - (width < 600 ? 56 : 0),
        `${kind}, ${width} px: ${ends}`,
      );
      assert.equal(await page.run("return document.querySelector('.kinds').checkVisibility()"), false);
      await page.run("document.querySelector('.counted > summary').click()");
      assert.equal(await page.run("return document.querySelector('.kinds').checkVisibility()"), true);
    }
});

test("in a small picture, many nodes stand in a circle, each at its own place", async () => {
  const page = await mountPage({ link: "records=graph" });
  await page.untilSeen(".gallery li", "the records");
  const away = /** @type {number[][]} */ (
    await page.run(`
      return [...document.querySelectorAll(".gallery .thumbnail")].map((picture) =>
        [...picture.querySelectorAll("circle")].map(({ cx, cy }) => Math.round(Math.hypot(cx.baseVal.value - 50, cy.baseVal.value - 50))))`)
  );
  assert.deepEqual(
    away.map((nodes) => nodes.length + 2).slice(0, 4),
    [50, 40, 49, 46],
    "the longest first, without the two players",
  );
  assert.ok(
    away
      .slice(0, 4)
      .flat()
      .every((each) => each === 44),
  );
  assert.ok(away.slice(4).some((nodes) => nodes.some((each) => each !== 44)));
});

test("the plot of lengths shows what the census counted", async () => {
  const page = await mountPage({ link: "records" });
  await page.click("radio", "How long wins take on 5×5");
  await page.until(
    async () => (await page.run("return Boolean(document.querySelector('.plot rect'))")) === true,
    "the bars",
  );
  const rows = /** @type {string[]} */ (
    await page.run(
      "return [...document.querySelectorAll('.records tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(', '))",
    )
  );
  const middles = /** @type {number[]} */ (
    await page.run(`
      return [...document.querySelectorAll(".plot rect")].map((bar) => {
        const { left, width } = bar.getBoundingClientRect();
        return Math.round(left + width / 2);
      })`)
  );
  assert.equal(new Set(middles).size, middles.length, "no two bars stand at the same place");
  const counted = readFileSync(join(ROOT, "records", "census-5x5.txt"), "utf8");
  // The longest hunts of the census, all with jumps 3 and 2.
  const [, games] = /^length hunt 3 2 84 (\d+)$/m.exec(counted) ?? [];
  assert.match(rows.at(-1) ?? "", new RegExp(`^42, 84, cat wins, ${games}$`));
  // The shortest wins of the mouse, with all jumps and however it wins.
  const shortest = [...counted.matchAll(/^length (?:mouse|mouse-walk) \d+ \d+ 1 (\d+)$/gm)];
  assert.ok(shortest.length > 10);
  const sum = shortest.reduce((all, [, games]) => all + Number(games), 0);
  assert.equal(rows[0], `1, 1, mouse wins, ${sum.toLocaleString("en")}`);
});

test("all records are saved, as a table and as they are kept", async () => {
  for (const [kind, size] of [
    ["board", "1x3"],
    ["graph", "50"],
  ]) {
    const page = await mountPage({ link: `records=${kind}` });
    await page.untilSeen(".gallery li", "the records");
    await page.run(`
      window.saved_ = [];
      URL.createObjectURL = (blob) => { window.made_ = blob; return ""; };
      HTMLAnchorElement.prototype.click = function () { window.saved_.push([this.download, window.made_]); }`);
    await page.click("button", "CSV, for spreadsheets");
    await page.click("button", "JSON");
    const [table, all] = /** @type {[string, string, string][]} */ (
      await page.driver.executeAsyncScript(`
        const [done] = arguments;
        Promise.all(window.saved_.map(async ([name, blob]) => [name, blob.type, await blob.text()])).then(done)`)
    );
    const kept = JSON.parse(readFileSync(join(ROOT, "records", `${kind}s.json`), "utf8"));
    assert.deepEqual(
      [table?.slice(0, 2), all?.slice(0, 2)],
      [
        [`${kind}s.csv`, "text/csv"],
        [`${kind}s.json`, "application/json"],
      ],
    );
    assert.deepEqual(JSON.parse(all?.[2] ?? ""), kept);
    const lines = table?.[2].split("\r\n") ?? [];
    assert.deepEqual([lines[0], lines.length, lines.at(-1)], ["size,kind,plies,proved,case,from", kept.length + 2, ""]);
    assert.ok(
      lines.some((line) => line.startsWith(`"${size}","mouse",`)),
      lines[1],
    );
  }
});

test("accessible, as wide as a phone, by keyboard and in Chinese", async () => {
  const page = await mountPage({ link: "records", width: 390, height: 844 });
  await assertAccessible(page, "Records");
  await assertFitsWidth(page, "Records");
  await page.run("document.querySelector('.own-record textarea').focus()");
  await page.keys(..."FMC 1 1", Key.TAB, Key.ENTER);
  assert.equal(
    await page.textOf(".standing"),
    "Mouse wins, 1×3, 1 move (1 ply): the longest possible, which is proved.",
  );
  await page.switchTo("zh");
  assert.deepEqual(await compared(page, "FMC 1 1", "比一比"), ["1×3，老鼠赢，1 回合（1 步）：已证明这就是最长的。"]);
  assert.match(
    (await cards(page))[0] ?? "",
    /^\d{3,} 回合, 8×8 · \d{3,} 步, 猫一步最多走 \d 格，老鼠一步最多走 \d 格。, 目前最长$/,
  );
  await assertAccessible(page, "Records in Chinese");
});
