// What an element needs to show a puzzle: the code for it, and the lists. They are loaded once for all elements of a page, when the first
// of them asks.
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

/** Where they are: each build of the element has its own way. */
export function puzzlesFrom(from: Source): void {
  source = from;
}

/** The lists are in this file, with an empty line between them. @param load loads the code */
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

/** The puzzle of a name, with the code for it; or why it cannot be shown. Loading that failed is tried again by the next element that asks. */
export async function puzzleNamed(name: string, game: GameKind) {
  try {
    const { code, list } = await puzzles();
    const puzzle = code.puzzleNamed(name, game, list);
    return puzzle ? { puzzle, code } : { missing: (words: Words) => words.embedded.noPuzzle(name, game) };
  } catch (error) {
    return { missing: (words: Words) => words.embedded.noPuzzles((error as Error).message) };
  }
}

/** What failed is tried again. */
export function puzzles(): Promise<Puzzles> {
  loading ??= source().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
