// The puzzles listed in `puzzles/puzzles.txt`, and the puzzle of each day.
import type { GameKind } from "./game";

/** The kinds: find the only move that keeps the result, win, hold a draw, or change one wall or edge. */
export const KINDS = ["only-move", "win", "hold", "change"] as const;
export type PuzzleKind = (typeof KINDS)[number];

export const THEMES = ["only-move", "go-away", "wait", "corridor", "race", "ambush", "cut-off"] as const;
export type Theme = (typeof THEMES)[number];

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export interface Puzzle {
  id: string;
  kind: PuzzleKind;
  /** How often a player who makes mistakes solves the puzzle, in percent. */
  grade: number;
  themes: readonly Theme[];
  /** The position, or the exercise of a change puzzle, as the fragment of a link. The player to move solves it. */
  link: string;
  game: GameKind;
}

/** All puzzles, easiest first, and the ids of the daily puzzles and of the path for beginners. */
export interface PuzzleList {
  puzzles: readonly Puzzle[];
  days: readonly string[];
  path: readonly string[];
}

export const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

/** Reads the files: `puzzles` has one puzzle on each line; `days` and `path` have one id on each line. */
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

/** The levels are defined in docs/puzzles.md. */
export function levelOf(grade: number): Level {
  if (grade >= 30) return "easy";
  return grade >= 12 ? "medium" : "hard";
}

/** Sorts by level, easiest first, with kinds and games spread evenly. Puzzles to hold a draw come a little later. */
export function mixed(puzzles: readonly Puzzle[]): Puzzle[] {
  return LEVELS.flatMap((level) => {
    const ofLevel = puzzles.filter(({ grade }) => levelOf(grade) === level);
    // The rank of a puzzle among those of its kind and game, from 0 to 1.
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

// Days are counted in UTC, so that everybody gets the same puzzle.

const DAY = 24 * 60 * 60 * 1000;
/** The first day, a Monday. Earlier days show its puzzle. */
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

/** The id of the puzzle of a day. The list repeats. */
export function puzzleOn(day: number, days: readonly string[]): string {
  return days[day % days.length] ?? "";
}

/** The last day up to `until` with this puzzle; null if there is none. */
export function lastDayWith(id: string, until: number, days: readonly string[]): number | null {
  const index = days.indexOf(id);
  if (index < 0 || index > until) return null;
  return index + Math.floor((until - index) / days.length) * days.length;
}
