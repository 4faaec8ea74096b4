// What an exercise locks looks locked before one tries: cells, nodes, pieces and jumps. What could not be checked says so.
import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { clipboard, testOnce as test } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

const BOARD = "board=M2F2C&cat=1&mouse=3";
const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";

/**
 * How the cells of the first row are drawn: the frame of the mark, and the lock in its corner, whose two parts are in sight.
 * @param {Playground} page
 * @returns {Promise<(null | { frame: string, lock: string[], isInside: boolean, isSeen: boolean })[]>}
 */
const locks = (page) =>
  page.run(`
    return [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
      const mark = cell.querySelector(".mark-on-cell");
      if (!mark) return null;
      const part = (name) => getComputedStyle(mark, name);
      const floor = getComputedStyle(cell.closest("cm-board")).getPropertyValue("--cm-floor").trim();
      const paint = document.createElement("i");
      paint.style.color = floor;
      document.body.append(paint);
      const under = getComputedStyle(paint).color;
      paint.remove();
      const [inner, outer] = [mark.getBoundingClientRect(), cell.getBoundingClientRect()];
      return {
        frame: getComputedStyle(mark).borderTopStyle,
        lock: ["::before", "::after"].map((name) => part(name).content + " " + part(name).width),
        isInside: inner.left > outer.left && inner.right < outer.right && inner.bottom < outer.bottom,
        isSeen: part("::after").backgroundColor !== under && part("::after").backgroundColor !== "rgba(0, 0, 0, 0)",
      };
    })`);

/** The tools that are there to be chosen, and those that are not, with what is said of these. @param {Playground} page */
const tools = (page) =>
  page.run(`
    const pairs = [...document.querySelectorAll(".tool")].map((tool) => [tool, tool.querySelector("input")]);
    const named = (tools) => tools.map(([tool, input]) => input.value + (input.disabled ? ": " + tool.title : ""));
    return {
      free: named(pairs.filter(([, input]) => !input.disabled)),
      held: named(pairs.filter(([, input]) => input.disabled)),
      // What cannot be chosen is paler than what can.
      isPaler: pairs.filter(([, input]) => input.disabled).every(([tool]) => Number(getComputedStyle(tool).opacity) < 1),
    }`);

const jumps = (/** @type {Playground} */ page) =>
  page.run(`
    const fields = [...document.querySelectorAll(".numbers input")].filter((each) => each.checkVisibility()).map(nameOf);
    return [fields, document.querySelector(".numbers .fixed")?.textContent.trim() ?? null]`);

const LOCK = { frame: "dotted", lock: ['"" 8px', '"" 12px'], isInside: true, isSeen: true };

