// `npm run faults`: puts known faults into the project one by one, and checks whether a test fails. The bank (the list)
// of faults is tests/faults/: mutants of the crate (small changes of its code, made by cargo-mutants; crate.txt), and
// patches, each with a sentence about its visible effect. `-- --sample 15 --seed 2` tries 15 faults of the bank, and
// `-- undo-wall` only the faults that are named. After an interruption, the same command continues its work.
// `-- --draw 30 --seed 3` replaces the mutants by 30 random ones. The results are in tests/faults/results.md.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ask, main, run, Stop } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

/** @typedef {{ id: string, patch: () => string, tests: string[][] }} Fault with the tests that may see it, in stages: a stage runs if all tests before it pass */
/** @typedef {{ name: string, patch: string }} Mutant named without its line and column */

const BANK = join(ROOT, "tests", "faults");
const MUTANTS = join(BANK, "crate.txt");
const RESULTS = join(BANK, "results.md");
const WORK = join(ROOT, "target", "faults");
/** The copy of the project that receives the faults. */
const TREE = join(WORK, "tree");
/** The results of an interrupted run. */
const UNFINISHED = join(WORK, "unfinished.json");

/** Tests for mutants of the crate, the slow ones last. */
const CRATE_TESTS = [["crate"], ["cli", "boundary", "node/judge"]];

/** Tests count as failed after this many seconds, because a fault may cause an endless loop. */
const LIMIT = 1200;

/**
 * A pseudo-random order, the same for the same seed.
 * @template T
 * @param {T[]} all
 * @param {(each: T) => string} name
 * @param {string} seed
 */
function shuffled(all, name, seed) {
  const key = (/** @type {T} */ each) =>
    createHash("sha256")
      .update(`${seed} ${name(each)}`)
      .digest("hex");
  return all
    .map((each) => ({ each, key: key(each) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ each }) => each);
}

/**
 * All mutants that cargo-mutants makes of the crate. Mutants that have the same name in a function are numbered.
 * @returns {Mutant[]}
 */
function allMutants() {
  const list = ask("cargo", "mutants", "--list", "--json", "--diff", "--dir", TREE);
  if (!list) throw new Stop("cargo mutants --list failed.");
  const seen = /** @type {Record<string, number>} */ ({});
  return JSON.parse(list).map((/** @type {any} */ { name, file, diff }) => {
    const plain = name.replace(/^([^:]+):\d+:\d+/, "$1");
    seen[plain] = (seen[plain] ?? 0) + 1;
    return {
      name: seen[plain] === 1 ? plain : `${plain} (${seen[plain]})`,
      patch: diff.replace(/^.*\n.*\n/, `--- a/${file}\n+++ b/${file}\n`),
    };
  });
}

const folderOf = (/** @type {string} */ mutant) => dirname(mutant.split(":")[0] ?? "");

/** Whether the crate still compiles with the mutant. @param {Mutant} mutant */
async function compiles({ patch }) {
  if (!(await apply(patch))) throw new Stop("A mutant does not apply.");
  const code = await run("cargo", ["check", "--locked", "--lib", "--features", "web"], {
    cwd: TREE,
    quiet: true,
    env: { RUSTFLAGS: "-Awarnings" },
  });
  await clean();
  return code === 0;
}

/**
 * Chooses `count` mutants at random that compile and are not in the bank yet.
 * @param {Mutant[]} all
 * @param {string[]} taken
 * @param {number} count
 * @param {string} seed
 */
async function draw(all, taken, count, seed) {
  const drawn = [];
  for (const mutant of shuffled(all, ({ name }) => name, seed)) {
    if (drawn.length === count) break;
    if (!taken.includes(mutant.name) && (await compiles(mutant))) drawn.push(mutant.name);
  }
  return drawn;
}

/**
 * The mutants of the bank. If the code of a mutant no longer exists, another random mutant of its folder replaces it.
 * @returns {Promise<Fault[]>}
 */
async function mutants() {
  const all = allMutants();
  const lines = readFileSync(MUTANTS, "utf8").trimEnd().split("\n");
  for (const [at, line] of lines.entries()) {
    if (line.startsWith("#") || all.some(({ name }) => name === line)) continue;
    const [other] = await draw(
      all.filter(({ name }) => folderOf(name) === folderOf(line)),
      lines,
      1,
      line,
    );
    if (!other) throw new Stop(`No other mutant in ${folderOf(line)} takes the place of "${line}".`);
    console.log(`• gone: ${line}\n  drawn in its place: ${other}`);
    lines[at] = other;
  }
  writeFileSync(MUTANTS, `${lines.join("\n")}\n`);
  const patches = new Map(all.map(({ name, patch }) => [name, patch]));
  return lines
    .filter((line) => !line.startsWith("#"))
    .map((id) => ({ id, patch: () => patches.get(id) ?? "", tests: CRATE_TESTS }));
}

/** The patches in a folder. @param {string} folder @returns {Fault[]} */
function planted(folder) {
  const files = readdirSync(join(BANK, folder)).sort();
  return files.map((file) => {
    const text = readFileSync(join(BANK, folder, file), "utf8");
    const tests = /^Tests: (.+)$/m.exec(text)?.[1];
    if (!tests) throw new Stop(`tests/faults/${folder}/${file} names no tests.`);
    return { id: basename(file, ".patch"), patch: () => text, tests: [tests.split(", ")] };
  });
}

