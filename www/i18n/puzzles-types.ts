// The sentences of Puzzles.
import type { Player } from "cat-and-mouse";
import type { GameKind, Outcome } from "../model/game";
import type { Effort } from "../model/puzzle-progress";
import type { Comparison } from "../model/puzzle-session";
import type { Level, PuzzleKind, Theme } from "../model/puzzles";
import type { Sentence } from "./types";

export interface PuzzleWords {
  title: string;
  about: string;
  /** The link from a puzzle back to all. */
  all: string;
  today: string;
  /** A date such as "2026-12-01", as people write it. */
  date: (date: string) => string;
  puzzleOf: (date: string) => string;
  /** The name of a puzzle: its level, and its number in it. */
  name: (level: Level, number: number) => string;
  /** That all have had their day, and the list began again. */
  again: string;
  level: Record<Level, string>;
  /** What the levels mean. */
  levelAbout: string;
  kind: Record<PuzzleKind, string>;
  /** The same of one puzzle. */
  task: (kind: PuzzleKind, game: GameKind) => string;
  theme: Record<Theme, string>;
  game: Record<GameKind, string>;
  done: string;
  open: string;

  solveIt: string;
  lookAgain: string;
  streak: (days: number) => string;
  /** How many were solved. */
  count: (solved: number, all: number) => string;
  unfinished: string;
  list: string;
  filter: string;
  filters: Record<"game" | "level" | "kind" | "theme" | "state", string>;
  any: string;
  none: string;
  shown: (count: number) => string;
  more: string;

  calendar: string;
  earlier: string;
  later: string;
  month: (date: string) => string;
  weekday: (day: number) => string;

  progress: string;
  progressAbout: string;
  save: string;
  load: string;
  loaded: (count: number) => string;
  /** That a file is not one that was saved here. */
  notProgress: (name: string) => string;
  unknown: (id: string) => string;

  /** What is asked: `wins` tells whether the player to move can win, or only hold a draw. */
  ask: Record<Exclude<PuzzleKind, "change">, (side: Player, wins: boolean) => Sentence>;
  /** The same for a change, whose goal is said elsewhere; and that a change does not solve it. */
  changes: Record<GameKind, ChangeWords>;
  /** What the board or the graph does not show by itself. */
  onBoards: string;
  onGraphs: string;
  waiting: (opponent: Player) => string;
  right: Sentence;
  /** Of the moves that hold a draw. */
  held: (made: number, all: number) => Sentence;
  wrong: string;
  /** The opponent's move after the wrong one, which is shown too. */
  reply: (move: string) => string;
  /** What is worse after the wrong move; `turn`: who moves next. */
  wrongAfter: (outcome: Outcome, turn: Player) => string;
  repeats: string;
  tryAgain: string;
  solved: string;
  /** What the only move comes to, and the others. */
  compared: (comparison: Comparison, side: Player) => string;
  /** What was needed to solve it: wrong moves, hints, a look at the solution. */
  effort: (effort: Effort) => string;

  canGo: string;
  canStay: string;
  boardHelp: string;

  hint: string;
  hintMore: string;
  /** The idea of the first move, by theme, or that the player's shortest way is wrong; later the direction of the move, or how many moves are right. */
  idea: Record<Exclude<Theme, "only-move">, string>;
  notStraight: Record<Player, string>;
  direction: (direction: "up" | "right" | "down" | "left" | null) => string;
  counts: (right: number, all: number) => string;
  ideaOfChange: string;
  hintIs: (move: string) => string;
  /** The change that solves it, and why: the reason of the outcome after it. */
  changeIs: (change: string, reason: string) => string;
  changeMark: string;

  startOver: string;
  solution: string;
  why: string;
  next: string;
  once: string;
  share: string;
  /** The same for others to read, under the name of the puzzle. */
  shareText: (name: string, effort: Effort) => string;
  copied: string;
  notCopied: string;
}

interface ChangeWords {
  ask: string;
  wrong: string;
}

/** The same for a puzzle of one game. */
export interface OnePuzzleWords extends PuzzleWords {
  change: ChangeWords;
}
