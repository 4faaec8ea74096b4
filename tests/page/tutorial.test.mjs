// The tutorial: its boards are live, its numbers are those of the boards, and it can be read without a script.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { coveredLabels } from "./drawings.mjs";
import { clipboard, rowsHere, testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {"en" | "zh"} Language */

const { open, complaints } = withBrowser();

const PATHS = { en: "tutorial/", zh: "tutorial/zh/" };

/** @param {Language} language @param {{ width?: number, height?: number }} [size] */
async function openTutorial(language, size = {}) {
  const page = await open({ path: PATHS[language], ...size });
  await live(page);
  // Code and mistakes are closed at first.
  await page.run(`
    for (const each of document.querySelectorAll("article > section:not([aria-labelledby=exercises]) details")) each.open = true;`);
  return page;
}

/** Starts also the boards that are out of sight, and waits until every board is solved and every graph is drawn. @param {Playground} page */
const live = (page) =>
  page.until(
    () =>
      page.run(`
        dispatchEvent(new Event("beforeprint"));
        const boards = [...document.querySelectorAll("cat-mouse-board, cat-mouse-graph")];
        const graphs = [...document.querySelectorAll("cm-states")];
        return boards.every((board) => board.outcome) && graphs.every((graph) => graph.querySelector("svg"))`),
    "all boards and graphs",
  );

/** The numbers in the text that are about a board. @param {Playground} page @param {string} board @returns {Promise<Record<string, string>>} */
const numbers = (page, board) =>
  page.run(
    `return Object.fromEntries(
       [...document.querySelectorAll("output.live")]
         .filter(({ dataset }) => dataset.board === arguments[0])
         .map((place) => [place.dataset.of, place.value]))`,
    board,
  );

/** Brings an element into view, and presses in the middle of what the script finds in it. @param {Playground} page @param {string} script */
async function press(page, script) {
  const { x, y } = await page.run(`
    const element = ${script};
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`);
  await page.pressAt(x, y);
}

for (const [language, mouse, cat] of rowsHere(
  /** @type {const} */ ([
    ["en", "mouse", "cat"],
    ["zh", "老鼠", "猫"],
  ]),
))
  test(`the numbers are those of the boards: ${language}`, async () => {
    const page = await openTutorial(language);
    assert.deepEqual(await numbers(page, "example"), { plies: "5", floor: "10", states: "200" });
    assert.deepEqual(await numbers(page, "layered"), { rounds: "16" });
    assert.deepEqual(await numbers(page, "stand-off"), { states: "968", draw: "59" });
    assert.deepEqual(await numbers(page, "long"), { forced: "79", rounds: "79", states: "3,528" });
    assert.deepEqual(
      await numbers(page, "tiny"),
      { "depthFirst.winner": cat, "backwards.winner": mouse },
      "the search with a memory is wrong",
    );
    assert.deepEqual(await numbers(page, "counted"), {
      "depthFirst.winner": mouse,
      "depthFirst.moves": "1,812",
      "byTurns.winner": mouse,
      "byTurns.moves": "1,390,803",
      "backwards.winner": mouse,
      "backwards.moves": "2,774",
    });
  });

testOnce("the numbers follow a board that is drawn on, and each is computed once", async () => {
  const page = await openTutorial("en");
  const others = await numbers(page, "example");
  // How often each number is written.
  await page.run(`
    window.written_ = {};
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLOutputElement.prototype, "value");
    Object.defineProperty(HTMLOutputElement.prototype, "value", {
      get,
      set(value) {
        const name = this.dataset.board + " " + this.dataset.of;
        window.written_[name] = (window.written_[name] ?? 0) + 1;
        set.call(this, value);
      },
    })`);
  // A wall beside the cheese: the mouse still gets there, but the search with a memory says that it does not.
  await press(page, `document.getElementById("counted").shadowRoot.querySelectorAll("[role=gridcell]")[23]`);
  assert.deepEqual(
    await page.run("return document.getElementById('counted').link"),
    "board=2x2/C3x/1x1M1/2x2/xx1xF&cat=1&mouse=2",
  );
  assert.deepEqual(await numbers(page, "counted"), {
    "depthFirst.winner": "cat",
    "depthFirst.moves": "1,611",
    "byTurns.winner": "mouse",
    "byTurns.moves": "1,137,969",
    "backwards.winner": "mouse",
    "backwards.moves": "2,304",
  });
  assert.deepEqual(await numbers(page, "example"), others);
  const written = await page.run("return window.written_");
  assert.deepEqual(
    written,
    Object.fromEntries(
      ["depthFirst", "byTurns", "backwards"].flatMap((way) => [
        [`counted ${way}.winner`, 1],
        [`counted ${way}.moves`, 1],
      ]),
    ),
  );
});

testOnce("a move limit of 78 plies takes the win from the mouse", async () => {
  const page = await openTutorial("en");
  const title = () =>
    page.run("return document.getElementById('long').shadowRoot.querySelector('.verdict h2').textContent.trim()");
  assert.match(await title(), /^Mouse wins/);
  await page.click("radio", "78");
  assert.match(await title(), /^Cat wins/);
  assert.equal((await numbers(page, "long")).forced, "79", "what the mouse can force is the same");
  await page.click("radio", "79");
  assert.match(await title(), /^Mouse wins/);
});

testOnce("a board is measured", async () => {
  const page = await openTutorial("en");
  await page.click("button", "Solve it a thousand times");
  await page.until(() => page.run("return Number(document.querySelector('#measured').value) > 0"), "the time");
});

/** The letters at the states of each figure. @param {Playground} page @returns {Promise<string[]>} */
const figures = (page) =>
  page.run(`
    return [...document.querySelectorAll("cm-states")].map((figure) =>
      [...figure.querySelectorAll("g.state")].map((state) => state.querySelector(".label")?.textContent ?? "-").join(""))`);

// All steps and their sentences: tests/component/states.test.ts.
for (const [language, next, labels, letters, sentence] of /** @type {const} */ ([
  ["en", "Next move", ["LWWLLL", "DDDWDD"], "-W-L--", "State 2 is won: it has a move to state 4, which is lost."],
  ["zh", "下一步", ["败胜胜败败败", "平平平胜平平"], "-胜-败--", "状态 2 必胜：有走法走到必败的状态 4。"],
]))
  testOnce(`the graphs of states are labelled, and one of them step by step: ${language}`, async () => {
    const page = await openTutorial(language);
    const [all, draws, first] = await figures(page);
    assert.deepEqual([all, draws], labels);
    assert.match(first ?? "", /^---[^-]--$/);
    await press(
      page,
      `[...document.querySelectorAll("cm-states button")].find((each) => nameOf(each) === ${JSON.stringify(next)})`,
    );
    assert.equal((await figures(page))[2], letters);
    const { step, printed } = await page.run(`
      return {
        step: document.querySelector("cm-states .step").textContent,
        printed: document.querySelectorAll("cm-states > p:not(.step)").length,
      }`);
    assert.deepEqual([step, printed], [sentence, 0], "no printed text is left");
  });

for (const [language, names] of rowsHere(
  /** @type {const} */ ([
    ["en", { copy: "Copy", copied: "Copied", failed: "Press Ctrl+C to copy" }],
    ["zh", { copy: "复制", copied: "已复制", failed: "请按 Ctrl+C 复制" }],
  ]),
))
  test(`the code is copied as it is in its file: ${language}`, async () => {
    const page = await openTutorial(language);
    const expected = readFileSync(join(ROOT, "www", "tutorial", "solutions", "1728.js"), "utf8");
    await clipboard(page, true);
    await page.click("button", names.copy);
    await page.until(async () => (await page.names("button")).includes(names.copied), "that it is copied");
    assert.deepEqual(await page.run("return window.copied_"), [expected]);
  });

test("code that the browser does not let the page copy is selected", async () => {
  const page = await openTutorial("en");
  const expected = readFileSync(join(ROOT, "www", "tutorial", "solutions", "1728.js"), "utf8");
  await clipboard(page, false);
  await page.click("button", "Copy");
  await page.until(async () => (await page.names("button")).includes("Press Ctrl+C to copy"), "how to copy it");
  assert.equal(await page.run("return getSelection().toString().trim()"), expected.trim());
});

for (const [language, find, found, answers] of rowsHere(
  /** @type {const} */ ([
    ["en", "Find its smallest board", "Found:", /^Expected false This code answers true Cases tried [\d,]+$/],
    ["zh", "找出最小反例", "找到了：", /^预期结果 false 输出 true 试过的用例 [\d,]+$/],
  ]),
))
  test(`the smallest board of a mistake is found by running the wrong code: ${language}`, async () => {
    const page = await openTutorial(language);
    const mistake = `document.getElementById("draw-counts-as-mouse").closest(".mistake")`;
    assert.equal(await page.run(`return nameOf(${mistake}.querySelector("button"))`), find);
    await press(page, `${mistake}.querySelector("button")`);
    // A judgement takes as long as the code does.
    await page.driver.wait(
      () => page.run(`return ${mistake}.querySelector("figure cat-mouse-board")?.outcome?.winner !== undefined`),
      120_000,
      "no board was found",
    );
    assert.equal(await page.run(`return ${mistake}.querySelector("[role=status]").textContent`), found);
    assert.deepEqual(
      await page.run(`
        const { board, catJump, mouseJump, outcome } = ${mistake}.querySelector("cat-mouse-board");
        return { board, catJump, mouseJump, winner: outcome.winner };`),
      { board: "C#F#M", catJump: 1, mouseJump: 1, winner: "cat" },
    );
    assert.match(
      await page.run(`return ${mistake}.querySelector("figcaption").innerText.replaceAll(/\\s+/g, " ").trim()`),
      answers,
    );
    assert.equal(await page.count("iframe"), 0, "the code does not stay");
  });

testOnce("the smallest graph of a mistake is shown as LeetCode writes it, with the way to Solve", async () => {
  const page = await openTutorial("en");
  const mistake = `document.getElementById("cat-enters-hole").closest(".mistake")`;
  await press(page, `${mistake}.querySelector("button")`);
  await page.until(() => page.run(`return ${mistake}.querySelector("figure") !== null`), "the graph");
  assert.deepEqual(
    await page.run(`
      const figure = ${mistake}.querySelector("figure");
      const [expected, given] = [...figure.querySelectorAll("dd")].map((each) => each.textContent);
      return { graph: figure.querySelector("pre").textContent, expected, given }`),
    { graph: "[[2,3],[2,4],[0,1],[0,4],[1,3]]", expected: "1", given: "0" },
  );
  await press(page, `${mistake}.querySelector("figure a")`);
  await page.until(() => page.run("return document.querySelectorAll('[data-node]').length === 5"), "Solve");
});

test("Solve leads from the tutorial to the game that was open before", async () => {
  const page = await open({ link: "graph" });
  const drawn = () => page.run("return document.querySelectorAll('main [data-node]').length > 0");
  await page.until(drawn, "the graph");
  await page.goTo("", PATHS.en);
  await page.click("link", "Solve");
  await page.until(drawn, "the graph again");
});

test("without the judge, the tutorial says that the code could not be run", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-no-judge-"));
  try {
    cpSync(join(ROOT, "dist"), folder, { recursive: true, filter: (path) => !/judge-worker-[^/]*\.js$/.test(path) });
    const page = await open({ folder, path: PATHS.en });
    await live(page);
    const mistake = `document.getElementById("draw-counts-as-mouse").closest(".mistake")`;
    await press(page, `${mistake}.querySelector("summary")`);
    await press(page, `${mistake}.querySelector("button")`);
    await page.until(
      async () =>
        (await page.run(`return ${mistake}.querySelector("[role=status]").textContent`)) ===
        "The code could not be run. Check your connection, reload the page and try again.",
      "that it could not be run",
    );
    assert.match((await complaints()).join(), /judge-worker/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What is seen of a question. @param {Playground} page @param {string} name */
const prediction = (page, name) =>
  page.run(
    `const part = document.getElementById("predict-" + arguments[0]);
     return {
       chosen: [...part.querySelectorAll("[aria-pressed=true]")].map((each) => each.textContent),
       told: part.querySelector("[role=status]").textContent,
       isOpen: part.querySelector("details").open,
     }`,
    name,
  );

for (const [language, answers, right, wrong] of rowsHere(
  /** @type {const} */ ([
    ["en", ["All five", "Yes", "No"], "Right.", "Not right. The answer is: No"],
    ["zh", ["其余 5 个都变", "是", "不是"], "答对了。", "不对，正确答案是：不是"],
  ]),
))
  test(`a question is answered before its answer opens, and the device keeps what was answered: ${language}`, async () => {
    const page = await open({ path: PATHS[language] });
    await live(page);
    assert.deepEqual(await prediction(page, "labels"), { chosen: [], told: "", isOpen: false });
    const choice = (/** @type {string} */ name, /** @type {string} */ text) =>
      `[...document.querySelectorAll("#predict-${name} .choices button")].find((each) => each.textContent === "${text}")`;
    await press(page, choice("labels", answers[0]));
    assert.deepEqual(await prediction(page, "labels"), { chosen: [answers[0]], told: right, isOpen: true });
    await press(page, choice("backwards", answers[1]));
    const missed = { chosen: [answers[1]], told: wrong, isOpen: true };
    assert.deepEqual(await prediction(page, "backwards"), missed);
    await page.driver.navigate().refresh();
    await live(page);
    assert.deepEqual(await prediction(page, "labels"), { chosen: [answers[0]], told: right, isOpen: true });
    assert.deepEqual(await prediction(page, "backwards"), missed);
    assert.deepEqual(await prediction(page, "search"), { chosen: [], told: "", isOpen: false });
    // Another answer can be given.
    await press(page, choice("backwards", answers[2]));
    assert.deepEqual(await prediction(page, "backwards"), { chosen: [answers[2]], told: right, isOpen: true });
  });

test("a question is answered by keyboard alone, and the focus stays", async () => {
  const page = await open({ path: PATHS.en });
  await live(page);
  await page.run("document.querySelector('#predict-limit .choices button').focus()");
  await page.keys(Key.TAB, Key.ENTER);
  assert.deepEqual(await prediction(page, "limit"), {
    chosen: ["The mouse with 79, the cat with 78"],
    told: "Right.",
    isOpen: true,
  });
  assert.match((await page.focused()) ?? "", /The mouse with 79, the cat with 78$/);
});

for (const [language, before, next, kept] of /** @type {const} */ ([
  ["en", "← Working backwards", "The method as code →", "Continue with: Draws"],
  ["zh", "← 逆推", "写成代码 →", "接着读：平局"],
]))
  testOnce(`each section leads to its neighbours, and the next visit to where one was: ${language}`, async () => {
    const page = await open({ path: PATHS[language] });
    await live(page);
    const ways = () => page.texts("#draws ~ .ways a");
    assert.deepEqual(await ways(), [before, next]);
    const current = () => page.run("return document.querySelector('.contents [aria-current]')?.hash ?? null");
    assert.equal(await current(), null);
    await press(page, "document.querySelector('#backwards ~ .ways .next')");
    await page.until(async () => (await current()) === "#draws", "the mark in the contents");
    await page.goTo("", PATHS[language]);
    await live(page);
    assert.equal(await page.textOf(".contents > p"), kept);
    await press(page, "document.querySelector('.contents > p a')");
    await page.until(async () => (await current()) === "#draws", "the place of the last visit");
  });

for (const language of /** @type {const} */ (["en", "zh"]))
  test(`the contents are large enough for fingers, and fit on the screen of a phone: ${language}`, async () => {
    const page = await open({ path: PATHS[language], width: 390, height: 844 });
    if (!(await page.becomeTouchScreen())) return;
    const { small, height } = await page.run(`
      const heightOf = (element) => element.getBoundingClientRect().height;
      const links = [...document.querySelectorAll(".contents a, .ways a")];
      return {
        small: links.filter((link) => heightOf(link) < 44).map(nameOf),
        height: heightOf(document.querySelector(".contents")),
      }`);
    assert.deepEqual(small, []);
    // Between the header and the bar at the bottom.
    assert.ok(height <= 844 - 48 - 56, `${height}`);
  });

testOnce("the solution of an exercise is shown on request", async () => {
  const page = await openTutorial("en");
  const isShown = () => page.run("return document.getElementById('solution-mouse').checkVisibility()");
  assert.equal(await isShown(), false);
  await press(page, "document.querySelector('#exercise-mouse ~ details > summary')");
  await page.until(isShown, "the solution");
  assert.equal(await page.run("return document.getElementById('solution-mouse').outcome.winner"), "mouse");
});

for (const [language, jumps] of /** @type {const} */ ([
  ["en", "The cat jumps 1 cell, the mouse up to 2."],
  ["zh", "猫一步走 1 格，老鼠一步最多走 2 格。"],
]))
  testOnce(`every board shows both jumps: ${language}`, async () => {
    const page = await openTutorial(language);
    const said = await page.run(`
      return [...document.querySelectorAll("figure > cat-mouse-board")].map((board) =>
        board.shadowRoot.querySelector("[part=rules] summary").textContent.trim())`);
    assert.equal(said.length, 9);
    assert.ok(said[0].startsWith(jumps), said[0]);
    for (const text of said) assert.match(text, /\d\D+\d/);
  });

for (const [language, brand, links] of /** @type {const} */ ([
  ["en", "Cat & Mouse", ["Solve", "Play", "Puzzles", "Check code", "Records", "Tutorial", "Win/lose graphs"]],
  ["zh", "猫和老鼠 I/II", ["求解", "对弈", "谜题", "代码对拍", "纪录", "教程", "胜负图"]],
]))
  testOnce(`the header is that of the page, each part in its place: ${language}`, async () => {
    for (const width of [1280, 390]) {
      const page = await openTutorial(language, { width, height: 844 });
      /** @returns {Promise<[name: string, place: string][]>} */
      const header = () =>
        page.run(`
          const parts = document.querySelectorAll("header .brand, header > nav > *, header > nav a, .look > *");
          const place = (each) => {
            const { left, top, width, height } = each.getBoundingClientRect();
            return [left, top, width, height].map(Math.round).join(" ");
          };
          const named = (each) => each.querySelector("summary") ?? each;
          const name = (each) => named(each).ariaLabel ?? named(each).textContent.trim();
          return [...parts].map((each) => [name(each).replace(/\\s+/g, " "), each.checkVisibility() ? place(each) : ""]);`);
      const here = await header();
      const names = here.map(([name]) => name);
      assert.equal(names[0], brand);
      assert.deepEqual(
        names.filter((name) => links.some((link) => link === name)),
        links,
      );
      await page.run("document.querySelector('nav a').click()");
      await page.untilSeen("cm-board", "the page");
      if (language === "zh") await page.switchTo("zh");
      assert.deepEqual(
        // A link there, a button here: it says to which language it leads.
        (await header()).map(([name, place]) => [
          name === "Switch to English" ? "English" : name === "切换到中文" ? "中文" : name,
          place,
        ]),
        here,
        `${width} px`,
      );
    }
  });

for (const [language, { name, rules, keys, close }] of /** @type {const} */ ([
  ["en", { name: "Help", rules: "How to play", keys: "Keys", close: "Close" }],
  ["zh", { name: "帮助", rules: "游戏规则", keys: "按键", close: "关闭" }],
]))
  test(`help opens here too, by its button and by its key: ${language}`, async () => {
    const page = await openTutorial(language);
    await page.click("button", name);
    const seen = () =>
      page.run("return [...document.querySelectorAll('dialog[open] :is(h2, h3)')].map((each) => each.textContent)");
    await page.until(async () => (await seen()).length > 0, "the dialog");
    assert.deepEqual(await seen(), [name, rules, keys]);
    const licences = await page.run(
      "return fetch(document.querySelector('dialog a[href$=\"licenses.txt\"]').href).then(({ ok }) => ok)",
    );
    assert.equal(licences, true);
    await assertAccessible(page, "help in the tutorial");
    await page.click("button", close);
    assert.deepEqual(await seen(), []);
    await page.keys("?");
    await page.until(async () => (await seen()).length > 0, "the dialog");
    await page.keys(Key.ESCAPE);
    assert.deepEqual(await seen(), []);
    // Firefox reports an error if a script that has run is preloaded, as those are with which the words of the page are loaded.
    const others = (await complaints()).filter((complaint) => !complaint.includes('<link rel="modulepreload"'));
    assert.deepEqual(others, []);
  });

for (const language of /** @type {const} */ (["en", "zh"]))
  testOnce(`it is short enough to be read, and its sections follow one another: ${language}`, async () => {
    const page = await open({ path: PATHS[language], width: 1280, height: 800 });
    await live(page);
    const [height, order] = await page.run(`
      const sections = [...document.querySelectorAll("article > section")];
      return [document.documentElement.scrollHeight, sections.map((section) => section.getAttribute("aria-labelledby"))];`);
    assert.ok(height <= 14_000, `${height} px`);
    assert.deepEqual(order, [
      "game",
      "states",
      "labels",
      "backwards",
      "draws",
      "code",
      "limit",
      "search",
      "cost",
      "graph",
      "exercises",
      "mistakes",
      "bits",
      "on",
    ]);
  });

for (const language of /** @type {const} */ (["en", "zh"]))
  testOnce(`no label in a figure covers an arrowhead: ${language}`, async () => {
    const page = await openTutorial(language);
    // Step by step, until all states have their labels.
    await page.run("for (const steps of document.querySelectorAll('cm-states .steps')) steps.lastElementChild.click()");
    await page.frames(2);
    assert.equal(await page.count("svg.states"), 3);
    assert.deepEqual(await coveredLabels(page, "svg.states", ".label"), []);
  });

test("the menu Learn closes by Escape and by a press elsewhere", async () => {
  const page = await openTutorial("en");
  const isOpen = () => page.run("return document.querySelector('nav details').open");
  const openMenu = async () => {
    await press(page, "document.querySelector('nav summary')");
    // The page is told that it opened in a task of its own, and listens for presses from then on.
    await page.frames(2);
  };
  await openMenu();
  assert.equal(await isOpen(), true);
  await page.keys(Key.ESCAPE);
  assert.equal(await isOpen(), false);
  await openMenu();
  assert.equal(await isOpen(), true);
  await press(page, "document.getElementById('labels')");
  assert.equal(await isOpen(), false);
});

testOnce("light and dark are chosen in the header, for the next page too", async () => {
  const page = await open({ path: PATHS.en });
  const paper = () => page.run("return getComputedStyle(document.body).backgroundColor");
  assert.equal(await paper(), "rgb(246, 242, 233)");
  await page.click("button", "Dark colours");
  assert.equal(await paper(), "rgb(24, 25, 26)");
  assert.equal(await page.focused(), "Light colours");
  await page.goTo("", PATHS.zh);
  assert.equal(await paper(), "rgb(24, 25, 26)");
  await page.click("button", "浅色");
  assert.equal(await paper(), "rgb(246, 242, 233)");
});

describe("without a script", () => {
  for (const [dark, paper] of rowsHere(
    /** @type {const} */ ([
      [false, "rgb(246, 242, 233)"],
      [true, "rgb(24, 25, 26)"],
    ]),
  )) {
    const { open: openPlain, complaints } = withBrowser(dark ? { dark } : undefined);
    test(`the tutorial can be read, in the ${dark ? "dark" : "light"} theme of the system`, async () => {
      const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-scriptless-"));
      try {
        cpSync(join(ROOT, "dist"), folder, { recursive: true, filter: (path) => !path.endsWith(".js") });
        const page = await openPlain({ folder, path: PATHS.en });
        const seen = await page.run(`return {
          paper: getComputedStyle(document.body).backgroundColor,
          boards: [...document.querySelectorAll("figure > cat-mouse-board > pre")].filter((each) => each.checkVisibility()).length,
          code: document.querySelector(".code").checkVisibility(),
          buttons: [...document.querySelectorAll("button.copy, .limits, .theme, .mistake button, .predict button")].filter((each) => each.checkVisibility()).length,
          moves: document.querySelector("[data-of='backwards.moves']").textContent,
        }`);
        assert.deepEqual(seen, { paper, boards: 9, code: true, buttons: 0, moves: "2,774" });
        const isShown = () => page.run("return document.querySelector('#predict-draws details p').checkVisibility()");
        assert.equal(await isShown(), false);
        await press(page, "document.querySelector('#predict-draws summary')");
        assert.equal(await isShown(), true, "the answer to a question");
        await complaints();
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});

for (const [language, theme, width] of /** @type {const} */ ([
  ["en", "light", 1280],
  ["zh", "dark", 390],
  ["en", "light", 320],
])) {
  const opened = async () => {
    const page = await openTutorial(language, { width });
    await page.run("localStorage.setItem('cat-and-mouse.theme', arguments[0])", theme);
    await page.driver.navigate().refresh();
    await live(page);
    await page.run("document.querySelectorAll('article details').forEach((each) => { each.open = true; })");
    return page;
  };

  test(`nothing is too wide: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await opened();
    await assertFitsWidth(page, "the tutorial");
  });

  if (width >= 390)
    testOnce(`axe finds nothing: ${language}, ${theme}, ${width} px wide`, async () => {
      const page = await opened();
      await assertAccessible(page, "the tutorial");
    });
}

for (const language of /** @type {const} */ (["en", "zh"]))
  testOnce(
    `the contents stay beside the text, headings are numbered, and what is long is closed: ${language}`,
    async () => {
      const page = await open({ path: PATHS[language] });
      await live(page);
      const seen = () =>
        page.run(`
        const box = (css) => document.querySelector(css).getBoundingClientRect();
        const [contents, text] = [box(".contents"), box("article > section")];
        return {
          beside: contents.right <= text.left,
          top: Math.round(contents.top),
          open: document.querySelectorAll("article details[open]").length,
          number: getComputedStyle(document.querySelector("#backwards"), "::before").content,
          figures: [...document.querySelectorAll(".beside > figure")].filter((figure) => {
            const { right } = figure.getBoundingClientRect();
            return [...figure.parentElement.children].every((each) => each === figure || right <= each.getBoundingClientRect().left);
          }).length,
          exercises: box("#exercise-mouse").right <= box("#exercise-cat").left,
        }`);
      await page.run("document.querySelector('#backwards').scrollIntoView()");
      await page.frames(2);
      const { beside, top, open: opened, number, figures, exercises } = await seen();
      assert.deepEqual([beside, top, opened], [true, 16, 0]);
      assert.deepEqual([figures, exercises], [5, true], "figures stand beside their text");
      assert.match(number, /counter\(section\)/);
      await page.resize(390, 844);
      await page.run("scrollTo(0, 0)");
      await page.frames(2);
      const narrow = await seen();
      assert.deepEqual(
        [narrow.beside, narrow.figures, narrow.exercises],
        [false, 0, false],
        "one below the other on a phone",
      );
    },
  );
