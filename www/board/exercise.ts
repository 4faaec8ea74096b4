// What an exercise allows on a board: cells that are locked, and pieces that stay where they are.
import type { Content, Progress } from "cat-and-mouse";
import type { Words } from "../i18n/types";
import type { BoardGame } from "../model/board-game";
import type { Mark, Marks } from "../model/look";

/** What a view writes on the cells, and which of them are locked. */
export function exerciseMarks(
  game: BoardGame,
  marks: Marks | null,
  progress: Progress | null,
  words: Words,
): Marks | null {
  const { locked = [] } = progress ?? {};
  if (locked.length === 0) return marks;
  const all = marks?.slice() ?? game.editor.contents().map((): Mark | null => null);
  const label = words.exercise.locked;
  for (const cell of locked) {
    const mark = all[cell];
    all[cell] = mark ? { ...mark, label: `${mark.label}; ${label}` } : { kind: "locked", glyph: "", number: "", label };
  }
  return all;
}

const PIECES: readonly Content[] = ["cat", "mouse", "food"];

/** Where only walls may be changed, a press does not take up a piece, or make it the tool: the editor says why. */
export function heldInPlace(game: BoardGame, progress: Progress | null, cell: number): boolean {
  const content = game.contents()[cell];
  if (progress?.allowed == null || content === undefined || !PIECES.includes(content)) return false;
  const [row, col] = game.placeOf(cell);
  game.edit((editor) => {
    editor.press(row, col, "wall");
    editor.release();
  });
  return true;
}
