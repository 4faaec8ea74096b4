// A game from text, or several at once: the test cases that people have.
import { type CatMouseError, Editor } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/dialog-types";
import { solverError } from "../../lib/errors";
import type { GameKind } from "../../model/game";
import { FUNCTIONS } from "../../model/problem";
import { casesView } from "./cases";
import type { Dialog, DialogContext } from "./dialog";

class PasteDialog implements Dialog {
  #error: CatMouseError | null = null;
  /** Whether the text that could not be read is somebody's solution. */
  #isCode = false;
  /** The link of a game of the other kind that the text has instead. */
  #elsewhere: string | null = null;

  title = (words: DialogWords) => words.paste.title;

  reset(): void {
    this.#error = null;
    this.#isCode = false;
    this.#elsewhere = null;
  }

  content(context: DialogContext): TemplateResult {
    const { words, kit } = context;
    return html`<form class="paste" @submit=${(event: Event) => this.#read(event, context)}>
      <label for="pasted">${words.paste.label}</label>
      <textarea
        id="pasted"
        rows="9"
        autofocus
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${this.#error ? "true" : "false"}
        aria-describedby="${this.#error ? "paste-error" : "paste-help"} paste-other"
      ></textarea>
      ${
        this.#elsewhere
          ? html`<p role="status">
              ${words.paste.elsewhere[kit.kind]} <a href="#${this.#elsewhere}">${words.paste.open[kit.kind]}</a>
            </p>`
          : nothing
      }
      ${this.#error ? nothing : html`<p id="paste-help" class="quiet">${words.pastable}</p>`}
      ${this.#error ? html`<p id="paste-error" class="refused" role="alert">${words.error(this.#error)}</p>` : nothing}
      <p id="paste-other" class="quiet">${words.paste.other[kit.kind]}</p>
      ${this.#isCode ? html`<p>${words.paste.code} <a href="#check">${words.section.check}</a></p>` : nothing}
      <button class="plain main">${words.paste.load}</button>
    </form>`;
  }

  #read(event: Event, { game, kit, done, refresh, showCases }: DialogContext): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    if (!field) return;
    try {
      const cases = game.paste(field.value);
      field.value = "";
      done(cases[0]?.link);
      // A single case is listed only if the text says what it expects.
      showCases(cases.length > 1 || cases.some(({ expected }) => expected !== null) ? cases : [], casesView);
    } catch (error) {
      void this.#refuse(field, solverError(error), kit.kind).then(refresh);
    }
  }

  /** A game of the other kind is offered; only a text without any is wrong. */
  async #refuse(field: HTMLTextAreaElement, error: CatMouseError, kind: GameKind): Promise<void> {
    const text = field.value;
    const elsewhere = await otherGame(text, kind).catch(() => null);
    // Something else may have been tried meanwhile.
    if (field.value !== text) return;
    this.#elsewhere = elsewhere;
    this.#error = elsewhere ? null : error;
    this.#isCode = Object.values(FUNCTIONS).some((name) => text.includes(name));
    field.focus();
    // The text stays, and what is wrong in it is selected.
    const { position, length } = error.detail;
    if (!elsewhere && position !== null) field.setSelectionRange(position, position + (length ?? 1));
  }
}

/** The link of the first game of the other kind in the text; null if there is none. */
async function otherGame(text: string, kind: GameKind): Promise<string | null> {
  const parser =
    kind === "graph"
      ? new Editor("board=1")
      : await import("../../lib/whole-solver").then(async (whole) => {
          await whole.startWholeSolver();
          return new whole.GraphEditor("graph=2");
        });
  try {
    return parser.readCases(text)[0]?.link ?? null;
  } catch (caught) {
    solverError(caught); // It has none of them either.
    return null;
  } finally {
    parser.free();
  }
}

export const pasteDialog: Dialog = new PasteDialog();
