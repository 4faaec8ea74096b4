// Checks whether diagnoses that the judge is certain of are ever wrong. Changes right solutions at random, in
// an operator, a number or a line. If the judge names a mistake for certain, the changed solution is asked
// 2,000 new questions: one variant of this mistake must give all of its answers. `node benches/diagnoses.mjs
// [JAVASCRIPT [PYTHON]]`, by default 300 and 60 changes, takes ten minutes on one core. The same seed makes
// the same changes.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { canMouseWin, catMouseGame, Judge } from "cat-and-mouse";
import { ROOT } from "../scripts/versions.mjs";
import { line, problemOf } from "../tests/harness/judging.mjs";

/** @typedef {import("cat-and-mouse").Question} Question */
/** @typedef {import("cat-and-mouse").Given} Given */
/** @typedef {"javascript" | "python"} Language */

const QUESTIONS = 3_000;
const FRESH = 2_000;
/** A program that prints nothing for this long, in milliseconds, has not answered in time. */
const SILENCE = 1_500;

/** @type {Record<Language, string[]>} */
const RIGHT = {
  javascript: ["tests/right/queue.js", "tests/right/sweeps.js", "tests/right/graph-queue.js"],
  python: ["www/tutorial/solutions/1728.py", "www/tutorial/solutions/913.py"],
};

/** Random numbers from 0 to 1, the same in every run (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TOKEN = /[<>]=?|[=!]==?|&&|\|\||\b(?:and|or)\b|(?<=\s)[+\-*](?=\s)|\b\d+\b/g;
/** Operators that replace each other. */
const KINDS = [
  ["<", "<=", ">", ">="],
  ["===", "!=="],
  ["==", "!="],
  ["+", "-", "*"],
  ["&&", "||"],
  ["and", "or"],
];

