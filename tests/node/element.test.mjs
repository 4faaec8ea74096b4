// The built element outside of a browser: small, and harmless where pages are rendered by a server.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/versions.mjs";

const FOLDER = join(ROOT, "dist", "element");

/** @param {string} name */
const size = (name) => gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length;

test("each element is a module with its solver beside it; that of boards is also one file with the solver in it, and the solver alone", () => {
  assert.deepEqual(readdirSync(FOLDER).sort(), [
    "cat-and-mouse.element.js",
    "element.d.ts",
    "element.js",
    "element.wasm",
    "graph-element.js",
    "graph-element.wasm",
    "licenses.txt",
    "puzzle.js",
    "puzzles.txt",
    "react.d.ts",
    "solver.d.ts",
    "solver.js",
    "solver.node.js",
    "svelte.d.ts",
    "vue.d.ts",
  ]);
  // As bundlers look for them; and with nothing that keeps them from it.
  for (const name of ["element", "graph-element"]) {
    const module = readFileSync(join(FOLDER, `${name}.js`), "utf8");
    const files = [...module.matchAll(/new URL\(\s*[`"']\.\/([\w.-]+)[`"'],\s*import\.meta\.url\s*\)/g)];
    assert.deepEqual(
      files.map(([, file]) => file),
      [`${name}.wasm`, "puzzle.js", "puzzles.txt"],
    );
    assert.doesNotMatch(module, /URL\(\s*\/\*|data:application\/wasm/);
  }
  assert.doesNotMatch(readFileSync(join(FOLDER, "cat-and-mouse.element.js"), "utf8"), /\bimport\b|\.wasm\b/);
});

test("the module and all it depends on is under 56.5 KB of JavaScript", () => {
  assert.ok(size("element.js") < 56_500, `it is ${size("element.js")} bytes`);
});

test("what both load for their first puzzle is under 11 KB, and they are without it", () => {
  assert.ok(size("puzzle.js") < 11_000, `it is ${size("puzzle.js")} bytes`);
  const having = ["puzzle", "element", "graph-element", "cat-and-mouse.element"].filter((name) =>
    readFileSync(join(FOLDER, `${name}.js`), "utf8").includes("find the only move"),
  );
  assert.deepEqual(having, ["puzzle", "cat-and-mouse.element"]);
});

test("the module of <cat-mouse-graph> is under 84 KB, with the words of the page alone", () => {
  assert.ok(size("graph-element.js") < 84_000, `it is ${size("graph-element.js")} bytes`);
  const module = readFileSync(join(FOLDER, "graph-element.js"), "utf8");
  assert.match(module, /new URL\(\s*[`"']\.\/graph-element\.wasm[`"'],\s*import\.meta\.url\s*\)/);
});

test("the self-contained file is under 192 KB", () => {
  assert.ok(size("cat-and-mouse.element.js") < 192_000, `it is ${size("cat-and-mouse.element.js")} bytes`);
});

for (const name of ["element.js", "cat-and-mouse.element.js", "graph-element.js"]) {
  test(`importing ${name} in Node does nothing`, async () => {
    const before = Object.getOwnPropertyNames(globalThis);
    await import(join(FOLDER, name));
    assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
  });
}
