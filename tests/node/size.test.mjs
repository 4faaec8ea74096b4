// What a visitor downloads stays small. Sizes are of the built site, compressed as well as gzip can.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/versions.mjs";

const DIST = join(ROOT, "dist");

/** @param {string} path within the site */
function size(path) {
  return gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length;
}

/** The scripts that a page loads, with all that they import. @param {string} page @returns {string[]} */
function scriptsOf(page) {
  const named = (/** @type {string} */ path) =>
    [...readFileSync(join(DIST, path), "utf8").matchAll(/["'`](?:[./]*assets|\.)\/([\w-]+\.js)["'`]/g)].map(
      ([, name]) => `assets/${name}`,
    );
  const found = new Set(named(page));
  for (const script of found) {
    // What the solver names so is no file.
    if (existsSync(join(DIST, script))) for (const other of named(script)) found.add(other);
    else found.delete(script);
  }
  return [...found];
}

for (const [page, most] of /** @type {const} */ ([
  ["index.html", 50_000],
  ["embed.html", 45_000],
  ["www/tutorial/index.html", 53_000],
]))
  test(`the JavaScript of ${page} is under ${most / 1000} KB`, () => {
    const scripts = scriptsOf(page);
    const bytes = scripts.reduce((sum, script) => sum + size(script), 0);
    assert.ok(bytes > 10_000, `${scripts.join(", ")} are found`);
    assert.ok(bytes < most, `it is ${bytes} bytes: ${scripts.join(", ")}`);
  });

test("the solver is under 98 KB", () => {
  const solvers = readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".wasm"));
  assert.equal(solvers.length, 1, "all pages have one");
  const bytes = size(`assets/${solvers[0]}`);
  assert.ok(bytes < 98_000, `it is ${bytes} bytes`);
});
