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

test("the element is its module with the solver beside it, and one file with the solver in it", () => {
  assert.deepEqual(readdirSync(FOLDER).sort(), [
    "cat-and-mouse.element.js",
    "element.d.ts",
    "element.js",
    "element.wasm",
  ]);
  const module = readFileSync(join(FOLDER, "element.js"), "utf8");
  // As bundlers look for it; and with nothing that keeps them from it.
  assert.match(module, /new URL\(\s*[`"']\.\/element\.wasm[`"'],\s*import\.meta\.url\s*\)/);
  assert.doesNotMatch(module, /@vite-ignore|data:application\/wasm/);
  assert.doesNotMatch(readFileSync(join(FOLDER, "cat-and-mouse.element.js"), "utf8"), /\bimport\b|\.wasm\b/);
});

test("the module and all it depends on is under 45 KB of JavaScript", () => {
  assert.ok(size("element.js") < 45_000, `it is ${size("element.js")} bytes`);
});

test("the self-contained file is under 130 KB", () => {
  assert.ok(size("cat-and-mouse.element.js") < 130_000, `it is ${size("cat-and-mouse.element.js")} bytes`);
});

for (const name of ["element.js", "cat-and-mouse.element.js"]) {
  test(`importing ${name} in Node does nothing`, async () => {
    const before = Object.getOwnPropertyNames(globalThis);
    await import(join(FOLDER, name));
    assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
  });
}

test("every name by which the module calls its solver is one that it has", () => {
  const module = new WebAssembly.Module(readFileSync(join(FOLDER, "element.wasm")));
  const script = readFileSync(join(FOLDER, "element.js"), "utf8");
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  const imported = WebAssembly.Module.imports(module).map(({ name }) => name);
  // Short names, which nothing else in the script has.
  const called = [...script.matchAll(/\b\w\.(_[0-9a-z]{1,2})\(/g)].map(([, name]) => name);
  const given = [...script.matchAll(/[{,](_[0-9a-z]{1,2})[:(]/g)].map(([, name]) => name);
  assert.ok(called.length > 30 && given.length > 60, `${called.length} and ${given.length}`);
  assert.deepEqual(
    called.filter((name) => !exported.includes(name ?? "")),
    [],
  );
  assert.deepEqual(
    imported.filter((name) => name.startsWith("_") && !given.includes(name)),
    [],
  );
});
