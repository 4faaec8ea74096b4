// What a visitor downloads stays small. Sizes are of the built site, compressed as well as gzip can.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/versions.mjs";

const DIST = join(ROOT, "dist");

/** @param {string} path within the site */
function size(path) {
  return gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
}

/** The parts of the playground that are loaded only when they are opened. */
const LATER =
  /^assets\/(check-page|graph-kit|graph-element|whole-solver|states-page|play|puzzles-page|puzzle|load|records-page|dialogs|mistakes|graphs|vocabulary|help)-/;

/**
 * The scripts that a page, or a script, loads with all that they import, but not what is loaded later.
 * @param {string} start
 * @param {string} [language] whose words are loaded
 * @returns {string[]}
 */
function scriptsOf(start, language = "en") {
  const isOther = (/** @type {string} */ script) =>
    /^assets\/(en|zh)-/.test(script) && !script.startsWith(`assets/${language}-`);
  const named = (/** @type {string} */ path) => {
    // The helper that loads scripts has a list of what they import besides: their own imports are counted.
    const text = readFileSync(join(DIST, path), "utf8").replace(/\.f=\[[^\]]*\]/, "");
    return [...text.matchAll(/["'`](?:[./]*assets|\.)\/([\w-]+\.js)["'`]/g)].map(([, name]) => `assets/${name}`);
  };
  const found = new Set(named(start));
  for (const script of found) {
    // What the solver names so is no file.
    if (!existsSync(join(DIST, script)) || LATER.test(script) || isOther(script)) found.delete(script);
    else for (const other of named(script)) found.add(other);
  }
  return [...found];
}

for (const [page, most] of /** @type {const} */ ([
  ["index.html", 76_200],
  ["embed.html", 64_000],
  ["tutorial/index.html", 66_600],
]))
  test(`the JavaScript of ${page} is under ${most / 1000} KB`, () => {
    const scripts = scriptsOf(page, "zh");
    const bytes = scripts.reduce((sum, script) => sum + size(script), 0);
    assert.ok(bytes > 10_000, `${scripts.join(", ")} are found`);
    assert.ok(bytes < most, `it is ${bytes} bytes: ${scripts.join(", ")}`);
  });

test("the first view loads the words of its own language only", () => {
  const words = ["Play it myself", "every other move changes the result", "自己来走", "其他走法都会改变结果"];
  const found = (/** @type {string} */ language) => {
    const text = scriptsOf("index.html", language)
      .map((script) => readFileSync(join(DIST, script), "utf8"))
      .join("");
    return words.filter((each) => text.includes(each));
  };
  assert.deepEqual(found("en"), ["Play it myself", "every other move changes the result"]);
  assert.deepEqual(found("zh"), ["自己来走", "其他走法都会改变结果"]);
});

for (const [name, most] of /** @type {const} */ ([
  ["graph-kit", 33_000],
  ["states-page", 26_900],
]))
  test(`what ${name} loads besides is under ${most / 1000} KB`, () => {
    const named = (/** @type {string} */ name) =>
      readdirSync(join(DIST, "assets")).flatMap((file) => (file.startsWith(`${name}-`) ? [`assets/${file}`] : []));
    const own = named(name);
    const before = scriptsOf("index.html");
    assert.ok(!before.some((each) => each.includes("section-")), "it is not loaded from the beginning");
    const imported = own.flatMap((script) => scriptsOf(script)).filter((each) => !before.includes(each));
    const scripts = [...new Set([...own, ...named("whole-solver"), ...imported])];
    const bytes = scripts.reduce((sum, each) => sum + size(each), 0);
    assert.ok(scripts.length > 1 && bytes > 5_000, `${scripts.join(", ")} are found`);
    assert.ok(bytes < most, `it is ${bytes} bytes: ${scripts.join(", ")}`);
  });

test("what Play loads besides is under 9 KB", () => {
  const scripts = readdirSync(join(DIST, "assets")).filter((file) => /^play-.*\.js$/.test(file));
  assert.equal(scripts.length, 1);
  const bytes = size(`assets/${scripts[0]}`);
  assert.ok(bytes > 3_000 && bytes < 9_000, `it is ${bytes} bytes`);
});

for (const [folder, most] of /** @type {const} */ ([
  ["target/board", 125_000],
  ["pkg", 255_000],
]))
  test(`the solver in ${folder} is under ${most / 1000} KB, and the site has it as it was built`, () => {
    const solver = readFileSync(join(ROOT, folder, "cat_and_mouse_bg.wasm"));
    const bytes = gzipSync(solver, { level: 9 }).length;
    assert.ok(bytes < most, `it is ${bytes} bytes`);
    const copies = readdirSync(join(DIST, "assets")).filter(
      (name) => name.endsWith(".wasm") && readFileSync(join(DIST, "assets", name)).equals(solver),
    );
    assert.equal(copies.length, 1);
  });

test("the documents state the sizes of both solvers", () => {
  const text = readFileSync(join(ROOT, "docs", "embedding.md"), "utf8").replace(/\s+/g, " ");
  const [, board, all] =
    /Compressed, its solver has some (\d+) KB, and that of the whole package some (\d+) KB/.exec(text) ?? [];
  for (const [folder, stated] of [
    ["target/board", board],
    ["pkg", all],
  ]) {
    const bytes = gzipSync(readFileSync(join(ROOT, `${folder}`, "cat_and_mouse_bg.wasm")), { level: 9 }).length;
    assert.ok(Math.abs(bytes / 1000 / Number(stated) - 1) < 0.06, `${folder} has ${bytes} bytes`);
  }
});

test("Share states what an element weighs", () => {
  for (const [kit, script, solver] of /** @type {const} */ ([
    ["board-kit", "element.js", "element.wasm"],
    ["graph-kit", "graph-element.js", "graph-element.wasm"],
  ])) {
    const source = readFileSync(join(ROOT, "www", "page", `${kit}.ts`), "utf8");
    const stated = Number(/weight: (\d+),/.exec(source)?.[1]);
    const bytes = size(`element/${script}`) + size(`element/${solver}`);
    assert.ok(Math.abs(bytes / 1000 / stated - 1) < 0.02, `${kit} states ${stated} KB, it is ${bytes} bytes`);
  }
});

/** The folders of both builds. */
const SOLVERS = ["pkg", "target/board"];
const textOf = (/** @type {string} */ folder) => readFileSync(join(ROOT, folder, "cat_and_mouse_bg.wasm"), "latin1");

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
