// Where things stand on the page: the bar of a phone, the board that stays in sight, an empty board, and strengths beside the board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible } from "../page/accessible.mjs";
import { drag, drawn } from "../page/drawings.mjs";
import { testOnce as test } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

const PHONE = { width: 390, height: 844 };
const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
const FORTY_MOVES = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
const LONG_HUNT = "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2";
const EIGHT = "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7";
const CAT_WINS = "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5";
const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";

/** The places of elements in the window. @param {Playground} page @param {...string} selectors @returns {Promise<DOMRect[]>} */
const boxes = (page, ...selectors) =>
  page.run(
    "return [...arguments].map((css) => document.querySelector(css).getBoundingClientRect().toJSON())",
    ...selectors,
  );

/** Asserts that all of an element can be seen, between what stays above and below it. @param {Playground} page @param {string} selector */
async function assertInSight(page, selector) {
  await page.frames(2);
  const [seen, canvas, bar] = await boxes(page, selector, ".canvas", "header > nav");
  assert.ok(seen && canvas && bar);
  assert.ok(seen.top >= canvas.bottom - 0.5 && seen.bottom <= bar.top, JSON.stringify([seen, canvas, bar]));
}

for (const [language, names] of /** @type {const} */ ([
  ["en", ["Solve", "Play", "Puzzles", "Check code"]],
  ["zh", ["求解", "对弈", "谜题", "代码对拍"]],
])) {
  test(`on a phone the parts of the page are a bar at the lower edge, however far it is scrolled: ${language}`, async () => {
    const page = await mountPage({ link: LONG_WAY, ...PHONE });
    if (language === "zh") await page.switchTo("zh");
    for (const to of [0, 500]) {
      await page.run("scrollTo(0, arguments[0])", to);
      await page.frames(2);
      const [bar] = await boxes(page, "header > nav");
      assert.deepEqual(
        [bar?.bottom, bar?.left, bar?.width],
        [844, 0, await page.run("return document.documentElement.clientWidth")],
      );
    }
    const seen = await page.run(`
      return [...document.querySelectorAll("header > nav > a, header > nav > .menu > summary")]
        .filter((each) => each.checkVisibility()).map((each) => textOf(each).trim())`);
    assert.deepEqual(seen, names);
    for (const width of [390, 360, 335]) {
      await page.resize(width, 844);
      const margins = await page.run(`
        const texts = [...document.querySelectorAll("header > nav > a")].filter((each) => each.checkVisibility()).map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect();
        });
        return [texts[0].left, document.body.clientWidth - texts.at(-1).right]`);
      assert.ok(Math.min(...margins) >= 10, `${width}: ${margins} pixels beside the first and the last name`);
    }
  });
}

test("another part of the page begins at its top, however far the one before was scrolled", async () => {
  const page = await mountPage({ link: LONG_WAY, ...PHONE });
  await page.run("scrollTo(0, 500)");
  await page.frames(2);
  assert.ok((await page.run("return scrollY")) > 0);
  await page.click("link", "Play");
  await page.untilSeen(".match-standing", "the match");
  assert.equal(await page.run("return scrollY"), 0);
});

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", GRAPH],
])) {
  for (const [view, words, part] of /** @type {const} */ ([
    ["map", "the map's words", ".mapped"],
    ["what-if", "the words of What if", ".what-if"],
  ]))
    test(`on a phone the ${kind} and ${words} are in sight together`, async () => {
      const page = await mountPage({ link: `${link}&view=${view}`, ...PHONE });
      await page.untilSeen(`${part} .key`, words);
      await page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'end' })", `${part} .key`);
      await page.frames(2);
      const [said, drawn, key, bar] = await boxes(page, ".headline", ".solve .canvas", `${part} .key`, "header > nav");
      assert.ok(said && drawn && key && bar);
      assert.equal(said.top, 0);
      assert.ok(drawn.top >= 0 && drawn.bottom <= key.top, "the words stand below the drawing");
      assert.ok(key.bottom <= bar.top, "the bar cuts nothing off");
    });

  test(`on a phone the tabs are in sight below the ${kind}`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await mountPage({ link, language, ...PHONE });
      // A finger is there.
      await page.run(
        "document.querySelector('.solve').dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))",
      );
      await page.frames(2);
      const [drawn, tab, bar] = await boxes(page, ".solve .canvas", "[role=tab]", "header > nav");
      assert.ok(drawn && tab && bar);
      assert.ok(tab.top - drawn.bottom < 180, `${tab.top - drawn.bottom} pixels below it`);
      assert.ok((tab.top + tab.bottom) / 2 + 8 < bar.top, "its name is not under the bar");
      // The settings come with the tools, where nothing that they change moves them.
      const settings = () => page.run("return document.querySelector('.numbers .setting')?.checkVisibility() ?? null");
      assert.notEqual(await settings(), true);
      await page.run("document.querySelector('.bar .edit').click()");
      await page.frames(2);
      assert.equal(await settings(), kind === "board" ? true : null);
      const [numbers, below] = await boxes(page, ".numbers", "[role=tab]");
      assert.ok(numbers && below && numbers.bottom <= below.top);
    }
  });

  for (const height of [667, 844])
    test(`on a phone ${height} high the tools, Done and the settings of the ${kind} are in sight together below it`, async () => {
      const page = await mountPage({ link, ...PHONE, height });
      await page.run("document.querySelector('.bar .edit').click()");
      await page.frames(2);
      const [drawn, tools, done, undo, numbers, hint, bar] = await boxes(
        page,
        ".solve .canvas",
        ".palette .tools",
        ".bar .edit",
        ".palette .history",
        ".numbers",
        ".hint",
        "header > nav",
      );
      assert.ok(drawn && tools && done && undo && numbers && hint && bar);
      assert.ok(drawn.top >= 0 && drawn.bottom <= tools.top);
      assert.ok(tools.bottom <= done.top && done.top < undo.bottom, "Done stands in the row of Undo");
      assert.ok(undo.right < done.left && done.bottom <= numbers.top, "and covers nothing");
      assert.ok(numbers.bottom <= bar.top, `${numbers.bottom} to ${bar.top}`);
      if (height === 844) assert.ok(hint.bottom <= bar.top, "how to draw is in sight, too");
    });

  test(`on a phone what a tab shows begins right below the ${kind}`, async () => {
    const page = await mountPage({ link, ...PHONE });
    for (const tab of ["#tab-what-if", "#tab-moves"]) {
      await page.run("scrollTo(0, 0); document.querySelector(arguments[0]).click()", tab);
      await page.frames(2);
      const [drawn, tabs, panel, bar] = await boxes(page, ".solve .canvas", ".tab-bar", ".panel", "header > nav");
      assert.ok(drawn && tabs && panel && bar);
      assert.ok(tabs.top >= drawn.bottom, `${tab}: ${tabs.top} is below ${drawn.bottom}`);
      const isAllSeen = panel.bottom <= bar.top;
      assert.ok(isAllSeen || tabs.top - drawn.bottom < 24, `${tab}: ${tabs.top - drawn.bottom} pixels below it`);
    }
    const y = await page.run("return scrollY");
    await page.run("document.querySelector('#tab-moves').click()");
    await page.frames(2);
    assert.equal(await page.run("return scrollY"), y, "what is in sight does not move");
  });

  test(`on a phone Play it myself, New, Edit, Undo and Share stand right under the ${kind}`, async () => {
    const page = await mountPage({ link, ...PHONE });
    const [drawn, bar, parts] = await boxes(page, ".solve .canvas", ".bar", "header > nav");
    assert.ok(drawn && bar && parts);
    // The steps stand between them.
    assert.ok(bar.top >= drawn.bottom && bar.top - drawn.bottom < 80, `${drawn.bottom} to ${bar.top}`);
    assert.ok(bar.bottom <= parts.top);
    const names = await page.run(
      "return [...document.querySelectorAll('.bar > *')].filter((each) => each.checkVisibility()).map((each) => each.ariaLabel ?? textOf(each.querySelector(':scope > summary') ?? each).trim())",
    );
    assert.deepEqual(names, ["Play it myself", "New", "Edit", "Undo", "Share"]);
  });

  test(`on a phone the bar stands at the screen's edge on the link of a puzzle, too: ${kind}`, async () => {
    const page = await mountPage({ link: `${link}&hide=1`, ...PHONE });
    await page.until(async () => (await page.text()).includes("Who wins?"), "the question");
    const [bar] = await boxes(page, "header > nav");
    assert.deepEqual(
      [bar?.left, bar?.right, bar?.bottom],
      [0, await page.run("return document.documentElement.clientWidth"), 844],
    );
  });
}

