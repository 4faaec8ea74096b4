// In place of the verdict, while the answer of a puzzle is hidden: the question, and the button that shows the answer.
import type { Player } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/types";

export function questionView(words: Words, turn: Player, show: () => void): TemplateResult {
  return html`<section class="verdict asks" role="group" aria-labelledby="question">
    <h2 id="question">${words.puzzle.question(turn)}</h2>
    <button type="button" class="plain main" @click=${show}>${words.puzzle.show}</button>
  </section>`;
}
