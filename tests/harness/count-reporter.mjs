// A reporter for Node's tests: it names only the failed tests, and prints the totals as Cargo does. Node's own totals
// count a file without tests as a passed test.
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** Node 20's reason for a test that `--test-name-pattern` leaves out. */
const NOT_ASKED_FOR = "test name does not match pattern";

/** Whether all tests of a file run in Chromium alone, and this browser is Firefox. @param {string} file */
const runsElsewhere = (file) =>
  process.env.BROWSER === "firefox" && readFileSync(file, "utf8").includes("testOnce as test");

/** @param {AsyncIterable<import("node:test/reporters").TestEvent>} events */
export default async function* count(events) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const seen = new Set();
  let current;
  for await (const { type, data } of events) {
    // scripts/test.mjs reads this line to divide the processor time among the files.
    const begun = type === "test:dequeue" ? data.file : undefined;
    if (begun !== undefined && begun !== current) yield `tests of ${basename(begun)}\n`;
    current = begun ?? current;
    if (type !== "test:pass" && type !== "test:fail") continue;
    const file = data.file && resolve(data.file);
    const isFile = file !== undefined && resolve(data.name) === file;
    const left = /** @type {unknown} */ (data.skip) === NOT_ASKED_FOR;
    if (type === "test:fail") {
      seen.add(file);
      // A suite fails if one of its tests fails. The tests are counted already.
      const error = /** @type {{ failureType?: string } | undefined} */ (data.details.error);
      if (error?.failureType !== "subtestsFailed") {
        failed += 1;
        yield `test failed: ${data.name}\n`;
      }
    } else if (!isFile && !left && data.details.type !== "suite") {
      seen.add(file);
      if (data.skip !== undefined || data.todo !== undefined) skipped += 1;
      else passed += 1;
    }
  }
  // If tests are chosen by their names, a file may contain no chosen test.
  const wanted = process.execArgv.some((arg) => arg.startsWith("--test-name-pattern")) ? [] : process.argv.slice(2);
  for (const file of wanted.map((name) => resolve(name)).filter((file) => !seen.has(file) && !runsElsewhere(file))) {
    failed += 1;
    yield `test failed: no test in ${file}\n`;
  }
  yield `test result: ${failed ? "FAILED" : "ok"}. ${passed} passed; ${failed} failed; ${skipped} ignored\n`;
}
