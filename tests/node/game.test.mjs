// A game that is edited and played through, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DRAWN, EXAMPLE_1 } from "../harness/games.mjs";
import { load } from "./load.mjs";

const { openBoard } = await load("model/board-game");
const { DrawnGraph, statesOf } = await load("model/drawn-graph");
const { openGraph } = await load("model/graph-game");

/** @typedef {import("../../www/model/game").Game} Game */

/** @type {(game: Game, at: import("../../www/model/game").Change["at"]) => void} */
const toggle = (game, at) =>
  game.toggle({ at, outcome: game.verdict ?? assert.fail(), change: "none", adds: false, moves: 0, most: false });

for (const [kind, open, edit, other] of /** @type {const} */ ([
  ["board", () => openBoard(EXAMPLE_1), (/** @type {Game} */ game) => toggle(game, 8), "board=M.F/..C&cat=1&mouse=1"],
  ["graph", () => openGraph(DRAWN), (/** @type {Game} */ game) => toggle(game, [0, 1]), "graph=0-1.1-2.2-3"],
]))
  test(`a ${kind} is said to be back at its start after a change, and not when another one is there`, () => {
    /** @type {[name: string, act: (game: Game) => void, goesBack: boolean][]} */
    const acts = [
      ["change", edit, true],
      ["load", (game) => game.load(other), false],
      ["paste", (game) => void game.paste(other), false],
      ["clear", (game) => game.clear(), false],
    ];
    for (const [name, act, goesBack] of acts) {
      const game = open();
      game.goTo(2);
      act(game);
      assert.deepEqual([game.ply, game.wentBack], [0, goesBack], name);
      game.free();
    }
  });

test("cases are read without changing the game, and a graph of states is no case", () => {
  const game = openGraph(DRAWN);
  assert.deepEqual(
    game
      .readCases("[[1,3],[0],[3],[0,2]]\n1\n[[1],[0,2],[1]]")
      .map(({ link, expected, answer }) => [link, expected, answer]),
    [
      ["graph=0-1.0-3.2-3", 1, 1],
      ["graph=0-1.1-2", null, 1],
    ],
  );
  assert.throws(() => game.readCases("#states=1-2&lost=2"), { code: "bad-graph" });
  assert.deepEqual([game.link, game.canUndo], [DRAWN, false]);
  game.free();
});

test("a graph that is not one of states is not opened as one, and its memory is given back", ({ mock }) => {
  const free = mock.method(DrawnGraph.prototype, "free");
  const open = (/** @type {string} */ link) => statesOf(link, () => {});
  assert.deepEqual([open("states="), free.mock.callCount()], [null, 0]);
  assert.deepEqual([open(DRAWN), free.mock.callCount()], [null, 1]);
  const graph = open("states=1-2&lost=2") ?? assert.fail("it is a graph of states");
  assert.deepEqual([graph.nodes.length, free.mock.callCount()], [2, 1]);
  graph.free();
});

test("in how many moves is asked in the winner's own, also where the cat moves first", async () => {
  const { factsOf } = await load("model/assignment");
  for (const [link, moves] of /** @type {const} */ ([
    [EXAMPLE_1, 3],
    [`${EXAMPLE_1}&m=11&c=6&turn=cat`, 1],
  ])) {
    const game = openBoard(link);
    assert.equal(factsOf(game).moves, moves);
    game.free();
  }
});

for (const [kind, open] of /** @type {const} */ ([
  ["board", () => openBoard("board=MxF/xxx/3/2C&cat=1&mouse=1")],
  ["graph", () => openGraph(DRAWN)],
]))
  test(`a draw is played on and on, and the players move in turn: on a ${kind}`, () => {
    const game = open();
    assert.equal(game.verdict?.plies, null, "nobody can force a win");
    const turns = Array.from({ length: 30 }, () => {
      game.next();
      return game.state?.turn;
    });
    assert.deepEqual(
      turns,
      turns.map((_, ply) => (ply % 2 === 0 ? "cat" : "mouse")),
    );
    game.free();
  });
