// All sentences about a board, in every language, because an embedded board is one file and speaks its page's language.
import { en } from "./en/board";
import type { Language } from "./language";
import type { Words } from "./words";
import { zh } from "./zh/board";

const languages: Record<Language, Words> = { en, zh };

export function wordsOf(language: Language): Words {
  return languages[language];
}
