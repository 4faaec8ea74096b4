// The checkboxes for the cells that the author of an exercise locks.
import type { TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { pickView } from "../lib/pick";
import { silhouette } from "../lib/silhouette";
import { type BoardGame, isPiece } from "../model/board-game";

/** A small board of checkboxes, one on each cell. A click edits `ticked`, the set of ticked cells, in place. */
export function cellsView(
  { cols, view }: BoardGame,
  label: string,
  ticked: Set<number>,
  words: Words,
  changed: () => void,
): TemplateResult {
  const cells = view.contents.map((content, cell) => ({
    name: words.cell(Math.floor(cell / cols), cell % cols, content, null),
    shown: isPiece(content) ? silhouette(content) : "",
    kind: content,
  }));
  return pickView(label, cells, { cols }, ticked, changed);
}

/** The cells in the format of links and of the element's attribute `locked`: `row,column`, counted from 1. */
export function writtenCells(cells: ReadonlySet<number>, cols: number): string {
  return [...cells]
    .sort((one, other) => one - other)
    .map((cell) => `${Math.floor(cell / cols) + 1},${(cell % cols) + 1}`)
    .join(" ");
}
