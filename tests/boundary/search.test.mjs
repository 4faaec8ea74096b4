// The class `BoardSearch`: what it finds, what it shows on the way, how it keeps time, and what it throws.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, hostile, refused, revoked, thrower, thrown, works } from "./helpers.mjs";

const { BoardSearch, Editor, GraphSearch } = api;

/** Runs with the property of the object replaced. */
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

const WISH = { rows: 8, cols: 8, catJump: 1, mouseJump: 1, walls: 30, winner: "mouse", minPlies: 31, seed: 1 };
const HOPELESS = { ...WISH, minPlies: 10_000 };

/** What a search with these wishes says after this number of milliseconds. */
const run = (wish, milliseconds) => {
  const search = new BoardSearch({ ...WISH, ...wish });
  const progress = search.run(milliseconds);
  search.free();
  return progress;
};

/** The outcome of the link's board, which must be complete. */
const verdict = (link) => {
  const editor = new Editor(link);
  const solution = editor.solve();
  const outcome = solution.verdict();
  solution.free();
  editor.free();
  return outcome;
};

test("found boards have the required properties", () => {
  for (const winner of ["mouse", "cat", null])
    for (const [catJump, mouseJump] of [
      [1, 1],
      [2, 3],
    ])
      for (const seed of [0, 7, 2 ** 32 - 1]) {
        const { found, tried, link, outcome, ...rest } = run(
          { winner, catJump, mouseJump, seed, minPlies: 21 },
          20_000,
        );
        assert.deepEqual(rest, {});
        assert.equal(found, true, link);
        assert.ok(Number.isInteger(tried) && tried > 0, `tried ${tried}`);
        assert.deepEqual(outcome, verdict(link), link);
        assert.ok(outcome.plies >= 21 && outcome.winner === (winner ?? outcome.winner), inspect(outcome));
        const editor = new Editor(link);
        assert.deepEqual([editor.rows, editor.cols, editor.catJump, editor.mouseJump], [8, 8, catJump, mouseJump]);
        assert.deepEqual([editor.moveLimit, editor.link], [1_000, link]);
        const walls = editor.contents().filter((content) => content === "wall").length;
        assert.ok(walls >= 13 && walls <= 25, `${walls} walls in ${link}`);
        editor.free();
      }
  const limit = run({ winner: "limit", rows: 6, cols: 5, moveLimit: 12, minPlies: 0 }, 20_000);
  assert.ok(limit.found && limit.link.endsWith("&limit=12"), limit.link);
  assert.deepEqual(limit.outcome, verdict(limit.link));
  assert.deepEqual([limit.outcome.winner, limit.outcome.ending, limit.outcome.plies], ["cat", "limit", null]);
});

test("the same seed finds the same board in any slices", () => {
  assert.deepEqual(run({}, 20_000), run({}, 20_000));
  assert.ok(run({}, 20_000).link !== run({ seed: 2 }, 20_000).link, "another seed, another board");
  for (const absent of [undefined, null])
    assert.deepEqual(run({ moveLimit: absent, winner: absent }, 20_000), run({ winner: null }, 20_000));
  // In slices it comes to the same.
  const search = new BoardSearch({ ...WISH, minPlies: 61 });
  let progress = search.run(0);
  while (!progress.found) progress = search.run(0.5);
  assert.deepEqual(progress, run({ minPlies: 61 }, 60_000));
  // Once found it stays so.
  assert.deepEqual(search.run(100), progress);
  search.free();
});

test("run stops in time and can be continued", () => {
  const search = new BoardSearch(HOPELESS);
  let before = search.run(0);
  for (const milliseconds of [0, 1, 50, 12.5, 1_000]) {
    // A clock that goes on by a millisecond each time that it is looked at, after every twenty boards.
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
    assert.ok(
      (progress.outcome.plies ?? 0) >= (before.outcome.plies ?? 0) || before.outcome.winner === "cat",
      "no step back",
    );
    assert.deepEqual(progress.outcome, verdict(progress.link), progress.link);
    before = progress;
  }
  assert.ok(before.outcome.winner === "mouse" && before.outcome.plies > 31, inspect(before.outcome));
  search.free();
  for (const wish of [{ rows: 1, cols: 3 }, { rows: 3, cols: 1, walls: 60 }, { rows: 2, cols: 2 }, { moveLimit: 1 }]) {
    const { found, link, outcome } = run(wish, 5);
    assert.equal(found, false, link);
    assert.deepEqual(outcome, verdict(link), link);
  }
});

