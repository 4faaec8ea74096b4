// The number of played plies, the last argument of methods that depend on the move limit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { initSync, solve } from "cat-and-mouse";
import { ROOT } from "../../scripts/versions.mjs";

initSync({ module: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });

const GRID = ["####F", "#C...", "M...."];
/** @type {import("cat-and-mouse").State} */
const START = { mouse: 10, cat: 6, turn: "mouse" };
/** @typedef {number | null | undefined} Played */

/** Every method that takes the number of played plies. @type {Record<string, (solution: import("cat-and-mouse").Solution, played?: Played) => unknown>} */
const METHODS = {
  result: (solution, played) => solution.result(START, played),
  map: (solution, played) => solution.map("cat", 6, "mouse", played),
  moves: (solution, played) => solution.moves(START, played),
  destinations: (solution, played) => solution.destinations(START, played),
  groups: (solution, played) => solution.groups(START, played),
  line: (solution, played) => solution.line(START, played),
  reason: (solution, played) => solution.reason(START, played),
  proof: (solution, played) => solution.proof(START, played),
  refutation: (solution, played) => solution.refutation(START, 12, played),
  grade: (solution, played) => solution.grade(START, 12, played),
  reply: (solution, played) => solution.reply(START, 7, "medium", played),
};

for (const [name, call] of Object.entries(METHODS))
  test(`plies played count against the move limit in ${name}()`, () => {
    const solution = solve(GRID, 1, 2, { moveLimit: 7 });
    const seen = new Set();
    for (let played = 0; played < 7; played += 1) {
      const shorter = solve(GRID, 1, 2, { moveLimit: 7 - played });
      assert.deepEqual(call(solution, played), call(shorter), `after ${played} plies`);
      seen.add(JSON.stringify(call(shorter)));
      shorter.free();
    }
    // The mouse needs 5 plies, so playing a third one makes a difference. The best move stays the same.
    assert.ok(seen.size > 1, "the limit matters");
    for (const none of [undefined, null, 0]) assert.deepEqual(call(solution, none), call(solution));
    solution.free();
  });

test("the game is over when no plies are left", () => {
  const solution = solve(GRID, 1, 2, { moveLimit: 7 });
  const forced = { winner: "mouse", plies: 5 };
  for (const played of [7, 8, 10_000]) {
    const { result, moves, groups, line, reply, destinations, refutation, grade } = METHODS;
    assert.deepEqual(result?.(solution, played), { winner: "cat", ending: "limit", plies: null, forced });
    assert.deepEqual(moves?.(solution, played), []);
    assert.deepEqual(groups?.(solution, played), { winning: [], limit: [], losing: [] });
    assert.deepEqual(line?.(solution, played), { moves: [], ending: "limit", loopsFrom: null });
    assert.equal(reply?.(solution, played), null);
    assert.deepEqual(
      destinations?.(solution, played),
      Array.from(GRID.join(""), () => null),
    );
    for (const call of [refutation, grade]) assert.throws(() => call?.(solution, played), { code: "bad-cell" });
    // A mouse on the cheese has won before the limit.
    assert.equal(solution.result(4, 6, "cat", played).ending, "food");
  }
  solution.free();
});

test("a wrong number of plies played is refused, after everything before it", () => {
  const solution = solve(GRID, 1, 2);
  const wrong = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 10_001, 65_536, "1", {}, [], true, 1n, Symbol("1")];
  for (const [name, call] of Object.entries(METHODS))
    for (const played of wrong)
      assert.throws(
        () => call(solution, /** @type {any} */ (played)),
        {
          name: "CatMouseError",
          code: "bad-plies",
          row: null,
          col: null,
          message: /^The number of plies must be a whole number from 0 to 10,000, but is /,
        },
        `${name} with ${String(played)}`,
      );
  const message = "The number of plies must be a whole number from 0 to 10,000, but is 0.5.";
  assert.throws(() => solution.result(10, 6, "mouse", 0.5), { message });
  assert.throws(() => solution.result(1, 6, "mouse", 0.5), { code: "bad-cell" });
  assert.throws(() => solution.reply(START, -1, "easy", 0.5), { code: "bad-argument" });
  solution.free();
});
