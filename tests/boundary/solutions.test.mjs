// What the exports return.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { api, FIRST, LONGEST, wasm, win } from "./helpers.mjs";

const { Solution, canMouseWin, solve } = api;

test("can mouse win knows the examples of the statement", () => {
  assert.equal(canMouseWin(["####F", "#C...", "M...."], 1, 2), true);
  assert.equal(canMouseWin(["M.C...F"], 1, 4), true);
  assert.equal(canMouseWin(["M.C...F"], 1, 3), false);
  assert.equal(canMouseWin(["C...#", "...#F", "....#", "M...."], 2, 5), false);
  assert.equal(canMouseWin([".M...", "..#..", "#..#.", "C#.#.", "...#F"], 3, 1), true);
});

test("the verdict of the first example", () => {
  const solution = solve(FIRST, 1, 2);
  assert.equal(solution instanceof Solution, true);
  assert.deepEqual([solution.rows, solution.cols, solution.moveLimit], [3, 5, 1000]);
  const verdict = { winner: "mouse", ending: "food", plies: 5, forced: { winner: "mouse", plies: 5 } };
  assert.deepEqual(solution.verdict(), verdict);
  assert.deepEqual(solution.result(10, 6, "mouse"), verdict);
  assert.deepEqual(solution.result(4, 6, "mouse"), {
    winner: "mouse",
    ending: "food",
    plies: 0,
    forced: { winner: "mouse", plies: 0 },
  });
  assert.deepEqual(solution.result(10, 4, "cat"), {
    winner: "cat",
    ending: "food",
    plies: 0,
    forced: { winner: "cat", plies: 0 },
  });
  assert.deepEqual(solution.result(4, 4, "cat"), {
    winner: "cat",
    ending: "capture",
    plies: 0,
    forced: { winner: "cat", plies: 0 },
  });
});

test("a draw is null and never undefined", () => {
  assert.deepEqual(solve(["M#C#F"], 1, 1).verdict(), { winner: "cat", ending: "limit", plies: null, forced: null });
});

test("the limit is counted in plies", () => {
  const forced = { winner: "mouse", plies: 79 };
  const won = { winner: "mouse", ending: "food", plies: 79, forced };
  const late = { winner: "cat", ending: "limit", plies: null, forced };
  assert.deepEqual(solve(LONGEST, 1, 1).verdict(), won);
  assert.deepEqual(solve(LONGEST, 1, 1, { moveLimit: 79 }).verdict(), won);
  assert.deepEqual(solve(LONGEST, 1, 1, { moveLimit: 78 }).verdict(), late);
  assert.equal(solve(LONGEST, 1, 1, { moveLimit: 78 }).moveLimit, 78);

  // It is counted from the state that is asked for: two plies on, 77 are enough.
  const [first, second] = solve(LONGEST, 1, 1).line().moves;
  assert.equal(solve(LONGEST, 1, 1, { moveLimit: 77 }).result(first.to, second.to, "mouse").plies, 77);
  assert.equal(solve(LONGEST, 1, 1, { moveLimit: 76 }).result(first.to, second.to, "mouse").plies, null);

  assert.equal(solve(LONGEST, 1, 1, { moveLimit: 78 }).line().moves.length, 78);
  assert.equal(solve(LONGEST, 1, 1, { moveLimit: 78 }).line().ending, "limit");
});

test("a missing limit is a thousand", () => {
  assert.equal(solve(FIRST, 1, 2, undefined).moveLimit, 1000);
  assert.equal(solve(FIRST, 1, 2, null).moveLimit, 1000);
  for (const options of [
    {},
    { moveLimit: undefined },
    { moveLimit: null },
    { movelimit: 3 },
    Object.create(null),
    [],
    () => 1,
  ])
    assert.equal(solve(FIRST, 1, 2, options).moveLimit, 1000, inspect(options));
  assert.equal(solve(FIRST, 1, 2, { moveLimit: 1 }).moveLimit, 1);
  assert.equal(solve(FIRST, 1, 2, { moveLimit: 10_000 }).moveLimit, 10_000);
  assert.equal(solve(FIRST, 1, 2, Object.create({ moveLimit: 7 })).moveLimit, 7);
  assert.equal(
    solve(FIRST, 1, 2, {
      get moveLimit() {
        return 8;
      },
    }).moveLimit,
    8,
  );
});

