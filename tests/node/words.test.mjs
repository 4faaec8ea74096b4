// All sentences, in both languages: lengths are counted in the winner's moves, and every sentence about a position
// names the same winner. Also the tutorial's words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { solve, solveGraph } from "cat-and-mouse";
import { load, read } from "./load.mjs";

const { page: en, dialogs: enDialogs } = await load("i18n/en/en");
const { page: zh, dialogs: zhDialogs } = await load("i18n/zh/zh");
const { enCheck } = await load("check/words-en");
const { zhCheck } = await load("check/words-zh");

test("a jump is a number of cells", () => {
  const pairs = [
    [en.jumps, { cat: "Cat: up to", mouse: "Mouse: up to" }],
    [zh.jumps, { cat: "猫最多跳", mouse: "老鼠最多跳" }],
  ];
  for (const [given, expected] of pairs) assert.deepEqual(given, expected);
  assert.deepEqual([en.cells(1), en.cells(3)], ["cell", "cells"]);
  assert.deepEqual([zh.cells(1), zh.cells(3)], ["格", "格"]);
  assert.deepEqual([enCheck.catJump(3), enCheck.mouseJump(1)], ["Cat: up to 3 cells", "Mouse: up to 1 cell"]);
  assert.equal(en.whatIf.pair(3, 1, "draw"), "Cat: up to 3 cells, mouse: up to 1 cell: draw");
  assert.equal(zh.whatIf.pair(3, 1, "平局"), "猫最多跳 3 格，老鼠最多跳 1 格：平局");
  assert.equal(enDialogs.find.numbers.catJump, "Cat: up to (cells)");
  assert.equal(zhDialogs.find.numbers.mouseJump, "老鼠最多跳（格）");
});

test("a search that gives up too early is told in moves of the winner, and in plies", () => {
  /** @param {[found: number, missed: number] | null} plies */
  const told = (plies, problem = /** @type {import("cat-and-mouse").ProblemName} */ ("cat-and-mouse")) =>
    [enCheck, zhCheck].map(({ mistake }) => mistake["limit-too-low"](/** @type {any} */ ({ plies }), problem));
  assert.deepEqual(told(null), ["The search gives up too early.", "搜索停止得太早。"]);
  assert.deepEqual(told([1, 3]), [
    "The search gives up too early. It found a win in 1 move (1 ply) and missed one in 2 moves (3 plies).",
    "搜索停止得太早：它找到了 1 回合（1 步）的必胜，却漏掉了 2 回合（3 步）的。",
  ]);
  // The found win ends with the mouse's fourth move, and the missed one with the cat's.
  assert.deepEqual(told([7, 8]), [
    "The search gives up too early. It found a win in 4 moves (7 plies) and missed one in 4 moves (8 plies).",
    "搜索停止得太早：它找到了 4 回合（7 步）的必胜，却漏掉了 4 回合（8 步）的。",
  ]);
  assert.deepEqual(told([9, 7], "cat-and-mouse-ii"), [
    "The search gives up too early, and how early depends on the board. It found a win in 5 moves (9 plies) on one, and missed a win in 4 moves (7 plies) on another.",
    "搜索停止得太早，停在哪里因棋盘而异：它在一个用例里找到了 5 回合（9 步）的必胜，却在另一个用例里漏掉了 4 回合（7 步）的。",
  ]);
});

test("a mistake leads to the tutorial's chapter about it, by its title", () => {
  for (const [page, { chapters }] of /** @type {const} */ ([
    ["tutorial/index.html", enCheck],
    ["tutorial/zh/index.html", zhCheck],
  ])) {
    const text = read(page);
    for (const [id, title] of Object.entries(chapters)) assert.ok(text.includes(`<h2 id="${id}">${title}</h2>`), title);
  }
});

test("retrograde analysis looks at a move at most twice, as the tutorial says", () => {
  for (const cost of Object.values(enCheck.times.cost)) assert.match(cost, /each move at most twice/);
  for (const cost of Object.values(zhCheck.times.cost)) assert.match(cost, /每个转移最多看两遍/);
  assert.match(read("docs/solving.md"), /Each edge is looked at at most twice/);
});

const { enGraphGame } = await load("i18n/en/graph-game");
const { zhGraphGame } = await load("i18n/zh/graph-game");
const { enPlay } = await load("i18n/en/play");
const { zhPlay } = await load("i18n/zh/play");
const { openBoard } = await load("model/board-game");
const { openGraph } = await load("model/graph-game");
const { examples } = await load("model/examples");
const { graphs } = await load("model/graph-examples");