for (const [kind, links, answers] of /** @type {const} */ ([
  ["board", [LONG_WAY, FORTY_MOVES, LONG_HUNT, "board=M1C3F&cat=1&mouse=4&limit=1"], /^(LeetCode|力扣) 1728/],
  ["graph", [GRAPH, EIGHT], /^(LeetCode|力扣) 913/],
]))
  test(`what LeetCode expects stands with who wins at the top of a low phone, and nothing of it is cut off: ${kind}`, async () => {
    for (const width of [390, 320])
      for (const language of /** @type {const} */ (["en", "zh"]))
        for (const link of links) {
          const page = await mountPage({ link, language, width, height: 664 });
          const where = `${link} ${language} ${width}`;
          const [head, title, chip, why, bar] = await boxes(
            page,
            ".headline",
            "#verdict",
            ".answer .chip",
            ".show-why",
            "header > nav",
          );
          assert.ok(head && title && chip && why && bar);
          assert.match(await page.textOf(".answer .chip"), answers);
          assert.ok(width < 390 || head.height <= 56, `${where}: ${head.height} pixels high`);
          for (const each of [title, chip, why]) {
            assert.ok(
              each.top >= head.top && each.bottom <= Math.min(head.bottom, bar.top),
              `${where}: in the headline`,
            );
            assert.ok(each.left >= 0 && each.right <= width, `${where}: in the window`);
          }
          assert.ok(Math.max(title.right, chip.right) <= why.left, `${where}: beside Show why`);
          const cut = await page.run(`
            return [...document.querySelectorAll(".headline, #verdict, .answer .chip, .show-why")]
              .filter((each) => each.scrollWidth > Math.ceil(each.getBoundingClientRect().width) + 1).map((each) => each.className)`);
          assert.deepEqual(cut, [], where);
        }
  });

test("in a window 320 pixels wide, everything in the menu of the board is in sight", async () => {
  const page = await mountPage({ link: "board=xxxxF/xC3/M4&cat=1&mouse=2", width: 320, height: 664 });
  await page.click("button", "Edit");
  await page.run("document.querySelector('.board-menu > summary').click()");
  const buttons = await boxes(page, ...[1, 2, 3, 4, 5, 6, 7, 8].map((each) => `.transforms > :nth-child(${each})`));
  const outside = buttons.filter(({ width, left, right }) => width === 0 || left < 0 || right > 320);
  assert.deepEqual(outside, []);
});

test("the answer of each example is at most 150 pixels high beside the board, for both games", async () => {
  const links = ["examples.ts", "graph-examples.ts"].flatMap((file) =>
    [...readFileSync(join(ROOT, "www/model", file), "utf8").matchAll(/"((?:board|graph)=[^"]+)"/g)].map(
      ([, link]) => link ?? "",
    ),
  );
  assert.equal(links.length, 20);
  for (const language of /** @type {const} */ (["en", "zh"])) {
    const tall = [];
    for (const link of links) {
      const page = await mountPage({ link, language, width: 1280, height: 800 });
      const [answer] = await boxes(page, ".answer");
      if ((answer?.height ?? 0) > 150) tall.push(`${link}: ${answer?.height}`);
    }
    assert.deepEqual(tall, [], language);
  }
});

