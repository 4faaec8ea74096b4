// An outcome as a small sign: a letter, a number and a colour, with the words for whoever does not see it.
import type { Outcome } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import type { Mark } from "./view";

/** The sign of an outcome on a cell of the board. */
export function outcomeMark(outcome: Outcome, words: Words): Mark {
  const { winner, plies } = outcome;
  const label = words.outcome(outcome);
  if (plies === null) return { kind: "limit", glyph: "∞", number: "", label };
  return { kind: winner, glyph: words.initial[winner], number: `${plies}`, label };
}

/** The same in a line of text. */
export function outcomeBadge(outcome: Outcome, words: Words): TemplateResult {
  const { kind, glyph, number, label } = outcomeMark(outcome, words);
  return html`<span class="badge ${kind}">
    <span aria-hidden="true">${glyph}${number}</span>
    <span class="unseen">${label}</span>
  </span>`;
}
