// The effects of edges, computed in portions, and valid graphs that look unusual.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api } from "./helpers.mjs";

const { EdgeEffects, catMouseGame } = api;

const GRAPHS = [
  [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]],
  [[1, 3], [0], [3], [0, 2]],
  [[3], [2, 3], [1, 3], [0, 1, 2]],
];

test("edge effects computed in portions equal those of one run, in the order of the nodes", () => {
  for (const graph of GRAPHS) {
    const effects = new EdgeEffects(graph);
    const pairs = (graph.length * (graph.length - 1)) / 2;
    const found = [];
    assert.equal(effects.left, pairs);
    while (effects.left > 0) {
      const some = effects.run(0);
      assert.ok(some.length > 0);
      found.push(...some);
      assert.equal(effects.left, pairs - found.length);
    }
    assert.deepEqual(new EdgeEffects(graph).run(60_000), found);
  }
});

test("minus zero is the number zero, and a frozen graph is a graph", () => {
  assert.equal(catMouseGame([[-0 + 1], [-0], [3], [2]]), 1);
  assert.equal(catMouseGame(Object.freeze(GRAPHS[1].map((list) => Object.freeze(list)))), 1);
});
