// The marks on the places to which a player can move, in a match and in a puzzle.
import type { Move } from "cat-and-mouse";
import type { Game } from "../model/game";
import type { Mark } from "../model/look";

/**
 * A mark for each place; null where the player cannot move. The mark of the hint is strong. A stay gets only a plain
 * mark, because it takes two presses on the player's own piece.
 */
export function choiceMarks(
  choices: readonly Move[],
  hint: Move | null,
  { places }: Pick<Game, "places">,
  { canGo, canStay }: Record<"canGo" | "canStay", string>,
): (Mark | null)[] {
  const marks = Array.from({ length: places }, (): Mark | null => null);
  for (const { from, to } of choices) {
    const stays = from === to;
    marks[to] = { kind: stays ? "plain" : "target", label: stays ? canStay : canGo, strong: to === hint?.to };
  }
  return marks;
}
