// The rules, as the page and an element tell them.
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import type { Game } from "../model/game";

/** How far each player jumps; `""` where nobody does. */
export const jumpsOf = ({ jumps }: Game, words: Words): string =>
  jumps ? words.embedded.jumps(jumps.cat, jumps.mouse) : "";

/** Of a game that begins in the middle, the rules begin by saying so. `far`: what stands beside how a player moves. */
export function ruleParagraphs(game: Game, words: Words, far = jumpsOf(game, words)): TemplateResult[] {
  const { fromStart, origin } = game;
  const isMidgame = origin && (!fromStart || origin.turn === "cat");
  const [moves = "", ...others] = words.rules;
  return [
    ...(isMidgame ? [words.midgame(origin.turn)] : []),
    words.paragraph(far ? [moves, far] : [moves]),
    ...others,
  ].map((rule) => html`<p>${rule}</p>`);
}
