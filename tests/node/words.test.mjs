// One unit for a length in each language, moves of the winner, and the same words as in the tutorial.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/versions.mjs";

const load = async (/** @type {string} */ file) =>
  (await runnerImport(join(ROOT, "www", file), { configFile: false, logLevel: "error" })).module;
const { page: en, dialogs: enDialogs } = await load("i18n/en/en.ts");
const { page: zh, dialogs: zhDialogs } = await load("i18n/zh/zh.ts");
const { enCheck } = await load("check/words-en.ts");
const { zhCheck } = await load("check/words-zh.ts");

test("a jump is a number of cells", () => {
  const pairs = [
    [en.jumps, { cat: "Cat: up to", mouse: "Mouse: up to" }],
    [zh.jumps, { cat: "猫最多跳", mouse: "老鼠最多跳" }],
  ];
  for (const [given, expected] of pairs) assert.deepEqual(given, expected);
  assert.deepEqual([en.cells(1), en.cells(3)], ["cell", "cells"]);
  assert.deepEqual([zh.cells(1), zh.cells(3)], ["格", "格"]);
  assert.deepEqual([enCheck.catJump(3), enCheck.mouseJump(1)], ["Cat: up to 3 cells", "Mouse: up to 1 cell"]);
  assert.equal(en.whatIf.pair(3, 1, "draw"), "Cat: up to 3 cells, mouse: up to 1 cell: draw");
  assert.equal(zh.whatIf.pair(3, 1, "平局"), "猫最多跳 3 格，老鼠最多跳 1 格：平局");
  assert.equal(enDialogs.find.numbers.catJump, "Cat: up to (cells)");
  assert.equal(zhDialogs.find.numbers.mouseJump, "老鼠最多跳（格）");
});

test("a search that gives up too early is told in moves of the winner, and in plies", () => {
  /** @param {[found: number, missed: number] | null} plies */
  const told = (plies, problem = "cat-and-mouse") =>
    [enCheck, zhCheck].map(({ mistake }) => mistake["limit-too-low"]({ plies }, problem));
  assert.deepEqual(told(null), ["The search gives up too early.", "搜索停止得太早。"]);
  assert.deepEqual(told([1, 3]), [
    "The search gives up too early. It found a win in 1 move (1 ply) and missed one in 2 moves (3 plies).",
    "搜索停止得太早：它找到了 1 回合（1 步）的必胜，却漏掉了 2 回合（3 步）的。",
  ]);
  // The one ends with the fourth move of the mouse, and the other with that of the cat.
  assert.deepEqual(told([7, 8]), [
    "The search gives up too early. It found a win in 4 moves (7 plies) and missed one in 4 moves (8 plies).",
    "搜索停止得太早：它找到了 4 回合（7 步）的必胜，却漏掉了 4 回合（8 步）的。",
  ]);
  assert.deepEqual(told([9, 7], "cat-and-mouse-ii"), [
    "The search gives up too early, and how early depends on the board. It found a win in 5 moves (9 plies) on one, and missed a win in 4 moves (7 plies) on another.",
    "搜索停止得太早，停在哪里因棋盘而异：它在一个用例里找到了 5 回合（9 步）的必胜，却在另一个用例里漏掉了 4 回合（7 步）的。",
  ]);
});

test("a mistake leads to the tutorial's chapter about it, by its title", () => {
  for (const [page, { chapters }] of /** @type {const} */ ([
    ["tutorial/index.html", enCheck],
    ["tutorial/zh/index.html", zhCheck],
  ])) {
    const text = readFileSync(join(ROOT, page), "utf8");
    for (const [id, title] of Object.entries(chapters)) assert.ok(text.includes(`<h2 id="${id}">${title}</h2>`), title);
  }
});

test("retrograde analysis looks at a move at most twice, as the tutorial says", () => {
  for (const cost of Object.values(enCheck.times.cost)) assert.match(cost, /each move at most twice/);
  for (const cost of Object.values(zhCheck.times.cost)) assert.match(cost, /每个转移最多看两遍/);
  assert.match(readFileSync(join(ROOT, "docs/solving.md"), "utf8"), /Each edge is looked at at most twice/);
});
