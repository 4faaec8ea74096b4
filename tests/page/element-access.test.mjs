// A board and a graph on a page for everyone: axe, the keyboard alone, and fingers that scroll the page until they edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { assertAccessible } from "./accessible.mjs";
import { drag } from "./drawings.mjs";
import { document_, EXAMPLE_1, GRAPH_MODULE, MODULE, withBoards } from "./element.mjs";
import { testOnce } from "./playground.mjs";

/** @typedef {import("./element.mjs").Boards} Boards */
/** @typedef {"mouse" | "touch"} Pointer */

const { show } = withBoards();

const FOUR = `graph="[[1],[0,2],[1,3],[2]]" places="10-10.50-10.90-10.50-90"`;

/** How each of the two elements is asked and used, and what its link is then. */
const GAMES = {
  board: {
    scripts: MODULE,
    element: "cat-mouse-board",
    attributes: EXAMPLE_1,
    exercise: `goal="cat" walls="2" locked="1,1 2,3"`,
    broken: `board="C?M"`,
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
    exercise: `goal="cat" edges="2" locked="0 3"`,
    broken: `graph="[[1],[0,2],[1]"`,
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
  const one = (/** @type {string} */ more) => `<${element} ${attributes} ${more}></${element}>`;
  const four = [
    `playground="https://example.org/"`,
    game.exercise,
    `show="map line moves what-if solving" readonly`,
    `reveal="click"`,
  ].map(one);
  const broken = `<${element} ${game.broken}><p>a picture</p></${element}>`;
  const link = (/** @type {Boards} */ page) => page.run("return boards[0].link");

  for (const [scheme, lang, width] of /** @type {const} */ ([
    ["light", "en", 900],
    ["dark", "zh", 390],
    ["light", "en", 320],
  ])) {
    const shown = () => {
      const head = `<style>:root { color-scheme: ${scheme}; background: Canvas; color: CanvasText }</style>`;
      return show(document_(four.join("") + broken, { head, lang, scripts }), { boards: 4, width });
    };

    test(`nothing is wider than a page with ${kind}s: ${scheme}, ${lang}, ${width} px wide`, async () => {
      const page = await shown();
      assert.ok(await page.run("return document.documentElement.scrollWidth <= innerWidth"));
    });

    testOnce(`axe finds nothing on a page with ${kind}s: ${scheme}, ${lang}, ${width} px wide`, async () => {
      const page = await shown();
      const passes = await assertAccessible(page.page, `a page with ${kind}s`);
      const contrast = passes.find(({ id }) => id === "color-contrast")?.elements ?? [];
      assert.ok(contrast.length > 20, "axe has looked into them");
    });
  }

  test(`by keyboard alone a reader draws, steps and leaves: a ${kind}`, async () => {
    const page = await show(document_(`<input id="before">${one("")}<input id="after">`, { scripts }));
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
    const page = await show(document_(`${one("")}<div style="height: 3000px"></div>`, { scripts }));
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
