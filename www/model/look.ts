// Everything drawn on a board or a graph besides the game.
import type { Player } from "cat-and-mouse";
import type { nothing, TemplateResult } from "lit";
import type { Progress } from "./game";

/** A mark on a cell or node. */
export interface Mark {
  /** Determines the colour; `label` says the same in words. */
  kind: "mouse" | "cat" | "limit" | "plain" | "target" | "locked" | "apart" | "cut-off" | "toggled";
  /** A glyph or a letter; the number stands below it. Absent: none. */
  glyph?: string;
  number?: string;
  /** The mark in words, for screen readers. */
  label: string;
  /** The number of moves in which each player can be there, in two corners instead of the glyph; null: never. */
  arrivals?: Record<Player, number | null>;
  /** Signs that stand side by side instead of the glyph. Only on a graph. */
  signs?: readonly Sign[];
  /** The sign of the reader's change of this wall or piece in an exercise, in a corner of the cell. */
  changed?: string | undefined;
  /** Whether the mark is emphasised. */
  strong?: boolean;
  /** Whether the reader is pointing at the mark. */
  isPointed?: boolean;
}

/** A glyph or a number, in the colour of its kind. */
export interface Sign {
  kind: Mark["kind"];
  text: string;
}

/** The sign for adding or removing a wall or an edge. */
export const signOf = (adds: boolean) => (adds ? "+" : "−");

/** The mark of each place; null: no mark. */
export type Marks = readonly (Mark | null)[];

/** A mark between two places. */
export interface EdgeMark {
  between: readonly [number, number];
  mark: Mark;
  /** Whether the reader is pointing at this edge. */
  isPointed?: boolean;
  /** The points of the edge from one end to the other, if it is not straight. */
  way?: readonly { x: number; y: number }[];
  /** Handles a press on the mark. */
  press?: (event: PointerEvent) => void;
}

/** An arrow for a move. Strength: 0 (invisible) to 1. */
export interface Arrow {
  by: Player;
  from: number;
  to: number;
  strength: number;
}

/** The places that a player passes, in order. */
export interface Route {
  by: Player;
  places: readonly number[];
}

/** Everything drawn on a game besides the game, and the possible actions. */
export interface Look {
  /** Increases with every change, which makes the surface re-render. */
  revision: number;
  marks: Marks | null;
  edges?: readonly EdgeMark[];
  /** The exercise whose locks and changes are marked. */
  progress?: Progress | null;
  route?: Route | null;
  arrows: readonly Arrow[];
  /** Whether a finger draws instead of scrolling the page. */
  editing?: boolean;
  /** Whether the game cannot be edited. */
  readonly?: boolean;
  /** The explanation of the keys for screen readers, if it differs from the explanation for editing. */
  help?: string | null;
  /** Handles a press on a place if presses do not draw. If the press does nothing, returns a sentence that says why. */
  press?: (place: number) => string | undefined;
  /** The player whose piece a press moves; the piece can also be dragged. */
  moves?: Player | null;
  /** Whether a player on the cheese is drawn eating it. Only on a board. */
  eats?: boolean;
  /** Handles a finger's tap that does not draw; returns whether the tap changes the game, or the reason why not. */
  tap?: (place: number) => boolean | string;
}

/** The reason for the outcome as a drawing, with a legend (`key`). */
export interface Why {
  marks: Marks;
  route: Route | null;
  arrows: readonly Arrow[];
  /** A sentence that adds to the answer; `""` if the answer is enough. */
  sentence: string;
  /** The meaning of each kind of mark, with a sample. */
  key: readonly { sample: TemplateResult; text: string }[];
  /** Further text below the legend. */
  more?: TemplateResult | typeof nothing;
}

/** The empty drawing after the end of the game. */
export const OVER: Why = { marks: [], route: null, arrows: [], sentence: "", key: [] };

/** What an exported picture shows besides the game. */
export interface PictureLook {
  arrows: boolean;
  /** The title above the game. */
  title: string | null;
  /** The lines below the game, such as the jumps. */
  lines: readonly string[];
}
