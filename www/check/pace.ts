// How many questions Python is asked: it is slow here, and how slow depends on the code and on the machine.
import type { Problem } from "./protocol";

/** The numbers of questions. Few, so that nearly always the same code is asked the same. */
const LADDER = [3_000, 10_000, 30_000] as const;

/**
 * Roughly how long a check takes, counted in questions of the statement: each small case takes a part of the time of one, and the
 * random and large cases after them take as long as these. Measured with the tutorial's solutions.
 */
const COST: Record<Problem, { small: number; later: number; all: number }> = {
  "cat-and-mouse-ii": { small: 0.2, later: 5_500, all: 101_500 },
  "cat-and-mouse": { small: 0.6, later: 9_000, all: 28_600 },
};

/** How long a check may take, in milliseconds. */
const BUDGET = 12_000;

/**
 * The number of questions that are answered in some ten seconds, but never fewer than the first of the ladder.
 * @param pace how long a question of the statement takes, in milliseconds
 * @returns null: all questions
 */
export function questionsAtPace(problem: Problem, pace: number): number | null {
  const { small, later, all } = COST[problem];
  const fits = (questions: number) => pace * (questions * small + later) <= BUDGET;
  if (fits(all)) return null;
  return LADDER.findLast((questions) => questions < all && fits(questions)) ?? LADDER[0];
}
