// The rules on the page and in an element.
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import type { Game } from "../model/game";

/** The jumps of both players; `""` in games without jumps. */
export const jumpsOf = ({ jumps }: Game, words: Words): string =>
  jumps ? words.embedded.jumps(jumps.cat, jumps.mouse) : "";

/** The rules. If the game starts in the middle, a first paragraph says so. `far`: a text after the rule about moves. */
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
