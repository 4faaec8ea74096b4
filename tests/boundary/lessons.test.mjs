// What `Solution` says to someone who plays or asks why: shapes, agreement with the other answers, and errors.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { api, eachState, FIRST, LONGEST, refused, STAND_OFF, thrown, win, works } from "./helpers.mjs";

const { ownMoves, solve } = api;

const BOARDS = [
  [FIRST, 1, 2],
  [LONGEST, 1, 1],
  [STAND_OFF, 1, 6],
  [["M#C#F"], 1, 1],
  [["F", "C", "M"], 2, 1],
];

test("reasons have their shape", () => {
  const first = solve(FIRST, 1, 2);
  const [mine, yours] = first.line().moves;
  assert.deepEqual(
    first.reason(),
    {
      code: "mouse-first",
      forced: { winner: "mouse", plies: 5 },
      late: null,
      race: { mouse: 5, cat: 8, first: "mouse", lead: 3 },
      caught: null,
      choices: [
        { by: "mouse", to: mine.to, moves: 3, best: 1, other: { to: 10, winner: "cat", plies: 4 } },
        { by: "cat", to: yours.to, moves: 3, best: 3, other: null },
      ],
    },
    "the first example",
  );
  assert.deepEqual(first.reason(undefined, undefined, undefined), first.reason());
  assert.deepEqual(first.reason(10, 6, "mouse"), first.reason());

  const over = first.reason(4, 6, "cat");
  assert.deepEqual([over.code, over.forced, over.choices], ["over", { winner: "mouse", plies: 0 }, []]);

  const nothing = { mouse: null, cat: null, first: null, lead: null };
  const apart = solve(["M#C#F"], 1, 1).reason();
  assert.deepEqual([apart.code, apart.forced, apart.race, apart.caught], ["all-apart", null, nothing, null]);
  assert.deepEqual(apart.choices[0], { by: "mouse", to: 0, moves: 1, best: 1, other: null });

  const late = solve(LONGEST, 1, 1, { moveLimit: 78 }).reason();
  assert.deepEqual([late.code, late.late, late.forced], ["mouse-first", 1, { winner: "mouse", plies: 79 }]);

  const draw = solve(STAND_OFF, 1, 6).reason();
  assert.deepEqual([draw.code, draw.forced, draw.race.first], ["stand-off", null, "mouse"]);
  assert.ok(draw.caught > 0 && draw.caught < draw.race.mouse, "who runs is caught before it is there");
  for (const { other } of draw.choices)
    assert.ok(other === null || (other.winner !== null && other.plies > 0), "the one who leaves it loses");
});

test("choices agree with the moves", () => {
  for (const [grid, ...jumps] of BOARDS) {
    const solution = solve(grid, ...jumps);
    eachState(grid, 37, (mouse, cat, turn) => {
      const moves = solution.moves(mouse, cat, turn);
      const [choice] = solution.reason(mouse, cat, turn).choices;
      if (moves.length === 0) return assert.equal(choice, undefined);
      const other = moves.find(({ best }) => !best);
      assert.deepEqual(choice, {
        by: turn,
        to: moves[0].to,
        moves: moves.length,
        best: moves.filter(({ best }) => best).length,
        other: other
          ? {
              to: other.to,
              winner: other.outcome.forced?.winner ?? null,
              plies: other.outcome.forced ? other.outcome.forced.plies + 1 : null,
            }
          : null,
      });
    });
  }
});

test("moves come in groups and lead to states", () => {
  assert.deepEqual(solve(FIRST, 1, 2).start(), { mouse: 10, cat: 6, turn: "mouse" });
  const met = new Set();
  for (const [grid, ...jumps] of BOARDS)
    for (const moveLimit of [6, 1000]) {
      const solution = solve(grid, ...jumps, { moveLimit });
      const text = grid.join("");
      eachState(grid, 37, (mouse, cat, turn) => {
        const moves = solution.moves(mouse, cat, turn);
        const { winning, limit, losing } = solution.groups(mouse, cat, turn);
        assert.deepEqual([...winning, ...limit, ...losing], moves);
        for (const [group, moves] of Object.entries({ winning, limit, losing }))
          for (const { outcome } of moves) {
            const forced = outcome.ending === "limit" ? "limit" : outcome.winner === turn ? "winning" : "losing";
            assert.deepEqual(group, forced);
            met.add(group);
          }
        for (let to = 0; to < text.length; to++) {
          if (text[to] === "#") continue;
          const after = turn === "mouse" ? { mouse: to, cat, turn: "cat" } : { mouse, cat: to, turn: "mouse" };
          if (moves.some((move) => move.to === to)) assert.deepEqual(solution.after(mouse, cat, turn, to), after);
          else assert.equal(thrown(() => solution.after(mouse, cat, turn, to)).code, "bad-cell");
        }
      });
    }
  assert.deepEqual([...met].sort(), ["limit", "losing", "winning"]);
  assert.deepEqual(solve(FIRST, 1, 2).groups(4, 6, "cat"), { winning: [], limit: [], losing: [] });
});

