// What the exports throw, and that they go on working afterwards.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, FIRST, hostile, refused, revoked, thrower, thrown, works } from "./helpers.mjs";

const { BoardSearch, Editor, GraphEditor, Painter, canMouseWin, solve } = api;

test("every code of a board says what is wrong and where", () => {
  const wrong = [
    ["not-a-grid", {}, "MCF"],
    ["not-a-grid", {}, ["MCF", 1]],
    ["empty-grid", {}, []],
    ["empty-grid", {}, [""]],
    ["empty-grid", {}, ["", "", ""]],
    ["too-large", {}, Array(9).fill(".")],
    ["too-large", { row: 1 }, ["MCF......".slice(0, 8), "........."]],
    ["ragged-row", { row: 1, length: 2, expected: 3 }, ["MCF", ".."]],
    ["ragged-row", { row: 2, length: 0, expected: 3 }, ["MCF", "...", ""]],
    ["ragged-row", { row: 1, length: 3, expected: 0 }, ["", "MCF"]],
    ["unknown-character", { row: 0, col: 3, character: "m" }, ["MCFm"]],
    ["unknown-character", { row: 1, col: 0, character: "x" }, ["MCF", "x.."]],
    ["unknown-character", { row: 1, col: 2, character: "3" }, ["MCF", "..3"]],
    ["missing-piece", { piece: "cat" }, ["..."]],
    ["missing-piece", { piece: "mouse" }, ["C.F"]],
    ["missing-piece", { piece: "food" }, ["C.M"]],
    ["duplicate-piece", { row: 1, col: 1, piece: "cat" }, ["MCF", ".C."]],
    ["duplicate-piece", { row: 0, col: 3, piece: "mouse" }, ["MCFM", "F..C"]],
    ["duplicate-piece", { row: 1, col: 0, piece: "food" }, ["MCF", "F.."]],
  ];
  for (const [code, about, grid] of wrong) {
    refused(() => solve(grid, 1, 2), code, about, inspect(grid));
    refused(() => canMouseWin(grid, 1, 2), code, about, inspect(grid));
    works();
  }
});

test("every code of a number says what is wrong", () => {
  for (const jump of [0, 9, 300, -1]) {
    const given = String(jump);
    refused(() => solve(FIRST, jump, 2), "bad-jump", { player: "cat", given });
    refused(() => solve(FIRST, 2, jump), "bad-jump", { player: "mouse", given });
    refused(() => canMouseWin(FIRST, jump, jump), "bad-jump", { player: "cat", given });
    refused(() => canMouseWin(FIRST, 2, jump), "bad-jump", { player: "mouse", given });
  }
  for (const moveLimit of [0, 10_001, 65_536 + 1000, -1, 0.5])
    refused(() => solve(FIRST, 1, 2, { moveLimit }), "bad-move-limit", { given: String(moveLimit) });

  const solution = solve(FIRST, 1, 2);
  for (const call of ["result", "moves", "line"]) {
    const ask =
      (...state) =>
      () =>
        solution[call](...state);
    refused(ask(15, 6, "mouse"), "bad-cell", { player: "mouse", given: "15" });
    refused(ask(10, 256, "mouse"), "bad-cell", { player: "cat", given: "256" });
    // A wall is a place on the board, so the error has one.
    refused(ask(3, 6, "mouse"), "bad-cell", { row: 0, col: 3, player: "mouse" });
    refused(ask(10, 5, "cat"), "bad-cell", { row: 1, col: 0, player: "cat" });
    refused(ask(10, 6, "food"), "bad-turn", { given: '"food"' });
    refused(ask(10, 6), "bad-turn", { given: "undefined" });
  }
  refused(() => solution.table("Mouse"), "bad-turn", { given: '"Mouse"' });
  refused(() => solution.table(), "bad-turn", { given: "undefined" });
  works();
});

