// A long forced win, as `records/` stores it.
import type { Player } from "cat-and-mouse";

/** The kinds of wins, defined in docs/records.md. */
export type Kind = "mouse" | "by-play" | "race" | "hunt";

export const WINNER_OF_KIND: Readonly<Record<Kind, Player>> = {
  mouse: "mouse",
  "by-play": "mouse",
  race: "cat",
  hunt: "cat",
};

export interface WinRecord {
  /** Rows and columns, `3x4`, or the number of nodes. */
  size: string;
  kind: Kind;
  plies: number;
  /** The board or graph on one line, in the judge's format. */
  case: string;
  /** Whether a longer win is proved impossible: all boards of this shape, or all graphs of this size, were solved. */
  proved: boolean;
  /** The command that found the win. */
  from: string;
}
