// A view: one of the tabs beside the board, and what it shows on the board itself.
import type { Player, Scene } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";

/** What is written on a cell of the board. */
export interface Mark {
  /** Gives the colour; the text says the same. */
  kind: "mouse" | "cat" | "limit" | "plain" | "target" | "locked" | "apart" | "cut-off";
  /** A glyph or a letter, and below it a number. */
  glyph: string;
  number: string;
  /** The same in words, for screen readers. */
  label: string;
  /** In how many moves each player can be there, in two corners instead of the glyph; null: never. */
  arrivals?: Record<Player, number | null>;
  /** Whether it is one of those to be looked at first. */
  strong?: boolean;
}

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
