// What is drawn on a board or a graph besides the game itself.
import type { Player } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Progress } from "./game";

/** What is written on a place. */
export interface Mark {
  /** Gives the colour; the text says the same. */
  kind: "mouse" | "cat" | "limit" | "plain" | "target" | "locked" | "apart" | "cut-off" | "toggled";
  /** A glyph or a letter, and below it a number. */
  glyph: string;
  number: string;
  /** The same in words, for screen readers. */
  label: string;
  /** In how many moves each player can be there, in two corners instead of the glyph; null: never. */
  arrivals?: Record<Player, number | null>;
  /** Signs that stand side by side in place of its own. Only on a graph. */
  signs?: readonly Sign[];
  /** The sign of a wall or a piece that was changed in an exercise, in a corner of its cell. */
  changed?: string | undefined;
  /** Whether it is one of those to be looked at first. */
  strong?: boolean;
  /** Whether it is the one to be seen now. */
  isPointed?: boolean;
}

/** A glyph or a number in its colour. */
export interface Sign {
  kind: Mark["kind"];
  text: string;
}

/** How a wall or an edge is marked that was added, or else removed. */
export const signOf = (adds: boolean) => (adds ? "+" : "−");

/** One for each place; null: nothing there. */
export type Marks = readonly (Mark | null)[];

/** What is written between two places. */
export interface EdgeMark {
  between: readonly [number, number];
  mark: Mark;
  /** Whether it is the one to be seen now. */
  isPointed?: boolean;
  /** Points from one end to the other, where it is not straight. */
  way?: readonly { x: number; y: number }[];
  /** What a press on it does. */
  press?: (event: PointerEvent) => void;
}

/** A move that is drawn, and how strongly: 0 (invisible) to 1. */
export interface Arrow {
  by: Player;
  from: number;
  to: number;
  strength: number;
}

/** The places that a player passes, in their order. */
export interface Route {
  by: Player;
  places: readonly number[];
}

/** What is drawn on a game besides itself, and what may be done with it. */
export interface Look {
  /** Counts changes, so that each is shown. */
  revision: number;
  marks: Marks | null;
  edges?: readonly EdgeMark[];
  /** The exercise whose locks and changes are marked. */
  progress?: Progress | null;
  route?: Route | null;
  arrows: readonly Arrow[];
  /** Whether a finger draws, and does not scroll the page. */
  editing?: boolean;
  /** Whether it cannot be changed. */
  readonly?: boolean;
  /** What screen readers tell about the keys, if something else than while it is edited. */
  help?: string | null;
  /** What a press on a place does, if nothing is drawn by it; it returns why it does nothing, as a sentence. */
  press?: (place: number) => string | undefined;
  /** The player whose piece a press moves: it can also be dragged to where it goes. */
  moves?: Player | null;
  /** Whether who stands on the cheese eats it. Only on a board. */
  eats?: boolean;
  /** What a tap of a finger on a place does where it does not draw; it returns whether this changes the game, or why it does nothing. */
  tap?: (place: number) => boolean | string;
}

/** Why the outcome is what it is: what is drawn, and how it is read. */
export interface Why {
  marks: Marks;
  route: Route | null;
  arrows: readonly Arrow[];
  /** What the answer does not say; `""` if it says all. */
  sentence: string;
  /** What each kind of mark means, with one of them as its example. */
  key: readonly { sample: TemplateResult; text: string }[];
  /** What else can be read. */
  more?: TemplateResult | typeof nothing;
}

/** Where the game is over, nothing has to be explained. */
export const OVER: Why = { marks: [], route: null, arrows: [], sentence: "", key: [] };

/** What the picture shows besides the game. */
export interface PictureLook {
  arrows: boolean;
  /** Above the game. */
  title: string | null;
  /** Below the game, such as how far both jump. */
  lines: readonly string[];
}
