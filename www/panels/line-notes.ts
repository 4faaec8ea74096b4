// Notes about a line, and the pace of playback. Notes about optimal play say which moves have no alternative, and
// whether the loser can delay the end or choose among equal moves. Notes about moves made by hand show the mistakes.
import type { Move } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import type { Game } from "../model/game";
import { isMistake, opponentOf } from "../model/opponent";
import { changePace, pace } from "../model/speed";
import type { LineNotes } from "./views/line";

export function lineNotes(game: Game, words: PageWords): LineNotes {
  const { solution, origin: state } = game;
  const control = paceButton(game, words);
  if (!state || !solution || game.playedByHand > 0)
    return { sentence: null, signed: mistakesOf(game), sign: { text: "?", means: words.mistake }, control };
  const { plies, winner } = solution.result(state);
  const { delays = true, only } = solution.proof?.(state) ?? { delays: true, only: [] };
  // A win in one move (one or two plies) cannot be delayed, so the sentence about delays would say nothing.
  const isIdle = winner !== null && plies !== null && plies >= 3 && !delays;
  const reason = solution.reason?.(state);
  // In a draw, `plies` is null, and there is no loser.
  const choice = plies !== null && reason?.choices.find(({ by }) => by !== winner);
  const alike = choice && choice.best > 1 ? words.alike(choice.by, choice.best, choice.moves) : null;
  const idle = isIdle ? words.noDelay(opponentOf(winner), winner) : null;
  return {
    sentence: reason?.code === "all-apart" ? words.noEffect : (idle ?? alike),
    signed: new Set(only.map(({ ply }) => ply + 1)),
    sign: { text: "!", means: words.onlyMove },
    control,
  };
}

/** The mistakes among the moves made by hand: for each, the number of its ply, counted from 1. */
function mistakesOf(game: Game): Set<number> {
  const isWrong = ({ to }: Move, ply: number) => {
    const state = game.stateAfter(ply);
    const grade = state && game.solution?.grade(state, to, ply);
    return grade != null && isMistake(grade);
  };
  return new Set(game.moves.slice(0, game.playedByHand).flatMap((move, ply) => (isWrong(move, ply) ? [ply + 1] : [])));
}

/** The button for the pace of playback. Each press switches to the next pace. */
function paceButton(game: Game, words: PageWords): TemplateResult {
  const change = () => {
    changePace();
    game.keepPace();
  };
  return html`<button type="button" class="pace" @click=${change}>${words.pace(pace())}</button>`;
}
