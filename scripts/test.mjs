// `npm test`: runs every kind of test and counts them. A part that ran no test counts as failed.
// `npm test -- native firefox` runs just these parts, `-- chromium graph` one file, `-- firefox -t "two fingers"` the
// tests whose names contain this, and `--headed` shows the browsers.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { main, run, Stop, secondsSince } from "./run.mjs";
import { webkit } from "./setup/browsers.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, names: string[] }} Count with the names of the failed tests */
/** @typedef {{ file?: string | undefined, name?: string | undefined }} Wanted selects tests of a part */
/** @typedef {(options: import("./run.mjs").Options) => Promise<Count>} Piece tests that may run beside any others */
/** @typedef {{ about: string, needsBuild: boolean, needsBrowsers: boolean, missing?: () => string | undefined, pieces: (wanted: Wanted) => Piece[] }} Part */

/** How many pieces run at a time. More browsers than this need more memory than most machines have. */
const AT_ONCE = Math.min(Math.max(2, availableParallelism()), 4);
/** How many test files are a piece. The files of the page share a browser in it, which takes some seconds to start. */
const FILES_IN_A_PIECE = 20;

/** Runs tests whose summary looks like Cargo's, in one or more lines. @param {string} program @param {string[]} args @param {import("./run.mjs").Options} [options] */
async function counted(program, args, options) {
  const count = { passed: 0, failed: 0, skipped: 0, names: /** @type {string[]} */ ([]) };
  const onLine = (/** @type {string} */ line) => {
    const name = /^test failed: (.+)/.exec(line)?.[1] ?? /^test (\S+) \.\.\. FAILED/.exec(line)?.[1];
    if (name) count.names.push(name);
    const found = /test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored/.exec(line);
    count.passed += Number(found?.[1] ?? 0);
    count.failed += Number(found?.[2] ?? 0);
    count.skipped += Number(found?.[3] ?? 0);
  };
  const code = await run(program, args, { cwd: ROOT, limit: 3600, ...options, onLine });
  // If it does not compile, or is ended early, it fails without a failed test.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Cargo's tests, natively or in a browser. @param {string} program @param {string[]} args @param {Wanted} wanted @param {NodeJS.ProcessEnv} [env] @returns {Piece[]} */
function cargo(program, args, { file, name }, env = {}) {
  // Names of Rust tests have no spaces, and start with their modules.
  const filter = name?.replaceAll(" ", "_") ?? (file && `${file}::`);
  const all = filter ? [...args, "--", filter] : args;
  return [(options) => counted(program, all, { ...options, env })];
}

/** The test files of a folder, or only the selected one, a few in each list. @param {string} folder @param {string} [file] @returns {string[][]} */
function testsIn(folder, file) {
  const path = join(ROOT, "tests", folder);
  const all = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.mjs"));
  const plain = (/** @type {string} */ name) => basename(name, ".test.mjs");
  const found = file === undefined ? all : all.filter((name) => plain(name) === file);
  if (found.length === 0) throw new Stop(`tests/${folder} has no "${file}", but ${all.map(plain).sort().join(", ")}.`);
  const files = found.sort().map((name) => join(path, name));
  return files.flatMap((_, at) => (at % FILES_IN_A_PIECE === 0 ? [files.slice(at, at + FILES_IN_A_PIECE)] : []));
}

/** Node's tests in a folder. @param {string} folder @param {Wanted} wanted @returns {Piece[]} */
function node(folder, wanted) {
  const args = ["--test", "--test-concurrency=1", "--test-timeout=900000"];
  return testsIn(folder, wanted.file).map((files) => (options) => nodeTests([...args, ...files], wanted, options));
}

/** The tests of a folder in one process for some twenty files: they share a browser, or an instance of the package. @param {string} folder @param {Wanted} wanted @param {NodeJS.ProcessEnv} [env] @returns {Piece[]} */
function together(folder, wanted, env = {}) {
  const program = join(ROOT, "tests", "harness", "one-process.mjs");
  return testsIn(folder, wanted.file).map(
    (files) => (options) => nodeTests([program, ...files], wanted, { ...options, env }),
  );
}

/** @param {string[]} args @param {Wanted} wanted @param {import("./run.mjs").Options} options @returns {Promise<Count>} */
function nodeTests(args, { name }, options) {
  const reporters = ["spec", `${new URL("../tests/harness/count-reporter.mjs", import.meta.url)}`];
  const reported = reporters.flatMap((each) => [`--test-reporter=${each}`, "--test-reporter-destination=stdout"]);
  const named = name === undefined ? [] : [`--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`];
  return counted(process.execPath, [...reported, ...named, ...args], options);
}

const inFirefox = ["test", "--headless", "--firefox", "--mode", "no-install", "--", "--locked", "--test", "web"];
const patience = { WASM_BINDGEN_TEST_TIMEOUT: "300", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60" };

/** They start in this order: the short ones at the end, so that no processor waits long for another. @type {Record<string, Part>} */
export const PARTS = {
  native: {
    about: "the crate and the command line on this machine",
    needsBuild: false,
    needsBrowsers: false,
    pieces: (wanted) =>
      cargo("cargo", ["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--tests"], wanted),
  },
  chromium: {
    about: "the optimised page in Chromium",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => together("page", wanted, { BROWSER: "chromium" }),
  },
  firefox: {
    about: "the optimised page in Firefox",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => together("page", wanted, { BROWSER: "firefox" }),
  },
  component: {
    about: "panels, dialogs and surfaces, mounted and not loaded anew, in both browsers",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) =>
      ["chromium", "firefox"].flatMap((browser) => together("component", wanted, { BROWSER: browser })),
  },
  node: {
    about: "the optimised package in Node.js",
    needsBuild: true,
    needsBrowsers: false,
    pieces: (wanted) => node("node", wanted),
  },
  package: {
    about: "the package from npm pack, in projects of others, in Node.js and in both browsers",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => node("package", wanted),
  },
  boundary: {
    about: "the JavaScript API of the optimised package",
    needsBuild: true,
    needsBrowsers: false,
    pieces: (wanted) => together("boundary", wanted),
  },
  wasm: {
    about: "the crate as WebAssembly in Firefox",
    needsBuild: false,
    needsBrowsers: true,
    pieces: (wanted) => cargo("wasm-pack", inFirefox, wanted, patience),
  },
  webkit: {
    about: "the optimised page and an embedded board in WebKitGTK",
    needsBuild: true,
    needsBrowsers: true,
    missing: () => (webkit() ? undefined : "skipped: WebKitGTK is not installed"),
    pieces: (wanted) => node("webkit", wanted),
  },
  docs: {
    about: "the Rust examples of the crate's README and documentation",
    needsBuild: false,
    needsBrowsers: false,
    pieces: (wanted) => cargo("cargo", ["test", "--locked", "--no-fail-fast", "--doc"], wanted),
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

/** Runs the tests that the command line asks for. */
async function test() {
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
  // Chromium leaves files behind at each start.
  const temporary = mkdtempSync(join(tmpdir(), "cat-and-mouse-"));
  process.env.TMPDIR = temporary;
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
  const started = Date.now();
  /** @typedef {{ passed: number, failed: number, skipped: number, seconds: number, note: string }} Result */
  const results = /** @type {Record<string, Result>} */ ({});
  const failures = /** @type {string[]} */ ([]);
  const pieces = /** @type {(() => Promise<void>)[]} */ ([]);
  for (const [name, part] of parts) {
    const result = { passed: 0, failed: 0, skipped: 0, seconds: 0, note: "" };
    results[name] = result;
    const missing = part.missing?.();
    if (missing) Object.assign(result, { skipped: 1, note: missing });
    else if (part.needsBuild && !built) Object.assign(result, { failed: 1, note: "not run: the build failed" });
    else for (const piece of part.pieces(wanted)) pieces.push(() => runPiece(name, result, piece));
  }
  const options = pieces.length > 1 ? (/** @type {string} */ label) => ({ label }) : () => ({});
  /** @param {string} name @param {Result} result @param {Piece} piece */
  async function runPiece(name, result, piece) {
    const started = Date.now();
    console.log(`\n=== ${name}: ${PARTS[name]?.about}`);
    const count = await piece(options(name));
    result.passed += count.passed;
    result.failed += count.failed;
    result.skipped += count.skipped;
    failures.push(...count.names.map((test) => `${name} | ${test}`));
    result.seconds += secondsSince(started);
  }
  const oneAfterAnother = async () => {
    for (let next = pieces.shift(); next; next = pieces.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  for (const result of Object.values(results)) {
    if (result.note || result.passed + result.failed > 0) continue;
    Object.assign(result, { failed: 1, note: "no test ran: counted as a failure" });
  }

  console.table(results);
  const [passed, failed, skipped] = /** @type {const} */ (["passed", "failed", "skipped"]).map((key) =>
    Object.values(results).reduce((sum, count) => sum + count[key], 0),
  );
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`after ${secondsSince(started)} s:`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) await main(test);
