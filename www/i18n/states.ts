// All sentences about a graph of states, in every language.
import { enStates } from "./en/states";
import type { Language } from "./language";
import type { StatesWords } from "./words";
import { zhStates } from "./zh/states";

const languages: Record<Language, StatesWords> = { en: enStates, zh: zhStates };

export function statesWordsOf(language: Language): StatesWords {
  return languages[language];
}
