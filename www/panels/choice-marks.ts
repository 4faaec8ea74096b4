// The marks on the places to which a player can move, in a match and in a puzzle.
import type { Move } from "cat-and-mouse";
import type { Game } from "../model/game";
import type { Mark } from "../model/look";

/**
 * A mark for each place, null where the player cannot move; the mark of the hint is strong. A move of the mouse onto
 * the cat, and staying, get only a plain mark, which does not invite the reader to make it.
 */
export function choiceMarks(
  choices: readonly Move[],
  hint: Move | null,
  { places, state }: Pick<Game, "places" | "state">,
  { canGo, canStay }: Record<"canGo" | "canStay", string>,
): (Mark | null)[] {
  const marks = Array.from({ length: places }, (): Mark | null => null);
  for (const { by, from, to } of choices) {
    const kind = from === to || (by === "mouse" && to === state?.cat) ? "plain" : "target";
    marks[to] = { kind, label: from === to ? canStay : canGo, glyph: "", number: "", strong: to === hint?.to };
  }
  return marks;
}
