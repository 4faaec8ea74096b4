// Shared by the tests of the views: games, short forms of the page's content, and the solver's answers.
import { Editor, type Outcome, type Player, solve } from "cat-and-mouse";
import type { Look } from "../../www/model/look";
import { all, board, find, places } from "./screen";

// ####F
// #C...
// M....  The mouse wins by going to (3, 3), (3, 5) and (1, 5).
export const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
/** The rows of `EXAMPLE_1`. */
export const START = ["####F", "#C...", "M...."];
/** The same board with a wall at place 12: the cat wins. */
export const WITH_WALL = "board=xxxxF/xC3/M1x2&cat=1&mouse=2";
export const CLOSED_ROOM = "board=C3x/3xF/4x/M4&cat=2&mouse=5";
export const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
export const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
export const OVER_THE_CAT = "board=M1C3F&cat=1&mouse=4";
/** LeetCode's fifth example: the mouse walks around and wins the race, seven moves against eight. Going down loses. */
export const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";
/** The longest known win, of 626 plies. */
export const HUNT = "board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2";
/** LeetCode-Feedback issue #7682: a draw was expected, and the cat wins. */
export const CAT_WINS = "graph=0-3.1-2.1-4.1-5.2-3.3-4.3-5.4-5";

/** LeetCode 913, example 1: a draw. */
export const DRAWN = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";
/** The mouse wins in 17 plies. */
export const EIGHT_NODES =
  "graph=0-2.0-3.0-5.1-3.1-4.1-6.1-7.2-3.2-4.2-6.3-5.3-6.4-5.4-7.5-7.6-7&at=50-8.50-92.84-40.16-40.64-58.36-30.84-76.22-72";
export const FOUR = "graph=0-1.1-2.2-3&at=10-10.50-10.90-10.50-90";

/** The time for each ply of the line, in milliseconds. */
export const PLY = 750;

/** The texts of all matching elements, each on one line. */
export const texts = (css: string) => all(css).map((each) => (each.textContent ?? "").replace(/\s+/g, " ").trim());

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
