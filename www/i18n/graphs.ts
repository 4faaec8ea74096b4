// Every sentence of the sections on graphs and on states, in each language. Loaded when one of them is opened.
import { enGraphs } from "./en/graphs";
import type { GraphWords } from "./graph-types";
import type { Language } from "./language";
import { zhGraphs } from "./zh/graphs";

const languages: Record<Language, GraphWords> = { en: enGraphs, zh: zhGraphs };

export function graphWordsOf(language: Language): GraphWords {
  return languages[language];
}
