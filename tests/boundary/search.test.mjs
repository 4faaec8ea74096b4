// The searches: how they keep time, how they go on, and that a wish arrives unchanged. tests/explore/ proves the results.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, thrower, works } from "./helpers.mjs";

const { BoardSearch, Editor, GraphEditor, GraphSearch, solveGraph } = api;

/** Runs the call with the property of the object replaced. */
function having(object, property, value, call) {
  const before = Object.getOwnPropertyDescriptor(object, property);
  Object.defineProperty(object, property, { value, configurable: true });
  try {
    return call();
  } finally {
    if (before) Object.defineProperty(object, property, before);
    else delete object[property];
  }
}

const WISH = { rows: 8, cols: 7, catJump: 1, mouseJump: 1, walls: 30, winner: "mouse", minPlies: 31, seed: 1 };
const HOPELESS = { ...WISH, cols: 8, minPlies: 10_000 };
const GRAPH = { nodes: 12, edges: 25, winner: "mouse", minPlies: 8, seed: 3 };

/** The progress of a search with these wishes after this number of milliseconds. */
const run = (wish, milliseconds = 60_000) => {
  const search = new BoardSearch({ ...WISH, ...wish });
  const progress = search.run(milliseconds);
  search.free();
  return progress;
};

test("each part of a wish for a board has its effect", () => {
  for (const [catJump, mouseJump, winner, seed] of [
    [1, 1, "mouse", 0],
    [2, 3, "cat", 2 ** 32 - 1],
    [3, 2, null, 7],
  ]) {
    const { found, tried, link, outcome, ...rest } = run({ catJump, mouseJump, winner, seed, minPlies: 21 });
    assert.deepEqual([found, rest], [true, {}], link);
    assert.ok(Number.isInteger(tried) && tried > 0, `tried ${tried}`);
    const editor = new Editor(link);
    assert.deepEqual(editor.solve().verdict(), outcome, link);
    assert.ok(outcome.plies >= 21 && outcome.winner === (winner ?? outcome.winner), inspect(outcome));
    assert.deepEqual([editor.rows, editor.cols, editor.catJump, editor.mouseJump], [8, 7, catJump, mouseJump]);
    assert.deepEqual([editor.moveLimit, editor.link], [1_000, link]);
    const walls = editor.contents().filter((content) => content === "wall").length;
    assert.ok(walls >= 11 && walls <= 23, `${walls} walls in ${link}`);
  }
  const limit = run({ winner: "limit", rows: 6, cols: 5, moveLimit: 12, minPlies: 0 });
  assert.ok(limit.found && limit.link.endsWith("&limit=12"), limit.link);
  assert.equal(limit.outcome.ending, "limit");
  assert.notEqual(run({}).link, run({ seed: 2 }).link);
  for (const absent of [undefined, null])
    assert.deepEqual(run({ moveLimit: absent, winner: absent }), run({ winner: null }));
  for (const [food, winner, status] of [
    ["unreachable", "mouse", "impossible"],
    ["unreachable", null, "searching"],
    ["reachable", "mouse", "searching"],
  ])
    assert.equal(new BoardSearch({ ...WISH, food, winner }).status, status, food);
});

test("each part of a wish for a graph has its effect", () => {
  for (const winner of ["mouse", "cat", "draw", null]) {
    const { found, link, outcome } = new GraphSearch({ ...GRAPH, winner }).run(60_000);
    const lists = JSON.parse(new GraphEditor(link).view().text);
    assert.deepEqual([found, lists.length, solveGraph(lists).verdict()], [true, GRAPH.nodes, outcome]);
    if (winner !== null) assert.equal(outcome.winner ?? "draw", winner);
    if (outcome.winner !== null) assert.ok(outcome.plies >= GRAPH.minPlies);
  }
  assert.equal(new GraphSearch({ nodes: 5, edges: 40, minPlies: 0, seed: 1 }).run(0).tried, 1);
  assert.equal(new GraphSearch({ ...GRAPH, nodes: 3, minPlies: 99 }).status, "impossible");
  assert.throws(
    () => new GraphSearch({ ...GRAPH, nodes: 65 }),
    /nodes must be a whole number from 3 to 64, but is 65\./,
  );
});

