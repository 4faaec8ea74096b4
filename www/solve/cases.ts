// The pasted test cases above the game. They are stored for this tab.
import { nothing, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { DialogWords } from "../i18n/words";
import { readJson, recallForTab, rememberForTab } from "../lib/storage";
import type { Game, PastedCase } from "../model/game";
import { loadDialogs, loadedDialogs } from "../page/dialog-host";
import type { Cases } from "../page/dialogs/cases";

/** `text`: the current case as LeetCode's input, with its move limit; an edited game differs from it. */
type StoredCases = Cases & { readonly text: string };

function isStored(value: unknown): value is StoredCases {
  const { all, shown, text } = (value ?? {}) as Partial<StoredCases>;
  return Array.isArray(all) && all.every(isCase) && Number.isInteger(shown) && typeof text === "string";
}

function isCase(value: unknown): value is PastedCase {
  const { link, expected, answer } = (value ?? {}) as Partial<PastedCase>;
  const isAnswer = (each: unknown) => each === null || typeof each === "boolean" || typeof each === "number";
  return typeof link === "string" && isAnswer(expected) && isAnswer(answer);
}

export class CaseRow {
  readonly #host: ReactiveControllerHost;
  readonly #game: Game;
  readonly #key: string;
  #cases: StoredCases | null;

  constructor(host: ReactiveControllerHost, game: Game) {
    this.#host = host;
    this.#game = game;
    this.#key = `${game.kind} cases`;
    this.#cases = readJson(recallForTab(this.#key), isStored);
    // The row is drawn by code that is loaded with the dialogs. If that fails, the page works without the row.
    if (this.#cases)
      loadDialogs().then(
        () => host.requestUpdate(),
        () => {},
      );
  }

  /** Shows the row, with the first case as the current case. A single case without an expected answer has no row. */
  show(all: readonly PastedCase[]): void {
    if (all.length > 1 || all[0]?.expected != null) this.#keep({ all, shown: 0, text: this.#text });
    else this.forget();
  }

  readonly forget = (): void => {
    if (this.#cases) this.#keep(null);
  };

  #keep(cases: StoredCases | null): void {
    this.#cases = cases;
    rememberForTab(this.#key, JSON.stringify(cases));
    this.#host.requestUpdate();
  }

  get #text(): string {
    return `${this.#game.copy("leetcode")} ${this.#game.moveLimit}`;
  }

  /** @param open shows the game of a link */
  render(words: DialogWords, open: (link: string) => void): TemplateResult | typeof nothing {
    const cases = this.#cases;
    if (!cases || !loadedDialogs) return nothing;
    const { all, text } = cases;
    const show = (shown: number) => {
      const chosen = all[shown];
      if (!chosen) return;
      open(chosen.link);
      this.#keep({ all, shown, text: this.#text });
    };
    return loadedDialogs.casesView(text === this.#text ? cases : { all, shown: -1 }, words, show, this.forget);
  }
}
