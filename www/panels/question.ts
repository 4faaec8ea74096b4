// In place of the verdict, while the answer of a puzzle is hidden: the question with its three answers, and the button that shows
// the answer.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
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
): TemplateResult {
  const { puzzle } = words;
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question">${puzzle.question(turn)}</h2>
    ${
      guess
        ? html`<div class="guesses">
            ${GUESSES.map(
              (each) => html`<button type="button" class="plain" @click=${() => guess(each)}>
                ${each ? html`<span aria-hidden="true">${silhouette(each)}</span>` : nothing}${puzzle.guesses[each ?? "nobody"]}
              </button>`,
            )}
          </div>`
        : nothing
    }
    <button type="button" class=${guess ? "quiet-button" : "plain main"} @click=${show}>${puzzle.show}</button>
  </section>`;
}

/** Whether this is who can force a win. */
export function isRight(guess: Guess, { winner, plies }: Outcome): boolean {
  return guess === (plies === null ? null : winner);
}