test("a search of either game comes to the same in slices, stays found, and goes on to others", () => {
  for (const [Search, wish] of [
    [BoardSearch, { ...WISH, minPlies: 61 }],
    [GraphSearch, GRAPH],
  ]) {
    const search = new Search(wish);
    let progress = search.run(0);
    while (!progress.found) progress = search.run(0.5);
    assert.deepEqual(progress, new Search(wish).run(60_000));
    assert.deepEqual([search.status, search.run(100)], ["found", progress]);
    assert.equal(search.seekAnother(), undefined);
    const next = search.run(60_000);
    assert.ok(next.found && next.link !== progress.link && next.tried > progress.tried, inspect(next));
  }
});

test("a search that drops its condition keeps what it has found", () => {
  const row = { ...WISH, rows: 1, cols: 3, walls: 0, minPlies: 1, food: null, contested: true };
  const four = { nodes: 4, edges: 50, winner: "mouse", minPlies: 1, seed: 1, contested: true };
  for (const search of [new BoardSearch(row), new GraphSearch(four)]) {
    const { found, link, outcome } = search.run(20);
    assert.deepEqual([found, outcome.winner], [false, "mouse"]);
    assert.equal(search.dropContested(), undefined);
    assert.equal(search.status, "found");
    const kept = search.run(0);
    assert.deepEqual([kept.found, kept.link], [true, link]);
  }
});

test("a win is made longer from a board or a graph at hand, around what is locked", () => {
  const board = "board=C4x/1xx3/3x2/x5/1M2xF&cat=3&mouse=2&locked=1,1+5,6+5,5";
  const longer = run({ rows: 5, cols: 6, winner: null, minPlies: 21, from: board });
  assert.deepEqual([longer.found, longer.outcome.winner], [true, "mouse"], longer.link);
  const editor = new Editor(longer.link);
  assert.deepEqual([editor.cellOf("cat"), editor.cellOf("food"), editor.contents()[28]], [0, 29, "wall"]);

  const at = "at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80";
  const from = `graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&${at}&locked=0+7`;
  const found = new GraphSearch({ nodes: 8, edges: 1, winner: null, minPlies: 9, seed: 1, from }).run(60_000);
  assert.deepEqual([found.found, found.outcome.winner], [true, "mouse"], found.link);
  const { nodes } = new GraphEditor(found.link).view();
  const places = nodes.map(({ x, y }) => `${x}-${y}`);
  assert.deepEqual(places.toSorted(), at.slice(3).split(".").toSorted(), "the nodes stay where they are");
  assert.equal(nodes[7].neighbours.length, 2);
});

test("run stops in time and can be continued", () => {
  const search = new BoardSearch(HOPELESS);
  let before = search.run(0);
  for (const milliseconds of [0, 1, 50, 12.5, 1_000]) {
    // A clock that advances by a millisecond at each reading; the search reads it after every twenty boards.
    let [time, progress] = [1_000, before];
    having(
      performance,
      "now",
      () => time++,
      () => (progress = search.run(milliseconds)),
    );
    const slices = Math.max(1, Math.ceil(milliseconds));
    assert.deepEqual(time - 1_000, slices + 1, `looks at the clock in ${milliseconds} ms`);
    assert.equal(progress.tried - before.tried, 20 * slices, `boards tried in ${milliseconds} ms`);
    assert.equal(progress.found, false);
    before = progress;
  }
  assert.ok(before.outcome.winner === "mouse" && before.outcome.plies > 31, inspect(before.outcome));
  search.free();
});

test("run returns even with a broken clock", () => {
  const values = [5, NaN, -Infinity, "7", undefined, 1n, Symbol("now")];
  for (const now of [...values.map((value) => () => value), thrower])
    having(performance, "now", now, () => {
      const search = new BoardSearch(HOPELESS);
      const { tried } = search.run(3);
      assert.ok(tried > 1 && search.run(3).tried > tried, `tried with ${now}`);
      search.free();
    });
  having(globalThis, "performance", undefined, () => assert.ok(run(HOPELESS, 3).tried > 1, "tried without a clock"));
  // A clock that calls the running search from inside.
  const search = new BoardSearch(HOPELESS);
  having(
    performance,
    "now",
    () => search.run(1),
    () => assert.ok(search.run(1).tried > 1, "tried"),
  );
  assert.ok(search.run(1).tried > 1, "goes on");
  search.free();
  works();
});
