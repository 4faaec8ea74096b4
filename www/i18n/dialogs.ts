// Every sentence of the dialogs, in each language. Loaded when one of them is opened.
import type { DialogWords } from "./dialog-types";
import { enDialogs } from "./en/dialogs";
import type { Language } from "./language";
import { zhDialogs } from "./zh/dialogs";

const languages: Record<Language, DialogWords> = { en: enDialogs, zh: zhDialogs };

export function dialogWordsOf(language: Language): DialogWords {
  return languages[language];
}