/** @param {string} patch */
async function apply(patch) {
  const file = join(WORK, "fault.patch");
  writeFileSync(file, patch);
  return (await run("git", ["apply", file], { cwd: TREE, quiet: true })) === 0;
}

const clean = () => run("git", ["checkout", "--quiet", "."], { cwd: TREE });

/** The tests' result for a fault. @param {Fault} fault @returns {Promise<string>} */
async function tried({ patch, tests }) {
  if (!(await apply(patch()))) return "does not apply: to be planted anew";
  try {
    for (const stage of tests) {
      const failed = /** @type {string[]} */ ([]);
      const lines = /** @type {string[]} */ ([]);
      const onLine = (/** @type {string} */ line) => {
        failed.push(...(/^failed: (.+)/.exec(line)?.slice(1) ?? []));
        lines.push(line);
      };
      const args = [join(TREE, "scripts", "test.mjs"), "--bail", "--quick", ...stage];
      const started = Date.now();
      const code = await run(process.execPath, args, {
        cwd: TREE,
        onLine,
        quiet: true,
        limit: LIMIT,
        env: { CI: "true" },
      });
      if (failed[0]) return `red: ${failed[0]}`;
      if (code === 0) continue;
      if (Date.now() - started >= LIMIT * 1000) return "red: the tests do not end";
      if (lines.some((line) => /\(signal: \d+, SIG/.test(line))) return "red: the tests are killed";
      return lines.some((line) => /could not compile|Build failed/.test(line))
        ? "does not compile"
        : "undecided: no test failed, but the run did";
    }
    return "green";
  } finally {
    await clean();
  }
}

/** The results of earlier runs, by fault. @returns {Map<string, string>} */
function known() {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, "utf8") : "";
  const rows = [...text.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)];
  const plain = (cell = "") => cell.replaceAll("\\|", "|");
  return new Map(rows.map(([, id, result]) => [plain(id), plain(result)]));
}

/** @param {Fault[]} faults of the bank, in order @param {Map<string, string>} results */
function write(faults, results) {
  const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|");
  const rows = faults.map(({ id }) => `| \`${cell(id)}\` | ${cell(results.get(id) ?? "not tried")} |`);
  const red = faults.filter(({ id }) => results.get(id)?.startsWith("red")).length;
  const head = `# The bank of faults\n\nWritten by \`npm run faults\`. Red: ${red} of ${faults.length}.\n\n| fault | result |\n| --- | --- |\n`;
  writeFileSync(RESULTS, `${head}${rows.join("\n")}\n`);
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: "string" }, seed: { type: "string", default: "1" }, draw: { type: "string" } },
  });
  await setUp({ mutants: true });
  const commit = ask("git", "-C", ROOT, "rev-parse", "HEAD") ?? "";
  mkdirSync(WORK, { recursive: true });
  if (!existsSync(TREE)) await run("git", ["clone", "--quiet", "--shared", ROOT, TREE]);
  await run("git", ["fetch", "--quiet", "origin", commit], { cwd: TREE });
  await run("git", ["checkout", "--quiet", "--force", "--detach", commit], { cwd: TREE });
  if (values.draw) {
    const drawn = await draw(allMutants(), [], Number(values.draw), values.seed);
    const head = `# Mutants of the crate: ${values.draw}, drawn with the seed ${values.seed}.\n`;
    return writeFileSync(MUTANTS, `${head}${drawn.sort().join("\n")}\n`);
  }

  const bank = [...(await mutants()), ...planted("web"), ...planted("www")];
  const named = bank.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const chosen = values.sample ? shuffled(named, ({ id }) => id, values.seed).slice(0, Number(values.sample)) : named;
  const wanted = JSON.stringify([commit, chosen.map(({ id }) => id)]);
  const unfinished = existsSync(UNFINISHED) ? JSON.parse(readFileSync(UNFINISHED, "utf8")) : {};
  const found = new Map(Object.entries(unfinished.wanted === wanted ? unfinished.found : {}));
  const before = known();
  const worse = [];
  for (const [at, fault] of chosen.entries()) {
    if (found.has(fault.id)) continue;
    const result = await tried(fault);
    console.log(`${at + 1} of ${chosen.length}: ${fault.id}\n  ${result}`);
    found.set(fault.id, result);
    writeFileSync(UNFINISHED, JSON.stringify({ wanted, found: Object.fromEntries(found) }));
    write(bank, new Map([...before, ...found]));
  }
  rmSync(UNFINISHED, { force: true });
  for (const { id } of chosen)
    if (before.get(id)?.startsWith("red") && !found.get(id)?.startsWith("red")) worse.push(id);
  if (worse.length > 0) throw new Stop(`These were red before, and are not now:\n${worse.join("\n")}`);
  console.log(`Red: ${chosen.filter(({ id }) => found.get(id)?.startsWith("red")).length} of ${chosen.length}.`);
});
