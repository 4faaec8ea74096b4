// A try at a puzzle, for the page and the elements: `PuzzleSession` is its state, `next` applies an action, and
// `PuzzlePlay` plays the game. The solver grades each move and plays the opponent, even after a wrong move.
import type { Move, Player } from "cat-and-mouse";
import type { Change, Game, Grade, Outcome, Progress, RankedMove } from "./game";
import { isMistake, REPLY_DELAY } from "./opponent";
import { added, type Effort, isEffort } from "./puzzle-progress";
import type { PuzzleKind } from "./puzzles";

/** In a puzzle to hold a draw: the number of moves in a row that must not lose. */
export const MOVES_TO_HOLD = 3;

/** The content of the hint: nothing, the idea, or the move. */
type HintLevel = 0 | 1 | 2;

/** The outcomes of the only move and of the other moves. Plies are counted from the position before the move. */
export interface Comparison {
  outcome: Outcome;
  /** The number of other moves; `next` is the outcome of the best of them. */
  others: number;
  next: Outcome;
}

export type PuzzleSession = {
  readonly effort: Effort;
} & (
  | { readonly kind: "asked"; readonly hint: HintLevel }
  /** The opponent is about to move. */
  | { readonly kind: "waiting" }
  /** The move at this ply is wrong. `grade` is null if the move repeats a position, which makes the game a draw. */
  | { readonly kind: "wrong"; readonly ply: number; readonly grade: Grade | null }
  /** The reader has used all changes without reaching the goal. */
  | { readonly kind: "wrong-change"; readonly hint: HintLevel }
  /** `comparison`: only in a puzzle to find the only move. */
  | { readonly kind: "solved"; readonly comparison?: Comparison }
);

export type Action =
  /** The reader has moved. `comparison`: compares an only move with the other moves. */
  | { readonly do: "move"; readonly grade: Grade; readonly comparison?: Comparison | undefined }
  /** The opponent has moved. */
  | { readonly do: "reply" }
  /** An edit has ended. */
  | { readonly do: "edit" }
  /** Shows the idea. */
  | { readonly do: "hint" }
  /** Shows the move or the change. */
  | { readonly do: "solution" }
  | { readonly do: "again" }
  | { readonly do: "restart"; readonly effort: Effort };

/** Facts about the game after the move or the edit. */
export interface Facts {
  readonly puzzle: PuzzleKind;
  /** Whether it is the reader's turn. */
  readonly isOwnTurn: boolean;
  readonly isOver: boolean;
  /** Whether the reader has to win, but a position has been repeated, which is a draw. */
  readonly comesBack: boolean;
  /** The number of the reader's moves; `lastOwn` is the ply of the last one. */
  readonly ownMoves: number;
  readonly lastOwn: number;
  readonly progress: Progress | null;
}

/**
 * Announcements, in this order: the last move, its effect or the hint, the question, the player to move, the
 * solution, the effort.
 */
export type Said = "move" | "feedback" | "question" | "waiting" | "solved" | "effort";

/** The events that the reader's progress records. */
type Told = keyof Effort | "solved";

interface Step {
  now: PuzzleSession;
  say: Said[];
  tell: Told[];
}

export const NO_EFFORT: Effort = { mistakes: 0, hints: 0 };

const step = (now: PuzzleSession, say: Said[], tell: Told[] = []): Step => ({ now, say, tell });

/** An impossible action changes nothing and repeats the current state. */
const stay = (now: PuzzleSession): Step =>
  step(
    now,
    now.kind === "asked" ? ["question"] : [now.kind === "waiting" || now.kind === "solved" ? now.kind : "feedback"],
  );

const erred = (
  effort: Effort,
  wrong: { kind: "wrong"; ply: number; grade: Grade | null } | { kind: "wrong-change"; hint: HintLevel },
) => step({ ...wrong, effort: added(effort, "mistakes") }, ["feedback"], ["mistakes"]);

const solved = ({ effort }: PuzzleSession, comparison?: Comparison): Step =>
  step(
    { kind: "solved", effort, ...(comparison ? { comparison } : {}) },
    ["move", "solved", "effort", "feedback"],
    ["solved"],
  );

