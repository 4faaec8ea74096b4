// Loads the solver and the language, then shows the page. If this fails, shows the error.
import init from "cat-and-mouse";
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { preferredLanguage } from "./i18n/language";
import { loadLanguage } from "./i18n/vocabulary";
import { recallTheme } from "./lib/theme";
import { keepCopy } from "./offline/register";

recallTheme();
const language = loadLanguage(preferredLanguage());
try {
  // Loads the page's code while the solver is fetched and compiled.
  const [{ Playground }] = await Promise.all([
    import("./playground/playground"),
    init({ module_or_path: solver }),
    language,
  ]);
  customElements.define("cat-mouse-playground", Playground);
  keepCopy();
} catch (error) {
  const notice = document.querySelector("#loading");
  notice?.setAttribute("role", "alert");
  try {
    const { page: words } = await language;
    const { title, detail } = words.cannotStart(String(error));
    if (notice) notice.textContent = words.sentences(title, detail);
  } catch {
    if (notice) notice.textContent = String(error);
  }
  throw error;
}
