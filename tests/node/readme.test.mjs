// The JavaScript code in both READMEs runs unchanged on the optimised package.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";
import { read } from "./load.mjs";

/** @param {string} text @param {string} language @returns {string[]} */
const blocksIn = (text, language) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = ""]) => (name === language ? [code] : []));

const text = read("README.md");
const blocks = [...blocksIn(text, "js"), ...blocksIn(read("docs/npm.md"), "js")];

test("the README shows the package in JavaScript, and asserts what it says", () => {
  assert.equal(blocks.length, 6, "blocks that begin with ```js");
  const all = blocks.join("\n");
  assert.match(all, /\bfrom "cat-and-mouse"/);
  for (const name of ["canMouseWin", "solve", "verdict", "line"]) assert.match(all, new RegExp(`\\b${name}\\b`), name);
  assert.match(all, /\bassert\b.*\(/);
});

test("the README's Rust example is that of the crate's README, which Cargo runs", () => {
  const [example, ...others] = blocksIn(text, "rust");
  assert.deepEqual(others, []);
  assert.equal(example, blocksIn(read("docs/crate.md"), "rust")[0]);
});

test("the README names the browsers that the page is built for", () => {
  const [, chromium, firefox, safari] =
    /in Chromium (\d+), Firefox (\d+) and Safari ([\d.]+) or later/.exec(text) ?? [];
  assert.ok(Number(chromium) >= 111, "the style sheets use color-mix()");
  const config = read("vite.config.ts");
  const [, target] = /target: (\[.*\]),/.exec(config) ?? [];
  const built = ["es2022", `chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`];
  assert.deepEqual(JSON.parse(target ?? ""), built);
});

blocks.forEach((code, index) => {
  test(`JavaScript block ${index + 1} of the READMEs runs`, async () => {
    // Runs the code as a module in this folder, where the package's name means this package. The code must reach its
    // end: a promise that never settles would silently skip the rest.
    const end = `\nconsole.log("came to the end");`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code + end], {
      cwd: ROOT,
      timeout: 60_000,
    });
    assert.match(stdout, /came to the end\n$/);
  });
});
