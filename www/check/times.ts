// How long a solution takes: by size, how that grows, its slowest case, what LeetCode would likely say, and what often makes code
// slow, where the code has it.
import type { Question } from "cat-and-mouse";
import type { CodeLanguage } from "./languages";

/** How long questions of some sizes took: cells of a board, or nodes. Times are in milliseconds. */
export interface Timing {
  /** The least and the greatest size, and the mean. */
  sizes: [least: number, most: number];
  size: number;
  count: number;
  mean: number;
  longest: number;
}

export interface Times {
  groups: Timing[];
  /** The case that took longest. */
  slowest: { question: Question; time: number } | null;
}

/** The largest size of each group. */
const GROUPS = [6, 16, 36, 64] as const;

export const sizeOf = (question: Question): number =>
  "graph" in question ? question.graph.length : question.grid.join("").length;

/** Gathers the times. */
export class Stopwatch {
  readonly #sums = GROUPS.map(() => ({ sizes: 0, count: 0, total: 0, longest: 0 }));
  #slowest: Times["slowest"] = null;

  note(questions: readonly Question[], times: readonly number[]): void {
    for (const [index, time] of times.entries()) {
      const question = questions[index];
      if (!question) continue;
      const size = sizeOf(question);
      const sum = this.#sums[GROUPS.findIndex((most) => size <= most)];
      if (!sum) continue;
      sum.sizes += size;
      sum.count += 1;
      sum.total += time;
      sum.longest = Math.max(sum.longest, time);
      if (time > (this.#slowest?.time ?? 0)) this.#slowest = { question, time };
    }
  }

  get times(): Times {
    const groups = this.#sums.flatMap(({ sizes, count, total, longest }, index): Timing[] => {
      if (count === 0) return [];
      const range: Timing["sizes"] = [(GROUPS[index - 1] ?? 0) + 1, GROUPS[index] ?? 0];
      return [{ sizes: range, size: sizes / count, count, mean: total / count, longest }];
    });
    return { groups, slowest: this.#slowest };
  }
}

/** How the time grows: between two sizes by a factor, as this power of the size. */
export interface Growth {
  from: number;
  to: number;
  factor: number;
  power: number;
}

/** Fewer answers, or shorter ones, tell nothing: the clock of a browser is coarse. */
const FEWEST = 5;
const SHORTEST = 0.01;

/** Between the two largest sizes. Null if too little is known. */
export function growthOf({ groups }: Times): Growth | null {
  const [small, large] = groups.filter(({ count, mean }) => count >= FEWEST && mean >= SHORTEST).slice(-2);
  if (!small || !large) return null;
  const factor = large.mean / small.mean;
  const power = Math.log(factor) / Math.log(large.size / small.size);
  return { from: Math.round(small.size), to: Math.round(large.size), factor, power };
}

/** What LeetCode would likely say. Nobody outside knows its limit, its machine and its cases. */
export type Likely = "in-time" | "unsure" | "too-slow";

/** A slowest case that takes less than the first, in milliseconds, is likely in time; one that takes more than the second is not. */
const LIKELY: Record<CodeLanguage, readonly [number, number]> = {
  javascript: [300, 1500],
  typescript: [300, 1500],
  cpp: [300, 1500],
  // It is several times slower in a browser.
  python: [2000, 8000],
};

/** @param isTooSlow whether an answer took longer than the page waits */
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
/** A recursion that counts turns up: `search(turn + 1, …)` or `search(…, turn + 1)`. */
export const COUNTS_TURNS = new RegExp(`${COUNTER},|,\\s*${COUNTER}\\)`);

/** A loop over turns, to more than the two players. */
const LOOPS_OVER_TURNS =
  /\bfor\b\s*\(?\s*(?:let|var|int|auto)?\s*(?:turns?|steps?|rounds?|plies|ply|k|t)\s*(?:=[^;]*;[^;]*<=?[^;]*(?:\d\d|\*|\b[A-Z_]{3,})|in\s+range\([^)]*(?:\d\d|\*|\b[A-Z_]{3,}))/;

/** Keys that are made anew for each look: texts, or in C++ also lists. */
const TEXT_KEYS: Record<CodeLanguage, RegExp> = {
  javascript: /`[^`]*\$\{[^`]*\$\{|JSON\.stringify/,
  typescript: /`[^`]*\$\{[^`]*\$\{|JSON\.stringify/,
  python: /\bf(?:"[^"\n]*\{[^"\n]*\{|'[^'\n]*\{[^'\n]*\{)|\bstr\(/,
  cpp: /(?:\b|_)(?:map|set)\s*<\s*(?:std::)?(?:string|vector|tuple|array|pair)\b/,
};

/** What often makes code slow and is in this code. Only of code that is slow. */
export function slowPatterns(code: string, language: CodeLanguage, likely: Likely): SlowPattern[] {
  if (likely === "in-time") return [];
  const signs: Record<SlowPattern, RegExp[]> = {
    "all-turns": [COUNTS_TURNS, LOOPS_OVER_TURNS],
    "text-keys": [TEXT_KEYS[language]],
  };
  return SLOW_PATTERNS.filter((pattern) => signs[pattern].some((sign) => sign.test(code)));
}