test("maps and rules go by cell numbers", () => {
  for (const [grid, ...jumps] of BOARDS) {
    const solution = solve(grid, ...jumps);
    const text = grid.join("");
    const at = text.indexOf("C");
    for (const turn of ["mouse", "cat"]) {
      const cells = (value) => [...text].map((content, cell) => (content === "#" ? null : value(cell)));
      assert.deepEqual(
        solution.map("cat", at, turn),
        cells((cell) => solution.result(cell, at, turn)),
        "mice",
      );
      assert.deepEqual(
        solution.map("mouse", at, turn),
        cells((cell) => solution.result(at, cell, turn)),
        "cats",
      );
      assert.deepEqual(
        solution.decided(at, turn),
        cells((cell) => {
          const { forced } = solution.result(cell, at, turn);
          if (forced === null) return { winner: null, plies: null, rule: "undecided" };
          const { winner, plies } = forced;
          return { winner, plies, rule: plies === 0 ? "over" : winner === turn ? "one-move" : "all-moves" };
        }),
        "rules",
      );
    }
  }
});

test("destinations go by cell numbers", () => {
  for (const [grid, ...jumps] of BOARDS)
    for (const moveLimit of [6, 1000]) {
      const solution = solve(grid, ...jumps, { moveLimit });
      eachState(grid, 37, (mouse, cat, turn) => {
        const expected = Array.from(grid.join(""), () => null);
        for (const { to, outcome } of solution.moves(mouse, cat, turn)) expected[to] = outcome;
        assert.deepEqual(solution.destinations(mouse, cat, turn), expected);
      });
    }
});

test("grades have their shape", () => {
  const solution = solve(["M.F", "##C"], 1, 2);
  assert.deepEqual(solution.grade(0, 5, "mouse", 2), {
    verdict: "best",
    plies: null,
    before: win("mouse", 1),
    after: win("mouse", 0),
  });
  assert.deepEqual(solution.grade(0, 5, "mouse", 1), {
    verdict: "win-to-loss",
    plies: null,
    before: win("mouse", 1),
    after: win("cat", 1),
  });
  assert.equal(solution.grade(0, 5, "cat", 5).verdict, "win-to-loss");

  const met = new Set();
  for (const [grid, ...jumps] of BOARDS)
    for (const moveLimit of [6, 76, 1000]) {
      const solution = solve(grid, ...jumps, { moveLimit });
      eachState(grid, 41, (mouse, cat, turn) => {
        const before = solution.result(mouse, cat, turn);
        for (const { to, outcome, best } of solution.moves(mouse, cat, turn)) {
          const grade = solution.grade(mouse, cat, turn, to);
          assert.deepEqual([grade.before, grade.after], [before, outcome]);
          assert.deepEqual(grade.verdict === "best", best);
          const counted = ["slower", "sooner"].includes(grade.verdict);
          assert.deepEqual(grade.plies, counted ? Math.abs(outcome.plies + 1 - before.plies) : null);
          met.add(grade.verdict);
        }
      });
    }
  assert.deepEqual([...met].sort(), [
    "best",
    "limit-to-loss",
    "same",
    "slower",
    "sooner",
    "win-to-limit",
    "win-to-loss",
  ]);
});

test("a perfect reply is the first of the moves, for every seed", () => {
  for (const [grid, ...jumps] of BOARDS) {
    const solution = solve(grid, ...jumps);
    eachState(grid, 211, (mouse, cat, turn) => {
      const [first = null] = solution.moves(mouse, cat, turn);
      for (const seed of [0, 1, 299, 2 ** 32 - 1]) assert.deepEqual(solution.reply(mouse, cat, turn, seed), first);
    });
  }
});

