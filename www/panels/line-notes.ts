// That no move of the loser delays the end, or that other first moves last as long, or that no move changes anything, and which moves
// have no alternative; about a line that nobody has left. And how fast the line is shown.
import { html, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";
import type { Game } from "../model/game";
import { changePace, pace } from "../model/pace";
import type { LineNotes } from "./views/line";

export function lineNotes(game: Game, words: PageWords): LineNotes {
  const state = game.playedByHand === 0 ? game.origin : null;
  const { solution } = game;
  const control = paceButton(game, words);
  if (!state || !solution) return { sentence: null, only: new Set(), control };
  const { plies, winner } = solution.result(state.mouse, state.cat, state.turn);
  const { delays = true, only } = solution.proof?.(state.mouse, state.cat, state.turn) ?? { delays: true, only: [] };
  // A win in one move leaves the loser none.
  const isIdle = winner !== null && plies !== null && plies >= 3 && !delays;
  const reason = solution.reason?.(state.mouse, state.cat, state.turn);
  const choice = winner && reason?.choices.find(({ by }) => by !== winner);
  const alike = choice && choice.best > 1 ? words.alike(choice.by, choice.best, choice.moves) : null;
  const idle = isIdle ? words.noDelay(winner === "mouse" ? "cat" : "mouse", winner) : null;
  return {
    sentence: reason?.code === "all-apart" ? words.noEffect : (idle ?? alike),
    only: new Set(only.map(({ ply }) => ply + 1)),
    control,
  };
}

/** Each press goes on to the next pace. */
function paceButton(game: Game, words: PageWords): TemplateResult {
  const change = () => {
    changePace();
    game.keepPace();
  };
  return html`<button type="button" class="pace" aria-label=${words.pace(pace())} title=${words.pace(pace())} @click=${change}>
    ${pace()}×
  </button>`;
}
