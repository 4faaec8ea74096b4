// `npm test`: runs every kind of test and counts them. A part that ran no test counts as failed.
// `npm test -- native firefox` runs just these parts, `-- chromium graph` one file, `-- firefox -t "two fingers"` the
// tests whose names contain this, and `--headed` shows the browsers.
import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { main, run, Stop, secondsSince } from "./run.mjs";
import { webkit } from "./setup/browsers.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ file?: string | undefined, name?: string | undefined }} Wanted selects tests of a part */
/** @typedef {{ about: string, needsBuild: boolean, needsBrowsers: boolean, alongside?: string, missing?: () => string | undefined, run: (wanted: Wanted, label?: string) => Promise<Count> }} Part */

/** Runs tests whose summary looks like Cargo's, in one or more lines. @param {string} program @param {string[]} args @param {import("./run.mjs").Options} [options] */
async function counted(program, args, options) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const onLine = (/** @type {string} */ line) => {
    const found = /test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored/.exec(line);
    count.passed += Number(found?.[1] ?? 0);
    count.failed += Number(found?.[2] ?? 0);
    count.skipped += Number(found?.[3] ?? 0);
  };
  const code = await run(program, args, { cwd: ROOT, limit: 1800, ...options, onLine });
  // If it does not compile, or is ended early, it fails without a failed test.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Cargo's tests, natively or in a browser. @param {string} program @param {string[]} args @param {Wanted} wanted @param {NodeJS.ProcessEnv} [env] */
function cargo(program, args, { file, name }, env = {}) {
  // Names of Rust tests have no spaces, and start with their modules.
  const filter = name?.replaceAll(" ", "_") ?? (file && `${file}::`);
  const all = filter ? [...args, "--", filter] : args;
  return counted(program, all, { env });
}

/** The test files of a folder, or only the selected one. @param {string} folder @param {string} [file] @returns {string[]} */
function testsIn(folder, file) {
  const path = join(ROOT, "tests", folder);
  const all = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.mjs"));
  const plain = (/** @type {string} */ name) => basename(name, ".test.mjs");
  const found = file === undefined ? all : all.filter((name) => plain(name) === file);
  if (found.length === 0) throw new Stop(`tests/${folder} has no "${file}", but ${all.map(plain).sort().join(", ")}.`);
  return found.sort().map((name) => join(path, name));
}

/** Node's tests in a folder. @param {string} folder @param {Wanted} wanted @param {number} [atOnce] files @returns {Promise<Count>} */
function node(folder, wanted, atOnce = 1) {
  const files = testsIn(folder, wanted.file);
  return nodeTests(["--test", `--test-concurrency=${atOnce}`, "--test-timeout=300000", ...files], wanted);
}

/** The page's tests in one browser. @param {string} browser @param {Wanted} wanted @param {string} [label] @returns {Promise<Count>} */
function page(browser, wanted, label) {
  const together = join(ROOT, "tests", "harness", "one-process.mjs");
  const options = { env: { BROWSER: browser }, ...(label && { label }) };
  return nodeTests([together, ...testsIn("page", wanted.file)], wanted, options);
}

/** @param {string[]} args @param {Wanted} wanted @param {import("./run.mjs").Options} [options] @returns {Promise<Count>} */
function nodeTests(args, { name }, options) {
  const reporters = ["spec", `${new URL("../tests/harness/count-reporter.mjs", import.meta.url)}`];
  const reported = reporters.flatMap((each) => [`--test-reporter=${each}`, "--test-reporter-destination=stdout"]);
  const named = name === undefined ? [] : [`--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`];
  return counted(process.execPath, [...reported, ...named, ...args], options);
}

