// A match against the solver or between two people: its moves with their grades, its state as one value, and the replies of the opponent.
import { type Move, ownMoves, type Player } from "cat-and-mouse";
import { winnerOf } from "./assignment";
import type { Ending, Game, Grade, OpenGame, Outcome, RankedMove } from "./game";
import { type Rival, STRENGTHS } from "./names";
import { isMistake, opponentOf, REPLY_DELAY } from "./opponent";

export interface Opponent {
  /** The side that the reader plays. */
  side: Player;
  /** How well the opponent plays; `"person"`: two people share this device. */
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
  /** Absent in records of earlier versions. */
  help?: Help;
}

/** How often the reader asked for a hint or took a move back. */
export interface Help {
  hints: number;
  takeBacks: number;
}

export interface Result {
  /** null in a draw. */
  winner: Player | null;
  /** `"late"`: the move limit came before a win that was forced. */
  ending: Ending | "given-up" | "repeat" | "late";
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

/** Whether the player threw a win away with this move, or let the other one force a win. */
export const isBlunder = ({ move, grade }: GradedMove): boolean =>
  winnerOf(grade.after) !== move.by && isMistake(grade);

/** Where a match is after its last move. */
type Stage =
  /** A reader is to move. `choices`: the legal moves, best first. */
  | { readonly kind: "turn"; readonly choices: readonly RankedMove[] }
  /** The same, after asking for the best move. */
  | { readonly kind: "hinted"; readonly choices: readonly RankedMove[]; readonly hint: RankedMove }
  /** The opponent is about to move. */
  | { readonly kind: "waiting" }
  /** `turningPoint`: the move that decided the match; null if none did. */
  | { readonly kind: "over"; readonly result: Result; readonly turningPoint: GradedMove | null };

/** What is shown of a match: where it is, or an earlier move. */
export type MatchState =
  | Stage
  /** `better`: what should have been played; null if that was played. */
  | {
      readonly kind: "looking-back";
      readonly looked: GradedMove;
      readonly better: RankedMove | null;
      readonly stage: Stage;
    };

export class Match {
  /** The game, and the moves that were made in it. Its `ply` is smaller than the number of moves while the reader looks back. */
  readonly game: Game;
  readonly terms: Omit<MatchRecord, "moves" | "gaveUp" | "help">;
  #help: Help;
  /** What the reader asked for since the last move: a hint, or to give up. */
  #asked: "hint" | "end" | null = null;
  #grades: Grade[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moved: () => void;

  /**
   * Starts a match, or continues one. Call `resume` to let the opponent move if it is its turn.
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

  /** Frees the memory that it holds in the solver. Nothing else may be called after it. */
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

  /** Whether two people play, so that both sides are a reader's. */
  get isShared(): boolean {
    return this.terms.strength === "person";
  }

  /** Who the reader is at the moment: the player to move, if two people play. */
  get reader(): Player {
    const { game, terms } = this;
    return (this.isShared ? game.stateAfter(game.plies)?.turn : null) ?? terms.side;
  }

  /** Whether the moves of this player are a reader's. */
  isOwn(by: Player): boolean {
    return this.isShared || by === this.terms.side;
  }

  /** The ply of the reader's last move; -1 if the reader has not moved. */
  get lastOwn(): number {
    return this.game.moves.findLastIndex(({ by }) => this.isOwn(by));
  }

  /** The outcome of the first state with optimal play; `null` if the game cannot be played. */
  get start(): Outcome | null {
    const state = this.game.stateAfter(0);
    return (state && this.game.solution?.result(state)) ?? null;
  }

  /** The number of moves after which the reader loses if both play perfectly from the start; `null` unless that is certain. */
  get hopeless(): number | null {
    const { start } = this;
    const { side } = this.terms;
    const turn = this.game.stateAfter(0)?.turn;
    if (this.isShared || !turn || !start || start.plies === null || start.winner === side) return null;
    return ownMoves(start.plies, side, turn);
  }

  /** Whether it is over, and a reader who plays alone has won it. */
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

  /** How the match ended; `null` while it goes on. */
  #resultOf(choices: readonly RankedMove[]): Result | null {
    const { outcome, game } = this;
    if (!outcome) return null;
    if (game.isRepeated(game.plies)) return { winner: null, ending: "repeat" };
    // There is no move when the game is over, also by the move limit.
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

  /** The number of the move at this ply among the moves of the same player, counted from 1. */
  numberOf(ply: number): number {
    const { moves } = this.game;
    return moves.slice(0, ply + 1).filter(({ by }) => by === moves[ply]?.by).length;
  }

  // What is done

  /** Lets the opponent move after a moment, if it is its turn. */
  resume(): void {
    clearTimeout(this.#timer);
    if (this.stage.kind === "waiting") this.#timer = setTimeout(() => this.#reply(), REPLY_DELAY);
  }

  /** Moves the reader's piece to this place, if that is a legal move; returns whether it is. The opponent replies after a moment. */
  press(place: number): boolean {
    const { now } = this;
    if (!("choices" in now) || !now.choices.some(({ to }) => to === place)) return false;
    this.#make(place);
    this.#moved();
    this.resume();
    return true;
  }

  /** Shows the best move. Asking again for the same hint does not count. */
  showHint(): void {
    if (this.now.kind === "turn") {
      this.#asked = "hint";
      this.#help = { ...this.#help, hints: this.#help.hints + 1 };
    }
    this.game.changed();
  }

  /** Takes back all moves after this many plies. */
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

  /** Shows the moves one after another, from the first on. */
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

/** The loser's last mistake, or in a draw the last one of both. If every move lost, the one that shortened the match most. */
function turningPoint(moves: readonly GradedMove[], { winner }: Result): GradedMove | null {
  const losers = moves.filter(({ move }) => move.by !== winner);
  const mistake = losers.findLast(isBlunder);
  if (mistake || !winner) return mistake ?? null;
  const sooner = losers.filter((each) => movesLost(each) > 0);
  return sooner.sort((one, other) => movesLost(other) - movesLost(one))[0] ?? null;
}

const isRival = (value: unknown): value is Rival => [...STRENGTHS, "person"].includes(value as Rival);

export const isListOfRivals = (value: unknown): value is Rival[] => Array.isArray(value) && value.every(isRival);

/** Checks that a value is a record; not that its moves are legal. */
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
