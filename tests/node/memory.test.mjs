// Solving leaves nothing behind, however often it is done, in the optimised package.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { initSync, solve } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

/** @type {ReturnType<typeof initSync> & { __wbindgen_externrefs: WebAssembly.Table }} */
const wasm = /** @type {any} */ (initSync({ module: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) }));

const FIRST = ["####F", "#C...", "M...."];

/** Sizes that can only grow: the memory in bytes, and the table of the JavaScript values that Rust holds. */
const size = () => ({ bytes: wasm.memory.buffer.byteLength, values: wasm.__wbindgen_externrefs.length });

test("solutions that are forgotten without being freed are given back", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = /** @type {() => void} */ (runInNewContext("gc"));
  const forget = async () => {
    for (let number = 0; number < 10_000; number++) solve(FIRST, 1, 2);
    // Finalizers run when the event loop turns.
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      collectGarbage();
    }
  };
  await forget();
  const before = size();
  for (let round = 0; round < 5; round++) await forget();
  assert.deepEqual(size(), before);
});

/** A new instance: imports the glue under an address of its own. @param {string} name */
async function instance(name) {
  const address = `${pathToFileURL(join(ROOT, "pkg", "cat_and_mouse.js"))}?${name}`;
  const solver = /** @type {typeof import("cat-and-mouse")} */ (await import(address));
  const { memory } = solver.initSync({ module: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });
  return { ...solver, memory };
}

test("solutions that are not freed make the memory grow in few steps", async () => {
  const { solve, memory } = await instance("piled");
  const held = [];
  let steps = 0;
  let { buffer } = memory;
  for (let number = 0; number < 20_000; number++) {
    held.push(solve(FIRST, 1, 2));
    if (memory.buffer !== buffer) steps += 1;
    ({ buffer } = memory);
  }
  // Engines collect garbage each time that the memory grows, which takes longer the more solutions there are. So the
  // memory must grow in few steps.
  assert.ok(buffer.byteLength > 20_000 * 1_024, `${buffer.byteLength} bytes hold them`);
  assert.ok(steps < 60, `${steps} steps`);
});

test("when the memory is used up, an error says so, and calls still work", async () => {
  const { memory, solve, canMouseWin, catMouseGame, solveGraph, labelStates, Editor, GraphEditor } =
    await instance("full");
  // An instance can have 65,536 pages of 64 KiB. The test takes all but 16 MiB, so that few solutions fill the rest.
  memory.grow(65_536 - memory.buffer.byteLength / 65_536 - 256);
  /** @type {import("cat-and-mouse").Solution[]} */
  const held = [];
  const pileUp = () => {
    for (;;) held.push(solve(FIRST, 1, 2));
  };
  const isFull = { name: "CatMouseError", code: "out-of-memory", row: null, col: null, message: /free\(\)/ };
  assert.throws(pileUp, isFull);

  for (let round = 0; round < 100; round++) {
    assert.throws(() => solve(FIRST, 1, 2), isFull);
    assert.equal(canMouseWin(FIRST, 1, 2), true);
    assert.equal(held[round]?.verdict().plies, 5);
    assert.equal(held[round]?.table("mouse").length, 15 * 15);
  }
  const graph = [[1, 3], [0], [3], [0, 2]];
  assert.equal(catMouseGame(graph), 1);
  for (const call of [
    () => solveGraph(graph),
    () => new Editor("board=MCF"),
    () => new GraphEditor("graph=0-1.1-2"),
    () => labelStates(1_000_000, new Uint32Array(2_000_000), [1]),
  ])
    assert.throws(call, isFull, String(call));

  // Freed memory is reused.
  const most = held.length;
  for (const solution of held.splice(0)) solution.free();
  assert.throws(pileUp, isFull);
  assert.ok(held.length > most / 2, `${held.length} solutions where ${most} were`);
});
