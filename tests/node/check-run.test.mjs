// The state of Check code, without a page: every action in every state, and its effects on the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { namesMoves, next, problemOf } = await load("check/check-run");
// The addresses of the compiler's files are relative to the page's address.
Object.assign(globalThis, { location: { href: "https://example.org/" } });
const { statusOf } = await load("check/check-views");
const { enCheck } = await load("check/words-en");

/** @typedef {import("../../www/check/check-run").CheckRun} CheckRun */
/** @typedef {import("../../www/check/check-run").Action} Action */

const QUESTION = { grid: ["MCF"], catJump: 1, mouseJump: 1 };
const PROGRESS = /** @type {const} */ ({ stage: "statement", asked: 1, of: null, done: false });
const OWN = { question: QUESTION, expected: false };
/** @type {any} */
const JAVA = { kind: "other-language", language: "Java", program: null };
/** @type {any} */
const REFUSAL = { code: "no-board" };

/** @param {string[]} mistakes @returns {any} */
const report = (...mistakes) => ({
  kind: "done",
  report: { failure: { question: QUESTION }, mistakes: mistakes.map((form) => ({ form })) },
});
const ACCEPTED = /** @type {any} */ ({ kind: "done", report: { failure: null, mistakes: [] } });
const ANSWERED = /** @type {any} */ ({ kind: "case", ...OWN, given: true });
const FAILED = /** @type {const} */ ({ kind: "failed", error: "E" });
const ANSWER = { position: "1,2,mouse", given: true, expected: false };
const SHOWN = { question: QUESTION, showsWhy: false };

const KEPT = /** @type {const} */ ({ problem: "cat-and-mouse", codeLanguage: "cpp", id: 3 });
const BEGUN = /** @type {const} */ ({ ...KEPT, isOtherProblem: true, isChanged: false });

/** A state of each kind, and several of a kind in which an action can do different things. @satisfies {Record<string, CheckRun>} */
const STATES = /** @type {const} */ ({
  idle: { ...KEPT, kind: "idle" },
  incomplete: { ...KEPT, kind: "idle", isIncomplete: true, refusal: REFUSAL, pasted: JAVA },
  starting: { ...BEGUN, kind: "starting" },
  loading: { ...BEGUN, kind: "loading", bytes: 1, all: 27 },
  compiling: { ...BEGUN, kind: "compiling", pasted: JAVA },
  judging: { ...BEGUN, kind: "judging", progress: PROGRESS, isChanged: true, refusal: REFUSAL },
  held: { ...BEGUN, kind: "held", own: OWN },
  stopped: { ...BEGUN, kind: "stopped" },
  "not compiled": { ...BEGUN, kind: "not-compiled", failure: "memory" },
  accepted: { ...BEGUN, kind: "judged", judged: ACCEPTED, code: "c" },
  refuted: { ...BEGUN, kind: "judged", judged: report(), code: "c", shown: SHOWN, isIncomplete: true },
  "own case": { ...BEGUN, kind: "judged", judged: ANSWERED, code: "c", shown: { ...SHOWN, showsWhy: true } },
  asked: { ...BEGUN, kind: "judged", judged: ANSWERED, code: "c", shown: { ...SHOWN, answer: ANSWER } },
});

/** @satisfies {Record<string, Action>} */
const ACTIONS = /** @type {const} */ ({
  choose: { do: "choose", task: { codeLanguage: "python" } },
  put: { do: "put" },
  type: { do: "type" },
  paste: { do: "paste", pasted: JAVA },
  "paste again": { do: "paste", pasted: undefined },
  read: { do: "read" },
  refuse: { do: "read", refusal: REFUSAL },
  run: { do: "run", isOtherProblem: false },
  stop: { do: "stop" },
  why: { do: "why" },
  miss: { do: "miss" },
  hold: { do: "hold", id: 3, own: OWN },
  load: { do: "load", id: 3, bytes: 2, all: 27 },
  compile: { do: "compile", id: 3 },
  start: { do: "start", id: 3 },
  progress: { do: "progress", id: 3, progress: { ...PROGRESS, asked: 2 } },
  "next stage": { do: "progress", id: 3, progress: { stage: "small", asked: 9, of: 99, done: false } },
  fail: { do: "fail", id: 3, failure: "slow" },
  accept: { do: "judge", id: 3, judged: ACCEPTED, code: "d" },
  refute: { do: "judge", id: 3, judged: report(), code: "d" },
  answer: { do: "answer", id: 3, answer: ANSWER },
  "answer a case": { do: "judge", id: 3, judged: ANSWERED, code: "d" },
  "do not work": { do: "judge", id: 3, judged: FAILED, code: "d" },
  recall: { do: "recall", id: 3, judged: report(), code: "d", isChanged: true },
});

