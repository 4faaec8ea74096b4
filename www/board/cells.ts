// A small board on which cells are ticked, for those that are to stay as they are.
import { type Content, Editor } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/types";
import { silhouette } from "../lib/silhouette";

/** `ticked` is changed in place. */
export function cellsView(
  label: string,
  link: string,
  ticked: Set<number>,
  words: Words,
  changed: () => void,
): TemplateResult {
  const editor = new Editor(link);
  const { rows, cols } = editor;
  const contents = editor.contents();
  editor.free();
  const tick = (cell: number) => {
    if (!ticked.delete(cell)) ticked.add(cell);
    changed();
  };
  return html`<fieldset class="pick" @keydown=${(event: KeyboardEvent) => moveFocus(event, cols)}>
    <legend>${label}</legend>
    ${Array.from({ length: rows }, (_, row) => {
      const cells = contents.slice(row * cols, (row + 1) * cols);
      return html`<div>
        ${cells.map((content, col) => {
          const cell = row * cols + col;
          return html`<label class="pick-cell ${content}">
            <input
              type="checkbox"
              tabindex=${cell === 0 ? 0 : -1}
              aria-label=${words.cell(row, col, content, null)}
              .checked=${ticked.has(cell)}
              @change=${() => tick(cell)}
            />
            ${pieceOn(content)}
          </label>`;
        })}
      </div>`;
    })}
  </fieldset>`;
}

function pieceOn(content: Content): TemplateResult | string {
  return content === "floor" || content === "wall" ? "" : silhouette(content);
}

/** The cells are one stop of the tab key; the arrow keys go from cell to cell. */
function moveFocus(event: KeyboardEvent, cols: number): void {
  const cells = [...(event.currentTarget as HTMLElement).querySelectorAll("input")];
  const at = cells.indexOf(event.target as HTMLInputElement);
  const col = at % cols;
  const steps: Partial<Record<string, number>> = {
    ArrowUp: -cols,
    ArrowDown: cols,
    ArrowLeft: col > 0 ? -1 : 0,
    ArrowRight: col < cols - 1 ? 1 : 0,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  cells[at + step]?.focus();
}

/** The cells as links and the element write them: rows and columns counted from 1. */
export function writtenCells(cells: ReadonlySet<number>, cols: number): string {
  return [...cells]
    .sort((one, other) => one - other)
    .map((cell) => `${Math.floor(cell / cols) + 1},${(cell % cols) + 1}`)
    .join(" ");
}
