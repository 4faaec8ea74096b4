// All dialogs of the page.
import type { TemplateResult } from "lit";
import type { DialogName } from "../../model/names";
import type { Dialog, DialogContext } from "./dialog";
import { examplesDialog } from "./examples";
import { findDialog } from "./find";
import { helpDialog } from "./help";
import { mineDialog } from "./mine";
import { pasteDialog } from "./paste";
import { puzzleDialog, shareDialog } from "./share";
import { sheetView } from "./sheet";

export { casesView } from "./cases";

export const dialogs: Record<DialogName, Dialog> = {
  examples: examplesDialog,
  mine: mineDialog,
  find: findDialog,
  paste: pasteDialog,
  share: shareDialog,
  puzzle: puzzleDialog,
  help: helpDialog,
};

export function dialogView(name: DialogName | null, context: DialogContext, closed: () => void): TemplateResult {
  const { words } = context;
  const dialog = name === null ? null : dialogs[name];
  return sheetView(dialog && { title: dialog.title(words), content: dialog.content(context) }, words.close, closed);
}
