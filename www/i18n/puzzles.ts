// Every sentence of Puzzles, in each language.
import { enPuzzles } from "./en/puzzles";
import type { Language } from "./language";
import type { PuzzleWords } from "./puzzles-types";
import { zhPuzzles } from "./zh/puzzles";

const languages: Record<Language, PuzzleWords> = { en: enPuzzles, zh: zhPuzzles };

export function puzzleWordsOf(language: Language): PuzzleWords {
  return languages[language];
}
