// The puzzles, as `puzzles/puzzles.txt` lists them, and which of them is that of a day.
import type { GameKind } from "./game";

/** What is asked: the only move that keeps the result, a win, a draw that is held, or one wall or edge that decides. */
export const KINDS = ["only-move", "win", "hold", "change"] as const;
export type PuzzleKind = (typeof KINDS)[number];

export const THEMES = ["only-move", "go-away", "wait", "corridor", "race", "ambush", "cut-off"] as const;
export type Theme = (typeof THEMES)[number];

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export interface Puzzle {
  id: string;
  kind: PuzzleKind;
  /** In how many of a hundred tries a player succeeds who makes mistakes. */
  grade: number;
  themes: readonly Theme[];
  /** The position, or the exercise of a change, as the fragment of a link. The player to move is the one who solves it. */
  link: string;
  game: GameKind;
}

/** All puzzles, easiest first, and the ids of those of the days and of the path for beginners. */
export interface PuzzleList {
  puzzles: readonly Puzzle[];
  days: readonly string[];
  path: readonly string[];
}

export const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

/** Reads the files: one puzzle a line, and one id a line in the others. */
export function readPuzzles(puzzles: string, days: string, path = ""): PuzzleList {
  return { puzzles: linesOf(puzzles).map(readPuzzle), days: linesOf(days), path: linesOf(path) };
}

function readPuzzle(line: string): Puzzle {
  const [id = "", kind = "", grade = "", themes = "", link = ""] = line.split(" ");
  return {
    id,
    kind: kind as PuzzleKind,
    grade: Number(grade),
    themes: themes === "-" ? [] : (themes.split(",") as Theme[]),
    link,
    game: link.startsWith("graph=") ? "graph" : "board",
  };
}

/** The levels are those of docs/puzzles.md. */
export function levelOf(grade: number): Level {
  if (grade >= 30) return "easy";
  return grade >= 12 ? "medium" : "hard";
}

/** From easy to hard, with the kinds on boards and on graphs spread evenly over each level. What is plain comes first: to hold a draw begins later. */
export function mixed(puzzles: readonly Puzzle[]): Puzzle[] {
  return LEVELS.flatMap((level) => {
    const ofLevel = puzzles.filter(({ grade }) => levelOf(grade) === level);
    // How far a puzzle is through those of its kind and game, from 0 to 1.
    const through = (puzzle: Puzzle) => {
      const alike = ofLevel.filter(({ kind, game }) => kind === puzzle.kind && game === puzzle.game);
      const at = (alike.indexOf(puzzle) + 0.5) / alike.length;
      return puzzle.kind === "hold" ? 0.05 + 0.95 * at : at;
    };
    return ofLevel
      .map((puzzle) => ({ puzzle, at: through(puzzle) }))
      .sort((one, other) => one.at - other.at)
      .map(({ puzzle }) => puzzle);
  });
}

// Days, by UTC: the same for everybody.

const DAY = 24 * 60 * 60 * 1000;
/** The first day, a Monday. A clock that is before it shows its puzzle, too. */
const FIRST_DAY = Date.UTC(2026, 10, 2);

/** The number of a day, the first being 0. @param time in milliseconds, as `Date.now()` returns it */
export function dayOf(time: number): number {
  return Math.max(0, Math.floor((time - FIRST_DAY) / DAY));
}

/** The date of a day, such as "2026-11-02". */
export function dateOf(day: number): string {
  return dateAt(FIRST_DAY + day * DAY);
}

/** The date at this time. */
export function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The id of the puzzle of a day. After the last one, the list begins again. */
export function puzzleOn(day: number, days: readonly string[]): string {
  return days[day % days.length] ?? "";
}

/** The last day until this one that had this puzzle; null if none had. */
export function lastDayWith(id: string, until: number, days: readonly string[]): number | null {
  const index = days.indexOf(id);
  if (index < 0 || index > until) return null;
  return index + Math.floor((until - index) / days.length) * days.length;
}
