// By trusted keys and fingers alone: the tabs, the lists, Check code, and elements in an article. How all of it looks:
// tests/component/looks.test.ts.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { drag } from "./drawings.mjs";
import { document_, EXAMPLE_1 as FIRST, GRAPH_MODULE, MODULE, withBoards } from "./element.mjs";
import { withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("../../www/model/names").ViewName} ViewName */
/** @typedef {import("./element.mjs").Boards} Boards */
/** @typedef {"mouse" | "touch"} Pointer */

const { open } = withBrowser();
const { show } = withBoards();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";

/** @type {Partial<Record<ViewName, string>>} */
const NAMES = { line: "Best line", moves: "All moves", map: "Map", "what-if": "What if", statistics: "Statistics" };
/** The views with a tab of their own; the others lie behind More. */
const TABS = /** @type {const} */ (["line", "moves", "map", "what-if"]);
const TAB_NAMES = TABS.map((name) => NAMES[name]);

const SAID = `
  const said = (element) => {
    if (element.getAttribute("aria-label") !== null) return element.getAttribute("aria-label");
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  const panel = document.querySelector("[role=tabpanel]") ?? document.querySelector("main .play");
`;

/** Runs in the page, where `said(element)` and `panel` are known. @param {Playground} page @param {string} script */
const look = (page, script) => page.run(SAID + script);

describe("the tabs", () => {
  /** @param {Playground} page */
  const tabs = (page) =>
    look(
      page,
      `const tabs = [...document.querySelectorAll("[role=tablist] > [role=tab]")];
       return {
         names: tabs.map(said),
         selected: tabs.filter((tab) => tab.ariaSelected === "true").map(said),
         reached: tabs.filter((tab) => tab.tabIndex === 0).map(said),
         controls: tabs.every((tab) => document.getElementById(tab.getAttribute("aria-controls")) === panel),
         panel: said(document.getElementById(panel.getAttribute("aria-labelledby"))),
       }`,
    );

  /** @param {Playground} page @param {ViewName} name */
  async function assertChosen(page, name) {
    const label = NAMES[name] ?? "";
    const isTab = TAB_NAMES.includes(label);
    const expected = {
      names: TAB_NAMES,
      selected: isTab ? [label] : [],
      reached: isTab ? [label] : [NAMES.line],
      controls: true,
      panel: label,
    };
    assert.deepEqual(await tabs(page), expected);
  }

  test("by keyboard they are one stop; arrows, Home and End choose", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await page.tabTo("Best line");
    const press = async (/** @type {string} */ key, /** @type {ViewName} */ name) => {
      await page.keys(key);
      assert.equal(await page.focused(), NAMES[name] ?? "");
      await assertChosen(page, name);
    };
    for (const name of TABS.slice(1)) await press(Key.ARROW_RIGHT, name);
    await press(Key.ARROW_RIGHT, "line");
    await press(Key.ARROW_LEFT, "what-if");
    await press(Key.ARROW_LEFT, "map");
    await press(Key.HOME, "line");
    await press(Key.END, "what-if");
    await page.chord(Key.SHIFT, Key.TAB);
    await page.keys(Key.TAB);
    assert.equal(await page.focused(), "What if");
  });

  test("those behind More are reached by keyboard, and Escape closes the menu", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await page.tabTo("Best line");
    await page.keys(Key.TAB, Key.ENTER, Key.TAB, Key.TAB);
    assert.equal(await page.focused(), "Statistics");
    await page.keys(Key.ENTER);
    await assertChosen(page, "statistics");
    const isOpen = () => page.run("return document.querySelector('.more').open");
    assert.equal(await isOpen(), false);
    await page.keys(Key.ENTER);
    assert.equal(await isOpen(), true);
    await page.keys(Key.ESCAPE);
    assert.equal(await isOpen(), false);
  });

  test("the tab key leaves a list of moves from every entry", async () => {
    const page = await open({ link: STAND_OFF });
    for (const name of /** @type {const} */ (["line", "moves"])) {
      await page.click("tab", NAMES[name] ?? "");
      await page.keys(Key.TAB);
      // The speed stands before the line.
      if (name === "line") await page.keys(Key.TAB);
      const before = name === "line" ? "Speed 1×" : "More";
      assert.equal(await page.focused(), before);
      for (const presses of [0, 1, 3]) {
        await page.keys(Key.TAB, ...Array(presses).fill(Key.ARROW_DOWN));
        await page.chord(Key.SHIFT, Key.TAB);
        assert.equal(await page.focused(), before, `backwards, after ${presses} entries`);
      }
      await page.keys(Key.TAB, Key.ARROW_DOWN, Key.TAB);
      assert.equal(await look(page, "return panel.contains(document.activeElement)"), false, "forwards");
    }
  });
});

