// Loads the sentences of Check code, one language at a time.

import type { Language } from "../i18n/language";
import type { CheckWords } from "./words-en";

const loaders: Record<Language, () => Promise<CheckWords>> = {
  en: async () => (await import("./words-en")).enCheck,
  zh: async () => (await import("./words-zh")).zhCheck,
};

export function loadCheckWords(language: Language): Promise<CheckWords> {
  return loaders[language]();
}
