// The built element outside of a browser: its files, and that it does no harm where a server renders the page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { load } from "./load.mjs";

const FOLDER = join(ROOT, "dist", "element");

test("each element is a module with its solver beside it; that of boards is also one file with the solver in it, and the solver alone", () => {
  // Bundlers find files that are named in this form, unless a comment tells them to ignore the file.
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

test("the code of puzzles is in a file of its own, and in the self-contained one", () => {
  const having = ["puzzle", "element", "graph-element", "cat-and-mouse.element"].filter((name) =>
    readFileSync(join(FOLDER, `${name}.js`), "utf8").includes("find the only move"),
  );
  assert.deepEqual(having, ["puzzle", "cat-and-mouse.element"]);
});

for (const name of ["element.js", "cat-and-mouse.element.js", "graph-element.js"]) {
  test(`importing ${name} in Node does nothing`, async () => {
    const before = Object.getOwnPropertyNames(globalThis);
    await import(join(FOLDER, name));
    assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
  });
}

const { sizeOf } = await load("board/size");

test("before the solver is there, a board has the size of its rows, in a link or on lines of their own", () => {
  for (const [board, rows, cols] of /** @type {const} */ ([
    ["xxxxF/xC3/M4", 3, 5],
    ["####F\n#C...\nM....", 3, 5],
    ["\n    ####F\n    #C...\n  ", 2, 5],
    ["8/8", 2, 8],
    ["CMF", 1, 3],
    ["", 1, 1],
    ["99/8/8/8/8/8/8/8/8", 8, 8],
  ]))
    assert.deepEqual(sizeOf(board), { rows, cols }, board);
});
