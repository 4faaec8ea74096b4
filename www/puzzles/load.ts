// The files of the puzzles, which are loaded only when they are needed.
import { type PuzzleList, readPuzzles } from "../model/puzzles";

export async function loadPuzzles(): Promise<PuzzleList> {
  const [puzzles, days] = await Promise.all([
    import("../../puzzles/puzzles.txt?raw"),
    import("../../puzzles/days.txt?raw"),
  ]);
  return readPuzzles(puzzles.default, days.default);
}
