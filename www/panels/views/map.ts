// The map: for each place, the winner if the chosen player stood there.
import type { Player } from "cat-and-mouse";
import { html, nothing } from "lit";
import type { Words } from "../../i18n/words";
import { choiceOf } from "../../lib/choice";
import type { Game, Outcome } from "../../model/game";
import type { Mark } from "../../model/look";
import { opponentOf } from "../../model/opponent";
import { outcomeKey, outcomeMark } from "./outcome";
import { restartButton } from "./restart";
import type { View } from "./view";

export class MapView implements View {
  /** The mapped player, who is put on every place; null: the player to move. */
  #mapped: Player | null = null;
  /** The player to move once the mapped player is placed; null: the other player, as after a move. */
  #mover: Player | null = null;

  panel(game: Game, words: Words) {
    const { state } = game;
    if (!state) return nothing;
    const over = outcomeIfOver(game);
    if (over) return html`<p>${words.allMoves.standing(state.turn, over)}</p>${restartButton(game, words)}`;
    const mapped = this.#mapped ?? state.turn;
    const fixed = words.place(state[opponentOf(mapped)], game.cols);
    return html`<div class="mapped">
      <h3>${words.map.title}</h3>
      <p>${words.map.about(mapped, fixed, this.#next(game))}</p>
      ${choiceOf(words.map.whose, "mapped", mapped, words.map.mapped, (chosen) => {
        this.#mapped = chosen;
        game.changed();
      })}
      ${choiceOf(words.map.turn, "map-turn", this.#next(game), words.map.mapped, (chosen) => {
        this.#mover = chosen;
        game.changed();
      })}
      ${outcomeKey(this.#signs(game, words) ?? [], words, { framed: words.map.key.reach })}
    </div>`;
  }

  marks(game: Game, words: Words): (Mark | null)[] | null {
    const reach = words.map.key.reach;
    const marks = this.#signs(game, words);
    return marks?.map((mark) => (mark?.strong ? { ...mark, label: `${mark.label}; ${reach}` } : mark)) ?? null;
  }

  /**
   * The marks, with labels about the outcome only. A mark is `strong` (framed) if the mapped player can go to its place
   * now; `marks` adds this to the label.
   */
  #signs(game: Game, words: Words): (Mark | null)[] | null {
    const { state, solution, ply } = game;
    if (!state || !solution || outcomeIfOver(game)) return null;
    const reach = this.#reach(game);
    const next = this.#next(game);
    const fixed = opponentOf(this.#mapped ?? state.turn);
    return solution.map(fixed, state[fixed], next, ply).map((outcome, place) => {
      if (!outcome) return null;
      const mark = outcomeMark(outcome, next, words);
      return reach.has(place) ? { ...mark, strong: true } : mark;
    });
  }

  /** No arrows, because they would cover the marks. */
  arrows() {
    return [];
  }

  /** The player to move next, as chosen or by default. */
  #next({ state }: Game): Player {
    return this.#mover ?? opponentOf(this.#mapped ?? state?.turn ?? "mouse");
  }

  /** The places the mapped player can move to now; empty unless this player moves now and the other player next. */
  #reach(game: Game): Set<number> {
    const { state, solution, ply } = game;
    if (!state || !solution || (this.#mapped ?? state.turn) !== state.turn || this.#next(game) === state.turn)
      return new Set();
    return new Set(solution.moves(state, ply).map(({ to }) => to));
  }
}

/** The outcome if the game is over; null otherwise. */
function outcomeIfOver({ state, solution, ply }: Game): Outcome | null {
  const outcome = state && solution ? solution.result(state, ply) : null;
  return outcome?.plies === 0 ? outcome : null;
}