test("on a phone the board stays above a long list of moves that is scrolled", async () => {
  // 40 moves: the list is longer than the window.
  const page = await mountPage({ link: FORTY_MOVES, ...PHONE });
  await page.run("scrollTo(0, document.documentElement.scrollHeight)");
  await page.frames(2);
  const covered = await page.run(`
    const grid = document.querySelector("[role=grid]");
    const { left, top, width, height } = grid.getBoundingClientRect();
    const points = Array.from({ length: 64 }, (_, at) => [left + ((at % 8) + 0.5) * width / 8, top + (Math.floor(at / 8) + 0.5) * height / 8]);
    return points.filter(([x, y]) => y > 0 && !document.elementFromPoint(x, y)?.closest(".canvas, .headline, header")).length`);
  assert.equal(covered, 0);
});

test("on a phone each pair of moves stands in one line, with how the game ends and the sign of an only move", async () => {
  const page = await mountPage({ link: `${LONG_WAY}&ply=13`, ...PHONE });
  await page.untilSeen(".moves [aria-current]", "the last move");
  const heights = await page.run(
    "return [...document.querySelectorAll('.moves li button')].map((each) => each.getBoundingClientRect().height)",
  );
  assert.equal(heights.length, 13);
  assert.equal(new Set(heights).size, 1, String(heights));
});

test("on a phone the reason stands below the board and its steps while it is drawn", async () => {
  const page = await mountPage({ link: LONG_WAY, ...PHONE });
  await page.click("button", "Show why");
  const [board, why, steps] = await boxes(page, "[role=grid]", ".because", ".transport");
  assert.ok(board && why && steps && board.bottom <= steps.top && steps.bottom <= why.top);
});

const MIDDLE_OF_CELL = `
  const { left, top, width, height } = all("gridcell")[10].getBoundingClientRect();
  return [left + width / 2, top + height / 2]`;
const MIDDLE_OF_EDGE = `
  const path = document.querySelector(".drawing .grip");
  const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
  return [x, y]`;
for (const [kind, link, marked, place, name] of /** @type {const} */ ([
  ["board", LONG_WAY, ".mark-on-cell", MIDDLE_OF_CELL, "row 3, column 1"],
  ["graph", CAT_WINS, ".drawing .grip", MIDDLE_OF_EDGE, "the edge 2–3"],
]))
  test(`on a phone what a tap in What if says comes into sight: ${kind}`, async () => {
    const page = await mountPage({ link: `${link}&view=what-if`, ...PHONE });
    await page.untilSeen(marked, "what changes the winner");
    await page.run("scrollTo(0, 0)");
    const [x, y] = await page.run(place);
    const press = [
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await page.point({ pointer: "touch" }, [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, ...press]);
    await page.untilSeen(".tapped", "what the tap says");
    assert.match(
      await page.textOf(".tapped"),
      new RegExp(`^You tapped ${name}: changing it changes the result: .*\\. Tap it again to change it\\.$`),
    );
    await assertInSight(page, ".tapped");
  });

for (const [kind, link, guess] of /** @type {const} */ ([
  ["board", LONG_WAY, "The cat"],
  ["graph", CAT_WINS, "Nobody"],
]))
  test(`on a phone what Not what you expected? asks and shows comes into sight: ${kind}`, async () => {
    const page = await mountPage({ link, ...PHONE });
    await page.click("button", "Not what you expected?");
    await assertInSight(page, ".expected");
    await page.click("button", guess);
    await assertInSight(page, ".first-moves");
    await page.run("document.querySelector('.first-moves button').click()");
    await page.untilSeen(".end-preview", "the preview");
    await assertInSight(page, ".expected");
  });

for (const language of /** @type {const} */ (["en", "zh"]))
  test(`on a phone Undo stands in the bar below the board, which stays one row: ${language}`, async () => {
    for (const link of [LONG_WAY, GRAPH]) {
      const page = await mountPage({ link, language, ...PHONE });
      const { title } = await page.verdict();
      await page.run("document.querySelector('.new button').click()");
      assert.notEqual((await page.verdict()).title, title, "an empty one");
      for (const width of [390, 360]) {
        await page.resize(width, 844);
        const tops = await page.run(
          "return [...document.querySelectorAll('.bar > *')].map((each) => each.getBoundingClientRect().top)",
        );
        assert.deepEqual(new Set(tops).size, 1, `${width}: ${tops}`);
      }
      await page.run("document.querySelector('.bar > .icon').click()");
      assert.equal((await page.verdict()).title, title);
      assert.equal(await page.run("return document.querySelector('.bar > .icon').ariaDisabled"), "true");
    }
  });

test("on an empty board the tool follows the sentence: cat, mouse, cheese", async () => {
  const page = await mountPage({ link: LONG_WAY });
  await page.click("button", "Empty board");
  const shown = async () => {
    const { title, detail } = await page.verdict();
    return [title, detail, await page.run("return document.querySelector('.tool :checked').value")];
  };
  assert.deepEqual(await shown(), ["Place the cat, mouse, and cheese", "Press a cell to place the cat.", "cat"]);
  assert.deepEqual(await page.names("tab"), [], "the tabs wait");
  await page.press([5, 1]);
  assert.deepEqual(await shown(), ["Place the mouse and cheese", "Press a cell to place the mouse.", "mouse"]);
  await page.press([1, 1]);
  assert.deepEqual(await shown(), ["Place the cheese", "Press a cell to place the cheese.", "food"]);
  assert.ok(!(await page.names("link")).includes("Play it myself"), "Play waits");
  await page.press([1, 5]);
  assert.deepEqual(await page.contents(), ["M...F", ".....", ".....", ".....", "C...."]);
  assert.equal(await page.run("return document.querySelector('.tool :checked').value"), "wall");
  assert.ok((await page.names("link")).includes("Play it myself"));
  assert.equal((await page.names("tab")).length, 4);
});

test("on an empty graph nodes are connected, and the sentence says which", async () => {
  const page = await mountPage({ link: GRAPH });
  await page.click("button", "Empty graph");
  const shown = async () => {
    const { title, detail } = await page.verdict();
    return [title, detail, await page.run("return document.querySelector('.tool :checked').value")];
  };
  const title = "This graph cannot be played yet";
  assert.deepEqual(await shown(), [title, "Drag from node 1 to another node to connect them.", "connect"]);
  assert.equal(await page.announcement(), `${title}. Drag from node 1 to another node to connect them.`);
  const places = /&at=(.*)/.exec(await page.link())?.[1]?.replaceAll("-", ",") ?? "";
  const [hole, mouse, cat] = places.split(".");
  await drag(page, `${mouse} ${hole}`);
  assert.deepEqual(await shown(), [title, "Drag from node 2 to another node to connect them.", "connect"]);
  await page.switchTo("zh");
  assert.deepEqual(await shown(), ["这张图还不能玩", "从节点 2 拖到另一个节点，连接它们。", "connect"]);
  await page.switchTo("en");
  await drag(page, `${cat} ${mouse}`);
  assert.equal((await page.verdict()).title, "Mouse wins in 1 move");
});

test("while pieces are missing, one sentence says what to do, on a phone right below the headline", async () => {
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    const page = await mountPage({ link: "board=3/3&cat=1&mouse=1", ...size });
    const hint = () => page.run("return document.querySelector('.hint').textContent.trim()");
    assert.equal(await hint(), "");
    const [title, next, board] = await boxes(page, "#verdict", ".answer .detail", "cm-board");
    assert.ok(title && next && board);
    assert.ok(
      next.top >= title.bottom && next.top - title.bottom < 12,
      `${size.width}: ${title.bottom} to ${next.top}`,
    );
    if (size === PHONE) assert.ok(next.bottom <= board.top, `${next.bottom} above ${board.top}`);
  }
});

