// For each known mistake, a line as it is typically written, and the right one. Code is the same in every language of the page.
import type { MistakeCode } from "cat-and-mouse";
import type { Problem } from "./protocol";

export interface Lines {
  wrong: string;
  right: string;
}

const board: Partial<Record<MistakeCode, Lines>> = {
  "limit-too-low": { wrong: "for (let turn = 0; turn < rows * cols; turn++)", right: "while (changed)" },
  "draw-counts-as-mouse": { wrong: "return winner[start] !== CAT;", right: "return winner[start] === MOUSE;" },
  "depth-first-memory": {
    wrong: "memo[state] = false; // while the state is being searched",
    right: "queue.push(...finished); // go backwards from the states in which the game is over",
  },
  "race-only": {
    wrong: "return distance(mouse, food) <= distance(cat, food);",
    right: "return winner[stateOf(mouse, cat, MOUSE)] === MOUSE;",
  },
  "cat-cannot-stay": { wrong: "for (let k = 1; k <= catJump; k++)", right: "for (let k = 0; k <= catJump; k++)" },
  "cat-blocks-mouse": {
    wrong: 'if (cell === "#" || cell === cat) break;',
    right: 'if (cell === "#") break;',
  },
  "through-walls": { wrong: 'if (cell === "#") continue;', right: 'if (cell === "#") break;' },
  "full-jumps-only": {
    wrong: "moves.push(row + jump * down);",
    right: "for (let k = 0; k <= jump; k++) moves.push(row + k * down);",
  },
  "jumps-swapped": {
    wrong: "function canMouseWin(grid, mouseJump, catJump)",
    right: "function canMouseWin(grid, catJump, mouseJump)",
  },
  "cat-moves-first": { wrong: "return search(mouse, cat, CAT);", right: "return search(mouse, cat, MOUSE);" },
  "players-swapped": { wrong: 'mouse = find("C"); cat = find("M");', right: 'mouse = find("M"); cat = find("C");' },
  "rows-and-columns": { wrong: "const cell = row * rows + col;", right: "const cell = row * cols + col;" },
};

const graph: Partial<Record<MistakeCode, Lines>> = {
  ...board,
  "limit-too-low": { wrong: "if (turn >= 2 * n) return DRAW;", right: "while (changed)" },
  "draw-counts-as-mouse": { wrong: "return winner[start] ?? MOUSE;", right: "return winner[start] ?? DRAW;" },
  "draw-counts-as-cat": { wrong: "return winner[start] ?? CAT;", right: "return winner[start] ?? DRAW;" },
  "race-only": {
    wrong: "return distance(1, 0) < distance(2, 0) ? MOUSE : CAT;",
    right: "return winner[stateOf(1, 2, MOUSE)] ?? DRAW;",
  },
  "depth-first-memory": {
    wrong: "memo[state] = DRAW; // while the state is being searched",
    right: "queue.push(...finished); // go backwards from the states in which the game is over",
  },
  "cat-moves-first": { wrong: "return search(1, 2, CAT);", right: "return search(1, 2, MOUSE);" },
  "players-swapped": { wrong: "return search(2, 1, MOUSE);", right: "return search(1, 2, MOUSE);" },
  "cat-enters-hole": {
    wrong: "for (const next of graph[cat])",
    right: "for (const next of graph[cat]) if (next !== 0)",
  },
};

export const mistakeLines: Record<Problem, Partial<Record<MistakeCode, Lines>>> = {
  "cat-and-mouse-ii": board,
  "cat-and-mouse": graph,
};
