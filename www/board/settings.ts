// <cm-settings>: number fields of a board. The page uses it twice: for both jumps, and for the size and the move limit.
import type { CatMouseError, Editor } from "cat-and-mouse";
import { html, noChange, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { solverError } from "../lib/errors";
import { PageElement } from "../lib/page-element";
import type { BoardGame } from "../model/board-game";
import { EditEndEvent } from "../model/edit";

export type SettingName = "rows" | "columns" | "cat-jump" | "mouse-jump" | "move-limit";

interface Setting {
  name: SettingName;
  /** The property of the board. */
  of: "rows" | "cols" | "catJump" | "mouseJump" | "moveLimit";
  label: string;
  /** The name of the setting in messages and on buttons; by default the label. */
  called?: string;
  /** The unit after the number. */
  unit?: (count: number) => string;
  most: number;
}

const settings = ({ rows, columns, jumps, jump, cells, moveLimit }: PageWords): Setting[] => [
  { name: "rows", of: "rows", label: rows, most: 8 },
  { name: "columns", of: "cols", label: columns, most: 8 },
  { name: "cat-jump", of: "catJump", label: jumps.cat, called: jump.cat, unit: cells, most: 8 },
  { name: "mouse-jump", of: "mouseJump", label: jumps.mouse, called: jump.mouse, unit: cells, most: 8 },
  { name: "move-limit", of: "moveLimit", label: moveLimit, most: 10_000 },
];

function change(editor: Editor, { of }: Setting, value: number): void {
  if (of === "rows") editor.resize(value, editor.cols);
  else if (of === "cols") editor.resize(editor.rows, value);
  else editor[of] = value;
}

/** A refused input and the reason. */
interface Refused {
  name: SettingName;
  error: CatMouseError;
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
              ${words.paragraph([words.error(refused.error), words.stays(setting.called ?? setting.label, this.game.view[setting.of])])}
            </p>`
          : nothing
      }
    </fieldset>`;
  }

  #field(setting: Setting): TemplateResult {
    const { game, words } = this;
    const { name, of, label, called = label, unit, most } = setting;
    const value = game.view[of];
    const refused = this.refused?.name === name && this.refused.isShown;
    const step = (sign: string, by: number, what: string, disabled: boolean) =>
      // Numbers with a large maximum have no buttons, because typing is faster.
      most < 100
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
      this.game.edit((editor) => change(editor, setting, value));
      this.refused = null;
      this.dispatchEvent(new EditEndEvent());
    } catch (caught) {
      const error = solverError(caught);
      if (SettingsView.#said && SettingsView.#said !== this) SettingsView.#said.refused = null;
      SettingsView.#said = this;
      this.refused = { name: setting.name, error, link: this.game.view.link, isShown: true };
    }
  }

  /** Restores the current value when the field loses focus. The reason for a refusal stays. */
  #leave(setting: Setting, input: HTMLInputElement): void {
    if (this.refused?.name === setting.name) this.refused = { ...this.refused, isShown: false };
    this.#typed = null;
    input.value = `${this.game.view[setting.of]}`;
  }
}

customElements.define("cm-settings", SettingsView);
