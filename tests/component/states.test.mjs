// The page of states: drawn by pointer and by keyboard, labelled as the package says, and the steps backwards.
import assert from "node:assert/strict";
import { GraphEditor, labelStates } from "cat-and-mouse";
import { Key } from "selenium-webdriver";
import { assertAccessible } from "../page/accessible.mjs";
import {
  assertFits,
  coveredLabels,
  drag,
  drawn,
  focusNode,
  letters,
  nodeNames,
  PHONE,
  shape,
} from "../page/drawings.mjs";
import { clipboard, MODIFIER, testOnce as test } from "../page/playground.mjs";
import { mountPage, visit } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

const LETTERS = { en: ["D", "W", "L"], zh: ["平", "胜", "败"] };
const SIX = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2";
const AT = "at=8-50.42-10.42-90.90-10.84-50.24-50";
const LOST = `${SIX}&lost=4&${AT}`;
const WON = `${SIX}&won=4&${AT}`;
const HEAP =
  "states=1-9.2-1.2-9.3-2.3-1.3-9.4-3.4-2.4-1.5-4.5-3.5-2.6-5.6-4.6-3.7-6.7-5.7-4.8-7.8-6.8-5&lost=9&at=57-84.47-63.10-56.75-49.65-28.24-20.90-13.50-6.21-91";

/** @param {string} link */
async function openStates(link = LOST, size = {}) {
  const page = await mountPage({ link, ...size });
  await drawn(page);
  return page;
}

/** What the package says of a link. @param {string} link */
function solved(link) {
  const { nodes } = new GraphEditor(link).view();
  const marked = (/** @type {string} */ mark) => nodes.flatMap((node, index) => (node.result === mark ? [index] : []));
  const edges = nodes.flatMap(({ neighbours }, from) => neighbours.flatMap((to) => [from, to]));
  return labelStates(nodes.length, Uint32Array.from(edges), marked("lost"), marked("won"));
}

/** @param {string} link @param {"en" | "zh"} [language] */
const expected = (link, language = "en") => [...solved(link).labels].map((label) => LETTERS[language][label] ?? "");

/** The labels are those of the address. @param {Playground} page */
async function assertLabelled(page) {
  const link = await page.link();
  assert.deepEqual(await letters(page), expected(link, page.language), link);
}

test("in the heap, states with more stones left stand higher, and no arrow lies on another or passes a state", async () => {
  const page = await openStates();
  await page.run("document.querySelector('.new > summary').click()");
  await page.click("button", "Take 1, 2 or 3 from a heap of 8 (state 9: nothing left)");
  const places = new GraphEditor(await page.link()).view().nodes;
  const heights = [...places.slice(0, 8).reverse(), ...places.slice(8)].map(({ y }) => y);
  assert.deepEqual(
    heights,
    [...heights].sort((one, other) => one - other),
  );
  const edges = places.flatMap(({ neighbours, ...from }) => neighbours.map((to) => ({ from, to: places[to] ?? from })));
  assert.equal(edges.length, 21);
  for (const { from, to } of edges) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (const { x, y } of places) {
      const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
      const away = Math.abs((x - from.x) * (to.y - from.y) - (y - from.y) * (to.x - from.x)) / length;
      assert.ok(along < 1 || along > length - 1 || away > 6, `${[from.x, from.y, to.x, to.y]} passes ${[x, y]}`);
    }
  }
});

test("no label covers an arrowhead", async () => {
  for (const link of ["states", WON, LOST, HEAP]) {
    const page = await openStates(link);
    for (const language of /** @type {const} */ (["en", "zh"])) {
      if (language === "zh") await page.switchTo("zh");
      assert.deepEqual(await coveredLabels(page, "svg.drawing", ".letter"), [], `${link}, ${language}`);
    }
  }
});

