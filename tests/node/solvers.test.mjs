// The built site contains the right solvers and words.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";

const ASSETS = join(ROOT, "dist", "assets");
/** The folders of both builds of the solver: the whole one, and the one for boards alone. */
const SOLVERS = ["pkg", "target/board"];
const textOf = (/** @type {string} */ folder) => readFileSync(join(ROOT, folder, "cat_and_mouse_bg.wasm"), "latin1");

test("the site has both solvers as they were built", () => {
  const names = readdirSync(ASSETS).filter((name) => name.endsWith(".wasm"));
  const copies = names.map((name) => readFileSync(join(ASSETS, name), "latin1"));
  assert.deepEqual(copies.sort(), SOLVERS.map(textOf).sort());
});

test("the words of a language are in scripts of this language only", () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  for (const [words, name] of [
    ["Play it myself", "en"],
    ["the only move that keeps the result", "board-en"],
    ["自己来走", "zh"],
    ["其他走法都会改变结果", "board-zh"],
  ]) {
    const having = scripts.filter((script) => readFileSync(join(ASSETS, script), "utf8").includes(`${words}`));
    assert.deepEqual(
      having.map((script) => script.replace(/-[\w-]{8}\.js$/, "")),
      [name],
    );
  }
});

test("only the package contains the judge", () => {
  const judging = SOLVERS.filter((folder) => textOf(folder).includes("judge_next"));
  assert.deepEqual(judging, ["pkg"]);
});

test("the solvers contain no path of the builder's home", () => {
  for (const folder of SOLVERS) {
    assert.match(textOf(folder), /cargo\/registry\/src\//, "a panic names the file of a dependency");
    assert.ok(!textOf(folder).includes(homedir()), folder);
  }
});