test("a locked cell has a lock, before one tries to change it", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&locked=1,2 1,3` });
  assert.deepEqual(await locks(page), [null, LOCK, LOCK, null, null, null, null]);
  assert.deepEqual(await locks(await mountPage({ link: BOARD })), Array(7).fill(null));
});

test("a locked node has a rim of its own", async () => {
  const rims = async (/** @type {string} */ link) => {
    const page = await mountPage({ link });
    await page.until(async () => (await page.count("[data-node]")) === 6, "the graph");
    return page.run(`
      return [...document.querySelectorAll(".drawing .node")].map((node) => {
        const { stroke, strokeDasharray } = getComputedStyle(node.querySelector(".rim"));
        return node.classList.contains("locked") + " " + stroke + " " + strokeDasharray;
      })`);
  };
  const [free, locked] = [await rims(GRAPH), await rims(`${GRAPH}&goal=cat&locked=1 4`)];
  assert.deepEqual(
    locked.map(
      (/** @type {string} */ rim, /** @type {number} */ node) =>
        rim.replace(/^true|^false/, "") !== free[node].replace(/^false/, ""),
    ),
    [false, true, false, false, true, false],
  );
});

test("a locked node has a lock beside it, which covers no node and no number", async () => {
  const page = await mountPage({ link: `${GRAPH}&goal=cat&locked=1 4 0` });
  await page.until(async () => (await page.count("[data-node]")) === 6, "the graph");
  const [locks, covered] = await page.run(`
    const boxes = (selector) => [...document.querySelectorAll(".drawing " + selector)].map((each) => each.getBoundingClientRect());
    const locks = boxes(".lock");
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return [locks.length, boxes(".number, .letter").filter((each) => locks.some((lock) => meets(lock, each))).length]`);
  assert.deepEqual([locks, covered], [3, 0]);
  assert.equal(await (await mountPage({ link: GRAPH })).count(".drawing .lock"), 0);
});

test("the nodes that an exercise locks are pressed where they are drawn; where two are too close, they stand in rows", async () => {
  const offered = async (/** @type {string} */ link) => {
    const page = await mountPage({ link });
    await page.until(async () => (await page.count(".drawing [data-node]")) > 2, "the graph");
    await page.openDialog("Share");
    await page.click("radio", "As an exercise");
    await page.unfold("Nodes whose edges cannot be changed");
    return page;
  };
  const page = await offered(GRAPH);
  /** Where each of them has its middle, in units of the drawing. */
  const places = await page.run(`
    const { left, top, width } = document.querySelector(".pick .thumbnail").getBoundingClientRect();
    const unit = (length) => Math.round((length / width) * 108 - 4);
    return [...document.querySelectorAll(".pick input")].map((each) => {
      const box = each.getBoundingClientRect();
      return unit(box.left + box.width / 2 - left) + "-" + unit(box.top + box.height / 2 - top);
    }).join(".");`);
  assert.equal(places, "78-50.10-50.52-22.26-62.44-46.58-78");
  await page.run("document.querySelectorAll('.pick input')[4].click()");
  assert.match(await page.run("return document.querySelector('#share-link').value"), /&locked=4$/);
  const crowded = await offered(GRAPH.replace("44-46", "44-26"));
  assert.deepEqual([await crowded.count(".pick .thumbnail"), await crowded.count(".pick input")], [0, 6]);
});

test("where only walls may be changed, the pieces look locked on the board and among the tools", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&walls=1` });
  assert.deepEqual(await locks(page), [LOCK, null, null, LOCK, null, null, LOCK]);
  assert.deepEqual(await tools(page), {
    free: ["wall", "floor"],
    held: ["cat: locked", "mouse: locked", "food: locked"],
    isPaler: true,
  });
  const free = await mountPage({ link: `${BOARD}&goal=cat` });
  assert.deepEqual(await tools(free), { free: ["wall", "floor", "cat", "mouse", "food"], held: [], isPaler: true });
});

for (const [kind, language, link, says] of /** @type {const} */ ([
  [
    "board",
    "en",
    `${BOARD}&goal=cat&locked=12&title=Stop%20it`,
    'The exercise of this link cannot be set, so only its question is shown. A locked cell is a row and a column of the board, such as 2,3, not "12".',
  ],
  [
    "board",
    "zh",
    `${BOARD}&goal=cat&locked=12&title=Stop%20it`,
    '这个链接里的练习无法使用，所以只显示谁会赢的问题。锁定的格子写成棋盘上的行和列，如 2,3，而不是 "12"。',
  ],
  [
    "graph",
    "en",
    `${GRAPH}&goal=cat&locked=9&title=Stop%20it`,
    'The exercise of this link cannot be set, so only its question is shown. A locked node is the number of a node of the graph, such as 4, not "9".',
  ],
  [
    "graph",
    "zh",
    `${GRAPH}&goal=cat&locked=9&title=Stop%20it`,
    '这个链接里的练习无法使用，所以只显示谁会赢的问题。锁定的节点写成图中节点的编号，如 4，而不是 "9"。',
  ],
]))
  test(`terms that make no exercise are told, and the answer stays hidden: a ${kind}, ${language}`, async () => {
    const first = await mountPage({ link, language });
    await first.untilSeen(".puzzle-title", "the title");
    assert.deepEqual(await first.texts(".notice"), [says]);
    assert.deepEqual(await first.texts(".puzzle-title"), ["Stop it"]);
    assert.deepEqual([await first.count("[role=tab]"), await first.count(".guesses")], [0, 1]);
    const later = await mountPage({ link: kind === "board" ? BOARD : GRAPH, language });
    await later.run("location.hash = arguments[0]", link);
    await later.untilSeen(".notice", "what is wrong");
    assert.deepEqual(await later.texts(".notice"), [says]);
    assert.equal(await later.count("[role=tab]"), 0);
  });

