// What is said of a game that is being played: whose turn it is or how it ended, and below it what the last move was worth.
import { html, nothing, type TemplateResult } from "lit";
import type { Sentence, Words } from "../i18n/words";

export interface Standing extends Sentence {
  /** Stands in the circle: a player, or a sign. */
  mark: TemplateResult | string;
  /** Its classes, which choose the colours. */
  kind: string;
  /** What is said of the last move, with its first sentence in bold. */
  feedback: Sentence | null;
}

export function standingView({ mark, kind, title, detail, feedback }: Standing, words: Words): TemplateResult {
  /** Between two sentences; none in Chinese. */
  const space = words.paragraph(["", ""]);
  return html`<div class="match-standing ${kind} ${feedback ? "with-feedback" : ""}">
    <section class="turn" aria-labelledby="turn">
      <span class="mark" aria-hidden="true">${mark}</span>
      <div>
        <h2 id="turn" tabindex="-1">${title}</h2>
        <p>${detail}</p>
      </div>
    </section>
    ${
      feedback
        ? html`<p class="feedback">
            ${feedback.title ? html`<strong>${feedback.title}</strong>${space}` : nothing}${feedback.detail}
          </p>`
        : nothing
    }
  </div>`;
}
