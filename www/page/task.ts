// What a link asks of the reader: to find out who wins, or to change the game until the goal of an exercise is met.
import { type CatMouseError, readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import type { Game } from "../model/game";

export interface Task {
  /** The fragment of the address, which stays while the task does. */
  readonly address: string;
  /** The title; `""` if there is none. */
  readonly title: string;
  /** Whether the answer is still hidden. */
  readonly hides: boolean;
  /** Whether it also asks in how many moves. */
  readonly counts: boolean;
  /** The link of the game as it was opened. */
  readonly about: string;
  /** Whether it is an exercise, in which the game is changed. */
  readonly isExercise: boolean;
  /** What is wrong with the terms of its exercise, which then only hides the answer. */
  readonly fault: CatMouseError | null;
}

/** The task that a link sets for its game, which is shown; begins its exercise. */
export function taskOf(game: Game, fragment: string): Task | null {
  const { title, hide, terms } = readLinkKeys(fragment);
  const fault = assign(game, terms);
  const isExercise = game.progress("mouse") !== null;
  const hides = hide || fault !== null;
  if (!hides && !isExercise && title === "") return null;
  const counts = new URLSearchParams(terms).get("count") === "1";
  return { address: fragment.replace(/^#/, ""), title, hides, counts, about: game.link, isExercise, fault };
}

/** Begins an exercise on these terms; returns what is wrong with them. */
function assign(game: Game, terms: string): CatMouseError | null {
  try {
    game.assign(terms);
    return null;
  } catch (caught) {
    return solverError(caught);
  }
}

/** Whether the game that is shown is that of the task, and not another one that was drawn or loaded meanwhile. */
export function isAbout(task: Task, game: Game): boolean {
  return task.isExercise ? game.progress("mouse") !== null : game.link === task.about;
}