test("an exercise tells its jumps as a sentence; other boards have fields for them", async () => {
  assert.deepEqual(await jumps(await mountPage({ link: `${BOARD}&goal=cat` })), [
    [],
    "The cat jumps 1 cell, the mouse up to 3.",
  ]);
  assert.deepEqual(await jumps(await mountPage({ link: BOARD })), [
    ["Cat: up to (cells)", "Mouse: up to (cells)"],
    null,
  ]);
});

for (const [language, { exercise, least, said }] of /** @type {const} */ ([
  [
    "en",
    {
      exercise: "As an exercise",
      least: "Minimum number of the winner’s moves (optional)",
      said: "Not checked whether it can be solved: there are too many ways to change the board.",
    },
  ],
  ["zh", { exercise: "作为练习", least: "胜方至少走多少回合（可不填）", said: "没有检查能不能解出：可能的修改太多。" }],
]))
  test(`an exercise with too many ways to solve it is said to be unchecked, and can be shared: ${language}`, async () => {
    const page = await mountPage({ link: "board=M1F1C&cat=1&mouse=1", language });
    await page.openDialog(language === "en" ? "Share" : "分享");
    await page.click("radio", exercise);
    // Pieces may be moved too.
    await page.type(least, "5");
    assert.equal(await page.textOf("dialog .share > [role=status]"), said);
    assert.equal(await page.count("#share-link"), 1);
  });

// The mouse's way to the hole leads past the cat. With an edge between 1 and 5 it can run around 1, 3, 4 and 5.
const CAUGHT = "graph=0-2.1-2.1-3.3-4.4-5&at=80-20.50-50.80-50.20-50.20-80.50-80";