test("grids of another realm and of subclasses are grids", () => {
  const foreign = runInNewContext(JSON.stringify(FIRST));
  assert.notEqual(Object.getPrototypeOf(foreign), Array.prototype, "it comes from another realm");
  assert.equal(canMouseWin(foreign, 1, 2), true);
  assert.equal(canMouseWin(class extends Array {}.from(FIRST), 1, 2), true);
  assert.equal(canMouseWin(Object.freeze([...FIRST]), 1, 2), true);
  assert.equal(canMouseWin(new Proxy(FIRST, {}), 1, 2), true);
});

test("moves have their shape", () => {
  const solution = solve(["M.F", "##C"], 1, 2);
  assert.deepEqual(solution.moves(0, 5, "mouse"), [
    { by: "mouse", from: 0, to: 2, outcome: win("mouse", 0), best: true },
    { by: "mouse", from: 0, to: 1, outcome: win("cat", 1), best: false },
    { by: "mouse", from: 0, to: 0, outcome: win("cat", 1), best: false },
  ]);
  assert.deepEqual(solution.moves(0, 5, "cat"), [
    { by: "cat", from: 5, to: 2, outcome: win("cat", 0), best: true },
    { by: "cat", from: 5, to: 5, outcome: win("mouse", 1), best: false },
  ]);
  // Nobody moves when the game is over.
  assert.deepEqual(solution.moves(2, 5, "cat"), []);
  assert.deepEqual(solution.moves(0, 2, "mouse"), []);
  assert.deepEqual(solution.moves(5, 5, "mouse"), []);
});

test("equal moves go up right down left then stay the shorter first", () => {
  const alone = [".....##", ".....#C", "..M..##", ".....##", ".....#F"];
  const moves = solve(alone, 1, 2).moves(16, 13, "mouse");
  assert.deepEqual(
    moves.map((move) => move.to),
    [9, 2, 17, 18, 23, 30, 15, 14, 16],
  );
  assert.deepEqual(
    moves.map((move) => move.best),
    Array(9).fill(true),
  );
  assert.deepEqual(moves[0].outcome, { winner: "cat", ending: "limit", plies: null, forced: null });
});

test("moves are ranked by their outcomes", () => {
  // The rank of an outcome for a player, smaller for better, written as the API describes it.
  const LATER = 100_000;
  const rank = ({ ending, forced }, by) => {
    const free = forced === null ? LATER : forced.winner === by ? forced.plies : 2 * LATER - forced.plies;
    return [ending === "limit" ? LATER : free, free];
  };
  const before = (one, other) => one[0] - other[0] || one[1] - other[1];

  let compared = 0;
  for (const moveLimit of [1, 2, 4, 9, 1000]) {
    const grid = [".C.F", ".#..", "M..."];
    const solution = solve(grid, 2, 1, { moveLimit });
    // After a move one ply fewer is left. A limit of 0 cannot be set, but then all that is not over is late.
    const after = moveLimit > 1 ? solve(grid, 2, 1, { moveLimit: moveLimit - 1 }) : null;
    const late = (outcome) =>
      outcome.plies === 0 ? outcome : { winner: "cat", ending: "limit", plies: null, forced: outcome.forced };
    for (let mouse = 0; mouse < 12; mouse++)
      for (let cat = 0; cat < 12; cat++)
        for (const turn of ["mouse", "cat"]) {
          if (mouse === 5 || cat === 5) continue;
          const moves = solution.moves(mouse, cat, turn);
          const other = turn === "mouse" ? "cat" : "mouse";
          for (const [index, move] of moves.entries()) {
            assert.deepEqual([move.by, move.from], [turn, turn === "mouse" ? mouse : cat]);
            const state = turn === "mouse" ? [move.to, cat, other] : [mouse, move.to, other];
            assert.deepEqual(
              move.outcome,
              after ? after.result(...state) : late(solution.result(...state)),
              `after ${inspect(move)}`,
            );
            const [mine, first] = [rank(move.outcome, turn), rank(moves[0].outcome, turn)];
            assert.equal(move.best, before(mine, first) === 0, `best of ${inspect(move)}`);
            if (index > 0)
              assert.ok(before(rank(moves[index - 1].outcome, turn), mine) <= 0, `order of ${inspect(moves)}`);
            compared++;
          }
        }
  }
  assert.ok(compared > 2000, `moves were compared: ${compared}`);
});

