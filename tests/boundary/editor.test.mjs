// The class `Editor`: very long texts, refused pastes, and pointers outside the board.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, hostile, refused, thrown, works } from "./helpers.mjs";

const { Editor, Solution, readLinkKeys, writeLinkKeys } = api;

test("only the start of a very long link or text is read", () => {
  const editor = new Editor(`board=MCF&${"x".repeat(10_000_000)}`);
  assert.deepEqual(editor.grid(), ["MCF"]);
  editor.paste(`M.CF\n${" ".repeat(10_000_000)}`);
  assert.deepEqual(editor.grid(), ["M.CF"]);
  assert.equal(readLinkKeys(writeLinkKeys("board=MCF", { title: "x".repeat(100) })).title.length, 80);
  thrown(() => Editor("board=MCF"));
  works();
});

test("a stroke goes on after a paste that is refused", () => {
  const editor = new Editor("board=C1/MF");
  editor.press(0, 1, "wall");
  thrown(() => editor.paste("hello"));
  assert.equal(editor.isStroking, true);
  editor.cancel();
  assert.equal(editor.link, "board=C1/MF&cat=1&mouse=1");
});

test("what an editor solved stays solved when it changes", () => {
  const editor = new Editor("board=xxxxF/xC3/M4&cat=1&mouse=2&limit=4");
  const solution = editor.solve();
  assert.ok(solution instanceof Solution);
  editor.clear();
  assert.deepEqual([solution.moveLimit, solution.verdict().forced.plies], [4, 5]);
});

test("the pointer may be far outside the board", () => {
  const editor = new Editor("board=8/8/8/8/8/8/8/M5CF");
  const places = [1e308, -1e308, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, -0.5, -0, 7.999, 8, Number.MIN_VALUE];
  for (const tool of ["wall", "floor", "cat", "mouse", "food"])
    for (const row of places)
      for (const col of places) {
        editor.press(3, 3, tool);
        editor.drag(row, col);
        editor.drag(col, row);
        editor.drag(4, 4);
        assert.deepEqual(editor.missing(), []);
        assert.equal(editor.contents().length, 64);
        editor.cancel();
      }
  // A position that is not a number is refused, and the stroke goes on.
  editor.press(0, 0, "wall");
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, null, "3", hostile({})]) {
    refused(() => editor.drag(value, 0), "bad-argument", {}, "the row");
    refused(() => editor.drag(0, value), "bad-argument", {}, "the column");
  }
  editor.drag(0, 2);
  editor.release();
  assert.equal(editor.grid()[0], "###.....");
});
