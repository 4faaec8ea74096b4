// A game from text, or several at once: the test cases that people have.
import type { CatMouseError } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { FUNCTIONS } from "../../check/protocol";
import type { DialogWords } from "../../i18n/dialog-types";
import { solverError } from "../../lib/errors";
import { casesView } from "./cases";
import type { Dialog, DialogContext } from "./dialog";

class PasteDialog implements Dialog {
  #error: CatMouseError | null = null;
  /** Whether the text that could not be read is somebody's solution. */
  #isCode = false;

  title = (words: DialogWords) => words.paste.title;

  reset(): void {
    this.#error = null;
    this.#isCode = false;
  }

  content(context: DialogContext): TemplateResult {
    const { words } = context;
    return html`<form class="paste" @submit=${(event: Event) => this.#read(event, context)}>
      <label for="pasted">${words.paste.label}</label>
      <textarea
        id="pasted"
        rows="9"
        autofocus
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${this.#error ? "true" : "false"}
        aria-describedby=${this.#error ? "paste-error" : "paste-help"}
      ></textarea>
      <p id="paste-help" class="quiet">${words.paste.help}</p>
      ${this.#error ? html`<p id="paste-error" class="refused" role="alert">${words.error(this.#error)}</p>` : nothing}
      ${this.#isCode ? html`<p>${words.paste.code} <a href="#check">${words.section.check}</a></p>` : nothing}
      <button class="plain main">${words.paste.read}</button>
    </form>`;
  }

  #read(event: Event, { game, done, refresh, showCases }: DialogContext): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    if (!field) return;
    try {
      const cases = game.paste(field.value);
      field.value = "";
      done();
      // A single case is listed only if the text says what it expects.
      showCases(cases.length > 1 || cases.some(({ expected }) => expected !== null) ? cases : [], casesView);
    } catch (error) {
      this.#error = solverError(error);
      this.#isCode = Object.values(FUNCTIONS).some((name) => field.value.includes(name));
      refresh();
      // The text stays, and what is wrong in it is selected.
      const { position, length } = this.#error.detail;
      field.focus();
      if (position !== null) field.setSelectionRange(position, position + (length ?? 1));
    }
  }
}

export const pasteDialog: Dialog = new PasteDialog();
