// No text lies over another, in any part of the page, however wide the window is and however far it is scrolled.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";
import { everyPart } from "./checking.mjs";
import { testOnce as test, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const { open } = withBrowser();

const WIDTHS = [320, 390, 768, 900, 1000, 1280, 1366, 1440];
const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";
const STATES = "states=1-2.1-3.2-4.2-5.3-6.5-3.6-2&lost=4&at=8-50.42-10.42-90.90-10.84-50.24-50";

/**
 * Runs in the page, and tells which texts in the window lie over one another, at each place to which the page scrolls. Of each
 * line, the middle half counts: what letters hardly ever reach may touch. A bar with a ground of its own covers what is below.
 */
const OVERLAPS = `
  const above = (element) => element.parentElement ?? element.getRootNode().host ?? null;
  const isOpaque = ({ backgroundColor }) => !/^transparent$|, 0(\\.\\d+)?\\)$|\\/ 0?(\\.\\d+)?\\)$/.test(backgroundColor);
  const barOf = (element) => {
    for (let each = element; each; each = above(each)) {
      const style = getComputedStyle(each);
      if (/sticky|fixed/.test(style.position) && isOpaque(style)) return each;
    }
    return null;
  };
  // What is left of a box inside the window and inside what scrolls or is cut off.
  const seenPart = (element, { left, top, right, bottom }) => {
    const part = { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    for (let each = element; each && each !== document.body; each = above(each)) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const box = each.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.top = Math.max(part.top, box.top);
      part.right = Math.min(part.right, box.right);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  };
  const boxes = (root, found = []) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot) boxes(node.shadowRoot, found);
        continue;
      }
      const element = node.parentElement;
      if (!element || node.data.trim() === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest(".unseen, option, style, title, desc")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const { left, right } = line;
        const height = line.bottom - line.top;
        const part = seenPart(element, { left, right, top: line.top + height / 4, bottom: line.bottom - height / 4 });
        if (part.right - part.left > 2 && part.bottom - part.top > 2) found.push({ ...part, node, element });
      }
    }
    return found;
  };
  const told = ({ node, element }) => "“" + node.data.trim().slice(0, 40) + "” in " + element.cloneNode().outerHTML.slice(0, 80);
  const overlaps = [];
  const look = () => {
    const all = boxes(document.body).sort((a, b) => a.top - b.top);
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        if (other.top >= one.bottom - 1) break;
        if (other.node === one.node || other.left >= one.right - 1 || one.left >= other.right - 1) continue;
        if (barOf(one.element) !== barOf(other.element)) continue;
        overlaps.push("at " + scrollY + " px: " + told(one) + " and " + told(other));
      }
    });
    return all.length;
  };
  let texts = 0;
  for (let y = 0; ; y += innerHeight / 2) {
    scrollTo(0, y);
    texts += look();
    if (y >= document.documentElement.scrollHeight - innerHeight) break;
  }
  scrollTo(0, 0);
  return { texts, overlaps: [...new Set(overlaps)].slice(0, 5) };
`;

/** @param {Playground} page @param {string} where */
async function assertNoOverlap(page, where) {
  for (const width of WIDTHS) {
    await page.resize(width, width < 768 ? 844 : 800);
    await page.frames(2);
    const { texts, overlaps } = await page.run(OVERLAPS);
    assert.ok(texts > 5, `${where}: the texts are found`);
    assert.deepEqual(overlaps, [], `${where}, ${width} px wide`);
  }
}

test("no text lies over another in Solve", async () => {
  const page = await open({ link: LONGEST });
  await assertNoOverlap(page, "the board");
  for (const name of ["moves", "map", "what-if", "solving", "statistics"]) {
    await page.resize(1280);
    await page.run("document.querySelector('#tab-' + arguments[0]).click()", name);
    await assertNoOverlap(page, name);
  }
});

test("a long line and what is said beside it share the window: nothing lies over anything else", async () => {
  const page = await open({ link: `${LONGEST}&limit=78`, width: 1280, height: 800 });
  const { places, over, answer } = await page.run(`
    return {
      places: [...document.querySelectorAll(".listed, .notes > *")].map((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        return { top, right, bottom, left };
      }),
      over: document.documentElement.scrollHeight - innerHeight,
      answer: document.querySelector(".answer").getBoundingClientRect().height,
    }`);
  assert.equal(places.length, 3, "the moves, what the mark means, and how the game ends");
  const [list, ...notes] = places;
  for (const [index, { top, left }] of notes.entries())
    assert.ok(
      left >= list.right && (index === 0 || top >= notes[index - 1].bottom),
      `${index}: ${JSON.stringify(places)}`,
    );
  assert.ok(
    list.bottom <= 800 && notes.at(-1).bottom <= 800,
    `all of it is in the window: ${JSON.stringify(places)}, ${over}, ${answer}`,
  );
  assert.ok(over <= 0, `${over} px lie below the window`);
  assert.ok(answer <= 150, `the answer is ${answer} px high`);
});

test("no text lies over another in Play", async () => {
  const page = await open({ link: "play" });
  await page.untilSeen(".playing", "the match");
  await assertNoOverlap(page, "a match");
});

test("no text lies over another in Check code", async () => {
  const page = await open({ link: "check" });
  await page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");
  await assertNoOverlap(page, "before a check");
  await page.run(
    `document.querySelector("cm-code").value = "function canMouseWin() {\\n  return false;\\n}\\n".repeat(20)`,
  );
  await page.run(`document.querySelector(".run").click()`);
  await page.until(() => page.run(`return document.querySelector(".check-verdict") !== null`), "the verdict");
  await assertNoOverlap(page, "a wrong answer");
  const wrong = readFileSync(join(ROOT, "www/check/solutions/1728-depth-first.js"), "utf8");
  await everyPart(page, wrong, (where) => assertNoOverlap(page, where));
});

for (const [name, link] of /** @type {const} */ ([
  ["a graph", GRAPH],
  ["Win/lose graphs", STATES],
]))
  test(`no text lies over another in ${name}`, async () => {
    const page = await open({ link });
    await page.until(() => page.run("return document.querySelectorAll('[data-node]').length > 0"), "the drawing");
    await assertNoOverlap(page, name);
  });

test("no text lies over another in the views of a graph", async () => {
  const page = await open({ link: GRAPH });
  await page.until(() => page.run("return document.querySelectorAll('[data-node]').length > 0"), "the drawing");
  for (const name of ["moves", "map", "what-if", "solving", "statistics"]) {
    await page.resize(1280);
    await page.run("document.querySelector('#tab-' + arguments[0]).click()", name);
    await assertNoOverlap(page, `${name} of a graph`);
  }
});

test("no text lies over another in Puzzles", async () => {
  const page = await open({ link: "puzzles" });
  await page.untilSeen(".puzzle-heading", "the puzzles");
  await assertNoOverlap(page, "the puzzle of the day, and the list");
});

test("no text lies over another in a frame", async () => {
  const page = await open({ path: "embed.html", link: LONGEST });
  const hasAnswer =
    "return document.querySelector('cat-mouse-board')?.shadowRoot?.querySelector('.verdict h2') != null";
  await page.until(() => page.run(hasAnswer), "the answer");
  await assertNoOverlap(page, "a frame");
});

test("no text lies over another in Records", async () => {
  const page = await open({ link: "records" });
  await assertNoOverlap(page, "Records");
});

test("no text lies over another in the tutorial", async () => {
  const page = await open({ path: "tutorial/" });
  await assertNoOverlap(page, "the tutorial");
});
