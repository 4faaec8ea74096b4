// The graph game and the labelling of states: what they return, what they throw, and that nothing does harm.
// @ts-nocheck These tests pass what the types forbid.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { solvePublished } from "../../benches/textbook-published-graph.mjs";
import { api, hostile, refused, revoked, thrower, thrown, win, works } from "./helpers.mjs";

const { EdgeEffects, GraphEditor, GraphSearch, GraphSolution, catMouseGame, labelStates, solveGraph, startEffects } =
  api;

const DRAW = [[2, 5], [3], [0, 4, 5], [1, 4, 5], [2, 3], [0, 2, 3]]; // the statement's first example
const MOUSE = [[1, 3], [0], [3], [0, 2]]; // its second: the mouse in 1 ply
const EIGHT = [
  [2, 3, 5],
  [3, 4, 6, 7],
  [0, 3, 4, 6],
  [0, 1, 2, 5, 6],
  [1, 2, 5, 7],
  [0, 3, 4, 7],
  [1, 2, 3, 7],
  [1, 4, 5, 6],
];
const CAT = [[3], [2, 3], [1, 3], [0, 1, 2]];
const FORK = [[4, 5], [3], [4, 5], [1, 4, 5], [0, 2, 3], [0, 2, 3]];
const SIX = Uint32Array.of(0, 1, 0, 2, 1, 3, 1, 4, 4, 2, 2, 5, 5, 1);

test("the winner is a number as on leetcode", () => {
  assert.deepEqual(
    [DRAW, MOUSE, CAT, EIGHT].map((graph) => catMouseGame(graph)),
    [0, 1, 2, 1],
  );
});

test("a solved graph answers in plain objects", () => {
  const solution = solveGraph(MOUSE);
  assert.equal(solution instanceof GraphSolution, true);
  assert.equal(solution.nodes, 4);
  assert.deepEqual(solution.verdict(), { winner: "mouse", ending: "hole", plies: 1 });
  assert.deepEqual(solution.result(0, 3, "cat"), { winner: "mouse", ending: "hole", plies: 0 });
  assert.deepEqual(solution.result(3, 3, "mouse"), { winner: "cat", ending: "capture", plies: 0 });
  assert.deepEqual(solution.result(3, 2, "cat"), { winner: "cat", ending: "capture", plies: 1 });
  assert.deepEqual(solution.moves(3, 2, "mouse"), [
    { by: "mouse", from: 3, to: 0, outcome: { winner: "mouse", ending: "hole", plies: 0 }, best: true },
    { by: "mouse", from: 3, to: 2, outcome: { winner: "cat", ending: "capture", plies: 0 }, best: false },
  ]);
  assert.deepEqual(solution.moves(0, 3, "cat"), []);
  assert.deepEqual(solution.line(), { moves: [{ by: "mouse", from: 1, to: 0 }], ending: "hole", loopsFrom: null });
  assert.deepEqual(solution.line(3, 2, "cat"), {
    moves: [{ by: "cat", from: 2, to: 3 }],
    ending: "capture",
    loopsFrom: null,
  });
  solution.free();
  thrown(() => solution.verdict());

  const draw = solveGraph(DRAW);
  assert.deepEqual(draw.verdict(), { winner: null, ending: "draw", plies: null });
  const line = draw.line();
  assert.equal(line.ending, "draw");
  assert.ok(Number.isInteger(line.loopsFrom) && line.loopsFrom < line.moves.length, "it goes in circles");
});

test("groups are the moves by who wins after them", () => {
  const seen = new Set();
  for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
    const solution = solveGraph(graph);
    const nodes = [...graph.keys()];
    for (const mouse of nodes)
      for (const cat of nodes.slice(1))
        for (const turn of ["mouse", "cat"]) {
          const expected = { winning: [], draw: [], losing: [] };
          for (const move of solution.moves(mouse, cat, turn)) {
            const { winner } = solution.result(
              ...(turn === "mouse" ? [move.to, cat, "cat"] : [mouse, move.to, "mouse"]),
            );
            const group = winner === null ? "draw" : winner === turn ? "winning" : "losing";
            expected[group].push(move);
            seen.add(group);
          }
          assert.deepEqual(
            solution.groups(mouse, cat, turn),
            expected,
            `${mouse}, ${cat}, ${turn} of ${inspect(graph)}`,
          );
        }
  }
  assert.equal(seen.size, 3);
});

