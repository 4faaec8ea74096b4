// The files of the puzzles, which are loaded only when they are needed.
import { recall } from "../lib/storage";
import { PROGRESS } from "./names";
import { type Daily, dailyOf, readProgress } from "./puzzle-progress";
import { linesOf, type PuzzleList, readPuzzles } from "./puzzles";

export async function loadPuzzles(): Promise<PuzzleList> {
  const [puzzles, days, path] = await Promise.all([
    import("../../puzzles/puzzles.txt?raw"),
    import("../../puzzles/days.txt?raw"),
    import("../../puzzles/path.txt?raw"),
  ]);
  return readPuzzles(puzzles.default, days.default, path.default);
}

/** The reader's progress with the puzzle of the day. */
export async function loadDaily(): Promise<Daily> {
  const days = await import("../../puzzles/days.txt?raw");
  return dailyOf(readProgress(recall(PROGRESS)) ?? {}, linesOf(days.default), Date.now());
}
