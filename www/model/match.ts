// A match against the solver or between two people: graded moves, the state as one value, and the opponent's replies.
import { type Move, ownMoves, type Player } from "cat-and-mouse";
import { winnerOf } from "./assignment";
import type { Ending, Game, Grade, OpenGame, Outcome, RankedMove } from "./game";
import { type Rival, STRENGTHS } from "./names";
import { isMistake, opponentOf, REPLY_DELAY } from "./opponent";

export interface Opponent {
  /** The player whom the reader plays. */
  side: Player;
  /** The opponent's strength; `"person"`: two people share this device. */
  strength: Rival;
}

/** The data needed to continue a match later. */
export interface MatchRecord extends Opponent {
  /** The link of the game. It names the first state of the match, unless this is the game's starting state. */
  link: string;
  /** The seed for the opponent's choice among several moves. */
  seed: number;
  /** The destinations of the moves, in order. */
  moves: number[];
  gaveUp: boolean;
  /** Absent in records of earlier versions. */
  help?: Help;
}

/** The number of hints and of moves taken back. */
export interface Help {
  hints: number;
  takeBacks: number;
}

export interface Result {
  /** null in a draw. */
  winner: Player | null;
  /** `"late"`: the move limit came before a forced win. */
  ending: Ending | "given-up" | "repeat" | "late";
}

export interface GradedMove {
  /** The number of plies before the move. */
  ply: number;
  move: Move;
  grade: Grade;
}

/**
 * The number of moves by which this move hastens the loss of its player, in that player's own moves; else 0. On a
 * graph, also 0 if the loss comes one ply sooner but takes as many moves as before.
 */
export function movesLost({ move: { by }, grade: { verdict, before, after } }: GradedMove): number {
  if (verdict !== "sooner" || before.plies === null || after.plies === null) return 0;
  return ownMoves(before.plies, by, by) - ownMoves(after.plies + 1, by, by);
}

/** Whether the move gave up a forced win, or gave the opponent a forced win. */
export const isBlunder = ({ move, grade }: GradedMove): boolean =>
  winnerOf(grade.after) !== move.by && isMistake(grade);

/** The stage of a match after its last move. */
type Stage =
  /** It is a reader's turn. `choices`: the legal moves, best first. */
  | { readonly kind: "turn"; readonly choices: readonly RankedMove[] }
  /** It is a reader's turn, and a hint is shown. */
  | { readonly kind: "hinted"; readonly choices: readonly RankedMove[]; readonly hint: RankedMove }
  /** The opponent is about to move. */
  | { readonly kind: "waiting" }
  /** The match is over. `turningPoint`: the move that decided the match; null if no move did. */
  | { readonly kind: "over"; readonly result: Result; readonly turningPoint: GradedMove | null };

/** The visible part of a match: its current stage, or an earlier move. */
export type MatchState =
  | Stage
  /** `better`: the best move; null if the move `looked` was as good. */
  | {
      readonly kind: "looking-back";
      readonly looked: GradedMove;
      readonly better: RankedMove | null;
      readonly stage: Stage;
    };

export class Match {
  /** The game and its moves. Its `ply` is less than the number of moves while the reader looks back. */
  readonly game: Game;
  readonly terms: Omit<MatchRecord, "moves" | "gaveUp" | "help">;
  #help: Help;
  /** The reader's request since the last move: a hint, or to give up. */
  #asked: "hint" | "end" | null = null;
  #grades: Grade[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moved: () => void;

  /**
   * Starts or continues a match. Call `resume` afterwards, because the opponent may be the player to move.
   * @param moved called after each move from now on
   * @throws {CatMouseError} if the game cannot be read or a move is not legal
   */
  constructor({ moves, gaveUp, help, ...terms }: MatchRecord, open: OpenGame, moved = () => {}) {
    this.#help = { hints: 0, takeBacks: 0, ...help };
    this.terms = terms;
    this.#moved = moved;
    this.game = open(terms.link, { continues: false });
    try {
      for (const to of moves) this.#make(to);
    } catch (error) {
      this.free();
      throw error;
    }
    if (gaveUp) this.#asked = "end";
  }

