// The languages, and which one to begin with.
import { recall, remember } from "../lib/storage";

export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of these language tags that names one of our languages; English if none does. */
export function spokenOf(tags: readonly string[]): Language {
  const spoken = (tag: string): Language | undefined => LANGUAGES.find((name) => tag.startsWith(name));
  return tags.map((tag) => spoken(tag.toLowerCase())).find((name) => name !== undefined) ?? "en";
}

/** The language chosen on an earlier visit, otherwise the first of the browser's languages that we have. */
export function preferredLanguage(): Language {
  return spokenOf([recall("language") ?? "", ...navigator.languages]);
}

export function chooseLanguage(language: Language): void {
  remember("language", language);
}
