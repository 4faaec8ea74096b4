// A puzzle in an element: the question in the place of the verdict, and moves that the solver judges. It is loaded when an element
// asks for one.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { puzzleWordsOf } from "../i18n/puzzles";
import type { PuzzleWords } from "../i18n/puzzles-types";
import type { Words } from "../i18n/types";
import { Attempt } from "../model/attempt";
import type { Game, OpenGame } from "../model/game";
import type { Puzzle } from "../model/puzzles";
import { attemptArrows, attemptMarks, feedbackOf, questionOf } from "../panels/attempt";
import type { SurfaceLook } from "./surface-look";

export { puzzleWordsOf };

/** What it needs of its element. */
export interface Around<W extends Words, G extends Game> {
  open: OpenGame<G>;
  surface(game: G, words: W, look: SurfaceLook): TemplateResult;
  rules(game: G, words: W): TemplateResult;
  say(text: string): void;
  changed(): void;
  solved(game: G): void;
  /** Shows who wins, how and why. */
  reveal(): void;
}

export class EmbeddedPuzzle<W extends Words, G extends Game> {
  readonly puzzle: Puzzle;
  readonly #attempt: Attempt;
  readonly #around: Around<W, G>;
  #revision = 0;
  /** How many plies were told. */
  #told = 0;
  #effort = { mistakes: 0, hints: 0 };
  #shown: { words: W; puzzles: PuzzleWords } | null = null;

  /** @throws {CatMouseError} if the link of the puzzle cannot be read */
  constructor(puzzle: Puzzle, around: Around<W, G>) {
    this.puzzle = puzzle;
    this.#around = around;
    this.#attempt = new Attempt(puzzle, around.open, {
      changed: () => this.#changed(),
      erred: () => {
        this.#effort.mistakes += 1;
      },
      solved: () => this.#around.solved(this.game),
    });
  }

  get game(): G {
    return this.#attempt.game as G;
  }

  free(): void {
    this.#attempt.free();
  }

  #changed(): void {
    this.#revision += 1;
    const { game } = this;
    const attempt = this.#attempt;
    const move = game.ply > this.#told ? game.moves[game.ply - 1] : undefined;
    this.#told = game.ply;
    if (move && this.#shown) {
      const { words, puzzles } = this.#shown;
      const feedback = attempt.wrong && move.by !== attempt.side ? null : this.#feedback(words, puzzles);
      const worth = attempt.isSolved ? [`${puzzles.solved}.`] : feedback ? [feedback.title, feedback.detail] : [];
      this.#say([words.sentences(words.move(move, game.cols, null), ""), ...worth], words);
    }
    this.#around.changed();
  }

  #say(sentences: string[], words: W): void {
    this.#around.say(words.paragraph(sentences.map((each) => each.trim()).filter((each) => each !== "")));
  }

  #feedback(words: W, puzzles: PuzzleWords) {
    return feedbackOf(this.#attempt, this.puzzle.themes, puzzles, words);
  }

  view(words: W, language: Language): TemplateResult {
    const puzzles = puzzleWordsOf(language);
    this.#shown = { words, puzzles };
    const { game } = this;
    const attempt = this.#attempt;
    const { mistakes, hints } = this.#effort;
    const { title, detail } = attempt.isSolved
      ? { title: puzzles.solved, detail: puzzles.effort(mistakes, hints) }
      : questionOf(attempt, puzzles, words);
    const feedback = this.#feedback(words, puzzles);
    const space = words.paragraph(["", ""]);
    return html`<div class="beside layout">
      <div class="result" part="verdict" tabindex="-1">
        <section class="verdict asks" role="group" aria-labelledby="question">
          <div>
            <h2 id="question">${title}</h2>
            <p>${detail}</p>
          </div>
        </section>
      </div>
      <div class="canvas">
        <div class="ground">
          ${this.#around.surface(game, words, {
            revision: this.#revision,
            marks: attemptMarks(attempt, puzzles),
            edges: [],
            arrows: attemptArrows(attempt),
            editing: false,
            hasTools: false,
            press: (place) => attempt.press(place),
            help: puzzles.boardHelp,
          })}
        </div>
        <div class="under">
          <div class="rules" part="rules">${this.#around.rules(game, words)}</div>
          <div class="row actions" part="actions">${this.#actions(words, puzzles)}</div>
        </div>
      </div>
      <div class="why" part="why">
        ${feedback ? html`<p class="reason">${feedback.title ? html`<strong>${feedback.title}</strong>${space}` : nothing}${feedback.detail}</p>` : nothing}
      </div>
    </div>`;
  }

  #actions(words: W, puzzles: PuzzleWords): TemplateResult {
    const attempt = this.#attempt;
    const button = (label: string, act: () => void, disabled = false) =>
      html`<button type="button" class="plain" aria-disabled=${disabled ? "true" : "false"} @click=${() => disabled || act()}>
        ${label}
      </button>`;
    const again = () => {
      attempt.restart();
      this.#told = 0;
      this.#effort = { mistakes: 0, hints: 0 };
    };
    const tryAgain = () => {
      attempt.tryAgain();
      this.#told = this.game.ply;
    };
    const hint = () => {
      this.#effort.hints += 1;
      attempt.showHint();
      const feedback = this.#feedback(words, puzzles);
      if (feedback) this.#say([feedback.title, feedback.detail], words);
    };
    return html`${
      attempt.isSolved
        ? button(puzzles.once, again)
        : attempt.wrong
          ? button(puzzles.tryAgain, tryAgain)
          : button(attempt.hint === 0 ? puzzles.hint : puzzles.hintMore, hint, attempt.hint === 2 || attempt.isWaiting)
    }
    ${button(puzzles.solution, () => this.#around.reveal())}`;
  }
}
