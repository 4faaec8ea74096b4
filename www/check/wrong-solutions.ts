// The whole code of solutions with a known mistake.
import type { MistakeCode } from "cat-and-mouse";
import right913 from "../tutorial/solutions/913.js?raw";
import right1728 from "../tutorial/solutions/1728.js?raw";
import { mistakeLines } from "./mistake-lines";
import type { Problem } from "./protocol";
import depthFirst913 from "./solutions/913-depth-first.js?raw";
import fewTurns913 from "./solutions/913-few-turns.js?raw";
import race913 from "./solutions/913-race.js?raw";
import depthFirst1728 from "./solutions/1728-depth-first.js?raw";
import sweeps1728 from "./solutions/1728-sweeps.js?raw";

const rightSolutions: Record<Problem, string> = { "cat-and-mouse-ii": right1728, "cat-and-mouse": right913 };

/**
 * Mistakes about moves that depend on both players' places. Their right line is in `1728-sweeps.js`, because in the
 * tutorial's solution moves depend on one player alone.
 */
const IN_SWEEPS: ReadonlySet<MistakeCode> = new Set(["cat-blocks-mouse", "food-blocks-cat"]);

/** The whole code of a right solution that contains the right line of a mistake. */
export function rightSolution(problem: Problem, code: MistakeCode): string {
  return problem === "cat-and-mouse-ii" && IN_SWEEPS.has(code) ? sweeps1728 : rightSolutions[problem];
}

const turnForgotten: Record<Problem, string> = {
  "cat-and-mouse-ii": depthFirst1728.replace("(t * N + m) * N + c", "m * N + c"),
  "cat-and-mouse": depthFirst913.replace("(m * n + c) * 2 + t", "m * n + c"),
};

/** Wrong solutions by other methods, or with more than one wrong line. */
const otherMethods: Record<Problem, Partial<Record<MistakeCode, string>>> = {
  "cat-and-mouse-ii": {
    "depth-first-memory": depthFirst1728,
    "turn-forgotten": turnForgotten["cat-and-mouse-ii"],
  },
  "cat-and-mouse": {
    "limit-too-low": fewTurns913,
    "depth-first-memory": depthFirst913,
    "turn-forgotten": turnForgotten["cat-and-mouse"],
    "race-only": race913,
    "cat-enters-hole": right913
      .replace("(player === MOUSE ? graph[node] : graph[node].filter((to) => to !== 0))", "graph[node]")
      .replace("nodes.slice(1)", "nodes"),
  },
};

/** The whole code of a solution with this mistake; undefined if the mistake is impossible in this problem. */
export function wrongSolution(problem: Problem, code: MistakeCode): string | undefined {
  const lines = mistakeLines[problem][code];
  if (!lines) return undefined;
  return otherMethods[problem][code] ?? rightSolution(problem, code).replace(lines.right, () => lines.wrong);
}
