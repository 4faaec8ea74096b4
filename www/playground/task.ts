// What a link asks of the reader: to find out who wins, or to change the board until the goal of an exercise is met.
import { readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import type { Game } from "../model/game";

export interface Task {
  /** The fragment of the address, which stays while the task does. */
  readonly address: string;
  /** The title; `""` if there is none. */
  readonly title: string;
  /** Whether the answer is still hidden. */
  readonly hides: boolean;
  /** The board that it is about, as the editor writes it; null for an exercise, whose board is changed. */
  readonly board: string | null;
}

/** The task that a link sets for its board, which is on the canvas; begins its exercise. */
export function taskOf(game: Game, fragment: string): Task | null {
  const { title, hide, terms } = readLinkKeys(fragment);
  try {
    game.editor.assign(terms);
  } catch (caught) {
    solverError(caught); // Terms that make no exercise: the board is still worth showing.
  }
  const isExercise = game.editor.progress("mouse") !== null;
  if (!hide && !isExercise && title === "") return null;
  return { address: fragment.replace(/^#/, ""), title, hides: hide, board: isExercise ? null : game.editor.link };
}

/** Whether the board on the canvas is that of the task, and not another one that was drawn or loaded meanwhile. */
export function isAbout(task: Task, { editor }: Game): boolean {
  return task.board === null ? editor.progress("mouse") !== null : editor.link === task.board;
}