const LANGUAGES = {
  en: { board: [en, enPlay], graph: [enGraphGame.page, enGraphGame.play], claim: claimInEnglish },
  zh: { board: [zh, zhPlay], graph: [zhGraphGame.page, zhGraphGame.play], claim: claimInChinese },
};

/** The player who wins by force according to an English sentence; null for a draw. @param {string} text */
function claimInEnglish(text) {
  if (/draw|nobody/i.test(text)) return null;
  const [, winner] = /(mouse|cat) (?:wins|has won)/i.exec(text) ?? assert.fail(text);
  return winner?.toLowerCase();
}

/** The player who wins by force according to a Chinese sentence; null for a draw. @param {string} text */
function claimInChinese(text) {
  if (/平局|无人|没有必胜/.test(text)) return null;
  const [, winner] = /(老鼠|猫)[^，。：；老鼠猫]*(?:获胜|胜|赢)/.exec(text) ?? assert.fail(text);
  return winner === "猫" ? "cat" : "mouse";
}

/**
 * The sentences about a position, by the name of the function that builds each.
 * @param {any[]} words of the page, and of Play @param {any} outcome @param {any} turn
 */
function sentences(words, outcome, turn) {
  const [page, play] = words;
  const { winner, plies } = outcome;
  const isOver = plies === 0;
  return {
    outcome: page.outcome(outcome, turn),
    verdict: page.verdict(outcome, turn, 1000, null).title,
    standing: page.allMoves.standing(turn, outcome),
    exercise: page.exercise.standing(outcome, turn, { winner: turn, moves: null }),
    ...(isOver || winner === null || plies === null ? {} : { flawless: play.noMistake(outcome, winner, true) }),
    ...(plies === null ? { undecided: play.undecided(outcome).title, hint: play.hintOutcome(outcome, turn) } : {}),
  };
}

/**
 * Asserts for each position on the best line that all sentences name its winner. In a draw, checks about 20 plies.
 * @param {any} solution @param {"board" | "graph"} kind @param {string} name
 */
function agree(solution, kind, name) {
  let state = solution.start();
  for (let ply = 0; ply < 700; ply += 1) {
    const outcome = solution.result(state, ply);
    const expected = outcome.plies === null ? null : outcome.winner;
    for (const [language, { claim, [kind]: words }] of Object.entries(LANGUAGES))
      for (const [builder, text] of Object.entries(sentences(words, outcome, state.turn)))
        assert.equal(claim(text), expected, `${name}, ply ${ply}, ${builder} in ${language}: ${text}`);
    const [best] = solution.moves(state, ply);
    if (!best || (outcome.plies === null && ply > 20)) break;
    state = solution.after(state, best.to);
  }
}

test("no two sentences about a position name different winners, in either language", () => {
  const puzzles = read("puzzles/puzzles.txt").trim().split("\n");
  for (const link of [
    ...Object.values({ ...examples, ...graphs }),
    ...puzzles.map((line) => line.split(" ")[4] ?? ""),
  ]) {
    const kind = link.startsWith("graph=") ? "graph" : "board";
    const game = kind === "graph" ? openGraph(link) : openBoard(link);
    if (game.solution) agree(game.solution, kind, link);
    game.free();
  }
  const records = (/** @type {string} */ name) => JSON.parse(read(`records/${name}`));
  for (const { case: written } of records("boards.json")) {
    const [rows, cat, mouse] = written.split(" ");
    const solution = solve(rows.split("/"), Number(cat), Number(mouse));
    agree(solution, "board", written);
    solution.free();
  }
  for (const { case: written } of records("graphs.json")) {
    const solution = solveGraph(
      written.split(";").map((/** @type {string} */ nodes) => nodes.split(" ").filter(Boolean).map(Number)),
    );
    agree(solution, "graph", written);
    solution.free();
  }
  // Lehmer's generator, so that a failure can be repeated.
  let seed = 1;
  const below = (/** @type {number} */ end) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % end;
  };
  for (let game = 0; game < 500; game += 1) {
    const [rows, cols] = [2 + below(4), 2 + below(4)];
    /** @type {string[]} */
    const cells = Array.from({ length: rows * cols }, () => (below(4) === 0 ? "#" : "."));
    const free = new Set();
    for (const piece of "CMF") {
      let cell = below(cells.length);
      while (free.has(cell)) cell = below(cells.length);
      free.add(cell);
      cells[cell] = piece;
    }
    const grid = Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(""));
    const solution = solve(grid, 1 + below(3), 1 + below(3));
    agree(solution, "board", grid.join("/"));
    solution.free();
  }
});
