// Grids and graphs are read correctly, even if reading them calls the package again. Ordinary ones are read on the fast
// path: the slow path gives the same results, so no other test would notice a wrong choice of path.
// @ts-nocheck These tests pass arguments that the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, FIRST, refused, wasm } from "./helpers.mjs";

const { Editor, canMouseWin, catMouseGame, pieceEffects, solve, solveGraph, wallEffects } = api;

/**
 * The properties of the grid that the call reads, in order, each with the function of src/web/js/ that reads it:
 * `Reader.read` of fast-path.js, or `property` of objects.js, which Rust calls for one property at a time.
 */
function reads(grid, call) {
  const found = [];
  const watching = new Proxy(grid, {
    get(rows, key) {
      const [, reader = "?"] = /at (Reader\.read|property)\b/.exec(String(new Error().stack)) ?? [];
      found.push(`${String(key)} in ${reader}`);
      return Reflect.get(rows, key);
    },
  });
  call(watching);
  return found;
}

const quickly = ["length", "0", "1", "2"].map((key) => `${key} in Reader.read`);
const again = ["length", "0", "1", "2"].map((key) => `${key} in property`);

test("an ordinary grid is read quickly, and once", () => {
  const calls = [
    (grid) => assert.equal(canMouseWin(grid, 1, 2), true),
    (grid) => solve(grid, 1, 2).free(),
    (grid) => solve(grid, 1, 2, { moveLimit: 4 }).free(),
    (grid) => wallEffects(grid, 1, 2),
    (grid) => pieceEffects(grid, 1, 2),
  ];
  // The very first call prepares the reader for the others, so each call is made twice.
  for (const call of [...calls, ...calls]) assert.deepEqual(reads(FIRST, call), quickly, String(call));
});

test("an invalid grid is read again, in Rust", () => {
  const refused = (code) => (grid) => assert.throws(() => solve(grid, 1, 2), { code });
  const both = [...quickly, ...again];
  assert.deepEqual(reads(["####F", "#C...", "M...?"], refused("unknown-character")), both);
  assert.deepEqual(reads(["####F", "#C...", "....."], refused("missing-piece")), both);
});

test("an ordinary graph is read once", () => {
  const lists = [[1, 3], [0], [3], [0, 2]];
  for (const call of [catMouseGame, solveGraph]) {
    const found = [];
    const watching = new Proxy(lists, {
      get(lists, key) {
        found.push(String(key));
        return Reflect.get(lists, key);
      },
    });
    call(watching);
    assert.deepEqual(found, ["length", "0", "1", "2", "3"]);
  }
});

test("an ordinary grid is read quickly when the memory has grown, too", () => {
  solve(FIRST, 1, 2).free();
  wasm.memory.grow(1);
  // Another board of the same size: if its rows were not written into the memory, the previous board would be solved again.
  const other = ["####.", "#CF..", "M...."];
  const call = (grid) => {
    const solution = solve(grid, 1, 2);
    assert.deepEqual(solution.verdict().forced, { winner: "cat", plies: 2 });
    solution.free();
  };
  assert.deepEqual(reads(other, call), quickly);
});

test("a graph that solves another one while it is read stays as it is", () => {
  const path = [[3], [3], [3], [0, 1, 2]];
  // `other` is solved while the list of node 3 is read. It has one edge more than `path`, between nodes whose lists have
  // been read before. If they were overwritten, the graph would still be valid, and only the answer would be wrong.
  const other = [[3], [2, 3], [1, 3], [0, 1, 2]];
  const within = [...path];
  Object.defineProperty(within, 3, {
    get() {
      assert.equal(catMouseGame(other), 2);
      return path[3];
    },
  });
  const [alone, nested] = [path, within].map((graph) => {
    const solution = solveGraph(graph);
    const table = [...solution.table("mouse"), ...solution.table("cat")];
    solution.free();
    return table;
  });
  assert.deepEqual(nested, alone);
  assert.equal(alone?.length, 2 * 4 * 4);
});

/** Numbers that are the same in every run, by Marsaglia's xorshift. */
function random() {
  let seed = 913;
  return (end) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % end;
  };
}

test("a valid grid is read unchanged", () => {
  const below = random();
  for (let number = 0; number < 300; number++) {
    const [rows, cols, walls] = [1 + below(8), 3 + below(6), below(50)];
    const cells = Array.from({ length: rows * cols }, () => (below(100) < walls ? "#" : "."));
    for (const letter of "CMF") {
      let cell = below(cells.length);
      while ("CM".includes(cells[cell])) cell = below(cells.length);
      cells[cell] = letter;
    }
    const grid = Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(""));
    // An editor reads the same board from a text, entirely in Rust.
    const editor = new Editor(`board=${grid.join("/").replaceAll("#", "x")}&cat=2&mouse=3`);
    assert.deepEqual(editor.grid(), grid);
    const [expected, found] = [editor.solve(), solve(grid, 2, 3)];
    assert.deepEqual([found.rows, found.cols], [rows, cols]);
    assert.deepEqual(found.verdict(), expected.verdict());
    for (const turn of ["mouse", "cat"]) assert.deepEqual(found.table(turn), expected.table(turn), String(grid));
    for (const object of [editor, expected, found]) object.free();
  }
});

test("a grid whose getter solves another grid is read correctly", () => {
  const meddling = new Proxy(FIRST, {
    get(rows, key) {
      solve(["F#", "CM"], 1, 1).free();
      return rows[key];
    },
  });
  assert.deepEqual(solve(meddling, 1, 2).verdict(), solve(FIRST, 1, 2).verdict());
});

test("rejects letters of more than one byte, in every column", () => {
  // The low bytes of these letters are those of a full stop, a wall and other characters of a board.
  for (const letter of ["\u012e", "\u0123", "\uff2e", "\u{1f42d}"])
    for (let col = 0; col < 7; col++)
      refused(
        () => solve(["MCF....", `${".".repeat(col)}${letter}${".".repeat(6 - col)}`], 1, 1),
        "unknown-character",
        { row: 1, col, character: letter },
      );
});

test("solutions can be freed in any order", () => {
  const hold = () => Array.from({ length: 5 }, () => solve(FIRST, 1, 2));
  const expected = hold()[0].verdict();
  for (const order of [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [2, 4, 0, 3, 1],
  ]) {
    const held = hold();
    for (const [place, number] of order.entries()) {
      held[number].free();
      for (const left of order.slice(place + 1)) assert.deepEqual(held[left].verdict(), expected);
    }
  }
});
