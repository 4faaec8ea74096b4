// The <dialog> element of all dialogs.
import { html, nothing, type TemplateResult } from "lit";

/** `sheet` is null while no dialog is open. */
export function sheetView(
  sheet: { title: string; content: TemplateResult; closeName: string } | null,
  closed: () => void,
): TemplateResult {
  return html`<dialog aria-labelledby="dialog-title" @close=${closed} @pointerdown=${notePress} @click=${closeOutside}>
    ${
      sheet === null
        ? nothing
        : html`<div class="sheet">
            <div class="sheet-head">
              <h2 class="sheet-title" id="dialog-title">${sheet.title}</h2>
              <button type="button" class="plain" @click=${close}>${sheet.closeName}</button>
            </div>
            ${sheet.content}
          </div>`
    }
  </dialog>`;
}

function close(event: Event): void {
  (event.currentTarget as HTMLElement).closest("dialog")?.close();
}

/** Whether the last press began outside the sheet. */
let outside = false;

function notePress(event: PointerEvent): void {
  outside = event.target === event.currentTarget;
}

/** Closes the sheet after a press outside it, but not after a drag that started inside, such as selecting text. */
function closeOutside(event: MouseEvent): void {
  if (outside && event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