test("on an empty board by keyboard, in Chinese", async () => {
  const page = await mountPage({ link: "board=3/3&cat=1&mouse=1" });
  await page.switchTo("zh");
  page.language = "zh";
  assert.equal((await page.verdict()).detail, "点一个格子放置猫。");
  await page.run("document.querySelector('[role=gridcell]').focus()");
  await page.keys(" ");
  assert.deepEqual(await page.contents(), ["C..", "..."]);
  assert.equal((await page.verdict()).detail, "点一个格子放置老鼠。");
});

for (const [kind, link] of /** @type {const} */ ([
  ["board", "play"],
  ["graph", "play=graph"],
])) {
  test(`strengths stand beside the ${kind}; before the first move a choice holds at once, and nothing jumps`, async () => {
    for (const size of [{ width: 1280, height: 800 }, { width: 1000, height: 800 }, PHONE]) {
      const page = await mountPage({ link, ...size });
      await page.untilSeen(".match-standing", "the match");
      const strengths = (await page.names("radio")).slice(0, 4);
      assert.deepEqual(strengths, ["Easy", "Medium", "Perfect", "A friend"]);
      const parts = [".canvas", ".games", ".opponent", ".playing .bar", ".match-list"];
      const places = async () => (await boxes(page, ...parts)).map(({ left, top }) => [left, top].map(Math.round));
      const before = await places();
      await page.run("find('radio', 'the cat').click()");
      await page.until(async () => (await page.text()).includes("You are the cat."), "the other side");
      assert.deepEqual(await places(), before, `${size.width} px`);
      await page.run("find('radio', 'Easy').click()");
      await page.until(async () => (await page.text()).includes("looks only one move ahead"), "the other strength");
      assert.deepEqual(await places(), before, `${size.width} px`);
      await page.run("find('radio', 'A friend').click()");
      await page.until(async () => (await page.text()).includes("The mouse to move"), "two people");
      assert.deepEqual(await places(), before, `${size.width} px`);
      const primary = await page.run(
        "return [...document.querySelectorAll('.bar .main')].map((each) => textOf(each).trim())",
      );
      assert.deepEqual(primary, [], "a hint is not what one should press first");
    }
  });
}

test("during a match other settings wait for a new one, and another board is there at any time", async () => {
  const page = await mountPage({ link: "play" });
  await page.untilSeen(".match-standing", "the match");
  await page.press([1, 3]);
  await page.click("radio", "Easy");
  assert.ok((await page.text()).includes("the cat never makes a mistake"), "this match goes on");
  await page.click("button", "Start a new game");
  assert.ok((await page.text()).includes("the cat looks only one move ahead"));
  const before = await page.contents();
  await page.click("button", "Another board");
  assert.notDeepEqual(await page.contents(), before);
  await assertAccessible(page, "a match on another board");
});

for (const [kind, link] of /** @type {const} */ ([
  ["board", "play"],
  ["graph", "play=graph"],
])) {
  test(`what one can do in a match on a ${kind} stands in one row, in both languages`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"]))
      for (const size of [{ width: 1280, height: 800 }, PHONE]) {
        const page = await mountPage({ link, language, ...size });
        await page.untilSeen(".match-standing", "the match");
        const tops = await page.run(
          "return [...document.querySelectorAll('.playing .bar > *')].map((each) => each.getBoundingClientRect().top)",
        );
        assert.deepEqual([tops.length, new Set(tops).size], [4, 1], `${language}, ${size.width} px: ${tops}`);
        assert.equal(await page.run("return document.documentElement.scrollWidth - innerWidth <= 0"), true);
      }
  });
}

