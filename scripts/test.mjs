// `npm test`: runs all kinds of tests and counts them. A part without tests counts as failed. `npm test --
// crate firefox` runs only these parts, `-- chromium/visits component/map` only these files, `-- firefox -t
// "two fingers"` the tests with this text in their names. `--headed` shows the browsers, `--bail` ends at the
// first failed test, `--all` compares larger boards, and `--quick` builds the solver without slow
// optimisations. The processor seconds of each part and file go to target/processor-seconds.json.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { Meter, processorSeconds } from "./processor.mjs";
import { main, run, Stop, secondsSince } from "./run.mjs";
import { webkit } from "./setup/browsers.mjs";
import { setUp } from "./setup/setup.mjs";
import { installed, ROOT } from "./versions.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, names: string[], files: Record<string, number> }} Count with the names of the failed tests, and processor seconds by file */
/** @typedef {{ files: string[], name?: string | undefined, bail?: boolean | undefined }} Wanted selects tests of a part; without files, all of them */
/** @typedef {(options: import("./run.mjs").Options) => Promise<Count>} Piece tests that may run beside any others */
/** @typedef {{ about: string, needsBuild: boolean, needsBrowsers: boolean, missing?: () => string | undefined, pieces: (wanted: Wanted) => Piece[] }} Part */

/** The number of pieces that run at a time. More browsers would need more memory than most machines have. */
const AT_ONCE = Math.min(Math.max(2, availableParallelism()), 4);

/** Becomes true after a failed test if no further test is to run (`--bail`). */
let isOver = false;

/**
 * Runs tests by Cargo, Vitest or Node, or a program that prints the same results.
 * @param {string} program @param {string[]} args @param {boolean} [bail] @param {import("./run.mjs").Options} [options]
 * @param {string} [file] the test file, if there is only one
 */
async function counted(program, args, bail, options, file) {
  const meter = new Meter(file);
  const count = { passed: 0, failed: 0, skipped: 0, names: /** @type {string[]} */ ([]), files: meter.seconds };
  const onLine = (/** @type {string} */ line, /** @type {number} */ pid) => {
    meter.read(pid, /^\s+Running (?:unittests )?(\S+)/.exec(line)?.[1]);
    const name =
      /^test failed: (.+)/.exec(line)?.[1] ??
      /^\s*✖ (.+) \([\d.]+ms\)/.exec(line)?.[1] ??
      /^test (\S+) \.\.\. FAILED/.exec(line)?.[1] ??
      /^ FAIL +(?:\S+ +)?tests\/\w+\/(.+)/.exec(line)?.[1];
    // Node names a failed test again at the end.
    if (name && !count.names.includes(name)) count.names.push(name);
    isOver ||= bail === true && name !== undefined;
    const found = /test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored/.exec(line);
    count.passed += Number(found?.[1] ?? 0);
    count.failed += Number(found?.[2] ?? 0);
    count.skipped += Number(found?.[3] ?? 0);
    count.passed += Number(/^ℹ pass (\d+)/.exec(line)?.[1] ?? 0);
    count.failed += Number(/^ℹ (?:fail|cancelled) (\d+)/.exec(line)?.[1] ?? 0);
    count.skipped += Number(/^ℹ (?:skipped|todo) (\d+)/.exec(line)?.[1] ?? 0);
    for (const [, number, what] of /^ +Tests +(.+)/.exec(line)?.[1]?.matchAll(/(\d+) (failed|passed|skipped)/g) ?? [])
      count[/** @type {"failed"} */ (what)] += Number(number);
    return isOver;
  };
  const code = await run(program, args, { cwd: ROOT, limit: 3600, ...options, onLine });
  // A program that does not compile or ends early fails without a failed test.
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** Cargo's tests, natively or in a browser. @param {string} program @param {string[]} args @param {Wanted} wanted @param {NodeJS.ProcessEnv} [env] @returns {Piece[]} */
function cargo(program, args, { files, name, bail }, env = {}) {
  // Names of Rust tests have no spaces, and start with their modules.
  const filters = name ? [name.replaceAll(" ", "_")] : files.map((file) => `${file}::`);
  const all = filters.length > 0 ? [...args, "--", ...filters] : args;
  return [(options) => counted(program, all, bail, { ...options, env })];
}

/** The test files of a folder, or only the selected ones. @param {string} folder @param {string[]} names @returns {string[]} */
function testsIn(folder, names) {
  const path = join(ROOT, "tests", folder);
  const all = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".test.mjs"));
  const plain = (/** @type {string} */ name) => basename(name, ".test.mjs");
  const unknown = names.find((name) => !all.map(plain).includes(name));
  if (unknown) throw new Stop(`tests/${folder} has no "${unknown}", but ${all.map(plain).sort().join(", ")}.`);
  const found = names.length === 0 ? all : all.filter((name) => names.includes(plain(name)));
  return found.sort().map((name) => join(path, name));
}

