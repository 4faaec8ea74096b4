// The task of a link: to find out who wins, or to change the game until it meets the goal of an exercise.
import { type CatMouseError, readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { type Assignment, factsOf, isAsking, NOTHING_ASKED, next } from "../model/assignment";
import type { Game } from "../model/game";

export interface Task {
  /** The fragment of the address, which stays the same during the task. */
  readonly address: string;
  /** The title; `""` without one. */
  readonly title: string;
  /** Whether the task also asks for the number of moves. */
  readonly counts: boolean;
  /** The link of the game as it was opened. */
  readonly about: string;
  /** The current question. */
  readonly asked: Assignment;
  /** The error in the terms of the exercise; the task then only hides the answer. */
  readonly fault: CatMouseError | null;
}

/** Returns the task of a link and starts its exercise; null without a task. */
export function taskOf(game: Game, fragment: string): Task | null {
  const { title, hide, terms } = readLinkKeys(fragment);
  const fault = assign(game, terms);
  const counts = new URLSearchParams(terms).get("count") === "1";
  const { now: asked } = next(NOTHING_ASKED, { do: "open", hides: hide || fault !== null, counts }, factsOf(game));
  if (asked.kind === "open" && title === "") return null;
  return { address: fragment.replace(/^#/, ""), title, counts, about: game.link, asked, fault };
}

/** The task of a first visitor, or of a reader who makes a puzzle. */
export function taskBy(action: "welcome" | "make", game: Game): Task {
  const { link } = game;
  const { now: asked } = next(NOTHING_ASKED, { do: action }, factsOf(game));
  return { address: link, title: "", counts: false, about: link, asked, fault: null };
}

/** Starts an exercise with these terms; returns the error if they are invalid. */
function assign(game: Game, terms: string): CatMouseError | null {
  try {
    game.assign(terms);
    return null;
  } catch (caught) {
    return solverError(caught);
  }
}

/** Whether the task is about this game; false after the reader has changed to another game. */
export function isAbout(task: Task, game: Game): boolean {
  const { kind } = task.asked;
  return kind === "exercise" ? game.progress !== null : kind === "making" || game.link === task.about;
}

/** Whether the task still hides the answer. */
export const hidesAnswer = (task: Task | null): boolean => task !== null && isAsking(task.asked);
