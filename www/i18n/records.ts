// All sentences of Records, in every language.
import { enRecords } from "./en/records";
import type { Language } from "./language";
import type { RecordsWords } from "./words";
import { zhRecords } from "./zh/records";

const languages: Record<Language, RecordsWords> = { en: enRecords, zh: zhRecords };

export function recordsWordsOf(language: Language): RecordsWords {
  return languages[language];
}
