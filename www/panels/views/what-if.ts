// What if the players jumped otherwise, or one wall were toggled: a table, and marks on the board. Live while painting.
import { jumpTable, type Outcome, wallChanges } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";
import { outcomeMark } from "./outcome";
import type { Mark, View } from "./view";

export const whatIfView: View = {
  panel(game, words) {
    const { editor } = game;
    const outcomes = jumpTable(editor.grid(), { moveLimit: editor.moveLimit });
    return html`<div class="what-if">
      <h3>${words.whatIf.walls}</h3>
      <p>${words.whatIf.aboutWalls}</p>
      <h3 id="jumps">${words.whatIf.jumps}</h3>
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
      <p class="axes">${words.whatIf.axes}</p>
    </div>`;
  },

  marks(game, words) {
    const { editor } = game;
    // The marks are about the board as it is painted.
    if (game.isMoved) return null;
    const { catJump, mouseJump, moveLimit } = editor;
    return wallChanges(editor.grid(), catJump, mouseJump, { moveLimit }).map((effect): Mark | null => {
      if (!effect) return null;
      const { change, most, plies, outcome } = effect;
      const mark = outcomeMark(outcome, words);
      const label = words.whatIf.changes[change](words.outcome(outcome), plies ?? 0);
      if (change === "winner") return { ...mark, label, strong: true };
      if (change === "limit") return { ...mark, label };
      if (!most || change === "none") return null;
      return { kind: "plain", glyph: change === "longer" ? "+" : "−", number: `${plies}`, label };
    });
  },
};

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