/** Every graph of this many nodes on which both players can move. @param {number} nodes @returns {number[][][]} */
function graphsOf(nodes) {
  const pairs = Array.from({ length: nodes }, (_, one) =>
    Array.from({ length: one }, (_, other) => [other, one]),
  ).flat();
  return Array.from({ length: 2 ** pairs.length }, (_, bits) => {
    const lists = Array.from({ length: nodes }, () => []);
    for (const [at, [one, other]] of pairs.entries())
      if ((bits >> at) & 1) {
        lists[one].push(other);
        lists[other].push(one);
      }
    return lists;
  }).filter(([, mouse, cat]) => mouse.length > 0 && cat.length > 0);
}

test("groups are right on every graph of three to five nodes, by the textbook", () => {
  const seen = { winning: 0, draw: 0, losing: 0 };
  for (const graph of [3, 4, 5].flatMap(graphsOf)) {
    const solution = solveGraph(graph);
    const results = solvePublished(graph);
    for (let mouse = 0; mouse < graph.length; mouse++)
      for (let cat = 1; cat < graph.length; cat++)
        for (const [index, turn] of ["mouse", "cat"].entries()) {
          const expected = { winning: [], draw: [], losing: [] };
          for (const to of mouse === 0 || mouse === cat ? [] : graph[[mouse, cat][index]]) {
            if (turn === "cat" && to === 0) continue;
            const after = turn === "mouse" ? results[to][cat][1] : results[mouse][to][0];
            expected[after === null ? "draw" : after.winner === index ? "winning" : "losing"].push(to);
          }
          const groups = solution.groups(mouse, cat, turn);
          for (const name of Object.keys(seen)) {
            seen[name] += expected[name].length;
            assert.deepEqual(
              groups[name].map(({ to }) => to).sort(),
              expected[name],
              `${name}: ${mouse}, ${cat}, ${turn} of ${inspect(graph)}`,
            );
          }
        }
    solution.free();
  }
  assert.ok(Math.min(...Object.values(seen)) > 1_000, inspect(seen));
});

test("a graph answers as a board does, by the same names", () => {
  for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
    const solution = solveGraph(graph);
    const nodes = [...graph.keys()];
    const result = (mouse, cat, turn) => (cat === 0 ? null : solution.result(mouse, cat, turn));
    for (const turn of ["mouse", "cat"])
      for (const node of nodes) {
        assert.deepEqual(
          solution.map("mouse", node, turn),
          nodes.map((cat) => result(node, cat, turn)),
        );
        if (node === 0) continue;
        const map = nodes.map((mouse) => result(mouse, node, turn));
        assert.deepEqual(solution.map("cat", node, turn), map);
        assert.deepEqual(
          solution.decided(node, turn).map(({ winner, plies }) => ({ winner, plies })),
          map.map(({ winner, plies }) => ({ winner, plies })),
        );
      }
    const state = [1, 2, "mouse"];
    const moves = solution.moves(...state);
    for (const { to, outcome, best } of moves) {
      const grade = solution.grade(...state, to);
      assert.deepEqual(Object.keys(grade), ["verdict", "plies", "before", "after"]);
      assert.deepEqual([grade.before, grade.after], [solution.verdict(), outcome]);
      assert.equal(grade.verdict === "best", best);
      const { moves: line, outcome: after, ...rest } = solution.refutation(...state, to);
      const { moves: best_line, ...best_rest } = solution.line(to, 2, "cat");
      assert.deepEqual([line[0], after], [{ by: "mouse", from: 1, to }, outcome]);
      assert.deepEqual([line.slice(1), rest.ending], [best_line, best_rest.ending]);
    }
    const replies = new Set([0, 1, 2, 3].map((seed) => solution.reply(...state, seed).to));
    assert.ok([...replies].every((to) => moves.some((move) => move.to === to && move.best)));
    assert.ok(moves.some(({ to }) => to === solution.reply(...state, 1, "easy").to));
  }
  const solution = solveGraph(MOUSE);
  assert.equal(solution.reply(0, 2, "cat", 1), null);
  assert.deepEqual(solution.decided(2, "mouse")[1], { winner: "mouse", plies: 1, rule: "one-move" });
  assert.deepEqual(solution.decidedAt(0, 1, 2, "mouse"), { mouse: 0, cat: 2, turn: "cat", rule: "over", targets: [] });
  assert.deepEqual(solution.decidedAt(1, 1, 2, "mouse"), {
    mouse: 1,
    cat: 2,
    turn: "mouse",
    rule: "one-move",
    targets: [0],
  });
  for (const call of ["grade", "refutation"])
    refused(() => solution[call](1, 2, "mouse", 3), "bad-node", { player: "mouse", node: 3, problem: "no-move" });
});

