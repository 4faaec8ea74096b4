// The puzzles that an element can show, loaded once for all elements of a page, when the first of them asks.
import type { GameKind } from "../model/game";
import { dayOf, type Puzzle, type PuzzleList, puzzleOn, readPuzzles } from "../model/puzzles";

type Source = () => Promise<PuzzleList>;

let source: Source;
let loading: Promise<PuzzleList> | undefined;

/** Where they are: each build of the element has its own way. */
export function puzzlesFrom(from: Source): void {
  source = from;
}

/** They are in two files beside the script of the element. */
export function puzzlesBeside(script: string): Source {
  const read = async (name: string) => {
    const file = new URL(name, script);
    file.search = new URL(script).search;
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.text();
  };
  return async () => readPuzzles(...(await Promise.all([read("puzzles.txt"), read("days.txt")])));
}

/** The puzzle of this id, or that of today, if it is about this game; null if there is none. What failed is tried again. */
export async function puzzleNamed(name: string, game: GameKind): Promise<Puzzle | null> {
  loading ??= source().catch((error) => {
    loading = undefined;
    throw error;
  });
  const list = await loading;
  const byId = new Map(list.puzzles.map((puzzle) => [puzzle.id, puzzle]));
  if (name !== "today") {
    const puzzle = byId.get(name);
    return puzzle?.game === game ? puzzle : null;
  }
  // The last day until today that is about this game; before there was one, the first.
  const today = dayOf(Date.now());
  const before = Array.from({ length: Math.min(today + 1, list.days.length) }, (_, ago) =>
    puzzleOn(today - ago, list.days),
  );
  return [...before, ...list.days].map((id) => byId.get(id)).find((puzzle) => puzzle?.game === game) ?? null;
}