const inFirefox = ["test", "--headless", "--firefox", "--mode", "no-install", "--", "--locked", "--test", "web"];
const patience = { WASM_BINDGEN_TEST_TIMEOUT: "300", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60" };

/** @type {Record<string, Part>} */
const PARTS = {
  native: {
    about: "the crate and the command line on this machine",
    needsBuild: false,
    needsBrowsers: false,
    run: (wanted) => cargo("cargo", ["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--tests"], wanted),
  },
  docs: {
    about: "the Rust examples of the crate's README and documentation",
    needsBuild: false,
    needsBrowsers: false,
    run: (wanted) => cargo("cargo", ["test", "--locked", "--no-fail-fast", "--doc"], wanted),
  },
  boundary: {
    about: "the crate as WebAssembly in Firefox",
    needsBuild: false,
    needsBrowsers: true,
    run: (wanted) => cargo("wasm-pack", inFirefox, wanted, patience),
  },
  node: {
    about: "the optimised package in Node.js",
    needsBuild: true,
    needsBrowsers: false,
    run: (wanted) => node("node", wanted, 2),
  },
  package: {
    about: "the package from npm pack, in projects of others, in Node.js and in both browsers",
    needsBuild: true,
    needsBrowsers: true,
    run: (wanted) => node("package", wanted),
  },
  firefox: {
    about: "the optimised page in Firefox",
    needsBuild: true,
    needsBrowsers: true,
    alongside: "chromium",
    run: (wanted, label) => page("firefox", wanted, label),
  },
  chromium: {
    about: "the optimised page in Chromium",
    needsBuild: true,
    needsBrowsers: true,
    run: (wanted, label) => page("chromium", wanted, label),
  },
  webkit: {
    about: "the optimised page and an embedded board in WebKitGTK",
    needsBuild: true,
    needsBrowsers: true,
    missing: () => (webkit() ? undefined : "skipped: WebKitGTK is not installed"),
    run: (wanted) => node("webkit", wanted),
  },
};

/** @param {string[]} words of the command line @returns {{ parts: [string, Part][], file: string | undefined }} */
function choose(words) {
  const names = words.filter((word) => word in PARTS);
  const [file, ...more] = words.filter((word) => !(word in PARTS));
  if (file && names.length === 0)
    throw new Stop(`There is no part "${file}": the parts are ${Object.keys(PARTS).join(", ")}.`);
  if (more.length > 0) throw new Stop(`One file at a time: ${file}, or ${more.join(", ")}?`);
  return { parts: Object.entries(PARTS).filter(([name]) => names.length === 0 || names.includes(name)), file };
}

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: "string", short: "t" }, headed: { type: "boolean" } },
  });
  const { parts, file } = choose(positionals);
  const wanted = { file, name: values.name };
  if (values.headed) process.env.HEADED = "1";
  await setUp({ tests: parts.some(([, part]) => part.needsBrowsers) });

  let built = true;
  if (parts.some(([, part]) => part.needsBuild)) {
    try {
      await build();
    } catch (error) {
      // Run the other parts all the same.
      console.error(error instanceof Stop ? error.message : error);
      built = false;
    }
  }

  rmSync(join(ROOT, "target", "failed-tests"), { recursive: true, force: true });
  const results = /** @type {Record<string, Count & { seconds: number, note: string }>} */ ({});
  /** @param {string} name @param {Part} part @param {string} [label] */
  async function runPart(name, part, label) {
    const started = Date.now();
    console.log(`\n=== ${name}: ${part.about}`);
    const missing = part.missing?.();
    const runs = !missing && (built || !part.needsBuild);
    const count = runs ? await part.run(wanted, label) : { passed: 0, failed: 0, skipped: missing ? 1 : 0 };
    const none = !missing && count.passed + count.failed === 0;
    if (none) count.failed = 1;
    const why = runs ? "no test ran: counted as a failure" : "not run: the build failed";
    results[name] = { ...count, seconds: secondsSince(started), note: missing ?? (none ? why : "") };
  }
  const waiting = new Map(parts);
  for (const [name, part] of parts) {
    if (!waiting.delete(name)) continue;
    // Browsers mostly wait, so two run at a time.
    const other = waiting.get(part.alongside ?? "");
    if (part.alongside && other && waiting.delete(part.alongside))
      await Promise.all([runPart(name, part, name), runPart(part.alongside, other, part.alongside)]);
    else await runPart(name, part);
  }

  console.table(results);
  const [passed, failed, skipped] = /** @type {const} */ (["passed", "failed", "skipped"]).map((key) =>
    Object.values(results).reduce((sum, count) => sum + count[key], 0),
  );
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
});
