// Transforms of the whole board: shifting, rotating and mirroring.
import type { Transform } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { iconButton } from "../lib/icon-button";
import type { BoardGame } from "../model/board-game";

/** SVG paths, because some fonts show emoji for arrow characters. */
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

export function transformsView(game: BoardGame, words: PageWords, act: (change: () => void) => void): TemplateResult {
  return html`<div class="row transforms" role="group" aria-label=${words.transforms}>
    ${TRANSFORMS.map((how) =>
      iconButton(TRANSFORM_ICONS[how], words.transform[how], false, () =>
        act(() => game.edit((editor) => editor.transform(how))),
      ),
    )}
  </div>`;
}
