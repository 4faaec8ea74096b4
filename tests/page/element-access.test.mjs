// A board on a page for everyone: axe, the keyboard alone, and fingers that scroll the page until they edit.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key } from "selenium-webdriver";
import { assertAccessible } from "./accessible.mjs";
import { document_, EXAMPLE_1, withBoards } from "./element.mjs";
import { testOnce } from "./playground.mjs";

const { show } = withBoards();

const BOARDS = `
  <cat-mouse-board ${EXAMPLE_1} playground="https://example.org/"></cat-mouse-board>
  <cat-mouse-board ${EXAMPLE_1} goal="cat" walls="2" locked="1,1 2,3"></cat-mouse-board>
  <cat-mouse-board ${EXAMPLE_1} show="map line moves what-if solving" readonly></cat-mouse-board>
  <cat-mouse-board ${EXAMPLE_1} reveal="click"></cat-mouse-board>`;
const BROKEN = `<cat-mouse-board board="C?M"><p>a picture</p></cat-mouse-board>`;

for (const [scheme, lang, width] of /** @type {const} */ ([
  ["light", "en", 900],
  ["dark", "zh", 390],
])) {
  const shown = () => {
    const head = `<style>:root { color-scheme: ${scheme}; background: Canvas; color: CanvasText }</style>`;
    return show(document_(BOARDS + BROKEN, { head, lang }), { boards: 4, width });
  };

  test(`nothing is wider than a page with boards: ${scheme}, ${lang}, ${width} px wide`, async () => {
    const page = await shown();
    assert.ok(await page.run("return document.documentElement.scrollWidth <= innerWidth"));
  });

  testOnce(`axe finds nothing on a page with boards: ${scheme}, ${lang}, ${width} px wide`, async () => {
    const page = await shown();
    const passes = await assertAccessible(page.page, "a page with boards");
    const contrast = passes.find(({ id }) => id === "color-contrast")?.elements ?? [];
    assert.ok(contrast.length > 20, "axe has looked into the boards");
  });
}

test("by keyboard alone a reader draws, steps and leaves", async () => {
  const page = await show(
    document_(`<input id="before"><cat-mouse-board ${EXAMPLE_1}></cat-mouse-board><input id="after">`),
  );
  const focused = () =>
    page.run(`const inner = root(0).activeElement;
      return inner ? (inner.getAttribute("aria-label") ?? inner.value ?? inner.textContent).trim() : document.activeElement.id`);
  await page.run("document.querySelector('#before').focus()");
  const seen = [];
  for (let presses = 0; presses < 20 && (await focused()) !== "after"; presses += 1) {
    await page.page.keys(Key.TAB);
    seen.push(await focused());
    if (seen.at(-1)?.startsWith("row 1, column 1")) {
      await page.page.keys(Key.ARROW_DOWN, Key.ARROW_DOWN, Key.END, "e", "w", Key.ENTER);
      assert.equal(await focused(), "row 3, column 5, wall");
    }
    if (seen.at(-1) === "Next move") {
      await page.page.keys(Key.ENTER);
      await page.settled();
      assert.match((await page.text(".steps output")) ?? "", /^move 1 of /);
    }
  }
  assert.equal(seen.at(-1), "after", `the tab key leaves the board: ${seen.join("; ")}`);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.#"]);
  // Undone only while the focus is in the board.
  await page.page.chord(Key.CONTROL, "z");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "..M.#"]);
  await page.run("button(0, 'Undo').focus()");
  await page.page.chord(Key.CONTROL, "z");
  await page.settled();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  await page.page.chord(Key.CONTROL, Key.SHIFT, "z");
  await page.settled();
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...#"]);
});

test("a finger scrolls the page until Edit is pressed, and again when it is done", async () => {
  const page = await show(
    document_(`<cat-mouse-board ${EXAMPLE_1}></cat-mouse-board><div style="height: 3000px"></div>`),
  );
  /** The page stands still again, at its beginning. */
  const back = async () => {
    await page.until(async () => {
      await page.run("scrollTo(0, 0)");
      await page.driver.sleep(150);
      return (await page.run("return scrollY")) === 0;
    }, "rest");
  };
  const touch = /** @type {const} */ ({ pointer: "touch" });
  const action = () => page.run("return getComputedStyle(root(0).querySelector('.cells')).touchAction");
  await page.stroke("3,4 2,4", touch);
  await back();
  assert.deepEqual([await page.contents(), await action()], [["####F", "#C...", "M...."], "auto"]);
  await page.click("Edit");
  assert.equal(await action(), "none");
  await page.stroke("3,4 2,4", touch);
  assert.deepEqual(await page.contents(), ["####F", "#C.#.", "M..#."]);
  await page.click("Done");
  await page.stroke("3,3", touch);
  assert.deepEqual([await page.contents(), await action()], [["####F", "#C.#.", "M..#."], "auto"]);
  await page.stroke("3,3");
  assert.deepEqual(await page.contents(), ["####F", "#C.#.", "M.##."], "a mouse always draws");
});
