// The what-ifs: that each outcome stands where it belongs, in the shape of a verdict, and what they throw.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { api, FIRST, hostile, LONGEST, refused, thrown, works } from "./helpers.mjs";

const { compareMethods, jumpTable, pieceEffects, solve, wallChanges, wallEffects } = api;

// Boards of all kinds of shapes, with both jumps.
const BOARDS = [
  [FIRST, 1, 2],
  [LONGEST, 1, 1],
  [["MCF"], 1, 1],
  [["F", "C", "M"], 2, 1],
  [["M.", "C#", "..", "..", ".#", ".#", "F."], 1, 1],
  [[".M...C..", "..#.##.F"], 3, 2],
  [["M#C", "###", "..F"], 8, 8], // nobody gets anywhere
];

const verdict = (...call) => {
  const solution = solve(...call);
  const outcome = solution.verdict();
  solution.free();
  return outcome;
};

/** The grid with the cell's character replaced by what becomes of it. */
const replaced = (grid, cell, become) =>
  grid.map((row, at) => [...row].map((old, col) => (at * row.length + col === cell ? become(old) : old)).join(""));

/** For each cell of the grid what is expected of its character and number. */
const cells = (grid, expected) => [...grid.join("")].map(expected);

test("the jump table has the cat first", () => {
  for (const [grid] of BOARDS) {
    const table = jumpTable(grid);
    const jumps = [1, 2, 3, 4, 5, 6, 7, 8];
    assert.deepEqual(
      table,
      jumps.map((cat) => jumps.map((mouse) => verdict(grid, cat, mouse))),
      inspect(grid),
    );
  }
  const table = jumpTable(FIRST);
  assert.deepEqual(table[0][1], { winner: "mouse", ending: "food", plies: 5, forced: { winner: "mouse", plies: 5 } });
  assert.deepEqual(table[1][0], { winner: "cat", ending: "capture", plies: 4, forced: { winner: "cat", plies: 4 } });
});

test("wall effects go by cell numbers", () => {
  for (const [grid, cat, mouse] of BOARDS) {
    const expected = cells(grid, (old, cell) => {
      if ("CMF".includes(old)) return null;
      return verdict(
        replaced(grid, cell, (old) => (old === "." ? "#" : ".")),
        cat,
        mouse,
      );
    });
    assert.deepEqual(wallEffects(grid, cat, mouse), expected, inspect(grid));
  }
  assert.deepEqual(wallEffects(["MCF"], 1, 1), [null, null, null]);
  assert.deepEqual(wallEffects(FIRST, 1, 2)[9], { winner: "cat", ending: "limit", plies: null, forced: null });
});

test("wall changes say how the effects differ", () => {
  const WALLED = ["M..F", "....", "####", "...C"]; // the mouse goes straight, or round by the second row
  for (const [grid, cat, mouse] of [...BOARDS, [WALLED, 1, 1], [["MxFxC".replaceAll("x", "#")], 1, 1]])
    for (const options of [undefined, { moveLimit: 6 }]) {
      const present = verdict(grid, cat, mouse, options);
      const effects = wallEffects(grid, cat, mouse, options);
      const expected = effects.map((outcome) => {
        if (outcome === null) return null;
        const change = (change, plies = null) => ({ outcome, change, plies, most: false });
        if (outcome.winner !== present.winner) return change("winner");
        if (outcome.plies === present.plies) return change("none");
        if (outcome.plies === null || present.plies === null) return change("limit");
        const longer = outcome.plies - present.plies;
        return change(longer > 0 ? "longer" : "shorter", Math.abs(longer));
      });
      for (const kind of ["longer", "shorter"]) {
        const those = expected.filter((each) => each?.change === kind);
        const most = Math.max(...those.map(({ plies }) => plies));
        for (const each of those) each.most = each.plies === most;
      }
      assert.deepEqual(wallChanges(grid, cat, mouse, options), expected, `${inspect(grid)} ${inspect(options)}`);
    }
  const [, first] = wallChanges(WALLED, 1, 1);
  const forced = { winner: "mouse", plies: 9 };
  assert.deepEqual(first, {
    outcome: { winner: "mouse", ending: "food", plies: 9, forced },
    change: "longer",
    plies: 4,
    most: true,
  });
  assert.equal(wallChanges(["M#F#C"], 1, 1)[3].change, "limit");
  assert.deepEqual(wallChanges(["MCF"], 1, 1), [null, null, null]);
});

test("piece effects go by cell numbers", () => {
  for (const [grid, cat, mouse] of BOARDS) {
    const effects = (piece) =>
      cells(grid, (old, cell) => {
        if (old !== "." && old !== piece) return null;
        const without = grid.map((row) => row.replace(piece, "."));
        return verdict(
          replaced(without, cell, () => piece),
          cat,
          mouse,
        );
      });
    assert.deepEqual(
      pieceEffects(grid, cat, mouse),
      { cat: effects("C"), mouse: effects("M"), food: effects("F") },
      inspect(grid),
    );
  }
  const once = { winner: "mouse", ending: "food", plies: 1, forced: { winner: "mouse", plies: 1 } };
  assert.deepEqual(pieceEffects(["MFC"], 1, 1), {
    cat: [null, null, once],
    mouse: [once, null, null],
    food: [null, once, null],
  });
});

