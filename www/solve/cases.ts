// The row of pasted cases above the game: which of them is shown, and what each should return. It is kept as long as the tab is open.
import { nothing, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { DialogWords } from "../i18n/dialog-types";
import { readJson, recallForTab, rememberForTab } from "../lib/storage";
import type { Game, PastedCase } from "../model/game";
import { type Cases, type CasesView, isCases } from "../page/dialogs/dialog";

export class CaseRow {
  readonly #host: ReactiveControllerHost;
  readonly #game: Game;
  #cases: Cases | null = null;
  /** Draws the row; it is loaded with the dialogs. */
  #view: CasesView | null = null;

  constructor(host: ReactiveControllerHost, game: Game) {
    this.#host = host;
    this.#game = game;
    // Without the cases of before a reload the page is as good.
    this.#recall().catch(() => {});
  }

  async #recall(): Promise<void> {
    const kept = readJson(recallForTab(`${this.#game.kind} cases`), isCases);
    if (!kept) return;
    this.#view = (await import("../page/dialogs/dialogs")).casesView;
    this.#cases ??= kept;
    this.#host.requestUpdate();
  }

  get isEmpty(): boolean {
    return this.#cases === null;
  }

  show(all: readonly PastedCase[], view: CasesView): void {
    this.#view = view;
    this.#keep(all.length > 0 ? { all, shown: 0, text: this.#text } : null);
  }

  forget(): void {
    this.#keep(null);
  }

  #keep(cases: Cases | null): void {
    this.#cases = cases;
    rememberForTab(`${this.#game.kind} cases`, JSON.stringify(cases));
    this.#host.requestUpdate();
  }

  /** The game as a case: what its answer depends on. */
  get #text(): string {
    return `${this.#game.copy("leetcode")} ${this.#game.moveLimit}`;
  }

  /** `load` puts the game of a link there. */
  render(words: DialogWords, load: (link: string) => void, loaded: () => void): TemplateResult | typeof nothing {
    const cases = this.#cases;
    if (!cases || !this.#view) return nothing;
    const show = (shown: number) => {
      const pasted = cases.all[shown];
      if (!pasted) return;
      load(pasted.link);
      this.#keep({ ...cases, shown, text: this.#text });
      loaded();
    };
    const isShown = this.#text === cases.text;
    return this.#view(isShown ? cases : { ...cases, shown: -1 }, words, show, () => this.forget());
  }
}
