// An outcome as a small sign: a letter, a number of moves and a colour; and in words for screen readers.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { movesOfWinner } from "../../i18n/step";
import type { Words } from "../../i18n/words";
import type { Outcome } from "../../model/game";
import type { Mark, Marks } from "../../model/look";

/** The sign of an outcome. The number counts the winner's own moves. `turn`: the player to move. */
export function outcomeMark(outcome: Pick<Outcome, "winner" | "plies">, turn: Player, words: Words): Mark {
  const { winner, plies } = outcome;
  const label = words.outcome(outcome, turn);
  if (winner === null || plies === null) return { kind: "limit", glyph: "=", label };
  const number = plies === 0 ? "" : `${movesOfWinner(winner, plies, turn)}`;
  return { kind: winner, glyph: words.initial[winner], number, label };
}

/** The sign within a line of text. */
export function outcomeBadge(outcome: Outcome, turn: Player, words: Words): TemplateResult {
  const { kind, glyph, number, label } = outcomeMark(outcome, turn, words);
  return html`<span class="badge ${kind}">
    <span aria-hidden="true">${glyph}${number}</span>
    <span class="unseen">${label}</span>
  </span>`;
}

/**
 * The key of the signs among the marks, with an example of each kind, and the meaning of their frame.
 * `isAfter`: each sign belongs to a move, and its number counts the moves after it.
 */
export function outcomeKey(
  all: Marks,
  words: Words,
  { framed = "", isAfter = false }: { framed?: string; isAfter?: boolean } = {},
): TemplateResult {
  const marks = all.filter((mark) => mark !== null);
  const { key } = words.map;
  // A mark of the kind "limit" means either a draw or no win before the move limit: the label of the mark says which.
  const limit = marks.find(({ kind }) => kind === "limit")?.label ?? "";
  // The mark of a place or move that ends the game has a sign but no number.
  const over = marks.find(({ kind, glyph, number }) => (kind === "mouse" || kind === "cat") && glyph && !number);
  const text = { ...(isAfter ? key.after : key.wins), limit };
  return html`<ul class="key" aria-hidden="true">
    ${(["mouse", "cat", "limit"] as const).map((kind) => {
      const mark = marks.find((each) => each.kind === kind && (kind === "limit" || each.number));
      return mark
        ? html`<li><span class="badge ${kind}">${mark.glyph}${mark.number}</span> ${text[kind]}</li>`
        : nothing;
    })}
    ${over ? html`<li><span class="badge ${over.kind}">${over.glyph}</span> ${key.over}</li>` : nothing}
    ${framed && marks.some(({ strong }) => strong) ? html`<li><span class="badge framed"></span> ${framed}</li>` : nothing}
  </ul>`;
}
