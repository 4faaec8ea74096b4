// The lines of mistake-lines.ts in Python, for mistakes that are a single line in Python too.
import type { MistakeCode } from "cat-and-mouse";
import { type Lines, linesOf } from "../mistake-lines";
import type { Problem } from "../protocol";

export const pythonMistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": linesOf({
    "return winner.get(start) == MOUSE and plies[start] <= 1000": {
      "limit-too-low": "return winner.get(start) == MOUSE and plies[start] <= rows * cols",
      "draw-counts-as-mouse": "return winner.get(start) != CAT",
    },
    "winner[previous] = winner[state]": { "depth-first-memory": "memo[state] = False" },
    "state = (mouse, cat, turn)": { "turn-forgotten": "state = mouse, cat" },
    "if mouse == cat or cat == food:": { "catch-missed": "if cat == food:" },
    "row, col = row + down, col + right": { "edge-wraps": "row, col = (row + down) % rows, (col + right) % cols" },
    "def canMouseWin(self, grid: list[str], catJump: int, mouseJump: int) -> bool:": {
      "jumps-swapped": "def canMouseWin(self, grid: list[str], mouseJump: int, catJump: int) -> bool:",
    },
    "for _ in range(jump):": { "jumps-off-by-one": "for _ in range(jump - 1):" },
    "if ways_out[previous] > 0:": { "losses-not-counted": "if ways_out[previous] >= 0:" },
    'start = (board.index("M"), board.index("C"), MOUSE)': {
      "cat-moves-first": 'start = (board.index("M"), board.index("C"), CAT)',
      "players-swapped": 'start = (board.index("C"), board.index("M"), MOUSE)',
    },
    "row, col = divmod(cell, cols)": { "rows-and-columns": "row, col = divmod(cell, rows)" },
  }),
  "cat-and-mouse": linesOf({
    "for state in queue:": { "limit-too-low": "for turn_number in range(2 * n):" },
    "return winner.get((1, 2, MOUSE), DRAW)": {
      "draw-counts-as-mouse": "return winner.get((1, 2, MOUSE), MOUSE)",
      "draw-counts-as-cat": "return winner.get((1, 2, MOUSE), CAT)",
      "race-only": "return 1 if mouse <= cat else 2",
      "draw-has-other-number": "return winner.get((1, 2, MOUSE), -1)",
      "cat-moves-first": "return winner.get((1, 2, CAT), DRAW)",
      "players-swapped": "return winner.get((2, 1, MOUSE), DRAW)",
    },
    "winner[previous] = winner[state]": { "depth-first-memory": "memo[state] = 0" },
    "state = (mouse, cat, turn)": { "turn-forgotten": "state = mouse, cat" },
    "elif mouse == cat:": { "catch-missed": "elif mouse == cat and turn == MOUSE:" },
    "if ways_out[previous] > 0:": { "losses-not-counted": "if ways_out[previous] >= 0:" },
    "ways_out[state] = len(moves[turn][mouse if turn == MOUSE else cat])": {
      "degree-counts-hole": "ways_out[state] = len(graph[mouse if turn == MOUSE else cat])",
    },
  }),
};

/** The Python form of `turnSearchLines`. */
export const pythonTurnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": { wrong: "if turn == rows * cols: return False", right: "if turn == 1000: return False" },
  "cat-and-mouse": { wrong: "if turn == 2 * n: return 0", right: "if turn == 2 * n * n: return 0" },
};
