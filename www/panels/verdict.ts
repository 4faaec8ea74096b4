// The verdict: the winner in a sentence, with a mark whose shape and colour depend on the winner, and the reason.
import { html, nothing, type TemplateResult } from "lit";
import type { Sentence, Words } from "../i18n/words";
import { silhouette } from "../lib/silhouette";
import type { Game, Outcome } from "../model/game";

export function verdictSentence(game: Game, words: Words): Sentence {
  const { verdict, lack, moveLimit, origin, solution } = game;
  const cause = origin && solution ? solution.reason(origin).code : null;
  if (verdict && origin) return words.verdict(verdict, origin.turn, moveLimit, cause);
  if (!lack) return { title: "", detail: "" };
  const { title, detail } = words.incomplete(lack);
  // A game that cannot be changed needs no advice on drawing.
  return { title, detail: game.progress?.allowed === 0 ? "" : detail };
}

export function verdictView(game: Game, words: Words): TemplateResult {
  const { title, detail } = verdictSentence(game, words);
  const { kind, mark } = markOf(game.verdict);
  return html`<section class="verdict ${kind}" role="group" aria-labelledby="verdict">
    <span class="mark" aria-hidden="true">${mark}</span>
    <div>
      <h2 id="verdict">${title}</h2>
      <p>${detail}</p>
    </div>
  </section>`;
}

/** The class and the mark of a verdict. */
export function markOf(verdict: Outcome | null): { kind: string; mark: TemplateResult | string } {
  if (!verdict) return { kind: "incomplete", mark: "?" };
  const { winner, plies } = verdict;
  return winner === null || plies === null ? { kind: "limit", mark: "=" } : { kind: winner, mark: silhouette(winner) };
}

/** The reason for the outcome in a few sentences. */
export function reasonView(sentences: string[], words: Words): TemplateResult | typeof nothing {
  return sentences.length > 0 ? html`<p class="reason">${words.paragraph(sentences)}</p>` : nothing;
}

/** A sentence as a headline, without a full stop. */
export const asTitle = (sentence: string): string => sentence.replace(/[.!。！]$/, "");