test("throws the first of several mistakes", () => {
  // Each step mends what the step before was about.
  const nine = (rows) => [...rows, ...Array(9).fill("")].slice(0, 9);
  const steps = [
    ["not-a-grid", [...nine(["..", "..........", "?"]).slice(0, 8), 9]],
    ["empty-grid", Array(9).fill("")],
    ["too-large", nine(["..", "?C..C..", "."])], // too many rows
    ["too-large", ["..", "?C..C....", "."]], // too long a row
    ["ragged-row", ["..", "?C..C", "."]],
    ["unknown-character", [".....", "?C..C", "M..M."]],
    ["missing-piece", [".....", ".C..C", "M..M."]],
    ["duplicate-piece", ["F....", ".C..C", "M..M."]],
    ["bad-jump", ["F....", ".C...", "M...."]],
  ];
  for (const [code, grid] of steps)
    assert.deepEqual(thrown(() => solve(grid, 0, 9, { moveLimit: 0 })).code, code, inspect(grid));
  // Every kind is looked for on all rows before the next: here the later mistake stands first.
  assert.equal(thrown(() => solve(["C", 7], 1, 1)).code, "not-a-grid");
  assert.equal(thrown(() => solve(["?", "........."], 1, 1)).code, "too-large");
  assert.equal(thrown(() => solve(["?", ".."], 1, 1)).code, "ragged-row");
  assert.equal(thrown(() => solve(["CC", ".?"], 1, 1)).code, "unknown-character");
  assert.equal(thrown(() => solve(["CC", ".M"], 1, 1)).code, "missing-piece");
  // Nine rows are enough to know: the tenth is not even looked at.
  assert.equal(thrown(() => solve([...Array(9).fill("."), 7], 1, 1)).code, "too-large");
  assert.equal(thrown(() => solve([...Array(8).fill("."), 7], 1, 1)).code, "not-a-grid");

  const grid = steps.at(-1)[1];
  assert.equal(thrown(() => solve(grid, 0, 9, { moveLimit: 0 })).detail.player, "cat");
  assert.equal(thrown(() => solve(grid, 1, 9, { moveLimit: 0 })).detail.player, "mouse");
  assert.equal(thrown(() => solve(grid, 1, 8, { moveLimit: 0 })).code, "bad-move-limit");
  const solution = solve(grid, 1, 8, { moveLimit: 1 });
  assert.equal(thrown(() => solution.result(-1, -1, "food")).detail.player, "mouse");
  assert.equal(thrown(() => solution.result(0, -1, "food")).detail.player, "cat");
  assert.equal(thrown(() => solution.result(0, 1, "food")).code, "bad-turn");
  solution.result(0, 1, "cat");
});

function theArguments() {
  // biome-ignore lint/complexity/noArguments: they are no array
  return arguments;
}

test("strange grids", () => {
  const grids = {
    "a number": () => 5,
    "nested arrays": () => [["M", "C", "F"]],
    "deeply nested arrays": () => [[[["MCF"]]]],
    "numbers in an array": () => [1, 2, 3],
    "String objects in an array": () => FIRST.map(Object),
    "rows with a null among them": () => ["MCF", null],
    "rows with a symbol among them": () => ["MCF", Symbol("row")],
    "rows with a BigInt among them": () => ["MCF", 1n],
    "rows with a throwing proxy among them": () => ["MCF", hostile([])],
    "four thousand million holes": () => new Array(4e9),
    "a hole before a row": () => Object.assign([], { 1: "MCF" }),
    "a hole far behind": () => Object.assign(["MCF"], { 4000000000: "x" }),
    "a throwing row": () => Object.defineProperty(["MCF", ""], "1", { get: thrower }),
    "a throwing proxy of a grid": () => hostile(FIRST),
    "a revoked proxy of a grid": () => revoked(FIRST),
    "a proxy of infinite length": () =>
      new Proxy(FIRST, { get: (rows, key) => (key === "length" ? Number.POSITIVE_INFINITY : rows[key]) }),
    "the arguments of a function": () => theArguments(...FIRST),
    itself: () => {
      const rows = [];
      return rows.fill(rows, 0, rows.push(0));
    },
  };
  for (const [about, make] of Object.entries(grids))
    for (const call of [solve, canMouseWin]) {
      refused(() => call(make(), 1, 2), "not-a-grid", {}, `${call.name} of ${about}`);
      works();
    }
  // An array that lies about its length is read in some way or refused, but in no way does harm.
  for (const length of [
    "3",
    Number.NaN,
    -1,
    3n,
    {},
    null,
    undefined,
    Symbol("length"),
    { valueOf: thrower },
    hostile({}),
  ]) {
    const grid = new Proxy(FIRST, { get: (rows, key) => (key === "length" ? length : rows[key]) });
    try {
      solve(grid, 1, 2).free();
    } catch (error) {
      assert.equal(error.name, "CatMouseError", `name of ${error}`);
    }
    works();
  }
  refused(() => solve(), "not-a-grid", { given: "undefined" });
  refused(() => canMouseWin(), "not-a-grid", { given: "undefined" });
});

