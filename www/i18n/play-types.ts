// The sentences of a match against the solver.
import type { Player } from "cat-and-mouse";
import type { Grade, Outcome } from "../model/game";
import type { Help, Result } from "../model/match";
import type { Rival } from "../model/names";
import type { Sentence } from "./types";

/** The name of a button, and the end of it, for which a narrow window has no room. */
export interface LongName {
  short: string;
  rest: string;
}

export interface PlayWords {
  /** The reader's side and aim, and how well the opponent plays; of two people, what each wants. `isLost`: the reader cannot win. */
  brief: (side: Player, strength: Rival, isLost: boolean) => string;
  side: string;
  sides: Record<Player, string>;
  opponent: string;
  strengths: Record<Rival, string>;
  /** Ends the match, and starts one with other settings. */
  start: string;

  /** The board cannot be played yet. */
  toSolve: string;
  /** The match is on another board than the one in Solve; `isOver`: it has ended. */
  boardChanged: (isOver: boolean) => string;
  playNewBoard: string;

  yourMove: string;
  /** Whose move it is, where two people play. */
  turnOf: (player: Player) => string;
  /** Which of the reader's moves it is, counted from 1, and what to do. */
  howToMove: (move: number) => string;
  waiting: (opponent: Player) => string;
  /** What the reader's last move was worth, and what follows from it. */
  feedback: (grade: Grade, side: Player) => Sentence;
  /** The opponent has just gone from winning to losing. */
  opponentErred: (opponent: Player) => Sentence;
  /** In a few words, beside the move in the list. */
  grade: Record<Grade["verdict"], string>;

  hint: string;
  hintIs: (move: string) => string;
  /** That the hint cannot win by force; `""` if it can. */
  hintOutcome: (outcome: Outcome, side: Player) => string;
  takeBack: string;
  takenBack: string;
  giveUp: LongName;

  /** How the match ended; `moves` is how many the winner made. `side`: the reader's, here and below; null if two people play. */
  over: (result: Result, side: Player | null, moves: number, moveLimit: number) => Sentence;
  /** With how many hints and moves taken back it was, after the sentence on how it ended; `""` without any. */
  help: (help: Help) => string;
  /** The move that lost the match, by its number and its name; before it, the match was won, or nobody could force a win. */
  mistake: (by: Player, side: Player | null, move: number, name: string, wasWon: boolean) => string;
  /** The move that brought a position back, where every other move would have lost. */
  savedDraw: (by: Player, side: Player | null, move: number, name: string) => string;
  /** The move that shortened a match that was lost from the start, by so many of the loser's moves. */
  shortened: (by: Player, side: Player | null, move: number, name: string, moves: number) => string;
  /** Nobody made such a move; the outcome is that of the start. */
  noMistake: (start: Outcome, side: Player | null, isHelped: boolean) => string;
  /** That the reader cannot win. It says how many moves the reader can last, or, against a weak opponent, to wait for its mistake. */
  hopeless: (moves: number, side: Player, strength: Rival) => Sentence;
  /** Before the first move, if nobody can force a win. */
  undecided: (side: Player) => Sentence;
  /** What the list says of the best move where every move loses. */
  lastsLongest: string;
  /** Who gave up could still have won. */
  couldWin: (loser: Player, side: Player | null) => string;
  showMove: (move: number) => string;
  again: string;
  /** Begins a match on a new board. */
  anotherBoard: string;
  /** Begins a match with this side; `outcome`: who wins it with perfect play, `null` if that is not told. */
  otherSide: (side: Player, outcome: Outcome | null) => string;
  analyse: string;

  lookingAt: (move: number) => string;
  /** A move that is looked at, with its grade; `best` is a better one. */
  wasPlayed: (by: Player, side: Player | null, name: string, grade: string, best: string | null) => string;
  playOn: string;
  backToGame: LongName;
  moves: string;
  players: Record<Player, string>;

  canGo: string;
  canStay: string;
  boardHelp: string;
}
