// That no move of the loser delays the end, or that no move changes anything, and which moves have no alternative; about a line
// that nobody has left.
import type { PageWords } from "../i18n/page-types";
import type { Game } from "../model/game";
import type { LineNotes } from "./views/line";

export function lineNotes(game: Game, words: PageWords): LineNotes {
  const state = game.playedByHand === 0 ? game.origin : null;
  const { solution } = game;
  if (!state || !solution) return { sentence: null, only: new Set() };
  const { plies, winner } = solution.result(state.mouse, state.cat, state.turn);
  const { delays = true, only } = solution.proof?.(state.mouse, state.cat, state.turn) ?? { delays: true, only: [] };
  // A win in one move leaves the loser none.
  const isIdle = winner !== null && plies !== null && plies >= 3 && !delays;
  const isApart = solution.reason?.(state.mouse, state.cat, state.turn).code === "all-apart";
  const idle = isIdle ? words.noDelay(winner === "mouse" ? "cat" : "mouse", winner) : null;
  return {
    sentence: isApart ? words.noEffect : idle,
    only: new Set(only.map(({ ply }) => ply + 1)),
  };
}