test("the examples have their labels", async () => {
  const page = await openStates("states");
  assert.deepEqual(await letters(page), ["L", "W", "W", "L", "L", "L"]);
  assert.deepEqual(await page.verdict(), {
    title: "6 states: 2 won, 4 lost, 0 drawn",
    detail: "Won: states 2 and 3. Lost: states 1, 4, 5, and 6.",
  });
  await page.click("button", "A won end decides nothing else");
  assert.deepEqual(await letters(page), ["D", "D", "D", "W", "D", "D"]);
  assert.equal(await shape(page), `${SIX}&won=4`);
  await page.click("button", "A lost end decides every state");
  assert.equal(await shape(page), `${SIX}&lost=4`);
  assert.equal((await nodeNames(page))[1], "State 2, won, moves to 4 and 5.");
  // Who has a multiple of four before them, or nothing, loses.
  await page.click("button", "Take 1, 2 or 3 from a heap of 8 (state 9: nothing left)");
  assert.deepEqual(await letters(page), ["W", "W", "W", "L", "W", "W", "W", "L", "L"]);
});

for (const [language, why] of /** @type {const} */ ([
  [
    "en",
    "Draw a small game of your own and see which states are won, lost or drawn: the solver works in the same way.",
  ],
  ["zh", "画一个自己的小游戏，看看哪些状态是必胜、必败或平局：求解器用的是同样的方法。"],
]))
  test(`says why it is there: ${language}`, async () => {
    const page = await openStates();
    if (language === "zh") await page.switchTo("zh");
    const said = await page.textOf("main .question p");
    assert.ok(said.startsWith(why), said);
  });

test("with the pointer states are added, connected, marked, moved and deleted", async () => {
  const page = await openStates();
  await page.click("radio", "Add");
  await drag(page, "65,30");
  assert.equal((await nodeNames(page)).length, 7);
  await page.click("radio", "Connect");
  await drag(page, "84,50 75,40 65,30");
  assert.equal(await shape(page), "states=1-2.1-3.2-4.2-5.3-6.5-3.5-7.6-2&lost=4");
  await assertLabelled(page);
  // By two presses.
  await drag(page, "65,30");
  await drag(page, "90,10");
  assert.match(await shape(page), /\.7-4&lost=4$/);
  await assertLabelled(page);
  await page.click("radio", "Won");
  await drag(page, "65,30");
  assert.match(await shape(page), /&lost=4&won=7$/);
  assert.equal(await page.announcement(), `State 7: the game is over, won. ${await verdictText(page)}`);
  await assertLabelled(page);
  await page.click("radio", "Lost");
  await drag(page, "65,30");
  assert.match(await shape(page), /&lost=4\.7$/);
  await assertLabelled(page);
  await page.click("radio", "Move");
  await drag(page, "65,30 60,40 50,50");
  assert.match(await page.link(), /\.50-50$/);
  await page.click("radio", "Erase");
  await drag(page, "50,50");
  assert.equal(await shape(page), `${SIX}&lost=4`);
  // An edge is pressed in its middle.
  await drag(page, "66,10");
  assert.equal(await shape(page), "states=1-2.1-3.2-5.3-6.5-3.6-2&lost=4");
  await assertLabelled(page);
});

/** @param {Playground} page */
async function verdictText(page) {
  const { title, detail } = await page.verdict();
  return `${title}. ${detail}`;
}

