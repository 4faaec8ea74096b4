// All dialogs, and the one element in which they open.
import { html, nothing, type TemplateResult } from "lit";
import type { DialogName } from "../../model/names";
import type { Dialog, DialogContext } from "./dialog";
import { examplesDialog } from "./examples";
import { findDialog } from "./find";
import { helpDialog } from "./help";
import { mineDialog } from "./mine";
import { pasteDialog } from "./paste";
import { shareDialog } from "./share";

export { casesView } from "./cases";

export const dialogs: Record<DialogName, Dialog> = {
  examples: examplesDialog,
  mine: mineDialog,
  find: findDialog,
  paste: pasteDialog,
  share: shareDialog,
  help: helpDialog,
};

export function dialogView(name: DialogName | null, context: DialogContext, closed: () => void): TemplateResult {
  const dialog = name === null ? null : dialogs[name];
  return html`<dialog aria-labelledby="dialog-title" @close=${closed} @pointerdown=${notePress} @click=${closeOutside}>
    ${
      dialog === null
        ? nothing
        : html`<div class="sheet">
            <div class="sheet-head">
              <h2 class="sheet-title" id="dialog-title">${dialog.title(context.words)}</h2>
              <button type="button" class="plain" @click=${close}>${context.words.close}</button>
            </div>
            ${dialog.content(context)}
          </div>`
    }
  </dialog>`;
}

function close(event: Event): void {
  (event.currentTarget as HTMLElement).closest("dialog")?.close();
}

/** Whether the last press began beside the sheet. */
let outside = false;

function notePress(event: PointerEvent): void {
  outside = event.target === event.currentTarget;
}

/** A press beside the sheet closes it; but not one that began inside, such as to select a text. */
function closeOutside(event: MouseEvent): void {
  if (outside && event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
