// What the README shows in JavaScript runs, word for word, on the optimised package.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";

const text = readFileSync(join(ROOT, "README.md"), "utf8");
const blocks = [...text.matchAll(/^```(?:js|javascript|mjs)\n(.*?)^```$/gms)].map(([, code = ""]) => code);

test("the README shows the package in JavaScript, and asserts what it says", () => {
  assert.ok(blocks.length > 0, "a block that begins with ```js");
  const all = blocks.join("\n");
  assert.match(all, /\bfrom "cat-and-mouse"/);
  for (const name of ["canMouseWin", "solve", "verdict", "line"]) assert.match(all, new RegExp(`\\b${name}\\b`), name);
  assert.match(all, /\bassert\b.*\(/);
});

test("the README names the browsers that the page is built for", () => {
  const [, chromium, firefox, safari] =
    /in Chromium (\d+), Firefox (\d+) and Safari ([\d.]+) or later/.exec(text) ?? [];
  assert.ok(Number(chromium) >= 111, "the style sheets use color-mix()");
  const config = readFileSync(join(ROOT, "vite.config.ts"), "utf8");
  const [, target] = /target: (\[.*\]),/.exec(config) ?? [];
  const built = ["es2022", `chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`];
  assert.deepEqual(JSON.parse(target ?? ""), built);
});

blocks.forEach((code, index) => {
  test(`JavaScript block ${index + 1} of the README runs`, async () => {
    // As a module of its own, in this folder, where the package's name means the package itself. It must come to its end:
    // a promise that never settles would leave the rest out, silently.
    const end = `\nconsole.log("came to the end");`;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code + end], {
      cwd: ROOT,
      timeout: 60_000,
    });
    assert.match(stdout, /came to the end\n$/);
  });
});