  /** Frees the solver's memory. No other method may be called afterwards. */
  free(): void {
    clearTimeout(this.#timer);
    this.game.free();
  }

  get record(): MatchRecord {
    const moves = this.game.moves.map(({ to }) => to);
    return { ...this.terms, moves, gaveUp: this.#asked === "end", help: this.#help };
  }

  get help(): Readonly<Help> {
    return this.#help;
  }

  /** Whether two people play. Both count as readers. */
  get isShared(): boolean {
    return this.terms.strength === "person";
  }

  /** The player whom the reader plays; if two people play, the player to move. */
  get reader(): Player {
    const { game, terms } = this;
    return (this.isShared ? game.stateAfter(game.plies)?.turn : null) ?? terms.side;
  }

  /** Whether a reader makes this player's moves. */
  isOwn(by: Player): boolean {
    return this.isShared || by === this.terms.side;
  }

  /** The number of plies before the reader's last move; -1 if the reader has not moved yet. */
  get lastOwn(): number {
    return this.game.moves.findLastIndex(({ by }) => this.isOwn(by));
  }

  /** The outcome of the first state with optimal play; `null` if the game cannot be played. */
  get start(): Outcome | null {
    const state = this.game.stateAfter(0);
    return (state && this.game.solution?.result(state)) ?? null;
  }

  /**
   * The number of the reader's own moves until the loss, with perfect play from the start; `null` if no loss is forced.
   */
  get hopeless(): number | null {
    const { start } = this;
    const { side } = this.terms;
    const turn = this.game.stateAfter(0)?.turn;
    if (this.isShared || !turn || !start || start.plies === null || start.winner === side) return null;
    return ownMoves(start.plies, side, turn);
  }

  /** Whether the match is over and the reader has won against the solver. */
  get isWon(): boolean {
    const { stage } = this;
    return stage.kind === "over" && !this.isShared && stage.result.winner === this.terms.side;
  }

  /** The outcome of the last state with optimal play. */
  get outcome(): Outcome | null {
    return this.#grades.at(-1)?.after ?? this.start;
  }

  get moves(): GradedMove[] {
    return this.game.moves.flatMap((move, ply) => {
      const grade = this.#grades[ply];
      return grade ? [{ ply, move, grade }] : [];
    });
  }

  get now(): MatchState {
    const { stage } = this;
    const looked = this.moves[this.game.ply];
    return looked ? { kind: "looking-back", looked, better: this.#betterThan(looked), stage } : stage;
  }

  get stage(): Stage {
    const { game } = this;
    const choices = this.#choicesAfter(game.plies);
    const result = this.#resultOf(choices);
    if (result) return { kind: "over", result, turningPoint: turningPoint(this.moves, result) };
    const turn = game.stateAfter(game.plies)?.turn;
    if (turn && !this.isOwn(turn)) return { kind: "waiting" };
    const [hint] = choices;
    return this.#asked === "hint" && hint ? { kind: "hinted", choices, hint } : { kind: "turn", choices };
  }

  /** The result of the match; `null` while the match goes on. */
  #resultOf(choices: readonly RankedMove[]): Result | null {
    const { outcome, game } = this;
    if (!outcome) return null;
    if (game.isRepeated(game.plies)) return { winner: null, ending: "repeat" };
    // If there is no legal move, the game is over, perhaps by the move limit.
    if (choices.length === 0)
      return outcome.plies === null
        ? { winner: null, ending: outcome.forced ? "late" : outcome.ending }
        : { winner: outcome.winner, ending: outcome.ending };
    return this.#asked === "end" ? { winner: opponentOf(this.reader), ending: "given-up" } : null;
  }

  /** The legal moves after this many plies, best first. */
  #choicesAfter(plies: number): RankedMove[] {
    const state = this.game.stateAfter(plies);
    return (state && this.game.solutionAfter(plies)?.moves(state, plies)) ?? [];
  }

  #betterThan({ ply, grade }: GradedMove): RankedMove | null {
    if (grade.verdict === "best" || grade.verdict === "loss-to-draw") return null;
    return this.#choicesAfter(ply)[0] ?? null;
  }