test("states are added, connected, marked and deleted by keyboard", async () => {
  const page = await openStates();
  await focusNode(page, 0);
  await page.keys(Key.ARROW_RIGHT, Key.ARROW_DOWN, Key.ARROW_DOWN);
  assert.match(await page.link(), /&at=10-54\./);
  assert.equal(await page.announcement(), "State 1 moved.");
  // From the first state to the fourth.
  await page.keys(Key.ENTER);
  assert.equal(await page.announcement(), "State 1 selected.");
  await page.keys(Key.TAB, Key.TAB, Key.TAB, Key.ENTER);
  assert.match(await shape(page), /^states=1-2\.1-3\.1-4\./);
  assert.equal(await page.announcement(), `Move from 1 to 4 added. ${await verdictText(page)}`);
  await assertLabelled(page);
  await page.keys("w");
  assert.match(await shape(page), /&won=4$/);
  await assertLabelled(page);
  await page.keys("l", "l");
  assert.doesNotMatch(await shape(page), /lost|won/);
  assert.deepEqual(await letters(page), Array(6).fill("D"));
  // A new one has the focus, and so has the next after a deleted one.
  await page.keys("n");
  assert.equal(await page.focused(), "State 7, drawn, without moves.");
  await page.keys(Key.DELETE);
  assert.equal(await page.announcement(), `State 7 deleted. ${await verdictText(page)}`);
  assert.equal(await page.run("return document.activeElement.dataset.node"), "5");
  await page.keys(Key.DELETE);
  assert.equal((await nodeNames(page)).length, 5);
  await assertLabelled(page);
  await page.chord(MODIFIER, "z");
  assert.equal((await nodeNames(page)).length, 6);
  await page.chord(MODIFIER, Key.SHIFT, "z");
  assert.equal((await nodeNames(page)).length, 5);
  await page.keys(Key.ENTER, Key.ESCAPE);
  assert.equal(await page.count("[data-node][aria-pressed=true]"), 0);
  // Of the five that are left, those behind the second are told to be others now.
  await focusNode(page, 1);
  await page.keys(Key.DELETE);
  const told = "State 2 deleted; 3 to 5 are now 2 to 4";
  assert.equal(await page.announcement(), `${told}. ${await verdictText(page)}`);
  await page.keys(Key.DELETE, Key.DELETE);
  assert.match(await page.announcement(), /^State 2 deleted; 3 is now 2\. /);
});

test("keys undo nothing behind a dialog or in a field", async () => {
  const page = await openStates();
  await focusNode(page, 0);
  await page.keys(Key.DELETE);
  const before = await shape(page);
  await page.openDialog("Help");
  await page.chord(MODIFIER, "z");
  await page.closeDialog();
  assert.equal(await shape(page), before, "behind a dialog");
  await page.run(
    "document.querySelector('main').append(Object.assign(document.createElement('input'), { id: 'typed' }))",
  );
  await page.run("document.querySelector('#typed').focus()");
  await page.chord(MODIFIER, "z");
  assert.equal(await shape(page), before, "in a field");
  await focusNode(page, 0);
  await page.chord(MODIFIER, "z");
  assert.notEqual(await shape(page), before, "elsewhere");
});

test("the last state stays, and says so", async () => {
  const page = await openStates("states=1&at=50-50");
  await focusNode(page, 0);
  await page.keys(Key.DELETE);
  assert.equal(await page.announcement(), "State 1 cannot be deleted: it is the only one.");
  assert.equal((await nodeNames(page)).length, 1);
});

