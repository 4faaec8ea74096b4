// The times of a solution: by size, their growth, the slowest case, a guess whether LeetCode's time limit is enough,
// and common causes of slow code.
import type { Question } from "cat-and-mouse";
import type { CodeLanguage } from "./languages";

/** Times for questions of similar size, in cells of a board or in nodes. Times are in milliseconds. */
interface Timing {
  /** The smallest and the greatest size; `size` is the average. */
  sizes: [least: number, most: number];
  size: number;
  count: number;
  /** The median time of the repeated cases; if none was repeated, the mean time of all cases. */
  typical: number;
  longest: number;
}

export interface Times {
  groups: Timing[];
  slowest: Timed | null;
  /** Cases that were repeated at the end, with their median times. */
  repeated: Timed[];
}

/** A case and the time of its answer, in milliseconds. */
interface Timed {
  question: Question;
  time: number;
}

/** The greatest size of each group. */
const GROUPS = [6, 16, 36, 64] as const;

/**
 * The numbers of cases of each group that are repeated: the slowest, whose times may be accidental, and those asked
 * last.
 */
const SLOWEST = 3;
const LAST = 6;

const sizeOf = (question: Question): number =>
  "graph" in question ? question.graph.length : question.grid.join("").length;

const groupOf = (question: Question): number => GROUPS.findIndex((most) => sizeOf(question) <= most);

/** Collects times. */
export class Stopwatch {
  readonly #sums = GROUPS.map(() => ({ sizes: 0, count: 0, total: 0, slowest: [] as Timed[], last: [] as Timed[] }));
  readonly #repeated = new Map<Question, number[]>();

  note(questions: readonly Question[], times: readonly number[]): void {
    for (const [index, time] of times.entries()) {
      const question = questions[index];
      const sum = question && this.#sums[groupOf(question)];
      if (!sum) continue;
      sum.sizes += sizeOf(question);
      sum.count += 1;
      sum.total += time;
      sum.last = [...sum.last, { question, time }].slice(-LAST);
      sum.slowest.push({ question, time });
      sum.slowest.sort((one, other) => other.time - one.time).splice(SLOWEST);
    }
  }

  /** The cases to repeat. */
  get toRepeat(): Question[] {
    return this.#sums.flatMap(({ slowest, last }) => [
      ...new Set([...slowest, ...last].map(({ question }) => question)),
    ]);
  }

  /** Adds another time of a case that is repeated. */
  noteAgain(question: Question, time: number): void {
    this.#repeated.set(question, [...(this.#repeated.get(question) ?? []), time]);
  }

  get times(): Times {
    const repeated = [...this.#repeated].map(([question, times]) => ({ question, time: median(times) }));
    /** A case with its median time; if it was not repeated, with its only time. */
    const timed = ({ question, time }: Timed) =>
      repeated.find((each) => each.question === question) ?? { question, time };
    const inGroup = (index: number) => repeated.filter(({ question }) => groupOf(question) === index);
    const slowest = this.#sums.map((sum, index) => slowestOf([...sum.slowest.map(timed), ...inGroup(index)]));
    const groups = this.#sums.flatMap(({ sizes, count, total }, index): Timing[] => {
      if (count === 0) return [];
      const range: Timing["sizes"] = [(GROUPS[index - 1] ?? 0) + 1, GROUPS[index] ?? 0];
      const again = inGroup(index).map(({ time }) => time);
      const typical = again.length > 0 ? median(again) : total / count;
      return [{ sizes: range, size: sizes / count, count, typical, longest: slowest[index]?.time ?? 0 }];
    });
    return { groups, slowest: slowestOf(slowest.filter((each) => each !== null)), repeated };
  }
}

const slowestOf = (timed: readonly Timed[]): Timed | null =>
  timed.reduce<Timed | null>((slowest, each) => (slowest && slowest.time >= each.time ? slowest : each), null);

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The growth of the time between two sizes: by a factor, and as a power of the size. */
export interface Growth {
  from: number;
  to: number;
  factor: number;
  power: number;
}

/** The fewest cases of a size, and the shortest time in ms, that allow a conclusion. Browser clocks are coarse. */
const FEWEST = 5;
const SHORTEST = 0.05;
/** Two factors: the least ratio of the largest to the smallest size; the greatest deviation from the fitted line. */
const LEAST_SPAN = 3;
const MOST_OFF = 1.5;

