// The map: one player stays, and each cell says what would come of it if the other stood there.
import type { Player } from "cat-and-mouse";
import { html, nothing } from "lit";
import type { Words } from "../../i18n/types";
import { choiceOf } from "../../lib/choice";
import type { Game } from "../../model/game";
import { outcomeMark } from "./outcome";
import type { Mark, View } from "./view";

/** Whose places are mapped, and whose turn it is; null: whoever's it is on the board. */
export class MapView implements View {
  mapped: Player = "mouse";
  turn: Player | null = null;

  panel(game: Game, words: Words) {
    const { state } = game;
    if (!state) return nothing;
    const fixed = this.mapped === "mouse" ? "cat" : "mouse";
    const place = game.place(fixed);
    return html`<div class="mapped">
      <h3>${words.map.title}</h3>
      <p>${place ? words.map.about(this.mapped, place, this.turn ?? state.turn) : nothing}</p>
      ${choiceOf(words.map.whose, "mapped", this.mapped, words.map.mapped, (mapped) => {
        this.mapped = mapped;
        game.changed();
      })}
      ${choiceOf(words.map.turn, "map-turn", this.turn ?? "board", words.map.turns, (turn) => {
        this.turn = turn === "board" ? null : turn;
        game.changed();
      })}
      <ul class="key" aria-hidden="true">
        <li><span class="badge mouse">${words.initial.mouse}5</span> ${words.map.key.mouse}</li>
        <li><span class="badge cat">${words.initial.cat}4</span> ${words.map.key.cat}</li>
        <li><span class="badge limit">∞</span> ${words.map.key.limit}</li>
      </ul>
    </div>`;
  }

  marks(game: Game, words: Words): (Mark | null)[] | null {
    const { state, solution } = game;
    if (!state || !solution) return null;
    const fixed = this.mapped === "mouse" ? "cat" : "mouse";
    const outcomes = solution.map(fixed, state[fixed], this.turn ?? state.turn);
    return outcomes.map((outcome) => outcome && outcomeMark(outcome, words));
  }
}
