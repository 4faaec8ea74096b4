// Moves that can be stepped through: those that were made by hand, optimal play after them, and how many of them are shown.
import type { Line as BoardLine, DecidedState, GraphLine, Move, State } from "cat-and-mouse";
import { StepPlayer } from "../lib/step-player";
import { pace } from "./pace";

/** How long play rests on each ply at the usual pace, in milliseconds. */
const PLAY_INTERVAL = 750;

export type Line = BoardLine | GraphLine;

export type Ending = Line["ending"];

export function isSame(one: State, other: State): boolean {
  return one.mouse === other.mouse && one.cat === other.cat && one.turn === other.turn;
}

/** On a board or on a graph. */
export abstract class Playback {
  /** How many plies are shown, of `moves`. */
  ply = 0;
  /** A move that is pointed at and not made. */
  preview: Move | null = null;
  /** A state to show instead of the current one. */
  example: DecidedState | null = null;

  /** The moves that were made by hand, from the origin on. */
  protected played: Move[] = [];
  /** Optimal play after them, once something asks for it: no stroke in an exercise does. */
  #rest: Line | null = null;
  /**
   * The states after each ply, as far as they have been asked for. Play begins at the start, or in a state that a link names;
   * there is none while a piece is missing.
   */
  #states: State[] = [];
  #fromStart = true;
  readonly #player = new StepPlayer();

  /** Notifies listeners to re-render. */
  abstract changed(): void;
  /** The state after a move; null if the move is not legal. */
  protected abstract after(state: State, move: Move): State | null;
  /** Optimal play from the state after this number of plies. */
  protected abstract lineFrom(plies: number, state: State | null): Line;

  /** Forgets all moves. Play begins at the start, or in the other state if a link names one. */
  protected begin(start: State | null, named: State | null): void {
    const origin = start && (named ?? start);
    this.ply = 0;
    this.preview = null;
    this.example = null;
    this.played = [];
    this.#states = origin ? [{ mouse: origin.mouse, cat: origin.cat, turn: origin.turn }] : [];
    this.#fromStart = !start || !origin || isSame(origin, start);
    this.#rest = null;
  }

  get #line(): Line {
    this.#rest ??= this.lineFrom(this.played.length, this.stateAfter(this.played.length));
    return this.#rest;
  }

  /** All moves from the origin on. */
  get moves(): readonly Move[] {
    return [...this.played, ...this.#line.moves];
  }

  /** How many of them were made by hand. */
  get playedByHand(): number {
    return this.played.length;
  }

  get plies(): number {
    return this.played.length + this.#line.moves.length;
  }

  /** How the moves end. */
  get ending(): Ending {
    return this.#line.ending;
  }

  /** When a state came back, the index of the move first made from it. */
  get loopsFrom(): number | null {
    const { loopsFrom } = this.#line;
    return loopsFrom === null ? null : this.played.length + loopsFrom;
  }

  /** Whether there is a next ply: moves that loop have no end. */
  get hasNext(): boolean {
    return this.ply < this.plies || this.loopsFrom !== null;
  }

  /** Whether one ply is shown after another. */
  get playing(): boolean {
    return this.#player.isPlaying;
  }

  /** Whether play begins at the start, and not in a state that a link names. */
  get fromStart(): boolean {
    return this.#fromStart;
  }

  /** Whether another state than the start is shown. */
  get isMoved(): boolean {
    return this.ply > 0 || !this.#fromStart || this.example !== null;
  }

  /** The state before the first ply; null while a piece is missing. */
  get origin(): State | null {
    return this.stateAfter(0);
  }

  /** The state that is shown; null while a piece is missing. */
  get state(): State | null {
    return this.example ?? this.stateAfter(this.ply);
  }

  stateAfter(plies: number): State | null {
    // Optimal play is computed from the state after the moves made by hand, and so not needed before it.
    const moves = plies > Math.max(this.played.length, this.#states.length - 1) ? this.moves : this.played;
    for (let ply = this.#states.length; ply > 0 && ply <= plies; ply += 1) {
      const [before, move] = [this.#states[ply - 1], moves[ply - 1]];
      const state = before && move && this.after(before, move);
      if (!state) break;
      this.#states.push(state);
    }
    return this.#states[plies] ?? null;
  }

  /** Shows the state after this number of plies. */
  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.preview = null;
    this.example = null;
    this.changed();
  }

  /** Goes on by one ply. The end of a loop is the same state as its beginning, so play goes on from there. */
  next(): void {
    const { loopsFrom } = this;
    this.goTo(this.ply === this.plies && loopsFrom !== null ? loopsFrom + 1 : this.ply + 1);
  }

  /** Makes a move from the state that is shown. What was ahead of it is forgotten, unless it is the same move. */
  make(move: Move): void {
    this.pause();
    if (this.moves[this.ply]?.to !== move.to) this.setPlayed([...this.moves.slice(0, this.ply), move], this.ply);
    this.goTo(this.ply + 1);
  }

  /** Replaces the moves made by hand from this ply on; then follows optimal play. */
  protected setPlayed(played: Move[], same: number): void {
    this.played = played;
    this.#states.length = Math.min(this.#states.length, same + 1);
    this.#rest = null;
  }

  /** `atOnce`: the first step is made now, and not only after the time that each ply is shown. */
  play({ atOnce = true } = {}): void {
    if (this.playing || !this.hasNext) return;
    const step = () => {
      this.next();
      if (!this.hasNext) this.pause();
      return this.hasNext;
    };
    this.#player.play(step, PLAY_INTERVAL / pace());
    if (atOnce) step();
  }

  pause(): void {
    if (!this.playing) return;
    this.stop();
    this.changed();
  }

  /** After the pace has changed: from now on it plays with the new one. */
  keepPace(): void {
    if (this.playing) {
      this.stop();
      this.play({ atOnce: false });
    }
    this.changed();
  }

  /** Pauses without notifying listeners. */
  protected stop(): void {
    this.#player.stop();
  }

  /** Points at a move, or at none. */
  point(move: Move | null): void {
    if (this.preview === move) return;
    this.preview = move;
    this.changed();
  }
}
