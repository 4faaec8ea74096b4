// For each known mistake, the wrong line of a solution and the right one. The right line is of the tutorial's solution. The wrong
// one replaces it, or is of another method: wrong-solutions.ts has the whole code.
import type { MistakeCode } from "cat-and-mouse";
import type { Problem } from "./protocol";
import { COUNTS_TURNS } from "./times.ts";

/** Mistakes that no other line mends: the solution needs another method. */
export const NEEDS_OTHER_METHOD: ReadonlySet<MistakeCode> = new Set([
  "depth-first-memory",
  "turn-forgotten",
  "race-only",
]);

export interface Lines {
  wrong: string;
  right: string;
}

export const mistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": {
    "limit-too-low": {
      wrong: "return winner[start] === MOUSE && plies[start] <= board.length;",
      right: "return winner[start] === MOUSE && plies[start] <= 1000;",
    },
    "draw-counts-as-mouse": {
      wrong: "return winner[start] !== CAT;",
      right: "return winner[start] === MOUSE && plies[start] <= 1000;",
    },
    "depth-first-memory": {
      wrong: "memo.set(key, false);",
      right: "winner[previous] = winner[state];",
    },
    "turn-forgotten": {
      wrong: "const key = m * N + c;",
      right: "const stateOf = (mouse, cat, turn) => (mouse * board.length + cat) * 2 + turn;",
    },
    "catch-missed": {
      wrong: "if (cat === food) winner[state] = CAT;",
      right: "if (mouse === cat || cat === food) winner[state] = CAT;",
    },
    "cat-cannot-stay": {
      wrong: "moves[CAT][cell] = movesFrom(cell, catJump).filter((to) => to !== cell);",
      right: "moves[CAT][cell] = movesFrom(cell, catJump);",
    },
    "cat-blocks-mouse": {
      wrong: 'if (letter === undefined || letter === "#" || (turn === MOUSE && to === cat)) break;',
      right: 'if (letter === undefined || letter === "#") break;',
    },
    "through-walls": {
      wrong: 'if (letter === undefined || letter === "#") continue;',
      right: 'if (letter === undefined || letter === "#") break;',
    },
    "edge-wraps": {
      wrong: "const letter = board[row * cols + col];",
      right: "const letter = grid[row]?.[col];",
    },
    "full-jumps-only": {
      wrong: "if (length === jump) reached.push(row * cols + col);",
      right: "reached.push(row * cols + col);",
    },
    "jumps-swapped": {
      wrong: "function canMouseWin(grid, mouseJump, catJump) {",
      right: "function canMouseWin(grid, catJump, mouseJump) {",
    },
    "jumps-off-by-one": {
      wrong: "for (let length = 1; length < jump; length += 1) {",
      right: "for (let length = 1; length <= jump; length += 1) {",
    },
    "food-blocks-cat": {
      wrong: 'if (letter === undefined || letter === "#" || (turn === CAT && to === food)) break;',
      right: 'if (letter === undefined || letter === "#") break;',
    },
    "losses-not-counted": {
      wrong: "if (waysOut[previous] >= 0) continue;",
      right: "if (waysOut[previous] > 0) continue;",
    },
    "cat-moves-first": {
      wrong: 'const start = stateOf(board.indexOf("M"), board.indexOf("C"), CAT);',
      right: 'const start = stateOf(board.indexOf("M"), board.indexOf("C"), MOUSE);',
    },
    "players-swapped": {
      wrong: 'const start = stateOf(board.indexOf("C"), board.indexOf("M"), MOUSE);',
      right: 'const start = stateOf(board.indexOf("M"), board.indexOf("C"), MOUSE);',
    },
    "rows-and-columns": {
      wrong: "const row = Math.floor(cell / grid.length) + down * length;",
      right: "const row = Math.floor(cell / cols) + down * length;",
    },
  },
  "cat-and-mouse": {
    "limit-too-low": {
      wrong: "for (let turn = 0; turn < 2 * n; turn++) {",
      right: "for (const [mouse, cat, turn] of queue) {",
    },
    "draw-counts-as-mouse": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] ?? MOUSE;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "draw-counts-as-cat": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] ?? CAT;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "depth-first-memory": {
      wrong: "memo.set(key, 0);",
      right: "winner[previous] = winner[state];",
    },
    "turn-forgotten": {
      wrong: "const key = m * n + c;",
      right: "const stateOf = (mouse, cat, turn) => (mouse * graph.length + cat) * 3 + turn;",
    },
    "catch-missed": {
      wrong: "else if (mouse === cat && turn === MOUSE) winner[state] = CAT;",
      right: "else if (mouse === cat) winner[state] = CAT;",
    },
    "race-only": {
      wrong: "return mouse <= cat ? 1 : 2;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "losses-not-counted": {
      wrong: "if (waysOut[previous] >= 0) continue;",
      right: "if (waysOut[previous] > 0) continue;",
    },
    "degree-counts-hole": {
      wrong: "waysOut[state] = graph[turn === MOUSE ? mouse : cat].length;",
      right: "waysOut[state] = movesFrom(turn, turn === MOUSE ? mouse : cat).length;",
    },
    "draw-has-other-number": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] ?? -1;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "cat-moves-first": {
      wrong: "return winner[stateOf(1, 2, CAT)] ?? DRAW;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "players-swapped": {
      wrong: "return winner[stateOf(2, 1, MOUSE)] ?? DRAW;",
      right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
    },
    "cat-enters-hole": {
      wrong: "const movesFrom = (player, node) => graph[node];",
      right:
        "const movesFrom = (player, node) => (player === MOUSE ? graph[node] : graph[node].filter((to) => to !== 0));",
    },
  },
};

const HAS_QUEUE = /queue|deque/i;

/** Whether it is a search that counts turns up: the most common method that has no queue. */
export const isTurnSearch = (code: string) => COUNTS_TURNS.test(code) && !HAS_QUEUE.test(code);

/** The line of `limit-too-low` in such a search. The right one is slow: it makes every state as often as there are turns. */
export const turnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": {
    wrong: "if (turn === rows * cols) return false;",
    right: "if (turn === 1000) return false;",
  },
  "cat-and-mouse": {
    wrong: "if (turn === 2 * n) return 0;",
    right: "if (turn === 2 * n * n) return 0;",
  },
};
