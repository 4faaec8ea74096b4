// Runs test files in one process, so that they can share resources that are slow to start:
// `node tests/harness/one-process.mjs FILE…`. Node 22 has `--test-isolation=none` for this.
import { resolve } from "node:path";
import { before } from "node:test";
import { pathToFileURL } from "node:url";

// Without this promise, a fast first file could end before the next one is loaded. Node would then run the `after` hooks
// and never run them again: a browser opened later would stay open, and the process would not end.
let allAreThere = () => {};
const there = new Promise((resolve) => {
  allAreThere = () => resolve(undefined);
});
before(() => there);
for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
allAreThere();
