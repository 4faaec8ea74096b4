// Moves that can be stepped through: those made by hand, then optimal play; and the current ply.
import type { Line as BoardLine, DecidedState, GraphLine, Move, State } from "cat-and-mouse";
import { StepPlayer } from "../lib/step-player";
import { pace } from "./speed";

/** The time between plies at the usual pace, in milliseconds. */
const PLAY_INTERVAL = 750;

export type Line = BoardLine | GraphLine;

export type Ending = Line["ending"];

export function isSame(one: State, other: State): boolean {
  return one.mouse === other.mouse && one.cat === other.cat && one.turn === other.turn;
}

/** Base class of the games on boards and on graphs. */
export abstract class Playback {
  /** The current ply, from 0 to the number of `moves`. */
  ply = 0;
  /** A move that is previewed but not made. */
  preview: Move | null = null;
  /** A state shown instead of the current one. */
  example: DecidedState | null = null;

  /** The moves made by hand. The first one starts from the origin, the state before the first ply. */
  protected played: Move[] = [];
  /** Optimal play after the moves made by hand; computed on demand, because strokes in an exercise do not need it. */
  #rest: Line | null = null;
  /**
   * The states after each ply, computed on demand. The first is the start or the state in a link; empty while a piece
   * is missing.
   */
  #states: State[] = [];
  #fromStart = true;
  readonly #player = new StepPlayer();

  /** Notifies listeners to re-render. */
  abstract changed(): void;
  /** The state after a move; null if the move is not legal. */
  protected abstract after(state: State, move: Move): State | null;
  /** Optimal play from the state after this many plies. */
  protected abstract lineFrom(plies: number, state: State | null): Line;

  /** Forgets all moves. Play then starts in `named`, the state of a link; without one, in `start`. */
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

  /** The number of moves made by hand. */
  get playedByHand(): number {
    return this.played.length;
  }

  get plies(): number {
    return this.played.length + this.#line.moves.length;
  }

  get ending(): Ending {
    return this.#line.ending;
  }

  /** In a loop, the index of the first move from the repeated state; null without a loop. */
  get loopsFrom(): number | null {
    const { loopsFrom } = this.#line;
    return loopsFrom === null ? null : this.played.length + loopsFrom;
  }

  /** Whether there is a next ply. A loop has no end. */
  get hasNext(): boolean {
    return this.ply < this.plies || this.loopsFrom !== null;
  }

  /** Whether playback is running. */
  get playing(): boolean {
    return this.#player.isPlaying;
  }

  /** Whether play starts at the start, and not in the state of a link. */
  get fromStart(): boolean {
    return this.#fromStart;
  }

  /** Whether the displayed state is not the start. */
  get isMoved(): boolean {
    return this.ply > 0 || !this.#fromStart || this.example !== null;
  }

  /** The state before the first ply; null while a piece is missing. */
  get origin(): State | null {
    return this.stateAfter(0);
  }

  /** The displayed state; null while a piece is missing. */
  get state(): State | null {
    return this.example ?? this.stateAfter(this.ply);
  }

  stateAfter(plies: number): State | null {
    // States within the moves made by hand do not need the optimal play after them, which takes time to compute.
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

  /** Advances by one ply. At the end of a loop, play continues from the loop's beginning, which is the same state. */
  next(): void {
    const { loopsFrom } = this;
    this.goTo(this.ply === this.plies && loopsFrom !== null ? loopsFrom + 1 : this.ply + 1);
  }

  /** Makes a move from the displayed state. Later moves are forgotten, unless the move is the same. */
  make(move: Move): void {
    this.pause();
    if (this.moves[this.ply]?.to !== move.to) this.setPlayed([...this.moves.slice(0, this.ply), move], this.ply);
    this.goTo(this.ply + 1);
  }

  /** Replaces the moves made by hand; the first `same` of them are unchanged. Optimal play continues after the last. */
  protected setPlayed(played: Move[], same: number): void {
    this.played = played;
    this.#states.length = Math.min(this.#states.length, same + 1);
    this.#rest = null;
  }

  /** Starts playback. `atOnce`: makes the first step immediately, without the delay. */
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

  /** Continues playback at a changed pace. */
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

  /** Previews a move; null ends the preview. */
  point(move: Move | null): void {
    if (this.preview === move) return;
    this.preview = move;
    this.changed();
  }
}