test("the reason on a graph, and what of it can be drawn", () => {
  const draw = solveGraph(DRAW);
  assert.deepEqual(draw.reason(), {
    code: "stand-off",
    forced: null,
    alone: 5,
    stuck: null,
    caught: 3,
    choices: [
      { by: "mouse", to: 3, moves: 1, best: 1, other: null },
      { by: "cat", to: 5, moves: 2, best: 1, other: { to: 4, winner: "mouse", plies: 5 } },
    ],
  });
  const { safe, guard, responses, reach, route, direct, cutOff, runner, goal, isProof } = draw.proof(1, 2, "mouse");
  assert.deepEqual(
    { safe, guard, responses, reach, direct, cutOff, runner, goal, isProof },
    {
      safe: [1, 2, 3, 4, 5],
      guard: [2, 5],
      responses: [{ mouse: 3, cat: 5 }],
      direct: [],
      reach: [],
      cutOff: 5,
      runner: "mouse",
      goal: "hole",
      isProof: false,
    },
  );
  assert.deepEqual(route, [
    { cell: 1, mouse: 0, cat: 3 },
    { cell: 3, mouse: 1, cat: 2 },
    { cell: 5, mouse: 2, cat: 1 },
    { cell: 0, mouse: 3, cat: null },
  ]);
  assert.equal(draw.proof().fork, null);
  // After its first move the cat can guard only one of the two ways to the hole.
  const detour = solveGraph(FORK).proof();
  assert.deepEqual(detour.fork, { moves: 1, mouse: 3, cat: 2, ways: [4, 5] });
  assert.equal(solveGraph(MOUSE).reason().code, "cat-apart");
  assert.deepEqual(solveGraph(MOUSE).proof().isProof, true);
  const cat = solveGraph(CAT);
  assert.equal(cat.reason().code, "intercepted");
  assert.deepEqual(cat.proof().reach.at(-1), []);
  assert.deepEqual(cat.proof(1, 2, "mouse"), cat.proof());
});

test("the cat's strategy, as many entries as are wanted", () => {
  const draw = solveGraph(DRAW);
  const entries = [
    { mouse: 1, cat: 2, moves: null, responses: [{ mouse: 3, cat: 5 }] },
    {
      mouse: 3,
      cat: 5,
      moves: null,
      responses: [
        { mouse: 1, cat: 2 },
        { mouse: 4, cat: 2 },
        { mouse: 5, cat: 5 },
      ],
    },
  ];
  assert.deepEqual(draw.strategy(1, 2, "mouse", 2), entries);
  const places = draw.strategy(1, 2, "mouse").map(({ mouse, cat }) => [mouse, cat]);
  assert.deepEqual(places, [
    [1, 2],
    [3, 5],
    [4, 2],
  ]);
  // The mouse steps into the hole.
  assert.deepEqual(solveGraph([[1], [0, 2], [1]]).strategy(1, 2, "mouse"), []);
});

