// Loads the code and the lists of puzzles, once for all elements of a page, on first use.
import type { Words } from "../i18n/words";
import type { GameKind } from "../model/game";
import type { PuzzleList } from "../model/puzzles";

type Code = typeof import("./puzzle");

export interface Puzzles {
  code: Code;
  list: PuzzleList;
}

type Source = () => Promise<Puzzles>;

let source: Source;
let loading: Promise<Puzzles> | undefined;

/** Sets the source of the puzzles, which differs between builds of the element. */
export function puzzlesFrom(from: Source): void {
  source = from;
}

/**
 * A source that reads all lists from one file, in which empty lines separate the lists.
 * @param load loads the code
 */
export function puzzlesIn(lists: URL, load: () => Promise<Code>): Source {
  const read = async () => {
    const answer = await fetch(lists);
    if (!answer.ok) throw new Error(`${lists}: ${answer.status}`);
    return answer.text();
  };
  return async () => {
    const [code, text] = await Promise.all([load(), read()]);
    const [puzzles = "", days = ""] = text.split("\n\n");
    return { code, list: code.readPuzzles(puzzles, days) };
  };
}

/** The puzzle with this name and its code; or an error message. After a failure, the next element tries again. */
export async function puzzleNamed(name: string, game: GameKind) {
  try {
    const { code, list } = await puzzles();
    const puzzle = code.puzzleNamed(name, game, list);
    return puzzle ? { puzzle, code } : { missing: (words: Words) => words.embedded.noPuzzle(name, game) };
  } catch (error) {
    return { missing: (words: Words) => words.embedded.noPuzzles((error as Error).message) };
  }
}

/** Loads the puzzles. After a failure, the next call tries again. */
export function puzzles(): Promise<Puzzles> {
  loading ??= source().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