/** Options of Node: each file in a process of its own, or all files in one process, so that they share an instance of the package. */
const APART = ["--test", "--test-concurrency=1", "--test-timeout=1800000"];
const TOGETHER = [join(ROOT, "tests", "harness", "one-process.mjs")];

/** Node's tests. @param {string[]} how `APART` or `TOGETHER` @param {string[]} files @param {Wanted} wanted @returns {Piece} */
function node(how, files, { name, bail }) {
  const named = name === undefined ? [] : [`--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`];
  const args = ["--test-reporter=spec", ...named, ...how, ...files];
  const file = files.length === 1 ? basename(files[0] ?? "") : "all files";
  return (options) => counted(process.execPath, args, bail, options, file);
}

/** Tests run by Vitest: inside Chromium, or in a browser that Node drives. @param {string} folder @param {Wanted} wanted @param {NodeJS.ProcessEnv} [env] @returns {Piece[]} */
function vitest(folder, { files, name, bail }, env = {}) {
  const config = join("tests", folder, "vitest.config.ts");
  const chosen = [
    ...files.map((file) => `/${file}.test.ts`),
    ...(name ? ["-t", name] : []),
    ...(bail ? ["--bail", "1"] : []),
  ];
  return [(options) => counted(installed("vitest"), ["run", "--config", config, ...chosen], bail, { ...options, env })];
}

