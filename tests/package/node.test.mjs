// The package in Node.js: five lines solve a board.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { build } from "vite";
import { documented } from "./embedding.mjs";
import { Project } from "./packed.mjs";

/** @type {Project} */
let project;
before(async () => {
  project = await Project.create();
});
after(() => project.remove());

/** The output of a script in an empty project with the package. @param {string} name @param {string} script */
function printed(name, script) {
  project.write({ [name]: script });
  return project.node(name);
}

test("five lines solve a board", async () => {
  const script = documented("solver/five-lines.mjs");
  assert.equal(script.trim().split("\n").length, 5);
  assert.equal(await printed("five-lines.mjs", script), "mouse 5\n");
});

test("code for browsers, which calls init, works in Node.js too", async () => {
  const script = `import init, { canMouseWin } from "cat-and-mouse";
const { memory } = await init();
console.log(canMouseWin(["####F", "#C...", "M...."], 1, 2), memory === (await init()).memory);
`;
  assert.equal(await printed("with-init.mjs", script), "true true\n");
});

test("the bytes of the solver are found by the package's name", async () => {
  const script = `import { readFileSync } from "node:fs";
const bytes = readFileSync(new URL(import.meta.resolve("cat-and-mouse/cat_and_mouse_bg.wasm")));
console.log((await WebAssembly.compile(bytes)) instanceof WebAssembly.Module);
`;
  assert.equal(await printed("bytes.mjs", script), "true\n");
});

test("CommonJS can require the package, or gets the error that it is an ES module", async () => {
  const script = `try {
  const { solve } = require("cat-and-mouse");
  console.log(solve(["####F", "#C...", "M...."], 1, 2).verdict().plies);
} catch (error) {
  console.log(error.code);
}
`;
  // Node.js can require ES modules since 20.19 and 22.12, unless that is turned off.
  const expected = process.features.require_module ? "5\n" : "ERR_REQUIRE_ESM\n";
  assert.equal(await printed("required.cjs", script), expected);
});

test("bundled into one file, a program solves a board anywhere, without the package and its files", async () => {
  project.write({ "program.mjs": documented("solver/inline.mjs") });
  const outDir = join(project.folder, "bundled");
  await build({
    root: project.folder,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: { ssr: "program.mjs", outDir },
  });
  const [bundle = "", ...others] = readdirSync(outDir);
  assert.deepEqual(others, []);
  const elsewhere = mkdtempSync(join(tmpdir(), "cat-and-mouse-bundle-"));
  try {
    copyFileSync(join(outDir, bundle), join(elsewhere, "bundle.mjs"));
    assert.equal(await project.node(join(elsewhere, "bundle.mjs")), "mouse 5\n");
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
