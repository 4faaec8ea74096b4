// The button that forgets the moves made by hand and shows the starting position.
import { html, type TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import type { Game } from "../../model/game";

export function restartButton(game: Game, words: Words): TemplateResult {
  return html`<div class="row">
    <button type="button" class="plain" @click=${() => game.restart()}>${words.allMoves.restart}</button>
  </div>`;
}
