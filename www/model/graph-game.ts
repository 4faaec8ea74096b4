// Play on a graph: what was played by hand, then optimal play, and how far of this is shown.
import type { GraphLine, GraphMove, GraphSolution, State } from "cat-and-mouse";

/** How long play rests on each ply, in milliseconds. */
const PLAY_INTERVAL = 750;

export class GraphPlay {
  readonly solution: GraphSolution;
  /** How many plies have been played, of `moves`. */
  ply = 0;
  /** A move that is pointed at and not played. */
  preview: GraphMove | null = null;

  readonly #changed: () => void;
  /** The states after each ply, as far as they have been asked for. Play begins at the start, or in one that a link names. */
  #states: State[] = [];
  #fromStart = true;
  #played: GraphMove[] = [];
  /** Optimal play after what was played by hand. */
  #rest: GraphLine;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(solution: GraphSolution, named: State | null, changed: () => void) {
    this.solution = solution;
    this.#changed = changed;
    this.#rest = this.#begin(named);
  }

  free(): void {
    clearInterval(this.#timer);
    this.solution.free();
  }

  get moves(): readonly GraphMove[] {
    return [...this.#played, ...this.#rest.moves];
  }

  get playedByHand(): number {
    return this.#played.length;
  }

  get plies(): number {
    return this.#played.length + this.#rest.moves.length;
  }

  get ending(): GraphLine["ending"] {
    return this.#rest.ending;
  }

  /** When a state came back, the index of the move first played from it. */
  get loopsFrom(): number | null {
    const { loopsFrom } = this.#rest;
    return loopsFrom === null ? null : this.#played.length + loopsFrom;
  }

  /** Whether there is a next ply: moves that loop have no end. */
  get hasNext(): boolean {
    return this.ply < this.plies || this.loopsFrom !== null;
  }

  /** Whether play begins at the start, and not in a state that a link names. */
  get fromStart(): boolean {
    return this.#fromStart;
  }

  /** Whether another state than the start is shown. */
  get isMoved(): boolean {
    return this.ply > 0 || !this.#fromStart;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  /** The state that is shown. */
  get state(): State {
    return this.#stateAfter(this.ply);
  }

  #stateAfter(plies: number): State {
    const moves = this.moves;
    for (let ply = this.#states.length; ply <= plies; ply += 1) {
      const [before, move] = [this.#states[ply - 1], moves[ply - 1]];
      const after = before && move && this.solution.after(before.mouse, before.cat, before.turn, move.to);
      if (!after) break;
      this.#states.push(after);
    }
    return this.#states[plies] ?? this.solution.start();
  }

  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.preview = null;
    this.#changed();
  }

  /** Goes on by one ply. The end of a loop is the same state as its beginning, so play goes on from there. */
  next(): void {
    const { loopsFrom } = this;
    this.goTo(this.ply === this.plies && loopsFrom !== null ? loopsFrom + 1 : this.ply + 1);
  }

  /** Makes a move from the state that is shown. What was ahead of it is forgotten, unless it is the same move. */
  make(move: GraphMove): void {
    this.pause();
    if (this.moves[this.ply]?.to !== move.to) {
      this.#played = [...this.moves.slice(0, this.ply), move];
      this.#states.length = Math.min(this.#states.length, this.ply + 1);
      const { mouse, cat, turn } = this.#stateAfter(this.#played.length);
      this.#rest = this.solution.line(mouse, cat, turn);
    }
    this.goTo(this.ply + 1);
  }

  /** Begins anew in a state that a link names, or else at the start. What was played by hand is forgotten. */
  begin(named: State | null): void {
    this.pause();
    this.#rest = this.#begin(named);
    this.goTo(0);
  }

  #begin(named: State | null): GraphLine {
    const start = this.solution.start();
    const { mouse, cat, turn } = named ?? start;
    this.#played = [];
    this.#states = [{ mouse, cat, turn }];
    this.#fromStart = mouse === start.mouse && cat === start.cat && turn === start.turn;
    return this.solution.line(mouse, cat, turn);
  }

  play(): void {
    if (this.playing || !this.hasNext) return;
    const step = () => {
      this.next();
      if (!this.hasNext) this.pause();
    };
    this.#timer = setInterval(step, PLAY_INTERVAL);
    step();
  }

  pause(): void {
    if (!this.playing) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#changed();
  }

  /** Points at a move, or at none. */
  point(move: GraphMove | null): void {
    if (this.preview === move) return;
    this.preview = move;
    this.#changed();
  }
}
