// The page and an embedded board in WebKitGTK, Safari's engine: they start, can be painted on, played and shared. The
// details are tested in the other browsers.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import { serve } from "../harness/static-server.mjs";
import { openWebKit } from "./driver.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

/** @type {Awaited<ReturnType<typeof openWebKit>>} */
let webkit;
before(async () => {
  webkit = await openWebKit();
});
after(() => webkit.close());

/** @type {import("../harness/static-server.mjs").Site} */
let site;
before(async () => {
  site = await serve();
});
afterEach(() => assert.deepEqual(site.missing.splice(0), []));
after(() => site.close());

/** Runs in the page; `find` finds elements of the page, or of the first board of an article. @template T @template {unknown[]} A @param {(find: (css: string) => HTMLElement[], ...args: A) => T} script @param {A} args @returns {Promise<T>} */
const inPage = (script, ...args) =>
  webkit.driver.executeScript(
    `const root = document.querySelector("cat-mouse-board")?.shadowRoot ?? document;
     return (${script})((css) => [...root.querySelectorAll(css)], ...arguments)`,
    ...args,
  );

/**
 * Waits until `holds` resolves to true.
 * @param {() => Promise<boolean>} holds @param {string} what the condition, for the error
 */
const until = (holds, what) => webkit.driver.wait(holds, 30_000, `never came: ${what}`, 20);

/** Opens a page of the site, as on a first visit. @param {string} address */
async function open(address) {
  await webkit.driver.get("about:blank");
  await webkit.driver.get(site.url + address);
  await until(() => inPage((find) => find("[role=gridcell]").length > 0 && find(".steps").length > 0), "the board");
}

/** The rows of the board, in LeetCode's letters. */
const rows = () =>
  inPage((find) => {
    const letters = /** @type {Record<string, string>} */ ({ floor: ".", wall: "#", cat: "C", mouse: "M", food: "F" });
    const cells = (/** @type {HTMLElement} */ row) => /** @type {HTMLElement[]} */ ([...row.children]);
    return find("[role=row]").map((row) =>
      cells(row)
        .map(({ dataset }) => letters[dataset.content ?? ""])
        .join(""),
    );
  });
const text = (/** @type {string} */ css) => inPage((find, css) => find(css)[0]?.textContent?.trim() ?? "", css);

/** Presses at the first point, moves over the others, and releases. @param {{ x: number, y: number }[]} points */
async function draw([first, ...rest]) {
  const pointer = webkit.driver
    .actions()
    .move({ ...first, duration: 0 })
    .press();
  for (const point of rest) pointer.move({ ...point, duration: 0 }).pause(20);
  await pointer.release().perform();
}

/** @param {string} name */
async function press(name) {
  const point = await inPage((find, name) => {
    const nameOf = (/** @type {HTMLElement} */ each) => (each.ariaLabel ?? each.textContent ?? "").trim();
    const found = find("button, label.tool").find((each) => nameOf(each) === name && each.checkVisibility());
    if (!found) throw new Error(`there is no ${name}, only ${find("button, label.tool").map(nameOf).join("; ")}`);
    found.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
  }, name);
  await draw([point]);
}

/** Presses at the first cell, moves to the others; rows and columns from 1. @param {[row: number, col: number][]} cells */
async function stroke(...cells) {
  const points = await inPage((find, cells) => {
    const box = find("[role=gridcell]")[0]?.getBoundingClientRect() ?? new DOMRect();
    return cells.map(([row, col]) => ({
      x: Math.round(box.left + (col - 0.5) * box.width),
      y: Math.round(box.top + (row - 0.5) * box.height),
    }));
  }, cells);
  await draw(points);
}

test("the page starts with the board of its link, and solves it", async () => {
  await open(`#${EXAMPLE_1}`);
  assert.deepEqual(await rows(), ["####F", "#C...", "M...."]);
  assert.equal(await text("main #verdict"), "Mouse wins in 3 moves");
  assert.equal(await inPage((find) => find("[role=alert]").length), 0);
});

test("the page is painted on, and what was painted is undone", async () => {
  await open(`#${EXAMPLE_1}`);
  const pictures = () =>
    inPage((find) =>
      find("cm-board canvas")
        .map((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL())
        .join(),
    );
  const before = await pictures();
  await press("Wall");
  await stroke([3, 3], [3, 5]);
  assert.deepEqual(await rows(), ["####F", "#C...", "M.###"]);
  assert.notEqual(await pictures(), before);
  await press("Undo");
  assert.deepEqual(await rows(), ["####F", "#C...", "M...."]);
});

test("the page plays a line to its end", async () => {
  await open(`#${EXAMPLE_1}`);
  const ply = () => inPage((find) => /** @type {HTMLInputElement} */ (find("main .steps input")[0]).value);
  await press("Next move");
  await press("Next move");
  assert.equal(await ply(), "2");
  await press("Play");
  await until(async () => (await ply()) === "5", "the end of the line");
  assert.deepEqual(await rows(), ["####M", "#..C.", "....."]);
});

test("the page shares a link that brings the same board", async () => {
  await open(`#${EXAMPLE_1}`);
  await press("Wall");
  await stroke([3, 5]);
  await press("Share");
  await until(() => inPage((find) => find("#share-link").length > 0), "the dialog");
  const link = await inPage((find) => /** @type {HTMLTextAreaElement} */ (find("#share-link")[0]).value);
  assert.equal(link, `${site.url}#board=xxxxF/xC3/M3x&cat=1&mouse=2`);
  await open(link.slice(site.url.length));
  assert.deepEqual(await rows(), ["####F", "#C...", "M...#"]);
});

test("an embedded board starts, is painted on, played, and leads to the playground", async () => {
  const board = `board="####F/#C.../M...." cat-jump="1" mouse-jump="2" playground="https://example.org/"`;
  site.put(
    "article.html",
    `<!doctype html><title>An article</title><link rel="icon" href="data:," />
     <script type="module" src="element/element.js"></script><cat-mouse-board ${board}></cat-mouse-board>`,
  );
  await open("article.html");
  assert.equal(await text(".verdict h2"), "Mouse wins in 3 moves");
  await press("Next move");
  assert.match(await text(".steps output"), /1/);
  await stroke([3, 4], [2, 4]);
  assert.deepEqual(await rows(), ["####F", "#C.#.", "M..#."]);
  const link = await inPage((find) => /** @type {HTMLAnchorElement} */ (find("[part=link]")[0]).href);
  assert.equal(link, "https://example.org/#board=xxxxF/xC1x1/M2x1&cat=1&mouse=2");
});