/** Returns the session after an action. */
export function next(now: PuzzleSession, action: Action, facts: Facts): Step {
  const { effort } = now;
  const hint = now.kind === "asked" || now.kind === "wrong-change" ? now.hint : null;
  switch (action.do) {
    case "move":
      if (now.kind !== "asked" || facts.puzzle === "change") return stay(now);
      return isMistake(action.grade)
        ? erred(effort, { kind: "wrong", ply: facts.lastOwn, grade: action.grade })
        : moved(now, facts, isEnough(facts), action.comparison);
    case "reply":
      return now.kind === "waiting" ? moved(now, facts, false) : stay(now);
    case "edit":
      return hint === null || facts.puzzle !== "change" ? stay(now) : edited(now, hint, facts.progress);
    case "hint":
      if (hint === null) return stay(now);
      return hint === 0 ? helped(effort, 1, "hints") : helped(effort, hint, null);
    case "solution":
      if (hint === null) return stay(now);
      return helped(effort, 2, isCounted(hint, facts.puzzle) ? null : "looked");
    case "again":
      if (now.kind === "wrong") return stay({ kind: "asked", hint: 0, effort });
      return now.kind === "wrong-change" ? stay({ kind: "asked", hint: now.hint, effort }) : stay(now);
    case "restart":
      return stay({ kind: "asked", hint: 0, effort: action.effort });
  }
}

/** Shows a hint of this level. `what`: the effort to add for the hint; `null` if this effort was added before. */
const helped = (effort: Effort, hint: HintLevel, what: "hints" | "looked" | null): Step =>
  step({ kind: "asked", hint, effort: what ? added(effort, what) : effort }, ["feedback"], what ? [what] : []);

/**
 * Whether showing the solution adds nothing more to the effort. In a puzzle with moves, the idea and the move count as
 * one help, so after the idea the move adds nothing.
 */
const isCounted = (hint: HintLevel, puzzle: PuzzleKind): boolean => hint === 2 || (hint === 1 && puzzle !== "change");

/** Whether this right move solves the puzzle before the end of the game. */
const isEnough = ({ puzzle, ownMoves }: Facts): boolean =>
  puzzle === "only-move" || (puzzle === "hold" && ownMoves >= MOVES_TO_HOLD);

/**
 * Handles a move that is no mistake, or the opponent's reply. If either repeats a position in a puzzle to win, the
 * reader's move is wrong after all. `suffices`: whether the move solves the puzzle.
 */
function moved(now: PuzzleSession, facts: Facts, suffices: boolean, comparison?: Comparison): Step {
  const { effort } = now;
  if (facts.comesBack) return erred(effort, { kind: "wrong", ply: facts.lastOwn, grade: null });
  if (suffices || facts.isOver) return solved(now, comparison);
  return step(facts.isOwnTurn ? { kind: "asked", hint: 0, effort } : { kind: "waiting", effort }, ["move", "feedback"]);
}

function edited(now: PuzzleSession, hint: HintLevel, progress: Progress | null): Step {
  const { effort } = now;
  if (progress?.isMet) return solved(now);
  const isWrong = progress?.allowed != null && progress.changes.length >= progress.allowed;
  if (isWrong) return now.kind === "wrong-change" ? stay(now) : erred(effort, { kind: "wrong-change", hint });
  const asked: PuzzleSession = { kind: "asked", hint, effort };
  return hint > 0 || progress?.refusal ? step(asked, ["feedback"]) : stay(asked);
}

/** The outcome of a move, with plies counted from the position before the move. */
const withMove = ({ outcome }: RankedMove): Outcome => ({
  ...outcome,
  plies: outcome.plies === null ? null : outcome.plies + 1,
});

/** The saved part of a session. */
interface SessionRecord {
  now: PuzzleSession;
  /** The destinations of the moves, in order. */
  moves: readonly number[];
}

/** A puzzle as stored for a reload. */
export interface PuzzleRecord extends SessionRecord {
  id: string;
  /** The link of the puzzle, with the reader's changes. */
  link: string;
}

/** Checks that a value is a record of this puzzle, but not that its moves are legal. */
export const isRecordOf =
  (puzzle: string) =>
  (value: unknown): value is PuzzleRecord => {
    const { id, link, moves, now } = (value ?? {}) as Partial<PuzzleRecord>;
    const isRecord = id === puzzle && typeof link === "string" && Array.isArray(moves);
    return isRecord && moves.every(Number.isInteger) && isSession(now);
  };