test("run returns even with a broken clock", () => {
  const clocks = [
    () => 5,
    () => NaN,
    () => -Infinity,
    () => "7",
    () => undefined,
    () => 1n,
    () => Symbol("now"),
    thrower,
  ];
  for (const now of clocks)
    having(performance, "now", now, () => {
      const search = new BoardSearch(HOPELESS);
      const { tried } = search.run(3);
      assert.ok(tried > 1 && search.run(3).tried > tried, `tried with ${now}`);
      search.free();
    });
  having(globalThis, "performance", undefined, () => assert.ok(run(HOPELESS, 3).tried > 1, "tried without a clock"));
  // A clock that runs the caller's code, which calls the search that is running.
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

test("rejects invalid wishes", () => {
  const wrong = (wish, about = inspect(wish)) => refused(() => new BoardSearch(wish), "bad-argument", {}, about);
  for (const wish of [
    undefined,
    null,
    hostile({}),
    revoked({}),
    Object.defineProperty({ ...WISH }, "seed", { get: thrower }),
  ])
    wrong(wish, typeof wish);
  refused(() => new BoardSearch({}), "bad-jump", { player: "cat", given: "undefined" });
  refused(() => new BoardSearch({ ...WISH, mouseJump: 9 }), "bad-jump", { player: "mouse", given: "9" });
  refused(() => new BoardSearch({ ...WISH, moveLimit: 0 }), "bad-move-limit", { given: "0" });
  for (const [key, ...values] of [
    ["rows", 0, 9, 1.5],
    ["cols", 0, 9, "8"],
    ["walls", -1, 61, 0.5],
    ["minPlies", -1, 10_001],
    ["seed", -1, 2 ** 32, 0.5, Number.NaN, undefined],
    ["winner", "", "Mouse", "food", 0, 3, true],
    ["food", "", true, 1, "Reachable"],
    ["contested", "", 0, 1, "true"],
  ])
    for (const value of values) wrong({ ...WISH, [key]: value });
  for (const [rows, cols] of ["11", "12", "21"].map((sides) => [...sides].map(Number))) wrong({ ...WISH, rows, cols });
  const search = new BoardSearch(WISH);
  for (const value of [-0.1, 60_000.1, 65_537]) refused(() => search.run(value), "bad-argument");
  assert.equal(search.run(60_000).found, true);
  search.free();
  works();
});

test("a search says how it stands and goes on", () => {
  const search = new BoardSearch({ ...WISH, food: "reachable", from: undefined });
  const links = new Set();
  for (let count = 0; count < 5; count++) {
    const { found, link } = search.run(20_000);
    assert.deepEqual([found, search.status], [true, "found"]);
    links.add(link);
    assert.equal(search.seekAnother(), undefined);
  }
  assert.equal(links.size, 5);
  search.free();
  assert.equal(new BoardSearch({ ...WISH, food: "unreachable" }).status, "impossible");
  assert.equal(new BoardSearch({ ...WISH, food: "unreachable", winner: null, minPlies: 99 }).status, "searching");
});

test("a search that drops its condition keeps what it has found", () => {
  const row = { ...WISH, rows: 1, cols: 3, walls: 0, minPlies: 1, food: null, contested: true };
  for (const search of [
    new BoardSearch(row),
    new GraphSearch({ nodes: 4, edges: 50, winner: "mouse", minPlies: 1, seed: 1, contested: true }),
  ]) {
    const { found, link, outcome } = search.run(20);
    assert.deepEqual([found, outcome.winner], [false, "mouse"]);
    assert.equal(search.dropContested(), undefined);
    assert.equal(search.status, "found");
    const kept = search.run(0);
    assert.deepEqual([kept.found, kept.link], [true, link]);
    search.free();
  }
});

test("a win is made longer from a board at hand", () => {
  const from = "board=C4x/1xx3/3x2/x5/1M2xF&cat=3&mouse=2&locked=1,1+5,6+5,5";
  const longer = { ...WISH, rows: 5, cols: 6, winner: null, minPlies: 21, from };
  const { found, link, outcome } = run(longer, 20_000);
  assert.deepEqual([found, outcome.winner], [true, "mouse"], link);
  const editor = new Editor(link);
  assert.deepEqual([editor.cellOf("cat"), editor.cellOf("food"), editor.contents()[28]], [0, 29, "wall"], link);
  const wrong = (from, code) =>
    assert.deepEqual(thrown(() => new BoardSearch({ ...longer, from })).code, code, inspect(from));
  wrong("board=C4x/1xx3/3x2/x5/1M2F", "ragged-row");
  wrong("board=MCF", "bad-argument");
  wrong("board=C5/6/6/6/5F", "missing-piece");
  wrong(`${from},9`, "bad-locked");
  wrong(5, "bad-argument");
});
