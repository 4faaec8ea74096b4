// What a link asks of the reader: to find out who wins, or to change the game until the goal of an exercise is met.
import { type CatMouseError, readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { type Assignment, factsOf, isAsking, NOTHING_ASKED, next } from "../model/assignment";
import type { Game } from "../model/game";

export interface Task {
  /** The fragment of the address, which stays while the task does. */
  readonly address: string;
  /** The title; `""` if there is none. */
  readonly title: string;
  /** Whether it also asks in how many moves. */
  readonly counts: boolean;
  /** The link of the game as it was opened. */
  readonly about: string;
  /** What is asked by now. */
  readonly asked: Assignment;
  /** What is wrong with the terms of its exercise, which then only hides the answer. */
  readonly fault: CatMouseError | null;
}

/** The task that a link sets for its game, which is shown; begins its exercise. */
export function taskOf(game: Game, fragment: string): Task | null {
  const { title, hide, terms } = readLinkKeys(fragment);
  const fault = assign(game, terms);
  const counts = new URLSearchParams(terms).get("count") === "1";
  const { now: asked } = next(NOTHING_ASKED, { do: "open", hides: hide || fault !== null, counts }, factsOf(game));
  if (asked.kind === "open" && title === "") return null;
  return { address: fragment.replace(/^#/, ""), title, counts, about: game.link, asked, fault };
}

/** What a first visitor is asked about the game, or that the reader makes a puzzle. */
export function taskBy(action: "welcome" | "make", game: Game): Task {
  const { link } = game;
  const { now: asked } = next(NOTHING_ASKED, { do: action }, factsOf(game));
  return { address: link, title: "", counts: false, about: link, asked, fault: null };
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
  const { kind } = task.asked;
  return kind === "exercise" ? game.progress !== null : kind === "making" || game.link === task.about;
}

/** Whether it hides the answer still. */
export const hidesAnswer = (task: Task | null): boolean => task !== null && isAsking(task.asked);
