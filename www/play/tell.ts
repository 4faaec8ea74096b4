// The button that tells a friend about a won match, with a link that asks who wins.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords, PlayWords } from "../i18n/words";
import type { Copier } from "../lib/copy";
import { plainButton } from "../lib/plain-button";
import type { Match } from "../model/match";
import { siteOf } from "../page/address";

/** @param tried called after an attempt, with whether the text was copied */
export function tellView(
  { game, terms: { link, side, strength } }: Match,
  { tell, told, strengths }: PlayWords,
  { copying }: PageWords,
  copier: Copier,
  tried: (isCopied: boolean) => void,
): TemplateResult {
  const moves = game.moves.filter(({ by }) => by === side).length;
  const text = `${told(side, moves, strengths[strength])}\n${siteOf()}#${link}&hide=1`;
  const send = async () => {
    await copier.tell(text);
    tried(copier.hasCopied(text));
  };
  return html`${plainButton(copier.hasCopied(text) ? copying.copied : tell, () => void send())}
    ${copier.wasRefused(text) ? html`<p class="refused" role="alert">${copying.notAllowed}</p>` : nothing}`;
}
