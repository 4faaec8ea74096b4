// The help dialog of the page, for the tutorial. This file is loaded before the dialog first opens.
import { render } from "lit";
import type { Language } from "../i18n/language";
import { loadLanguage } from "../i18n/vocabulary";
import { helpView } from "../page/dialogs/help";
import { sheetView } from "../page/dialogs/sheet";

/** The container of the dialog. */
let place: HTMLElement | undefined;

export async function openHelp(language: Language): Promise<void> {
  const { dialogs: words } = await loadLanguage(language);
  place ??= document.body.appendChild(document.createElement("div"));
  const around = place;
  const show = (isOpen: boolean) => {
    const root = language === "zh" ? "../../" : "../";
    const sheet = isOpen ? { title: words.help.title, content: helpView(words, root), closeName: words.close } : null;
    render(
      sheetView(sheet, () => show(false)),
      around,
    );
  };
  show(true);
  around.querySelector("dialog")?.showModal();
}
