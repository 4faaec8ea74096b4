// The what-ifs: each outcome is in its place and belongs to the caller.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, FIRST, LONGEST, limit } from "./helpers.mjs";

const { compareMethods, jumpTable, pieceEffects, solve, wallChanges, wallEffects } = api;

test("the jump table has the cat first", () => {
  const jumps = [1, 2, 3, 4, 5, 6, 7, 8];
  assert.deepEqual(
    jumpTable(FIRST),
    jumps.map((cat) => jumps.map((mouse) => solve(FIRST, cat, mouse).verdict())),
  );
});

test("the limit is that of the options, or a thousand", () => {
  const late = limit({ winner: "mouse", plies: 79 });
  const options = { moveLimit: 78 };
  const [cat, mouse, food] = [..."CMF"].map((piece) => LONGEST.join("").indexOf(piece));
  assert.deepEqual(jumpTable(LONGEST, options)[0][0], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).cat[cat], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).mouse[mouse], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).food[food], late);
  assert.deepEqual(wallEffects(LONGEST, 1, 1, options)[24], late); // Opening this wall changes nothing.
  for (const absent of [undefined, null, {}, { moveLimit: null }, { moveLimit: undefined }]) {
    assert.equal(jumpTable(LONGEST, absent)[0][0].plies, 79, inspect(absent));
    assert.equal(pieceEffects(LONGEST, 1, 1, absent).food[food].plies, 79, inspect(absent));
    for (const call of [wallEffects, wallChanges, compareMethods])
      assert.deepEqual(call(FIRST, 1, 2, absent), call(FIRST, 1, 2, { moveLimit: 1000 }), inspect(absent));
  }
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
