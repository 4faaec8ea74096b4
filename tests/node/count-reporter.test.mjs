// The counts of `npm test`: a file in which no test ran counts as failed, and the report names it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";

const harness = (/** @type {string} */ name) => join(ROOT, "tests", "harness", name);

/** The report on test files with these texts. @param {Record<string, string>} texts */
function reported(texts) {
  const folder = mkdtempSync(join(tmpdir(), "counted-"));
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  // With this variable, Node's runner would take the inner run for a part of this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = [`--test-reporter=${harness("count-reporter.mjs")}`, harness("one-process.mjs"), ...files];
  return spawnSync(process.execPath, args, { env, encoding: "utf8" }).stdout.replaceAll(folder, "");
}

test("passed, failed and skipped tests are counted, and those that failed are named", () => {
  const text = `
    import { test } from "node:test";
    test("right", () => {});
    test("wrong", () => { throw new Error(); });
    test("later", { skip: true }, () => {});`;
  assert.equal(
    reported({ "some.test.mjs": text }),
    "tests of some.test.mjs\ntest failed: wrong\ntest result: FAILED. 1 passed; 1 failed; 1 ignored\n",
  );
});

test("a file without a test has failed, and is named", () => {
  assert.equal(
    reported({ "right.test.mjs": 'import { test } from "node:test"; test("right", () => {});', "empty.test.mjs": "" }),
    "tests of right.test.mjs\ntest failed: no test in /empty.test.mjs\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n",
  );
});
