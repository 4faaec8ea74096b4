// `npm test`: every kind of test, each counted; a part that ran no test is as red as one that failed.
// `npm test -- native firefox` runs just these parts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { main, run, Stop, secondsSince } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { ROOT } from "./versions.mjs";

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ about: string, needsBuild: boolean, alongside?: string, run: (label?: string) => Promise<Count> }} Part */

/** Cargo's tests, natively or in a browser: one result line for each binary. @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function cargo(program, args, env = {}) {
  const count = { passed: 0, failed: 0 };
  const onLine = (/** @type {string} */ line) => {
    const found = /test result: \S+ (\d+) passed; (\d+) failed/.exec(line);
    count.passed += Number(found?.[1] ?? 0);
    count.failed += Number(found?.[2] ?? 0);
  };
  const code = await run(program, args, { cwd: ROOT, env, onLine, limit: 1800 });
  // It may not even compile, or be ended half-way: red without any test having failed.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Node's tests in a folder. @param {string} folder @param {NodeJS.ProcessEnv} [env] @param {string} [label] @returns {Promise<Count>} */
async function node(folder, env = {}, label = undefined) {
  const path = join(ROOT, "tests", folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".test.mjs")) : [];
  if (files.length === 0) return { passed: 0, failed: 0 };
  const scratch = mkdtempSync(join(tmpdir(), "cat-and-mouse-test-"));
  const counts = join(scratch, "counts.json");
  try {
    const reporters = [
      ["--test-reporter=spec", "--test-reporter-destination=stdout"],
      [`--test-reporter=${new URL("count-reporter.mjs", import.meta.url)}`, `--test-reporter-destination=${counts}`],
    ].flat();
    const args = ["--test", "--test-concurrency=1", "--test-timeout=300000", ...reporters];
    const tests = files.sort().map((name) => join(path, name));
    const code = await run(process.execPath, [...args, ...tests], {
      cwd: ROOT,
      env,
      limit: 1800,
      ...(label && { label }),
    });
    const count = /** @type {Count} */ (existsSync(counts) ? JSON.parse(readFileSync(counts, "utf8")) : {});
    const { passed = 0, failed = 0 } = count;
    return { passed, failed: failed || (code === 0 ? 0 : 1) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const inFirefox = ["test", "--headless", "--firefox", "--mode", "no-install", "--", "--locked", "--test", "web"];
const patience = { WASM_BINDGEN_TEST_TIMEOUT: "300", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60" };

/** @type {Record<string, Part>} */
const PARTS = {
  native: {
    about: "the crate on this machine",
    needsBuild: false,
    run: () => cargo("cargo", ["test", "--locked", "--no-fail-fast", "--lib", "--tests"]),
  },
  docs: {
    about: "the Rust examples of README and documentation",
    needsBuild: false,
    run: () => cargo("cargo", ["test", "--locked", "--no-fail-fast", "--doc"]),
  },
  boundary: {
    about: "the crate as WebAssembly in Firefox",
    needsBuild: false,
    run: () => cargo("wasm-pack", inFirefox, patience),
  },
  node: { about: "the optimised package in Node.js", needsBuild: true, run: () => node("node") },
  package: {
    about: "the package from npm pack, in projects of others, in Node.js and in both browsers",
    needsBuild: true,
    run: () => node("package"),
  },
  firefox: {
    about: "the optimised page in Firefox",
    needsBuild: true,
    alongside: "chromium",
    run: (label) => node("page", { BROWSER: "firefox" }, label),
  },
  chromium: {
    about: "the optimised page in Chromium",
    needsBuild: true,
    run: (label) => node("page", { BROWSER: "chromium" }, label),
  },
};

/** @param {string[]} names @returns {[string, Part][]} */
function choose(names) {
  const strange = names.find((name) => !(name in PARTS));
  if (strange) throw new Stop(`There is no part "${strange}": the parts are ${Object.keys(PARTS).join(", ")}.`);
  return Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name));
}

await main(async () => {
  const parts = choose(process.argv.slice(2));
  await setUp({ tests: true });

  let built = true;
  if (parts.some(([, part]) => part.needsBuild)) {
    try {
      await build();
    } catch (error) {
      // The other parts still have something to tell.
      console.error(error instanceof Stop ? error.message : error);
      built = false;
    }
  }

  const rows = [["part", "passed", "failed", "seconds", ""]];
  const sum = { passed: 0, failed: 0 };
  /** @param {string} name @param {Part} part @param {string} [label] */
  async function runPart(name, part, label) {
    const started = Date.now();
    console.log(`\n=== ${name}: ${part.about}`);
    const runs = built || !part.needsBuild;
    const { passed, failed } = runs ? await part.run(label) : { passed: 0, failed: 1 };
    const none = passed + failed === 0;
    const note = runs ? (none ? "no test ran: counted as a failure" : "") : "not run: the build failed";
    rows.push([name, `${passed}`, `${none ? 1 : failed}`, `${secondsSince(started)}`, note]);
    sum.passed += passed;
    sum.failed += none ? 1 : failed;
  }
  const waiting = new Map(parts);
  for (const [name, part] of parts) {
    if (!waiting.delete(name)) continue;
    // Browsers wait more than they work: two of them at a time.
    const other = waiting.get(part.alongside ?? "");
    if (part.alongside && other && waiting.delete(part.alongside))
      await Promise.all([runPart(name, part, name), runPart(part.alongside, other, part.alongside)]);
    else await runPart(name, part);
  }

  console.log("");
  for (const [name = "", passed = "", failed = "", seconds = "", note = ""] of rows)
    console.log(
      `${name.padEnd(10)}${passed.padStart(8)}${failed.padStart(8)}${seconds.padStart(9)}  ${note}`.trimEnd(),
    );
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed === 0 ? 0 : 1;
});
