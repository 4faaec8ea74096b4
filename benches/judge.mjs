// Measures the judge's own cost per question in Node (making and solving the question, and checking the
// answer), and the time until a solution in JavaScript is accepted.
import { canMouseWin, catMouseGame, Judge } from "cat-and-mouse";
import { solvePublished } from "./textbook-published.mjs";

/** @typedef {import("cat-and-mouse").Question} Question */

/** @param {Question} question */
const right = (question) =>
  "graph" in question ? catMouseGame(question.graph) : canMouseWin(question.grid, question.catJump, question.mouseJump);

/** @param {Question} question */
const published = (question) =>
  "grid" in question && solvePublished(question.grid, question.catJump, question.mouseJump).verdict?.winner === "mouse";

/**
 * Prints the seconds of judge and solution together, and the microseconds per question of the judge alone.
 * @param {"cat-and-mouse-ii" | "cat-and-mouse"} problem
 * @param {(question: Question) => boolean | number} solution
 */
function measure(problem, solution) {
  const started = performance.now();
  let own = 0;
  const judge = new Judge(problem);
  for (;;) {
    let before = performance.now();
    const questions = judge.next(1_000);
    own += performance.now() - before;
    if (questions.length === 0) break;
    const given = questions.map(solution);
    before = performance.now();
    judge.answer(given);
    own += performance.now() - before;
  }
  const { verdict, asked } = judge.report();
  judge.free();
  const seconds = (performance.now() - started) / 1_000;
  const microseconds = (1_000 * own) / asked;
  console.log(
    `${problem}: ${verdict}, ${asked} questions in ${seconds.toFixed(1)} s, ${microseconds.toFixed(2)} µs each in the judge`,
  );
}

measure("cat-and-mouse-ii", right); // warms up
measure("cat-and-mouse-ii", right);
measure("cat-and-mouse", right);
console.log("The published solution in JavaScript:");
measure("cat-and-mouse-ii", published);
