// One try at a puzzle: the solver judges each move, and moves the opponent, also after a wrong one.
import type { Move, Player } from "cat-and-mouse";
import type { Change, Game, Grade, Outcome, RankedMove } from "./game";
import { isMistake, REPLY_DELAY } from "./opponent";
import type { PuzzleKind } from "./puzzles";

/** How many moves in a row must not lose, for a draw to be held. */
export const MOVES_TO_HOLD = 3;

/** A wrong move and what is worse after it, `null` if it brings a position back in a game that is then drawn; or that a change was wrong. */
export type Wrong = { move: Move; grade: Grade | null } | "change";

/** What the only move comes to, and what the others would have come to; plies count from the position before it, as in Solve. */
export interface Comparison {
  outcome: Outcome;
  /** How many others there were, and the outcome of the best of them. */
  others: number;
  next: Outcome;
}

/** Told as it happens. */
export interface AttemptListener {
  /** Something that is shown has changed. */
  changed(): void;
  erred(): void;
  solved(): void;
}

/** The outcome of a move, counted from the position before it. */
const withMove = ({ outcome }: RankedMove): Outcome => ({
  ...outcome,
  plies: outcome.plies === null ? null : outcome.plies + 1,
});

export class Attempt {
  /** The game, with optimal play after what is shown. */
  readonly game: Game;
  readonly kind: PuzzleKind;
  /** The player who is to solve it. */
  readonly side: Player;
  /** The last move, if it was wrong. */
  wrong: Wrong | null = null;
  isSolved = false;
  /** Of an only move, once it is found. */
  comparison: Comparison | null = null;
  /** How much is told of the current position: nothing, the idea, or the move. */
  hint: 0 | 1 | 2 = 0;

  readonly #listener: AttemptListener;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of a change: the one that decides, once it is known. */
  #answer: Change | null = null;

