// Loads the solver, then shows the page; or says why that is not possible.
import init from "cat-and-mouse";
import { preferredLanguage } from "./i18n/language";
import { pageWordsOf } from "./i18n/page";
import { recallTheme } from "./lib/theme";

recallTheme();
try {
  // The page's own code comes along while the solver is fetched and compiled.
  const [{ Playground }] = await Promise.all([import("./playground/playground"), init()]);
  customElements.define("cat-mouse-playground", Playground);
} catch (error) {
  const words = pageWordsOf(preferredLanguage());
  const { title, detail } = words.cannotStart(String(error));
  const notice = document.querySelector("#loading");
  notice?.setAttribute("role", "alert");
  if (notice) notice.textContent = words.sentences(title, detail);
  throw error;
}
