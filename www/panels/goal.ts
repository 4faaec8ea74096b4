// What is to be made of the board, and how far the reader is.
import type { Progress } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/types";

/** While the verdict is hidden, only what does not tell it. */
export function goalView(progress: Progress, words: Words, hidden: boolean): TemplateResult {
  const { goal, isMet, changed, allowed } = progress;
  const met = isMet && !hidden;
  return html`<section class="goal ${met ? "met" : ""}" part="goal" role="group" aria-labelledby=${goal ? "goal" : nothing}>
    <span class="mark" aria-hidden="true">${met ? "✓" : "?"}</span>
    <div>
      ${goal ? html`<h2 id="goal">${words.exercise.goal(goal, allowed)}</h2>` : nothing}
      <p>
        ${hidden ? nothing : standing(progress, words)}
        ${allowed === null ? nothing : words.exercise.changed(changed, allowed)}
      </p>
    </div>
  </section>`;
}

/** Whether it is done, and what the board comes to. */
export function standing({ goal, isMet, outcome }: Progress, words: Words): string {
  if (!goal) return "";
  const sentences = [isMet ? words.exercise.met : words.exercise.notYet];
  if (outcome) sentences.push(words.exercise.standing(outcome, goal));
  return words.paragraph(sentences);
}
