// Random games: 30 of each difficulty, on boards and on graphs. Harder games are larger and longer. In every game, the
// winner can make a mistake.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor, GraphEditor, solve, solveGraph } from "cat-and-mouse";
import { load } from "./load.mjs";

const { surprisingBoard } = await load("board/winnable");
const { surprisingGraph, winnableGraph } = await load("graph/winnable");

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** @param {readonly { outcome: { winner: string | null } }[]} moves @param {string} winner */
const isMistakable = (moves, winner) => moves.some(({ outcome }) => outcome.winner !== winner);

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
      const { rows, cols, catJump, mouseJump, ...editor } = read(link);
      assert.deepEqual([rows, cols], [side, side], link);
      const solution = solve(editor.grid, catJump, mouseJump);
      const { forced } = solution.verdict();
      const winner = seed % 2 === 0 ? "mouse" : "cat";
      seen.add(`${winner}: ${catJump} ${mouseJump}`);
      assert.equal(forced?.winner, winner, link);
      assert.ok(forced.plies >= least && forced.plies <= most, `${forced.plies} plies: ${link}`);
      const state = winner === "mouse" ? editor : { ...editor, ...afterFirst(solution, editor) };
      assert.ok(isMistakable(solution.moves(state.mouse, state.cat, winner), winner), link);
      solution.free();
    }
    // With each pair of jumps, each player wins some of the games.
    assert.deepEqual(
      [...seen].sort(),
      ["cat", "mouse"].flatMap((winner) => jumps.map((pair) => `${winner}: ${pair}`)),
    );
  });

/** @param {string} link */
function read(link) {
  const editor = new Editor(link);
  const { rows, cols, catJump, mouseJump } = editor;
  const [mouse, cat] = [editor.cellOf("mouse") ?? -1, editor.cellOf("cat") ?? -1];
  const grid = editor.grid();
  editor.free();
  return { rows, cols, catJump, mouseJump, mouse, cat, grid };
}

/** The mouse's place after its best first move. @param {import("cat-and-mouse").Solution | import("cat-and-mouse").GraphSolution} solution @param {{ mouse: number, cat: number }} state */
function afterFirst(solution, { mouse, cat }) {
  return { mouse: solution.moves(mouse, cat, "mouse")[0]?.to ?? mouse };
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
      const editor = new GraphEditor(link);
      /** @type {number[][]} */
      const lists = JSON.parse(editor.view().text);
      editor.free();
      assert.equal(lists.length, nodes, link);
      assert.ok(
        lists.some((neighbours) => neighbours.length > 2),
        `a path or a ring: ${link}`,
      );
      const solution = solveGraph(lists);
      const { winner, plies } = solution.verdict();
      assert.equal(winner, seed % 2 === 0 ? "mouse" : "cat", link);
      assert.ok(plies !== null && plies >= least && plies <= most, `${plies} plies: ${link}`);
      const start = { mouse: 1, cat: 2 };
      const state = winner === "mouse" ? start : { ...start, ...afterFirst(solution, start) };
      assert.ok(winner && isMistakable(solution.moves(state.mouse, state.cat, winner), winner), link);
      solution.free();
    }
  });

test("graphs: another one for a match is connected, and can be won by either but also thrown away", () => {
  for (const places of [3, 6, 8, 12])
    for (const seed of SEEDS.slice(0, 10)) {
      const player = seed % 2 === 0 ? "mouse" : "cat";
      const game = /** @type {Parameters<typeof winnableGraph>[0]} */ ({ places });
      const link = winnableGraph(game, player, seed);
      const editor = new GraphEditor(link);
      /** @type {number[][]} */
      const lists = JSON.parse(editor.view().text);
      editor.free();
      const connected = new Set([0]);
      for (const node of connected) for (const other of lists[node] ?? []) connected.add(other);
      assert.equal(connected.size, lists.length, `${places} places, ${player}: ${link}`);
      const solution = solveGraph(lists);
      const { winner, plies } = solution.verdict();
      assert.equal(winner, player, link);
      const start = { mouse: 1, cat: 2 };
      const state = winner === "mouse" ? start : { ...start, ...afterFirst(solution, start) };
      assert.ok(
        plies !== null && plies >= 5 && isMistakable(solution.moves(state.mouse, state.cat, winner), winner),
        link,
      );
      solution.free();
    }
});
