// A Rust program that depends on the crate and is compiled to WebAssembly exports only its own functions.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT, TARGET } from "../../scripts/versions.mjs";

test("a dependant compiled to WebAssembly gets neither our exports nor our start hook", async () => {
  const target = join(ROOT, "target", "dependant");
  const args = ["build", "--release", "--locked", "--target", TARGET, "--target-dir", target];
  await promisify(execFile)("cargo", args, { cwd: join(ROOT, "tests", "dependant") });
  const module = new WebAssembly.Module(readFileSync(join(target, TARGET, "release", "dependant.wasm")));
  const names = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(names.sort(), ["__data_end", "__heap_base", "memory", "mouse_wins"]);
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  // wasm-bindgen would turn this section into a start hook.
  assert.deepEqual(WebAssembly.Module.customSections(module, "__wasm_bindgen_unstable"), []);
  const { exports } = new WebAssembly.Instance(module);
  assert.equal(/** @type {() => number} */ (exports.mouse_wins)(), 1);
});
