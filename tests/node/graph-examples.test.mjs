// The descriptions of the examples of graphs agree with the package: the winner, and the number of moves or plies.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GraphEditor, solveGraph } from "cat-and-mouse";
import { load } from "./load.mjs";

const { graphs } = await load("model/graph-examples");
const { dialogs: en } = (await load("i18n/en/graph-game")).enGraphGame;
const { dialogs: zh } = (await load("i18n/zh/graph-game")).zhGraphGame;

/** @param {string} link */
const solved = (link) => solveGraph(new GraphEditor(link).view().nodes.map(({ neighbours }) => neighbours));

/** @type {Record<string, [winner: "mouse" | "cat" | null, plies: number | null, en: RegExp, zh: RegExp]>} */
const SAID = {
  statement1: [null, null, /^Nobody dares: .* A draw\.$/, /^谁都不敢动：.*平局。$/],
  statement2: ["mouse", 1, /^One move to the hole: .* The mouse wins\.$/, /^一回合进洞：.*老鼠赢。$/],
  beside: [
    "mouse",
    5,
    /^Beside the hole: .* the mouse still wins: in 3 moves\.$/,
    /^守在洞口旁：.*老鼠还是 3 回合获胜。$/,
  ],
  eight: [
    "mouse",
    17,
    /^9 moves on 8 nodes: .* here 16 by both, .* The mouse wins with the 17th\.$/,
    /^8 个节点，9 回合：.*双方共 16 步.*老鼠在第 17 步赢。$/,
  ],
  sixNodes: ["cat", 8, /^No draw on six nodes: .* The cat wins\.$/, /^6 个节点，不是平局：.*其实猫赢。$/],
  sevenNodes: ["cat", 12, /^The cat needs six moves: .* still gets caught\.$/, /^猫要走 6 回合：.*最后还是被抓住。$/],
  guard: [
    "cat",
    2,
    /^Caught at once: The mouse can go to node 2, where the cat is, or to node 3, where the cat catches it with its first move\.$/,
    /^马上被抓：老鼠只能走到猫所在的节点 2，或者走到节点 3，被猫一步抓住。$/,
  ],
};

test("each example of a graph has the winner and the length that its words say", () => {
  assert.deepEqual(Object.keys(SAID), Object.keys(graphs));
  for (const [name, link] of Object.entries(graphs)) {
    const [winner, plies, english, chinese] = SAID[name] ?? assert.fail(name);
    const found = solved(link).verdict();
    assert.deepEqual([found.winner, found.plies], [winner, plies], name);
    assert.match(`${en.example[name]?.title}: ${en.example[name]?.detail}`, english);
    assert.match(`${zh.example[name]?.title}：${zh.example[name]?.detail}`, chinese);
  }
  const nodes = [graphs.eight, graphs.sixNodes, graphs.sevenNodes].map((link) => new GraphEditor(link).view().nodes);
  assert.deepEqual(
    nodes.map(({ length }) => length),
    [8, 6, 7],
  );
});

test("the mouse that is caught at once has no other move than those that its example names", () => {
  const moves = solved(graphs.guard).moves(1, 2, "mouse");
  const ends = moves.map(({ to, outcome }) => [to, outcome.winner, outcome.plies]);
  assert.deepEqual(ends.sort(), [
    [2, "cat", 0],
    [3, "cat", 1],
  ]);
});