const UNTIL_NOW = {
  recall: [
    { kind: "judged", judged: report(), code: "d", shown: SHOWN, isOtherProblem: false, isChanged: true },
    "show-case",
  ],
};
const RUNNING = {
  stop: [{ kind: "stopped", id: 4 }, "end say focus-run"],
  hold: [{ kind: "held", own: OWN }, ""],
  load: [{ kind: "loading", bytes: 2, all: 27 }, ""],
  compile: [{ kind: "compiling" }, "say"],
  start: [{ kind: "starting" }, ""],
  progress: [{ kind: "judging", progress: { ...PROGRESS, asked: 2 } }, "say"],
  "next stage": [{ kind: "judging", progress: { stage: "small", asked: 9, of: 99, done: false } }, "say"],
  fail: [{ kind: "not-compiled", failure: "slow" }, "say"],
  accept: [{ kind: "judged", judged: ACCEPTED, code: "d" }, "keep-report show-case focus-result"],
  refute: [{ kind: "judged", judged: report(), code: "d", shown: SHOWN }, "keep-report show-case focus-result"],
  "answer a case": [
    { kind: "judged", judged: ANSWERED, code: "d", shown: SHOWN },
    "keep-report show-case focus-result",
  ],
  "do not work": [{ kind: "judged", judged: FAILED, code: "d" }, "show-case focus-result"],
};
const SAME_STAGE = { progress: [{ kind: "judging", progress: { ...PROGRESS, asked: 2 } }, ""] };

/**
 * For each state, the actions that change its kind or the shown case. For each action: the new properties, besides the
 * properties of every kind, and the effects. The actions in `everywhere` do the same in each state. All other actions
 * change nothing.
 * @type {Record<keyof typeof STATES, Partial<Record<keyof typeof ACTIONS, any>>>}
 */
const TABLE = {
  idle: UNTIL_NOW,
  incomplete: UNTIL_NOW,
  starting: RUNNING,
  loading: RUNNING,
  compiling: RUNNING,
  judging: { ...RUNNING, ...SAME_STAGE },
  held: {},
  stopped: {},
  "not compiled": {},
  accepted: {},
  refuted: {
    why: [{ shown: { ...SHOWN, showsWhy: true } }, "rewind"],
    compile: [{ shown: { ...SHOWN, answer: "compiling" }, isIncomplete: undefined }, "say"],
    answer: [{ shown: { ...SHOWN, answer: ANSWER } }, ""],
  },
  "own case": {
    why: [{ shown: SHOWN }, ""],
    compile: [{ shown: { ...SHOWN, showsWhy: true, answer: "compiling" } }, "say"],
    answer: [{ shown: { ...SHOWN, showsWhy: true, answer: ANSWER } }, ""],
  },
  asked: {
    why: [{ shown: { ...SHOWN, showsWhy: true, answer: ANSWER } }, "rewind"],
    compile: [{ shown: { ...SHOWN, answer: "compiling" } }, "say"],
    answer: [{ shown: { ...SHOWN, answer: ANSWER } }, ""],
  },
};

/** The properties of every kind. @param {CheckRun} now */
const common = ({ problem, codeLanguage, id, pasted, refusal }) => ({ problem, codeLanguage, id, pasted, refusal });