for (const language of /** @type {const} */ (["en", "zh"]))
  test(`on a phone the opponent, the side and the button for a new game are in sight below the board: ${language}`, async () => {
    for (const link of ["play", "play=graph"]) {
      const page = await mountPage({ link, language, ...PHONE });
      await page.untilSeen(".match-standing", "the match");
      const [opponent, side, start, bar] = await boxes(
        page,
        ".opponent",
        ".opponent > div",
        ".opponent > .main",
        "header > nav",
      );
      // For a finger, each of the two rows is 8 pixels higher.
      assert.ok(opponent && bar && opponent.bottom + 16 <= bar.top, `${link}: ${opponent?.bottom} of ${bar?.top}`);
      assert.ok(side && start && start.top < side.bottom, "the button stands beside the side");
    }
  });

test("How to play does not lie over the board", async () => {
  for (const size of [{ width: 1280, height: 800 }, { width: 900, height: 700 }, PHONE]) {
    const page = await mountPage({ link: LONG_WAY, ...size });
    await page.run("document.querySelector('.how-to-play > summary').click()");
    await page.frames(2);
    const [rules, board] = await boxes(page, ".how-to-play .menu-panel", "[role=grid]");
    assert.ok(rules && board);
    assert.ok(rules.left >= board.right || rules.bottom <= board.top, `${size.width} px`);
  }
});

test("More names the open view, and How it’s solved has one transport", async () => {
  const page = await mountPage({ link: LONG_WAY });
  const more = () => page.run("return textOf(document.querySelector('.more > summary')).trim()");
  assert.equal(await more(), "More");
  await page.run("document.querySelector('#tab-solving').click()");
  await page.frames(2);
  assert.equal(await more(), "How it’s solved");
  const seen = await page.run(
    "return [...document.querySelectorAll('main .steps')].filter((each) => each.checkVisibility({ visibilityProperty: true })).length",
  );
  assert.equal(seen, 1);
  const baselines = await page.run(`
    return ["#tab-line", ".more > summary"].map((css) => {
      const range = document.createRange();
      const text = document.createTreeWalker(document.querySelector(css), NodeFilter.SHOW_TEXT);
      while (text.nextNode() && text.currentNode.data.trim() === "");
      range.selectNodeContents(text.currentNode);
      return Math.round(range.getBoundingClientRect().bottom);
    })`);
  assert.ok(Math.abs(baselines[0] - baselines[1]) <= 1, `${baselines}`);
});

for (const view of ["map", "what-if", "solving"])
  test(`what ${view} writes on the cells keeps off their frames`, async () => {
    for (const size of [{ width: 1280, height: 800 }, PHONE]) {
      const page = await mountPage({ link: `${FORTY_MOVES}&view=${view}`, ...size });
      if (view === "solving") await page.run("document.querySelector('.solving .steps button:last-of-type').click()");
      await page.until(async () => (await page.count(".mark-on-cell")) > 0, "the marks");
      if (view === "what-if") await page.run("document.querySelector('.what-if input[type=checkbox]').click()");
      await page.frames(2);
      const [written, over] = await page.run(`
        const cells = [...document.querySelectorAll("[role=gridcell]")].filter((cell) => cell.querySelector(".mark-on-cell")?.textContent.trim());
        const isOver = (cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell.querySelector(".mark-on-cell"));
          const [inner, outer] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
          // A letter does not fill the height of its line.
          const space = inner.height / 6;
          return !(
            inner.left >= outer.left + 1 &&
            inner.right <= outer.right - 1 &&
            inner.top + space >= outer.top + 1 &&
            inner.bottom - space <= outer.bottom - 1
          );
        };
        return [cells.length, cells.filter(isOver).map((cell) => cell.textContent.trim())];`);
      assert.ok(written > 0, `${written} cells`);
      assert.deepEqual(over, [], `${size.width} px`);
    }
  });

test("all parts of the page begin at one left edge, and the rule of the header runs from side to side", async () => {
  for (const link of [LONG_WAY, GRAPH, "play", "puzzles", "check", "records", "states"]) {
    const page = await mountPage({ link, width: 1280, height: 800 });
    await page.until(async () => (await page.count("main h2, main h1, main h3")) > 0, link);
    const [left, header] = await page.run(`
      const own = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
      const texts = [...document.querySelectorAll("main *")].filter(
        (each) => own(each) && each.checkVisibility({ visibilityProperty: true }) && !each.closest(".unseen, svg, dialog, option"),
      );
      const { left, right } = document.querySelector("header").getBoundingClientRect();
      return [Math.min(...texts.map((each) => Math.round(each.getBoundingClientRect().left))), [left, right - document.body.clientWidth]];`);
    assert.equal(left, 28, link);
    assert.deepEqual(header, [0, 0], link);
  }
});

for (const [kind, link] of [
  ["board", FORTY_MOVES],
  ["graph", GRAPH],
])
  test(`How it’s solved: from ply to ply the controls and the chart stay where they are, and in sight, on a ${kind}`, async () => {
    for (const [language, size] of /** @type {const} */ ([
      ["en", { width: 1280, height: 800 }],
      ["zh", { width: 1280, height: 800 }],
      ["en", PHONE],
    ])) {
      const page = await mountPage({ link: `${link}&view=solving`, ...size });
      if (language === "zh") await page.switchTo("zh");
      for (const look of ["one", "all"]) {
        await page.run("document.querySelector('.looks [value=' + arguments[0] + ']').click()", look);
        await page.run("document.querySelector('.solving .steps button').click()");
        const places = new Set();
        for (let ply = 0; ply <= 5; ply += 1) {
          await page.frames(1);
          const all = await page.run(`
            return [...document.querySelectorAll(".looks input, .solving .steps :is(button, input), .histogram")]
              .map((each) => { const { top, bottom, left } = each.getBoundingClientRect(); return [top, bottom, left]; })`);
          places.add(JSON.stringify(all));
          const [panel] = await boxes(page, ".panel");
          if (size !== PHONE)
            assert.ok(
              Math.max(...all.map((/** @type {number[]} */ box) => box[1])) < Math.min(Number(panel?.bottom), 800),
              `${all}`,
            );
          await page.run("document.querySelector('.solving .steps button:nth-of-type(4)').click()");
        }
        assert.equal(places.size, 1, `${language}, ${size.width} px, look ${look}: ${[...places].join("\n")}`);
      }
    }
  });

