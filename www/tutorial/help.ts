// Help, as on the page: the rules, and what every key does. It is loaded when it is opened first.
import { render } from "lit";
import type { Language } from "../i18n/language";
import { loadLanguage } from "../i18n/vocabulary";
import { helpView } from "../page/dialogs/help";
import { sheetView } from "../page/dialogs/sheet";

/** Where it is drawn. */
let place: HTMLElement | undefined;

export async function openHelp(language: Language): Promise<void> {
  const { dialogs: words } = await loadLanguage(language);
  place ??= document.body.appendChild(document.createElement("div"));
  const around = place;
  const show = (isOpen: boolean) => {
    const root = language === "zh" ? "../../" : "../";
    const sheet = isOpen ? { title: words.help.title, content: helpView(words, root) } : null;
    const view = sheetView(sheet, words.close, () => show(false));
    render(view, around);
  };
  show(true);
  around.querySelector("dialog")?.showModal();
}
