// A game that is edited and played through, without a page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import init from "cat-and-mouse";
import { runnerImport } from "vite";
import { ROOT } from "../../scripts/versions.mjs";

await init({ module_or_path: readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")) });
const resolve = { alias: { "#package": "cat-and-mouse" } };
const from = async (/** @type {string} */ file) =>
  (await runnerImport(join(ROOT, "www", file), { configFile: false, logLevel: "error", resolve })).module;
const { openBoard } = /** @type {typeof import("../../www/model/board-game")} */ (await from("model/board-game.ts"));
const { DrawnGraph, statesOf } = /** @type {typeof import("../../www/model/drawn-graph")} */ (
  await from("model/drawn-graph.ts")
);
const { openGraph } = /** @type {typeof import("../../www/model/graph-game")} */ (await from("model/graph-game.ts"));

/** @typedef {import("../../www/model/game").Game} Game */

const BOARD = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";

/** @type {(game: Game, at: import("../../www/model/game").Change["at"]) => void} */
const toggle = (game, at) =>
  game.toggle({ at, outcome: game.verdict ?? assert.fail(), change: "none", adds: false, moves: 0, most: false });

for (const [kind, open, edit, other] of /** @type {const} */ ([
  ["board", () => openBoard(BOARD), (/** @type {Game} */ game) => toggle(game, 8), "board=M.F/..C&cat=1&mouse=1"],
  ["graph", () => openGraph(GRAPH), (/** @type {Game} */ game) => toggle(game, [0, 1]), "graph=0-1.1-2.2-3"],
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
  const game = openGraph(GRAPH);
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
  assert.deepEqual([game.link, game.canUndo], [GRAPH, false]);
  game.free();
});

test("a graph that is not one of states is not opened as one, and its memory is given back", ({ mock }) => {
  const free = mock.method(DrawnGraph.prototype, "free");
  const open = (/** @type {string} */ link) => statesOf(link, () => {});
  assert.deepEqual([open("states="), free.mock.callCount()], [null, 0]);
  assert.deepEqual([open(GRAPH), free.mock.callCount()], [null, 1]);
  const graph = open("states=1-2&lost=2") ?? assert.fail("it is a graph of states");
  assert.deepEqual([graph.nodes.length, free.mock.callCount()], [2, 1]);
  graph.free();
});

test("in how many moves is asked in the winner's own, also where the cat moves first", async () => {
  const { factsOf } = /** @type {typeof import("../../www/model/assignment")} */ (await from("model/assignment.ts"));
  for (const [link, moves] of /** @type {const} */ ([
    ["board=xxxxF/xC3/M4&cat=1&mouse=2", 3],
    ["board=xxxxF/xC3/M4&cat=1&mouse=2&m=11&c=6&turn=cat", 1],
  ])) {
    const game = openBoard(link);
    assert.equal(factsOf(game).moves, moves);
    game.free();
  }
});

for (const [kind, open] of /** @type {const} */ ([
  ["board", () => openBoard("board=MxF/xxx/3/2C&cat=1&mouse=1")],
  ["graph", () => openGraph(GRAPH)],
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
