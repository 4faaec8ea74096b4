// Opens and closes the dialogs of the page, one at a time. Their code is loaded before the first dialog opens.
import { type LitElement, nothing, type TemplateResult } from "lit";
import type { PastedCase } from "../model/game";
import type { DialogName } from "../model/names";
import { closed, opened } from "./address";
import type { Dialog, DialogFrame, SolvePart } from "./dialogs/dialog";

type Dialogs = typeof import("./dialogs/dialogs");

/** The code of the dialogs; null until this code is loaded. */
export let loadedDialogs: Dialogs | null = null;

export async function loadDialogs(): Promise<Dialogs> {
  loadedDialogs ??= await import("./dialogs/dialogs");
  return loadedDialogs;
}

export class DialogHost implements DialogFrame {
  readonly #page: LitElement;
  #dialog: Dialog | null = null;
  /** Resolves with the games that the open dialog returns. */
  #resolve = (_games: readonly PastedCase[]) => {};

  constructor(page: LitElement) {
    this.#page = page;
  }

  /** Opens a dialog. Returns the games for Solve, which shows the first; empty if the reader closes the dialog. */
  async open(name: DialogName, solve: SolvePart): Promise<readonly PastedCase[]> {
    const { dialogs } = await loadDialogs();
    this.#closed();
    this.#end();
    const dialog = new dialogs[name](solve, this);
    const games = new Promise<readonly PastedCase[]>((resolve) => {
      this.#resolve = resolve;
    });
    this.#dialog = dialog;
    this.refresh();
    await this.#page.updateComplete;
    if (this.#dialog === dialog && this.#element?.open === false) {
      this.#element.showModal();
      opened(() => this.end());
    }
    return games;
  }

  /** Closes the dialog at the reader's request. The dialog returns these games. */
  close(games: readonly PastedCase[]): void {
    this.end(games);
    closed();
  }

  /** Closes the dialog because the reader goes elsewhere. */
  end(games?: readonly PastedCase[]): void {
    this.#element?.close();
    this.#end(games);
  }

  refresh(): void {
    this.#page.requestUpdate();
  }

  view(): TemplateResult | typeof nothing {
    const dialog = this.#dialog;
    const sheet = dialog && { title: dialog.title, content: dialog.content(), closeName: dialog.words.close };
    return loadedDialogs?.sheetView(sheet, this.#closed) ?? nothing;
  }

  get #element(): HTMLDialogElement | null {
    return this.#page.renderRoot.querySelector("dialog");
  }

  /** Handles the `close` event. The browser sends it with a delay, so the next dialog may already be open. */
  readonly #closed = (): void => {
    if (this.#element?.open) return;
    if (this.#dialog) closed();
    this.#end();
  };

  #end(games: readonly PastedCase[] = []): void {
    this.#dialog?.closed();
    this.#dialog = null;
    this.#resolve(games);
    this.refresh();
  }
}