  /** The number of the move at this ply among the player's own moves, from 1. */
  numberOf(ply: number): number {
    const { moves } = this.game;
    return moves.slice(0, ply + 1).filter(({ by }) => by === moves[ply]?.by).length;
  }

  /** If the opponent is to move, makes its move after a delay. */
  resume(): void {
    clearTimeout(this.#timer);
    if (this.stage.kind === "waiting") this.#timer = setTimeout(() => this.#reply(), REPLY_DELAY);
  }

  /** Moves the reader's piece, if the move is legal; returns whether it is. The opponent replies after a delay. */
  press(place: number): boolean {
    const { now } = this;
    if (!("choices" in now) || !now.choices.some(({ to }) => to === place)) return false;
    this.#make(place);
    this.#moved();
    this.resume();
    return true;
  }

  /** Shows the best move. A hint that is already shown is not counted again. */
  showHint(): void {
    if (this.now.kind === "turn") {
      this.#asked = "hint";
      this.#help = { ...this.#help, hints: this.#help.hints + 1 };
    }
    this.game.changed();
  }

  /** Takes back all moves after the first `plies`. */
  takeBack(plies: number): void {
    this.#asked = null;
    this.#help = { ...this.#help, takeBacks: this.#help.takeBacks + 1 };
    this.#grades.length = plies;
    this.game.takeBack(plies);
    this.resume();
  }

  /** Shows the state after this many plies. */
  lookAt(plies: number): void {
    if (this.#asked === "hint") this.#asked = null;
    this.game.pause();
    this.game.goTo(plies);
  }

  /** Plays the moves from the start. */
  replay(): void {
    this.lookAt(0);
    this.game.play({ atOnce: false });
  }

  giveUp(): void {
    clearTimeout(this.#timer);
    this.#asked = "end";
    this.game.goTo(this.game.plies);
  }

  #reply(): void {
    const { game } = this;
    const { strength, seed } = this.terms;
    const state = game.stateAfter(game.plies);
    if (!state || strength === "person") return;
    const solution = game.solutionAfter(game.plies);
    const move = solution?.reply(state, seed, strength, game.plies);
    if (!move) return;
    this.#make(move.to);
    this.#moved();
  }

  #make(to: number): void {
    const { game } = this;
    const { plies } = game;
    const state = game.stateAfter(plies);
    const solution = game.solutionAfter(plies);
    if (!state || !solution) return;
    this.#asked = null;
    this.#grades[plies] = solution.grade(state, to, plies);
    game.goTo(plies);
    game.make({ by: state.turn, from: state[state.turn], to });
  }
}

/**
 * The loser's last mistake; in a draw, the last mistake of either player. If the loss was forced from the start, the
 * move that hastened the loss most; null if there is no such move.
 */
function turningPoint(moves: readonly GradedMove[], { winner }: Result): GradedMove | null {
  const losers = moves.filter(({ move }) => move.by !== winner);
  const mistake = losers.findLast(isBlunder);
  if (mistake || !winner) return mistake ?? null;
  const sooner = losers.filter((each) => movesLost(each) > 0);
  return sooner.sort((one, other) => movesLost(other) - movesLost(one))[0] ?? null;
}

const isRival = (value: unknown): value is Rival => [...STRENGTHS, "person"].includes(value as Rival);

export const isListOfRivals = (value: unknown): value is Rival[] => Array.isArray(value) && value.every(isRival);

/** Checks the type of a record, but not that its moves are legal. */
export function isMatchRecord(value: unknown): value is MatchRecord {
  const { link, side, strength, seed, moves, gaveUp, help } = (value ?? {}) as Partial<MatchRecord>;
  return (
    typeof link === "string" &&
    (side === "mouse" || side === "cat") &&
    isRival(strength) &&
    Array.isArray(moves) &&
    [seed, ...moves, help?.hints ?? 0, help?.takeBacks ?? 0].every(Number.isInteger) &&
    typeof gaveUp === "boolean"
  );
}
