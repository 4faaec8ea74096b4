// A puzzle in an element: how it is chosen, its game and its announcements. This file is loaded when an element needs a
// puzzle; puzzle-view.ts renders the puzzle.

import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { Words } from "../i18n/words";
import type { Game, GameKind } from "../model/game";
import { NO_EFFORT, newSession, PuzzlePlay } from "../model/puzzle-session";
import { dayOf, type Puzzle, type PuzzleList, puzzleOn } from "../model/puzzles";
import { type PuzzleShown, type PuzzleSpeech, puzzleAnnouncement, puzzleShown } from "../panels/puzzle";

export { readPuzzles } from "../model/puzzles";

/** The puzzle with this id, or the latest puzzle of the day for `today`; null if none is about this kind of game. */
export function puzzleNamed(name: string, game: GameKind, { puzzles, days }: PuzzleList): Puzzle | null {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  if (name !== "today") {
    const puzzle = byId.get(name);
    return puzzle?.game === game ? puzzle : null;
  }
  // Takes the latest puzzle of the day, up to today's, that is about this game or, without one, the first in `days`.
  const today = dayOf(Date.now());
  const before = Array.from({ length: Math.min(today + 1, days.length) }, (_, ago) => puzzleOn(today - ago, days));
  return [...before, ...days].map((id) => byId.get(id)).find((puzzle) => puzzle?.game === game) ?? null;
}

/** The functions of the element that its puzzle calls. */
interface Around {
  reason(game: Game): string[];
  say(text: string): void;
  changed(): void;
  solved(game: Game): void;
  /** Shows the full answer: outcome, line and reason. */
  reveal(): void;
}

export class EmbeddedPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly #play: PuzzlePlay;
  readonly #around: Around;
  #revision = 0;
  #speech: PuzzleSpeech | null = null;

  constructor(puzzle: Puzzle, game: Game, around: Around) {
    this.puzzle = puzzle;
    this.game = game;
    this.#around = around;
    this.#play = new PuzzlePlay(game, puzzle.kind, newSession(NO_EFFORT), ({ say, tell }) => {
      if (this.#speech) this.#around.say(puzzleAnnouncement(say, this.#play, this.#speech));
      if (tell.includes("solved")) this.#around.solved(game);
    });
    game.subscribe(() => {
      this.#revision += 1;
      this.#around.changed();
    });
  }

  free(): void {
    this.#play.free();
  }

  shown(about: Words, language: Language): PuzzleShown {
    const { puzzle, game } = this;
    const words = onePuzzleWordsOf(language, puzzle.game);
    this.#speech = { themes: puzzle.themes, words, about, reason: () => this.#around.reason(game) };
    const shown = puzzleShown(this.#play, this.#speech, {
      revision: this.#revision,
      help: words.boardHelp,
      restart: () => this.#play.restart(NO_EFFORT),
    });
    const solution = { label: words.solution, act: () => this.#around.reveal(), disabled: false };
    const [first, ...move] = shown.actions;
    // A puzzle that asks for a change has no button for the change alone, because the solution includes the change.
    return { ...shown, actions: [first, ...(puzzle.kind === "change" ? [] : move), solution] };
  }
}