test("strange rows", () => {
  const megabytes = ".".repeat(10_000_000);
  const wrong = [
    ["too-large", { row: 0 }, [megabytes]],
    ["too-large", { row: 1 }, ["MCF", megabytes]],
    ["too-large", { row: 0 }, ["🐭🐱🧀🐭🐱🧀🐭🐱🧀"]],
    // A character outside the first plane is one cell.
    ["unknown-character", { row: 0, col: 3, character: "🐭" }, ["MCF🐭...."]],
    ["unknown-character", { row: 1, col: 7, character: "🐭" }, ["MCF.....", ".......🐭"]],
    ["ragged-row", { row: 1, length: 2, expected: 3 }, ["MCF", "🐭🐱"]],
    // What is no character arrives as the one that stands for such.
    ["unknown-character", { row: 0, col: 3, character: "\ufffd" }, ["MCF\ud83d"]],
    ["unknown-character", { row: 0, col: 0, character: "\ufffd" }, ["\udc2dMCF"]],
    ["unknown-character", { row: 0, col: 3, character: "\0" }, ["MCF\0"]],
    ["unknown-character", { row: 0, col: 3, character: "\n" }, ["MCF\n"]],
    ["unknown-character", { row: 0, col: 3, character: "\u0301" }, ["MCF\u0301"]],
    ["unknown-character", { row: 0, col: 0, character: "М" }, ["МCF"]], // Cyrillic
  ];
  for (const [code, about, grid] of wrong) {
    refused(() => solve(grid, 1, 2), code, about, inspect(grid));
    works();
  }
});

test("strange numbers", () => {
  const solution = solve(FIRST, 1, 2);
  for (const [code, facts, call] of [
    ["bad-jump", { player: "cat", given: "0" }, () => solve(FIRST, -0, 2)],
    ["bad-jump", { player: "cat", given: "undefined" }, () => solve(FIRST)],
    ["bad-jump", { player: "mouse", given: "undefined" }, () => solve(FIRST, 1)],
    ["bad-cell", { player: "mouse", given: "undefined" }, () => solution.result()],
    ["bad-cell", { player: "cat", given: "undefined" }, () => solution.line(10)],
    ["bad-cell", { player: "mouse", given: "null" }, () => solution.line(null, null, null)],
  ])
    refused(call, code, facts);
  // Minus zero is the number zero, and so the first cell.
  assert.equal(solve(["MCF"], 1, 1).result(-0, 1, "cat").plies, 1);
});

test("strange options", () => {
  const get = () => thrower();
  const unreadable = [true, 5, "moveLimit", "", 5n, Symbol("options"), hostile({}), revoked({}), hostile(() => 1)];
  const wrong = [{ valueOf: () => 5 }, [5], "5", 5n].map((moveLimit) => ({ moveLimit }));
  for (const options of [...unreadable, ...wrong, Object.defineProperty({}, "moveLimit", { get })]) {
    const { message } = refused(() => solve(FIRST, 1, 2, options), "bad-move-limit", {}, "odd options");
    assert.match(message, /move limit/);
  }
});

test("a getter may call the solver", () => {
  const solution = solve(FIRST, 1, 2);
  const options = {
    get moveLimit() {
      works();
      solution.free();
      return 5;
    },
  };
  assert.equal(solve(FIRST, 1, 2, options).verdict().plies, 5);
  thrown(() => solution.verdict());

  const grid = new Proxy(FIRST, {
    get(rows, key) {
      works();
      return rows[key];
    },
  });
  assert.equal(canMouseWin(grid, 1, 2), true);
  const shrinking = new Proxy([...FIRST], {
    get(rows, key) {
      if (key === "0") rows.length = 1;
      return rows[key];
    },
  });
  assert.equal(thrown(() => solve(shrinking, 1, 2)).name, "CatMouseError");
  works();
});

test("an argument that is wrong is named, with what it must be", () => {
  const [solution, editor] = [solve(FIRST, 1, 2), new Editor("board=xxxxF/xC3/M4&cat=1&mouse=2")];
  const drawn = new GraphEditor("graph=0-1.1-2");
  for (const [code, given, message, call] of [
    [
      "bad-argument",
      "-1",
      "The seed must be a whole number from 0 to 4,294,967,295, but is -1.",
      () => solution.reply(10, 6, "mouse", -1),
    ],
    [
      "bad-argument",
      '"dog"',
      'The fixed player must be "mouse" or "cat", but is "dog".',
      () => solution.map("dog", 6, "mouse"),
    ],
    ["bad-size", "20", "The number of rows must be a whole number from 1 to 8, but is 20.", () => editor.resize(20, 3)],
    ["bad-cell", "3", "The row must be a whole number from 0 to 2, but is 3.", () => editor.press(3, 0, "wall")],
    ["bad-node", "3", "The node must be a whole number from 0 to 2, but is 3.", () => drawn.key(3, "Enter")],
    [
      "bad-argument",
      '"dog"',
      'winner must be "mouse", "cat", "limit" or null, but is "dog".',
      () =>
        new BoardSearch({ rows: 3, cols: 3, catJump: 1, mouseJump: 1, walls: 0, winner: "dog", minPlies: 0, seed: 1 }),
    ],
  ])
    assert.equal(refused(call, code, { given }).message, message);
});

test("an object of another class is refused where an editor is wanted", () => {
  const { paint } = Painter.prototype;
  const painter = Object.create(Painter.prototype);
  for (const other of [null, {}, solve(FIRST, 1, 2), undefined])
    refused(() => paint.call(painter, other, {}), "bad-argument");
});
