// Undo and redo: one change or all.
import { html, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { iconButton } from "../lib/icon-button";
import { plainButton } from "../lib/plain-button";
import type { Game } from "../model/game";

/** The members of a game, or of a graph of states, that undo and redo need. */
type Edited = Pick<Game, "undo" | "redo"> & { view: Pick<Game["view"], "canUndo" | "canRedo"> };

/** SVG paths, because some fonts show emoji for arrow characters. */
const HISTORY_ICONS = {
  undo: "M7 3 2.500 7.500 7 12V9H12.500A2.750 2.750 0 0 1 12.500 14.500H7V17H12.500A5.250 5.250 0 0 0 12.500 6H7Z",
  redo: "M13 3 17.500 7.500 13 12V9H7.500A2.750 2.750 0 0 0 7.500 14.500H13V17H7.500A5.250 5.250 0 0 1 7.500 6H13Z",
};

/** `act`: performs the change. */
export const undoView = (edited: Edited, words: Words, act: (change: () => void) => void): TemplateResult =>
  iconButton(HISTORY_ICONS.undo, words.undo, !edited.view.canUndo, () => act(() => edited.undo()));

export function undoRedoView(edited: Edited, words: Words, act: (change: () => void) => void): TemplateResult {
  return html`
    ${undoView(edited, words, act)}
    ${iconButton(HISTORY_ICONS.redo, words.redo, !edited.view.canRedo, () => act(() => edited.redo()))}
  `;
}

export const startOverView = (game: Game, words: Words, act: (change: () => void) => void): TemplateResult =>
  plainButton(words.embedded.startOver, () => act(() => game.startOver()), { disabled: !game.canUndo });
