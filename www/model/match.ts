// A game against the solver: who plays which side, the moves that were made, their grades, and how it ended.
import { type Move, ownMoves, type Player } from "cat-and-mouse";
import type { Ending, Game, Grade, OpenGame, Outcome, RankedMove } from "./game";
import { type Rival, STRENGTHS } from "./names";
import { isMistake, opponentOf, REPLY_DELAY } from "./opponent";

export interface Opponent {
  /** The side that the reader plays. */
  side: Player;
  /** How well the opponent plays; or that two people play, who both use this device. */
  strength: Rival;
}

/** Everything that is needed to continue a match later. */
export interface MatchRecord extends Opponent {
  /** The game, and the state in which the match begins if it is not the start. */
  link: string;
  /** Decides which of several moves the opponent chooses. */
  seed: number;
  /** The places to which the players have moved in turn. */
  moves: number[];
  gaveUp: boolean;
  /** What the reader was helped with; a record of an earlier version has none. */
  help?: Help;
}

/** How often the reader asked for a hint, and took a move back. */
export interface Help {
  hints: number;
  takeBacks: number;
}

export interface Result {
  /** null in a draw. */
  winner: Player | null;
  ending: Ending | "given-up" | "repeat";
}

/** A move with its grade. */
export interface GradedMove {
  /** The number of plies before it. */
  ply: number;
  move: Move;
  grade: Grade;
}

/** How many moves sooner the player who makes this move loses. On a graph a ply sooner may leave as many moves. */
export function movesLost({ move: { by }, grade: { verdict, before, after } }: GradedMove): number {
  if (verdict !== "sooner" || before.plies === null || after.plies === null) return 0;
  return ownMoves(before.plies, by, by) - ownMoves(after.plies + 1, by, by);
}

export class Match {
  /** The game, and the moves that were made in it. Its `ply` is smaller than the number of moves while the reader looks back. */
  readonly game: Game;
  readonly side: Player;
  readonly strength: Rival;
  readonly link: string;
  readonly seed: number;
  /** The move that was given as a hint for the current state. */
  hint: RankedMove | null = null;

  #gaveUp = false;
  #help: Help;
  #grades: Grade[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Starts a match, or continues one. Call `resume` to let the opponent move if it is its turn.
   * @throws {CatMouseError} if the game cannot be read or a move is not legal
   */
  constructor({ link, side, strength, seed, moves, gaveUp, help }: MatchRecord, open: OpenGame) {
    this.#help = { hints: 0, takeBacks: 0, ...help };
    this.link = link;
    this.side = side;
    this.strength = strength;
    this.seed = seed;
    this.game = open(link, { continues: false });
    try {
      for (const to of moves) this.#make(to);
    } catch (error) {
      this.free();
      throw error;
    }
    this.#gaveUp = gaveUp;
  }

