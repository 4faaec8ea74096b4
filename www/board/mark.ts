// What a view or a panel writes on a cell of the board.
import type { Player } from "cat-and-mouse";

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