for (const [language, words] of /** @type {const} */ ([
  [
    "en",
    {
      share: "Share",
      exercise: "As an exercise",
      changes: "Edge changes allowed",
      offered: ["Mouse", "Cat", "Nobody (a draw)"],
      met: "This is solved already. Change the graph, or ask for something else.",
      impossible: "It cannot be solved with the changes allowed. Allow more, or lock fewer nodes.",
      found: "It can be solved: 1 edge is enough.",
      fallback: "Make it a draw, so that nobody can force a win; add or remove at most 1 edge.",
      goal: "? Make it a draw, so that nobody can force a win; add or remove at most 1 edge Not yet. Cat wins in 3 moves. Edges changed (±): 0 of 1.",
      hint: "Hint",
      askMore: "Tell me which",
      hints: ["One edge is enough: look at node 1. Tell me which", "Connect nodes 1 and 5."],
      connect: "Connect",
      done: "✓ Make it a draw, so that nobody can force a win; add or remove at most 1 edge Done! Edges changed (±): 1 of 1.",
      handIn: ["Copy the link to hand in", "Copied"],
      verdict: "A draw",
    },
  ],
  [
    "zh",
    {
      share: "分享",
      exercise: "作为练习",
      changes: "最多改变几条边",
      offered: ["老鼠", "猫", "双方都不（平局）"],
      met: "目标已经达到。请修改这张图，或者换一个目标。",
      impossible: "只用允许的修改解不出来。请允许更多修改，或者少锁定一些节点。",
      found: "可以解出：改变 1 条边就够。",
      fallback: "改成平局，让双方都没有必胜策略；最多添加或去掉 1 条边。",
      goal: "? 改成平局，让双方都没有必胜策略；最多添加或去掉 1 条边 还没有。 猫走 3 回合获胜。改变的边（±）：0 / 1。",
      hint: "提示",
      askMore: "告诉我是哪条边",
      hints: ["改变 1 条边就够，看节点 1。 告诉我是哪条边", "连接节点 1 和 5。"],
      connect: "连接",
      done: "✓ 改成平局，让双方都没有必胜策略；最多添加或去掉 1 条边 完成！ 改变的边（±）：1 / 1。",
      handIn: ["复制提交链接", "已复制"],
      verdict: "平局",
    },
  ],
]))
  test(`an exercise asks for a draw, on a graph only: ${language}`, async () => {
    const offered = (/** @type {Playground} */ page) =>
      page.run(
        "return [...document.querySelectorAll('[name=share-winner]')].map((each) => each.closest('label').textContent.trim())",
      );
    const board = await mountPage({ link: BOARD, language });
    await board.openDialog(words.share);
    await board.click("radio", words.exercise);
    assert.deepEqual(await offered(board), words.offered.slice(0, 2));

    const drawn = await mountPage({ link: GRAPH, language });
    await drawn.openDialog(words.share);
    await drawn.click("radio", words.exercise);
    const choose = (/** @type {Playground} */ page) =>
      page.run("document.querySelector('[name=share-winner][value=draw]').click()");
    const checked = (/** @type {Playground} */ page) => page.textOf("dialog .share > [role=status]");
    await choose(drawn);
    assert.deepEqual([await checked(drawn), await drawn.count("#share-link")], [words.met, 0]);

    const page = await mountPage({ link: CAUGHT, language });
    await page.openDialog(words.share);
    await page.click("radio", words.exercise);
    assert.deepEqual(await offered(page), words.offered);
    assert.equal(await page.count("#share-least"), 1);
    await choose(page);
    assert.equal(await page.count("#share-least"), 0, "a draw has no length");
    await page.type(words.changes, "0");
    assert.deepEqual([await checked(page), await page.count("#share-link")], [words.impossible, 0]);
    await page.type(words.changes, "1");
    assert.equal(await checked(page), words.found);
    const link = new URL(await page.run("return document.querySelector('#share-link').value")).hash.slice(1);
    assert.equal(link, `${CAUGHT}&goal=draw&edges=1`);
    const html = await page.run("return document.querySelector('#share-element').value");
    assert.match(html, / goal="draw" edges="1" /);
    assert.ok(html.includes(words.fallback), html);

    // Without this, to cut off the cat is enough too.
    const reader = await mountPage({ link: `${link}&locked=2`, language });
    const told = (/** @type {string} */ part) =>
      reader.run("return document.querySelector(arguments[0]).innerText.replace(/\\s+/g, ' ').trim()", part);
    assert.equal(await told(".goal"), words.goal);
    await reader.click("button", words.hint);
    assert.equal(await told(".exercise-hint"), words.hints[0]);
    await reader.click("button", words.askMore);
    assert.equal(await told(".exercise-hint"), words.hints[1]);
    await reader.click("radio", words.connect);
    for (const node of [1, 5]) {
      await reader.run("document.querySelectorAll('[data-node]')[arguments[0]].focus()", node);
      await reader.keys(Key.ENTER);
    }
    assert.equal(await told(".goal"), words.done);
    assert.equal(await reader.textOf("#verdict"), words.verdict);
    const [copy, copied] = words.handIn;
    await clipboard(reader, true);
    await reader.click("button", copy);
    await reader.until(async () => (await reader.names("button")).includes(copied), "the copy");
    assert.equal(await reader.announcement(), copied);
    // Shared again, it asks for the same.
    await reader.openDialog(words.share);
    await reader.click("radio", words.exercise);
    assert.equal(await reader.run("return document.querySelector('[name=share-winner]:checked').value"), "draw");
  });

/**
 * What is said of the places and edges that were changed, which signs are drawn, and how.
 * @param {Playground} page
 */
const changesSeen = (page) =>
  page.run(`
    const named = [...document.querySelectorAll("[role=gridcell], [data-node]")].map((each) => each.ariaLabel);
    return {
      said: named.filter((name) => /added|removed|moved|添加|擦除|去掉|移/.test(name)),
      signs: [...document.querySelectorAll(".change, .plate")].map((each) => each.textContent.trim()),
      frames: [...document.querySelectorAll(".mark-on-cell.changed")].map((each) => getComputedStyle(each, "::after").borderTopStyle),
      lines: [...document.querySelectorAll(".drawing .changed")].map((each) => {
        const { strokeDasharray, strokeWidth } = getComputedStyle(each);
        return (strokeDasharray === "none" ? "solid " : "dashed ") + strokeWidth;
      }),
      goal: document.querySelector(".goal p").innerText.replace(/\\s+/g, " ").trim(),
    };`);

