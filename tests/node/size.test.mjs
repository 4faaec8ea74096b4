// What a visitor downloads stays small. Sizes are of the built site, compressed as servers do.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/versions.mjs";

const ASSETS = join(ROOT, "dist", "assets");

/** The compressed size of all files with this ending, in bytes. @param {string} ending */
function size(ending) {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith(ending));
  assert.notEqual(files.length, 0, `the site has ${ending} files`);
  return files.reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name))).length, 0);
}

test("the page's JavaScript is under 45 KB", () => {
  assert.ok(size(".js") < 45_000, `it is ${size(".js")} bytes`);
});

test("the solver is under 91 KB", () => {
  assert.ok(size(".wasm") < 91_000, `it is ${size(".wasm")} bytes`);
});
