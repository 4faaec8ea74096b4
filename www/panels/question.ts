// In place of the verdict, while the answer of a puzzle is hidden: the question with its three answers, and the button that shows
// the answer.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { movesOfWinner } from "../i18n/step";
import type { Words } from "../i18n/types";
import { silhouette } from "../lib/silhouette";
import type { Outcome } from "../model/game";

/** Who the reader says will win; null for nobody. */
export type Guess = Player | null;

const GUESSES: readonly Guess[] = ["mouse", "cat", null];

/** `guess` takes the reader's answer; without it, there is only the button that shows the answer. */
export function questionView(
  words: Words,
  turn: Player,
  show: () => void,
  guess: ((guess: Guess) => void) | null = null,
  wrong: readonly Guess[] = [],
): TemplateResult {
  const { puzzle } = words;
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question">${askedAgain(words, turn, wrong)}</h2>
    ${guess ? guessesView(words, guess, { wrong }) : nothing}
    <button type="button" class=${guess ? "in-text" : "plain main"} @click=${show}>${puzzle.show}</button>
  </section>`;
}

/** The question, after what is said of the last wrong answer. */
export const askedAgain = ({ puzzle, paragraph }: Words, turn: Player, wrong: readonly Guess[]): string =>
  paragraph([...wrong.slice(-1).map((guess) => puzzle.judged(guess, false)), puzzle.question(turn)]);

/** After the right winner: in how many moves? `answer` takes the number; `wrong` is the last one that was wrong. */
export function countView(
  words: Words,
  winner: Player,
  answer: (moves: number) => void,
  show: () => void,
  wrong: number | null,
): TemplateResult {
  const { counting, puzzle } = words;
  const submit = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("input");
    if (field?.value) answer(field.valueAsNumber);
  };
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question" tabindex="-1">${counting.question(winner, wrong)}</h2>
    <form class="guesses" @submit=${submit}>
      <input type="number" min="1" max="5000" required aria-label=${counting.label} />
      <button class="plain main">${counting.answer}</button>
    </form>
    <button type="button" class="in-text" @click=${show}>${puzzle.show}</button>
  </section>`;
}

/** The three answers. `chosen` is pressed, where one stays there; those that are `wrong` are struck out, and cannot be given again. */
export function guessesView(
  { puzzle }: Words,
  guess: (guess: Guess) => void,
  { chosen, wrong = [] }: { chosen?: { guess: Guess | undefined }; wrong?: readonly Guess[] },
): TemplateResult {
  return html`<div class="guesses">
    ${GUESSES.map((each) => {
      const isWrong = wrong.includes(each);
      return html`<button
        type="button"
        class="plain"
        aria-pressed=${chosen ? (chosen.guess === each ? "true" : "false") : nothing}
        aria-disabled=${isWrong ? "true" : nothing}
        @click=${() => !isWrong && guess(each)}
      >
        ${each ? html`<span aria-hidden="true">${silhouette(each)}</span>` : nothing}${puzzle.guesses[each ?? "nobody"]}
      </button>`;
    })}
  </div>`;
}

/** Who can force a win. */
export function winnerOf({ winner, plies }: Outcome): Guess {
  return plies === null ? null : winner;
}

/** How many moves the winner makes if `turn` moves next; 0 without a forced win. A puzzle can ask for them unless there are none. */
export function askableMoves(outcome: Outcome | null, turn: Player): number {
  const winner = outcome && winnerOf(outcome);
  return winner && outcome.plies !== null ? movesOfWinner(winner, outcome.plies, turn) : 0;
}

/** Whether this is who can force a win. */
export function isRight(guess: Guess, outcome: Outcome): boolean {
  return guess === winnerOf(outcome);
}
