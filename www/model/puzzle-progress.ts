// The reader's progress with each puzzle, stored on the device or saved as a file.
import { readJson } from "../lib/storage";
import { dateAt, dateOf, dayOf, LEVELS, levelOf, type Puzzle, puzzleOn } from "./puzzles";

/** The help and mistakes of a try. */
export interface Effort {
  /** The number of wrong moves and of hints. */
  mistakes: number;
  hints: number;
  /** Whether the reader looked at the solution. */
  looked?: boolean;
}

/** The effort until the puzzle was first solved, and the dates on which it was solved. */
export interface Tried extends Effort {
  /** In order; empty if the puzzle has not been solved. */
  solved: readonly string[];
}

/** Keys are the ids of puzzles. */
export type PuzzleProgress = Readonly<Record<string, Tried>>;

const FORMAT = "cat-and-mouse puzzles";

/** Writes the progress as JSON, for storage and for the file. */
export function writeProgress(progress: PuzzleProgress): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, puzzles: progress }, null, 1)}\n`;
}

/** Reads what `writeProgress` has written; null for any other text. */
export const readProgress = (text: string | null): PuzzleProgress | null => readJson(text, isFile)?.puzzles ?? null;

function isFile(value: unknown): value is { puzzles: PuzzleProgress } {
  const { format, version, puzzles } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== 1 || !(puzzles instanceof Object)) return false;
  return Object.entries(puzzles).every(([id, tried]) => /^[0-9a-z]{4,6}$/.test(id) && isTried(tried));
}

export function isEffort(value: unknown): value is Effort {
  const { mistakes, hints, looked } = (value ?? {}) as Record<string, unknown>;
  const isCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0;
  return isCount(mistakes) && isCount(hints) && [undefined, true, false].includes(looked as boolean);
}

function isTried(value: unknown): value is Tried {
  const { solved } = (value ?? {}) as Record<string, unknown>;
  const isDate = (date: unknown) => typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date);
  return Array.isArray(solved) && solved.every(isDate) && isEffort(value);
}

/** Merges two records. A puzzle is solved if it is solved in either record. */
export function merged(one: PuzzleProgress, other: PuzzleProgress): PuzzleProgress {
  const all = { ...one };
  for (const [id, tried] of Object.entries(other)) {
    const before = all[id];
    all[id] = before ? bothTried(before, tried) : tried;
  }
  return all;
}

function bothTried(one: Tried, other: Tried): Tried {
  const solved = [...new Set([...one.solved, ...other.solved])].sort();
  // Effort after the first solution is not recorded, so the record in which the puzzle was solved first is kept.
  if (one.solved.length === 0 && other.solved.length > 0) return { ...other, solved };
  if (other.solved.length === 0 && one.solved.length > 0) return { ...one, solved };
  const first = (one.solved[0] ?? "") <= (other.solved[0] ?? "") ? one : other;
  if (solved.length > 0) return { ...first, solved };
  return {
    solved,
    mistakes: Math.max(one.mistakes, other.mistakes),
    hints: Math.max(one.hints, other.hints),
    ...(one.looked || other.looked ? { looked: true } : {}),
  };
}

/** Adds a wrong move, a hint or a look at the solution. */
export function added<E extends Effort>(effort: E, what: keyof Effort): E {
  return { ...effort, [what]: what === "looked" ? true : effort[what] + 1 };
}

export const triedOf = (progress: PuzzleProgress, id: string): Tried =>
  progress[id] ?? { solved: [], mistakes: 0, hints: 0 };

/** Adds to the effort for a puzzle, unless it is solved. */
export function counted(progress: PuzzleProgress, id: string, what: keyof Effort): PuzzleProgress {
  const tried = triedOf(progress, id);
  return tried.solved.length > 0 ? progress : { ...progress, [id]: added(tried, what) };
}

/** Marks the puzzle as solved on this date. */
export function solvedOn(progress: PuzzleProgress, id: string, date: string): PuzzleProgress {
  const tried = triedOf(progress, id);
  const solved = [...new Set([...tried.solved, date])].sort();
  return { ...progress, [id]: { ...tried, solved } };
}

export const isSolved = (progress: PuzzleProgress, id: string): boolean => (progress[id]?.solved.length ?? 0) > 0;

/**
 * The number of days in a row on which the reader solved the puzzle of that day. The last day is today or, while
 * today's puzzle is unsolved, yesterday.
 * @param time as `Date.now()` returns it
 */
export function streakOf(progress: PuzzleProgress, days: readonly string[], time: number): number {
  const isKept = (day: number) => progress[puzzleOn(day, days)]?.solved.includes(dateOf(day)) === true;
  const today = dayOf(time);
  const last = isKept(today) ? today : today - 1;
  let day = last;
  while (day >= 0 && isKept(day)) day -= 1;
  return last - day;
}

/** After this many earlier days with solved puzzles, a reader is no beginner. */
const DAYS_OF_BEGINNERS = 3;

/** The reader's progress with the puzzle of the day. */
export interface Daily {
  isSolved: boolean;
  streak: number;
  /** Whether these are the reader's first days with puzzles. */
  isBeginner: boolean;
}

/** @param time as `Date.now()` returns it */
export function dailyOf(progress: PuzzleProgress, days: readonly string[], time: number): Daily {
  const solved = new Set(Object.values(progress).flatMap((tried) => tried.solved));
  solved.delete(dateAt(time));
  return {
    isSolved: isSolved(progress, puzzleOn(dayOf(time), days)),
    streak: streakOf(progress, days, time),
    isBeginner: solved.size < DAYS_OF_BEGINNERS,
  };
}

/** A level is reached when this many of its puzzles are solved. */
const SOLVED_OF_LEVEL = 3;

/** The index of the hardest level reached. `but`: the puzzle just solved, which is left out. */
export function levelReached(progress: PuzzleProgress, puzzles: readonly Puzzle[], but: Puzzle): number {
  const solvedOf = (index: number) =>
    puzzles.filter((each) => each !== but && levelOf(each.grade) === LEVELS[index] && isSolved(progress, each.id))
      .length;
  return LEVELS.reduce((reached, _, index) => (solvedOf(index) >= SOLVED_OF_LEVEL ? index : reached), 0);
}