test("what if an edge were added or removed, or a player started elsewhere", () => {
  for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
    const present = solveGraph(graph).verdict();
    const effects = new EdgeEffects(graph);
    const pairs = (graph.length * (graph.length - 1)) / 2;
    assert.equal(effects.left, pairs);
    const found = [];
    while (effects.left > 0) {
      const some = effects.run(0);
      assert.ok(some.length > 0);
      found.push(...some);
      assert.equal(effects.left, pairs - found.length);
    }
    assert.deepEqual(effects.run(1), []);
    assert.deepEqual(new EdgeEffects(graph).run(60_000), found);
    for (const { from, to, isEdge, outcome, change, plies } of found) {
      assert.equal(isEdge, graph[from].includes(to));
      const changed = graph.map((list, node) => {
        const other = node === from ? to : node === to ? from : null;
        if (other === null) return list;
        return isEdge ? list.filter((each) => each !== other) : [...list, other];
      });
      if (changed[1].length === 0 || changed[2].length === 0) {
        assert.deepEqual([outcome, change, plies], [null, null, null]);
        continue;
      }
      assert.deepEqual(outcome, solveGraph(changed).verdict());
      const longer = outcome.plies - present.plies;
      const kind = longer === 0 ? "none" : longer > 0 ? "longer" : "shorter";
      assert.equal(change, outcome.winner === present.winner ? kind : "winner");
      assert.equal(plies, ["longer", "shorter"].includes(change) ? Math.abs(longer) : null);
    }
    const solution = solveGraph(graph);
    const starts = startEffects(graph);
    for (const node of graph.keys()) {
      assert.deepEqual(starts.mouse[node], [0, 2].includes(node) ? null : solution.result(node, 2, "mouse"));
      assert.deepEqual(starts.cat[node], [0, 1].includes(node) ? null : solution.result(1, node, "mouse"));
    }
  }
});

test("a graph that is searched for", () => {
  for (const winner of ["mouse", "cat", "draw", null]) {
    const wish = { nodes: 12, edges: 25, winner, minPlies: 8, seed: 3 };
    const search = new GraphSearch(wish);
    let progress;
    do progress = search.run(5);
    while (!progress.found);
    assert.equal(search.status, "found");
    const { link, outcome, tried } = progress;
    assert.deepEqual(solveGraph(JSON.parse(new GraphEditor(link).view().text)).verdict(), outcome);
    if (winner !== null) assert.equal(outcome.winner ?? "draw", winner);
    if (winner !== "draw") assert.ok(outcome.plies >= 8);
    assert.deepEqual(new GraphSearch(wish).run(60_000).link, link);
    search.seekAnother();
    do progress = search.run(5);
    while (!progress.found);
    assert.notEqual(progress.link, link);
    assert.ok(progress.tried > tried);
  }
  assert.equal(new GraphSearch({ nodes: 5, edges: 40, minPlies: 0, seed: 1 }).run(0).tried, 1);
  assert.equal(new GraphSearch({ nodes: 3, edges: 40, winner: "cat", minPlies: 99, seed: 1 }).status, "impossible");
  const contested = { nodes: 8, edges: 40, winner: "mouse", minPlies: 7, seed: 1, contested: true };
  assert.equal(new GraphSearch(contested).run(60_000).found, true);
  refused(() => new GraphSearch({ ...contested, contested: "true" }), "bad-argument");
});

test("a win is made longer from a graph at hand", () => {
  const at = "at=9-9.30-9.50-50.9-50.90-50.90-9.70-70.20-80";
  const from = `graph=0-3.1-3.1-4.2-4.3-5.4-6.5-7.6-7&${at}`;
  const longer = { nodes: 8, edges: 1, winner: null, minPlies: 9, seed: 1, from: `${from}&locked=0+7` };
  const { found, link, outcome } = new GraphSearch(longer).run(60_000);
  assert.deepEqual([found, outcome.winner], [true, "mouse"], link);
  const nodes = new GraphEditor(link).view().nodes.map(({ x, y }) => `${x}-${y}`);
  assert.deepEqual(nodes.toSorted(), at.slice(3).split(".").toSorted(), "the nodes stay where they are");
  assert.equal(new GraphEditor(link).view().nodes[7].neighbours.length, 2);
  const wrong = (from) => thrown(() => new GraphSearch({ ...longer, from })).code;
  assert.equal(wrong("graph=0-1.1-2&locked=0"), "bad-argument");
  assert.equal(wrong("graph=0-1.1-9.2"), "bad-graph");
  assert.equal(wrong("graph=0-1.1-2.7&locked=9"), "bad-locked");
  assert.equal(wrong("graph=0-x"), "bad-graph");
  assert.equal(wrong(5), "bad-argument");
});

