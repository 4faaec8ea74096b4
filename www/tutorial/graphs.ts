// The graphs in the tutorial. This file is loaded together with the whole solver when the reader scrolls near a graph.
import { CatMouseGraph, wordsFrom } from "../element/graph-element";
import { type Language, spokenOf } from "../i18n/language";
import type { Vocabulary } from "../i18n/vocabulary";
import { startWholeSolver } from "../lib/whole-solver";

/** Replaces `loadLanguage`, which would preload files that the tutorial already has, so that Firefox would warn. */
const languages: Record<Language, () => Promise<Vocabulary>> = {
  en: () => import("../i18n/en/en"),
  zh: () => import("../i18n/zh/zh"),
};

const [{ graphGame }] = await Promise.all([languages[spokenOf([document.documentElement.lang])](), startWholeSolver()]);
wordsFrom(() => graphGame.page);
customElements.define("cat-mouse-graph", CatMouseGraph);
