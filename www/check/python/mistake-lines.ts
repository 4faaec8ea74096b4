// The same as mistake-lines.ts in Python, for mistakes that are one line there, too.
import type { MistakeCode } from "cat-and-mouse";
import type { Lines } from "../mistake-lines";
import type { Problem } from "../protocol";

export const pythonMistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": {
    "limit-too-low": {
      wrong: "return winner.get(start) == MOUSE and plies[start] <= rows * cols",
      right: "return winner.get(start) == MOUSE and plies[start] <= 1000",
    },
    "draw-counts-as-mouse": {
      wrong: "return winner.get(start) != CAT",
      right: "return winner.get(start) == MOUSE and plies[start] <= 1000",
    },
    "depth-first-memory": {
      wrong: "memo[state] = False",
      right: "winner[previous] = winner[state]",
    },
    "turn-forgotten": {
      wrong: "state = mouse, cat",
      right: "state = (mouse, cat, turn)",
    },
    "catch-missed": {
      wrong: "if cat == food:",
      right: "if mouse == cat or cat == food:",
    },
    "edge-wraps": {
      wrong: "row, col = (row + down) % rows, (col + right) % cols",
      right: "row, col = row + down, col + right",
    },
    "jumps-swapped": {
      wrong: "def canMouseWin(self, grid: list[str], mouseJump: int, catJump: int) -> bool:",
      right: "def canMouseWin(self, grid: list[str], catJump: int, mouseJump: int) -> bool:",
    },
    "jumps-off-by-one": {
      wrong: "for _ in range(jump - 1):",
      right: "for _ in range(jump):",
    },
    "losses-not-counted": {
      wrong: "if ways_out[previous] >= 0:",
      right: "if ways_out[previous] > 0:",
    },
    "cat-moves-first": {
      wrong: 'start = (board.index("M"), board.index("C"), CAT)',
      right: 'start = (board.index("M"), board.index("C"), MOUSE)',
    },
    "players-swapped": {
      wrong: 'start = (board.index("C"), board.index("M"), MOUSE)',
      right: 'start = (board.index("M"), board.index("C"), MOUSE)',
    },
    "rows-and-columns": {
      wrong: "row, col = divmod(cell, rows)",
      right: "row, col = divmod(cell, cols)",
    },
  },
  "cat-and-mouse": {
    "limit-too-low": {
      wrong: "for turn_number in range(2 * n):",
      right: "for state in queue:",
    },
    "draw-counts-as-mouse": {
      wrong: "return winner.get((1, 2, MOUSE), MOUSE)",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
    "draw-counts-as-cat": {
      wrong: "return winner.get((1, 2, MOUSE), CAT)",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
    "depth-first-memory": {
      wrong: "memo[state] = 0",
      right: "winner[previous] = winner[state]",
    },
    "turn-forgotten": {
      wrong: "state = mouse, cat",
      right: "state = (mouse, cat, turn)",
    },
    "catch-missed": {
      wrong: "elif mouse == cat and turn == MOUSE:",
      right: "elif mouse == cat:",
    },
    "race-only": {
      wrong: "return 1 if mouse <= cat else 2",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
    "losses-not-counted": {
      wrong: "if ways_out[previous] >= 0:",
      right: "if ways_out[previous] > 0:",
    },
    "degree-counts-hole": {
      wrong: "ways_out[state] = len(graph[mouse if turn == MOUSE else cat])",
      right: "ways_out[state] = len(moves[turn][mouse if turn == MOUSE else cat])",
    },
    "draw-has-other-number": {
      wrong: "return winner.get((1, 2, MOUSE), -1)",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
    "cat-moves-first": {
      wrong: "return winner.get((1, 2, CAT), DRAW)",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
    "players-swapped": {
      wrong: "return winner.get((2, 1, MOUSE), DRAW)",
      right: "return winner.get((1, 2, MOUSE), DRAW)",
    },
  },
};

/** The same as `turnSearchLines`. */
export const pythonTurnSearchLines: Record<Problem, Lines> = {
  "cat-and-mouse-ii": {
    wrong: "if turn == rows * cols: return False",
    right: "if turn == 1000: return False",
  },
  "cat-and-mouse": {
    wrong: "if turn == 2 * n: return 0",
    right: "if turn == 2 * n * n: return 0",
  },
};
