// <cm-settings>: number fields of a board. The page uses it twice: for both jumps, and for the size and the move limit.
import type { BoardView, Editor } from "cat-and-mouse";
import { html, noChange, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { solverError } from "../lib/errors";
import { PageElement } from "../lib/page-element";
import type { BoardGame } from "../model/board-game";
import { EditEndEvent } from "../model/edit";

export type SettingName = "rows" | "columns" | "cat-jump" | "mouse-jump" | "move-limit";

interface Setting {
  name: SettingName;
  label: string;
  /** The name of the setting in messages and on buttons; by default the label. */
  called?: string;
  /** The unit after the number. */
  unit?: (count: number) => string;
  most: number;
  /** Whether there are − and + buttons. Large numbers are typed. */
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

/** A refused input and the reason. */
interface Refused {
  name: SettingName;
  why: (words: PageWords) => string;
  /** The link of the board at the refusal. */
  link: string;
  /** Whether the field still shows the refused input. */
  isShown: boolean;
}

class SettingsView extends PageElement {
  static override properties = {
    names: { attribute: false },
    game: { attribute: false },
    words: { attribute: false },
    revision: { attribute: false },
    refused: { state: true },
  };
  /** The names of the settings that this element shows. */
  declare names: readonly SettingName[];
  declare game: BoardGame;
  declare words: PageWords;
  declare revision: number;
  declare private refused: Refused | null;
  /** The element with the latest refusal. Only one element shows a refusal at a time. */
  static #said: SettingsView | null = null;
  /** The link of the board after the current input; null if the input has not changed the board. */
  #typed: string | null = null;

  constructor() {
    super();
    this.names = [];
    this.refused = null;
  }

  /** Shows a refusal until the board changes. */
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
   * Applies the current input to the board as it was before the reader typed. Otherwise typing "10" would first
   * make a board of one row, which would lose its contents.
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

  /** Restores the current value when the field loses focus. The reason for a refusal stays. */
  #leave(setting: Setting, input: HTMLInputElement): void {
    if (this.refused?.name === setting.name) this.refused = { ...this.refused, isShown: false };
    this.#typed = null;
    input.value = `${setting.value(this.game.view)}`;
  }
}

customElements.define("cm-settings", SettingsView);