/** The effect of an action in every state. @param {CheckRun} now @param {keyof typeof ACTIONS} action @returns {[object, string] | undefined} */
function everywhere(now, action) {
  const anew = { ...common(now), id: 4, pasted: undefined };
  const leave = ["starting", "loading", "compiling", "judging"].includes(now.kind) ? "end show-case" : "show-case";
  switch (action) {
    case "choose":
      return [{ ...anew, kind: "idle", codeLanguage: "python" }, `${leave} recall-report`];
    case "put":
      return [{ ...anew, kind: "idle" }, `${leave} keep-report`];
    case "run":
      return [
        { ...anew, kind: "starting", isOtherProblem: false, isChanged: false },
        `${leave} keep-report scroll-to-result`,
      ];
    case "type":
      return [now.kind === "idle" ? now : { ...now, isChanged: true }, ""];
    case "paste":
      return [{ ...now, pasted: JAVA }, ""];
    case "paste again":
      return [{ ...now, pasted: undefined }, ""];
    case "read":
      return [{ ...now, refusal: undefined }, ""];
    case "refuse":
      return [{ ...now, refusal: REFUSAL }, ""];
    case "miss":
      return [{ ...now, isIncomplete: true }, ""];
  }
}

/** A state written as JSON and read again, which drops properties that are undefined. @param {object} now */
const printed = (now) => JSON.parse(JSON.stringify(now));

for (const state of /** @type {(keyof typeof STATES)[]} */ (Object.keys(STATES)))
  for (const action of /** @type {(keyof typeof ACTIONS)[]} */ (Object.keys(ACTIONS)))
    test(`${action} in ${state}`, () => {
      /** @type {CheckRun} */
      const before = STATES[state];
      const own = TABLE[state][action];
      const begun = "isChanged" in before ? { isOtherProblem: true, isChanged: before.isChanged } : {};
      const from = own && "kind" in own[0] ? { ...common(before), ...begun } : before;
      const [after, effects] = own ? [{ ...from, ...own[0] }, own[1]] : (everywhere(before, action) ?? [before, ""]);
      const step = next(before, ACTIONS[action]);
      assert.deepEqual([printed(step.now), step.effects.join(" ")], [printed(after), effects]);
    });

test("reports of an earlier check change nothing", () => {
  for (const now of Object.values(STATES))
    for (const action of Object.values(ACTIONS))
      if ("id" in action) assert.deepEqual(next(now, { ...action, id: 2 }), { now, effects: [] });
});

test("what goes on is said, and why there is no result", () => {
  const page = /** @type {any} */ ({ notLoaded: "It could not be loaded." });
  const said = Object.entries(STATES).map(([name, now]) => [name, statusOf(now, enCheck, page)]);
  assert.deepEqual(Object.fromEntries(said), {
    idle: null,
    incomplete: page.notLoaded,
    starting: enCheck.starting,
    loading: enCheck.loadingCpp(0, 0),
    compiling: enCheck.compiling,
    judging: enCheck.stage.statement,
    held: enCheck.askToLoad(27),
    stopped: enCheck.stopped,
    "not compiled": enCheck.cppFailed.memory,
    accepted: null,
    refuted: page.notLoaded,
    "own case": null,
    asked: null,
  });
  const compiling = next(STATES.asked, ACTIONS.compile).now;
  assert.equal(statusOf(compiling, enCheck, page), enCheck.compiling);
  assert.equal(statusOf({ ...STATES.loading, codeLanguage: "python" }, enCheck, page), enCheck.loadingPython);
});

test("code that defines only the function of the other problem is a solution of that one", () => {
  for (const [code, chosen, problem] of /** @type {const} */ ([
    ["function catMouseGame() {}", "cat-and-mouse-ii", "cat-and-mouse"],
    ["function canMouseWin() {}", "cat-and-mouse", "cat-and-mouse-ii"],
    ["function canMouseWin() {}", "cat-and-mouse-ii", "cat-and-mouse-ii"],
    ["const canMouseWin = catMouseGame;", "cat-and-mouse", "cat-and-mouse"],
    ["", "cat-and-mouse", "cat-and-mouse"],
  ]))
    assert.equal(problemOf(code, chosen), problem, code);
});

test("only a mistake with a form says something of moves", () => {
  assert.deepEqual([report("f"), report(), ACCEPTED, ANSWERED].map(namesMoves), [true, false, false, false]);
});

test("the answer to an own case is LeetCode's, cat's jump first", async () => {
  const { readCase } = await load("check/own-case");
  const question = { grid: ["M.C...F"], catJump: 1, mouseJump: 4 };
  assert.deepEqual(await readCase("cat-and-mouse-ii", '["M.C...F"]\n1\n4'), { question, expected: true });
});