function isSession(value: unknown): value is PuzzleSession {
  const { kind, hint, ply, grade, comparison, effort } = (value ?? {}) as Record<string, unknown>;
  const { outcome, others, next } = (comparison ?? {}) as Partial<Comparison>;
  const isHint = hint === 0 || hint === 1 || hint === 2;
  const hasOwn = {
    asked: isHint,
    waiting: true,
    wrong: Number.isInteger(ply) && (grade === null || isOutcome((grade as Partial<Grade> | undefined)?.after)),
    "wrong-change": isHint,
    solved: comparison === undefined || (isOutcome(outcome) && isOutcome(next) && Number.isInteger(others)),
  };
  return hasOwn[kind as PuzzleSession["kind"]] === true && isEffort(effort);
}

function isOutcome(value: unknown): value is Outcome {
  const { winner, plies } = (value ?? {}) as Partial<Outcome>;
  return [null, "mouse", "cat"].includes(winner as Player) && (plies === null || Number.isInteger(plies));
}

export const newSession = (effort: Effort): SessionRecord => ({ now: { kind: "asked", hint: 0, effort }, moves: [] });

/** A puzzle's game and its session. */
export class PuzzlePlay {
  /** The game, with optimal play after the current ply. */
  readonly game: Game;
  readonly kind: PuzzleKind;
  /** The player whom the reader plays. */
  readonly side: Player;
  now: PuzzleSession;

  readonly #did: (step: Step) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * In a change puzzle, the change that solves it; null until the change is found. If `#makesAnswer` is not null, the
   * change is made as soon as it is found, and the puzzle counts as solved with this effort.
   */
  #answer: Change | null = null;
  #makesAnswer: Effort | null = null;

