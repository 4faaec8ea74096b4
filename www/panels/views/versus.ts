// A game against perfect play, with take-back, a hint on request, and a word on every move.
import type { Move, Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { arrowOf } from "../../board/arrows";
import type { PageWords } from "../../i18n/page-types";
import { choiceOf } from "../../lib/choice";
import type { Game, Versus } from "../../model/game";
import type { Mark, View } from "./view";

/** How long the reply takes, so that it can be followed, in milliseconds. */
const REPLY_DELAY = 450;

class VersusView implements View<PageWords> {
  #side: Player = "mouse";
  #hint: Move | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  panel(game: Game, words: PageWords): TemplateResult {
    const { versus } = game;
    return html`<div class="versus">
      <h3>${words.versus.title}</h3>
      ${versus ? this.#running(game, versus, words) : this.#choosing(game, words)}
    </div>`;
  }

  marks(game: Game, words: PageWords): (Mark | null)[] | null {
    const moves = this.#ownMoves(game);
    if (!moves) return null;
    const marks: (Mark | null)[] = game.editor.contents().map(() => null);
    for (const { to } of moves) marks[to] = { kind: "target", glyph: "", number: "", label: words.versus.canGo };
    return marks;
  }

  arrows(game: Game) {
    if (this.#hint) return [arrowOf(game, this.#hint, 0.95)];
    const last = game.versus ? game.moves[game.ply - 1] : undefined;
    return last ? [arrowOf(game, last, 0.35)] : [];
  }

  press(game: Game, cell: number): boolean {
    if (!game.versus) return false;
    const move = this.#ownMoves(game)?.find(({ to }) => to === cell);
    if (move) this.#make(game, move);
    return true;
  }

  leave(game: Game): void {
    clearTimeout(this.#timer);
    this.#hint = null;
    game.endChallenge();
  }

  #choosing(game: Game, words: PageWords): TemplateResult {
    const begin = () => {
      game.challenge({ side: this.#side, seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, judgements: [] });
      this.#reply(game);
    };
    return html`
      <p>${words.versus.about}</p>
      ${choiceOf(words.versus.side, "side", this.#side, words.map.mapped, (side) => {
        this.#side = side;
        game.changed();
      })}
      <button type="button" class="plain main" @click=${begin}>${words.versus.begin}</button>
    `;
  }

  #running(game: Game, versus: Versus, words: PageWords): TemplateResult {
    const judgement = versus.judgements.findLast((each) => each !== null);
    const own = versus.judgements.findLastIndex((each) => each !== null);
    const takeBack = () => {
      clearTimeout(this.#timer);
      this.#hint = null;
      game.takeBack(own);
    };
    const hint = () => {
      this.#hint = this.#ownMoves(game)?.[0] ?? null;
      game.changed();
    };
    const canMove = this.#ownMoves(game) !== null;
    const last = game.moves[game.ply - 1];
    return html`
      <p class="standing" role="status">${standing(game, versus, words)}</p>
      ${last ? html`<p>${words.versus.last(words.move(last, game.editor.cols, null))}</p>` : nothing}
      ${judgement ? html`<p class="judgement ${judgement.verdict}">${words.versus.judgement(judgement, versus.side)}</p>` : nothing}
      ${this.#hint ? html`<p>${words.versus.hintIs(words.move(this.#hint, game.editor.cols, null))}</p>` : nothing}
      <div class="row">
        <button type="button" class="plain" aria-disabled=${canMove ? "false" : "true"} @click=${() => canMove && hint()}>
          ${words.versus.hint}
        </button>
        <button type="button" class="plain" aria-disabled=${own < 0 ? "true" : "false"} @click=${() => own >= 0 && takeBack()}>
          ${words.versus.takeBack}
        </button>
        <button type="button" class="plain" @click=${() => this.leave(game)}>${words.versus.end}</button>
      </div>
    `;
  }

  /** The moves of the reader, best first; null when it is not the reader's turn. */
  #ownMoves(game: Game) {
    const { versus, state, solution } = game;
    if (!versus || !state || state.turn !== versus.side) return null;
    const moves = solution?.moves(state.mouse, state.cat, state.turn) ?? [];
    return moves.length > 0 ? moves : null;
  }

  #make(game: Game, move: Move): void {
    const { state, solution, versus } = game;
    if (!state || !solution || !versus) return;
    this.#hint = null;
    versus.judgements[game.ply] = solution.judge(state.mouse, state.cat, state.turn, move.to);
    game.make(move);
    this.#reply(game);
  }

  /** Lets the opponent move, if it is its turn. */
  #reply(game: Game): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { versus, state, solution } = game;
      if (!versus || !state || state.turn === versus.side) return;
      const reply = solution?.reply(state.mouse, state.cat, state.turn, versus.seed);
      if (!reply) return;
      versus.judgements[game.ply] = null;
      game.make(reply);
    }, REPLY_DELAY);
  }
}

export const versusView: View<PageWords> = new VersusView();

function standing(game: Game, versus: Versus, words: PageWords): string {
  const { state, solution } = game;
  if (!state) return "";
  const outcome = solution?.result(state.mouse, state.cat, state.turn);
  if (!outcome) return words.versus.atLimit(versus.side);
  if (outcome.plies === 0) return words.versus.over(outcome.winner, versus.side);
  return state.turn === versus.side ? words.versus.yourMove(versus.side) : words.versus.waiting;
}
