// Every sentence of the page, in each language.
import { enPage } from "./en/page";
import type { Language } from "./language";
import type { PageWords } from "./page-types";
import { zhPage } from "./zh/page";

const languages: Record<Language, PageWords> = { en: enPage, zh: zhPage };

export function pageWordsOf(language: Language): PageWords {
  return languages[language];
}