/** One random change. @param {string} source @param {() => number} random */
function changed(source, random) {
  const pick = /** @template T @param {T[]} all @returns {T} */ (all) =>
    /** @type {T} */ (all[Math.floor(random() * all.length)]);
  const lines = source.split("\n");
  if (random() < 0.2) {
    const at = pick(
      [...lines.keys()].filter((number) => /\w/.test(lines[number] ?? "") && !/^(\/\/|#)/.test(lines[number] ?? "")),
    );
    const replaced = random() < 0.5 ? [] : [lines[at], lines[at]];
    return {
      what: `line ${at + 1} ${replaced.length ? "twice" : "left out"}`,
      source: lines.toSpliced(at, 1, ...replaced.map(String)).join("\n"),
    };
  }
  const token = pick([...source.matchAll(TOKEN)]);
  const [word] = token;
  const likes = KINDS.find((kind) => kind.includes(word))?.filter((other) => other !== word);
  const other = likes ? pick(likes) : String(Number(word) + (random() < 0.5 ? 1 : -1));
  const number = source.slice(0, token.index).split("\n").length;
  return {
    what: `line ${number}: ${word} to ${other}`,
    source: source.slice(0, token.index) + other + source.slice(token.index + word.length),
  };
}

const JAVASCRIPT_HOST = `
const { createInterface } = require("node:readline");
const solution = new Function(process.env.SOURCE + "\\nreturn typeof canMouseWin === 'undefined' ? catMouseGame : canMouseWin;")();
createInterface({ input: process.stdin }).on("line", (line) => {
  let said;
  try { said = solution(...JSON.parse(line)); said = typeof said === "boolean" || typeof said === "number" ? (Number.isNaN(said) ? { value: "NaN" } : said) : { value: String(said) }; }
  catch (error) { said = { error: String(error).slice(0, 200) }; }
  process.stdout.write(JSON.stringify(said) + "\\n");
});`;
const PYTHON_HOST = `
import json, os, sys
space = {}
exec(os.environ["SOURCE"], space)
solution = space["Solution"]()
ask = getattr(solution, "canMouseWin", None) or solution.catMouseGame
for line in sys.stdin:
    try:
        said = ask(*json.loads(line))
        if not isinstance(said, (bool, int, float)): said = {"value": repr(said)[:200]}
    except Exception as error:
        said = {"error": repr(error)[:200]}
    print(json.dumps(said), flush=True)
`;

/** A solution in its own process. */
class Solution {
  /** @type {{ child: import("node:child_process").ChildProcessByStdio<import("node:stream").Writable, import("node:stream").Readable, null>, lines: import("node:readline").Interface } | undefined} */
  #running;

  /** @param {Language} language @param {string} source */
  constructor(language, source) {
    this.language = language;
    this.source = source;
  }

  end() {
    this.#running?.child.kill("SIGKILL");
    this.#running = undefined;
  }

  #start() {
    const env = { ...process.env, SOURCE: this.source };
    const options = { env, stdio: /** @type {["pipe", "pipe", "ignore"]} */ (["pipe", "pipe", "ignore"]) };
    const child =
      this.language === "python"
        ? spawn("python3", ["-c", PYTHON_HOST], options)
        : spawn(process.execPath, ["--max-old-space-size=512", "-e", JAVASCRIPT_HOST], options);
    child.stdin.on("error", () => {});
    return { child, lines: createInterface({ input: child.stdout }) };
  }

  /** The answers up to the first time-out or crash, which is the last of them. @param {Question[]} questions @returns {Promise<Given[]>} */
  ask(questions) {
    const running = this.#running ?? this.#start();
    this.#running = running;
    const { child, lines } = running;
    return new Promise((resolve) => {
      /** @type {Given[]} */
      const given = [];
      /** @param {Given} [last] */
      const finish = (last) => {
        clearTimeout(timer);
        lines.removeAllListeners();
        child.removeAllListeners();
        if (last !== undefined) {
          given.push(last);
          this.end();
        }
        resolve(given);
      };
      const late = () => finish({ timeout: true });
      let timer = setTimeout(late, 2 * SILENCE);
      lines.on("line", (text) => {
        clearTimeout(timer);
        given.push(JSON.parse(text));
        if (given.length === questions.length) finish();
        else timer = setTimeout(late, SILENCE);
      });
      child.on("close", () => finish({ error: "ended" }));
      for (const it of questions) {
        const input = "graph" in it ? [it.graph] : [it.grid, it.catJump, it.mouseJump];
        child.stdin.write(`${JSON.stringify(input)}\n`);
      }
    });
  }
}

/** @param {Language} language @param {string} source */
async function judged(language, source) {
  const judge = new Judge(problemOf(source), { questions: QUESTIONS });
  const solution = new Solution(language, source);
  for (;;) {
    const questions = judge.next(200);
    if (questions.length === 0) break;
    const given = await solution.ask(questions);
    judge.next(given.length);
    judge.answer(given);
  }
  solution.end();
  const report = judge.report();
  judge.free();
  return report;
}

/** Random questions that no judge asked above. @param {"cat-and-mouse-ii" | "cat-and-mouse"} problem @returns {Question[]} */
function fresh(problem) {
  const all = [];
  for (const seed of [271_828, 314_159]) {
    const judge = new Judge(problem, { seed });
    for (;;) {
      const { stage } = judge.progress();
      const questions = judge.next(stage === "small" ? 5_000 : 100);
      if (questions.length === 0) break;
      if (stage === "random") all.push(...questions);
      judge.answer(
        questions.map((it) =>
          "graph" in it ? catMouseGame(it.graph) : canMouseWin(it.grid, it.catJump, it.mouseJump),
        ),
      );
    }
    judge.free();
  }
  return all.slice(0, FRESH);
}

const FRESH_QUESTIONS = { "cat-and-mouse-ii": fresh("cat-and-mouse-ii"), "cat-and-mouse": fresh("cat-and-mouse") };

const counts = { javascript: Number(process.argv[2] ?? 300), python: Number(process.argv[3] ?? 60) };
for (const language of /** @type {Language[]} */ (["javascript", "python"])) {
  const random = dice(1);
  const found = {
    accepted: 0,
    error: 0,
    "time-limit": 0,
    "wrong-type": 0,
    "wrong-answer": 0,
    "differs-between-runs": 0,
    undecided: 0,
  };
  const named = { certain: 0, perhaps: 0, wrong: 0, late: 0 };
  /** @type {Map<string, number>} */
  const codes = new Map();
  const seen = new Set();
  while (seen.size < counts[language]) {
    const path = RIGHT[language][seen.size % RIGHT[language].length] ?? "";
    const { what, source } = changed(readFileSync(join(ROOT, path), "utf8"), random);
    if (seen.has(source)) continue;
    seen.add(source);
    const { verdict, mistakes } = await judged(language, source);
    found[verdict] += 1;
    const [mistake] = mistakes;
    if (!mistake) continue;
    if (!mistake.isCertain) {
      named.perhaps += 1;
      continue;
    }
    named.certain += 1;
    codes.set(mistake.code, (codes.get(mistake.code) ?? 0) + 1);
    const questions = FRESH_QUESTIONS[problemOf(source)];
    const solution = new Solution(language, source);
    /** @type {Given[]} */
    const given = [];
    while (given.length < questions.length)
      given.push(...(await solution.ask(questions.slice(given.length, given.length + 200))));
    solution.end();
    const answered = questions.map(
      (question, at) =>
        `${line(question)}\t${typeof given[at] === "object" ? Object.keys(given[at] ?? {})[0] : given[at]}`,
    );
    const input = answered.filter((each) => !each.endsWith("timeout")).join("\n");
    if (answered.some((each) => each.endsWith("timeout"))) named.late += 1;
    const explains = spawnSync(
      "cargo",
      ["run", "--quiet", "--locked", "-p", "cat-and-mouse-benches", "--example", "explains", mistake.code],
      {
        cwd: ROOT,
        input,
        encoding: "utf8",
      },
    );
    if (explains.status !== 0) {
      named.wrong += 1;
      console.log(`WRONG: ${path}, ${what}: ${mistake.code}. ${explains.stderr}${explains.stdout}`);
    }
  }
  console.log(`${language}: ${seen.size} changes`, found, named, Object.fromEntries(codes));
}
