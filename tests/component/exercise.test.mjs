// What an exercise locks looks locked before one tries: cells, nodes, pieces and jumps. What could not be checked says so.
import assert from "node:assert/strict";
import { testOnce as test } from "../page/playground.mjs";
import { mountPage } from "./mounted.mjs";

/** @typedef {import("../page/playground.mjs").Playground} Playground */

const BOARD = "board=M2F2C&cat=1&mouse=3";
const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";

/**
 * How the cells of the first row are drawn: the frame of the mark, and the lock in its corner, whose two parts are in sight.
 * @param {Playground} page
 * @returns {Promise<(null | { frame: string, lock: string[], isInside: boolean, isSeen: boolean })[]>}
 */
const locks = (page) =>
  page.run(`
    return [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
      const mark = cell.querySelector(".mark-on-cell");
      if (!mark) return null;
      const part = (name) => getComputedStyle(mark, name);
      const floor = getComputedStyle(cell.closest("cm-board")).getPropertyValue("--cm-floor").trim();
      const paint = document.createElement("i");
      paint.style.color = floor;
      document.body.append(paint);
      const under = getComputedStyle(paint).color;
      paint.remove();
      const [inner, outer] = [mark.getBoundingClientRect(), cell.getBoundingClientRect()];
      return {
        frame: getComputedStyle(mark).borderTopStyle,
        lock: ["::before", "::after"].map((name) => part(name).content + " " + part(name).width),
        isInside: inner.left > outer.left && inner.right < outer.right && inner.bottom < outer.bottom,
        isSeen: part("::after").backgroundColor !== under && part("::after").backgroundColor !== "rgba(0, 0, 0, 0)",
      };
    })`);

/** The tools that are there to be chosen, and those that are not, with what is said of these. @param {Playground} page */
const tools = (page) =>
  page.run(`
    const pairs = [...document.querySelectorAll(".tool")].map((tool) => [tool, tool.querySelector("input")]);
    const named = (tools) => tools.map(([tool, input]) => input.value + (input.disabled ? ": " + tool.title : ""));
    return {
      free: named(pairs.filter(([, input]) => !input.disabled)),
      held: named(pairs.filter(([, input]) => input.disabled)),
      // What cannot be chosen is paler than what can.
      isPaler: pairs.filter(([, input]) => input.disabled).every(([tool]) => Number(getComputedStyle(tool).opacity) < 1),
    }`);

const jumps = (/** @type {Playground} */ page) =>
  page.run(`
    const fields = [...document.querySelectorAll(".numbers input")].filter((each) => each.checkVisibility()).map(nameOf);
    return [fields, document.querySelector(".numbers .fixed")?.textContent.trim() ?? null]`);

const LOCK = { frame: "dotted", lock: ['"" 8px', '"" 12px'], isInside: true, isSeen: true };

test("a locked cell has a lock, before one tries to change it", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&locked=1,2 1,3` });
  assert.deepEqual(await locks(page), [null, LOCK, LOCK, null, null, null, null]);
  assert.deepEqual(await locks(await mountPage({ link: BOARD })), Array(7).fill(null));
});

test("a locked node has a rim of its own", async () => {
  const rims = async (/** @type {string} */ link) => {
    const page = await mountPage({ link });
    await page.until(async () => (await page.count("[data-node]")) === 6, "the graph");
    return page.run(`
      return [...document.querySelectorAll(".drawing .node")].map((node) => {
        const { stroke, strokeDasharray } = getComputedStyle(node.querySelector(".rim"));
        return node.classList.contains("locked") + " " + stroke + " " + strokeDasharray;
      })`);
  };
  const [free, locked] = [await rims(GRAPH), await rims(`${GRAPH}&goal=cat&locked=1 4`)];
  assert.deepEqual(
    locked.map(
      (/** @type {string} */ rim, /** @type {number} */ node) =>
        rim.replace(/^true|^false/, "") !== free[node].replace(/^false/, ""),
    ),
    [false, true, false, false, true, false],
  );
});

test("where only walls may be changed, the pieces look locked on the board and among the tools", async () => {
  const page = await mountPage({ link: `${BOARD}&goal=cat&walls=1` });
  assert.deepEqual(await locks(page), [LOCK, null, null, LOCK, null, null, LOCK]);
  assert.deepEqual(await tools(page), {
    free: ["wall", "floor"],
    held: ["cat: locked", "mouse: locked", "food: locked"],
    isPaler: true,
  });
  const free = await mountPage({ link: `${BOARD}&goal=cat` });
  assert.deepEqual(await tools(free), { free: ["wall", "floor", "cat", "mouse", "food"], held: [], isPaler: true });
});

test("an exercise tells its jumps as a sentence; other boards have fields for them", async () => {
  assert.deepEqual(await jumps(await mountPage({ link: `${BOARD}&goal=cat` })), [
    [],
    "The cat jumps 1 cell, the mouse up to 3.",
  ]);
  assert.deepEqual(await jumps(await mountPage({ link: BOARD })), [
    ["Cat: up to (cells)", "Mouse: up to (cells)"],
    null,
  ]);
});

for (const [language, { exercise, least, said }] of /** @type {const} */ ([
  [
    "en",
    {
      exercise: "As an exercise",
      least: "Minimum number of the winner’s moves (optional)",
      said: "Not checked whether it can be solved: there are too many ways to change the board.",
    },
  ],
  ["zh", { exercise: "作为练习", least: "胜方至少走多少回合（可不填）", said: "没有检查能不能解出：可能的修改太多。" }],
]))
  test(`an exercise with too many ways to solve it is said to be unchecked, and can be shared: ${language}`, async () => {
    const page = await mountPage({ link: "board=M1F1C&cat=1&mouse=1", language });
    await page.openDialog(language === "en" ? "Share" : "分享");
    await page.click("radio", exercise);
    // Pieces may be moved too.
    await page.type(least, "5");
    assert.equal(await page.textOf("dialog .share > [role=status]"), said);
    assert.equal(await page.count("#share-link"), 1);
  });
