// Runs test files in one process, so that they can share what is slow to start: `node tests/harness/one-process.mjs FILE…`.
// Node 22 has `--test-isolation=none` for this.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
