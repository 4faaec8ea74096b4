// A reporter for `node --test` that only counts. Node's own numbers take a file without any test for a passed test.
import { resolve } from "node:path";

/** @param {AsyncIterable<import("node:test/reporters").TestEvent>} events */
export default async function* count(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const isFile = data.file !== undefined && resolve(data.name) === resolve(data.file);
    if (type === "test:fail") {
      // A parent fails with its children, which have been counted.
      const error = /** @type {{ failureType?: string } | undefined} */ (data.details.error);
      if (error?.failureType !== "subtestsFailed") failed += 1;
    } else if (isFile) {
      failed += 1;
      console.error(`no test in ${data.file}`);
    } else if (data.details.type !== "suite" && !data.skip && !data.todo) passed += 1;
  }
  yield JSON.stringify({ passed, failed });
}
