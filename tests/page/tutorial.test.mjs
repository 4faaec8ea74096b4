// The tutorial as it is built: its header and its layout, its mistakes with the judge, and reading without a script. What its script does
// besides is tested in tests/component/tutorial.test.ts.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { coveredLabels } from "./drawings.mjs";
import { rowsHere, testOnce, withBrowser } from "./playground.mjs";

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

/** Brings an element into view, and presses in the middle of what the script finds in it. @param {Playground} page @param {string} script */
async function press(page, script) {
  const { x, y } = await page.run(`
    const element = ${script};
    element.scrollIntoView({ block: "center" });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }`);
  await page.pressAt(x, y);
}

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
