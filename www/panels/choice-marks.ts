// The marks on the places to which a player can move, in a match and in a puzzle.
import type { Move } from "cat-and-mouse";
import type { Mark } from "../model/look";

/** One mark for each place; the one of the hint is strong. */
export function choiceMarks(
  choices: readonly Move[],
  hint: Move | null,
  places: number,
  { canGo, canStay }: Record<"canGo" | "canStay", string>,
): (Mark | null)[] {
  const marks = Array.from({ length: places }, (): Mark | null => null);
  for (const { from, to } of choices) {
    const own =
      from === to ? ({ kind: "plain", label: canStay } as const) : ({ kind: "target", label: canGo } as const);
    marks[to] = { ...own, glyph: "", number: "", strong: to === hint?.to };
  }
  return marks;
}