for (const [kind, link] of [
  ["board", FORTY_MOVES],
  ["graph", GRAPH],
])
  test(`on a phone the ${kind}, the steps of How it’s solved and what is said of a ply are in sight together`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await mountPage({ link: `${link}&view=solving`, ...PHONE });
      if (language === "zh") await page.switchTo("zh");
      await page.run("document.querySelector('.solving .steps button:nth-of-type(2)').click()");
      await page.frames(1);
      // As far as one scrolls to see it.
      await page.run(`
        const [said, bar] = [".decided", "header > nav"].map((css) => document.querySelector(css).getBoundingClientRect());
        scrollBy(0, said.bottom - bar.top)`);
      await page.frames(2);
      const [canvas, steps, said, bar] = await boxes(page, ".canvas", ".solving .steps", ".decided", "header > nav");
      assert.ok(canvas && steps && said && bar);
      assert.ok(
        canvas.top >= 0 && steps.top >= canvas.bottom && said.bottom <= bar.top + 1,
        `${language}: ${JSON.stringify([canvas, steps, said, bar])}`,
      );
    }
  });

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_HUNT],
  ["board", LONG_WAY],
  ["graph", "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5"],
  ["graph", "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5"],
]))
  test(`while a ${kind} shows why, the list beside it keeps room for four rows, and nothing around it scrolls: ${link}`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"]))
      for (const [width, height] of /** @type {const} */ ([
        [1280, 800],
        [1366, 768],
      ])) {
        const page = await mountPage({ link, language, width, height });
        await page.run("document.querySelector('.show-why').click()");
        await page.frames(2);
        // The reason is longest with its table.
        await page.run("for (const table of document.querySelectorAll('.strategy')) table.open = true");
        await page.frames(2);
        const [around, rows, room, controls] = await page.run(`
          const [panel, list, head, controls] = [".panel", ".moves", ".moves .head", ".controls"].map((css) => document.querySelector(css));
          const row = list.querySelector("li").offsetHeight;
          return [
            panel.scrollHeight - panel.clientHeight,
            list.querySelectorAll("li").length,
            Math.floor((list.clientHeight - head.offsetHeight) / row),
            controls.getBoundingClientRect().bottom,
          ];`);
        const where = `${language}, ${width} × ${height}`;
        assert.equal(around, 0, where);
        assert.ok(room >= Math.min(rows, 4), `${where}: ${room} of ${rows} rows`);
        assert.ok(controls <= height, `${where}: the controls end at ${controls}`);
      }
  });

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", GRAPH],
]))
  test(`in a low window the reason of a ${kind} is in sight, and some of the list above it`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await mountPage({ link, language, width: 1280, height: 720 });
      await page.run("document.querySelector('.show-why').click()");
      await page.frames(2);
      const [reason, head, panel] = await boxes(page, ".explained", ".moves .head", ".play .panel");
      assert.ok(reason && head && panel);
      assert.ok(reason.bottom <= 720, `${language}: the reason ends at ${reason.bottom}`);
      assert.ok(panel.bottom >= head.bottom + 64, `${language}: the list ends at ${panel.bottom}`);
    }
  });

test("with a case of one's own below the code, the page alone scrolls", async () => {
  for (const language of /** @type {const} */ (["en", "zh"])) {
    const page = await mountPage({ link: "check", language, width: 1280, height: 720 });
    await page.untilSeen(".own-case > summary", "the page");
    await page.run(`
      document.querySelector(".own-case > summary").click();
      document.querySelector("#own-case").value = "........\\n".repeat(8) + "1\\n1"`);
    await page.frames(2);
    await page.run("document.querySelector('.own-case form button').click()");
    await page.untilSeen(".own-case [role=alert]", "what is missing");
    const scrolled = await page.run(`
      return [".check-code", ".own-case", "#own-case"].filter((css) => {
        const { scrollHeight, clientHeight } = document.querySelector(css);
        return scrollHeight > clientHeight + 1;
      })`);
    assert.deepEqual(scrolled, [], language);
  }
});

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", EIGHT],
]))
  test(`with large text the tabs of a ${kind} stand in two rows, and no name is cut`, async () => {
    for (const language of /** @type {const} */ (["en", "zh"]))
      for (const view of ["line", "solving", "statistics"]) {
        // 1280 by 800 px at 200 %.
        const page = await mountPage({ link: `${link}&view=${view}`, language, width: 640, height: 400 });
        const [rows, cut, right, end] = await page.run(`
          const more = document.querySelector(".more > summary");
          const tabs = [...document.querySelectorAll(".tabs button")];
          return [
            new Set(tabs.map((tab) => tab.offsetTop)).size,
            [more, ...tabs].filter((each) => each.scrollWidth > each.clientWidth).length,
            more.getBoundingClientRect().right,
            document.querySelector(".tab-bar").getBoundingClientRect().right,
          ];`);
        assert.ok(rows <= 2 && cut === 0 && right <= end + 1, `${language}, ${view}: ${[rows, cut, right, end]}`);
      }
  });

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", EIGHT],
]))
  test(`with large text the verdict of a ${kind} takes two lines`, async () => {
    // 1280 by 800 px at 200 %.
    const page = await mountPage({ link, width: 640, height: 400 });
    const lines = await page.run(`
      const title = document.querySelector("#verdict");
      return Math.round(title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight))`);
    assert.ok(lines <= 2, `${lines} lines`);
  });

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", EIGHT],
]))
  test(`on a phone New stands in one row right below the ${kind}, and with the tools while it is drawn`, async () => {
    for (const width of [390, 360]) {
      const page = await mountPage({ ...PHONE, width, link });
      /** @type {() => Promise<[place: string, rows: number][]>} */
      const places = () =>
        page.run(`
          const shown = [...document.querySelectorAll(".new > summary")].filter((each) => each.checkVisibility());
          return shown.map((each) => {
            const row = each.closest(".bar, .boards");
            const buttons = [...row.querySelectorAll(":scope > *, summary")].filter((part) => part.checkVisibility());
            return [row.className, new Set(buttons.map((part) => Math.round(part.getBoundingClientRect().bottom))).size];
          })`);
      assert.deepEqual(await places(), [["bar", 1]], `${width}`);
      await page.click("button", "Edit");
      assert.deepEqual(await places(), [["boards", 1]], `${width}`);
    }
    const page = await mountPage({ link, width: 1280, height: 800 });
    assert.equal(
      await page.run(
        "return [...document.querySelectorAll('.bar .new')].filter((each) => each.checkVisibility()).length",
      ),
      0,
    );
  });

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", EIGHT],
]))
  test(`on a phone all of the tools stand below the ${kind} when Edit is pressed while the reason is read`, async () => {
    const page = await mountPage({ ...PHONE, link });
    await page.click("button", "Show why");
    await page.run("scrollBy(0, 250)");
    await page.click("button", "Edit");
    await page.frames(2);
    const [canvas, palette] = await boxes(page, ".canvas", ".palette");
    assert.ok(canvas && palette && palette.top >= canvas.bottom - 1, `${palette?.top} under ${canvas?.bottom}`);
  });

