// `npm run bench`: compares the speed of the crate and the package with that of the textbook queue, natively, in Node
// and in both browsers. `npm run bench -- 5` measures for 5 seconds in each of these environments, instead of 25. The
// programs are in benches/.
import { join } from "node:path";
import { build } from "./build.mjs";
import { main, run, Stop, step } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** The seconds of measuring in each environment. Comparing results takes a few seconds more. */
const SECONDS = 25;

async function prepare() {
  try {
    await setUp({ tests: true });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    // Without a browser, everything else is measured; the report names what is missing.
    console.log(error.message);
    await setUp();
  }
  await build();
}

/** @param {string} title @param {string[]} args */
const cargo = (title, args) =>
  step(title, "cargo", ["bench", "--locked", "-p", "cat-and-mouse-benches", ...args], { cwd: ROOT });

await main(async () => {
  const given = Number(process.argv[2]);
  const seconds = given > 0 ? given : SECONDS;
  await prepare();
  await cargo("compiling the native benches", ["--benches", "--no-run"]);
  await cargo("counting memory", ["--bench", "memory"]);
  await cargo(`comparing natively, about ${seconds + 10} s`, ["--bench", "rivals", "--", `${seconds}`]);
  await step("asking what the judge asks", process.execPath, [join(ROOT, "benches", "judge.mjs")]);
  process.exitCode = await run(process.execPath, [join(ROOT, "benches", "compare.mjs"), `${seconds}`]);
});
