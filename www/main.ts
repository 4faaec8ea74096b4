// Loads the solver, then shows the page; or says why that is not possible.
import init from "cat-and-mouse";
import { followTheme } from "./theme";
import { preferredLanguage, wordsOf } from "./words/words";

followTheme();
try {
  await init();
  const { Playground } = await import("./playground");
  customElements.define("cat-mouse-playground", Playground);
} catch (error) {
  const { title, detail } = wordsOf(preferredLanguage()).cannotStart(String(error));
  const notice = document.querySelector("#loading");
  if (notice) notice.textContent = `${title}. ${detail}`;
  throw error;
}