test("a graph and its states as links", () => {
  const link = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";
  const state = { mouse: 3, cat: 2, turn: "cat" };
  const named = `${link}&m=3&c=2&turn=cat`;
  const editor = new GraphEditor(link);
  assert.equal(editor.view().linkedState, null);
  assert.deepEqual(editor.view().link, link);
  assert.deepEqual(editor.stateLink(3, 2, "cat"), named);
  editor.paste(`#${named}`);
  assert.deepEqual(editor.view().linkedState, state);
  assert.deepEqual(editor.view().link, link);
  assert.equal(editor.view().canUndo, false);
  editor.key(0, "Enter");
  editor.key(3, "Enter");
  assert.equal(editor.view().linkedState, null);
  editor.key(null, "Undo");
  assert.deepEqual(editor.view().linkedState, state);
  editor.paste(link);
  assert.equal(editor.view().linkedState, null);
  assert.deepEqual(new GraphEditor(named).view().linkedState, state);
  for (const nonsense of ["m=4&c=2&turn=cat", "m=3&c=0&turn=cat", "m=3&c=2&turn=dog", "m=3&turn=cat", "m=3&c=2"])
    assert.equal(new GraphEditor(`${link}&${nonsense}`).view().linkedState, null, nonsense);

  refused(() => editor.stateLink(1, 0, "cat"), "bad-node", { player: "cat", node: 0, problem: "in-hole" });
  refused(() => editor.stateLink(4, 2, "cat"), "bad-node", { player: "mouse", given: "4" });
  const states = new GraphEditor("states=1-2&lost=2&m=1&c=1&turn=cat");
  assert.equal(states.view().linkedState, null);
  assert.equal(states.stateLink(1, 1, "cat"), "states=1-2&lost=2");
});

test("table and counts are those of the states", () => {
  for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
    const solution = solveGraph(graph);
    const counts = { mouse: 0, cat: 0, draw: 0 };
    let most = 0;
    for (const turn of ["mouse", "cat"]) {
      const table = solution.table(turn);
      assert.deepEqual(table.constructor, Uint16Array);
      assert.deepEqual(table.length, graph.length ** 2);
      for (let mouse = 0; mouse < graph.length; mouse++) {
        assert.equal(table[mouse * graph.length], 0xc000, "the cat in the hole");
        for (let cat = 1; cat < graph.length; cat++) {
          const { winner, plies } = solution.result(mouse, cat, turn);
          const entry = winner === null ? 0 : ((winner === "mouse" ? 1 : 2) << 14) | plies;
          assert.deepEqual(table[mouse * graph.length + cat], entry, `${mouse}, ${cat}, ${turn} of ${inspect(graph)}`);
          counts[winner ?? "draw"] += 1;
          most = Math.max(most, plies);
        }
      }
    }
    const { mouse, cat, draw, mouseByPly, catByPly, longest } = solution.stats();
    assert.deepEqual({ mouse, cat, draw }, counts);
    assert.deepEqual(
      [mouseByPly, catByPly].map((plies) => plies.reduce((sum, states) => sum + states, 0)),
      [mouse, cat],
    );
    assert.deepEqual(longest.plies, most);
    assert.deepEqual(solution.result(longest.mouse, longest.cat, longest.turn).plies, most);
  }
});

test("every mistake in a graph names the node", () => {
  const wrong = [
    [{ problem: "not-a-graph", given: "undefined" }, undefined],
    [{ problem: "not-a-graph", given: '"[[1],[0],[3],[2]]"' }, "[[1],[0],[3],[2]]"],
    [{ problem: "wrong-size", length: 0 }, []],
    [{ problem: "wrong-size", length: 2 }, [[1], [0]]],
    [{ problem: "wrong-size", length: 65 }, Array.from({ length: 65 }, () => [])],
    [{ problem: "wrong-size", length: 4_000_000_000 }, new Array(4e9)],
    [{ problem: "not-a-graph", node: 2, given: "an array whose entry for node 2 is 7" }, [[1], [0], 7]],
    [{ problem: "not-a-graph", node: 1, given: "an array whose entry for node 1 is undefined" }, [[9], undefined, []]],
    [{ problem: "no-such-node", node: 2, given: "3" }, [[0], [1], [3]]],
    [{ problem: "no-such-node", node: 2, given: "-1" }, [[0], [1], [-1]]],
    [{ problem: "no-such-node", node: 0, given: "300" }, [[300], [2], [1]]],
    [{ problem: "no-such-node", node: 0, given: "256" }, [[256], [2], [1]]],
    [{ problem: "no-such-node", node: 0, given: "NaN" }, [[NaN], [2], [1]]],
    [{ problem: "no-such-node", node: 0, given: "1.5" }, [[1.5], [2], [1]]],
    [{ problem: "no-such-node", node: 0, given: '"1"' }, [["1"], [0], [1]]],
    [{ problem: "no-such-node", node: 0, given: "an array" }, [[[1]], [0], [1]]],
    [{ problem: "no-such-node", node: 1, given: "undefined" }, [[1], [0, undefined, 2], [1]]],
    [{ problem: "one-way", node: 0, other: 1 }, [[1, 1], [2], [1]]],
    [{ problem: "loop", node: 1, given: "1" }, [[], [1, 1, 2], [1]]],
    [{ problem: "repeated", node: 1, other: 2 }, [[], [2, 2], [1]]],
    [{ problem: "repeated", node: 1, other: 2 }, [[], Array(1_000).fill(2), [1]]],
    [{ problem: "no-edge", node: 1, player: "mouse" }, [[2], [], [0]]],
    [{ problem: "no-edge", node: 2, player: "cat" }, [[1], [0], []]],
  ];
  for (const [about, graph] of wrong)
    for (const call of [catMouseGame, solveGraph]) {
      const error = refused(() => call(graph), "bad-graph", about, inspect(graph));
      assert.deepEqual(error.detail.given, about.given ?? null, inspect(graph));
      if ("node" in about) assert.ok(error.message.toLowerCase().includes(`node ${about.node}`), error.message);
      works();
    }
  assert.equal(catMouseGame([[1], [0], [3], [2]]), 1);
  assert.equal(catMouseGame([[-0 + 1], [-0], [3], [2]]), 1, "minus zero is the number zero");
});

