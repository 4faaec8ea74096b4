// The first line of Solve and Play: the question, the button How to play, and the switch between the games.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { menuView } from "../lib/menu";
import type { Game, GameKind } from "../model/game";
import { NUMBERS, PROBLEMS } from "../model/problem";
import { ruleParagraphs } from "../panels/rules";

/** The links to a section, by kind of game. */
export type Links = Record<GameKind, string>;

/** The switch between the games, with LeetCode's numbers, because many readers know the problems by number. */
export function gameSwitch(words: PageWords, links: Links, kind: GameKind): TemplateResult {
  return html`<nav class="games" aria-label=${words.games}>
    ${(Object.keys(links) as GameKind[]).map(
      (name) =>
        html`<a href=${links[name]} aria-current=${name === kind ? "true" : nothing}>${words.game[name]} <small>${NUMBERS[PROBLEMS[name]]}</small></a>`,
    )}
  </nav>`;
}

export function questionLine(
  words: PageWords,
  question: string | TemplateResult,
  links: Links,
  game: Game,
): TemplateResult {
  const rules = html`${ruleParagraphs(game, words)}
    <p><a href=${words.tutorial.page}>${words.tutorial.title}</a></p>`;
  return html`<div class="question">
    <p>${question}</p>
    ${menuView({ kind: "how-to-play", label: words.howToPlay }, rules)} ${gameSwitch(words, links, game.kind)}
  </div>`;
}
