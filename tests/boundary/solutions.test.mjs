// The class `Solution`: the several ways in which JavaScript can call it, and answers that the caller may change.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { api, FIRST, LONGEST, wasm } from "./helpers.mjs";

const { Solution, canMouseWin, solve } = api;

test("a missing limit is a thousand", () => {
  assert.ok(solve(FIRST, 1, 2) instanceof Solution);
  const withoutIt = [
    {},
    { moveLimit: undefined },
    { moveLimit: null },
    { movelimit: 3 },
    Object.create(null),
    [],
    () => 1,
  ];
  for (const options of [undefined, null, ...withoutIt])
    assert.equal(solve(FIRST, 1, 2, options).moveLimit, 1000, inspect(options));
  assert.equal(solve(FIRST, 1, 2, { moveLimit: 1 }).moveLimit, 1);
  assert.equal(solve(FIRST, 1, 2, { moveLimit: 10_000 }).moveLimit, 10_000);
  assert.equal(solve(FIRST, 1, 2, Object.create({ moveLimit: 7 })).moveLimit, 7);
});

test("grids of another realm and of subclasses are grids", () => {
  const foreign = runInNewContext(JSON.stringify(FIRST));
  assert.notEqual(Object.getPrototypeOf(foreign), Array.prototype, "it comes from another realm");
  assert.equal(canMouseWin(foreign, 1, 2), true);
  assert.equal(canMouseWin(class extends Array {}.from(FIRST), 1, 2), true);
  assert.equal(canMouseWin(Object.freeze([...FIRST]), 1, 2), true);
  assert.equal(canMouseWin(new Proxy(FIRST, {}), 1, 2), true);
  assert.equal(solve(["MCF"], 1, 1).result(-0, 1, "cat").plies, 1, "minus zero is the first cell");
});

test("a table is a copy", () => {
  const solution = solve(LONGEST, 1, 1);
  const table = solution.table("mouse");
  const before = Array.from(table);
  const { memory } = wasm;
  assert.ok(table.buffer !== memory.buffer, "the table does not lie in the memory of the solver");

  const { byteLength } = memory.buffer;
  const kept = [];
  while (memory.buffer.byteLength === byteLength && kept.length < 50_000) kept.push(solve(LONGEST, 1, 1));
  assert.ok(memory.buffer.byteLength > byteLength, "memory has grown");
  assert.deepEqual(Array.from(table), before);
  assert.equal(solution.verdict().plies, 79);
  for (const each of kept) each.free();

  // The array belongs to the caller.
  table.fill(7);
  assert.deepEqual(Array.from(solution.table("mouse")), before);
  solution.free();
  assert.equal(table[0], 7);
});
