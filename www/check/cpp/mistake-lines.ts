// The same as mistake-lines.ts in C++. The right lines are of the solution to try (solutions/…-right.cpp), or of a search that knows
// whose turn it is: tests/node/cpp.test.mjs has both judged.
import type { MistakeCode } from "cat-and-mouse";
import type { Lines } from "../mistake-lines";
import type { Problem } from "../protocol";

/** Right lines that mend several mistakes. */
const answer1728 = "return winner[start] == MOUSE && plies[start] <= 1000;";
const start1728 = "int start = stateOf(board.find('M'), board.find('C'), MOUSE);";
const ends1728 = "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') break;";
const catMoves1728 = "moves[CAT][cell] = movesFrom(cell, catJump);";
const answer913 = "return winner[stateOf(1, 2, MOUSE)];";
const label = "winner[previous] = winner[state];";
const countDown = "if (winner[state] != mover && --waysOut[previous] > 0) continue;";

export const cppMistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": {
    "limit-too-low": {
      wrong: "return winner[start] == MOUSE && plies[start] <= cells;",
      right: answer1728,
    },
    "draw-counts-as-mouse": { wrong: "return winner[start] != CAT;", right: answer1728 },
    "depth-first-memory": { wrong: "memo[key] = false;", right: label },
    "turn-forgotten": {
      wrong: "int key = m * 64 + c;",
      right: "auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * cells + cat) * 2 + turn; };",
    },
    "catch-missed": {
      wrong: "if (cat == food) winner[state] = CAT;",
      right: "if (mouse == cat || cat == food) winner[state] = CAT;",
    },
    "cat-cannot-stay": {
      wrong: "for (int to : movesFrom(cell, catJump)) if (to != cell) moves[CAT][cell].push_back(to);",
      right: catMoves1728,
    },
    "cat-blocks-mouse": {
      wrong:
        "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#' || (player == MOUSE && row * cols + col == cat)) break;",
      right: ends1728,
    },
    "through-walls": {
      wrong: "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') continue;",
      right: ends1728,
    },
    "edge-wraps": {
      wrong: "if (row * cols + col < 0 || row * cols + col >= cells || board[row * cols + col] == '#') break;",
      right: ends1728,
    },
    "full-jumps-only": {
      wrong: "if (length == jump) reached.push_back(row * cols + col);",
      right: "reached.push_back(row * cols + col);",
    },
    "jumps-swapped": {
      wrong: "bool canMouseWin(vector<string>& grid, int mouseJump, int catJump) {",
      right: "bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {",
    },
    "jumps-off-by-one": {
      wrong: "for (int length = 1; length < jump; length++) {",
      right: "for (int length = 1; length <= jump; length++) {",
    },
    "food-blocks-cat": {
      wrong:
        "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#' || (player == CAT && row * cols + col == food)) break;",
      right: ends1728,
    },
    "losses-not-counted": {
      wrong: "if (winner[state] != mover && waysOut[previous]-- > 0) continue;",
      right: countDown,
    },
    "cat-moves-first": {
      wrong: "int start = stateOf(board.find('M'), board.find('C'), CAT);",
      right: start1728,
    },
    "players-swapped": {
      wrong: "int start = stateOf(board.find('C'), board.find('M'), MOUSE);",
      right: start1728,
    },
    "rows-and-columns": {
      wrong: "int row = cell / rows + down[side] * length;",
      right: "int row = cell / cols + down[side] * length;",
    },
  },
  "cat-and-mouse": {
    "limit-too-low": { wrong: "for (int turn = 0; turn < 2 * n; turn++) {", right: "while (!decided.empty()) {" },
    "draw-counts-as-mouse": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] == CAT ? CAT : MOUSE;",
      right: answer913,
    },
    "draw-counts-as-cat": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] == MOUSE ? MOUSE : CAT;",
      right: answer913,
    },
    "depth-first-memory": { wrong: "memo[key] = 0;", right: label },
    "turn-forgotten": {
      wrong: "int key = m * 50 + c;",
      right: "auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * n + cat) * 3 + turn; };",
    },
    "race-only": { wrong: "return mouse <= cat ? 1 : 2;", right: answer913 },
    "catch-missed": {
      wrong: "else if (mouse == cat && turn == MOUSE) winner[state] = CAT;",
      right: "else if (mouse == cat) winner[state] = CAT;",
    },
    "losses-not-counted": {
      wrong: "if (winner[state] != mover && waysOut[previous]-- > 0) continue;",
      right: countDown,
    },
    "degree-counts-hole": {
      wrong: "waysOut[state] = graph[turn == MOUSE ? mouse : cat].size();",
      right: "waysOut[state] = moves[turn][turn == MOUSE ? mouse : cat].size();",
    },
    "cat-moves-first": { wrong: "return winner[stateOf(1, 2, CAT)];", right: answer913 },
    "players-swapped": { wrong: "return winner[stateOf(2, 1, MOUSE)];", right: answer913 },
    "cat-enters-hole": {
      wrong: "for (int to : player == MOUSE ? graph[mouse] : graph[cat]) {",
      right: "for (int to : player == MOUSE ? graph[mouse] : withoutHole[cat]) {",
    },
    "draw-has-other-number": {
      wrong: "return winner[stateOf(1, 2, MOUSE)] == DRAW ? -1 : winner[stateOf(1, 2, MOUSE)];",
      right: answer913,
    },
  },
};

/** The same as `turnSearchLines`. */
export const cppTurnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": {
    wrong: "if (turn == rows * cols) return false;",
    right: "if (turn == 1000) return false;",
  },
  "cat-and-mouse": {
    wrong: "if (turn == 2 * n) return 0;",
    right: "if (turn == 2 * n * n) return 0;",
  },
};
