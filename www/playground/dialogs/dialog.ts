// What opens over the page: one dialog at a time.
import type { PastedCase } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { PictureLook } from "../../board/export-png";
import type { DialogWords } from "../../i18n/dialog-types";
import type { Game } from "../../model/game";

export interface Dialog {
  title(words: DialogWords): string;
  content(context: DialogContext): TemplateResult | typeof nothing;
  /** Called before the dialog opens and after it has closed: what was done in it is forgotten. */
  reset?(): void;
}

export interface DialogContext {
  game: Game;
  words: DialogWords;
  /** The link to what the page shows: the board, the tab and the ply. */
  link: string;
  /** Closes the dialog, which has put a board on the canvas; the new verdict is announced once. */
  done(): void;
  /** Shows a switch between these cases on the page, the first of which is on the board; without any, none. */
  showCases(cases: readonly PastedCase[]): void;
  /** Renders the dialog anew. */
  refresh(): void;
  /** The board as a picture. */
  picture(look: PictureLook): Promise<Blob | null>;
}
