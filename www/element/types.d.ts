// The types of <cat-mouse-board> for those who use it. To import the script is enough:
//
//     import "cat-and-mouse/element.js";
//     document.querySelector("cat-mouse-board")?.addEventListener("board-solve", ({ detail }) => detail.winner);
import type { CatMouseError, Outcome } from "cat-and-mouse";

/** The board as it is now: its rows with `/` between them, and the whole puzzle as the fragment of a link. */
export interface BoardDetail {
  board: string;
  link: string;
}

export interface BoardGoalDetail extends BoardDetail {
  outcome: Outcome;
}

/** What is wrong, as in a `CatMouseError`; `detail` is `null` for the codes of the element itself. */
export interface BoardErrorDetail {
  code: CatMouseError["code"] | "bad-show";
  message: string;
  row: number | null;
  col: number | null;
  detail: CatMouseError["detail"] | null;
}

/** They bubble, and leave shadow trees. */
export interface BoardEvents {
  "board-change": CustomEvent<BoardDetail>;
  "board-solve": CustomEvent<Outcome>;
  "board-goal": CustomEvent<BoardGoalDetail>;
  "board-error": CustomEvent<BoardErrorDetail>;
}

/** The attributes as HTML has them. What each one means is in docs/embedding.md. */
export interface CatMouseBoardAttributes {
  board?: string;
  "cat-jump"?: number | string;
  "mouse-jump"?: number | string;
  "move-limit"?: number | string;
  turn?: "mouse" | "cat";
  readonly?: boolean;
  show?: string;
  reveal?: "click";
  compact?: boolean;
  loading?: "lazy" | "eager";
  heading?: string;
  goal?: string;
  walls?: number | string;
  locked?: string;
  playground?: string;
}

/** `<cat-mouse-board>`. What each property means is in docs/embedding.md. */
export interface CatMouseBoard extends HTMLElement {
  board: string | null;
  catJump: number | string | null;
  mouseJump: number | string | null;
  moveLimit: number | string | null;
  turn: string | null;
  readonly: boolean;
  show: string | null;
  reveal: string | null;
  compact: boolean;
  loading: string | null;
  heading: string | null;
  goal: string | null;
  walls: number | string | null;
  locked: string | null;
  playground: string | null;
  /** The puzzle as it is now, as the fragment of a link. Set, it can also hold a state, `ply`, `hide`, `title` and an exercise. */
  link: string;
  /** Who wins the board as it is now; `null` while a piece is missing or nothing is solved yet. */
  readonly outcome: Outcome | null;
  first(): void;
  previous(): void;
  next(): void;
  last(): void;
  play(): void;
  pause(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "cat-mouse-board": CatMouseBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}
