// What an element draws on its game, and what may be done with it.
import type { Arrow, EdgeMark, Marks } from "../model/look";

export interface SurfaceLook {
  revision: number;
  marks: Marks | null;
  edges: readonly EdgeMark[];
  arrows: readonly Arrow[];
  editing: boolean;
  hasTools: boolean;
  /** What a press on a place does, if it changes nothing; and what screen readers tell about the keys then. */
  press?: (place: number) => void;
  /** What a tap of a finger on a place does where it does not draw; it returns whether this changes the game. */
  tap?: (place: number) => boolean;
  help?: string;
}
