// `npm run mutants`: changes the crate in one place at a time and sees whether the native tests notice (cargo-mutants).
// It tries a sample of at least 120 mutants of src/ without src/web/; .cargo/mutants.toml says which files and tests.
// `npm run mutants -- --seed 7` draws another sample, `-- --sample 4` a smaller one. The report is in target/mutants.out/.
import { parseArgs } from "node:util";
import { ask, main, run, Stop } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** @param {string} name @param {string} text */
function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Stop(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

await main(async () => {
  const { values } = parseArgs({
    options: { seed: { type: "string", default: "1" }, sample: { type: "string", default: "120" } },
  });
  const seed = wholeNumber("seed", values.seed);
  const sample = Math.max(1, wholeNumber("sample", values.sample));
  await setUp({ mutants: true });
  const list = ask("cargo", "mutants", "--list", "--dir", ROOT);
  if (!list) throw new Stop("cargo mutants --list failed.");
  const all = list.split("\n").length;
  // Every n-th mutant, so that the sample is spread over all files.
  const shards = Math.max(1, Math.floor(all / sample));
  const shard = `${seed % shards}/${shards}`;
  console.log(`• ${all} mutants, of which this is shard ${shard}`);
  const args = ["mutants", "--shard", shard, "--sharding", "round-robin", "--output", "target", "--caught"];
  // The random tests then draw the same cases every time, as in .ci/run.
  process.exitCode = await run("cargo", args, { cwd: ROOT, env: { CI: "true" }, limit: 24 * 3600 });
});
