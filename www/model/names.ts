// Names of sections, views, dialogs and levels of the page.
import type { LinkKeys, Strength } from "cat-and-mouse";

/** The sections of the page. */
export type Section = "solve" | "play" | "puzzles" | "check" | "records" | "states";

/** The views beside the board, in the order of their tabs. */
export type ViewName = NonNullable<LinkKeys["view"]>;

/** The opponent's strength in a match, strongest first. */
export const STRENGTHS: readonly Strength[] = ["perfect", "medium", "easy"];

/** The difficulty of a random game. */
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The reader's opponent: the solver, or another person on the same device. */
export type Rival = Strength | "person";

/** The dialogs of the page. `puzzle` is the dialog `share` with the choice “As a puzzle”. */
export type DialogName = "examples" | "mine" | "find" | "paste" | "share" | "puzzle" | "help";

/** The storage key of the progress with puzzles. */
export const PROGRESS = "puzzles";