test("the limit is that of the options", () => {
  const late = { winner: "cat", ending: "limit", plies: null, forced: { winner: "mouse", plies: 79 } };
  const options = { moveLimit: 78 };
  const [cat, mouse, food] = [..."CMF"].map((piece) => LONGEST.join("").indexOf(piece));
  assert.deepEqual(jumpTable(LONGEST, options)[0][0], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).cat[cat], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).mouse[mouse], late);
  assert.deepEqual(pieceEffects(LONGEST, 1, 1, options).food[food], late);
  assert.deepEqual(wallEffects(LONGEST, 1, 1, options)[24], late); // opening this wall changes nothing

  for (const absent of [undefined, null, {}, { moveLimit: null }, { moveLimit: undefined }]) {
    assert.equal(jumpTable(LONGEST, absent)[0][0].plies, 79, inspect(absent));
    assert.deepEqual(wallEffects(FIRST, 1, 2, absent), wallEffects(FIRST, 1, 2, { moveLimit: 1000 }), inspect(absent));
    assert.equal(pieceEffects(LONGEST, 1, 1, absent).food[food].plies, 79, inspect(absent));
  }
});

test("each outcome is an object of its own", () => {
  const lists = () => {
    const { cat, mouse, food } = pieceEffects(FIRST, 1, 2);
    return [...jumpTable(FIRST), wallEffects(FIRST, 1, 2), cat, mouse, food];
  };
  const all = lists();
  const outcomes = all.flat().filter((outcome) => outcome !== null);
  assert.deepEqual(outcomes.length, 64 + 12 + 3 * 8);
  assert.equal(new Set(all).size, all.length, "lists");
  assert.equal(new Set(outcomes).size, outcomes.length, "outcomes");
  assert.equal(new Set(outcomes.map((outcome) => outcome.forced ?? outcome)).size, outcomes.length, "forced");

  const before = JSON.stringify(all);
  for (const list of all) list.length = 0;
  for (const outcome of outcomes) outcome.winner = "nobody";
  assert.deepEqual(JSON.stringify(lists()), before, "a second answer");
});

test("mistakes are those of solve", () => {
  // Later arguments are wrong too, which must not be seen yet.
  const wrong = [
    ...[
      "MCF",
      ["MCF", 1],
      [],
      ["", ""],
      Array(9).fill("."),
      ["........."],
      ["MCF", ".."],
      ["MCFm"],
      ["C.F"],
      ["MCF", "..C"],
    ],
    ...[hostile(FIRST), new Array(4e9)],
  ].map((grid) => [grid, 0, 0, 5]);
  for (const jump of [0, 9, 300]) wrong.push([FIRST, jump, jump, 5], [FIRST, 1, jump, 5]);
  const limits = [0, 10_001, 0.5, Number.NaN, "78", 78n, {}, true].map((moveLimit) => ({ moveLimit }));
  const ofOptions = [5, "moveLimit", hostile({}), ...limits].map((options) => [FIRST, 1, 2, options]);
  for (const args of [...wrong, ...ofOptions]) {
    const expected = thrown(() => solve(...args));
    for (const call of [wallEffects, wallChanges, pieceEffects, compareMethods])
      assert.deepEqual(
        thrown(() => call(...args)),
        expected,
        call.name,
      );
    // It has no jumps of which to complain.
    if (args[0] !== FIRST || ofOptions.includes(args))
      assert.deepEqual(
        thrown(() => jumpTable(args[0], args[3])),
        expected,
      );
  }
  refused(() => wallEffects(FIRST), "bad-jump", { player: "cat", given: "undefined" });
  refused(() => pieceEffects(FIRST, 1), "bad-jump", { player: "mouse", given: "undefined" });
  works();
});

test("methods are compared", () => {
  const compared = compareMethods(["F..MC"], 1, 1);
  assert.deepEqual(Object.keys(compared), ["depthFirst", "byTurns", "backwards", "layers"]);
  for (const method of ["depthFirst", "byTurns", "backwards"])
    assert.deepEqual(Object.keys(compared[method]), ["mouseWins", "moves"], method);
  assert.deepEqual(
    [compared.depthFirst.mouseWins, compared.byTurns.mouseWins, compared.backwards.mouseWins],
    [false, true, true],
  );
  assert.deepEqual(compared.layers, solve(["F..MC"], 1, 1).stats().longest.plies);
  // The table by turns grows with the limit, the queue does not.
  const sooner = compareMethods(["F..MC"], 1, 1, { moveLimit: 4 });
  assert.deepEqual([sooner.byTurns.mouseWins, sooner.backwards.mouseWins], [false, false]);
  assert.deepEqual(sooner.backwards.moves, compared.backwards.moves);
  assert.equal(sooner.byTurns.moves < compared.byTurns.moves, true);
  refused(() => compareMethods(["F..M"], 1, 1), "missing-piece", { piece: "cat" });
});
