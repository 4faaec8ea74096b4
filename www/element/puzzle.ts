// A puzzle in an element: which one it is, moves that the solver judges, and what is said of them. It is loaded when an element asks for
// a puzzle; the element draws it (puzzle-view.ts).
import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { OnePuzzleWords } from "../i18n/puzzles-types";
import type { Sentence, Words } from "../i18n/types";
import type { Game, GameKind } from "../model/game";
import type { Look } from "../model/look";
import { NO_EFFORT, newSession, PuzzlePlay, type Said } from "../model/puzzle-session";
import { dayOf, type Puzzle, type PuzzleList, puzzleOn } from "../model/puzzles";
import { feedbackOf, hintLabel, puzzleAnnouncement, puzzleArrows, puzzleMarks, questionOf } from "../panels/puzzle";

export { readPuzzles } from "../model/puzzles";

/** The puzzle of this id, or that of today, if it is about this game; null if there is none. */
export function puzzleNamed(name: string, game: GameKind, { puzzles, days }: PuzzleList): Puzzle | null {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  if (name !== "today") {
    const puzzle = byId.get(name);
    return puzzle?.game === game ? puzzle : null;
  }
  // The last day until today that is about this game; before there was one, the first.
  const today = dayOf(Date.now());
  const before = Array.from({ length: Math.min(today + 1, days.length) }, (_, ago) => puzzleOn(today - ago, days));
  return [...before, ...days].map((id) => byId.get(id)).find((puzzle) => puzzle?.game === game) ?? null;
}

/** What it needs of its element. */
export interface Around {
  /** Why the outcome is what it is. */
  reason(game: Game): string[];
  say(text: string): void;
  changed(): void;
  solved(game: Game): void;
  /** Shows who wins, how and why. */
  reveal(): void;
}

/** What is shown of a puzzle. */
export interface PuzzleShown {
  asked: Sentence;
  isSolved: boolean;
  feedback: Sentence | null;
  look: Look;
  actions: { label: string; act: () => void; disabled: boolean }[];
}

export class EmbeddedPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly #play: PuzzlePlay;
  readonly #around: Around;
  #revision = 0;
  #spoken: { words: Words; puzzles: OnePuzzleWords } | null = null;

  constructor(puzzle: Puzzle, game: Game, around: Around) {
    this.puzzle = puzzle;
    this.game = game;
    this.#around = around;
    this.#play = new PuzzlePlay(game, puzzle.kind, newSession(NO_EFFORT), ({ say, tell }) => {
      this.#say(say);
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

  #say(say: readonly Said[]): void {
    if (!this.#spoken) return;
    const { words, puzzles } = this.#spoken;
    this.#around.say(puzzleAnnouncement(say, this.#play, this.#feedback(words, puzzles), puzzles, words));
  }

  #feedback(words: Words, puzzles: OnePuzzleWords): Sentence | null {
    return feedbackOf(this.#play, this.puzzle.themes, puzzles, words, () => this.#around.reason(this.game));
  }

  shown(words: Words, language: Language): PuzzleShown {
    const puzzles = onePuzzleWordsOf(language, this.puzzle.game);
    this.#spoken = { words, puzzles };
    const play = this.#play;
    const { isSolved } = play;
    return {
      asked: questionOf(play, puzzles, words),
      isSolved,
      feedback: this.#feedback(words, puzzles),
      look: {
        revision: this.#revision,
        marks: puzzleMarks(play, puzzles),
        arrows: puzzleArrows(play),
        readonly: true,
        press: (place) => play.press(place),
        help: puzzles.boardHelp,
      },
      actions: [this.#action(puzzles), { label: puzzles.solution, act: () => this.#around.reveal(), disabled: false }],
    };
  }

  #action(puzzles: OnePuzzleWords): PuzzleShown["actions"][number] {
    const play = this.#play;
    const { kind } = play.now;
    if (kind === "solved") return { label: puzzles.once, act: () => play.restart(NO_EFFORT), disabled: false };
    if (kind === "wrong") return { label: puzzles.tryAgain, act: () => play.tryAgain(), disabled: false };
    const isOver = play.hint === 2 || kind === "waiting";
    return { label: hintLabel(play, puzzles), act: () => play.showHint(), disabled: isOver };
  }
}
