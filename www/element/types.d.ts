// Types of <cat-mouse-board> and <cat-mouse-graph>. A project that imports the script has these types.
import type { CatMouseError, GraphOutcome, Outcome } from "cat-and-mouse";

/** The current board: its rows separated by `/`, and the whole game as the fragment of a link. */
export interface BoardDetail {
  board: string;
  link: string;
}

export interface BoardGoalDetail extends BoardDetail {
  outcome: Outcome;
}

/** The error, as in a `CatMouseError`; `detail` is `null` for the element's own codes. */
export interface BoardErrorDetail {
  code: CatMouseError["code"] | "bad-show" | "bad-puzzle";
  message: string;
  row: number | null;
  col: number | null;
  detail: CatMouseError["detail"] | null;
}

/** These events bubble and cross shadow boundaries. */
export interface BoardEvents {
  "board-change": CustomEvent<BoardDetail>;
  "board-solve": CustomEvent<Outcome>;
  "board-goal": CustomEvent<BoardGoalDetail>;
  "board-error": CustomEvent<BoardErrorDetail>;
}

/** The current graph: its lists of neighbours, and the whole game as the fragment of a link. */
export interface GraphDetail {
  graph: string;
  link: string;
}

export interface GraphGoalDetail extends GraphDetail {
  outcome: GraphOutcome;
}

/** These events bubble and cross shadow boundaries. */
export interface GraphEvents {
  "graph-change": CustomEvent<GraphDetail>;
  "graph-solve": CustomEvent<GraphOutcome>;
  "graph-goal": CustomEvent<GraphGoalDetail>;
  "graph-error": CustomEvent<BoardErrorDetail>;
}

/** The attributes of both elements in HTML. docs/embedding.md explains each. */
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

/** The members of both elements. */
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
  /**
   * The current game as the fragment of a link. When set, it can also hold a state, `ply`, `hide`, `title`
   * and an exercise.
   */
  link: string;
  first(): void;
  previous(): void;
  next(): void;
  last(): void;
  play(): void;
  pause(): void;
}

/** `<cat-mouse-board>`. docs/embedding.md explains each property. */
export interface CatMouseBoard extends GameElement {
  board: string | null;
  catJump: number | string | null;
  mouseJump: number | string | null;
  moveLimit: number | string | null;
  walls: number | string | null;
  /** The outcome of the current board; `null` while a piece is missing or before the first result. */
  readonly outcome: Outcome | null;
}

/** `<cat-mouse-graph>`. */
export interface CatMouseGraph extends GameElement {
  graph: string | null;
  places: string | null;
  edges: number | string | null;
  /** The outcome of the current graph; `null` while it cannot be played or before the first result. */
  readonly outcome: GraphOutcome | null;
}

declare global {
  interface HTMLElementTagNameMap {
    "cat-mouse-board": CatMouseBoard;
    "cat-mouse-graph": CatMouseGraph;
  }
  interface HTMLElementEventMap extends BoardEvents, GraphEvents {}
}