for (const language of /** @type {const} */ (["en", "zh"]))
  test(`the states are decided backwards, one a step: ${language}`, async () => {
    const page = await openStates();
    if (language === "zh") await page.switchTo("zh");
    page.language = language;
    const words = { en: ["To the start", "Next move"], zh: ["回到开头", "下一步"] }[language];
    const sentences = {
      en: [
        "Only the states in which the game is over have a label.",
        "State 2 is won: it has a move to state 4, which is lost.",
        "State 6 is lost: all its moves lead to won states.",
        "State 3 is won: it has a move to state 6, which is lost.",
        "State 1 is lost: all its moves lead to won states.",
        "State 5 is lost: all its moves lead to won states.",
        "All states have a label, so there are no draws.",
      ],
      zh: [
        "只有游戏已经结束的状态有标记。",
        "状态 2 必胜：有走法走到必败的状态 4。",
        "状态 6 必败：所有走法都走到必胜的状态。",
        "状态 3 必胜：有走法走到必败的状态 6。",
        "状态 1 必败：所有走法都走到必胜的状态。",
        "状态 5 必败：所有走法都走到必胜的状态。",
        "所有状态都有标记，没有平局。",
      ],
    }[language];
    const summaries = {
      en: [
        { title: "6 states: 1 labelled so far", detail: "Lost: state 4." },
        { title: "6 states: 2 labelled so far", detail: "Won: state 2. Lost: state 4." },
        { title: "6 states: 3 labelled so far", detail: "Won: state 2. Lost: states 4 and 6." },
        { title: "6 states: 4 labelled so far", detail: "Won: states 2 and 3. Lost: states 4 and 6." },
        { title: "6 states: 5 labelled so far", detail: "Won: states 2 and 3. Lost: states 1, 4, and 6." },
        { title: "6 states: 2 won, 4 lost, 0 drawn", detail: "Won: states 2 and 3. Lost: states 1, 4, 5, and 6." },
        { title: "6 states: 2 won, 4 lost, 0 drawn", detail: "Won: states 2 and 3. Lost: states 1, 4, 5, and 6." },
      ],
      zh: [
        { title: "6 个状态：已标记 1 个", detail: "必败：状态 4。" },
        { title: "6 个状态：已标记 2 个", detail: "必胜：状态 2；必败：状态 4。" },
        { title: "6 个状态：已标记 3 个", detail: "必胜：状态 2；必败：状态 4、6。" },
        { title: "6 个状态：已标记 4 个", detail: "必胜：状态 2、3；必败：状态 4、6。" },
        { title: "6 个状态：已标记 5 个", detail: "必胜：状态 2、3；必败：状态 1、4、6。" },
        { title: "6 个状态：2 个必胜，4 个必败，0 个平局", detail: "必胜：状态 2、3；必败：状态 1、4、5、6。" },
        { title: "6 个状态：2 个必胜，4 个必败，0 个平局", detail: "必胜：状态 2、3；必败：状态 1、4、5、6。" },
      ],
    }[language];
    const { order, labels } = solved(LOST);
    const all = expected(LOST, language);
    await page.click("button", words[0] ?? "");
    for (let shown = 1; shown <= order.length + 1; shown += 1) {
      const known = new Set(order.slice(0, shown));
      const now = all.map((letter, state) => (known.has(state) ? letter : ""));
      assert.deepEqual(await letters(page), shown > order.length ? all : now);
      const told = await page.textOf(".step");
      assert.equal(told, sentences[shown - 1]);
      assert.deepEqual(await page.verdict(), summaries[shown - 1], "no more than is labelled");
      const state = order[shown - 1];
      if (shown > 1 && state !== undefined) {
        assert.equal(await page.announcement(), told);
        const looked = await page.count(".arrow");
        const moves = new GraphEditor(LOST).view().nodes[state]?.neighbours.length;
        assert.equal(looked, labels[state] === 1 ? 1 : moves, "the moves by which it is decided");
      }
      if (shown <= order.length) await page.click("button", words[1] ?? "");
    }
    assert.equal(await page.isDisabled(words[1] ?? ""), true);
  });

test("moving a state, or all of them, leaves the walk through the steps where it is", async () => {
  const page = await openStates();
  const shown = () =>
    page.run(
      "return [document.querySelector('.steps output'), document.querySelector('.step')].map((each) => each.textContent)",
    );
  await page.click("button", "To the start");
  await page.click("button", "Next move", 2);
  const [before, labels] = [await shown(), await letters(page)];
  assert.equal(before[0], "step 2 of 6");
  await page.click("radio", "Move");
  await drag(page, "8,50 20,60");
  assert.match(await page.link(), /&at=20-60\./);
  assert.deepEqual([await shown(), await letters(page)], [before, labels]);
  await page.click("button", "Arrange");
  assert.doesNotMatch(await page.link(), /&at=20-60\./);
  assert.deepEqual([await shown(), await letters(page)], [before, labels]);
  // An example is told to its end, also one that is there already.
  await page.click("button", "A lost end decides every state");
  assert.equal((await shown())[0], "step 6 of 6");
  await page.click("button", "To the start");
  await page.click("button", "A won end decides nothing else");
  assert.notEqual((await shown())[0], before[0]);
  await assertLabelled(page);
});

test("the steps are played to the end, and can be paused", async () => {
  const page = await openStates();
  const step = () => page.textOf(".steps output");
  // Every step that is shown from here on.
  await page.run(`
    const output = document.querySelector(".steps output");
    window.steps_ = [];
    new MutationObserver(() => window.steps_.push(output.textContent)).observe(output, {
      childList: true, characterData: true, subtree: true,
    })`);
  await page.hold();
  await page.click("button", "Play");
  await page.pass(1200);
  assert.equal(await step(), "step 1 of 6");
  await page.click("button", "Pause");
  await page.pass(5000);
  assert.equal(await step(), "step 1 of 6");
  await page.click("button", "Play");
  await page.pass(6000);
  assert.deepEqual(
    await page.run("return window.steps_"),
    [0, 1, 2, 3, 4, 5, 6].map((each) => `step ${each} of 6`),
  );
  assert.ok(await page.find("button", "Play"));
  await assertLabelled(page);
});

