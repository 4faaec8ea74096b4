// A long forced win, as `records/` holds it.
import type { Player } from "cat-and-mouse";

/** The kinds of wins; docs/records.md says what they are. */
export type Kind = "mouse" | "by-play" | "race" | "hunt";

/** Who wins. */
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
  /** The board or graph on a line, as the judge writes it. */
  case: string;
  /** Whether no longer win exists: all boards of this shape, or all graphs with this number of nodes, were solved. */
  proved: boolean;
  /** The command that found it. */
  from: string;
}
