// The verdict on the page, with its reason and "Not what you expected?".
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords, Sentence } from "../i18n/words";
import { menuView } from "../lib/menu";
import type { Game, Outcome, RankedMove } from "../model/game";
import type { Why } from "../model/look";
import { opponentOf } from "../model/opponent";
import { doubtView, type Expecting, expectedView } from "./expected";
import { asTitle, markOf, reasonView, verdictSentence } from "./verdict";
import { standingSentence } from "./views/moves";

/**
 * The verdict on the page, LeetCode's return value, and the reason. LeetCode only asks about the board as drawn: if a
 * link has a position of its own, a label for this position replaces the return value. `reason` is a few sentences;
 * `why` is the drawing, null while it is hidden.
 */
export function answerView(
  game: Game,
  words: PageWords,
  { reason, why, toggle, expecting }: { reason: string[]; why: Why | null; toggle: () => void; expecting?: Expecting },
): TemplateResult {
  const { verdict, tried, origin, fromStart } = game;
  const { title, detail } = tried ? triedSentence(tried, game, words) : verdictSentence(game, words);
  const { kind, mark } = markOf(tried?.outcome ?? verdict);
  /** The label for the position of a link. */
  const linked = origin && !fromStart && !tried ? words.linked.about(origin.turn) : "";
  return html`<section class="answer ${kind}" role="group" aria-labelledby="verdict">
    <div class="headline">
      <span class="mark" aria-hidden="true">${mark}</span>
      <div>
        <h2 id="verdict">${title}</h2>
        ${verdict ? (tried || linked ? nothing : leetcodeView(words, verdict)) : html`<p class="detail">${detail}</p>`}
      </div>
      ${
        verdict && !tried
          ? html`<button type="button" class="show-why" aria-expanded=${why ? "true" : "false"} @click=${toggle}>
              ${why ? words.proof.hide : words.proof.show}
            </button>`
          : nothing
      }
    </div>
    <div class="because">
      <div class="about">
        ${verdict && linked ? html`<span class="chip">${linked}</span> ` : nothing}${verdict ? html`<span class="detail">${detail}</span>` : nothing}
        ${otherPositionView(game, words)} ${expecting && !tried ? doubtView(game, words, expecting) : nothing}
      </div>
      ${/* After the first ply, the drawing has its own sentences about the displayed position. */ ""}
      ${reasonView(why && game.ply > 0 ? [] : reasonShown(reason, game, words), words)}
      ${expecting ? expectedView(game, words, expecting) : nothing}
    </div>
  </section>`;
}

/** Whether the displayed position comes after the position to which the previewed move leads. */
const isBeyond = ({ tried, state, explained }: Game) => tried !== null && state !== explained;

/** The answer for the displayed position during a preview. */
function triedSentence(tried: RankedMove, game: Game, words: PageWords): Sentence {
  const title = isBeyond(game)
    ? asTitle(standingSentence(game, words))
    : afterTried(tried, game, words, words.outcome(tried.outcome, opponentOf(tried.by)));
  return { title, detail: "" };
}

const afterTried = (tried: RankedMove, { cols }: Game, words: PageWords, said: string) =>
  words.allMoves.tried(words.moveTo(tried, cols), said);

/**
 * The reason, which stays during the whole preview. Farther along the line, the reason begins with a mention of the
 * previewed move.
 */
function reasonShown(reason: string[], game: Game, words: PageWords): string[] {
  const { tried } = game;
  return tried && isBeyond(game) && reason.length > 0
    ? [afterTried(tried, game, words, words.paragraph(reason))]
    : reason;
}

/** The sentence and the key of the drawing. Screen readers skip the key, because they read each mark at its place. */
export function explainedView(game: Game, words: PageWords, { sentence, key, more = nothing }: Why): TemplateResult {
  const { state, solution, ply } = game;
  // At the start, the answer already says who wins.
  const standing =
    ply > 0 && state && solution ? [words.allMoves.standing(state.turn, solution.result(state, ply))] : [];
  const said = [...standing, ...(sentence ? [sentence] : [])];
  return html`<section class="explained">
    ${said.length > 0 ? html`<p class="shown-why" role="status">${words.paragraph(said)}</p>` : nothing}
    <ul class="key" aria-hidden="true">
      ${key.map(({ sample, text }) => html`<li>${sample}<span>${text}</span></li>`)}
    </ul>
    ${more}
  </section>`;
}

/** LeetCode's return value. A click on it shows an explanation. */
const leetcodeView = (words: PageWords, verdict: Outcome): TemplateResult =>
  menuView(
    { kind: "leetcode", label: html`<code class="chip">${words.leetcode(verdict)}</code>` },
    html`<p>${words.leetcodeMeans}</p>`,
  );

/** If a link has a position, the button to switch between it and the board as drawn. */
function otherPositionView(game: Game, words: PageWords): TemplateResult | typeof nothing {
  if (!game.linkedState) return nothing;
  const [label, show] = game.fromStart
    ? [words.linked.toLinked, () => game.beginAtLink()]
    : [words.linked.toDrawn, () => game.restart()];
  return html`<button type="button" class="in-text" @click=${show}>${label}</button>`;
}