  /** @param game the puzzle's, which it takes over; one that is changed has its goal */
  constructor(game: Game, kind: PuzzleKind, listener: AttemptListener) {
    this.game = game;
    this.kind = kind;
    this.side = game.origin?.turn ?? "mouse";
    this.#listener = listener;
    this.game.subscribe(() => this.#changed());
  }

  /** Ends what goes on by itself. */
  stop(): void {
    clearTimeout(this.#timer);
    this.game.pause();
  }

  free(): void {
    this.stop();
    this.game.free();
  }

  /** Whether the opponent is about to move. */
  get isWaiting(): boolean {
    return !this.wrong && !this.isSolved && this.game.state?.turn !== this.side;
  }

  /** The moves that can be made now, best first. */
  get choices(): RankedMove[] {
    const { state, solution, ply } = this.game;
    if (!state || !solution || this.kind === "change" || this.wrong || this.isSolved || this.isWaiting) return [];
    return solution.moves(state.mouse, state.cat, state.turn, ply);
  }

  /** How many of the moves that can be made now are right. */
  get rightChoices(): number {
    return this.choices.filter((move) => !isMistake(this.#gradeOf(move.to))).length;
  }

  /** How many right moves were made. */
  get rightMoves(): number {
    const { game, side } = this;
    return game.moves.slice(0, game.ply).filter(({ by }) => by === side).length;
  }

  /** Makes a move, if that is possible. A wrong one is answered at once: the position that is shown is the one after the reply. */
  press(to: number): void {
    const { game, choices } = this;
    const move = choices.find((choice) => choice.to === to);
    if (!move) return;
    this.hint = 0;
    const grade = this.#gradeOf(to);
    if (isMistake(grade)) {
      this.wrong = { move, grade };
      this.#listener.erred();
      game.replay([...game.moves.slice(0, game.ply), move], game.ply + 2);
    } else {
      const [next, ...more] = choices.filter((choice) => choice !== move);
      if (this.kind === "only-move" && next)
        this.comparison = { outcome: withMove(move), others: more.length + 1, next: withMove(next) };
      game.make(move);
      this.#afterMove();
    }
  }

  /** Goes back to the position before the wrong move. */
  tryAgain(): void {
    const { game } = this;
    const { wrong } = this;
    this.wrong = null;
    if (wrong === "change") this.#undoAll();
    else if (wrong) game.takeBack(game.moves.lastIndexOf(wrong.move));
    else game.changed();
  }

  #undoAll(): void {
    if (this.game.canUndo) this.game.startOver();
  }

  /** Begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    const { game } = this;
    this.wrong = null;
    this.isSolved = false;
    this.comparison = null;
    this.hint = 0;
    this.#undoAll();
    game.replay([], 0);
  }

  /** Tells the idea, then the move; or the one that is wanted. */
  showHint(hint: 1 | 2 = this.hint === 0 ? 1 : 2): void {
    this.hint = hint;
    if (this.kind === "change") {
      // What decides is found out about what was asked, not about what has been made of it.
      this.#undoAll();
      this.#findAnswer();
    }
    this.game.changed();
  }

  /** What the next hint counts as: the second one of a puzzle with one answer tells the solution. */
  get nextHelp(): "hints" | "looked" {
    return this.hint === 1 && (this.kind === "change" || this.kind === "only-move") ? "looked" : "hints";
  }

  /** How the opponent answered the wrong move that is shown; null if none is shown, or if it ended the game. */
  get reply(): Move | null {
    const { wrong, game } = this;
    const last = game.moves[game.ply - 1];
    return wrong && wrong !== "change" && last && last !== wrong.move ? last : null;
  }

  /** The best move now. */
  get hinted(): RankedMove | null {
    return this.hint === 2 ? (this.choices[0] ?? null) : null;
  }

  /** What is to be changed, once it was asked for and is known. */
  get hintedChange(): Change | null {
    return this.hint === 2 && !this.isSolved ? this.#answer : null;
  }

  #gradeOf(to: number): Grade {
    const { state, solution, ply } = this.game;
    if (!state || !solution) throw new Error("there is no move in a game that is over");
    return solution.grade(state.mouse, state.cat, state.turn, to, ply);
  }

  /** Whether a game that is to be won is drawn, because the state that is shown was there before. */
  get #comesBack(): boolean {
    return this.kind === "win" && this.game.isRepeated(this.game.ply);
  }

  /** The solver has moved: that may be the end, or the opponent is next. */
  #afterMove(): void {
    const { kind } = this;
    if (this.#comesBack) this.#lose();
    else if (kind === "only-move" || this.#isOver || (kind === "hold" && this.rightMoves >= MOVES_TO_HOLD))
      this.#solve();
    else this.#timer = setTimeout(() => this.#reply(), REPLY_DELAY);
  }

  get #isOver(): boolean {
    const { state, solution, ply } = this.game;
    return state !== null && solution?.moves(state.mouse, state.cat, state.turn, ply).length === 0;
  }

  #reply(): void {
    const { game } = this;
    const { state, solution, ply } = game;
    const move = state && solution?.reply(state.mouse, state.cat, state.turn, 1, "perfect", ply);
    if (!move) return;
    game.make(move);
    if (this.#comesBack) this.#lose();
    else if (this.#isOver) this.#solve();
  }

  /** A win that goes round in circles is a draw. The last move stays until the next try. */
  #lose(): void {
    const { game, side } = this;
    const move = game.moves.slice(0, game.ply).findLast(({ by }) => by === side);
    if (move) this.wrong = { move, grade: null };
    this.#listener.erred();
    game.changed();
  }

  #solve(): void {
    clearTimeout(this.#timer);
    this.isSolved = true;
    this.#listener.solved();
    this.game.changed();
  }

  #changed(): void {
    const { game } = this;
    if (this.kind === "change") {
      if (this.hint > 0) this.#findAnswer();
      if (!this.isSolved && !game.isStroking && game.progress(this.side)?.isMet) {
        this.wrong = null;
        this.#solve();
        return;
      }
      if (!game.isStroking) this.#judgeChange();
    }
    this.#listener.changed();
  }

  /** Whether all changes that are allowed were made, and the goal is not reached. */
  #judgeChange(): void {
    const progress = this.game.progress(this.side);
    const isWrong = !this.isSolved && progress?.allowed != null && progress.changes.length >= progress.allowed;
    const wasWrong = this.wrong !== null;
    this.wrong = isWrong ? "change" : null;
    if (isWrong && !wasWrong) this.#listener.erred();
  }

  /** Looks for the change that decides. In a graph they become known one after another, and each is told. */
  #findAnswer(): void {
    const { game } = this;
    const progress = game.progress(this.side);
    if (this.#answer || !progress?.goal || progress.changes.length > 0) return;
    const { locked, goal } = progress;
    const isFree = ({ at }: Change) => !locked.some((place) => [at].flat().includes(place));
    const isRight = (change: Change) =>
      change.change === "winner" && change.outcome.winner === goal.winner && isFree(change);
    this.#answer = game.changes().find(isRight) ?? null;
  }
}
