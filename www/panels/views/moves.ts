// The explorer: every move of the state that is shown, best first, with what comes of it.
import type { MoveGroups, Player, RankedMove } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";
import { moveFocus } from "./line";
import { outcomeBadge } from "./outcome";
import type { View } from "./view";

export const movesView: View = {
  panel(game, words) {
    const { state, solution } = game;
    if (!state) return nothing;
    const outcome = solution?.result(state.mouse, state.cat, state.turn);
    const moves = solution?.groups(state.mouse, state.cat, state.turn);
    return html`<div class="explorer">
      <h3>${words.explorer.title}</h3>
      <p class="standing">
        ${outcome ? outcomeBadge(outcome, words) : nothing}
        <span>${outcome ? words.explorer.standing(state.turn, outcome) : words.stopsAtLimit(game.editor.moveLimit)}</span>
      </p>
      ${moves ? groups(game, words, state.turn, moves) : nothing}
      ${game.fromStart && game.playedByHand === 0 ? nothing : restartButton(game, words)}
    </div>`;
  },
  leave: (game) => game.point(null),
};

function groups(game: Game, words: Words, mover: Player, moves: MoveGroups): TemplateResult | typeof nothing {
  const shown = (["winning", "limit", "losing"] as const).filter((group) => moves[group].length > 0);
  const [first] = shown;
  if (!first) return nothing;
  return html`<div class="choices" tabindex="-1" @keydown=${moveFocus} @mouseleave=${() => game.point(null)}>
    ${shown.map(
      (group) => html`<section role="group" class="group" aria-labelledby="moves-${group}">
        <h4 id="moves-${group}">${words.explorer.group[group](mover)}</h4>
        <ul>
          ${moves[group].map((move) => choice(game, words, move, move === moves[first][0]))}
        </ul>
      </section>`,
    )}
  </div>`;
}

function choice(game: Game, words: Words, move: RankedMove, isFirst: boolean): TemplateResult {
  return html`<li>
    <button
      type="button"
      tabindex=${isFirst ? 0 : -1}
      @click=${() => game.make(move)}
      @mouseenter=${() => game.point(move)}
      @focus=${() => game.point(move)}
      @blur=${() => game.point(null)}
    >
      ${outcomeBadge(move.outcome, words)}
      <span>${words.move(move, game.editor.cols, null)}</span>
      ${move.best ? html`<span class="best">${words.explorer.best}</span>` : nothing}
    </button>
  </li>`;
}

export function restartButton(game: Game, words: Words): TemplateResult {
  return html`<button type="button" class="plain" @click=${() => game.restart()}>${words.explorer.restart}</button>`;
}
