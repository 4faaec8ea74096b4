// Paste: one game or several test cases, from text.
import { type CatMouseError, Editor } from "cat-and-mouse";
import { html, nothing } from "lit";
import { solverError } from "../../lib/errors";
import type { GameKind } from "../../model/game";
import { FUNCTIONS } from "../../model/problem";
import { Dialog } from "./dialog";

export class PasteDialog extends Dialog {
  #error: CatMouseError | null = null;
  /** Whether the unreadable text looks like code. */
  #isCode = false;
  /** The link of a game of the other kind (board or graph) in the text; null if there is none. */
  #elsewhere: string | null = null;

  get title() {
    return this.words.paste.title;
  }

  content() {
    const { words } = this;
    const { kind } = this.kit;
    return html`<form class="paste" @submit=${this.#read}>
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
              ${words.paste.elsewhere[kind]} <a href="#${this.#elsewhere}">${words.paste.open[kind]}</a>
            </p>`
          : nothing
      }
      ${this.#error ? nothing : html`<p id="paste-help" class="quiet">${words.pastable}</p>`}
      ${this.#error ? html`<p id="paste-error" class="refused" role="alert">${words.error(this.#error)}</p>` : nothing}
      <p id="paste-other" class="quiet">${words.paste.other[kind]}</p>
      ${this.#isCode ? html`<p>${words.paste.code} <a href="#check">${words.section.check}</a></p>` : nothing}
      <button class="plain main">${words.paste.load}</button>
    </form>`;
  }

  readonly #read = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    if (!field) return;
    try {
      this.frame.close(this.game.readCases(field.value));
    } catch (error) {
      void this.#refuse(field, solverError(error));
    }
  };

  /** Offers a game of the other kind; if there is none, shows the error. */
  async #refuse(field: HTMLTextAreaElement, error: CatMouseError): Promise<void> {
    const text = field.value;
    const elsewhere = await otherGame(text, this.kit.kind).catch(() => null);
    // The text may have been edited meanwhile.
    if (field.value !== text) return;
    this.#elsewhere = elsewhere;
    this.#error = elsewhere ? null : error;
    this.#isCode = Object.values(FUNCTIONS).some((name) => text.includes(name));
    field.focus();
    // The text stays, with the faulty part selected.
    const { position, length } = error.detail;
    if (!elsewhere && position !== null) field.setSelectionRange(position, position + (length ?? 1));
    this.refresh();
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
    solverError(caught); // The text has no game of the other kind either.
    return null;
  } finally {
    parser.free();
  }
}
