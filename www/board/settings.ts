// The numbers of a puzzle: both jumps in one place; size and move limit in another.
import type { BoardView, Editor } from "cat-and-mouse";
import { html, LitElement, noChange, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { solverError } from "../lib/errors";
import type { BoardGame } from "../model/board-game";
import { EditEndEvent } from "../model/edit";

export type SettingName = "rows" | "columns" | "cat-jump" | "mouse-jump" | "move-limit";

interface Setting {
  name: SettingName;
  label: string;
  /** What it is called without its number; the label if that says it. */
  called?: string;
  /** What is counted, after the number. */
  unit?: (count: number) => string;
  most: number;
  /** Whether there are buttons for one more and one less: a large number is typed. */
  stepped: boolean;
  value: (board: BoardView) => number;
  set: (editor: Editor, value: number) => void;
}

function settings(words: PageWords): Setting[] {
  return [
    {
      name: "rows",
      label: words.rows,
      most: 8,
      stepped: true,
      value: (board) => board.rows,
      set: (editor, rows) => editor.resize(rows, editor.cols),
    },
    {
      name: "columns",
      label: words.columns,
      most: 8,
      stepped: true,
      value: (board) => board.cols,
      set: (editor, cols) => editor.resize(editor.rows, cols),
    },
    {
      name: "cat-jump",
      label: words.jumps.cat,
      called: words.jump.cat,
      unit: words.cells,
      most: 8,
      stepped: true,
      value: (board) => board.catJump,
      set: (editor, jump) => {
        editor.catJump = jump;
      },
    },
    {
      name: "mouse-jump",
      label: words.jumps.mouse,
      called: words.jump.mouse,
      unit: words.cells,
      most: 8,
      stepped: true,
      value: (board) => board.mouseJump,
      set: (editor, jump) => {
        editor.mouseJump = jump;
      },
    },
    {
      name: "move-limit",
      label: words.moveLimit,
      most: 10_000,
      stepped: false,
      value: (board) => board.moveLimit,
      set: (editor, plies) => {
        editor.moveLimit = plies;
      },
    },
  ];
}

/** What was typed that cannot be, and why. */
interface Refused {
  name: SettingName;
  why: (words: PageWords) => string;
  /** The puzzle that stayed as it was. */
  link: string;
  /** Whether it still stands in its field. */
  isShown: boolean;
}

class SettingsView extends LitElement {
  static override properties = {
    names: { attribute: false },
    game: { attribute: false },
    words: { attribute: false },
    revision: { attribute: false },
    refused: { state: true },
  };
  /** Which of them are set here. */
  declare names: readonly SettingName[];
  declare game: BoardGame;
  declare words: PageWords;
  declare revision: number;
  declare private refused: Refused | null;
  /** The one that has said last why something was refused: only one says so at a time. */
  static #said: SettingsView | null = null;
  /** The puzzle that what was typed so far has made, if it has changed it. */
  #typed: string | null = null;

  constructor() {
    super();
    this.names = [];
    this.refused = null;
  }

  protected override createRenderRoot() {
    return this;
  }

  /** What was refused is told until something else has changed the puzzle. */
  protected override willUpdate(): void {
    if (this.refused && this.refused.link !== this.game.view.link) this.refused = null;
  }

  protected override render() {
    const { words, refused } = this;
    const setting = refused && settings(words).find(({ name }) => name === refused.name);
    return html`<fieldset class="settings">
      <legend class="unseen">${words.settings}</legend>
      ${settings(words)
        .filter(({ name }) => this.names.includes(name))
        .map((setting) => this.#field(setting))}
      ${
        setting
          ? html`<p class="refused" id="refused-${setting.name}" role="alert">
              ${words.paragraph([refused.why(words), words.stays(setting.called ?? setting.label, setting.value(this.game.view))])}
            </p>`
          : nothing
      }
    </fieldset>`;
  }

  #field(setting: Setting): TemplateResult {
    const { game, words } = this;
    const { name, label, called = label, unit, most, stepped } = setting;
    const value = setting.value(game.view);
    const refused = this.refused?.name === name && this.refused.isShown;
    const step = (sign: string, by: number, what: string, disabled: boolean) =>
      stepped
        ? html`<button type="button" aria-label=${what} aria-disabled=${disabled ? "true" : "false"} @click=${() => disabled || this.#set(setting, value + by)}>
            ${sign}
          </button>`
        : nothing;
    return html`<div class="setting">
      <label for=${name}>${label}${unit ? html`<span class="unseen">${words.inCells}</span>` : nothing}</label>
      <span class="stepper">
        ${step("−", -1, words.fewer(called), value <= 1)}
        <input
          id=${name}
          type="number"
          inputmode="numeric"
          min="1"
          max=${most}
          step="1"
          .value=${refused ? noChange : `${value}`}
          aria-invalid=${refused ? "true" : "false"}
          aria-describedby=${refused ? `refused-${name}` : nothing}
          @input=${(event: Event) => this.#type(setting, (event.target as HTMLInputElement).valueAsNumber)}
          @blur=${(event: Event) => this.#leave(setting, event.target as HTMLInputElement)}
        />
        ${step("+", 1, words.more(called), value >= most)}
      </span>
      ${unit ? html`<span class="unit" aria-hidden="true">${unit(value)}</span>` : nothing}
    </div>`;
  }

  /**
   * Sets what has been typed so far, always on the puzzle as it was before: on the way to "10" a board of one row would
   * lose what a board of ten refuses.
   */
  #type(setting: Setting, value: number): void {
    const { editor } = this.game;
    if (editor.link === this.#typed) this.game.edit((each) => each.withdraw());
    const before = editor.link;
    this.#set(setting, value);
    this.#typed = editor.link === before ? null : editor.link;
  }

  #set(setting: Setting, value: number): void {
    try {
      this.game.edit((editor) => setting.set(editor, value));
      this.refused = null;
      this.dispatchEvent(new EditEndEvent());
    } catch (error) {
      const told = solverError(error);
      if (SettingsView.#said && SettingsView.#said !== this) SettingsView.#said.refused = null;
      SettingsView.#said = this;
      this.refused = {
        name: setting.name,
        why: (words) => words.error(told),
        link: this.game.view.link,
        isShown: true,
      };
    }
  }

  /** When the field is left, the value in force comes back. Why what was typed cannot be still stands there. */
  #leave(setting: Setting, input: HTMLInputElement): void {
    if (this.refused?.name === setting.name) this.refused = { ...this.refused, isShown: false };
    this.#typed = null;
    input.value = `${setting.value(this.game.view)}`;
  }
}

customElements.define("cm-settings", SettingsView);