/** The tests of the command line and of the census. */
const COMMANDS = ["cli", "templates", "brute", "engine", "memory", "shards"];
// Cargo always gets the whole workspace: with only some of its packages, other features would be on, and Cargo would
// compile everything again.
const native = ["test", "--locked", "--workspace", "--exclude", "cat-and-mouse-benches", "--no-fail-fast"];
// Level 1 and not 3, the project's default: the browser runs few tests, so full optimisation would take longer than it
// saves.
const optimised = ["--config", "profile.dev.opt-level=1"];
const inFirefox = [
  "test",
  "--headless",
  "--firefox",
  "--mode",
  "no-install",
  "--",
  "--locked",
  "--test",
  "web",
  ...optimised,
];
const patience = { WASM_BINDGEN_TEST_TIMEOUT: "300", WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60" };

/**
 * The parts in the order of their start: short ones last, so that no processor waits long for another.
 * @type {Record<string, Part>}
 */
export const PARTS = {
  crate: {
    about: "the crate on this machine",
    needsBuild: false,
    needsBrowsers: false,
    // The tests in the modules (`--lib`) run while the other tests compile.
    pieces: (wanted) =>
      [["--lib"], ["--test", "main", "--test", "rust_imports"]].flatMap((targets) =>
        cargo("cargo", [...native, ...targets], wanted),
      ),
  },
  chromium: {
    about: "journeys through the built site in Chromium",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => vitest("journeys", wanted, { BROWSER: "chromium" }),
  },
  firefox: {
    about: "journeys through the built site in Firefox",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => vitest("journeys", wanted, { BROWSER: "firefox" }),
  },
  // The command line is not in the part `crate`: two compilations by Cargo at the same time would wait for each other.
  cli: {
    about: "the command line and the census on this machine",
    needsBuild: false,
    needsBrowsers: false,
    pieces: (wanted) => cargo("cargo", [...native, "--bins", ...COMMANDS.flatMap((name) => ["--test", name])], wanted),
  },
  component: {
    about: "panels, dialogs, surfaces and elements inside Chromium, and how they look",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => vitest("component", wanted),
  },
  node: {
    about: "the optimised package in Node.js",
    needsBuild: true,
    needsBrowsers: false,
    pieces: (wanted) => testsIn("node", wanted.files).map((file) => node(APART, [file], wanted)),
  },
  package: {
    about: "the package from npm pack, in projects of others, in Node.js and in both browsers",
    needsBuild: true,
    needsBrowsers: true,
    pieces: (wanted) => [node(APART, testsIn("package", wanted.files), wanted)],
  },
  boundary: {
    about: "the JavaScript API of the optimised package",
    needsBuild: true,
    needsBrowsers: false,
    pieces: (wanted) => [node(TOGETHER, testsIn("boundary", wanted.files), wanted)],
  },
  wasm: {
    about: "the crate as WebAssembly in Firefox",
    needsBuild: false,
    needsBrowsers: true,
    pieces: (wanted) => cargo("wasm-pack", inFirefox, wanted, patience),
  },
  transcripts: {
    about: "what flows on the optimised page and in elements say and show, in Chromium",
    needsBuild: true,
    needsBrowsers: true,
    pieces: ({ files, name, bail }) => [
      (options) => {
        const program = join(ROOT, "tests", "transcripts", "run.mjs");
        return counted(process.execPath, [program, ...files, ...(name ? [name] : [])], bail, options);
      },
    ],
  },
  webkit: {
    about: "the optimised page and an embedded board in WebKitGTK",
    needsBuild: true,
    needsBrowsers: true,
    missing: () => (webkit() ? undefined : "skipped: WebKitGTK is not installed"),
    pieces: (wanted) => [node(APART, testsIn("webkit", wanted.files), wanted)],
  },
  docs: {
    about: "the Rust examples of the crate's README and documentation",
    needsBuild: false,
    needsBrowsers: false,
    pieces: (wanted) => cargo("cargo", ["test", "--locked", "--no-fail-fast", "--doc"], wanted),
  },
};

/** @param {string[]} words of the command line: `part` or `part/file` @returns {[string, Part, files: string[]][]} */
function choose(words) {
  const files = /** @type {Record<string, string[]>} */ ({});
  for (const word of words) {
    const [part = "", ...file] = word.split("/");
    if (!(part in PARTS)) throw new Stop(`There is no part "${part}": the parts are ${Object.keys(PARTS).join(", ")}.`);
    files[part] = [...(files[part] ?? []), ...file];
  }
  const chosen = Object.entries(PARTS).filter(([name]) => words.length === 0 || name in files);
  return chosen.map(([name, part]) => [name, part, words.includes(name) ? [] : (files[name] ?? [])]);
}

/**
 * The processor seconds of each part in total and by file, most first.
 * @param {Record<string, Record<string, number>>} parts
 */
function totals(parts) {
  const rounded = (/** @type {number} */ seconds) => Math.round(seconds * 10) / 10;
  return Object.fromEntries(
    Object.entries(parts).map(([part, files]) => {
      const sorted = Object.entries(files).sort(([, one], [, other]) => other - one);
      const all = sorted.reduce((sum, [, seconds]) => sum + seconds, 0);
      return [
        part,
        { all: rounded(all), files: Object.fromEntries(sorted.map(([file, each]) => [file, rounded(each)])) },
      ];
    }),
  );
}

/** Runs the tests that the command line asks for. */
async function test() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: "string", short: "t" },
      headed: { type: "boolean" },
      bail: { type: "boolean" },
      quick: { type: "boolean" },
      all: { type: "boolean" },
    },
  });
  const parts = choose(positionals);
  if (values.headed) process.env.HEADED = "1";
  if (values.all) process.env.EXHAUSTIVE_CELLS = "12";
  await setUp({ tests: parts.some(([, part]) => part.needsBrowsers) });
  const setUpSeconds = processorSeconds(process.pid);

  rmSync(join(ROOT, "target", "failed-tests"), { recursive: true, force: true });
  // Chromium leaves files behind at each start, so it gets a temporary folder that is deleted at the end.
  const temporary = mkdtempSync(join(tmpdir(), "cat-and-mouse-"));
  process.env.TMPDIR = temporary;
  process.on("exit", () => {
    try {
      rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A browser that is still ending may write there; the system deletes the remains.
    }
  });
  const started = Date.now();
  /** @typedef {{ passed: number, failed: number, skipped: number, seconds: number, note: string }} Result */
  const results = /** @type {Record<string, Result>} */ ({});
  const failures = /** @type {string[]} */ ([]);
  /** The parts that have begun. */
  const begun = new Set();
  const pieces = /** @type {{ needsBuild: boolean, start: () => Promise<void> }[]} */ ([]);
  const processor = /** @type {Record<string, Record<string, number>>} */ ({ "set-up": { all: setUpSeconds } });
  /** Undefined until the build has ended. @type {boolean | undefined} */
  let isBuilt;
  async function buildSite() {
    if (!parts.some(([, part]) => part.needsBuild)) return;
    const args = [join(ROOT, "scripts", "build.mjs"), ...(values.quick ? ["--quick"] : [])];
    const meter = new Meter();
    const onLine = (/** @type {string} */ _, /** @type {number} */ pid) => meter.read(pid);
    isBuilt = (await run(process.execPath, args, { cwd: ROOT, label: "build", onLine })) === 0;
    processor.build = meter.seconds;
  }
  for (const [name, part, files] of parts) {
    const result = { passed: 0, failed: 0, skipped: 0, seconds: 0, note: "" };
    results[name] = result;
    processor[name] = {};
    const missing = part.missing?.();
    if (missing) Object.assign(result, { skipped: 1, note: missing });
    else
      for (const piece of part.pieces({ files, name: values.name, bail: values.bail }))
        pieces.push({ needsBuild: part.needsBuild, start: () => runPiece(name, result, piece) });
  }
  const options = pieces.length > 1 ? (/** @type {string} */ label) => ({ label }) : () => ({});
  /** @param {string} name @param {Result} result @param {Piece} piece */
  async function runPiece(name, result, piece) {
    if (isBuilt === false && PARTS[name]?.needsBuild)
      return void Object.assign(result, { failed: 1, note: "not run: the build failed" });
    const started = Date.now();
    if (!begun.has(name)) console.log(`\n=== ${name}: ${PARTS[name]?.about}`);
    begun.add(name);
    const count = await piece(options(name));
    result.passed += count.passed;
    result.failed += count.failed;
    result.skipped += count.skipped;
    failures.push(...count.names.map((test) => `${name} | ${test}`));
    for (const [file, seconds] of Object.entries(count.files)) {
      const files = /** @type {Record<string, number>} */ (processor[name]);
      files[file] = (files[file] ?? 0) + seconds;
    }
    result.seconds += secondsSince(started);
  }
  const building = buildSite();
  /** Starts one piece after another. Pieces that need the build wait for it. */
  async function work() {
    while (pieces.length > 0 && !isOver) {
      const at = pieces.findIndex(({ needsBuild }) => !needsBuild || isBuilt !== undefined);
      if (at >= 0) await pieces.splice(at, 1)[0]?.start();
      else await building;
    }
  }
  // The build uses little more than one processor, so all pieces that do not need it run beside it.
  await Promise.all([building.then(work), ...Array.from({ length: AT_ONCE - 1 }, work)]);
  for (const result of Object.values(results)) {
    if (isOver || result.note || result.passed + result.failed > 0) continue;
    Object.assign(result, { failed: 1, note: "no test ran: counted as a failure" });
  }

  mkdirSync(join(ROOT, "target"), { recursive: true });
  writeFileSync(join(ROOT, "target", "processor-seconds.json"), `${JSON.stringify(totals(processor), null, 1)}\n`);
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