test("strange graphs nodes and turns", () => {
  const solution = solveGraph(EIGHT);
  refused(() => solution.result(8, 0, "dog"), "bad-node", { player: "mouse", given: "8" });
  refused(() => solution.result(257, 2, "cat"), "bad-node", { player: "mouse", given: "257" });
  refused(() => solution.result(1, 0, "dog"), "bad-node", { player: "cat", given: "0", node: 0, problem: "in-hole" });
  refused(() => solution.line(1), "bad-node", { player: "cat", given: "undefined" });

  const lies = [
    "3",
    NaN,
    -1,
    3.5,
    3n,
    {},
    null,
    undefined,
    Infinity,
    Symbol("length"),
    { valueOf: thrower },
    hostile({}),
  ];
  for (const length of lies)
    for (const liar of [MOUSE, MOUSE.map((list) => [...list])]) {
      const lying = (array) => new Proxy(array, { get: (target, key) => (key === "length" ? length : target[key]) });
      for (const graph of [lying(liar), liar.map(lying)]) {
        try {
          solveGraph(graph).free();
        } catch (error) {
          assert.equal(error.name, "CatMouseError", `name of ${error}`);
        }
      }
      works();
    }
  for (const graph of [hostile(MOUSE), revoked(MOUSE)]) refused(() => solveGraph(graph), "bad-graph", {}, "a proxy");
  for (const list of [hostile([]), revoked([])])
    refused(() => solveGraph([list, [], []]), "bad-graph", { node: 0 }, "a proxy of a list");
  for (const place of [0, 1])
    refused(
      () => solveGraph([Object.defineProperty([1, 2], place, { get: thrower }), [0], [0]]),
      "bad-graph",
      { node: 0 },
      "a getter",
    );
  // Arrays of any kind are arrays, and a getter may call back.
  assert.equal(catMouseGame(Object.freeze(MOUSE.map((list) => Object.freeze(list)))), 1);
  assert.equal(
    catMouseGame(
      new Proxy(MOUSE, {
        get(lists, key) {
          works();
          return lists[key];
        },
      }),
    ),
    1,
  );
  works();
});

test("the two examples of six states", () => {
  assert.deepEqual(labelStates(6, SIX, [3]), {
    labels: Uint8Array.of(2, 1, 1, 2, 2, 2),
    plies: Int32Array.of(4, 1, 3, 0, 4, 2),
    order: Uint32Array.of(3, 1, 5, 2, 0, 4),
    through: Int32Array.of(2, 3, 5, -1, 2, 1),
  });
  const won = {
    labels: Uint8Array.of(0, 0, 0, 1, 0, 0),
    plies: Int32Array.of(-1, -1, -1, 0, -1, -1),
    order: Uint32Array.of(3),
    through: new Int32Array(6).fill(-1),
  };
  assert.deepEqual(labelStates(6, SIX, [], [3]), won);
  assert.deepEqual(labelStates(6, SIX, new Uint32Array(), Uint32Array.of(3)), won);
  assert.equal(labelStates(6, SIX, [], null).order.length, 0);
  assert.deepEqual(labelStates(1, new Uint32Array(), [], undefined), {
    labels: new Uint8Array(1),
    plies: Int32Array.of(-1),
    order: new Uint32Array(),
    through: Int32Array.of(-1),
  });
});