test("a link, a reload and a new visit bring the states back", async () => {
  const page = await openStates(WON);
  assert.equal(await page.link(), WON);
  await visit(page);
  await drawn(page);
  assert.deepEqual(await letters(page), expected(WON));
  await visit(page, "states");
  await drawn(page);
  assert.equal(await page.link(), WON);
  // A link without places is laid out, the same way each time.
  await visit(page, `${SIX}&lost=4`);
  await drawn(page);
  const link = await page.link();
  assert.match(link, /&at=(\d+-\d+\.){5}\d+-\d+$/);
  await visit(page, `${SIX}&lost=4`);
  await drawn(page);
  assert.equal(await page.link(), link);
});

for (const [language, [copy, copied]] of /** @type {const} */ ([
  ["en", ["Copy link", "Copied"]],
  ["zh", ["复制链接", "已复制"]],
]))
  test(`the link of what is shown is copied: ${language}`, async () => {
    const page = await openStates();
    if (language === "zh") await page.switchTo("zh");
    await clipboard(page, true);
    await page.click("button", copy);
    await page.until(async () => (await page.names("button")).includes(copied), "that it is copied");
    assert.equal(await page.announcement(), copied);
    assert.equal(await page.run("return window.copied_.at(-1)"), `${page.site.url}#${LOST}`);
    await focusNode(page, 3);
    await page.keys("w");
    assert.ok((await page.names("button")).includes(copy), "this is another graph");
  });

test("the tools have the width of the drawing, and stand in the order of those in Solve", async () => {
  for (const language of /** @type {const} */ (["en", "zh"]))
    for (const [width, height] of /** @type {const} */ ([
      [1280, 800],
      [1366, 768],
      [1024, 768],
      [844, 390],
      [390, 844],
      [320, 640],
    ])) {
      const page = await openStates(LOST, { language, width, height });
      await page.run(`
        const edit = document.querySelector(".bar .edit");
        if (edit.checkVisibility()) edit.click()`);
      const { left, right, controls } = await page.run(`
        const { left, right } = document.querySelector(".canvas").getBoundingClientRect();
        const pressed = document.querySelectorAll(".controls :is(button, summary, .tool), .bar button");
        const controls = [...pressed].filter((each) => each.checkVisibility() && !each.closest(".menu-panel"))
          .map((each) => [nameOf(each), each.getBoundingClientRect().toJSON()]);
        return { left, right, controls }`);
      for (const [name, box] of controls)
        assert.ok(
          box.left >= left - 1 && box.right <= right + 1,
          `${width} ${language}: ${name} ends at ${box.right}, the drawing at ${right}`,
        );
      const names = controls.map((/** @type {[string]} */ [name]) => name);
      if (language === "en" && width >= 1000)
        assert.deepEqual(names, [
          "Move",
          "Connect",
          "Add",
          "Erase",
          "Lost",
          "Won",
          "Undo",
          "Redo",
          "More tools: arrange",
          "New",
          "Copy link",
        ]);
      // The link comes back with Done, as Share does in Solve.
      if (language === "en" && width < 400) assert.deepEqual(names.slice(-3), ["More tools: arrange", "New", "Done"]);
    }
});

test("all that New offers is in sight, also in a low window", async () => {
  for (const height of [800, 720]) {
    const page = await openStates(LOST, { width: 1280, height });
    await page.run("document.querySelector('.new > summary').click()");
    await page.frames(2);
    const { left, right, top } = await page.run(
      "return document.querySelector('.new .menu-panel').getBoundingClientRect().toJSON()",
    );
    assert.ok(left >= 0 && right <= 1280 && top >= 0, `${height}: ${left} to ${right}, from ${top}`);
  }
});

