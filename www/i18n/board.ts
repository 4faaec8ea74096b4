// Every sentence about a board, in each language: an embedded board is one file and follows the page around it.
import { en } from "./en/board";
import type { Language } from "./language";
import type { Words } from "./words";
import { zh } from "./zh/board";

const languages: Record<Language, Words> = { en, zh };

export function wordsOf(language: Language): Words {
  return languages[language];
}
