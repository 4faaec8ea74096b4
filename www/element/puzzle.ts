// A puzzle in an element: which one it is, moves that the solver judges, and what is said of them. It is loaded when an element asks for
// a puzzle; the element draws it (puzzle-view.ts).
import type { Move } from "cat-and-mouse";
import type { Language } from "../i18n/language";
import { onePuzzleWordsOf } from "../i18n/puzzles";
import type { OnePuzzleWords } from "../i18n/puzzles-types";
import type { Sentence, Words } from "../i18n/types";
import { Attempt } from "../model/attempt";
import type { Game, GameKind } from "../model/game";
import { added, type Effort } from "../model/puzzle-progress";
import { dayOf, type Puzzle, type PuzzleList, puzzleOn } from "../model/puzzles";
import { attemptArrows, attemptMarks, feedbackOf, hintLabel, questionOf } from "../panels/attempt";
import type { SurfaceLook } from "./surface-look";

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
export interface Around<G extends Game> {
  /** Why the outcome is what it is. */
  reason(game: G): string[];
  say(text: string): void;
  changed(): void;
  solved(game: G): void;
  /** Shows who wins, how and why. */
  reveal(): void;
}

/** What is shown of a puzzle. */
export interface PuzzleShown {
  asked: Sentence;
  isSolved: boolean;
  feedback: Sentence | null;
  look: SurfaceLook;
  actions: { label: string; act: () => void; disabled: boolean }[];
}

export class EmbeddedPuzzle<W extends Words, G extends Game> {
  readonly puzzle: Puzzle;
  readonly game: G;
  readonly #attempt: Attempt;
  readonly #around: Around<G>;
  #revision = 0;
  /** How many plies were told. */
  #told = 0;
  #effort: Effort = { mistakes: 0, hints: 0 };
  #spoken: { words: W; puzzles: OnePuzzleWords } | null = null;

  constructor(puzzle: Puzzle, game: G, around: Around<G>) {
    this.puzzle = puzzle;
    this.game = game;
    this.#around = around;
    this.#attempt = new Attempt(game, puzzle.kind, {
      changed: () => this.#changed(),
      erred: () => {
        this.#effort = added(this.#effort, "mistakes");
      },
      solved: () => this.#solved(),
    });
  }

  free(): void {
    this.#attempt.free();
  }

  #changed(): void {
    this.#revision += 1;
    const { game } = this;
    const move = game.ply > this.#told ? game.moves[game.ply - 1] : undefined;
    this.#told = game.ply;
    if (move) this.#say(move, (puzzles, words) => this.#feedback(words, puzzles));
    this.#around.changed();
  }

  #solved(): void {
    this.#say(this.game.moves[this.game.ply - 1], (puzzles, words) => ({
      title: words.sentences(puzzles.solved, ""),
      detail: this.#feedback(words, puzzles)?.detail ?? "",
    }));
    this.#around.solved(this.game);
  }

  /** Tells a move, and what came of it. */
  #say(move: Move | undefined, said: (puzzles: OnePuzzleWords, words: W) => Sentence | null): void {
    if (!this.#spoken) return;
    const { words, puzzles } = this.#spoken;
    const { title, detail } = said(puzzles, words) ?? { title: "", detail: "" };
    // What is said of a wrong move names it.
    const isNamed = this.#attempt.wrong !== null && title !== "";
    const made = move && !isNamed ? words.sentences(words.move(move, this.game.cols, null), "") : "";
    this.#around.say(words.paragraph([made, title, detail].map((each) => each.trim()).filter((each) => each !== "")));
  }

  #feedback(words: W, puzzles: OnePuzzleWords): Sentence | null {
    return feedbackOf(this.#attempt, this.puzzle.themes, puzzles, words, () => this.#around.reason(this.game));
  }

  shown(words: W, language: Language): PuzzleShown {
    const puzzles = onePuzzleWordsOf(language, this.puzzle.game);
    this.#spoken = { words, puzzles };
    const attempt = this.#attempt;
    const { isSolved } = attempt;
    return {
      asked: isSolved
        ? { title: puzzles.solved, detail: puzzles.effort(this.#effort) }
        : questionOf(attempt, puzzles, words),
      isSolved,
      feedback: this.#feedback(words, puzzles),
      look: {
        revision: this.#revision,
        marks: attemptMarks(attempt, puzzles),
        edges: [],
        arrows: attemptArrows(attempt),
        editing: false,
        hasTools: false,
        press: (place) => attempt.press(place),
        help: puzzles.boardHelp,
      },
      actions: [
        this.#action(words, puzzles),
        { label: puzzles.solution, act: () => this.#around.reveal(), disabled: false },
      ],
    };
  }

  #action(words: W, puzzles: OnePuzzleWords): PuzzleShown["actions"][number] {
    const attempt = this.#attempt;
    if (attempt.isSolved) {
      const again = () => {
        attempt.restart();
        this.#told = 0;
        this.#effort = { mistakes: 0, hints: 0 };
      };
      return { label: puzzles.once, act: again, disabled: false };
    }
    if (attempt.wrong) {
      const tryAgain = () => {
        attempt.tryAgain();
        this.#told = this.game.ply;
      };
      return { label: puzzles.tryAgain, act: tryAgain, disabled: false };
    }
    const hint = () => {
      this.#effort = added(this.#effort, attempt.nextHelp);
      attempt.showHint();
      this.#say(undefined, () => this.#feedback(words, puzzles));
    };
    return {
      label: hintLabel(attempt, puzzles),
      act: hint,
      disabled: attempt.hint === 2 || attempt.isWaiting,
    };
  }
}
