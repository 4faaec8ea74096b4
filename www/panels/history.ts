// What changes the whole board: undo and redo, shifting, turning and mirroring, and clearing it.
import type { Transform } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";
import type { Words } from "../i18n/types";
import type { Game } from "../model/game";

/** Drawn rather than typed, as the steps are. */
export const HISTORY_ICONS = {
  undo: "M7 3 2.500 7.500 7 12V9H12.500A2.750 2.750 0 0 1 12.500 14.500H7V17H12.500A5.250 5.250 0 0 0 12.500 6H7Z",
  redo: "M13 3 17.500 7.500 13 12V9H7.500A2.750 2.750 0 0 0 7.500 14.500H13V17H7.500A5.250 5.250 0 0 1 7.500 6H13Z",
};
const TRANSFORM_ICONS: Record<Transform, string> = {
  "shift-up": "M10 3 16 9H11.500V17H8.500V9H4Z",
  "shift-right": "M17 10 11 16V11.500H3V8.500H11V4Z",
  "shift-down": "M10 17 4 11H8.500V3H11.500V11H16Z",
  "shift-left": "M3 10 9 4V8.500H17V11.500H9V16Z",
  "rotate-right": "M12 1 17 5 12 9V6.500H10A4 4 0 1 0 14 10.500H16.500A6.500 6.500 0 1 1 10 4H12Z",
  "rotate-left": "M8 1 3 5 8 9V6.500H10A4 4 0 1 1 6 10.500H3.500A6.500 6.500 0 1 0 10 4H8Z",
  "mirror-across": "M9 3V17H11V3ZM7 5V15L1.500 15ZM13 5 18.500 15H13Z",
  "mirror-down": "M3 9H17V11H3ZM5 7H15V1.500ZM5 13 15 18.500V13Z",
};

const TRANSFORMS: readonly Transform[] = [
  "shift-left",
  "shift-up",
  "shift-down",
  "shift-right",
  "rotate-left",
  "rotate-right",
  "mirror-across",
  "mirror-down",
];

export function undoRedoView(game: Game, words: Words, act: (change: () => void) => void): TemplateResult {
  const { editor } = game;
  return html`
    ${iconButton(HISTORY_ICONS.undo, words.undo, !editor.canUndo, () => act(() => game.edit((each) => each.undo())))}
    ${iconButton(HISTORY_ICONS.redo, words.redo, !editor.canRedo, () => act(() => game.edit((each) => each.redo())))}
  `;
}

export function transformsView(game: Game, words: PageWords, act: (change: () => void) => void): TemplateResult {
  return html`<div class="row transforms" role="group" aria-label=${words.transforms}>
    ${TRANSFORMS.map((how) =>
      iconButton(TRANSFORM_ICONS[how], words.transform[how], false, () =>
        act(() => game.edit((editor) => editor.transform(how))),
      ),
    )}
  </div>`;
}

export function iconButton(icon: string, name: string, disabled: boolean, act: () => void): TemplateResult {
  return html`<button
    type="button"
    class="icon"
    aria-label=${name}
    title=${name}
    aria-disabled=${disabled ? "true" : "false"}
    @click=${() => disabled || act()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${icon}></path></svg>
  </button>`;
}