test("the menu with more tools opens at its button, and covers nothing of the drawing", async () => {
  const page = await openStates(LOST, { width: 1280, height: 800 });
  await page.run("document.querySelector('.board-menu > summary').click()");
  await page.frames(2);
  const [button, panel, canvas] = await page.run(`
    return [".board-menu > summary", ".board-menu .menu-panel", ".canvas"].map((each) => document.querySelector(each).getBoundingClientRect().toJSON())`);
  assert.deepEqual([Math.round(panel.left - button.left), Math.round(panel.bottom - button.top)], [0, 0]);
  assert.ok(panel.top >= canvas.bottom, `from ${panel.top}, under ${canvas.bottom}`);
});

test("a single state is the beginning of a new graph, with the tool that adds another", async () => {
  const page = await openStates();
  await page.click("button", "A single state");
  assert.equal(await page.link(), "states=1&at=50-20");
  assert.deepEqual(await page.verdict(), { title: "1 state: 0 won, 0 lost, 1 drawn", detail: "Drawn: state 1." });
  assert.equal(await page.textOf(".step"), "No rule applies any more. State 1 has no label: it is a draw.");
  assert.equal(await page.run("return document.querySelector('.tool :checked').value"), "add");
  await drag(page, "65,60");
  assert.equal((await nodeNames(page)).length, 2);
  await page.click("button", "Undo", 2);
  assert.equal(await page.link(), LOST);
});

test("a link that cannot be read says what is wrong, and what is shown stays", async () => {
  const page = await openStates(WON);
  await page.run("location.hash = '#states=1-2.x'");
  await page.until(async () => (await page.alerts()).length === 1, "the notice");
  assert.match((await page.alerts())[0] ?? "", /"x" is not part of a graph/);
  assert.deepEqual(await letters(page), expected(WON));
  await page.run("location.hash = '#states=1-2.2-2'");
  // The number as it was written: the states of a link are counted from 1.
  await page.until(async () => /Node 2 has an edge to itself/.test((await page.alerts())[0] ?? ""), "the other notice");
  await page.click("button", "A lost end decides every state");
  assert.deepEqual(await page.alerts(), []);
});

for (const [language, theme, width] of /** @type {const} */ ([
  ["en", "light", 1280],
  ["zh", "dark", 390],
]))
  test(`axe finds nothing: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await openStates(LOST, { width });
    if (language === "zh") await page.switchTo("zh");
    page.language = language;
    if (theme === "dark") await page.click("button", { en: "Dark colours", zh: "深色" }[language]);
    await assertLabelled(page);
    await assertAccessible(page, "all labels");
    await page.click("button", { en: "To the start", zh: "回到开头" }[language]);
    await focusNode(page, 2);
    await page.keys(Key.ENTER);
    await assertAccessible(page, "a step, and a state that is chosen");
  });

test("a finger is told to tap Edit before it draws", async () => {
  const page = await openStates(LOST, PHONE);
  await drag(page, "24,50 40,60 84,50", "touch");
  assert.equal(await page.textOf(".hint"), "To change the graph, tap Edit first.");
  await page.click("button", "Edit");
  assert.equal(await page.textOf(".hint"), "Drag a node, or from its rim to another node to connect them.");
  await page.switchTo("zh");
  await page.click("button", "完成");
  assert.equal(await page.textOf(".hint"), "要修改这张图，请先点“编辑”。");
});

test("on a phone nothing is too wide or too small", async () => {
  const page = await openStates(LOST, PHONE);
  await assertFits(page);
  await page.click("radio", "Connect");
  await drag(page, "24,50 40,60 84,50", "touch");
  assert.match(await shape(page), /\.6-2\.6-5&lost=4$/);
});

test("after it was left, its undo keys are not heard any more", async () => {
  const page = await openStates();
  const count = () => page.count("[data-node]");
  const before = await count();
  await focusNode(page, 0);
  await page.keys("n");
  await page.run("location.hash = '#board=xxxxF/xC3/M4&cat=1&mouse=2'");
  await page.untilSeen("[role=grid]", "Solve");
  await page.chord(MODIFIER, "z");
  await page.run("location.hash = '#states'");
  await drawn(page);
  assert.equal(await count(), before + 1);
  await focusNode(page, 0);
  await page.keys("n", "n");
  await page.chord(MODIFIER, "z");
  assert.equal(await count(), before + 2, "one press undoes one change");
});