test("in Check code the editor is entered, written in and left, and a check is run and read", async () => {
  const page = await open({ link: "check" });
  await page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");
  const inEditor = () => page.run(`return document.activeElement.localName === "cm-code"`);
  await page.run(`document.querySelector("input[name=code-language]:checked").focus()`);
  await page.keys(Key.TAB);
  assert.equal(await inEditor(), true);
  await page.chord(Key.CONTROL, "a");
  await page.keys(Key.DELETE, ..."function canMouseWin() { return false; }");
  assert.equal(
    await page.run(`return document.querySelector("cm-code").value`),
    "function canMouseWin() { return false; }",
  );
  await page.keys(Key.TAB);
  assert.equal(await inEditor(), false, "Tab leaves the editor");
  assert.equal(await page.focused(), "Run");
  await page.keys(Key.ENTER);
  await page.until(() => page.run(`return document.querySelector(".check-verdict") !== null`), "the verdict");
  assert.match(
    await page.run("return document.activeElement.textContent"),
    /Wrong answer/,
    "the focus is on the verdict",
  );
});

test("the first verdict takes few requests, all of them to this server, and waits for one style sheet alone", async (context) => {
  const page = await open({ link: EXAMPLE_1 });
  assert.match((await page.verdict()).title, /wins/);
  const { requests, blocking, seconds } = await page.run(`
    const entries = performance.getEntriesByType("resource");
    return {
      requests: entries.map(({ name }) => name),
      blocking: entries.filter((entry) => entry.renderBlockingStatus === "blocking").map(({ name }) => name),
      seconds: Math.max(...entries.map(({ responseEnd }) => responseEnd)) / 1000,
    }`);
  context.diagnostic(`all was there after ${seconds.toFixed(2)} s`);
  const kinds = requests.map((/** @type {string} */ url) => /\.(\w+)$/.exec(url)?.[1]).sort();
  assert.ok(
    requests.every((/** @type {string} */ url) => url.startsWith(page.site.url)),
    requests.join("\n"),
  );
  const count = (/** @type {string} */ kind) => kinds.filter((/** @type {string} */ each) => each === kind).length;
  assert.deepEqual([count("css"), count("wasm")], [1, 1]);
  // What the pages of the site share are files of their own.
  assert.ok(count("js") > 0 && count("js") <= 10, kinds.join(" "));
  // The icons of the site and its manifest are fetched beside them.
  const besides = kinds.filter((/** @type {string} */ kind) => !["css", "wasm", "js"].includes(kind));
  assert.ok(
    besides.every((/** @type {string} */ kind) => ["svg", "png", "webmanifest"].includes(kind)),
    kinds.join(" "),
  );
  // Firefox does not tell what it waits for.
  const others = blocking.filter((/** @type {string} */ url) => !url.endsWith(".css"));
  assert.deepEqual(others, []);
});

const FOUR = `graph="[[1],[0,2],[1,3],[2]]" places="10-10.50-10.90-10.50-90"`;