test("moves that are not legal, and other mistakes, are refused", () => {
  const solution = solve(FIRST, 1, 2);
  const wall = { row: 0, col: 0 };
  for (const [player, place, ...state] of [
    // Too far, a wall, no cell, and no more moves.
    ["mouse", { row: 2, col: 4 }, 10, 6, "mouse", 14],
    ["cat", wall, 10, 6, "cat", 0],
    ["mouse", {}, 10, 6, "mouse", 15],
    ["cat", { row: 1, col: 1 }, 4, 6, "cat", 6],
  ])
    for (const call of ["after", "grade", "refutation"])
      refused(() => solution[call](...state), "bad-cell", { player, ...place });
  for (const call of ["reason", "proof", "grade", "reply", "refutation", "groups", "destinations", "after"]) {
    refused(() => solution[call](15, 6, "mouse", 1), "bad-cell", { player: "mouse" });
    refused(() => solution[call](10, 0, "mouse", 1), "bad-cell", { player: "cat", ...wall });
    refused(() => solution[call](10, 6, "food", 1), "bad-turn");
  }
  refused(() => solution.reason(10), "bad-cell", { player: "cat" });
  refused(() => solution.map("cat", 0, "mouse"), "bad-cell", { player: "cat", ...wall });
  refused(() => solution.map("mouse", 15, "mouse"), "bad-cell", { player: "mouse" });
  refused(() => solution.decided(0, "mouse"), "bad-cell", { player: "cat", ...wall });
  refused(() => solution.decided(6), "bad-turn");
  refused(() => solution.reply(10, 6, "mouse", 2 ** 32), "bad-argument");
  works();
});

test("ply by ply the analysis goes back on the best line, until it comes to the state, whatever the limit is", () => {
  for (const options of [{}, { moveLimit: 3 }]) {
    const solution = solve(FIRST, 1, 2, options);
    const at = (plies) => solution.decidedAt(plies, 10, 6, "mouse");
    assert.deepEqual(at(5), { mouse: 10, cat: 6, turn: "mouse", rule: "one-move", targets: [12] });
    const last = { mouse: 12, cat: 6, turn: "cat" };
    const { targets, ...all } = at(4);
    assert.deepEqual(all, { ...last, rule: "all-moves" });
    assert.deepEqual(
      targets.toSorted(),
      solution
        .moves(12, 6, "cat")
        .map(({ to }) => to)
        .toSorted(),
    );
    for (let plies = 4; plies > 0; plies--) {
      const [after, { mouse, cat, turn, targets }] = [at(plies - 1), at(plies)];
      const moved = turn === "mouse" ? { ...after, mouse } : { ...after, cat };
      assert.deepEqual([moved.mouse, moved.cat, after.turn], [mouse, cat, turn === "mouse" ? "cat" : "mouse"]);
      assert.ok(targets.includes(after[turn]), "one of the moves that decide it leads there");
    }
    assert.deepEqual(at(0), { mouse: 4, cat: at(1).cat, turn: "cat", rule: "over", targets: [] });
    // Beyond its own ply: another state.
    assert.deepEqual(at(6), { mouse: 6, cat: 7, turn: "mouse", rule: "all-moves", targets: [7, 8, 11, 6] });
    assert.equal(at(9), null);
  }
  refused(() => solve(FIRST, 1, 2).decidedAt(1, 0, 6, "mouse"), "bad-cell", { player: "mouse", row: 0, col: 0 });
});

test("replies have three strengths", () => {
  // The cat is at the food in three plies. An easy one chases the mouse, whatever comes of it.
  const solution = solve(["C......", ".#####.", "F.....M"], 1, 1);
  const cells = (strength) => {
    const replies = Array.from({ length: 100 }, (_, seed) => solution.reply(20, 0, "cat", seed, strength));
    return [...new Set(replies.map(({ to }) => to))].sort();
  };
  assert.deepEqual(cells("easy"), [1, 7]);
  for (const strength of ["medium", "perfect", undefined, null]) assert.deepEqual(cells(strength), [7], `${strength}`);
  const moves = solution.moves(20, 0, "cat");
  const reply = solution.reply(20, 0, "cat", 0, "easy");
  assert.deepEqual(
    reply,
    moves.find(({ to }) => to === reply.to),
  );
  assert.equal(solution.reply(14, 0, "cat", 0, "easy"), null, "the game is over");
  refused(() => solution.reply(20, 0, "cat", 0, "hard"), "bad-argument", { given: '"hard"' });
});

