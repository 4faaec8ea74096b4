// Every sentence of a match, in each language. Loaded when Play is opened.
import { enPlay } from "./en/play";
import type { Language } from "./language";
import type { PlayWords } from "./play-types";
import { zhPlay } from "./zh/play";

const languages: Record<Language, PlayWords> = { en: enPlay, zh: zhPlay };

export function playWordsOf(language: Language): PlayWords {
  return languages[language];
}
