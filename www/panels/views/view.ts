// A view: one of the tabs beside the board, and what it shows on the board itself.
import type { Scene } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Mark } from "../../board/mark";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";

/**
 * `Needed` are the words that the view needs: those of every board, or also those of the page. The members are properties and
 * not methods, whose parameters TypeScript would compare in either direction.
 */
export interface View<Needed extends Words = Words> {
  /** What the tab shows; only for a complete board. */
  panel: (game: Game, words: Needed) => TemplateResult | typeof nothing;
  /** What is written on the cells, one place for each; null: nothing anywhere. */
  marks?: (game: Game, words: Needed) => (Mark | null)[] | null;
  /** Arrows in place of the coming moves of the line. */
  arrows?: (game: Game) => Scene["arrows"];
  /** A cell is pressed: whether the view has a use for it, so that nothing is painted. */
  press?: (game: Game, cell: number) => boolean;
  /** Another tab is chosen. */
  leave?: (game: Game) => void;
}
