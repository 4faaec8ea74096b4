// The names of what the page can show: its parts, and the views beside the board.

/** The parts of the page, in the order in which they are listed. */
export const SECTIONS = ["board", "graph", "states"] as const;
export type Section = (typeof SECTIONS)[number];

/** The views beside the board, in the order of their tabs. */
export const VIEWS = ["line", "moves", "map", "whatIf", "versus", "solving", "statistics"] as const;
export type ViewName = (typeof VIEWS)[number];
