// All sentences of the page, loaded one language at a time.
import type { Language } from "./language";

/** The sentences of one language, about boards and about graphs. */
export type Vocabulary = typeof import("./en/en");

/** The sentences about one kind of game. */
export type GameVocabulary = Vocabulary["graphGame"];

const folders: Record<Language, () => Promise<Vocabulary>> = {
  en: () => import("./en/en"),
  zh: () => import("./zh/zh"),
};

const loaded = new Map<Language, Vocabulary>();

export async function loadLanguage(language: Language): Promise<Vocabulary> {
  const vocabulary = await folders[language]();
  loaded.set(language, vocabulary);
  return vocabulary;
}

/** The sentences of a language that is already loaded. */
export function vocabularyOf(language: Language): Vocabulary {
  const vocabulary = loaded.get(language);
  if (!vocabulary) throw new Error(`The language "${language}" is not loaded.`);
  return vocabulary;
}
