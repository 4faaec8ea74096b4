// The status of a match or puzzle: the turn or the result; below, the feedback on the last move.
import { html, nothing, type TemplateResult } from "lit";
import type { Sentence, Words } from "../i18n/words";

export interface Standing extends Sentence {
  /** The content of the circle beside the status: a player, or a sign. */
  mark: TemplateResult | string;
  /** The classes of the circle, which set its colours. */
  kind: string;
  /** The feedback on the last move; its first sentence is bold. */
  feedback: Sentence | null;
}

export function standingView({ mark, kind, title, detail, feedback }: Standing, words: Words): TemplateResult {
  /** The separator of two sentences; empty in Chinese. */
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
