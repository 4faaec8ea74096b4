// <cat-mouse-board>: an interactive board for any page, built from the playground's own parts.
import { wordsOf } from "../i18n/board";
import type { Words } from "../i18n/words";
import type { BoardGame } from "../model/board-game";
import { boardElementKit } from "../page/board-element-kit";
import { count, text } from "./attributes";
import { GameElement } from "./game-element";
import { boardStyles } from "./styles";

/**
 * A board of Cat and Mouse II that a reader can draw on. It shows who wins, how and why.
 *
 * The attributes keep the author's values. The event `board-change` and the properties `link` and `outcome` have the
 * reader's changes. Setting an attribute of the game puts the author's whole game back on the board.
 *
 * @element cat-mouse-board
 *
 * @attr board - the rows from top to bottom, with `/` between them or on lines of their own: `.` floor, `#` or `x`
 *   wall, `C` cat, `M` mouse, `F` cheese, and a number from 1 to 8 for that many floor cells
 * @attr cat-jump - how far the cat can jump, in cells, 1 to 8; by default 1
 * @attr mouse-jump - how far the mouse can jump, in cells, 1 to 8; by default 1
 * @attr move-limit - the number of plies after which the cat wins, 1 to 10,000; by default 1,000
 * @attr turn - who moves first, `mouse` or `cat`; by default the mouse
 * @attr readonly - the reader can step through the moves, but cannot change the board
 * @attr show - what is shown beside the board, in this order: `verdict`, `line`, `moves` (every move from here), `map`,
 *   `what-if`, `solving` (how the game is solved); by default `verdict line`; nothing if the value is empty
 * @attr reveal - `click` hides the answer: the element asks who wins. It shows the verdict, and everything that gives
 *   the verdict away, only after the right answer or on request. `count` also asks in how many moves
 * @attr compact - fits the board, the verdict and the step buttons on one screen, in a column of text: no reason, no
 *   list of moves and no other view is shown beside them, the board is at most 320px high, and the element has a margin
 * @attr loading - with `lazy` the board starts when the reader scrolls near to it, or prints the page: for pages with
 *   many boards. Until then it has no outcome
 * @attr heading - a title above the board
 * @attr lang - `en` or `zh`; by default the language of the page, or else of the browser
 * @attr goal - makes the board an exercise: the player who must win, `mouse` or `cat` (the cat also by the move limit),
 *   optionally with a minimum: `mouse:12` is a win by force in twelve plies or more
 * @attr walls - how many walls the reader may add and remove at most; with this attribute, the pieces cannot be moved
 * @attr locked - cells that cannot be changed, by row and column counted from 1: `2,3 2,4`
 * @attr puzzle - `today`, or the id of one of the playground's puzzles on boards. The element asks for the move,
 *   answers a wrong move on the board, and gives hints. `puzzle` replaces the attributes of the board. The puzzles are
 *   loaded from files beside the script
 * @attr playground - the address of a playground: the element then has a link that opens its board there. The link
 *   of an exercise includes the reader's changes; the link of a puzzle opens its question
 *
 * @prop {string | null} board - the value of the attribute; so are `catJump`, `mouseJump`, `moveLimit`, `walls`
 *   (numbers), `turn`, `show`, `reveal`, `loading`, `heading`, `goal`, `locked`, `playground`, `puzzle` (texts),
 *   `readonly` and `compact` (booleans)
 * @prop {string} link - the current game, written as in a link of the playground: `board=…&cat=1&mouse=2`. You can set
 *   it instead of the attributes. It can hold everything that such a link can: a state (`m`, `c`, `turn`), `ply`,
 *   `hide=1`, `title` and the terms of an exercise
 * @prop {Outcome | null} outcome - who wins the board as it is now; `null` while a piece is missing or nothing is
 *   solved yet. Cannot be set
 *
 * @fires board-change - the reader has changed the board; `detail`: `{ board, link }`
 * @fires board-solve - another board is solved, also at the beginning; `detail`: the `Outcome`
 * @fires board-goal - a change reaches the goal, or a puzzle is solved; `detail`: `{ board, link, outcome }`
 * @fires board-error - the board cannot be shown; `detail`: `{ code, message, row, col, detail }` of the
 *   `CatMouseError`. The element adds the codes `bad-show`, `bad-puzzle`, and `no-webassembly`, `refused` (by the
 *   content security policy), `not-fetched`, `not-a-solver` when the solver does not start
 *
 * @slot - what is shown until the board is ready, and when it cannot be shown
 *
 * @csspart frame - the whole element
 * @csspart heading - the title
 * @csspart goal - the goal of an exercise, and the reader's progress
 * @csspart verdict - who wins; while this is hidden, the question and the button that shows the answer
 * @csspart why - the reason for the outcome
 * @csspart tools - what a press on the board does; shown after the reader presses Edit
 * @csspart board - the board itself
 * @csspart rules - how far both jump, and the rules
 * @csspart actions - the buttons under the board
 * @csspart panel - the steps and the views
 * @csspart link - the link to the playground
 * @csspart reason - why the board cannot be shown
 *
 * @cssprop [--cm-floor] - the colour of floor
 * @cssprop [--cm-grid] - the colour of the lines between cells
 * @cssprop [--cm-wall] - the colour of walls
 * @cssprop [--cm-cat] - the colour of the cat and its arrows
 * @cssprop [--cm-mouse] - the colour of the mouse and its arrows
 * @cssprop [--cm-food] - the colour of the cheese
 * @cssprop [--cm-food-marks] - the colour of the holes in the cheese
 * @cssprop [--cm-marks] - the colour of the players' eyes
 * @cssprop [--cm-shadow] - the colour of the pieces' shadows
 * @cssprop [--cm-paper] - the colour of the background
 * @cssprop [--cm-font=system-ui, sans-serif] - the font family
 * @cssprop [--cm-text=16px] - the size of text
 * @cssprop [--cm-height=480px] - the greatest height of the board (with `compact` by default `320px`)
 */
export class CatMouseBoard extends GameElement<Words, BoardGame> {
  static override styles = boardStyles;
  static override properties = {
    board: text,
    catJump: { ...count, attribute: "cat-jump" },
    mouseJump: { ...count, attribute: "mouse-jump" },
    moveLimit: { ...count, attribute: "move-limit" },
    walls: count,
  };
  declare board: string | null;
  declare catJump: number | string | null;
  declare mouseJump: number | string | null;
  declare moveLimit: number | string | null;
  declare walls: number | string | null;

  constructor() {
    super(boardElementKit, wordsOf);
  }
}
