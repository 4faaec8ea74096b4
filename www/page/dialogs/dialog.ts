// What opens over the page: one dialog at a time.
import type { nothing, TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/dialog-types";
import type { Game, PastedCase } from "../../model/game";
import type { PictureLook } from "../../model/look";
import type { Kit } from "../kit";
import type { Task } from "../task";

export interface Dialog {
  title(words: DialogWords): string;
  content(context: DialogContext): TemplateResult | typeof nothing;
  /** Called before the dialog opens. */
  opens?(context: DialogContext): void;
  /** Called after it has closed: what was done in it is forgotten. */
  reset?(): void;
}

/** The pasted cases, as they are kept while the tab is open, and which of them is shown. */
export interface Cases {
  readonly all: readonly PastedCase[];
  readonly shown: number;
  /** It as LeetCode's input: a game that was changed is no longer the case. */
  readonly text: string;
}

export function isCases(value: unknown): value is Cases {
  const { all, shown, text } = (value ?? {}) as Partial<Cases>;
  return Array.isArray(all) && all.every(isCase) && Number.isInteger(shown) && typeof text === "string";
}

function isCase(value: unknown): value is PastedCase {
  const { link, expected, answer } = (value ?? {}) as Partial<PastedCase>;
  const isAnswer = (each: unknown) => each === null || typeof each === "boolean" || typeof each === "number";
  return typeof link === "string" && isAnswer(expected) && isAnswer(answer);
}

/** `show` puts a case on the page; `close` forgets the cases. */
export type CasesView = (
  cases: Cases,
  words: DialogWords,
  show: (index: number) => void,
  close: () => void,
) => TemplateResult | typeof nothing;

export interface DialogContext {
  game: Game;
  kit: Kit;
  words: DialogWords;
  /** The link to what the page shows: the game, the tab and the ply. */
  link: string;
  /** What the link that was opened asks of the reader; null if nothing. */
  task: Task | null;
  /**
   * Closes the dialog, which has put another game there; the new verdict is announced once. `link`: the game is shown as
   * this link to it says.
   */
  done(link?: string): void;
  /** Shows a switch between these cases on the page, the first of which is shown; without any, none. */
  showCases(cases: readonly PastedCase[], view: CasesView): void;
  /** Renders the dialog anew. */
  refresh(): void;
  /** The game as a picture. */
  picture(look: PictureLook): Promise<Blob | null>;
}
