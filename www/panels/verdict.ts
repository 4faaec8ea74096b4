// Who wins, in one sentence, with a mark that is a shape as well as a colour.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";
import type { Sentence, Words } from "../i18n/types";
import { silhouette } from "../lib/silhouette";
import type { Game, Outcome } from "../model/game";
import type { Why } from "../model/look";

export function verdictSentence({ verdict, lack, moveLimit }: Game, words: Words): Sentence {
  if (verdict) return words.verdict(verdict, moveLimit);
  return lack ? words.incomplete(lack) : { title: "", detail: "" };
}

export function verdictView(game: Game, words: Words): TemplateResult {
  const { title, detail } = verdictSentence(game, words);
  const { kind, mark } = markOf(game);
  return html`<section class="verdict ${kind}" role="group" aria-labelledby="verdict">
    <span class="mark" aria-hidden="true">${mark}</span>
    <div>
      <h2 id="verdict">${title}</h2>
      <p>${detail}</p>
    </div>
  </section>`;
}

/**
 * The same on the page, with what LeetCode's function returns, and why. LeetCode asks only about the board as drawn: a position
 * of a link is named instead. `reason` says why in a few sentences; `why` is there while it is drawn.
 */
export function answerView(
  game: Game,
  words: PageWords,
  { reason, why, toggle }: { reason: string[]; why: Why | null; toggle: () => void },
): TemplateResult {
  const { title, detail } = verdictSentence(game, words);
  const { kind, mark } = markOf(game);
  const { verdict } = game;
  return html`<section class="answer ${kind}" role="group" aria-labelledby="verdict">
    <div class="headline">
      <span class="mark" aria-hidden="true">${mark}</span>
      <h2 id="verdict">${title}</h2>
      ${
        verdict
          ? html`<button type="button" class="show-why" aria-expanded=${why ? "true" : "false"} @click=${toggle}>
              ${why ? words.proof.hide : words.proof.show}
            </button>`
          : nothing
      }
    </div>
    <div class="because">
      <p>
        ${verdict ? positionView(game, words, verdict) : nothing}<span class="detail">${detail}</span>
        ${otherPositionView(game, words)}
      </p>
      ${why ? html`<p class="reason" role="status">${why.sentence}</p>` : reasonView(reason, words)}
    </div>
  </section>`;
}

/** Which position the answer is about. */
function positionView({ origin, fromStart }: Game, words: PageWords, verdict: Outcome): TemplateResult {
  return origin && !fromStart
    ? html`<span class="chip">${words.linked.about(origin.turn)}</span> `
    : html`<code class="chip">${words.leetcode(verdict)}</code> `;
}

/** Where a link names a position, the button from it to the board as drawn, or back. */
function otherPositionView(game: Game, words: PageWords): TemplateResult | typeof nothing {
  if (!game.linkedState) return nothing;
  const [label, show] = game.fromStart
    ? [words.linked.toLinked, () => game.beginAtLink()]
    : [words.linked.toDrawn, () => game.restart()];
  return html`<button type="button" class="other-position" @click=${show}>${label}</button>`;
}

function markOf(game: Game): { kind: string; mark: TemplateResult | string } {
  if (!game.verdict) return { kind: "incomplete", mark: "?" };
  const { winner, plies } = game.verdict;
  return winner === null || plies === null ? { kind: "limit", mark: "=" } : { kind: winner, mark: silhouette(winner) };
}

/** Why the outcome is what it is, in a few sentences. */
export function reasonView(sentences: string[], words: Words): TemplateResult | typeof nothing {
  return sentences.length > 0 ? html`<p class="reason">${words.paragraph(sentences)}</p>` : nothing;
}
