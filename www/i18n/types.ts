// The sentences about a board. Their subjects come from the solver.
import type { CatMouseError, Content, Decided, GraphTool, Move, Piece, Player, Reason, Tool } from "cat-and-mouse";
import type { Change, Ending, GameKind, Lack, Outcome, Progress } from "../model/game";
import type { ViewName } from "../model/names";

/** Why an embedded board cannot start. */
export type NotStarted = "no-webassembly" | "refused" | "not-fetched" | "not-a-solver";

/** Errors that nobody should meet on a board: the solver's own words do. */
export type UnsaidCode =
  | NotStarted
  | `bad-${"graph" | "node" | "problem" | "answers" | "count" | "size" | "argument"}`
  | "not-a-board"
  | "not-initialised"
  | "freed"
  | "out-of-memory";

/** A verdict in words: what happens, and what that means. */
export interface Sentence {
  title: string;
  detail: string;
}

export interface Words {
  tools: string;
  tool: Record<Tool, string>;
  toolHint: Partial<Record<Tool | GraphTool, string>>;
  notOnBoard: string;
  piece: Record<Piece, string>;
  jump: Record<Player, string>;
  undo: string;
  redo: string;
  rules: string[];
  /** Stands before the rules where the game does not begin at its start. */
  midgame: (turn: Player) => string;

  board: (rows: number, cols: number) => string;
  boardHelp: string;
  /** What a cell holds, and what a view has written on it. */
  cell: (row: number, col: number, content: Content, mark: string | null) => string;

  /** `cause`: the code of the reason. */
  verdict: (outcome: Outcome, turn: Player, moveLimit: number, cause: string | null) => Sentence;
  /** Why the outcome is what it is: a few sentences. */
  reason: (reason: Reason, ending: Ending | null) => string[];
  /** Why it cannot be played yet, and what to do. */
  incomplete: (lack: Lack) => Sentence;

  viewsTitle: string;
  view: Record<ViewName, string>;
  /** The menu of the views that few use. */
  moreViews: string;
  /** An outcome in few words. `turn`, here and below: who moves next. */
  outcome: (outcome: Omit<Outcome, "ending">, turn: Player) => string;
  /** How a place is called. `cols`: how many places stand in a row; 0 where they have only numbers. */
  place: (place: number, cols: number) => string;
  /** The letter that stands for a player. */
  initial: Record<Player, string>;

  /** The heading when some of the moves were played by hand. */
  playedLine: string;
  /** Where the moves begin when a link named the state. */
  linkedStart: string;
  /** The headings of the list of moves. */
  mover: Record<Player, string>;
  /** What stands in the list instead of a direction, and after the last move. */
  shortMove: Record<"stays" | "goal" | "caught", string>;
  /** Of a move to which there is no alternative. */
  onlyMove: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  play: string;
  pause: string;
  start: string;
  /** The same, where the ply stands otherwise. */
  atStart: string;
  slider: string;
  /** Which move it is, as the list numbers them, in which both players' moves stand side by side. */
  plyOf: (ply: number, plies: number) => string;
  /** Who has made it: both players' moves have the same number. */
  moved: (move: Move) => string;
  /** A move in words; `ending` says how the game ends with it. */
  move: (move: Move, cols: number, ending: Ending | null) => string;
  /** A move in a few words, within a sentence. */
  moveTo: (move: Move, cols: number) => string;
  loop: (from: number, by: Player, moveLimit: number) => string;
  stopsAtLimit: (moveLimit: number) => string;

  allMoves: {
    /** What the state that is shown comes to. */
    standing: (turn: Player, outcome: Outcome) => string;
    /** For screen readers: that the results of the moves are those after them. */
    after: string;
    group: Record<"winning" | "limit" | "losing", (mover: Player) => string>;
    best: string;
    restart: string;
    /** The button beside a worse move, for the eye and for the ear. */
    whyNot: string;
    whyNotOf: (move: string) => string;
    /** While its refutation is shown. */
    preview: (move: string) => string;
    tried: (move: string, outcome: string) => string;
    endPreview: string;
  };

  map: {
    title: string;
    about: (mapped: Player, fixed: string, next: Player) => string;
    whose: string;
    mapped: Record<Player, string>;
    /** Who moves next. */
    turn: string;
    /** `after`: who wins after the move that is marked. */
    key: Record<"limit" | "over" | "reach", string> & Record<"wins" | "after", Record<Player, string>>;
  };

