// The class `Solution` where JavaScript has several ways to call it, and where an answer belongs to the caller.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { api, eachState, FIRST, LONGEST, STAND_OFF, wasm } from "./helpers.mjs";

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

test("maps, destinations and tables stand where the cells are, the widest board included", () => {
  for (const [grid, ...jumps] of [
    [FIRST, 1, 2],
    [LONGEST, 1, 1],
    [["C", ".", "F", "M"], 1, 1],
  ]) {
    const solution = solve(grid, ...jumps);
    const text = grid.join("");
    const tables = { mouse: solution.table("mouse"), cat: solution.table("cat") };
    eachState(grid, 37, (mouse, cat, turn) => {
      const outcome = solution.result(mouse, cat, turn);
      assert.deepEqual(solution.map("cat", cat, turn)[mouse], outcome);
      assert.deepEqual(solution.map("mouse", mouse, turn)[cat], outcome);
      const winner = { mouse: 1, cat: 2 }[outcome.forced?.winner] ?? 0;
      assert.equal(tables[turn][mouse * text.length + cat], (winner << 14) | (outcome.forced?.plies ?? 0));
      const expected = Array.from(text, () => null);
      for (const { to, outcome } of solution.moves(mouse, cat, turn)) expected[to] = outcome;
      assert.deepEqual(solution.destinations({ mouse, cat, turn }), expected);
    });
  }
});

test("moves are grouped and graded by what they lead to, and every verdict has its name", () => {
  const met = new Set();
  for (const [grid, ...jumps] of [
    [FIRST, 1, 2],
    [LONGEST, 1, 1],
    [STAND_OFF, 1, 6],
  ])
    for (const moveLimit of [6, 76, 1000]) {
      const solution = solve(grid, ...jumps, { moveLimit });
      eachState(grid, 41, (mouse, cat, turn) => {
        const expected = { winning: [], limit: [], losing: [] };
        for (const move of solution.moves(mouse, cat, turn)) {
          const { verdict, plies, before, after } = solution.grade({ mouse, cat, turn }, move.to);
          assert.deepEqual([before, after], [solution.result(mouse, cat, turn), move.outcome]);
          const isCounted = ["slower", "sooner"].includes(verdict);
          assert.equal(plies, isCounted ? Math.abs(after.plies + 1 - before.plies) : null);
          const group = after.ending === "limit" ? "limit" : after.winner === turn ? "winning" : "losing";
          expected[group].push(move);
          met.add(verdict);
        }
        assert.deepEqual(solution.groups({ mouse, cat, turn }), expected);
      });
    }
  const named = ["best", "limit-to-loss", "same", "slower", "sooner", "win-to-limit", "win-to-loss"];
  assert.deepEqual([...met].sort(), named);
});

test("replies have three strengths", () => {
  // The cat can be at the food in three plies. An easy cat always chases the mouse.
  const solution = solve(["C......", ".#####.", "F.....M"], 1, 1);
  const cells = (strength) => {
    const replies = Array.from({ length: 100 }, (_, seed) =>
      solution.reply({ mouse: 20, cat: 0, turn: "cat" }, seed, strength),
    );
    return [...new Set(replies.map(({ to }) => to))].sort();
  };
  assert.deepEqual(cells("easy"), [1, 7]);
  for (const strength of ["medium", "perfect", undefined, null]) assert.deepEqual(cells(strength), [7], `${strength}`);
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
