// For each known mistake, a wrong and a right line. The right line is from the tutorial's solution. The wrong line
// replaces the right line there, or is from a solution by another method. wrong-solutions.ts has the whole code.
import type { MistakeCode } from "cat-and-mouse";
import type { Problem } from "./protocol";
import { COUNTS_TURNS } from "./times.ts";

/** Mistakes that a single line cannot fix, because the solution needs another method. */
export const NEEDS_OTHER_METHOD: ReadonlySet<MistakeCode> = new Set([
  "depth-first-memory",
  "turn-forgotten",
  "race-only",
]);

export interface Lines {
  wrong: string;
  right: string;
}

/** The lines of each mistake. @param table the wrong lines, by the right line that fixes them */
export const linesOf = (
  table: Record<string, Partial<Record<MistakeCode, string>>>,
): Partial<Record<MistakeCode, Lines>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([right, mistakes]) =>
      Object.entries(mistakes).map(([mistake, wrong]) => [mistake, { wrong, right }]),
    ),
  );

export const mistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": linesOf({
    "return winner[start] === MOUSE && plies[start] <= 1000;": {
      "limit-too-low": "return winner[start] === MOUSE && plies[start] <= board.length;",
      "draw-counts-as-mouse": "return winner[start] !== CAT;",
    },
    "winner[previous] = winner[state];": { "depth-first-memory": "memo.set(key, false);" },
    "const stateOf = (mouse, cat, turn) => (mouse * board.length + cat) * 2 + turn;": {
      "turn-forgotten": "const key = m * N + c;",
    },
    "if (mouse === cat || cat === food) winner[state] = CAT;": {
      "catch-missed": "if (cat === food) winner[state] = CAT;",
    },
    "moves[CAT][cell] = movesFrom(cell, catJump);": {
      "cat-cannot-stay": "moves[CAT][cell] = movesFrom(cell, catJump).filter((to) => to !== cell);",
    },
    'if (letter === undefined || letter === "#") break;': {
      "cat-blocks-mouse": 'if (letter === undefined || letter === "#" || (turn === MOUSE && to === cat)) break;',
      "through-walls": 'if (letter === undefined || letter === "#") continue;',
      "food-blocks-cat": 'if (letter === undefined || letter === "#" || (turn === CAT && to === food)) break;',
    },
    "const letter = grid[row]?.[col];": { "edge-wraps": "const letter = board[row * cols + col];" },
    "reached.push(row * cols + col);": { "full-jumps-only": "if (length === jump) reached.push(row * cols + col);" },
    "function canMouseWin(grid, catJump, mouseJump) {": {
      "jumps-swapped": "function canMouseWin(grid, mouseJump, catJump) {",
    },
    "for (let length = 1; length <= jump; length += 1) {": {
      "jumps-off-by-one": "for (let length = 1; length < jump; length += 1) {",
    },
    "if (waysOut[previous] > 0) continue;": { "losses-not-counted": "if (waysOut[previous] >= 0) continue;" },
    'const start = stateOf(board.indexOf("M"), board.indexOf("C"), MOUSE);': {
      "cat-moves-first": 'const start = stateOf(board.indexOf("M"), board.indexOf("C"), CAT);',
      "players-swapped": 'const start = stateOf(board.indexOf("C"), board.indexOf("M"), MOUSE);',
    },
    "const row = Math.floor(cell / cols) + down * length;": {
      "rows-and-columns": "const row = Math.floor(cell / grid.length) + down * length;",
    },
  }),
  "cat-and-mouse": linesOf({
    "for (const [mouse, cat, turn] of queue) {": { "limit-too-low": "for (let turn = 0; turn < 2 * n; turn++) {" },
    "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;": {
      "draw-counts-as-mouse": "return winner[stateOf(1, 2, MOUSE)] ?? MOUSE;",
      "draw-counts-as-cat": "return winner[stateOf(1, 2, MOUSE)] ?? CAT;",
      "race-only": "return mouse <= cat ? 1 : 2;",
      "draw-has-other-number": "return winner[stateOf(1, 2, MOUSE)] ?? -1;",
      "cat-moves-first": "return winner[stateOf(1, 2, CAT)] ?? DRAW;",
      "players-swapped": "return winner[stateOf(2, 1, MOUSE)] ?? DRAW;",
    },
    "winner[previous] = winner[state];": { "depth-first-memory": "memo.set(key, 0);" },
    "const stateOf = (mouse, cat, turn) => (mouse * graph.length + cat) * 3 + turn;": {
      "turn-forgotten": "const key = m * n + c;",
    },
    "else if (mouse === cat) winner[state] = CAT;": {
      "catch-missed": "else if (mouse === cat && turn === MOUSE) winner[state] = CAT;",
    },
    "if (waysOut[previous] > 0) continue;": { "losses-not-counted": "if (waysOut[previous] >= 0) continue;" },
    "waysOut[state] = movesFrom(turn, turn === MOUSE ? mouse : cat).length;": {
      "degree-counts-hole": "waysOut[state] = graph[turn === MOUSE ? mouse : cat].length;",
    },
    "const movesFrom = (player, node) => (player === MOUSE ? graph[node] : graph[node].filter((to) => to !== 0));": {
      "cat-enters-hole": "const movesFrom = (player, node) => graph[node];",
    },
  }),
};

const HAS_QUEUE = /queue|deque/i;

/** Whether the code is a search that counts turns: a recursion that increases the turn by 1, without a queue. */
export const isTurnSearch = (code: string) => COUNTS_TURNS.test(code) && !HAS_QUEUE.test(code);

/**
 * The lines of `limit-too-low` in a search that counts turns. Even with the right line, the search is slow: it visits
 * every state once per turn.
 */
export const turnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": { wrong: "if (turn === rows * cols) return false;", right: "if (turn === 1000) return false;" },
  "cat-and-mouse": { wrong: "if (turn === 2 * n) return 0;", right: "if (turn === 2 * n * n) return 0;" },
};
