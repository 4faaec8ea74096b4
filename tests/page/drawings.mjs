// Graphs that are drawn, as the tests of graphs and of states meet them.
import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { assertFitsWidth } from "./accessible.mjs";
import { placesOf } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

export const PHONE = { width: 390, height: 844 };

/** Waits until a graph is drawn: its part of the page is loaded when it is opened. @param {Playground} page */
export async function drawn(page) {
  await page.until(() => page.run("return document.querySelectorAll('[data-node]').length > 0"), "the drawing");
}

/**
 * The labels that cover a part of an arrowhead, with the rim that makes them readable. A label's box is higher than its letter.
 * @param {Playground} page @param {string} svg @param {string} label @returns {Promise<string[]>}
 */
export const coveredLabels = (page, svg, label) =>
  page.run(
    `const drawings = [...document.querySelectorAll(arguments[0])];
     if (drawings.length === 0) throw new Error("no drawing");
     return drawings.flatMap((svg) => {
       const heads = [...svg.querySelectorAll("path.head")].flatMap((head) => {
         const numbers = head.getAttribute("d").match(/-?[0-9.]+/g).map(Number);
         const corners = [0, 2, 4].map((at) => new DOMPoint(numbers[at], numbers[at + 1]).matrixTransform(head.getScreenCTM()));
         const between = ({ x, y }, other) => new DOMPoint((x + other.x) / 2, (y + other.y) / 2);
         return corners.flatMap((corner, index) => [corner, between(corner, corners[(index + 1) % 3])]);
       });
       if (heads.length === 0) throw new Error("no arrows");
       return [...svg.querySelectorAll(arguments[1])].flatMap((text) => {
         const { left, right, top, bottom, height } = text.getBoundingClientRect();
         const rim = (parseFloat(getComputedStyle(text).strokeWidth) / 2) * text.getScreenCTM().a;
         const isCovered = heads.some(
           ({ x, y }) =>
             x > left - rim && x < right + rim && y > top + height / 6 - rim && y < bottom - height / 6 + rim,
         );
         return isCovered ? [text.textContent] : [];
       });
     })`,
    svg,
    label,
  );

/** @param {Playground} page @param {[x: number, y: number][]} points of the drawing, which is 100 wide and high @returns {Promise<{ x: number, y: number }[]>} */
function inWindow(page, points) {
  return page.run(
    `const drawing = (document.querySelector("cat-mouse-graph")?.shadowRoot ?? document).querySelector(".drawing");
     drawing.scrollIntoView({ block: "nearest" });
     const matrix = drawing.getScreenCTM();
     return arguments[0].map(([x, y]) => {
       const point = new DOMPoint(x, y).matrixTransform(matrix);
       return { x: Math.round(point.x), y: Math.round(point.y) };
     })`,
    points,
  );
}

/** Presses at the first point, goes to the others, and lets go. @param {Playground} page @param {string} path such as "10,10 50,90" @param {"mouse" | "touch"} [pointer] */
export async function drag(page, path, pointer = "mouse") {
  await beginDrag(page, path, pointer);
  await page.endStroke({ pointer });
}

/** As a drag, without letting go. @param {Playground} page @param {string} path @param {"mouse" | "touch"} [pointer] */
export async function beginDrag(page, path, pointer = "mouse") {
  const [first, ...rest] = await inWindow(page, placesOf(path));
  await page.point({ pointer }, [
    { type: "pointerMove", ...first },
    { type: "pointerDown", button: 0 },
    ...rest.flatMap(slowly),
  ]);
}

const slowly = (/** @type {object} */ point) => [
  { type: "pointerMove", ...point },
  { type: "pause", duration: 30 },
];

/** Gives a node the focus by the tab key, from the node before it or from the tools. @param {Playground} page @param {number} node its place among all */
export async function focusNode(page, node) {
  if (node === 0) {
    await page.run(`
      const first = document.querySelector("[data-node]");
      const stops = [...document.querySelectorAll("a[href], button, summary, input")].filter(
        (each) => each.checkVisibility() && each.tabIndex === 0 && each.compareDocumentPosition(first) & 4,
      );
      stops.at(-1).focus()`);
    await page.keys(Key.TAB);
  } else {
    await page.run("document.querySelectorAll('[data-node]')[arguments[0] - 1].focus()", node);
    await page.keys(Key.TAB);
  }
  assert.equal(await page.run("return document.activeElement.dataset.node"), `${node}`);
}

/** Nothing is wider than the screen, and what is pressed is large enough for a finger. @param {Playground} page */
export async function assertFits(page) {
  await assertFitsWidth(page, "the part");
  const touch = await page.becomeTouchScreen();
  const targets = touch ? "button, nav a, label:has(input[type=radio]), .target" : "button:not(li *), nav a";
  const small = await page.run(
    `return [...document.querySelectorAll(arguments[0])]
       .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < arguments[1])
       .map((element) => element.outerHTML.slice(0, 80) + ": " + element.getBoundingClientRect().height + " px")`,
    targets,
    touch ? 43.9 : 40,
  );
  assert.deepEqual(small, []);
}
