// The types of <cat-mouse-board> and <cat-mouse-graph> for those who use them. To import the script is enough:
//
//     import "cat-and-mouse/element.js";
//     document.querySelector("cat-mouse-board")?.addEventListener("board-solve", ({ detail }) => detail.winner);
import type { CatMouseError, GraphOutcome, Outcome } from "cat-and-mouse";

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
  code: CatMouseError["code"] | "bad-show" | "bad-puzzle";
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

/** The graph as it is now: its lists of neighbours, and all of it as the fragment of a link. */
export interface GraphDetail {
  graph: string;
  link: string;
}

export interface GraphGoalDetail extends GraphDetail {
  outcome: GraphOutcome;
}

/** They bubble, and leave shadow trees. */
export interface GraphEvents {
  "graph-change": CustomEvent<GraphDetail>;
  "graph-solve": CustomEvent<GraphOutcome>;
  "graph-goal": CustomEvent<GraphGoalDetail>;
  "graph-error": CustomEvent<BoardErrorDetail>;
}

/** The attributes of both elements as HTML has them. What each one means is in docs/embedding.md. */
interface GameAttributes {
  turn?: "mouse" | "cat";
  readonly?: boolean;
  show?: string;
  reveal?: "click" | "count";
  compact?: boolean;
  loading?: "lazy" | "eager";
  heading?: string;
  goal?: string;
  locked?: string;
  playground?: string;
  puzzle?: string;
}

export interface CatMouseBoardAttributes extends GameAttributes {
  board?: string;
  "cat-jump"?: number | string;
  "mouse-jump"?: number | string;
  "move-limit"?: number | string;
  walls?: number | string;
}

export interface CatMouseGraphAttributes extends GameAttributes {
  graph?: string;
  places?: string;
  edges?: number | string;
}

/** What both elements have. */
interface GameElement extends HTMLElement {
  turn: string | null;
  readonly: boolean;
  show: string | null;
  reveal: string | null;
  compact: boolean;
  loading: string | null;
  heading: string | null;
  goal: string | null;
  locked: string | null;
  playground: string | null;
  puzzle: string | null;
  /** The game as it is now, as the fragment of a link. Set, it can also hold a state, `ply`, `hide`, `title` and an exercise. */
  link: string;
  first(): void;
  previous(): void;
  next(): void;
  last(): void;
  play(): void;
  pause(): void;
}

/** `<cat-mouse-board>`. What each property means is in docs/embedding.md. */
export interface CatMouseBoard extends GameElement {
  board: string | null;
  catJump: number | string | null;
  mouseJump: number | string | null;
  moveLimit: number | string | null;
  walls: number | string | null;
  /** Who wins the board as it is now; `null` while a piece is missing or nothing is solved yet. */
  readonly outcome: Outcome | null;
}

/** `<cat-mouse-graph>`. */
export interface CatMouseGraph extends GameElement {
  graph: string | null;
  places: string | null;
  edges: number | string | null;
  /** Who wins the graph as it is now; `null` while it cannot be played or nothing is solved yet. */
  readonly outcome: GraphOutcome | null;
}

declare global {
  interface HTMLElementTagNameMap {
    "cat-mouse-board": CatMouseBoard;
    "cat-mouse-graph": CatMouseGraph;
  }
  interface HTMLElementEventMap extends BoardEvents, GraphEvents {}
}
