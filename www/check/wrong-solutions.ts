// The whole code of a solution with a known mistake.
import type { MistakeCode } from "cat-and-mouse";
import right913 from "../tutorial/solutions/913.js?raw";
import right1728 from "../tutorial/solutions/1728.js?raw";
import { mistakeLines } from "./mistake-lines";
import type { Problem } from "./protocol";
import catEntersHole913 from "./solutions/913-cat-enters-hole.js?raw";
import depthFirst913 from "./solutions/913-depth-first.js?raw";
import fewTurns913 from "./solutions/913-few-turns.js?raw";
import race913 from "./solutions/913-race.js?raw";
import catBlocks1728 from "./solutions/1728-cat-blocks.js?raw";
import depthFirst1728 from "./solutions/1728-depth-first.js?raw";

const rightSolutions: Record<Problem, string> = { "cat-and-mouse-ii": right1728, "cat-and-mouse": right913 };

/** Those by other methods: the mistake is not one line of the right solution. */
const otherMethods: Record<Problem, Partial<Record<MistakeCode, string>>> = {
  "cat-and-mouse-ii": {
    "depth-first-memory": depthFirst1728,
    "cat-blocks-mouse": catBlocks1728,
  },
  "cat-and-mouse": {
    "limit-too-low": fewTurns913,
    "depth-first-memory": depthFirst913,
    "race-only": race913,
    "cat-enters-hole": catEntersHole913,
  },
};

/** @returns undefined if the mistake cannot be made in this problem */
export function wrongSolution(problem: Problem, code: MistakeCode): string | undefined {
  const lines = mistakeLines[problem][code];
  if (!lines) return undefined;
  return otherMethods[problem][code] ?? rightSolutions[problem].replace(lines.right, () => lines.wrong);
}