/**
 * The growth from the smallest size to the largest; null if the repeated cases do not suffice: fewer than three sizes,
 * sizes too close together, or inconsistent times.
 */
export function growthOf({ repeated }: Times): Growth | null {
  const points = GROUPS.flatMap((_, group) => {
    const cases = repeated.filter(({ question }) => groupOf(question) === group);
    const [size, time] = [
      median(cases.map(({ question }) => sizeOf(question))),
      median(cases.map((each) => each.time)),
    ];
    return cases.length >= FEWEST && time >= SHORTEST ? [{ size, x: Math.log(size), y: Math.log(time) }] : [];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3 || last.size < LEAST_SPAN * first.size) return null;
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const power = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  const isOff = points.some((point) => Math.abs(point.y - y - power * (point.x - x)) > Math.log(MOST_OFF));
  if (isOff || power <= 0) return null;
  return { from: first.size, to: last.size, factor: (last.size / first.size) ** power, power };
}

/** A guess whether the code stays within LeetCode's time limit. LeetCode's limit, machine and cases are not public. */
export type Likely = "in-time" | "unsure" | "too-slow";

/**
 * Times of the slowest case, in milliseconds: below the first, the code is likely in time; above the second,
 * it is likely too slow.
 */
const LIKELY: Record<CodeLanguage, readonly [number, number]> = {
  javascript: [300, 1500],
  typescript: [300, 1500],
  cpp: [300, 1500],
  // Python is several times slower in a browser.
  python: [2000, 8000],
};

/** @param isTooSlow whether an answer exceeded the time limit */
export function likelyOf({ slowest }: Times, language: CodeLanguage, isTooSlow: boolean): Likely {
  const [least, most] = LIKELY[language];
  if (isTooSlow) return "too-slow";
  const time = slowest?.time ?? 0;
  if (time < least) return "in-time";
  return time > most ? "too-slow" : "unsure";
}

const SLOW_PATTERNS = ["all-turns", "text-keys"] as const;
export type SlowPattern = (typeof SLOW_PATTERNS)[number];

const COUNTER = String.raw`\b(?:turns?|steps?|depth|rounds?|plies|ply|moves?|k|t)\s*\+\s*1\s*`;
/** A recursive call that increases a counter of turns by 1: `search(turn + 1, …)` or `search(…, turn + 1)`. */
export const COUNTS_TURNS = new RegExp(`${COUNTER},|,\\s*${COUNTER}\\)`);

/** A loop over many turns, unlike a loop over the two players. */
const LOOPS_OVER_TURNS =
  /\bfor\b\s*\(?\s*(?:let|var|int|auto)?\s*(?:turns?|steps?|rounds?|plies|ply|k|t)\s*(?:=[^;]*;[^;]*<=?[^;]*(?:\d\d|\*|\b[A-Z_]{3,})|in\s+range\([^)]*(?:\d\d|\*|\b[A-Z_]{3,}))/;

/** Keys that are created for each lookup: strings, and in C++ also lists such as vectors and tuples. */
const TEXT_KEYS: Record<CodeLanguage, RegExp> = {
  javascript: /`[^`]*\$\{[^`]*\$\{|JSON\.stringify/,
  typescript: /`[^`]*\$\{[^`]*\$\{|JSON\.stringify/,
  python: /\bf(?:"[^"\n]*\{[^"\n]*\{|'[^'\n]*\{[^'\n]*\{)|\bstr\(/,
  cpp: /(?:\b|_)(?:map|set)\s*<\s*(?:std::)?(?:string|vector|tuple|array|pair)\b/,
};

/** Common causes of slowness that occur in this code; empty if the code is likely in time. */
export function slowPatterns(code: string, language: CodeLanguage, likely: Likely): SlowPattern[] {
  if (likely === "in-time") return [];
  const signs: Record<SlowPattern, RegExp[]> = {
    "all-turns": [COUNTS_TURNS, LOOPS_OVER_TURNS],
    "text-keys": [TEXT_KEYS[language]],
  };
  return SLOW_PATTERNS.filter((pattern) => signs[pattern].some((sign) => sign.test(code)));
}
