// Check code without a page: what the page believes of a sandbox, and the solutions to try.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import init from "cat-and-mouse";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/versions.mjs";
import { judged, problemOf, start } from "../harness/judging.mjs";

await init({ module_or_path: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });
const { module } = await runnerImport(join(ROOT, "www", "check", "protocol.ts"), {
  configFile: false,
  logLevel: "error",
});
const { readAnswers, readInspection, readStarted } = /** @type {typeof import("../../www/check/protocol")} */ (module);

test("answers are read from a reply", () => {
  const reply = { id: 1, given: [true, 2, { error: "E" }, { value: "v", more: 1 }], times: [0, 1, 2, 3] };
  assert.deepEqual(readAnswers(reply, 5), { given: [true, 2, { error: "E" }, { value: "v" }], times: [0, 1, 2, 3] });
});

for (const [what, reply] of /** @type {[string, unknown][]} */ ([
  ["nothing", null],
  ["a text", "given"],
  ["no answers", { given: [], times: [] }],
  ["more answers than questions", { given: [true, true, true], times: [0, 0, 0] }],
  ["too few times", { given: [true, true], times: [0] }],
  ["a time that is no number", { given: [true], times: ["now"] }],
  ["a time before the question", { given: [true], times: [-1] }],
  ["an answer of another kind", { given: [{}], times: [0] }],
  ["an answer that is nothing", { given: [null], times: [0] }],
  ["a claim that the time is over, which only the page decides", { given: [{ timeout: true }], times: [0] }],
  ["a very long text", { given: [{ value: "x".repeat(301) }], times: [0] }],
  ["a list that is none", { given: { length: 1, 0: true }, times: [0] }],
]))
  test(`a reply is no answer to two questions with ${what}`, () => {
    assert.equal(readAnswers(reply, 2), undefined);
  });

test("a start is read from a reply", () => {
  assert.equal(readStarted({ failed: null }), null);
  assert.equal(readStarted({ failed: "SyntaxError" }), "SyntaxError");
  assert.equal(readStarted({ failed: "x".repeat(301) }), undefined);
  assert.equal(readStarted({}), undefined);
});

test("a flood of lines is no inspection", () => {
  assert.deepEqual(readInspection({ stack: null, output: ["a"] }), { stack: null, output: ["a"] });
  assert.equal(readInspection({ stack: null, output: Array(102).fill("a") }), undefined);
  assert.equal(readInspection({ stack: null, output: ["x".repeat(301)] }), undefined);
});

for (const [file, verdict, mistake] of /** @type {const} */ ([
  ["check/solutions/1728-race.js", "wrong-answer", "race-only"],
  ["check/solutions/1728-depth-first.js", "wrong-answer", "depth-first-memory"],
  ["check/solutions/1728-few-turns.js", "wrong-answer", "limit-too-low"],
  ["check/solutions/913-race.js", "wrong-answer", "race-only"],
  ["check/solutions/913-depth-first.js", "wrong-answer", "depth-first-memory"],
  ["check/solutions/913-few-turns.js", "wrong-answer", "limit-too-low"],
]))
  test(`${file} is refuted, and its mistake is named`, () => {
    const source = readFileSync(join(ROOT, "www", file), "utf8");
    const report = judged(problemOf(source), () => start(source));
    assert.equal(report.verdict, verdict);
    assert.deepEqual(
      report.mistakes.map(({ code }) => code),
      [mistake],
    );
    assert.doesNotMatch(source, /wrong|mistake/i, "it does not say so itself");
  });