test("mistakes in a graph of states", () => {
  const wrong = [
    [{ problem: "wrong-states", given: "0" }, [0, SIX, []]],
    [{ problem: "wrong-states", given: "1000001" }, [1_000_001, SIX, []]],
    [{ problem: "wrong-edges", given: "more than that" }, [6, new Uint32Array(2_000_002), []]],
    [{ problem: "wrong-edges", given: "3 numbers, an odd number" }, [6, new Uint32Array(3), []]],
    [{ problem: "wrong-edges", given: "an array" }, [6, [0, 1], []]],
    [{ problem: "no-such-state", given: "6", position: 1 }, [6, Uint32Array.of(0, 6), []]],
    [{ problem: "no-such-state", given: "4294967295", position: 0 }, [6, Uint32Array.of(-1, 6), []]],
    [{ problem: "no-such-state", given: "6", position: 0 }, [6, SIX, [6]]],
    [{ problem: "no-such-state", given: "-1", position: 1 }, [6, SIX, [], [0, -1]]],
    [{ problem: "no-such-state", given: "undefined", position: 0 }, [6, SIX, [undefined]]],
    [{ problem: "wrong-list", given: "more than that" }, [6, SIX, new Uint32Array(1_000_001)]],
    [{ problem: "wrong-list", given: "more than that" }, [6, SIX, Array(1_000_001).fill(3)]],
    [{ problem: "lost-and-won", node: 3 }, [6, SIX, [2, 3], [4, 3]]],
  ];
  for (const [about, call] of wrong) refused(() => labelStates(...call), "bad-graph", about, inspect(call));
  // What a caller has put on an array is not asked.
  const disguised = Object.defineProperties(Uint32Array.from(SIX), {
    length: { get: thrower },
    buffer: { get: thrower },
    constructor: { get: thrower },
    [Symbol.iterator]: { get: thrower },
  });
  assert.equal(labelStates(6, disguised, [3]).order.length, 6);
  const part = new Uint32Array(Uint32Array.of(9, ...SIX, 9).buffer, 4, SIX.length);
  assert.equal(labelStates(6, part, [3]).order.length, 6);
  refused(() => labelStates(6, Object.create(Uint32Array.prototype), []), "bad-graph", {});
  works();
});

test("a pointer that is no number adds nothing to a graph", () => {
  const drawn = new GraphEditor("graph=0-1.1-2");
  refused(() => drawn.press(Number.NaN, Number.NaN, "add"), "bad-argument");
  refused(() => drawn.release(Number.NaN, 1), "bad-argument");
  refused(() => drawn.arrange([Number.NaN, 1]), "bad-argument");
  assert.equal(drawn.view().text, "[[1],[0,2],[1]]");
});

test("a loop in a link of states has its node from 0, and in the message and `given` as the link counts", () => {
  const tooMany = "There is no node 0: a link numbers the nodes of a board from 0 to 63, and states from 1 to 64.";
  for (const [link, problem, node, given, message] of [
    ["states=2-2", "loop", 1, "2", "Node 2 has an edge to itself."],
    ["states=0-1", "too-many", null, "0", tooMany],
    ["states=0-0", "too-many", null, "0", tooMany],
  ])
    assert.equal(refused(() => new GraphEditor(link), "bad-graph", { problem, node, given }).message, message);
});

test("destinations of a graph go by node numbers", () => {
  const [hole, caught] = [win("mouse", 0, "hole"), win("cat", 0, "capture")].map(({ forced, ...outcome }) => outcome);
  assert.deepEqual(solveGraph(MOUSE).destinations(3, 2, "mouse"), [hole, null, caught, null]);
  for (const graph of [DRAW, MOUSE, CAT, EIGHT]) {
    const solution = solveGraph(graph);
    for (const mouse of graph.keys())
      for (const cat of [...graph.keys()].slice(1))
        for (const turn of ["mouse", "cat"]) {
          const isOver = mouse === 0 || mouse === cat;
          const edges = isOver ? [] : graph[turn === "mouse" ? mouse : cat];
          const expected = [...graph.keys()].map((to) => {
            if (!edges.includes(to) || (turn === "cat" && to === 0)) return null;
            return turn === "mouse" ? solution.result(to, cat, "cat") : solution.result(mouse, to, "mouse");
          });
          assert.deepEqual(solution.destinations(mouse, cat, turn), expected, `${mouse}, ${cat}, ${turn}`);
        }
  }
});