test("lines have their shape and stop", () => {
  const line = solve(FIRST, 1, 2).line();
  assert.equal(line.moves.length, 5);
  assert.deepEqual([line.ending, line.loopsFrom], ["food", null]);
  assert.deepEqual(
    line.moves.map(({ by }) => by),
    ["mouse", "cat", "mouse", "cat", "mouse"],
  );
  assert.deepEqual([line.moves[0].from, line.moves.at(-1).to], [10, 4]);

  // The whole line of a state; at a terminal state there is nothing to play.
  const solution = solve(FIRST, 1, 2);
  assert.deepEqual(solution.line(10, 6, "mouse"), line);
  assert.deepEqual(solution.line(undefined, undefined, undefined), line);
  assert.deepEqual(solution.line(4, 6, "mouse"), { moves: [], ending: "food", loopsFrom: null });
  assert.deepEqual(solution.line(6, 6, "mouse"), { moves: [], ending: "capture", loopsFrom: null });

  assert.equal(solve(LONGEST, 1, 1).line().moves.length, 79);
});

test("a line that repeats a state says where it loops", () => {
  const stays = [
    { by: "mouse", from: 0, to: 0 },
    { by: "cat", from: 2, to: 2 },
  ];
  assert.deepEqual(solve(["M#C#F"], 1, 1).line(), { moves: stays, ending: "limit", loopsFrom: 0 });
  assert.deepEqual(solve(["M#C#F"], 1, 1, { moveLimit: 1 }).line(), {
    moves: stays.slice(0, 1),
    ending: "limit",
    loopsFrom: null,
  });

  // The mouse walks to the middle, and then to and fro between the middle and the right.
  const line = solve(["M..#C#F"], 1, 1).line();
  assert.deepEqual(
    line.moves.map(({ to }) => to),
    [1, 4, 2, 4, 1],
  );
  assert.deepEqual([line.ending, line.loopsFrom], ["limit", 1]); // the cat to move, the mouse in the middle
});

test("every line is played by the best moves", () => {
  const solution = solve(FIRST, 2, 1);
  for (const [mouse, cat, turn] of [
    [10, 6, "mouse"],
    [14, 12, "cat"],
    [9, 10, "mouse"],
    [7, 14, "cat"],
  ]) {
    const line = solution.line(mouse, cat, turn);
    let state = { mouse, cat };
    let mover = turn;
    for (const move of line.moves) {
      const [{ by, from, to }] = solution.moves(state.mouse, state.cat, mover);
      assert.deepEqual(move, { by, from, to });
      state = { ...state, [mover]: to };
      mover = mover === "mouse" ? "cat" : "mouse";
    }
    const outcome = solution.result(mouse, cat, turn);
    assert.deepEqual(line.ending, outcome.ending);
    if (outcome.plies !== null) assert.deepEqual(line.moves.length, outcome.plies);
  }
});

