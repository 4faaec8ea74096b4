// Compares the answers of the JavaScript API with those in answers.txt, which can be worked out by hand. The tests in
// Rust check the answers on all kinds of boards and graphs. These tests check that JavaScript gets them in the right
// place and shape, and that arguments are passed in the right order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { callsOn, oneOfEach } from "./calls.mjs";
import { classes, functions, mismatch } from "./declared.mjs";
import { api } from "./helpers.mjs";
import { evaluate, partsOf, testTranscript } from "./transcripts.mjs";

testTranscript("answers.txt");

/** Calls whose answers are tested in other files. */
const ELSEWHERE = /^(Painter\.outline|jumpTable|solve|solveGraph)$/;

/** The name of the class that a part of the text is about; empty for the package. @param {string} on */
const classOf = (on) => (on === "the package" ? "" : evaluate(on).constructor.name);

test("every call and every property has an answer in answers.txt", () => {
  const answered = partsOf("answers.txt").flatMap(({ on, steps }) => {
    const prefix = on === "the package" ? "" : `${classOf(on)}.`;
    return steps.map(({ call }) => prefix + /^\w+/.exec(call));
  });
  const properties = Object.entries(classes).flatMap(([name, { properties }]) =>
    properties.map((property) => `${name}.${property.name}`),
  );
  const promised = [...Object.keys(callsOn(oneOfEach())), ...properties];
  assert.deepEqual(
    promised.filter((name) => !answered.includes(name) && !ELSEWHERE.test(name)),
    [],
  );
});

test("every answer in answers.txt has its declared type", () => {
  for (const { on, steps } of partsOf("answers.txt")) {
    const object = on === "the package" ? api : evaluate(on);
    const { methods, properties } = classes[classOf(on)] ?? { methods: functions, properties: [] };
    for (const { call } of steps) {
      const name = /^\w+/.exec(call)?.[0];
      const signatures = [...methods, ...properties].filter((member) => member.name === name);
      const types = signatures.map((member) => ("returns" in member ? member.returns : member.type));
      const answer = evaluate(call, object);
      if (call.includes(" = ") || /\)\.\w+(\(\))?$/.test(call)) continue; // An assignment, or a part of an answer.
      const wrong = types.map((type) => mismatch(type, answer));
      assert.ok(wrong.includes(undefined), `${call}: ${wrong}`);
    }
  }
});

test("a line, a reason and a proof are by default those of the start, and three values are as good as a State", () => {
  for (const [solution, ...start] of [
    [api.solve(["M.F", "##C"], 1, 2), 0, 5, "mouse"],
    [api.solveGraph([[1, 3], [0], [3], [0, 2]]), 1, 2, "mouse"],
  ]) {
    for (const call of ["line", "reason", "proof"])
      assert.deepEqual(solution[call](solution.start()), solution[call]());
    for (const call of ["result", "moves", "line"])
      assert.deepEqual(solution[call](...start), solution[call](solution.start()));
  }
});
