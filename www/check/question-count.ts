// The number of questions for Python. Python is slow here, and its speed depends on the code and the machine.
import type { Problem } from "./protocol";

/** Possible numbers of questions. There are only three, so the same code almost always gets the same number. */
const LADDER = [3_000, 10_000, 30_000] as const;

/**
 * The approximate cost of a check, measured with the tutorial's solutions. The unit is the time for one example in
 * LeetCode's statement. `small`: the cost of one small case; `later`: the cost of all random and large cases, which
 * come after the small ones. `all`: the number of questions in a check without a limit.
 */
const COST: Record<Problem, { small: number; later: number; all: number }> = {
  "cat-and-mouse-ii": { small: 0.2, later: 5_500, all: 101_500 },
  "cat-and-mouse": { small: 0.6, later: 9_000, all: 28_600 },
};

/** Time limit of a check, in milliseconds. */
const BUDGET = 12_000;

/**
 * The greatest number of questions on `LADDER` that fit into `BUDGET`; the first number if none fits; null if all
 * questions fit.
 * @param pace time for an example in LeetCode's statement, in milliseconds
 */
export function questionsAtPace(problem: Problem, pace: number): number | null {
  const { small, later, all } = COST[problem];
  const fits = (questions: number) => pace * (questions * small + later) <= BUDGET;
  if (fits(all)) return null;
  return LADDER.findLast((questions) => questions < all && fits(questions)) ?? LADDER[0];
}
