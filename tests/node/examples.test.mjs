// The programs in examples/ run, and print the outputs that their boards promise.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../scripts/versions.mjs";

const printed = async (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
  (await promisify(execFile)(program, args, { cwd: ROOT })).stdout;

const PRINTED = {
  "hardest-start.mjs": [process.execPath, "examples/hardest-start.mjs"],
  "verdict.rs": ["cargo", "run", "--quiet", "--locked", "--example", "verdict", "--", "F..M/.##./C...", "1", "1"],
};

test("every example is tried here", () => {
  assert.deepEqual(readdirSync(new URL("../../examples", import.meta.url)).sort(), Object.keys(PRINTED).sort());
});

test("the example in JavaScript finds the start from which the win takes longest", async () => {
  const [program = "", ...args] = PRINTED["hardest-start.mjs"];
  assert.equal(await printed(program, ...args), "row 5, column 6: the mouse wins in 79 plies\n");
});

test("the example in Rust prints the verdict and the moves", async () => {
  const [program = "", ...args] = PRINTED["verdict.rs"];
  const lines = [
    "cat wins in 4 plies",
    "mouse: row 1, column 4 to row 1, column 3",
    "cat: row 3, column 1 to row 2, column 1",
    "mouse: row 1, column 3 to row 1, column 2",
    "cat: row 2, column 1 to row 1, column 1",
  ];
  assert.deepEqual((await printed(program, ...args)).trim().split("\n"), lines);
});
