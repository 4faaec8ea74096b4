// The searches stop in time. answers.txt has the effect of each property of a wish, and tests/explore/ tests the
// results.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, thrower, works } from "./helpers.mjs";

const { BoardSearch } = api;

/** Runs `call` while this property of the object has another value. */
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

/** The progress of a search after this number of milliseconds, with these properties of the wish replaced. */
const run = (wish, milliseconds = 60_000) => {
  const search = new BoardSearch({ ...WISH, ...wish });
  const progress = search.run(milliseconds);
  search.free();
  return progress;
};

test("a move limit and a winner may be absent", () => {
  for (const absent of [undefined, null])
    assert.deepEqual(run({ moveLimit: absent, winner: absent }), run({ moveLimit: 1_000, winner: null }));
});

test("run stops in time and can be continued", () => {
  const search = new BoardSearch(HOPELESS);
  let before = search.run(0);
  for (const milliseconds of [0, 1, 50, 12.5, 1_000]) {
    // This clock advances by a millisecond at each reading. The search reads it after every twenty boards.
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
  // While the search is running, this clock calls it again.
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
