// Every view and every dialog of both games for everyone: by keyboard, to axe, on a phone, by finger, and without the board moving.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { placesOf, rowsHere, testOnce, withBrowser } from "./playground.mjs";
import { EXAMPLE_1, en, LONGEST, look, openView, STAND_OFF, use, zh } from "./views.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {import("./views.mjs").Words} Words */
/** @typedef {import("./views.mjs").ViewName} ViewName */

const { open } = withBrowser();

const VIEWS = /** @type {ViewName[]} */ (Object.keys(en.view));
/** Those with a tab of their own; the others lie behind More. */
const TABS = /** @type {const} */ (["line", "moves", "map", "what-if"]);
const TAB_NAMES = TABS.map((name) => en.view[name]);

/** A long win and a draw of each game. */
const GAMES = {
  board: [LONGEST, STAND_OFF],
  graph: [
    "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72",
    "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
  ],
};

/** @param {Words} words */
const nameOf = (words) => (words === zh ? "zh" : "en");
/** How the name of the button that opens each dialog begins, in both games. @param {Words} words */
const dialogsOf = ({ opener }) => [
  opener.examples,
  opener.find.replace(/board|棋盘/, ""),
  opener.paste,
  opener.share,
  opener.help,
];

/** @param {Parameters<typeof open>[0]} how @param {Words} [words] */
async function openGame(how, words = en) {
  const page = await open(how);
  await page.untilSeen("[role=gridcell], [data-node]", "the game");
  if (words === zh) await page.switchTo("zh");
  return page;
}

/** @param {Playground} page @param {string} name */
async function openDialog(page, name) {
  await page.click("button", name);
  await page.until(() => page.run("return document.querySelector('dialog[open] h2') !== null"), `the dialog ${name}`);
}

/** @param {Playground} page */
async function closeDialog(page) {
  await page.keys(Key.ESCAPE);
  await page.until(() => page.run("return document.querySelector('dialog[open]') === null"), "the dialog is closed");
}

/**
 * Calls back in every view and every dialog, and where something has been begun in one.
 * @param {Playground} page
 * @param {(where: string) => Promise<void>} visit
 * @param {Words} [words]
 */
