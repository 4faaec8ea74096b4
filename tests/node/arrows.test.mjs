// Which moves are drawn as arrows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { arrowsOf } = await load("model/arrows");

/** The targets of the arrows, the strongest first, for six moves to nodes 0 to 5. @param {number} ply @param {number | null} loopsFrom */
function ends(ply, loopsFrom) {
  const moves = Array.from({ length: 6 }, (_, to) => ({ by: to % 2 === 0 ? "mouse" : "cat", from: 9, to }));
  const arrows = arrowsOf(/** @type {any} */ ({ moves, ply, loopsFrom, preview: null }));
  return arrows.map(({ to }) => to).reverse();
}

test("the next move and the reply to it", () => {
  assert.deepEqual(ends(0, null), [0, 1]);
  assert.deepEqual(ends(5, null), [5]);
  assert.deepEqual(ends(6, null), []);
});

test("in a loop also its other moves, but none before it begins", () => {
  assert.deepEqual(ends(1, 2), [1, 2]);
  assert.deepEqual(ends(2, 2), [2, 3, 5, 4]);
  assert.deepEqual(ends(3, 2), [3, 4, 5, 2]);
});

test("at the end of a loop, its first move is next", () => {
  assert.deepEqual(ends(6, 2), [2, 3, 5, 4]);
});
