// The base class of the dialogs. Only one dialog is open at a time; each opening creates a new object.
import { html, nothing, type TemplateResult } from "lit";
import type { GameVocabulary } from "../../i18n/vocabulary";
import type { Copier } from "../../lib/copy";
import type { Game, PastedCase } from "../../model/game";
import type { Kit } from "../kit";
import type { Task } from "../task";

/** The Solve section of the page: dialogs are about its game. */
export interface SolvePart extends HTMLElement {
  readonly game: Game;
  readonly kit: Kit;
  readonly words: GameVocabulary;
  /** The fragment of the link to the game, the open tab and the ply. */
  readonly sharedLink: string;
  /** The task of the opened link; null without one. */
  readonly askedTask: Task | null;
}

/** Renders and closes the dialogs of the page. */
export interface DialogFrame {
  refresh(): void;
  /** Closes the dialog, which returns these games. */
  close(games: readonly PastedCase[]): void;
}

export abstract class Dialog {
  protected readonly solve: SolvePart;
  protected readonly frame: DialogFrame;

  constructor(solve: SolvePart, frame: DialogFrame) {
    this.solve = solve;
    this.frame = frame;
  }

  abstract readonly title: string;
  abstract content(): TemplateResult;
  /** Called after the dialog has closed. */
  closed(): void {}

  get game(): Game {
    return this.solve.game;
  }

  get kit(): Kit {
    return this.solve.kit;
  }

  get words() {
    return this.solve.words.dialogs;
  }

  protected readonly refresh = () => this.frame.refresh();

  /** A button with a thumbnail of the game. It closes the dialog, which returns this game. */
  protected gameButton(link: string, label: TemplateResult, isCurrent?: boolean): TemplateResult {
    const picture = this.#thumbnail(link);
    const choose = () => picture !== nothing && this.frame.close([{ link, expected: null, answer: null }]);
    return html`<button type="button" class="example" aria-current=${isCurrent ?? nothing} @click=${choose}>
      ${picture} ${label}
    </button>`;
  }

  /** The thumbnail of a link; nothing if the link is invalid, as a stored link may be. */
  #thumbnail(link: string): TemplateResult | typeof nothing {
    try {
      return this.kit.thumbnail(link);
    } catch {
      return nothing;
    }
  }

  /** Checkboxes for the places that cannot be changed. Edits `locked` in place. */
  protected lockedView(locked: Set<number>, changed: () => void): TemplateResult {
    const { share } = this.words;
    return html`<details>
      <summary>${share.locked(locked.size)}</summary>
      ${this.kit.lockable(this.game, share.lockedCells, locked, this.words, changed)}
    </details>`;
  }

  /** Copies the text of a field. If the browser refuses, the field is selected. */
  protected async copy(copier: Copier, text: string, field: string): Promise<void> {
    if (!(await copier.copy(text))) document.querySelector<HTMLTextAreaElement>(field)?.select();
    this.refresh();
  }
}
