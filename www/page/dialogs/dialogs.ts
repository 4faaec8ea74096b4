// All dialogs of the page.
import type { DialogName } from "../../model/names";
import type { Dialog } from "./dialog";
import { ExamplesDialog } from "./examples";
import { FindDialog } from "./find";
import { HelpDialog } from "./help";
import { MineDialog } from "./mine";
import { PasteDialog } from "./paste";
import { PuzzleDialog, ShareDialog } from "./share";

export { casesView } from "./cases";
export { sheetView } from "./sheet";

export const dialogs: Record<DialogName, new (...about: ConstructorParameters<typeof Dialog>) => Dialog> = {
  examples: ExamplesDialog,
  mine: MineDialog,
  find: FindDialog,
  paste: PasteDialog,
  share: ShareDialog,
  puzzle: PuzzleDialog,
  help: HelpDialog,
};
