// Opens and closes the dialogs of the page, one at a time. They are loaded when the first one is opened.
import { type LitElement, nothing, type TemplateResult } from "lit";
import type { DialogName } from "../model/names";
import type { DialogContext } from "./dialogs/dialog";

type Dialogs = typeof import("./dialogs/dialogs");

/** What it needs of the page. */
export interface Around {
  /** What the dialog is about. */
  context: (close: () => void, refresh: () => void) => DialogContext;
  /** The dialogs could not be loaded. */
  notLoaded: () => void;
}

export class DialogHost {
  readonly #host: LitElement;
  readonly #around: Around;
  #dialogs: Dialogs | null = null;
  /** The dialog that is open. */
  #name: DialogName | null = null;

  constructor(host: LitElement, around: Around) {
    this.#host = host;
    this.#around = around;
  }

  async open(name: DialogName): Promise<void> {
    try {
      this.#dialogs ??= await import("./dialogs/dialogs");
    } catch {
      this.#around.notLoaded();
      return;
    }
    this.#forget();
    this.#dialogs.dialogs[name].opens?.(this.#context);
    this.#name = name;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (this.#element?.open === false) this.#element.showModal();
  }

  close(): void {
    this.#element?.close();
  }

  view(): TemplateResult | typeof nothing {
    if (!this.#dialogs) return nothing;
    return this.#dialogs.dialogView(this.#name, this.#context, () => this.#closed());
  }

  get #context(): DialogContext {
    return this.#around.context(
      () => {
        this.close();
        this.#closed();
      },
      () => this.#host.requestUpdate(),
    );
  }

  get #element(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector("dialog");
  }

  /** The event comes a little after the dialog has closed. By then, the next one may be open. */
  #closed(): void {
    if (!this.#element?.open) this.#forget();
  }

  #forget(): void {
    if (this.#name !== null) this.#dialogs?.dialogs[this.#name].reset?.();
    this.#name = null;
    this.#host.requestUpdate();
  }
}
