// The languages of the page, and the language in which a visit begins.
import { recall, remember } from "../lib/storage";

/** Each language has a folder here. `tag`: for the `lang` attribute; `switchTo`: the button's text in this language. */
export const LANGUAGES = {
  en: { tag: "en", name: "English", switchTo: "Switch to English" },
  zh: { tag: "zh-Hans", name: "中文", switchTo: "切换到中文" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** The language of the first of these tags that names a language of the page; else English. */
export function spokenOf(tags: readonly string[]): Language {
  const spoken = (tag: string): Language | undefined => LANGUAGE_NAMES.find((name) => tag.startsWith(name));
  return tags.map((tag) => spoken(tag.toLowerCase())).find((name) => name !== undefined) ?? "en";
}

/** The language chosen on an earlier visit; else the first of the browser's languages that the page has. */
export function preferredLanguage(): Language {
  return spokenOf([recall("language") ?? "", ...navigator.languages]);
}

export function chooseLanguage(language: Language): void {
  remember("language", language);
}
