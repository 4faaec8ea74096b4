// `npm run bench`: the optimised package against the textbook solvers in JavaScript.
import { join } from "node:path";
import { main, run } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { ROOT } from "./versions.mjs";
import { buildWasm } from "./wasm.mjs";

await main(async () => {
  await setUp();
  await buildWasm();
  process.exitCode = await run(process.execPath, [join(ROOT, "benches", "compare.mjs"), ...process.argv.slice(2)]);
});
