// `npm run test:hosts`: tests the packed package in frameworks, site generators, bundlers and runtimes.
// `-- -t "import map"` runs only the tests with these words in their names. These tests are not part of `npm test`,
// because they need mdBook, which is compiled, and some three hundred packages that nothing else needs.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { main, run } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

await main(async () => {
  const { values } = parseArgs({ options: { name: { type: "string", short: "t" } } });
  await setUp({ tests: true, hosts: true });
  await build();
  const test = join(ROOT, "tests", "hosts", "hosts.test.mjs");
  const named = values.name === undefined ? [] : [`--test-name-pattern=${values.name}`];
  process.exitCode = await run(process.execPath, ["--test", "--test-timeout=600000", ...named, test], {
    cwd: ROOT,
    limit: 1200,
  });
});