for (const [language, board, graph] of /** @type {const} */ ([
  [
    "en",
    {
      said: [
        "row 1, column 2, wall; wall added",
        "row 1, column 3, floor; wall removed",
        "row 2, column 3, wall; wall added",
      ],
      goal: "Done! Walls changed (±): 3 of 4.",
      free: "Done! Walls changed (±): 3.",
    },
    {
      said: [
        "Node 1, mouse, connected to 2, 3, and 5; edge to 5 added",
        "Node 4, connected to 3; edge to 5 removed",
        "Node 5, connected to 1; edge to 1 added; edge to 4 removed",
      ],
      goal: "Not yet. Cat wins in 2 moves. Edges changed (±): 2 of 2.",
    },
  ],
  [
    "zh",
    {
      said: ["第 1 行第 2 列，墙；添加了墙", "第 1 行第 3 列，地板；擦除了墙", "第 2 行第 3 列，墙；添加了墙"],
      goal: "完成！ 改变的墙（±）：3 / 4。",
      free: "完成！ 改变的墙（±）：3。",
    },
    {
      said: [
        "节点 1，老鼠，与 2、3、5 相连; 添加了到节点 5 的边",
        "节点 4，与 3 相连; 去掉了到节点 5 的边",
        "节点 5，与 1 相连; 添加了到节点 1 的边; 去掉了到节点 4 的边",
      ],
      goal: "还没有。 猫走 2 回合获胜。改变的边（±）：2 / 2。",
    },
  ],
]))
  test(`what was changed is marked, also in a link that was handed in: ${language}`, async () => {
    const from = "M1x1F1C/x6/7/2x4";
    const walls = await mountPage({
      link: `board=Mx2F1C/x1x4/7/2x4&cat=1&mouse=3&goal=cat&walls=4&from=${from}`,
      language,
    });
    const marked = { signs: ["+", "−", "+"], frames: ["dashed", "dashed", "dashed"], lines: [] };
    assert.deepEqual(await changesSeen(walls), { ...marked, said: board.said, goal: board.goal });
    await walls.click("button", language === "en" ? "Start over" : "重新开始");
    assert.deepEqual((await changesSeen(walls)).signs, [], "nothing is changed");
    // Where any number may be changed, it is told too.
    const free = await mountPage({ link: `board=Mx2F1C/x1x4/7/2x4&cat=1&mouse=3&goal=cat&from=${from}`, language });
    assert.deepEqual(await changesSeen(free), { ...marked, said: board.said, goal: board.free });

    const edges = await mountPage({
      link: `${CAUGHT.replace("4-5", "1-5")}&goal=draw&edges=2&from=0-2.1-2.1-3.3-4.4-5`,
      language,
    });
    assert.deepEqual(await changesSeen(edges), {
      signs: ["+", "−"],
      frames: [],
      lines: ["solid 1.4px", "dashed 0.6px"],
      said: graph.said,
      goal: graph.goal,
    });
  });

for (const [language, { said, goal }] of /** @type {const} */ ([
  [
    "en",
    {
      said: [
        "row 1, column 1, floor; the mouse was moved away",
        "row 1, column 2, mouse; wall removed; the mouse was moved here",
        "row 1, column 7, floor; the cat was moved away",
        "row 2, column 1, cat; the cat was moved here",
      ],
      goal: "Done! Walls changed (±): 1. Pieces moved (±): cat, mouse.",
    },
  ],
  [
    "zh",
    {
      said: [
        "第 1 行第 1 列，地板；老鼠从这里移走了",
        "第 1 行第 2 列，老鼠；擦除了墙; 老鼠移到了这里",
        "第 1 行第 7 列，地板；猫从这里移走了",
        "第 2 行第 1 列，猫；猫移到了这里",
      ],
      goal: "完成！ 改变的墙（±）：1。移动了（±）：猫、老鼠。",
    },
  ],
]))
  test(`a piece that was moved is marked in a link that was handed in: ${language}`, async () => {
    const link = "board=1Mx2F1/C6&cat=1&mouse=3&goal=cat&from=Mxx2FC/7";
    const page = await mountPage({ link, language });
    assert.deepEqual(await changesSeen(page), {
      signs: ["−", "±", "−", "+"],
      frames: ["dashed", "dashed", "dashed", "dashed"],
      lines: [],
      said,
      goal,
    });
    await page.click("button", language === "en" ? "Start over" : "重新开始");
    assert.deepEqual((await changesSeen(page)).signs, [], "nothing is moved");
  });

