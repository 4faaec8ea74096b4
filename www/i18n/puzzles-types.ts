// The sentences of Puzzles.
import type { Player } from "cat-and-mouse";
import type { GameKind, Outcome } from "../model/game";
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
  /** The name of a puzzle that no day has. */
  name: (id: string) => string;
  /** That the first day with a puzzle of its own is still to come; and that all have had their day, and the list began again. */
  early: (date: string) => string;
  again: string;
  level: Record<Level, string>;
  /** How many of a hundred tries of a player who makes mistakes succeed. */
  grade: (grade: number) => string;
  gradeAbout: string;
  kind: Record<PuzzleKind, string>;
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
  /** In another page: that there is no such puzzle for this game, or that the puzzles could not be fetched. */
  noPuzzle: (id: string, game: GameKind) => string;
  notFetched: (why: string) => string;

  /** What is asked: `wins` tells whether the player to move can win, or only hold a draw. */
  ask: Record<Exclude<PuzzleKind, "change">, (side: Player, wins: boolean) => Sentence>;
  /** The same for a change, whose goal is said elsewhere. */
  askChange: string;
  waiting: (opponent: Player) => string;
  right: Sentence;
  /** Of the moves that hold a draw. */
  held: (made: number, all: number) => Sentence;
  wrong: string;
  /** What is worse after the wrong move. */
  wrongAfter: (outcome: Outcome) => string;
  repeats: string;
  tryAgain: string;
  solved: string;
  /** With how many wrong moves and hints. */
  effort: (mistakes: number, hints: number) => string;

  canGo: string;
  canStay: string;
  boardHelp: string;

  hint: string;
  hintMore: string;
  /** The idea, by theme; else the direction of the move; else how many moves are right. */
  idea: Record<Exclude<Theme, "only-move">, string>;
  direction: (direction: "up" | "right" | "down" | "left" | null) => string;
  counts: (right: number, all: number) => string;
  ideaOfChange: string;
  hintIs: (move: string) => string;
  changeIs: (change: string) => string;
  changeMark: string;

  startOver: string;
  solution: string;
  why: string;
  next: string;
  once: string;
  share: string;
  shareText: (name: string, level: Level, effort: string) => string;
  copied: string;
  notCopied: string;
}