test("on a phone all of More is in sight", async () => {
  const page = await mountPage({ ...PHONE, link: LONG_WAY });
  await page.run("document.querySelector('.more > summary').click()");
  await page.frames(2);
  const [panel] = await boxes(page, ".more .menu-panel");
  assert.ok(panel && panel.left >= 0 && panel.right <= 390 && panel.bottom <= 844, `${JSON.stringify(panel)}`);
  assert.ok(
    await page.run(`
      const last = [...document.querySelectorAll(".more .menu-panel button")].at(-1).getBoundingClientRect();
      return document.elementFromPoint(last.left + 20, last.top + last.height / 2)?.closest(".more") !== null`),
  );
});

test("on a phone the ways to share stay in one row", async () => {
  for (const width of [390, 360])
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await mountPage({ ...PHONE, width });
      if (language === "zh") await page.switchTo("zh");
      await page.run("document.querySelector('.bar .to-share').click()");
      await page.until(async () => (await page.dialog()) !== null, "the dialog");
      const tops = await page.run(
        "return [...document.querySelectorAll('.share .choice label')].map((each) => Math.round(each.getBoundingClientRect().top))",
      );
      assert.equal(tops.length, 3);
      assert.equal(new Set(tops).size, 1, `${width} px, ${language}`);
    }
});

for (const [kind, link] of /** @type {const} */ ([
  ["board", LONG_WAY],
  ["graph", GRAPH],
]))
  test(`the tabs of the ${kind} stay where they are when Show why opens and closes`, async () => {
    const page = await mountPage({ link, width: 1280, height: 800 });
    const places = async () =>
      (await boxes(page, ".canvas", ".transport", ".tab-bar")).map(({ left, top }) => [left, top].map(Math.round));
    const before = await places();
    await page.click("button", "Show why");
    const [explained] = await boxes(page, ".explained");
    assert.ok(explained && explained.height > 0 && explained.bottom <= 800, "and what it says is in sight");
    assert.deepEqual(await places(), before);
    await page.click("button", "Hide why");
    assert.deepEqual(await places(), before);
  });

test("the drawing of a puzzle stays where it is when it is answered", async () => {
  for (const size of [{ width: 1280, height: 800 }, PHONE])
    for (const link of [LONG_WAY, GRAPH])
      for (const [terms, ...answers] of [
        ["", "The mouse"],
        ["", "Nobody"],
        ["&title=Who+is+first", "The cat"],
        ["&count=1", "The mouse", "Answer"],
        ["", "Show the answer"],
        ["&goal=cat&walls=1", "Show the answer"],
      ]) {
        const page = await mountPage({ link: `${link}&hide=1${terms}`, ...size });
        const place = async () => (await boxes(page, ".canvas")).map(({ top }) => Math.round(top))[0];
        const before = await place();
        const seen = [];
        if (size === PHONE && !terms?.includes("goal")) {
          const [guess, drawn] = await boxes(page, ".guesses", ".canvas");
          assert.ok(guess && drawn && guess.bottom <= drawn.top, "what answers it is in sight, however low the window");
        }
        for (const answer of answers) {
          if (answer === "Answer") {
            // Of a draw no number is asked.
            if (!(await page.names("button")).includes(answer)) continue;
            await page.run("document.querySelector('.guesses input').value = 7");
          }
          await page.click("button", answer);
          await page.frames(2);
          seen.push(await place());
        }
        assert.deepEqual(
          seen,
          seen.map(() => before),
          `${size.width} px, ${link}${terms}: ${answers}`,
        );
      }
});

test("on a phone the drawing of an exercise stays where it is, from the hint to the solution", async () => {
  for (const [link, ...places] of /** @type {const} */ ([
    ["board=M2F2C&cat=1&mouse=3&goal=cat&walls=1&locked=1,2", [1, 5], [1, 5], [1, 3]],
    [`${LONG_WAY}&goal=cat:9&walls=1`, [5, 1], [5, 1]],
  ])) {
    const page = await mountPage({ link, ...PHONE });
    const place = async () => (await boxes(page, ".canvas")).map(({ top }) => Math.round(top))[0];
    const before = await place();
    for (const button of ["Hint", "Tell me which"]) {
      if (!(await page.names("button")).includes(button)) continue;
      await page.click("button", button);
      assert.equal(await place(), before, `${link}: ${button}`);
    }
    for (const cell of places) {
      await page.press([...cell]);
      assert.equal(await place(), before, `${link}: ${await page.textOf(".goal")}`);
    }
    if (places.length === 3) {
      assert.match(await page.textOf(".goal"), /Done!/);
      await page.press([1, 5]);
      assert.match(await page.textOf(".goal"), /No more walls: change one back first\./);
      assert.equal(await place(), before, `${link}: a wall too many`);
    }
  }
});

