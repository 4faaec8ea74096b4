// Every sentence of the page, loaded one language at a time.
import type { DialogWords } from "./dialog-types";
import type { GraphWords } from "./graph-types";
import type { Language } from "./language";
import type { PageWords } from "./page-types";
import type { PlayWords } from "./play-types";

/** The sentences of one language. */
export interface Vocabulary {
  page: PageWords;
  dialogs: DialogWords;
  play: PlayWords;
  graphs: GraphWords;
}

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

/** The sentences of a language that has been loaded. */
export function vocabularyOf(language: Language): Vocabulary {
  const vocabulary = loaded.get(language);
  if (!vocabulary) throw new Error(`The language "${language}" is not loaded.`);
  return vocabulary;
}