test("every result agrees with the table", () => {
  for (const [grid, catJump, mouseJump] of [
    [FIRST, 1, 2],
    [LONGEST, 1, 1],
    [["C", ".", "F", "M"], 1, 1],
    [["M#C#F"], 8, 8],
  ]) {
    const solution = solve(grid, catJump, mouseJump);
    const text = grid.join("");
    for (const turn of ["mouse", "cat"]) {
      const table = solution.table(turn);
      assert.deepEqual(Object.getPrototypeOf(table), Uint16Array.prototype);
      assert.deepEqual(table.length, text.length ** 2);
      for (let mouse = 0; mouse < text.length; mouse++)
        for (let cat = 0; cat < text.length; cat++) {
          const entry = table[mouse * text.length + cat];
          if (text[mouse] === "#" || text[cat] === "#") {
            assert.equal(entry, 0xc000, "entry of a wall");
            continue;
          }
          const { forced } = solution.result(mouse, cat, turn);
          const winner = { mouse: 1, cat: 2 }[forced?.winner] ?? 0;
          assert.deepEqual(
            entry,
            (winner << 14) | (forced?.plies ?? 0),
            `entry of mouse ${mouse}, cat ${cat}, ${turn} to move`,
          );
        }
    }
    if (grid === LONGEST) assert.deepEqual(solution.table("mouse")[37 * 64 + 45], (1 << 14) | 79);
    solution.free();
  }
  assert.deepEqual(
    Array.from(solve(["MCF"], 1, 1).table("cat")),
    [0x8000, 0x8001, 0x8000, 0x8001, 0x8000, 0x8000, 0x4000, 0x4000, 0x8000],
  );
});

test("a table is a copy", () => {
  const solution = solve(LONGEST, 1, 1);
  const table = solution.table("mouse");
  const before = Array.from(table);
  const { memory } = wasm;
  assert.ok(table.buffer !== memory.buffer, "the table does not lie in the memory of the solver");

  const { byteLength } = memory.buffer;
  const kept = [];
  while (memory.buffer.byteLength === byteLength && kept.length < 50_000) kept.push(solve(LONGEST, 1, 1));
  assert.ok(memory.buffer.byteLength > byteLength, "memory has grown");
  assert.deepEqual(Array.from(table), before);
  assert.equal(solution.verdict().plies, 79);
  for (const each of kept) each.free();

  // It is the own of the caller.
  table.fill(7);
  assert.deepEqual(Array.from(solution.table("mouse")), before);
  solution.free();
  assert.equal(table[0], 7);
});

test("stats count the table", () => {
  for (const [grid, ...jumps] of [
    [FIRST, 1, 2],
    [LONGEST, 1, 1],
    [["M#C#F"], 1, 1],
  ]) {
    const solution = solve(grid, ...jumps);
    const stats = solution.stats();

    const counts = [[0], [], []];
    for (const turn of ["mouse", "cat"])
      for (const entry of solution.table(turn)) {
        const [winner, plies] = [entry >> 14, entry & 0x3fff];
        if (winner < 3) counts[winner][plies] = (counts[winner][plies] ?? 0) + 1;
      }
    const filled = (list) => Array.from(list, (count) => count ?? 0);
    const sum = (list) => list.reduce((total, count) => total + count, 0);
    assert.deepEqual(stats.mouseByPly, filled(counts[1]));
    assert.deepEqual(stats.catByPly, filled(counts[2]));
    assert.deepEqual([stats.mouse, stats.cat, stats.draw], [sum(stats.mouseByPly), sum(stats.catByPly), counts[0][0]]);

    const { mouse, cat, turn, winner, plies } = stats.longest;
    assert.deepEqual(plies, Math.max(stats.mouseByPly.length, stats.catByPly.length) - 1);
    assert.deepEqual(solution.result(mouse, cat, turn).forced, { winner, plies });
  }
  assert.equal(solve(["M#C#F"], 1, 1).stats().draw, 4);
});
