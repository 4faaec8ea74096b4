// A stroke of 60 cells, as in Solve and in an element's exercise: the number of solved boards, and of calls that reach the solver.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, Solution } from "cat-and-mouse";
import { load } from "./load.mjs";

const { openBoard } = await load("model/board-game");

/** The cells of a stroke along the rows, to and fro. */
const CELLS = Array.from({ length: 60 }, (_, index) => {
  const [row, col] = [Math.floor(index / 8), index % 8];
  return /** @type {const} */ ([row, row % 2 ? 7 - col : col]);
});

/** Counts the calls of all methods from now on. @param {import("node:test").MockTracker} mock */
function counted(mock) {
  /** @type {Record<string, number>} */
  const calls = {};
  for (const { prototype } of [Editor, Solution])
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof value === "function" && name !== "constructor" && !name.startsWith("_"))
        mock.method(
          prototype,
          /** @type {any} */ (name),
          /** @this {object} @param {any[]} values */ function (...values) {
            calls[name] = (calls[name] ?? 0) + 1;
            return value.apply(this, values);
          },
        );
  return calls;
}

// A view of an exercise shares one solution with `solve`, so each edit solves the board once.
for (const [where, terms, expected] of /** @type {const} */ ([
  ["in Solve", "", { press: 1, drag: 59, release: 1, view: 61, solve: 61, free: 61, start: 61, result: 61, line: 61 }],
  [
    "in an exercise",
    "goal=cat:3&walls=64",
    { press: 1, drag: 59, release: 1, view: 61, solve: 61, free: 61, start: 61, result: 61 },
  ],
]))
  test(`a stroke of 60 cells ${where} solves the board once a cell and once at its end`, ({ mock }) => {
    const game = openBoard("board=8/8/8/8/8/8/8/MFC5&cat=1&mouse=2");
    game.assign(terms);
    // After each change, reads everything several times, as rendering does.
    game.subscribe(() => {
      for (let times = 0; times < 3; times += 1) {
        assert.equal(game.progress !== null, terms !== "");
        assert.ok(game.verdict && game.state);
        if (!game.progress) assert.ok(game.plies >= 0 && game.moves);
      }
    });
    const calls = counted(mock);
    const [first, ...rest] = CELLS;
    game.edit((editor) => editor.press(first?.[0] ?? 0, first?.[1] ?? 0, "wall"));
    for (const [row, col] of rest) game.edit((editor) => editor.drag(row, col));
    game.edit((editor) => editor.release());
    assert.equal(game.view.contents.filter((content) => content === "wall").length, CELLS.length);
    assert.deepEqual(calls, expected);
    game.free();
  });
