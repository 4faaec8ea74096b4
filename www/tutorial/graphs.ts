// The graphs in the tutorial. Loaded, with the whole solver, when the reader comes near to one.
import { CatMouseGraph, wordsFrom } from "../element/graph-element";
import { spokenOf } from "../i18n/language";
import { loadLanguage, vocabularyOf } from "../i18n/vocabulary";
import { startWholeSolver } from "../lib/whole-solver";

await Promise.all([startWholeSolver(), loadLanguage(spokenOf([document.documentElement.lang]))]);
wordsFrom((language) => vocabularyOf(language).graphGame.page);
customElements.define("cat-mouse-graph", CatMouseGraph);
