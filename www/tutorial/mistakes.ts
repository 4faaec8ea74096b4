// Finds the smallest board on which a mistake shows: the judge of Check code tests a solution with this mistake. This
// file is loaded when a reader first presses the button of a mistake.
import type { Given, JudgeReport, MistakeCode } from "cat-and-mouse";
import { Judging } from "../check/judging";
import type { Problem } from "../check/protocol";
import { wrongSolution } from "../check/wrong-solutions";
import { freed } from "../lib/freed";
import { GraphEditor, startWholeSolver } from "../lib/whole-solver";
import { graphs } from "../model/graph-examples";

interface Found {
  failure: NonNullable<JudgeReport["failure"]>;
  /** The solution's answer as text. */
  given: string;
  /** The number of boards or graphs asked about. */
  asked: number;
}

/** @returns null if the solution cannot be run */
export async function findSmallest(problem: Problem, mistake: MistakeCode): Promise<Found | null> {
  const code = wrongSolution(problem, mistake);
  if (code === undefined) return null;
  const judged = await new Judging({ problem, code, engine: { language: "javascript" } }, () => {}).run();
  if (judged?.kind !== "done" || !judged.report.failure) return null;
  const { failure, asked } = judged.report;
  return { failure, given: textOf(failure.given), asked };
}

function textOf(given: Given): string {
  if (typeof given !== "object") return String(given);
  if ("timeout" in given) return "…";
  return "error" in given ? given.error : given.value;
}

/** The link to a graph in Solve, without the `#`. */
export async function graphLink(graph: readonly (readonly number[])[]): Promise<string> {
  await startWholeSolver();
  return freed(new GraphEditor(graphs.statement1), (editor) => {
    editor.paste(JSON.stringify(graph));
    return editor.view().link;
  });
}
