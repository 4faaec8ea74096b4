// All sentences of Puzzles, in every language.

import type { GameKind } from "../model/game";
import { enPuzzles } from "./en/puzzles";
import type { Language } from "./language";
import type { OnePuzzleWords, PuzzleWords } from "./words";
import { zhPuzzles } from "./zh/puzzles";

const languages: Record<Language, PuzzleWords> = { en: enPuzzles, zh: zhPuzzles };

export function puzzleWordsOf(language: Language): PuzzleWords {
  return languages[language];
}

export function onePuzzleWordsOf(language: Language, game: GameKind): OnePuzzleWords {
  const words = languages[language];
  return { ...words, change: words.changes[game] };
}