  /**
   * @param game the puzzle's game, which this object takes over; in a change puzzle, with its goal
   * @param record the point at which to continue
   * @param did called after each action
   * @throws {CatMouseError} if a move of the record is not legal
   */
  constructor(game: Game, kind: PuzzleKind, { now, moves }: SessionRecord, did: (step: Step) => void) {
    this.game = game;
    this.kind = kind;
    this.side = game.origin?.turn ?? "mouse";
    this.now = now;
    this.#did = did;
    try {
      for (const to of moves) {
        const { state } = game;
        if (!state) break;
        this.#gradeOf(to);
        game.make({ by: state.turn, from: state[state.turn], to });
      }
    } catch (error) {
      this.free();
      throw error;
    }
    game.subscribe(() => this.#findAnswer());
    this.#resume();
  }

  get record(): SessionRecord {
    const moves = this.kind === "change" ? [] : this.game.moves.slice(0, this.game.ply);
    return { now: this.now, moves: moves.map(({ to }) => to) };
  }

  /** Stops the opponent and playback. */
  stop(): void {
    clearTimeout(this.#timer);
    this.game.pause();
  }

  free(): void {
    this.stop();
    this.game.free();
  }

  get isSolved(): boolean {
    return this.now.kind === "solved";
  }

  /** The level of the hint for the current position. */
  get hint(): HintLevel {
    return "hint" in this.now ? this.now.hint : 0;
  }

  /** The legal moves now, best first. */
  get choices(): RankedMove[] {
    const { state, solution, ply } = this.game;
    if (!state || !solution || this.kind === "change" || this.now.kind !== "asked") return [];
    return solution.moves(state, ply);
  }

  /** The number of right moves now. */
  get rightChoices(): number {
    return this.choices.filter((move) => !isMistake(this.#gradeOf(move.to))).length;
  }

  /** The number of moves that the reader has made. */
  get ownMoves(): number {
    const { game, side } = this;
    return game.moves.slice(0, game.ply).filter(({ by }) => by === side).length;
  }

  /** The displayed wrong move; null if there is none. */
  get wrongMove(): Move | null {
    return this.now.kind === "wrong" ? (this.game.moves[this.now.ply] ?? null) : null;
  }

  /** The opponent's answer to the displayed wrong move; null if there is none. */
  get reply(): Move | null {
    const { wrongMove, game } = this;
    const last = game.moves[game.ply - 1];
    return wrongMove && last && last !== wrongMove ? last : null;
  }

  /** The move in the hint; null without one. */
  get hinted(): RankedMove | null {
    return this.hint === 2 ? (this.choices[0] ?? null) : null;
  }

  /** The change in the hint, once it is found; null without one. */
  get hintedChange(): Change | null {
    return this.hint === 2 ? this.#answer : null;
  }

  /**
   * Makes a move, if it is legal; returns whether it is. After a wrong move, the opponent replies immediately, without
   * a delay.
   */
  press(to: number): boolean {
    const { game, choices } = this;
    const move = choices.find((choice) => choice.to === to);
    if (!move) return false;
    const grade = this.#gradeOf(to);
    const comparison = this.#compared(move);
    if (isMistake(grade)) game.replay([...game.moves.slice(0, game.ply), move], game.ply + 2);
    else game.make(move);
    this.#do({ do: "move", grade, comparison });
    return true;
  }

  /** Compares an only move with the other moves. */
  #compared(move: RankedMove | undefined): Comparison | undefined {
    const [next, ...more] = this.choices.filter(({ to }) => to !== move?.to);
    if (this.kind !== "only-move" || !move || !next) return undefined;
    return { outcome: withMove(move), others: more.length + 1, next: withMove(next) };
  }

  /** Shows the optimal end of a puzzle that was solved before. Announces nothing, and adds nothing to the effort. */
  look(effort: Effort): void {
    const { kind, game } = this;
    if (kind === "change") {
      this.#makesAnswer = effort;
      this.#findAnswer();
      return;
    }
    const comparison = this.#compared(this.choices[0]);
    this.now = { kind: "solved", effort, ...(comparison ? { comparison } : {}) };
    // The line of a held draw may repeat positions without end, so only a few plies are shown.
    const plies = { "only-move": 1, hold: 2 * MOVES_TO_HOLD - 1, win: game.plies }[kind];
    for (let ply = 0; ply < plies; ply += 1) game.next();
  }

  edited(): void {
    this.#do({ do: "edit" });
  }

  /** Undoes the reader's changes, because hints are about the original game. Then shows the idea, move or change. */
  showHint(action: "hint" | "solution" = "hint"): void {
    this.#undoAll();
    this.#do({ do: action });
  }

  /** Returns to the position before the wrong move. */
  tryAgain(): void {
    this.#undoAll();
    if (this.now.kind === "wrong") this.game.takeBack(this.now.ply);
    this.#do({ do: "again" });
  }

  restart(effort: Effort): void {
    clearTimeout(this.#timer);
    this.#undoAll();
    this.game.replay([], 0);
    this.#do({ do: "restart", effort });
  }

  #do(action: Action): void {
    const step = next(this.now, action, this.#facts);
    this.now = step.now;
    this.#resume();
    this.game.changed();
    this.#did(step);
  }

  get #facts(): Facts {
    const { game, kind, side, ownMoves } = this;
    const { state, solution, ply } = game;
    return {
      puzzle: kind,
      isOwnTurn: state?.turn === side,
      isOver: state !== null && solution?.moves(state, ply).length === 0,
      comesBack: kind === "win" && game.isRepeated(ply),
      ownMoves,
      lastOwn: game.moves.slice(0, ply).findLastIndex(({ by }) => by === side),
      progress: game.progress,
    };
  }

  /** If the opponent is to move, makes its move after a delay. */
  #resume(): void {
    clearTimeout(this.#timer);
    if (this.now.kind === "waiting") this.#timer = setTimeout(() => this.#reply(), REPLY_DELAY);
  }

  #reply(): void {
    const { game } = this;
    const { state, solution, ply } = game;
    const move = state && solution?.reply(state, 1, "perfect", ply);
    if (!move) return;
    game.make(move);
    this.#do({ do: "reply" });
  }

  #gradeOf(to: number): Grade {
    const { state, solution, ply } = this.game;
    if (!state || !solution) throw new Error("there is no move in a game that is over");
    return solution.grade(state, to, ply);
  }

  #undoAll(): void {
    if (this.kind === "change" && this.game.canUndo) this.game.startOver();
  }

  /** Finds the change that solves the puzzle. On a graph, repeated whenever further changes are found. */
  #findAnswer(): void {
    const { game } = this;
    const isWanted = this.kind === "change" && (this.hint > 0 || this.#makesAnswer !== null);
    const progress = isWanted ? game.progress : null;
    if (this.#answer || !progress?.goal || progress.changes.length > 0) return;
    const { locked, goal } = progress;
    const isFree = ({ at }: Change) => !locked.some((place) => [at].flat().includes(place));
    const isRight = (change: Change) =>
      change.change === "winner" && change.outcome.winner === goal.winner && isFree(change);
    this.#answer = game.changes().find(isRight) ?? null;
    const effort = this.#makesAnswer;
    if (!this.#answer || !effort) return;
    this.#makesAnswer = null;
    this.now = { kind: "solved", effort };
    game.toggle(this.#answer);
  }
}
