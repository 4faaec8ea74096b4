// The page and an embedded board in WebKitGTK, which is what Safari is made of: they start, are painted on, played and
// shared. What is finer is tested in the other browsers.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { after, afterEach, before, test } from "node:test";
import { serve } from "../harness/static-server.mjs";
import { openWebKit } from "../harness/webdriver.mjs";
import { Boards, document_, folderWith, EXAMPLE_1 as ON_ELEMENT } from "../page/element.mjs";
import { Playground } from "../page/playground.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

/** @type {Awaited<ReturnType<typeof openWebKit>>} */
let webkit;
before(async () => {
  webkit = await openWebKit();
});
after(() => webkit.close());

/** @type {import("../harness/static-server.mjs").Site[]} */
let sites = [];
afterEach(async () => {
  const missing = sites.flatMap((site) => site.missing);
  await Promise.all(sites.map((site) => site.close()));
  sites = [];
  assert.deepEqual(missing, []);
});

/** A page whose pointer is moved as the older WebDriver does it. */
class InWebKit extends Playground {
  /** @override @param {unknown} _how @param {{ type: string, x: number, y: number, duration: number }[]} actions */
  async point(_how, actions) {
    const pointer = this.driver.actions();
    for (const { type, x, y, duration } of actions) {
      if (type === "pointerMove") pointer.move({ x, y, duration: 0 });
      else if (type === "pointerDown") pointer.press();
      else if (type === "pointerUp") pointer.release();
      else pointer.pause(duration);
    }
    await pointer.perform();
  }
}

/** @param {string} link @param {string} [folder] */
async function open(link, folder) {
  const site = await serve("/some/where/", folder);
  sites.push(site);
  const page = new InWebKit(webkit.driver, site);
  await page.goTo(link);
  return page;
}

test("the page starts with the board of its link, and solves it", async () => {
  const page = await open(EXAMPLE_1);
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
  assert.deepEqual(await page.alerts(), []);
});

test("the page is painted on, and what was painted is undone", async () => {
  const page = await open(EXAMPLE_1);
  const canvas = () =>
    page.run("return [...document.querySelectorAll('cm-board canvas')].map((layer) => layer.toDataURL()).join()");
  const before = await canvas();
  await page.chooseTool("Wall");
  await page.stroke("3,3 3,5");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M.###"]);
  assert.equal((await page.verdict()).title, await page.expectedTitle());
  assert.notEqual(await canvas(), before);
  await page.click("button", "Undo");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
});

test("the page plays a line to its end", async () => {
  const page = await open(EXAMPLE_1);
  await page.click("button", "Next move", 2);
  assert.equal(await page.ply(), "step 2 of 5");
  await page.click("button", "Play");
  await page.until(async () => (await page.ply()) === "step 5 of 5", "the end of the line");
  assert.deepEqual(await page.contents(), ["####M", "#..C.", "....."]);
});

test("the page shares a link that brings the same board", async () => {
  const page = await open(EXAMPLE_1);
  await page.chooseTool("Wall");
  await page.press([3, 5]);
  await page.openDialog("Share");
  const { text } = await page.field("Link");
  assert.equal(text, `${page.site.url}#board=xxxxF/xC3/M3x&cat=1&mouse=2`);
  const elsewhere = await open(new URL(text).hash.slice(1));
  assert.deepEqual(await elsewhere.contents(), ["####F", "#C...", "M...#"]);
});

test("an embedded board starts, is painted on, played, and leads to the playground", async () => {
  const html = document_(`<cat-mouse-board ${ON_ELEMENT} playground="https://example.org/"></cat-mouse-board>`);
  const folder = folderWith({ "index.html": html });
  try {
    const boards = new Boards(await open("", folder));
    await boards.ready(1);
    assert.equal(await boards.verdict(), "Mouse wins in 3 moves");
    await boards.click("Next move");
    assert.match((await boards.text(".steps output")) ?? "", /^move 1 of 3/);
    await boards.stroke("3,4 2,4");
    assert.deepEqual(await boards.contents(), ["####F", "#C.#.", "M..#."]);
    const link = await boards.run(`return root(0).querySelector("a[href^='https://example.org/']").href`);
    assert.equal(link, "https://example.org/#board=xxxxF/xC1x1/M2x1&cat=1&mouse=2");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
