// `node tests/transcripts/run.mjs`: goes through the flows on the built site, and compares what is said and shown with the
// transcripts beside this file. `--update` writes them anew. Names select flows.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { processorSeconds } from "../../scripts/processor.mjs";
import { main, secondsSince } from "../../scripts/run.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { flows } from "./flows.mjs";
import { Stage } from "./stage.mjs";

const HERE = join(ROOT, "tests", "transcripts");
const MADE = join(ROOT, "target", "transcripts");

/** @typedef {import("./flows.mjs").Flow} Flow */

/** What differs between two lists: lines that have gone and lines that are new. @param {string[]} before @param {string[]} after @returns {string[]} */
function differing(before, after) {
  // `common[one][other]` is the length of the longest list that is contained in both lists from these places on.
  const common = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0));
  const at = (/** @type {number} */ one, /** @type {number} */ other) => common[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      /** @type {number[]} */ (common[one])[other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  const lines = [];
  for (let one = 0, other = 0; one < before.length || other < after.length; ) {
    if (one < before.length && before[one] === after[other]) [one, other] = [one + 1, other + 1];
    else if (one < before.length && (other === after.length || at(one + 1, other) >= at(one, other + 1)))
      lines.push(`- ${before[one++]}`);
    else lines.push(`+ ${after[other++]}`);
  }
  return lines;
}

/** @param {Stage} stage @param {Flow} flow @returns {Promise<string>} its transcript */
async function transcript(stage, { name, scenes }) {
  const lines = [`# ${name}`];
  for (const { place, steps } of scenes) {
    await stage.enter(place);
    let before = { page: /** @type {string[] | null} */ ([]), dialog: /** @type {string[]} */ ([]), focus: "nothing" };
    for (const step of ["", ...steps]) {
      if (step !== "")
        await stage.take(step).catch((error) => {
          throw new Error(`${place.html ?? place.path}, ${step}: ${error.message}\n${lines.slice(-40).join("\n")}`);
        });
      const now = await stage.inside("seen");
      const page = now.page ?? before.page ?? [];
      lines.push(
        step === "" ? `\n== ${place.name}: ${place.html ?? place.path}` : `> ${step.replaceAll("\n", "\\n")}`,
        ...now.noted.map((line) => `  ${line}`),
        ...[...differing(before.page ?? [], page), ...differing(before.dialog, now.dialog)].map((line) =>
          step === "" ? ` ${line.slice(1)}` : `  ${line}`,
        ),
        ...(now.focus === before.focus ? [] : [`  focus: ${now.focus}`]),
      );
      before = { ...now, page };
    }
  }
  return `${lines.join("\n")}\n`;
}

const fileOf = (/** @type {string} */ name) => name.replace(/[^a-z0-9]+/gi, "-").toLowerCase();

/** @param {Stage} stage @param {Flow} flow @param {boolean} update @returns {Promise<boolean>} whether it is as before */
async function compareFlow(stage, flow, update) {
  const text = await transcript(stage, flow);
  const file = join(HERE, `${fileOf(flow.name)}.txt`);
  if (update) {
    writeFileSync(file, text);
    return true;
  }
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (text === before) return true;
  const made = join(MADE, `${fileOf(flow.name)}.txt`);
  writeFileSync(made, text);
  spawnSync("git", ["--no-pager", "diff", "--no-index", "--no-color", before ? file : "/dev/null", made], {
    stdio: "inherit",
  });
  return false;
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { update: { type: "boolean", default: false } },
  });
  const wanted = (/** @type {{ name: string }} */ { name }) =>
    positionals.length === 0 || positionals.some((each) => name.includes(each) || fileOf(name).includes(each));
  mkdirSync(MADE, { recursive: true });
  const started = Date.now();
  const stage = await Stage.open();
  const count = { passed: 0, failed: 0 };
  /** @param {{ name: string }} what @param {() => Promise<boolean>} compare */
  const check = async ({ name }, compare) => {
    const isSame = await compare().catch((error) => void console.log(`${name}: ${error.message}`));
    count[isSame ? "passed" : "failed"] += 1;
    if (!isSame) console.log(`test failed: ${name}`);
  };
  try {
    for (const each of flows.filter(wanted)) await check(each, () => compareFlow(stage, each, values.update));
    console.log(`${secondsSince(started)} s, ${Math.round(processorSeconds(process.pid))} processor seconds`);
  } finally {
    await stage.close();
  }
  const known = flows.map(({ name }) => `${fileOf(name)}.txt`);
  for (const file of readdirSync(HERE).filter((each) => each.endsWith(".txt") && !known.includes(each)))
    if (values.update) rmSync(join(HERE, file));
    else {
      count.failed += 1;
      console.log(`test failed: ${file} belongs to no flow`);
    }
  console.log(
    `test result: ${count.failed ? "FAILED" : "ok"}. ${count.passed} passed; ${count.failed} failed; 0 ignored`,
  );
  process.exitCode = count.failed ? 1 : 0;
});
