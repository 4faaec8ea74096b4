// Who wins, in one sentence, with a mark that is a shape as well as a colour.
import type { Proof } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { silhouette } from "../board/silhouette";
import type { PageWords } from "../i18n/page-types";
import type { Sentence, Words } from "../i18n/types";
import type { Game } from "../model/game";

export function verdictSentence(game: Game, words: Words): Sentence {
  const { editor, verdict } = game;
  if (verdict) return words.verdict(verdict, editor.moveLimit);
  const contents = editor.contents();
  const noRoom = contents.includes("floor") ? null : words.noRoom(contents.includes("wall"));
  return words.missing(editor.missing(), noRoom);
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
 * of a link is named instead. `proof` is there while the board shows it.
 */
export function answerView(game: Game, words: PageWords, proof: Proof | null, toggleWhy: () => void): TemplateResult {
  const { title, detail } = verdictSentence(game, words);
  const { kind, mark } = markOf(game);
  const { verdict } = game;
  return html`<section class="answer ${kind}" role="group" aria-labelledby="verdict">
    <div class="headline">
      <span class="mark" aria-hidden="true">${mark}</span>
      <h2 id="verdict">${title}</h2>
      ${
        verdict
          ? html`<button type="button" class="show-why" aria-expanded=${proof ? "true" : "false"} @click=${toggleWhy}>
              ${proof ? words.proof.hide : words.proof.show}
            </button>`
          : nothing
      }
    </div>
    <div class="because">
      <p>
        ${verdict ? positionView(game, words, verdict.winner === "mouse") : nothing}<span class="detail">${detail}</span>
        ${otherPositionView(game, words)}
      </p>
      ${
        proof && verdict
          ? html`<p class="reason" role="status">${words.proof.about(proof, verdict.winner)}</p>`
          : reasonView(game, words)
      }
    </div>
  </section>`;
}

/** Which position the answer is about. */
function positionView({ origin, fromStart }: Game, words: PageWords, mouseWins: boolean): TemplateResult {
  return origin && !fromStart
    ? html`<span class="chip">${words.linked.about(origin.turn)}</span> `
    : html`<code class="chip">${words.leetcode(mouseWins)}</code> `;
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
  return plies === null ? { kind: "limit", mark: "=" } : { kind: winner, mark: silhouette(winner) };
}

/** Why the outcome is what it is. */
export function reasonView(game: Game, words: Words): TemplateResult | typeof nothing {
  const { origin } = game;
  const reason = origin && game.solution?.reason(origin.mouse, origin.cat, origin.turn);
  return reason ? html`<p class="reason">${words.paragraph(words.reason(reason))}</p>` : nothing;
}
