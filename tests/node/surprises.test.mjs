// Random games: 30 of each difficulty, on boards and on graphs. Harder games are larger and longer. In every game, the
// winner can make a mistake.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, GraphEditor, solveGraph } from "cat-and-mouse";
import { load } from "./load.mjs";

const { surprisingBoard } = await load("board/winnable");
const { surprisingGraph, winnableGraph } = await load("graph/winnable");

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/**
 * Asserts that this player wins by force in `least` to `most` plies, and can throw the win away with its first move.
 * @param {string} link @param {import("cat-and-mouse").Solution | import("cat-and-mouse").GraphSolution} solution of its game
 * @param {import("cat-and-mouse").Player} player @param {number} least @param {number} most
 */
function assertWon(link, solution, player, least, most) {
  const { winner, plies } = solution.verdict();
  assert.equal(winner, player, link);
  assert.ok(plies !== null && plies >= least && plies <= most, `${plies} plies: ${link}`);
  const start = solution.start();
  const mouse = player === "mouse" ? start.mouse : solution.moves(start.mouse, start.cat, "mouse")[0]?.to;
  const moves = solution.moves(mouse ?? assert.fail(link), start.cat, player);
  assert.ok(
    moves.some(({ outcome }) => outcome.winner !== player),
    link,
  );
  solution.free();
}

/** The player who is to win the game of a seed. @param {number} seed */
const playerOf = (seed) => (seed % 2 === 0 ? "mouse" : "cat");

for (const { difficulty, side, jumps, least, most } of /** @type {const} */ ([
  { difficulty: "easy", side: 4, jumps: ["1 2"], least: 5, most: 14 },
  { difficulty: "medium", side: 5, jumps: ["1 2", "2 2"], least: 9, most: 26 },
  { difficulty: "hard", side: 8, jumps: ["1 1", "1 2"], least: 19, most: 90 },
]))
  test(`boards: ${difficulty} ones have ${side} by ${side} cells and take ${least} to ${most} plies`, () => {
    const links = SEEDS.map((seed) => surprisingBoard(difficulty, seed));
    assert.equal(new Set(links).size, SEEDS.length);
    const seen = new Set();
    for (const [seed, link] of links.entries()) {
      const editor = new Editor(link);
      const { rows, cols, catJump, mouseJump } = editor;
      assert.deepEqual([rows, cols], [side, side], link);
      assertWon(link, editor.solve(), playerOf(seed), least, most);
      seen.add(`${playerOf(seed)}: ${catJump} ${mouseJump}`);
      editor.free();
    }
    // With each pair of jumps, each player wins some of the games.
    assert.deepEqual(
      [...seen].sort(),
      ["cat", "mouse"].flatMap((winner) => jumps.map((pair) => `${winner}: ${pair}`)),
    );
  });

/** The neighbours of each node. @param {string} link @returns {number[][]} */
function graphOf(link) {
  const editor = new GraphEditor(link);
  const { text } = editor.view();
  editor.free();
  return JSON.parse(text);
}

for (const { difficulty, nodes, least, most } of /** @type {const} */ ([
  { difficulty: "easy", nodes: 6, least: 3, most: 8 },
  { difficulty: "medium", nodes: 8, least: 7, most: 16 },
  { difficulty: "hard", nodes: 12, least: 13, most: 50 },
]))
  test(`graphs: ${difficulty} ones have ${nodes} nodes, are no path, and take ${least} to ${most} plies`, () => {
    const links = SEEDS.map((seed) => surprisingGraph(difficulty, seed));
    // There are few different graphs with six nodes, so some occur twice.
    assert.ok(new Set(links).size > SEEDS.length - 5);
    for (const [seed, link] of links.entries()) {
      const graph = graphOf(link);
      assert.equal(graph.length, nodes, link);
      assert.ok(
        graph.some((neighbours) => neighbours.length > 2),
        `a path or a ring: ${link}`,
      );
      assertWon(link, solveGraph(graph), playerOf(seed), least, most);
    }
  });

test("graphs: a new graph for a match is connected; the chosen player can win, or throw the win away", () => {
  for (const places of [3, 6, 8, 12])
    for (const seed of SEEDS.slice(0, 10)) {
      const game = /** @type {Parameters<typeof winnableGraph>[0]} */ ({ places });
      const link = winnableGraph(game, playerOf(seed), seed);
      const graph = graphOf(link);
      const connected = new Set([0]);
      for (const node of connected) for (const other of graph[node] ?? []) connected.add(other);
      assert.equal(connected.size, graph.length, `${places} places: ${link}`);
      assertWon(link, solveGraph(graph), playerOf(seed), 5, Number.POSITIVE_INFINITY);
    }
});
