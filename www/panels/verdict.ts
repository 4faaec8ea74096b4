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

/** The same on the page, with what LeetCode's function returns, and why. `proof` is there while the board shows it. */
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
        ${verdict ? html`<code class="chip">${words.leetcode(verdict.winner === "mouse")}</code> ` : nothing}<span class="detail">${detail}</span>
      </p>
      ${
        proof && verdict
          ? html`<p class="reason" role="status">${words.proof.about(proof, verdict.winner)}</p>`
          : reasonView(game, words)
      }
    </div>
  </section>`;
}

function markOf(game: Game): { kind: string; mark: TemplateResult | string } {
  if (!game.verdict) return { kind: "incomplete", mark: "?" };
  const { winner, plies } = game.verdict;
  return plies === null ? { kind: "limit", mark: "=" } : { kind: winner, mark: silhouette(winner) };
}

/** Why the outcome at the start is what it is. */
export function reasonView(game: Game, words: Words): TemplateResult | typeof nothing {
  const { start } = game;
  const reason = start && game.solution?.reason(start.mouse, start.cat, start.turn);
  return reason ? html`<p class="reason">${words.paragraph(words.reason(reason))}</p>` : nothing;
}