/** How each of the two elements is asked and used, and what its link is then. */
const GAMES = {
  board: {
    scripts: MODULE,
    element: "cat-mouse-board",
    attributes: FIRST,
    surface: ".cells",
    // The cursor goes to the last cell, and a wall comes there.
    first: "row 1, column 1",
    keys: [Key.ARROW_DOWN, Key.ARROW_DOWN, Key.END, "e", "w", Key.ENTER],
    focused: "row 3, column 5, wall",
    link: "board=xxxxF/xC3/M4&cat=1&mouse=2",
    changed: "board=xxxxF/xC3/M3x&cat=1&mouse=2",
    /** A stroke over two cells, and a press on a third. @param {Boards} page @param {0 | 1} which @param {Pointer} pointer */
    draw: (page, which, pointer) => page.stroke(["3,4 2,4", "3,3"][which] ?? "", { pointer }),
    drawn: ["board=xxxxF/xC1x1/M2x1&cat=1&mouse=2", "board=xxxxF/xC1x1/M1xx1&cat=1&mouse=2"],
  },
  graph: {
    scripts: GRAPH_MODULE,
    element: "cat-mouse-graph",
    attributes: FOUR,
    surface: ".drawing",
    // Nodes 0 and 3 are connected.
    first: "Node 0",
    keys: [Key.ENTER, Key.TAB, Key.TAB, Key.TAB, Key.ENTER],
    focused: "Node 3, connected to 0 and 2",
    link: "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90",
    changed: "graph=0-1.0-3.1-2.2-3&at=10-10.50-10.90-10.50-90",
    /** A node is moved, and another one. @param {Boards} page @param {0 | 1} which @param {Pointer} pointer */
    draw: (page, which, pointer) => drag(page.page, ["50,90 40,70 30,60", "90,10 90,20 90,40"][which] ?? "", pointer),
    drawn: ["graph=0-1.1-2.2-3&at=10-10.50-10.90-10.30-60", "graph=0-1.1-2.2-3&at=10-10.50-10.90-40.30-60"],
  },
};

for (const [kind, game] of Object.entries(GAMES)) {
  const { scripts, element, attributes } = game;
  const one = `<${element} ${attributes}></${element}>`;
  const link = (/** @type {Boards} */ page) => page.run("return boards[0].link");

  test(`by keyboard alone a reader draws, steps and leaves: a ${kind}`, async () => {
    const page = await show(document_(`<input id="before">${one}<input id="after">`, { scripts }));
    const focused = () =>
      page.run(`const inner = root(0).activeElement;
        return inner ? (inner.getAttribute("aria-label") ?? inner.value ?? inner.textContent).trim() : document.activeElement.id`);
    await page.run("document.querySelector('#before').focus()");
    const seen = [];
    for (let presses = 0; presses < 25 && (await focused()) !== "after"; presses += 1) {
      await page.page.keys(Key.TAB);
      seen.push(await focused());
      if (seen.at(-1)?.startsWith(game.first)) {
        await page.page.keys(...game.keys);
        assert.equal(await focused(), game.focused);
      }
      if (seen.at(-1) === "Next move") {
        await page.page.keys(Key.ENTER);
        await page.settled();
        assert.match((await page.text(".steps output")) ?? "", /^move 1 of /);
      }
    }
    assert.equal(seen.at(-1), "after", `the tab key leaves the ${kind}: ${seen.join("; ")}`);
    assert.ok(seen.includes("Next move"), seen.join("; "));
    const drawn = async () => (await link(page)).replace(/&m=.*/, "");
    assert.equal(await drawn(), game.changed);
    // Undone only while the focus is in it.
    await page.page.chord(Key.CONTROL, "z");
    assert.equal(await drawn(), game.changed);
    await page.run("button(0, 'Undo').focus()");
    await page.page.chord(Key.CONTROL, "z");
    await page.settled();
    assert.equal(await drawn(), game.link);
    await page.page.chord(Key.CONTROL, Key.SHIFT, "z");
    await page.settled();
    assert.equal(await drawn(), game.changed);
  });

  test(`a finger scrolls the page until Edit is pressed, and again when it is done: a ${kind}`, async () => {
    const page = await show(document_(`${one}<div style="height: 3000px"></div>`, { scripts }));
    /** The page stands still again, at its beginning. */
    const back = async () => {
      await page.until(async () => {
        await page.run("scrollTo(0, 0)");
        await page.page.frames(9);
        return (await page.run("return scrollY")) === 0;
      }, "rest");
    };
    const action = () =>
      page.run("return getComputedStyle(root(0).querySelector(arguments[0])).touchAction", game.surface);
    const now = async () => {
      await page.settled();
      return [await link(page), await action()];
    };
    await game.draw(page, 0, "touch");
    await back();
    assert.deepEqual(await now(), [game.link, "auto"]);
    await page.click("Edit");
    assert.equal(await action(), "none");
    await game.draw(page, 0, "touch");
    assert.deepEqual(await now(), [game.drawn[0], "none"]);
    await page.click("Done");
    await game.draw(page, 1, "touch");
    await back();
    assert.deepEqual(await now(), [game.drawn[0], "auto"]);
    await game.draw(page, 1, "mouse");
    assert.deepEqual(await now(), [game.drawn[1], "auto"], "a mouse always draws");
  });
}
