// The visitor's own case: Rust reads it and computes the right answer.
import { canMouseWin, Editor, type Question } from "cat-and-mouse";
import { freed } from "../lib/freed";
import { catMouseGame, GraphEditor, startWholeSolver } from "../lib/whole-solver";
import { examples, FIRST_EXAMPLE } from "../model/examples";
import { graphs } from "../model/graph-examples";
import type { Problem } from "./protocol";

/** LeetCode's first example of the graph game, for a visitor who has not opened a graph. */
export const FIRST_GRAPH = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]";

export interface OwnCase {
  question: Question;
  expected: boolean | number;
}

/**
 * Reads the first case in a text.
 * @throws {CatMouseError} if the text has no case, or its first case is incomplete
 */
export async function readCase(problem: Problem, text: string): Promise<OwnCase> {
  if (problem === "cat-and-mouse") {
    await startWholeSolver();
    return freed(new GraphEditor(graphs.statement1), (editor) => {
      editor.paste(text);
      const graph = editor.view().nodes.map(({ neighbours }) => neighbours);
      return { question: { graph }, expected: catMouseGame(graph) };
    });
  }
  return freed(new Editor(examples[FIRST_EXAMPLE]), (editor) => {
    editor.paste(text);
    const { catJump, mouseJump } = editor;
    const grid = editor.grid();
    return { question: { grid, catJump, mouseJump }, expected: canMouseWin(grid, catJump, mouseJump) };
  });
}
