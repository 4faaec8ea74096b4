// Two instances of the package in one process do not affect each other.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/versions.mjs";

const scratch = mkdtempSync(join(tmpdir(), "cat-and-mouse-instances-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

/** Two instances. Each test has its own copy of the package, without state from the others. */
async function twoInstances() {
  const folder = mkdtempSync(join(scratch, "package-"));
  cpSync(join(ROOT, "pkg"), folder, { recursive: true });
  return { first: await instance(folder, "first"), second: await instance(folder, "second") };
}

/**
 * Imports the same glue under another address, where it is another module with an instance of its own.
 * @param {string} folder @param {string} name
 */
async function instance(folder, name) {
  const address = `${pathToFileURL(join(folder, "cat_and_mouse.js"))}?${name}`;
  const glue = /** @type {typeof import("cat-and-mouse")} */ (await import(address));
  const { memory } = glue.initSync({ module: readFileSync(join(folder, "cat_and_mouse_bg.wasm")) });
  /** @param {string[]} grid */
  const verdict = (grid) => {
    const solution = glue.solve(grid, 2, 1);
    const outcome = solution.verdict();
    solution.free();
    return outcome;
  };
  return { glue, memory, verdict };
}

// With jumps of 2 for the cat and 1 for the mouse, one wall decides who wins.
const OPEN = ["M.F.C"];
const WALLED = ["M.F#C"];
const CAT = { winner: "cat", ending: "food", plies: 2, forced: { winner: "cat", plies: 2 } };
const MOUSE = { winner: "mouse", ending: "food", plies: 3, forced: { winner: "mouse", plies: 3 } };

test("each instance solves its own board", async () => {
  const { first, second } = await twoInstances();
  assert.notEqual(first.memory, second.memory);
  for (let round = 0; round < 3; round++) {
    assert.deepEqual(first.verdict(OPEN), CAT);
    assert.deepEqual(second.verdict(WALLED), MOUSE);
    assert.deepEqual(first.verdict(WALLED), MOUSE);
    assert.deepEqual(second.verdict(OPEN), CAT);
  }
});

test("memory that grows in one instance confuses neither", async () => {
  const { first, second } = await twoInstances();
  assert.deepEqual(first.verdict(OPEN), CAT);
  assert.deepEqual(second.verdict(OPEN), CAT);
  first.memory.grow(1);
  assert.deepEqual(first.verdict(WALLED), MOUSE);
  assert.deepEqual(second.verdict(WALLED), MOUSE);
  assert.deepEqual(first.verdict(OPEN), CAT);
  second.memory.grow(1);
  assert.deepEqual(second.verdict(WALLED), MOUSE);
  assert.deepEqual(first.verdict(WALLED), MOUSE);
});

test("a grid that solves another in another instance while it is read is not mixed up with it", async () => {
  const { first, second } = await twoInstances();
  /** @param {string[]} grid */
  const meddling = (grid) =>
    new Proxy(grid, {
      get(rows, key) {
        assert.deepEqual(second.verdict(OPEN), CAT);
        return Reflect.get(rows, key);
      },
    });
  assert.deepEqual(first.verdict(meddling(WALLED)), MOUSE);
  first.memory.grow(1);
  assert.deepEqual(first.verdict(meddling(WALLED)), MOUSE);
});

test("each instance gives its own solutions back", async () => {
  const { first, second } = await twoInstances();
  const [one, two] = [first.glue.solve(OPEN, 2, 1), second.glue.solve(WALLED, 2, 1)];
  assert.deepEqual([one.verdict(), two.verdict()], [CAT, MOUSE]);
  one.free();
  assert.deepEqual(two.verdict(), MOUSE);
  two.free();
  const held = [first, second, first, second].map(({ glue }) => glue.solve(OPEN, 2, 1));
  for (const solution of held) {
    assert.deepEqual(solution.verdict(), CAT);
    solution.free();
  }
});
