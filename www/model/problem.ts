// The two problems of LeetCode.
import type { ProblemName } from "cat-and-mouse";
import type { GameKind } from "./game";

export type Problem = ProblemName;

/** The problem about each game. */
export const PROBLEMS: Record<GameKind, Problem> = { board: "cat-and-mouse-ii", graph: "cat-and-mouse" };

/** LeetCode's number of the problem. */
export const NUMBERS: Record<Problem, number> = { "cat-and-mouse-ii": 1728, "cat-and-mouse": 913 };

/** The name of LeetCode's function. */
export const FUNCTIONS: Record<Problem, string> = {
  "cat-and-mouse-ii": "canMouseWin",
  "cat-and-mouse": "catMouseGame",
};
