// What if one wall were changed, or the jumps: marks on the board, and a table. Live while drawing.
import { jumpTable, type Outcome, type WallChange, wallChanges } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Mark } from "../../board/mark";
import { ownMoves } from "../../i18n/step";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";
import { outcomeKey, outcomeMark } from "./outcome";
import type { View } from "./view";

export class WhatIfView implements View {
  /** Whether changes of the length are marked too. */
  #hasLengths = false;
  /** The board that was looked at last, and what its walls change. */
  #known: { link: string; changes: (WallChange | null)[] } = { link: "", changes: [] };

  panel(game: Game, words: Words): TemplateResult {
    const { editor } = game;
    const outcomes = jumpTable(editor.grid(), { moveLimit: editor.moveLimit });
    const show = (event: Event) => {
      this.#hasLengths = (event.target as HTMLInputElement).checked;
      game.changed();
    };
    return html`<div class="what-if">
      <h3>${words.whatIf.walls}</h3>
      <p>${this.#about(game, words)}</p>
      ${outcomeKey(this.marks(game, words)?.filter((mark) => mark !== null) ?? [], words)}
      <label class="check"><input type="checkbox" .checked=${this.#hasLengths} @change=${show} /> ${words.whatIf.lengths}</label>
      ${this.#hasLengths ? html`<p class="quiet">${words.whatIf.aboutLengths}</p>` : nothing}
      <h3 id="jumps">${words.whatIf.jumps}</h3>
      <p class="axes">${words.whatIf.axes}</p>
      <table class="jumps" aria-labelledby="jumps">
        <thead>
          <tr>
            <th scope="col"><span class="unseen">${words.jump.cat}</span></th>
            ${outcomes.map((_, mouse) => html`<th scope="col" aria-label="${words.jump.mouse} ${mouse + 1}">${mouse + 1}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${outcomes.map(
            (row, cat) => html`<tr>
              <th scope="row" aria-label="${words.jump.cat} ${cat + 1}">${cat + 1}</th>
              ${row.map((outcome, mouse) => jumpCell(game, words, cat + 1, mouse + 1, outcome))}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  marks(game: Game, words: Words): (Mark | null)[] | null {
    // The marks are about the board as it is drawn.
    if (game.isMoved) return null;
    return this.#changes(game).map((effect): Mark | null => {
      if (!effect) return null;
      const { change, most, plies, outcome } = effect;
      const mark = outcomeMark(outcome, words);
      const label = words.whatIf.changes[change](words.outcome(outcome), plies ?? 0);
      if (change === "winner") return { ...mark, label, strong: true };
      if (!this.#hasLengths || change === "none") return null;
      if (change === "limit") return { ...mark, label };
      if (!most) return null;
      return { kind: "plain", glyph: "", number: `${change === "longer" ? "+" : "−"}${ownMoves(plies ?? 0)}`, label };
    });
  }

  /** An arrow would lie over what is written on the cells. */
  arrows() {
    return [];
  }

  #about(game: Game, words: Words): string {
    if (game.isMoved) return words.whatIf.notMoved;
    const changesWinner = this.#changes(game).some((effect) => effect?.change === "winner");
    return changesWinner ? words.whatIf.aboutWalls : words.whatIf.noWalls;
  }

  #changes({ editor }: Game): (WallChange | null)[] {
    if (this.#known.link !== editor.link) {
      const { catJump, mouseJump, moveLimit } = editor;
      this.#known = { link: editor.link, changes: wallChanges(editor.grid(), catJump, mouseJump, { moveLimit }) };
    }
    return this.#known.changes;
  }
}

function jumpCell(game: Game, words: Words, cat: number, mouse: number, outcome: Outcome): TemplateResult {
  const { editor } = game;
  const { kind, glyph, number, label } = outcomeMark(outcome, words);
  const isCurrent = editor.catJump === cat && editor.mouseJump === mouse;
  const choose = () => game.edit(() => editor.setJumps(cat, mouse));
  return html`<td>
    <button
      type="button"
      class="badge pair ${kind}"
      aria-label=${words.whatIf.pair(cat, mouse, label)}
      aria-current=${isCurrent ? "true" : nothing}
      @click=${choose}
    >${glyph}${number}</button>
  </td>`;
}
