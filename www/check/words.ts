// The sentences of Check code, loaded one language at a time.
import type { CheckWords } from "../i18n/check-types";
import type { Language } from "../i18n/language";

const loaders: Record<Language, () => Promise<CheckWords>> = {
  en: async () => (await import("../i18n/en/check")).enCheck,
  zh: async () => (await import("../i18n/zh/check")).zhCheck,
};

export function loadCheckWords(language: Language): Promise<CheckWords> {
  return loaders[language]();
}