test("an exercise on a graph says how far it is and what it refuses", () => {
  const editor = new GraphEditor("graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=50-8.50-92.84-40.16-40.64-58.36-30");
  assert.equal(editor.progress("mouse"), null);
  editor.assign("goal=mouse:3&edges=1&locked=2+3");
  assert.deepEqual(editor.progress("mouse"), {
    isMet: false,
    goal: { winner: "mouse", plies: 3, moves: 2 },
    changes: [],
    allowed: 1,
    outcome: { winner: null, ending: "draw", plies: null },
    locked: [2, 3],
    refusal: null,
  });
  editor.press(50, 8, "connect");
  assert.equal(editor.release(84, 40), null, "node 2 is locked");
  assert.equal(editor.progress("mouse").refusal, "locked");
  assert.equal(editor.key(null, "n"), null);
  assert.equal(editor.progress("mouse").refusal, "nodes");
  editor.press(50, 8, "connect");
  assert.deepEqual(editor.release(50, 92), { what: "connected", node: 0, other: 1 });
  const { changes, outcome, isMet, refusal } = editor.progress("mouse");
  assert.deepEqual(changes, [[0, 1]]);
  assert.deepEqual([outcome, isMet, refusal], [{ winner: "mouse", ending: "hole", plies: 1 }, false, null]);
  for (const turn of ["mouse", "cat"]) assert.deepEqual(editor.view(turn).progress, editor.progress(turn));
  editor.key(1, "Enter");
  assert.equal(editor.key(4, "Enter"), null);
  assert.equal(editor.progress("mouse").refusal, "edges");
  editor.assign("goal=draw");
  assert.deepEqual(editor.progress("mouse").goal, { winner: null, plies: null, moves: null });
  assert.equal(editor.progress("mouse").isMet, false, "the mouse wins");
  editor.assign("");
  editor.press(50, 92, "connect");
  assert.deepEqual(editor.release(50, 8), { what: "disconnected", node: 1, other: 0 });
  editor.clear();
  assert.equal(editor.view().link, "graph=2&at=50-20.20-75.80-75");
  for (const [terms, code] of [
    ["goal=draw:3", "bad-goal"],
    ["edges=2017", "bad-edges"],
    ["locked=3", "bad-locked"],
  ])
    assert.equal(thrown(() => editor.assign(terms)).code, code);
});

test("several graphs in a text come with their answers", () => {
  const editor = new GraphEditor("graph=0-1.1-2");
  assert.deepEqual(editor.readCases("[[1,3],[0],[3],[0,2]]\n1\n[[],[2],[1]]\n2\n[[1],[],[1]]"), [
    { link: "graph=0-1.0-3.2-3", expected: 1, outcome: { winner: "mouse", ending: "hole", plies: 1 } },
    { link: "graph=1-2", expected: 2, outcome: { winner: "cat", ending: "capture", plies: 1 } },
  ]);
  assert.equal(editor.view().link.startsWith("graph=0-1.1-2"), true);
  assert.equal(thrown(() => editor.readCases("[[1],[0")).code, "bad-graph");
  // As C++ writes them.
  assert.deepEqual(
    editor.readCases("f({{1,3},{0},{3},{0,2}}) == 1; f({{},{2},{1}});").map(({ link }) => link),
    ["graph=0-1.0-3.2-3", "graph=1-2"],
  );
  editor.paste("vector<vector<int>> graph = {{1,3},{0},{3},{0,2}};");
  assert.equal(editor.view().text, "[[1,3],[0],[3],[0,2]]");
  const text = "鼠 {{1},{0,2},{}}";
  const { code, detail } = thrown(() => editor.paste(text));
  assert.equal(code, "bad-graph");
  assert.equal(text.slice(detail.position, detail.position + detail.length), "{0,2}");
});
