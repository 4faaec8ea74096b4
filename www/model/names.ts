// The names of what the page can show: its parts, and the views beside the board.
import type { LinkKeys, Strength } from "cat-and-mouse";

/** The parts of the page: solving, playing, puzzles, checking code, the longest wins known, and what there is to learn besides the tutorial. */
export type Section = "solve" | "play" | "puzzles" | "check" | "records" | "states";

/** The views beside the board, in the order of their tabs. */
export type ViewName = NonNullable<LinkKeys["view"]>;

/** How well the opponent plays in a match, strongest first. */
export const STRENGTHS: readonly Strength[] = ["perfect", "medium", "easy"];

/** How hard the win is to find in a game made by chance. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Whom the reader plays against: the solver, or another person on the same device. */
export type Rival = Strength | "person";

/** The dialogs of the page; `puzzle` is `share` that begins with a puzzle. */
export type DialogName = "examples" | "mine" | "find" | "paste" | "share" | "puzzle" | "help";

/** Under which name the browser keeps what was done with the puzzles. */
export const PROGRESS = "puzzles";
