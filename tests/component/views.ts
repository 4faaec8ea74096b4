// Shared by the tests of the views: short forms of the page's content, and the solver's answers.
import { Editor, type Outcome, type Player, solve } from "cat-and-mouse";
import type { Look } from "../../www/model/look";
import { board, find, places } from "./seen";

/** The time that playback shows each ply, in milliseconds. */
export const PLY = 750;

/** The look of the game on the page. */
export const look = () => (document.querySelector("cm-board, cm-drawing") as Element & { look: Look }).look;

export const focused = () => document.activeElement as HTMLElement;

export const slider = () => find("slider", "Move") as HTMLInputElement;

/** The current ply and the last one, such as "3 of 5". */
export const position = () => `${slider().value} of ${slider().max}`;

/** The places of mouse and cat; -1 for a caught mouse on a board. */
export function standing(): number[] {
  const drawing = document.querySelector("cm-drawing") as (Element & { pieces: Record<Player, number> }) | null;
  if (drawing) return [drawing.pieces.mouse, drawing.pieces.cat];
  return ["M", "C"].map((piece) => board().join("").indexOf(piece));
}

/** The sign on each cell, such as "M4" or ""; with * if it is framed. */
export const signs = () =>
  places().map((place) => {
    const mark = place.querySelector(".mark-on-cell");
    return mark ? `${mark.textContent?.trim()}${mark.matches(".strong") ? "*" : ""}` : "";
  });

/** The sign of an outcome, with the winner's own moves. */
export const signOf = ({ winner, plies }: Outcome) =>
  plies === null ? "=" : `${winner === "mouse" ? "M" : "C"}${Math.ceil(plies / 2) || ""}`;

/** A board and its solution, with this many plies of the move limit played. */
export function solved(link: string, ply = 0) {
  const editor = new Editor(link);
  const { cols, catJump, mouseJump, moveLimit } = editor;
  const grid = editor.grid();
  const solution = solve(grid, catJump, mouseJump, { moveLimit: moveLimit - ply });
  const { mouseByPly, catByPly } = solution.stats();
  const lastRound = Math.max(mouseByPly.length, catByPly.length) - 1;
  return { editor, cols, grid, solution, start: solution.start(), lastRound };
}