  whatIf: {
    title: string;
    about: string;
    /** That no change changes the winner. */
    none: string;
    /** An edge that is added or removed. */
    edge: (from: number, to: number, adds: boolean) => string;
    /** A marked place, or an edge, was tapped. `effect`: what toggling it does. */
    tapped: (place: string, effect: string) => string;
    notMoved: string;
    lengths: string;
    aboutLengths: string;
    jumps: string;
    axes: string;
    pair: (cat: number, mouse: number, outcome: string) => string;
    /** What toggling a cell does; `outcome` is what comes of it, and `moves` by how many moves of the winner its length differs. */
    changes: Record<Change["change"], (outcome: string, moves: number) => string>;
  };

  solving: {
    about: string;
    /** Where the move limit ends the game before the win of which the view tells. */
    unlimited: string;
    look: string;
    looks: Record<"one" | "all", string>;
    /** Which round is shown; after the last one, draws are left over. */
    layer: (layer: number, last: number) => string;
    scrub: string;
    counts: (mouse: number, cat: number, decided: number, all: number) => string;
    draws: (count: number) => string;
    histogram: string;
    /**
     * Where the position that is explained stands: `after` plies after that of the game on the best line; null if it is not on that
     * line. `own`: the round that labels the position of the game; null in a draw.
     */
    where: (after: number | null, own: number | null, base: "start" | "played" | "chosen") => string;
    /**
     * Why this round labels it. `to` and `moves`: where the winning move goes, `""` if it stays, or how many moves there are.
     */
    because: (decided: {
      rule: Decided["rule"];
      turn: Player;
      winner: Player | null;
      round: number;
      to: string;
      moves: number;
    }) => string;
    /** Who wins a position, and the round that labels it. */
    decided: (winner: Player, round: number) => string;
    undecided: string;
    /** The same of the position after a move. */
    afterMove: (decided: string) => string;
    turn: string;
    /** What is marked of all positions. */
    everywhere: (cat: string, turn: Player) => string;
    /** How many of them the round labels; after the last one, how many are left. */
    here: (count: number, isRest: boolean) => string;
  };

  /** After the right winner of a puzzle: the question in how many moves, also after a wrong number, and the button. */
  counting: {
    question: (winner: Player, wrong: number | null) => string;
    label: string;
    answer: string;
  };
  /** Of a board whose answer is hidden. */
  puzzle: {
    question: (turn: Player) => string;
    guesses: Record<Player | "nobody", string>;
    /** Whether the reader's answer was right. */
    judged: (guess: Player | null, isRight: boolean) => string;
    show: string;
  };

  /** Around a board that is embedded in another page. */
  embedded: {
    name: string;
    loading: string;
    /** How far both jump. */
    jumps: (cat: number, mouse: number) => string;
    rules: string;
    failed: (why: string) => string;
    reasons: Record<NotStarted, string>;
    badShow: (given: string) => string;
    /** That no puzzle of this game has this id; and that the puzzles could not be loaded. */
    noPuzzle: (id: string, game: GameKind) => string;
    noPuzzles: (why: string) => string;
    open: string;
    startOver: string;
    edit: string;
    done: string;
    readonlyHelp: string;
    wallsHelp: string;
    /** How an exercise is begun with a finger. */
    editHelp: string;
  };

  exercise: {
    /** On a board, there is always a winner. */
    goal(goal: NonNullable<Progress["goal"]>, allowed: number | null): string;
    met: string;
    /** Why a goal is met although nobody wins by force in time. */
    byLimit: string;
    notYet: string;
    /** What the board comes to so far, seen from the goal. */
    standing: (outcome: Outcome, turn: Player, goal: NonNullable<Progress["goal"]>) => string;
    /** How many walls or edges were changed, with their marks; `allowed` is null if any number is. */
    changed: (changed: number, allowed: number | null) => string;
    /** What was done to a wall, or to the edge to this node. */
    change: (adds: boolean, to: number | undefined) => string;
    /** Which pieces were moved, with their marks. */
    moved: (moved: Piece[]) => string;
    /** Whether a piece was moved to this place, or else away from it. */
    move: (piece: Piece, here: boolean) => string;
    locked: string;
    /** Each game has some of them. `locked`: the places that are. */
    refusals: Partial<Record<NonNullable<Progress["refusal"]>, string | ((locked: readonly number[]) => string)>>;
  };

  exerciseHelp: {
    ask: string;
    askMore: string;
    /** `changes`: how many are needed. */
    where: (at: Change["at"], cols: number, changes: number) => string;
    which: (at: Change["at"], cols: number, adds: boolean) => string;
    /** The reader has made `made` changes, and no solution has all of them. It is enough to take back `back` of them. */
    undo: (made: number, back: number) => string;
    /** None was found. */
    none: string;
    /** The button that shows who wins, how and why before the exercise is solved. */
    analyse: string;
  };

  error: (error: CatMouseError) => string;
  /** Whole sentences one after another. */
  paragraph: (sentences: string[]) => string;
  /** Two sentences, of which the first lacks its full stop. */
  sentences: (first: string, second: string) => string;
}
