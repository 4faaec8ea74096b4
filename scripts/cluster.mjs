// `npm run test:cluster`: compiles the census, installs Dask and GNU parallel, and tests the recipes in cluster/.
import { join } from "node:path";
import { main, run, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT, TOOLS } from "./versions.mjs";

await main(async () => {
  await setUp({ cluster: true });
  await step("compiling the census", "node", ["scripts/census.mjs", "--version"], { cwd: ROOT });
  process.exitCode = await run(join(TOOLS, "cluster", "bin", "python"), ["cluster/test_cluster.py"], { cwd: ROOT });
});
