// Calls of the graph game that must agree with one another: edges in portions, starts, tables and maps.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api } from "./helpers.mjs";

const { EdgeEffects, GraphEditor, GraphSolution, catMouseGame, solveGraph, startEffects } = api;

const GRAPHS = [
  [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]],
  [[1, 3], [0], [3], [0, 2]],
  [[3], [2, 3], [1, 3], [0, 1, 2]],
];

test("edges that are toggled in portions are those of one run, in the order of the nodes", () => {
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
    for (const { from, to, isEdge, outcome } of found) {
      assert.equal(isEdge, graph[from].includes(to));
      const toggled = graph.map((list, node) => {
        const other = node === from ? to : node === to ? from : null;
        if (other === null) return list;
        return isEdge ? list.filter((each) => each !== other) : [...list, other];
      });
      const isPlayable = toggled[1].length > 0 && toggled[2].length > 0;
      assert.deepEqual(outcome, isPlayable ? solveGraph(toggled).verdict() : null);
    }
  }
});

test("maps, tables and starts stand where the states are", () => {
  for (const graph of GRAPHS) {
    const solution = solveGraph(graph);
    assert.ok(solution instanceof GraphSolution);
    const nodes = [...graph.keys()];
    const result = (mouse, cat, turn) => (cat === 0 ? null : solution.result(mouse, cat, turn));
    const starts = startEffects(graph);
    for (const node of nodes) {
      assert.deepEqual(starts.mouse[node], [0, 2].includes(node) ? null : result(node, 2, "mouse"));
      assert.deepEqual(starts.cat[node], node === 1 ? null : result(1, node, "mouse"));
      for (const turn of ["mouse", "cat"]) {
        const cats = nodes.map((cat) => result(node, cat, turn));
        assert.deepEqual(solution.map("mouse", node, turn), cats);
        const entries = cats.map((outcome) => {
          if (outcome === null) return 0xc000;
          const { winner, plies } = outcome;
          return winner === null ? 0 : ((winner === "mouse" ? 1 : 2) << 14) | plies;
        });
        const row = solution.table(turn).slice(node * graph.length, (node + 1) * graph.length);
        assert.deepEqual([...row], entries, `${node}, ${turn} of ${inspect(graph)}`);
      }
    }
  }
});

test("moves are grouped by who wins after them, and destinations have their outcomes", () => {
  const seen = new Set();
  for (const graph of GRAPHS) {
    const solution = solveGraph(graph);
    for (const mouse of graph.keys())
      for (const cat of [...graph.keys()].slice(1))
        for (const turn of ["mouse", "cat"]) {
          const expected = { winning: [], draw: [], losing: [] };
          const destinations = graph.map(() => null);
          for (const move of solution.moves(mouse, cat, turn)) {
            const { winner } = move.outcome;
            const group = winner === null ? "draw" : winner === turn ? "winning" : "losing";
            expected[group].push(move);
            seen.add(group);
            destinations[move.to] = move.outcome;
          }
          const about = `${mouse}, ${cat}, ${turn} of ${inspect(graph)}`;
          assert.deepEqual(solution.groups({ mouse, cat, turn }), expected, about);
          assert.deepEqual(solution.destinations({ mouse, cat, turn }), destinations, about);
        }
  }
  assert.equal(seen.size, 3);
});

test("an incomplete or impossible state in a link of a graph is left out", () => {
  const link = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";
  for (const state of ["m=4&c=2&turn=cat", "m=3&c=0&turn=cat", "m=3&c=2&turn=dog", "m=3&turn=cat", "m=3&c=2"])
    assert.deepEqual(new GraphEditor(`${link}&${state}`).view().linkedState, null, state);
});

test("minus zero is the number zero, and a frozen graph is a graph", () => {
  assert.equal(catMouseGame([[-0 + 1], [-0], [3], [2]]), 1);
  assert.equal(catMouseGame(Object.freeze(GRAPHS[1].map((list) => Object.freeze(list)))), 1);
});