test("a piece on a locked cell looks locked among the tools too", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&locked=1,1` });
  assert.deepEqual(await tools(page), {
    free: ["wall", "floor", "cat", "food"],
    held: ["mouse: locked"],
    isPaler: true,
  });
});

for (const [language, board, graph, draw] of /** @type {const} */ ([
  [
    "en",
    "Stop the mouse; change walls and move pieces as you like",
    "Make the cat win, in 3 moves or more; add or remove edges as you like",
    "Make it a draw, so that nobody can force a win; add or remove edges as you like",
  ],
  [
    "zh",
    "拦住老鼠；可以随意改变墙、移动棋子",
    "让猫获胜，至少走 3 回合；可以随意添加或去掉边",
    "改成平局，让双方都没有必胜策略；可以随意添加或去掉边",
  ],
]))
  test(`the goal says what may be changed, also where any number may: ${language}`, async () => {
    for (const [link, says] of /** @type {const} */ ([
      [`${BOARD}&goal=cat`, board],
      [`${GRAPH}&goal=cat:6`, graph],
      [`${CAUGHT}&goal=draw`, draw],
    ])) {
      const page = await mountPage({ link, language });
      await page.untilSeen(".goal h2", "the goal");
      assert.equal(await page.textOf(".goal h2"), says);
    }
  });

// Both cells beside the cat must be walls, which are in row 2, column 4, and in row 3, column 3.
for (const [col, en, zh] of /** @type {const} */ ([
  [3, "take back one.", "请撤销其中 1 处。"],
  [2, "start over.", "请重新开始。"],
]))
  test(`a hint says how many changes to take back, or to start over: ${en}`, async () => {
    const page = await mountPage({ link: "board=M2F/4/3C&cat=2&mouse=1&goal=mouse&walls=2" });
    await page.press([3, 1]);
    await page.press([3, col]);
    await page.click("button", "Hint");
    assert.equal(await page.textOf(".exercise-hint"), `No solution contains all your changes: ${en}`);
    await page.switchTo("zh");
    assert.equal(await page.textOf(".exercise-hint"), `没有解法包含你的全部修改，${zh}`);
  });

test("an edit of an exercise is announced with how far it is, as in an element", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&walls=2` });
  await page.press([1, 6]);
  assert.equal(await page.announcement(), "Not yet. Mouse wins in 1 move.");
  await page.press([1, 2]);
  assert.match(await page.announcement(), /^Done! Draw\.$/);
});

test("jumps that are chosen under What if are announced", async () => {
  const page = await mountPage({ link: `${BOARD}&view=what-if` });
  await page.run("document.querySelector('table.jumps button:not([aria-current])').click()");
  await page.frames(2);
  assert.match(await page.announcement(), /^Mouse wins in |^Cat wins in |^Nobody /);
});

test("the address of an exercise has what was changed, so that a reload loses nothing", async () => {
  const link = "board=M2F/4/3C&cat=2&mouse=1&goal=mouse&walls=2&title=Help it";
  const page = await mountPage({ link });
  assert.equal(await page.link(), link, "nothing was changed");
  await page.chooseTool("Wall");
  await page.stroke("3,3 2,4");
  const address = await page.link();
  assert.equal(address, "board=M2F/3x/2xC&cat=2&mouse=1&title=Help it&goal=mouse&walls=2&from=M2F/4/3C");
  const later = await mountPage({ link: address });
  assert.deepEqual(await later.contents(), ["M..F", "...#", "..#C"]);
  assert.match(await later.textOf(".goal"), /Walls changed \(±\): 2 of 2\./);
  await later.click("button", "Start over");
  assert.deepEqual(await later.contents(), ["M..F", "....", "...C"]);
});
