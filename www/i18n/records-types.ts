// The sentences of Records: the longest forced wins that are known.
import type { Player } from "cat-and-mouse";
import type { GameKind } from "../model/game";
import type { Kind, WinRecord } from "../model/win-record";

/** How a win compares with the record of its kind and size. */
type Standing = "longer" | "equal" | "shorter" | "first";

export interface RecordsWords {
  title: string;
  /** Opens what follows: how records are counted, and what each kind and each seal means. */
  counted: string;
  about: Record<GameKind, string>;
  kinds: string;
  kind: Record<Kind, string>;
  kindAbout: (kind: Kind, game: GameKind) => string;
  /** The length of a win, given in plies, as a number of the winner's moves. */
  moves: (winner: Player, plies: number) => string;
  plies: (plies: number) => string;
  /** The size of a board or a graph, from `3x4` or `12`. */
  size: (size: string) => string;
  /** Above a record in Solve. */
  heading: (kind: Kind, size: string, seal: "proved" | "known") => string;
  seal: { proved: string; known: string };
  sealAbout: Record<GameKind, string>;
  none: string;
  plots: string;
  plot: { places: Record<GameKind, string>; lengths: (shape: string) => string };
  axes: { cells: string; nodes: string; moves: string; plies: string; games: string; gamesTenfold: string };
  winner: { mouse: string; cat: string };
  table: string;
  longer: { title: string; help: Record<GameKind, string>; label: string; check: string };
  /** What there is to say of a pasted game. */
  incomplete: string;
  draw: string;
  walk: (plies: number) => string;
  /** Of a proved record it says that no board of this shape takes longer. */
  standing: (kind: Kind, size: string, plies: number, standing: Standing, record: WinRecord | undefined) => string;
  downloads: string;
  download: { csv: string; json: string };
}