  /** Frees the memory that it holds in the solver. Nothing else may be called after it. */
  free(): void {
    clearTimeout(this.#timer);
    this.game.free();
  }

  get record(): MatchRecord {
    const { link, side, strength, seed } = this;
    const moves = this.game.moves.map(({ to }) => to);
    return { link, side, strength, seed, moves, gaveUp: this.#gaveUp, help: this.#help };
  }

  get help(): Readonly<Help> {
    return this.#help;
  }

  /** Whether two people play, so that both sides are a reader's. */
  get isShared(): boolean {
    return this.strength === "person";
  }

  /** Who the reader is at the moment: the player to move, if two people play. */
  get reader(): Player {
    const { game, side } = this;
    return (this.isShared ? game.stateAfter(game.plies)?.turn : side) ?? side;
  }

  #isOwn(by: Player): boolean {
    return this.isShared || by === this.side;
  }

  /** Whether the reader has made a move. */
  get isUnderWay(): boolean {
    return this.game.moves.some(({ by }) => this.#isOwn(by));
  }

  get isLookingBack(): boolean {
    return this.game.ply < this.game.plies;
  }

  /** The outcome with optimal play from the first state of the match on; `null` while nobody can play. */
  get start(): Outcome | null {
    const state = this.game.stateAfter(0);
    return (state && this.game.solution?.result(state.mouse, state.cat, state.turn)) ?? null;
  }

  /** The number of moves after which the reader loses if both play perfectly from the start; `null` unless that is certain. */
  get hopeless(): number | null {
    const { start, side } = this;
    const turn = this.game.stateAfter(0)?.turn;
    if (this.isShared || !turn || !start || start.plies === null || start.winner === side) return null;
    return ownMoves(start.plies, side, turn);
  }

  /** The same from its last state on. */
  get outcome(): Outcome | null {
    return this.#grades.at(-1)?.after ?? this.start;
  }

  /** How the match ended; `null` while it goes on. */
  get result(): Result | null {
    const { outcome, game } = this;
    const state = game.stateAfter(game.plies);
    if (!outcome || !state) return null;
    // There is no move when the game is over, also by the move limit.
    if (game.solution?.moves(state.mouse, state.cat, state.turn, game.plies).length === 0) return outcome;
    if (game.isRepeated(game.plies)) return { winner: null, ending: "repeat" };
    return this.#gaveUp ? { winner: opponentOf(this.reader), ending: "given-up" } : null;
  }

  /** Whether the opponent is about to move. */
  get isWaiting(): boolean {
    const { game } = this;
    const state = game.stateAfter(game.plies);
    return state !== null && !this.#isOwn(state.turn) && this.result === null;
  }

  /** The legal moves of the reader in the state that is shown, best first; empty if it is not the reader's turn. */
  get choices(): RankedMove[] {
    const { state, ply } = this.game;
    if (!state || !this.#isOwn(state.turn) || this.isLookingBack || this.result) return [];
    return this.game.solutionAfter(ply)?.moves(state.mouse, state.cat, state.turn, ply) ?? [];
  }

  get moves(): GradedMove[] {
    return this.game.moves.flatMap((move, ply) => {
      const grade = this.#grades[ply];
      return grade ? [{ ply, move, grade }] : [];
    });
  }

  /** The last move with which this player threw a win away, or let the other one force a win. */
  mistakeOf(player: Player): GradedMove | null {
    const lost = ({ move, grade }: GradedMove) =>
      move.by === player && grade.after.winner !== player && isMistake(grade);
    return this.moves.findLast(lost) ?? null;
  }

  /** The mistake that decided the match: the loser's last one. In a draw it is the last one of both players. `null`: there is none. */
  get decisive(): GradedMove | null {
    const { result, side } = this;
    if (!result) return null;
    if (result.winner !== null) return this.mistakeOf(opponentOf(result.winner));
    const own = this.mistakeOf(side);
    const other = this.mistakeOf(opponentOf(side));
    return other && (!own || other.ply > own.ply) ? other : own;
  }

  /** The reader's last move, if it saved a draw that every other move would have lost; `null` if it did not. */
  get saved(): GradedMove | null {
    const last = this.moves.at(-1);
    return last && this.#isOwn(last.move.by) && last.grade.verdict === "loss-to-draw" ? last : null;
  }

  /** The move of the loser that shortened the match most, where every move lost; `null` if none did. */
  get shortened(): GradedMove | null {
    const winner = this.result?.winner;
    if (!winner || this.decisive) return null;
    const sooner = this.moves.filter((graded) => graded.move.by !== winner && movesLost(graded) > 0);
    return sooner.reduce<GradedMove | null>(
      (most, each) => (most && movesLost(most) >= movesLost(each) ? most : each),
      null,
    );
  }

  /** A better move in the same state; `null` if there is none. */
  betterThan({ ply, grade }: GradedMove): RankedMove | null {
    const state = this.game.stateAfter(ply);
    if (!state || grade.verdict === "best" || grade.verdict === "loss-to-draw") return null;
    return this.game.solutionAfter(ply)?.moves(state.mouse, state.cat, state.turn, ply)[0] ?? null;
  }

  /** Lets the opponent move if it is its turn. */
  resume(): void {
    clearTimeout(this.#timer);
    if (this.isWaiting) this.#timer = setTimeout(() => this.#reply(), REPLY_DELAY);
  }

  /** Moves the reader's piece to this place, if that is a legal move. The opponent replies after a moment. */
  press(place: number): void {
    if (!this.choices.some(({ to }) => to === place)) return;
    this.#make(place);
    this.resume();
  }

  showHint(): void {
    const [best = null] = this.choices;
    // To look at the same hint again is no other one.
    if (best && !this.hint) this.#help = { ...this.#help, hints: this.#help.hints + 1 };
    this.hint = best;
    this.game.changed();
  }

  /** The number of the move at this ply among the moves of the same player, counted from 1. */
  numberOf(ply: number): number {
    const { moves } = this.game;
    return moves.slice(0, ply + 1).filter(({ by }) => by === moves[ply]?.by).length;
  }

  /** The number of plies before the reader's last move; `null` if there is none. */
  get lastOwnPly(): number | null {
    return this.moves.findLast(({ move }) => this.#isOwn(move.by))?.ply ?? null;
  }

  /** Takes back all moves after this many plies. */
  takeBack(plies: number): void {
    this.hint = null;
    this.#gaveUp = false;
    this.#help = { ...this.#help, takeBacks: this.#help.takeBacks + 1 };
    this.#grades.length = plies;
    this.game.takeBack(plies);
    this.resume();
  }

  /** Shows the state after this many plies. */
  lookAt(plies: number): void {
    this.hint = null;
    this.game.goTo(plies);
  }

  giveUp(): void {
    clearTimeout(this.#timer);
    this.hint = null;
    this.#gaveUp = true;
    this.game.goTo(this.game.plies);
  }

  #reply(): void {
    const { game } = this;
    const state = game.stateAfter(game.plies);
    if (!state || !this.isWaiting) return;
    const { strength, seed } = this;
    if (strength === "person") return;
    const solution = game.solutionAfter(game.plies);
    const move = solution?.reply(state.mouse, state.cat, state.turn, seed, strength, game.plies);
    if (move) this.#make(move.to);
  }

  #make(to: number): void {
    const { game } = this;
    const { plies } = game;
    const state = game.stateAfter(plies);
    const solution = game.solutionAfter(plies);
    if (!state || !solution) return;
    this.hint = null;
    this.#grades[plies] = solution.grade(state.mouse, state.cat, state.turn, to, plies);
    game.goTo(plies);
    game.make({ by: state.turn, from: state[state.turn], to });
  }
}

/** Checks that a value is a record; not that its moves are legal. */
export function isMatchRecord(value: unknown): value is MatchRecord {
  const { link, side, strength, seed, moves, gaveUp, help } = (value ?? {}) as Partial<MatchRecord>;
  return (
    typeof link === "string" &&
    (side === "mouse" || side === "cat") &&
    [...STRENGTHS, "person"].includes(strength ?? "") &&
    Array.isArray(moves) &&
    [seed, ...moves, help?.hints ?? 0, help?.takeBacks ?? 0].every(Number.isInteger) &&
    typeof gaveUp === "boolean"
  );
}
