// The view What if. Marks show the outcome if one wall or edge were different, and a table shows the outcome for other
// jumps. The view is updated while the reader draws.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import { EditEndEvent } from "../../model/edit";
import type { Change, Game, Jumps } from "../../model/game";
import type { Mark, Marks } from "../../model/look";
import { outcomeKey, outcomeMark } from "./outcome";
import { restartButton } from "./restart";
import type { View } from "./view";

export class WhatIfView implements View {
  /** Whether changes of the win's length are marked, and not only changes of the winner. */
  #hasLengths = false;
  /** The place of the selected change, the link of its game, and whether a finger selected it. */
  #pointed: { at: Change["at"]; link: string; isTapped: boolean } | null = null;

  panel(game: Game, words: Words): TemplateResult {
    const { jumps } = game;
    const marks = this.marked(game, words).map(({ mark }) => mark);
    const show = (event: Event) => {
      this.#hasLengths = (event.target as HTMLInputElement).checked;
      game.changed();
    };
    return html`<div class="what-if">
      <h3>${words.whatIf.title}</h3>
      ${this.#about(game, words)}
      ${game.isMoved ? restartButton(game, words) : nothing}
      ${outcomeKey(marks, words)}
      ${
        game.isMoved
          ? nothing
          : html`<label class="check"><input type="checkbox" .checked=${this.#hasLengths} @change=${show} /> ${words.whatIf.lengths}</label>
              ${this.#hasLengths ? html`<p class="quiet">${words.whatIf.aboutLengths}</p>` : nothing}`
      }
      ${this.list(game, words)} ${jumps ? jumpTable(jumps, marks, words) : nothing}
    </div>`;
  }

  marks(game: Game, words: Words): Marks | null {
    if (game.isMoved) return null;
    const marks: (Mark | null)[] = Array.from({ length: game.places }, () => null);
    for (const { at, mark } of this.marked(game, words))
      if (typeof at === "number") marks[at] = { ...mark, isPointed: this.isPointed(game, at) };
    return marks;
  }

  tap(game: Game, words: Words, place: number): boolean | undefined {
    const change = this.marked(game, words).find(({ at }) => at === place);
    if (change) return this.tapped(game, change);
    this.point(game, null);
    return undefined;
  }

  leave(): void {
    this.#pointed = null;
  }

  /** No arrows, because they would cover the marks. */
  arrows() {
    return [];
  }

  /**
   * The changes that have marks, with these marks. Changes are about the starting position, so the list is empty at any
   * other position.
   */
  protected marked(game: Game, words: Words): (Change & { mark: Mark })[] {
    if (game.isMoved) return [];
    return game.changes().flatMap((change) => {
      const mark = this.#markOf(change, words);
      return mark ? [{ ...change, mark }] : [];
    });
  }

  /** A finger's first tap selects a change; the next tap makes the change. Returns whether the change was made. */
  protected tapped(game: Game, change: Change): boolean {
    const isMade = this.isPointed(game, change.at);
    if (isMade) game.toggle(change);
    else this.point(game, change.at, { isTapped: true });
    return isMade;
  }

  protected isPointed(game: Game, at: Change["at"]): boolean {
    return this.#pointed?.link === game.link && String(this.#pointed.at) === String(at);
  }

  protected point(game: Game, at: Change["at"] | null, { isTapped = false } = {}): void {
    if (at === null ? this.#pointed === null : this.isPointed(game, at)) return;
    this.#pointed = at === null ? null : { at, link: game.link, isTapped };
    game.changed();
  }

  #about(game: Game, words: Words): TemplateResult {
    const tapped = this.#pointed?.isTapped && this.marked(game, words).find(({ at }) => this.isPointed(game, at));
    if (tapped) {
      const said = words.whatIf.tapped(this.nameOf(tapped, game, words), tapped.mark.label);
      return html`<p class="tapped">${said}</p>`;
    }
    if (game.isMoved) return html`<p>${words.whatIf.notMoved}</p>`;
    const isAny = game.changes().some(({ change }) => change === "winner");
    return html`<p>${isAny ? words.whatIf.about : words.whatIf.none}</p>`;
  }

  protected nameOf({ at }: Change, { cols }: Game, words: Words): string {
    return words.place(Number(at), cols);
  }

  /** A list of the changes whose marks on the game have no names for screen readers; by default none. */
  protected list(_game: Game, _words: Words): TemplateResult | typeof nothing {
    return nothing;
  }

  #markOf({ change, most, moves, outcome }: Change, words: Words): Mark | null {
    const mark = outcomeMark(outcome, "mouse", words);
    const label = words.whatIf.changes[change](mark.label, moves);
    if (change === "winner") return { ...mark, label, strong: true };
    if (!this.#hasLengths || change === "none") return null;
    if (change === "limit") return { ...mark, label };
    if (!most) return null;
    return { kind: "plain", number: `${change === "longer" ? "+" : "−"}${moves}`, label };
  }
}

/** The outcomes by cat jump (row) and mouse jump (column). `explained`: marks that another key already explains. */
function jumpTable(jumps: Jumps, explained: Mark[], words: Words): TemplateResult {
  const marks = jumps.outcomes().map((row) => row.map((outcome) => outcomeMark(outcome, "mouse", words)));
  const signOf = ({ kind, number }: Mark) => `${kind} ${Boolean(number)}`;
  const known = new Set(explained.map(signOf));
  const others = marks.flat().filter((mark) => !known.has(signOf(mark)));
  return html`<h3 id="jumps">${words.whatIf.jumps}</h3>
    <p class="axes">${words.whatIf.axes}</p>
    ${others.length > 0 ? outcomeKey(others, words) : nothing}
    <table class="jumps" aria-labelledby="jumps">
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${words.jump.cat}</span></th>
          ${marks.map((_, mouse) => html`<th scope="col" aria-label="${words.jump.mouse} ${mouse + 1}">${mouse + 1}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${marks.map(
          (row, cat) => html`<tr>
            <th scope="row" aria-label="${words.jump.cat} ${cat + 1}">${cat + 1}</th>
            ${row.map((mark, mouse) => jumpCell(jumps, words, cat + 1, mouse + 1, mark))}
          </tr>`,
        )}
      </tbody>
    </table>`;
}

function jumpCell(jumps: Jumps, words: Words, cat: number, mouse: number, mark: Mark): TemplateResult {
  const { kind, glyph, number, label } = mark;
  const isCurrent = jumps.cat === cat && jumps.mouse === mouse;
  return html`<td>
    <button
      type="button"
      class="badge pair ${kind}"
      aria-label=${words.whatIf.pair(cat, mouse, label)}
      aria-current=${isCurrent ? "true" : nothing}
      @click=${(event: Event) => {
        jumps.choose(cat, mouse);
        event.currentTarget?.dispatchEvent(new EditEndEvent());
      }}
    >${glyph}${number}</button>
  </td>`;
}