async function everywhere(page, visit, words = en) {
  for (const name of VIEWS) {
    await openView(page, name, words);
    await visit(`the view ${name}`);
    if (name === "solving") {
      await use(page, "button", words.last);
      await visit("the last layer");
    }
    if (name === "statistics") {
      await use(page, "summary", words.statistics.byPly);
      await visit("the counts by distance");
    }
  }
  for (const name of dialogsOf(words)) {
    await openDialog(page, name);
    await visit(`the dialog ${name}`);
    if (name === words.opener.paste) {
      await page.click("button", words === zh ? "载入" : "Load");
      await visit("a text that holds no board");
    }
    if (name === words.opener.share) {
      for (const use of words === zh ? ["作为谜题", "作为练习"] : ["As a puzzle", "As an exercise"]) {
        await page.click("radio", use);
        await visit(`the dialog Share: ${use}`);
      }
    }
    await closeDialog(page);
  }
}

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
    const label = en.view[name];
    const isTab = TAB_NAMES.includes(label);
    const expected = {
      names: TAB_NAMES,
      selected: isTab ? [label] : [],
      reached: isTab ? [label] : [en.view.line],
      controls: true,
      panel: label,
    };
    assert.deepEqual(await tabs(page), expected);
  }

  test("one is chosen, and names the panel", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await assertChosen(page, "line");
    for (const name of VIEWS) {
      await openView(page, name);
      await assertChosen(page, name);
    }
  });

  for (const width of [1280, 390]) {
    test(`they stay where they are, whichever is chosen: ${width} px wide`, async () => {
      const page = await open({ link: EXAMPLE_1, width });
      for (const words of [en, zh]) {
        if (words === zh) await page.switchTo("zh");
        const places = () =>
          look(
            page,
            `return [...document.querySelectorAll("[role=tab]")].map((tab) => {
               const { left, top, width } = tab.getBoundingClientRect();
               return [left, top + scrollY, width].map((length) => Math.round(length * 4) / 4);
             })`,
          );
        const before = await places();
        assert.equal(new Set(before.map((/** @type {number[]} */ [, top]) => top)).size, 1, "they are one row");
        for (const name of VIEWS) {
          await openView(page, name, words);
          assert.deepEqual(await places(), before, `${nameOf(words)}: ${name}`);
        }
      }
    });
  }

  test("by keyboard they are one stop; arrows, Home and End choose", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await page.tabTo(en.view.line);
    const press = async (/** @type {string} */ key, /** @type {ViewName} */ name) => {
      await page.keys(key);
      assert.equal(await page.focused(), en.view[name]);
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
      await openView(page, name);
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

for (const [words, theme, width] of /** @type {const} */ ([
  [en, "light", 1280],
  [zh, "dark", 390],
])) {
  testOnce(`axe finds nothing in any view or dialog: ${nameOf(words)}, ${theme}, ${width} px wide`, async () => {
    const page = await open({ link: STAND_OFF, width });
    if (words === zh) await page.switchTo("zh");
    if (theme === "dark") await page.click("button", words.darkTheme);
    let places = 0;
    await everywhere(
      page,
      async (where) => {
        const passes = await assertAccessible(page, where);
        // Behind an open dialog the page is out of reach, and is not looked at.
        const title = passes.some(({ elements }) => elements.some((html) => html.includes('id="dialog-title"')));
        assert.equal(title, (await page.dialog()) !== null, `axe has looked at the dialog: ${where}`);
        assert.ok(
          passes.some(({ id }) => id === "color-contrast"),
          `axe has looked at colours: ${where}`,
        );
        places += 1;
      },
      words,
    );
    assert.equal(places, VIEWS.length + 2 + 5 + 1 + 2);
  });
}

for (const [width, height] of rowsHere(
  /** @type {const} */ ([
    [320, 640],
    [390, 844],
    // 1280 by 800 at 200 %.
    [640, 400],
  ]),
)) {
  for (const [kind, [long = "", draw = ""]] of Object.entries(GAMES))
    test(`nothing is wider than a screen of ${width} px, in any view or dialog: a ${kind}`, async () => {
      for (const [words, link] of /** @type {const} */ ([
        [en, long],
        [zh, draw],
      ])) {
        const page = await openGame({ link, width, height }, words);
        await everywhere(
          page,
          async (where) => {
            await assertFitsWidth(page, `${nameOf(words)}: ${where}`);
            const over = await page.run(`
            return [...document.querySelectorAll("dialog, .panel, .panel > *")]
              .map((element) => element.scrollWidth - element.clientWidth)
              .reduce((most, one) => Math.max(most, one), 0)`);
            assert.ok(over <= 0, `${nameOf(words)}: ${where}: ${over} px wider than it should be`);
          },
          words,
        );
      }
    });
}

// Beside a number that is narrower stand buttons that are not.
for (const [kind, [, link = ""]] of Object.entries(GAMES))
  test(`under a finger what is pressed is at least 44 px high and wide, in every view and dialog: a ${kind}`, async (context) => {
    const page = await openGame({ link, width: 390, height: 844 });
    if (!(await page.becomeTouchScreen())) {
      context.skip("this browser cannot be made a touch screen");
      return;
    }
    const assertLarge = async (/** @type {string} */ where) => {
      const small = await page.run(`
      const pressed = "button, select, summary, input[type=number], input[type=range], label:has(input[type=radio]), .target";
      return [...(document.querySelector("dialog[open]") ?? document.body).querySelectorAll(pressed)]
        .filter((element) => element.checkVisibility())
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([{ type }, { width, height }]) => height < 44 || (width < 44 && type !== "number"))
        .map(([element, { width, height }]) => nameOf(element).slice(0, 40) + ": " + width + " by " + height + " px")`);
      assert.deepEqual(small, [], where);
    };
    await everywhere(page, assertLarge);
    await page.follow(`${link}&goal=mouse:99`);
    await page.untilSeen(".goal", "the exercise");
    await page.click("button", "Edit");
    await page.untilSeen(".editing .history button", "its tools");
    await assertLarge("an exercise");
  });

describe("the board stays where it is", () => {
  /** Where the board is on the page. @param {Playground} page @returns {Promise<number[]>} */
  const boxOf = (page) =>
    page.run(`
      // On a phone it stays in sight while the page scrolls.
      scrollTo(0, 0);
      const { left, top, width, height } = document.querySelector("[role=grid]").getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map((length) => Math.round(length * 4) / 4)`);

  /** Notes where everything around the board begins. @param {Playground} page */
  const watchShifts = (page) =>
    page.run(`
      // What is written on cells changes with the view, and what is in the verdict with who wins.
      const around = document.querySelectorAll("header *, .canvas *, .controls *, .transport");
      const beginsAt = (element) => {
        const { left, top } = element.getBoundingClientRect();
        return [left + scrollX, top + scrollY].map((length) => Math.round(length)).join();
      };
      window.watched_ = [...around]
        .filter((element) => !element.closest(".cells") && element.checkVisibility())
        // On a phone, what begins another game lies below the views.
        .filter((element) => innerWidth > 600 || !element.closest(".solve:not(.editing) .numbers"))
        .map((element) => [element, beginsAt(element)]);
      // To press what is out of sight, the page was scrolled: what stays in sight then begins elsewhere.
      window.shifts_ = () => (scrollTo({ top: 0, behavior: "instant" }), window.watched_)
        .filter(([element, before]) => element.isConnected && element.checkVisibility() && beginsAt(element) !== before)
        .map(([{ outerHTML }, before]) => before + ": " + outerHTML.slice(0, 120));
      return window.watched_.length`);

  /** What does not begin there any more. @param {Playground} page @returns {Promise<string[]>} */
  const shifts = (page) => page.run("return window.shifts_()");

  for (const [width, height] of /** @type {const} */ ([
    [1280, 900],
    [390, 844],
  ])) {
    test(`while views are switched: ${width} px wide`, async () => {
      const page = await open({ link: STAND_OFF, width, height });
      const before = await boxOf(page);
      assert.ok((await watchShifts(page)) > 20, "there is something to be watched");
      for (const name of VIEWS) {
        await openView(page, name);
        assert.deepEqual(await boxOf(page), before, name);
        assert.deepEqual(await shifts(page), [], name);
      }
    });

    test(`while a stroke changes who wins, and why: ${width} px wide`, async () => {
      const page = await open({ link: "board=6/1M2F1/6/6/1C4/6&cat=2&mouse=1", width, height });
      await page.chooseTool("Wall");
      const before = await boxOf(page);
      await watchShifts(page);
      const told = new Set();
      await page.beginStroke("1,4");
      for (const place of placesOf("2,4 3,4 3,5 3,6 2,6 1,6 1,5")) {
        await page.strokeOnTo(place);
        assert.deepEqual(await boxOf(page), before, `at ${place}`);
        assert.deepEqual(await shifts(page), [], `at ${place}`);
        told.add((await page.verdict()).title);
      }
      await page.endStroke();
      assert.ok(told.size > 2, "the verdict has changed more than once");
      assert.deepEqual(await boxOf(page), before);
      assert.deepEqual(await shifts(page), []);
    });
  }
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
