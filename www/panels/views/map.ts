// The map: what happens if a player goes to a cell, or stood there, for each cell of the board.
import type { Outcome, Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Mark } from "../../board/mark";
import type { Words } from "../../i18n/types";
import { choiceOf } from "../../lib/choice";
import type { Game } from "../../model/game";
import { outcomeKey, outcomeMark } from "./outcome";
import type { View } from "./view";

const OTHER = { mouse: "cat", cat: "mouse" } as const;

export class MapView implements View {
  /** Whose cells are mapped; null: those of the player to move. */
  #mapped: Player | null = null;
  /** Whether the player goes to the cell now, so that the other one moves next. */
  #isNow = true;

  panel(game: Game, words: Words) {
    const { state } = game;
    if (!state) return nothing;
    const mapped = this.#mapped ?? state.turn;
    const place = game.place(OTHER[mapped]);
    return html`<div class="mapped">
      <h3>${words.map.title}</h3>
      <p>${place ? words.map.about(mapped, place, this.#isNow) : nothing}</p>
      ${choiceOf(words.map.whose, "mapped", mapped, words.map.mapped, (chosen) => {
        this.#mapped = chosen;
        game.changed();
      })}
      ${choiceOf(words.map.turn, "map-turn", this.#isNow ? "now" : "first", words.map.turns, (chosen) => {
        this.#isNow = chosen === "now";
        game.changed();
      })}
      ${this.#key(game, words)}
    </div>`;
  }

  marks(game: Game, words: Words): (Mark | null)[] | null {
    const reach = this.#reach(game);
    return (
      this.#outcomes(game)?.map((outcome, cell) => {
        if (!outcome) return null;
        const mark = outcomeMark(outcome, words);
        return reach.has(cell) ? { ...mark, label: `${mark.label}; ${words.map.key.reach}`, strong: true } : mark;
      }) ?? null
    );
  }

  /** An arrow would lie over what is written on the cells. */
  arrows() {
    return [];
  }

  #outcomes({ state, solution, ply }: Game): (Outcome | null)[] | null {
    if (!state || !solution) return null;
    const mapped = this.#mapped ?? state.turn;
    const fixed = OTHER[mapped];
    return solution.map(fixed, state[fixed], this.#isNow ? fixed : mapped, ply);
  }

  /** The cells that the player can reach with the next move, if it is the one to move. */
  #reach({ state, solution, ply }: Game): Set<number> {
    if (!state || !solution || !this.#isNow || (this.#mapped ?? state.turn) !== state.turn) return new Set();
    return new Set(solution.moves(state.mouse, state.cat, state.turn, ply).map(({ to }) => to));
  }

  /** What stands on the board is explained, and nothing else. */
  #key(game: Game, words: Words): TemplateResult {
    const marks = this.marks(game, words)?.filter((mark) => mark !== null) ?? [];
    return outcomeKey(
      marks,
      words,
      marks.some(({ strong }) => strong)
        ? html`<li><span class="badge framed"></span> ${words.map.key.reach}</li>`
        : nothing,
    );
  }
}
