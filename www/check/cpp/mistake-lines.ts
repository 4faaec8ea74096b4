// The lines of mistake-lines.ts in C++. The right lines are from the example solution
// (solutions/…-right.cpp), or from a search that counts turns. tests/node/cpp.test.mjs judges code with each line.
import type { MistakeCode } from "cat-and-mouse";
import { type Lines, linesOf } from "../mistake-lines";
import type { Problem } from "../protocol";

export const cppMistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": linesOf({
    "return winner[start] == MOUSE && plies[start] <= 1000;": {
      "limit-too-low": "return winner[start] == MOUSE && plies[start] <= cells;",
      "draw-counts-as-mouse": "return winner[start] != CAT;",
    },
    "winner[previous] = winner[state];": { "depth-first-memory": "memo[key] = false;" },
    "auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * cells + cat) * 2 + turn; };": {
      "turn-forgotten": "int key = m * 64 + c;",
    },
    "if (mouse == cat || cat == food) winner[state] = CAT;": {
      "catch-missed": "if (cat == food) winner[state] = CAT;",
    },
    "moves[CAT][cell] = movesFrom(cell, catJump);": {
      "cat-cannot-stay": "for (int to : movesFrom(cell, catJump)) if (to != cell) moves[CAT][cell].push_back(to);",
    },
    "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') break;": {
      "cat-blocks-mouse":
        "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#' || (player == MOUSE && row * cols + col == cat)) break;",
      "through-walls": "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#') continue;",
      "edge-wraps": "if (row * cols + col < 0 || row * cols + col >= cells || board[row * cols + col] == '#') break;",
      "food-blocks-cat":
        "if (row < 0 || row >= rows || col < 0 || col >= cols || grid[row][col] == '#' || (player == CAT && row * cols + col == food)) break;",
    },
    "reached.push_back(row * cols + col);": {
      "full-jumps-only": "if (length == jump) reached.push_back(row * cols + col);",
    },
    "bool canMouseWin(vector<string>& grid, int catJump, int mouseJump) {": {
      "jumps-swapped": "bool canMouseWin(vector<string>& grid, int mouseJump, int catJump) {",
    },
    "for (int length = 1; length <= jump; length++) {": {
      "jumps-off-by-one": "for (int length = 1; length < jump; length++) {",
    },
    "if (winner[state] != mover && --waysOut[previous] > 0) continue;": {
      "losses-not-counted": "if (winner[state] != mover && waysOut[previous]-- > 0) continue;",
    },
    "int start = stateOf(board.find('M'), board.find('C'), MOUSE);": {
      "cat-moves-first": "int start = stateOf(board.find('M'), board.find('C'), CAT);",
      "players-swapped": "int start = stateOf(board.find('C'), board.find('M'), MOUSE);",
    },
    "int row = cell / cols + down[side] * length;": {
      "rows-and-columns": "int row = cell / rows + down[side] * length;",
    },
  }),
  "cat-and-mouse": linesOf({
    "while (!decided.empty()) {": { "limit-too-low": "for (int turn = 0; turn < 2 * n; turn++) {" },
    "return winner[stateOf(1, 2, MOUSE)];": {
      "draw-counts-as-mouse": "return winner[stateOf(1, 2, MOUSE)] == CAT ? CAT : MOUSE;",
      "draw-counts-as-cat": "return winner[stateOf(1, 2, MOUSE)] == MOUSE ? MOUSE : CAT;",
      "race-only": "return mouse <= cat ? 1 : 2;",
      "cat-moves-first": "return winner[stateOf(1, 2, CAT)];",
      "players-swapped": "return winner[stateOf(2, 1, MOUSE)];",
      "draw-has-other-number": "return winner[stateOf(1, 2, MOUSE)] == DRAW ? -1 : winner[stateOf(1, 2, MOUSE)];",
    },
    "winner[previous] = winner[state];": { "depth-first-memory": "memo[key] = 0;" },
    "auto stateOf = [&](int mouse, int cat, int turn) { return (mouse * n + cat) * 3 + turn; };": {
      "turn-forgotten": "int key = m * 50 + c;",
    },
    "else if (mouse == cat) winner[state] = CAT;": {
      "catch-missed": "else if (mouse == cat && turn == MOUSE) winner[state] = CAT;",
    },
    "if (winner[state] != mover && --waysOut[previous] > 0) continue;": {
      "losses-not-counted": "if (winner[state] != mover && waysOut[previous]-- > 0) continue;",
    },
    "waysOut[state] = moves[turn][turn == MOUSE ? mouse : cat].size();": {
      "degree-counts-hole": "waysOut[state] = graph[turn == MOUSE ? mouse : cat].size();",
    },
    "for (int to : player == MOUSE ? graph[mouse] : withoutHole[cat]) {": {
      "cat-enters-hole": "for (int to : player == MOUSE ? graph[mouse] : graph[cat]) {",
    },
  }),
};

/** The C++ form of `turnSearchLines`. */
export const cppTurnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": { wrong: "if (turn == rows * cols) return false;", right: "if (turn == 1000) return false;" },
  "cat-and-mouse": { wrong: "if (turn == 2 * n) return 0;", right: "if (turn == 2 * n * n) return 0;" },
};
