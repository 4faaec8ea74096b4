// What opens over the page: one dialog at a time.
import type { nothing, TemplateResult } from "lit";
import type { PageWords } from "../../i18n/page-types";
import type { Game } from "../../model/game";

export interface Dialog {
  title(words: PageWords): string;
  content(context: DialogContext): TemplateResult | typeof nothing;
  /** It is about to be shown, or has just been closed: what was there before is of no more use. */
  reset?(): void;
}

export interface DialogContext {
  game: Game;
  words: PageWords;
  /**
   * Closes the dialog, which has put a board on the canvas: what came of it is said once. A remark on it stands at the top
   * of the page until the board is changed.
   */
  done(remark?: (words: PageWords) => string): void;
  /** Shows what has changed in the dialog itself. */
  refresh(): void;
  /** The board as a picture. */
  picture(): Promise<Blob | null>;
}
