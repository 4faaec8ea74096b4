// The quick ways across the boundary are taken. Without them everything is as right, so no other test would notice.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { canMouseWin, catMouseGame, initSync, pieceEffects, solve, solveGraph, wallEffects } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

const { memory } = initSync({ module: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });

const FIRST = ["####F", "#C...", "M...."];

/**
 * What the call reads of the grid, one property after the other, and in which of our modules it is read: in ordinary.js
 * on the quick way, in objects.js when Rust asks for one property at a time.
 * @param {string[]} grid @param {(grid: string[]) => unknown} call
 */
function reads(grid, call) {
  /** @type {string[]} */
  const found = [];
  const watching = new Proxy(grid, {
    get(rows, key) {
      const [, reader = "?"] = /\/src\/web\/js\/(\w+\.js)/.exec(String(new Error().stack)) ?? [];
      found.push(`${String(key)} in ${reader}`);
      return Reflect.get(rows, key);
    },
  });
  call(watching);
  return found;
}

const quickly = ["length", "0", "1", "2"].map((key) => `${key} in ordinary.js`);
const again = ["length", "0", "1", "2"].map((key) => `${key} in objects.js`);

test("an ordinary grid is read quickly, and once", () => {
  const calls = [
    (/** @type {string[]} */ grid) => assert.equal(canMouseWin(grid, 1, 2), true),
    (/** @type {string[]} */ grid) => solve(grid, 1, 2).free(),
    (/** @type {string[]} */ grid) => solve(grid, 1, 2, { moveLimit: 4 }).free(),
    (/** @type {string[]} */ grid) => wallEffects(grid, 1, 2),
    (/** @type {string[]} */ grid) => pieceEffects(grid, 1, 2),
  ];
  // The very first call prepares what the others find there, so each is made twice.
  for (const call of [...calls, ...calls]) assert.deepEqual(reads(FIRST, call), quickly, String(call));
});

test("a grid with which something is wrong is read again, in Rust", () => {
  const refused = (/** @type {string} */ code) => (/** @type {string[]} */ grid) =>
    assert.throws(() => solve(grid, 1, 2), { code });
  const both = [...quickly, ...again];
  assert.deepEqual(reads(["####F", "#C...", "M...?"], refused("unknown-character")), both);
  assert.deepEqual(reads(["####F", "#C...", "....."], refused("missing-piece")), both);
});

test("an ordinary graph is read once", () => {
  const lists = [[1, 3], [0], [3], [0, 2]];
  for (const call of [catMouseGame, solveGraph]) {
    /** @type {string[]} */
    const found = [];
    const watching = new Proxy(lists, {
      get(lists, key) {
        found.push(String(key));
        return Reflect.get(lists, key);
      },
    });
    call(watching);
    assert.deepEqual(found, ["length", "0", "1", "2", "3"]);
  }
});

test("an ordinary grid is read quickly when the memory has grown, too", () => {
  solve(FIRST, 1, 2).free();
  memory.grow(1);
  // Another board, in as many rows: if nothing were written, the one before would be solved again.
  const other = ["####.", "#CF..", "M...."];
  const call = (/** @type {string[]} */ grid) => {
    const solution = solve(grid, 1, 2);
    assert.deepEqual(solution.verdict().forced, { winner: "cat", plies: 2 });
    solution.free();
  };
  assert.deepEqual(reads(other, call), quickly);
});

test("a graph that solves another one while it is read stays as it is", () => {
  const path = [[3], [3], [3], [0, 1, 2]];
  // The same but for one edge between two that have been read by then: mixed up with the first it would be a graph, too.
  const other = [[3], [2, 3], [1, 3], [0, 1, 2]];
  const within = [...path];
  Object.defineProperty(within, 3, {
    get() {
      assert.equal(catMouseGame(other), 2);
      return path[3];
    },
  });
  const [alone, nested] = [path, within].map((graph) => {
    const solution = solveGraph(graph);
    const table = [...solution.table("mouse"), ...solution.table("cat")];
    solution.free();
    return table;
  });
  assert.deepEqual(nested, alone);
  assert.equal(alone?.length, 2 * 4 * 4);
});