test("on a phone nothing lies over the drawing of a solved exercise, however far it is scrolled", async () => {
  for (const [link, place] of /** @type {const} */ ([
    ["board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1", "[role=gridcell]"],
    ["graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&goal=cat&edges=1", "[data-node]"],
  ])) {
    const page = await mountPage({ link, ...PHONE });
    await page.untilSeen(place, link);
    if (place === "[role=gridcell]") await page.press([5, 1]);
    else await page.click("button", "Show the analysis");
    await page.untilSeen(".headline", "who wins");
    const covers = [];
    for (let to = 0; to < 700; to += 50) {
      await page.run("scrollTo(0, arguments[0])", to);
      await page.frames(2);
      covers.push(
        ...(await page.run(
          `const { left, right, top, bottom } = document.querySelector(".canvas").getBoundingClientRect();
           const lowest = document.querySelector("header > nav").getBoundingClientRect().top;
           const heights = Array.from({ length: 20 }, (_, step) => top + 8 + (step * (bottom - top - 16)) / 19);
           return heights.filter((y) => y > 0 && y < lowest)
             .map((y) => document.elementFromPoint((left + right) / 2, y))
             .filter((each) => !each.closest(".canvas")).map((each) => arguments[0] + ": " + each.className);`,
          to,
        )),
      );
    }
    assert.deepEqual(covers, [], link);
  }
});

test("what is said of the best line stands right beside the list, also while the reason is shown", async () => {
  for (const link of [LONG_WAY, FORTY_MOVES, GRAPH]) {
    const page = await mountPage({ link, width: 1280, height: 800 });
    const places = async () => {
      const [list, notes] = await boxes(page, ".line .listed", ".line .notes");
      assert.ok(list && notes);
      return [notes.top - list.top, notes.left - list.right, notes.left].map(Math.round);
    };
    const before = await places();
    assert.deepEqual(before.slice(0, 2), [0, 16], link);
    await page.click("button", "Show why");
    await page.frames(2);
    assert.deepEqual(await places(), before, link);
  }
});

test("the numbers of a search stand in one row on a desk", async () => {
  for (const link of [LONG_WAY, GRAPH])
    for (const language of /** @type {const} */ (["en", "zh"])) {
      const page = await mountPage({ link, language, width: 1280, height: 800 });
      await page.run(
        "document.querySelector('cat-mouse-playground').dispatchEvent(new CustomEvent('open-dialog', { detail: 'find' }))",
      );
      await page.untilSeen(".find", "the dialog");
      const tops = await page.run(
        "return [...document.querySelector('.find .fields').children].map((each) => Math.round(each.getBoundingClientRect().top))",
      );
      assert.deepEqual([tops.length > 1, new Set(tops).size], [true, 1], `${link}, ${language}: ${tops}`);
    }
});

test("at 1280 × 800 nothing scrolls: no scroll bar stands beside the first screen", async () => {
  for (const link of [LONG_WAY, GRAPH]) {
    const page = await mountPage({ link, width: 1280, height: 800 });
    const look = await page.run(
      "const { documentElement: root } = document; return [root.scrollHeight, innerHeight, getComputedStyle(root).overflowY]",
    );
    assert.deepEqual(look, [800, 800, "visible"], link);
  }
});

test("the Share dialog ends below what is in it, and its uses keep their place", async () => {
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    const page = await mountPage({ link: LONG_WAY, ...size });
    await page.run(
      "[...document.querySelectorAll('.to-share, .boards .quiet-button:last-child')].find((each) => each.checkVisibility()).click()",
    );
    await page.until(async () => (await page.dialog()) !== null, "the dialog");
    const place = async () => (await boxes(page, "dialog", ".share .choice")).map(({ top }) => Math.round(top));
    const before = await place();
    const [dialog, sheet] = await boxes(page, "dialog", ".sheet");
    assert.equal(dialog?.height, (sheet?.height ?? 0) + 2, `${size.width} px: two edges around the sheet`);
    for (const use of ["As a puzzle", "As an exercise", "Solved"]) {
      await page.click("radio", use);
      assert.deepEqual(await place(), before, `${size.width} px: ${use}`);
    }
  }
});

test("no edge and no arrow runs through what is written beside a piece or the hole", async () => {
  // In the first one the mouse's edge leads to where its number stands elsewhere, in the second one an edge leads down from the hole.
  for (const link of [GRAPH, "graph=0-1.0-3.2-3&at=50-20.14-20.50-85.50-52"]) {
    const page = await mountPage({ link, width: 1280, height: 800 });
    await drawn(page);
    const [written, crossed] = await page.run(`
      const points = [...document.querySelectorAll("cm-drawing :is(.edge, .arrow) path:not(.head)")].flatMap((path) => {
        const length = path.getTotalLength();
        return Array.from({ length: 201 }, (_, step) => path.getPointAtLength((step / 200) * length).matrixTransform(path.getScreenCTM()));
      });
      const texts = [...document.querySelectorAll("cm-drawing :is(.label.beside, .letter)")];
      // The box of a text is higher than its letters.
      const isCrossed = (text) => {
        const { left, right, top, bottom, height } = text.getBoundingClientRect();
        return points.some(({ x, y }) => x > left && x < right && y > top + height / 6 && y < bottom - height / 6);
      };
      return [texts, texts.filter(isCrossed)].map((each) => each.map((text) => text.textContent.trim()));`);
    assert.deepEqual(written.sort(), ["1", "2", "hole"]);
    assert.deepEqual(crossed, [], link);
  }
});
