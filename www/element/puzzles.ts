// What an element needs to show a puzzle: the code for it, and the lists. They are loaded once for all elements of a page, when the first
// of them asks.
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

/** Both lists, and the code as a script, are files beside the script of the element. */
export function puzzlesBeside(script: string, code: (address: string) => Promise<Code>): Source {
  const beside = (name: string) => {
    const file = new URL(name, script);
    file.search = new URL(script).search;
    return file.href;
  };
  const read = async (name: string) => {
    const file = beside(name);
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.text();
  };
  return async () => {
    const [loaded, puzzles, days] = await Promise.all([
      code(beside("puzzle.js")),
      read("puzzles.txt"),
      read("days.txt"),
    ]);
    return { code: loaded, list: loaded.readPuzzles(puzzles, days) };
  };
}

/** What failed is tried again. */
export function puzzles(): Promise<Puzzles> {
  loading ??= source().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