test("proofs have their shape", () => {
  const first = solve(FIRST, 1, 2);
  const proof = {
    runner: "mouse",
    goal: "food",
    route: [
      { cell: 10, mouse: 0, cat: 2 },
      { cell: 12, mouse: 1, cat: 2 },
      { cell: 14, mouse: 2, cat: 4 },
      { cell: 4, mouse: 3, cat: 4 },
    ],
    direct: [],
    cutOff: null,
    apart: [],
    fork: null,
    isProof: true,
    moves: 3,
    delays: false,
    only: [{ ply: 0, by: "mouse", from: 10, to: 12, moves: 3 }],
  };
  assert.deepEqual(first.proof(), proof);
  assert.deepEqual(first.proof(10, 6, "mouse"), proof);

  const nobody = {
    runner: null,
    goal: null,
    route: [],
    direct: [],
    cutOff: null,
    fork: null,
    isProof: true,
    moves: null,
    delays: false,
    only: [],
  };
  assert.deepEqual(solve(["M#C#F"], 1, 1).proof(), { ...nobody, apart: [4] });
  assert.deepEqual(first.proof(4, 6, "cat"), { ...nobody, apart: [], moves: 0 });

  const caught = solve(["M.C#F"], 1, 1).proof();
  assert.deepEqual(
    [caught.runner, caught.goal, caught.apart, caught.isProof, caught.moves],
    ["cat", "capture", [4], true, 2],
  );
  assert.deepEqual(caught.route[0], { cell: 2, mouse: 2, cat: 0 });
  assert.deepEqual(solve(["M.F#C"], 1, 1).proof().route[1], { cell: 1, mouse: 1, cat: null });

  const detour = solve(["M..C", "#...", "....", "#.F#"], 1, 2).proof();
  assert.deepEqual(detour.direct, [
    { cell: 0, mouse: 0, cat: 3 },
    { cell: 2, mouse: 1, cat: 1 },
    { cell: 6, mouse: 2, cat: 2 },
    { cell: 14, mouse: 3, cat: 4 },
  ]);
  assert.equal(detour.cutOff, 2);

  const cutOff = solve(["..C.....", "M......F"], 1, 2).proof();
  assert.deepEqual([cutOff.runner, cutOff.cutOff, cutOff.isProof, cutOff.delays], ["mouse", 11, false, true]);
});

test("refutations start with the move", () => {
  assert.deepEqual(solve(["M.F", "##C"], 1, 2).refutation(0, 5, "mouse", 1), {
    moves: [
      { by: "mouse", from: 0, to: 1 },
      { by: "cat", from: 5, to: 2 },
    ],
    ending: "food",
    loopsFrom: null,
    outcome: win("cat", 1),
  });
  for (const [grid, ...jumps] of BOARDS) {
    const solution = solve(grid, ...jumps);
    eachState(grid, 41, (mouse, cat, turn) => {
      for (const { by, from, to, outcome } of solution.moves(mouse, cat, turn)) {
        const refutation = solution.refutation(mouse, cat, turn, to);
        assert.deepEqual([refutation.moves[0], refutation.outcome], [{ by, from, to }, outcome]);
      }
    });
  }
  assert.equal(thrown(() => solve(FIRST, 1, 2).refutation(10, 6, "mouse", 14)).code, "bad-cell");
});

test("moves are counted by player", () => {
  assert.deepEqual(
    [ownMoves(5, "mouse", "mouse"), ownMoves(5, "cat", "mouse"), ownMoves(4, "mouse", "cat")],
    [3, 2, 2],
  );
  for (const plies of [-1, 0.5, 10_001])
    refused(() => ownMoves(plies, "cat", "cat"), "bad-argument", { given: `${plies}` });
  refused(() => ownMoves(1, "dog", "cat"), "bad-argument", { given: '"dog"' });
  refused(() => ownMoves(1, "cat", "dog"), "bad-turn", { given: '"dog"' });
});
