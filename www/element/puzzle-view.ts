// The templates of a puzzle in an element: the question and the feedback instead of the verdict, and the
// explanation of the solution instead of the reason.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { plainButton } from "../lib/plain-button";
import { reasonView } from "../panels/verdict";
import type { EmbeddedPuzzle } from "./puzzle";

export function puzzleView(
  { title, detail, isSolved, feedback, actions }: ReturnType<EmbeddedPuzzle["shown"]>,
  surface: TemplateResult,
  rules: TemplateResult,
  words: Words,
): TemplateResult {
  /** The separator of two sentences; empty in Chinese. */
  const space = words.paragraph(["", ""]);
  const told = isSolved ? null : feedback;
  return html`<div class="beside layout">
    <div class="result" part="verdict" tabindex="-1">
      <section class="verdict asks ${isSolved ? "solved" : ""}" role="group" aria-labelledby="question">
        ${isSolved ? html`<span class="mark" aria-hidden="true">✓</span>` : nothing}
        <div>
          <h2 id="question">${title}</h2>
          <p>${told?.title ? html`<strong>${told.title}</strong>${space}` : nothing}${told?.detail ?? detail}</p>
        </div>
      </section>
    </div>
    <div class="canvas">
      <div class="ground">${surface}</div>
      <div class="under">
        <div class="rules" part="rules">${rules}</div>
        <div class="row actions" part="actions">
          ${actions.map(({ label, act, disabled }) => plainButton(label, act, { disabled }))}
        </div>
      </div>
    </div>
    <div class="why" part="why">${isSolved && feedback ? reasonView([feedback.detail], words) : nothing}</div>
  </div>`;
}
