// The what-ifs: each outcome is in its place, and the caller may change the answer.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, FIRST, LONGEST } from "./helpers.mjs";

const { jumpTable, pieceEffects, solve, wallEffects } = api;

test("the jump table has the cat first", () => {
  const jumps = [1, 2, 3, 4, 5, 6, 7, 8];
  assert.deepEqual(
    jumpTable(FIRST),
    jumps.map((cat) => jumps.map((mouse) => solve(FIRST, cat, mouse).verdict())),
  );
});

test("the limit of the jump table is that of the options, or a thousand", () => {
  const forced = { winner: "mouse", plies: 79 };
  const late = { winner: "cat", ending: "limit", plies: null, forced };
  assert.deepEqual(jumpTable(LONGEST, { moveLimit: 78 })[0][0], late);
  assert.equal(jumpTable(LONGEST)[0][0].plies, 79);
});

test("each outcome is an object of its own", () => {
  const lists = () => {
    const { cat, mouse, food } = pieceEffects(FIRST, 1, 2);
    return [...jumpTable(FIRST), wallEffects(FIRST, 1, 2), cat, mouse, food];
  };
  const all = lists();
  const outcomes = all.flat().filter((outcome) => outcome !== null);
  assert.deepEqual(outcomes.length, 64 + 12 + 3 * 8);
  assert.equal(new Set(all).size, all.length, "lists");
  assert.equal(new Set(outcomes).size, outcomes.length, "outcomes");
  assert.equal(new Set(outcomes.map((outcome) => outcome.forced ?? outcome)).size, outcomes.length, "forced");

  const before = JSON.stringify(all);
  for (const list of all) list.length = 0;
  for (const outcome of outcomes) outcome.winner = "nobody";
  assert.deepEqual(JSON.stringify(lists()), before, "a second answer");
});
