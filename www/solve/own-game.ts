// The reader's own game. It is kept while the page shows a game that the page chose: an example, or a game from Play.
import type { ReactiveControllerHost } from "lit";
import { recallForTab, rememberForTab } from "../lib/storage";
import type { Game } from "../model/game";

export class OwnGame {
  /** The link of the kept game; `""` without one. */
  kept: string;
  /** The link of the last game that the page chose; `""` without one. */
  #put: string;
  readonly #host: ReactiveControllerHost;
  readonly #game: Game;

  /** `isExample`: whether the page chose the first game. */
  constructor(host: ReactiveControllerHost, game: Game, isExample: boolean) {
    this.#host = host;
    this.#game = game;
    this.kept = recallForTab(`${game.kind} kept`) ?? "";
    this.#put = isExample ? game.originLink : (recallForTab(`${game.kind} put`) ?? "");
  }

  /** Whether a kept game can be shown instead of the current one. */
  get isAway(): boolean {
    return this.kept !== "" && this.kept !== this.#game.originLink;
  }

  /** The link of the current game, if the reader drew or opened it. */
  get #own(): string {
    const { originLink } = this.#game;
    return originLink === this.#put ? "" : originLink;
  }

  /** Keeps the current game, if it is the reader's own. */
  keep(): void {
    if (this.#own) this.#keep(this.#own);
  }

  /** Loads a game that the page chose, and keeps the reader's own game. */
  replace(link: string): void {
    this.keep();
    this.#game.load(link);
    this.#put = this.#game.originLink;
    rememberForTab(`${this.#game.kind} put`, this.#put);
  }

  /** Returns the link of the kept game, and keeps the current game instead, if that is the reader's own. */
  exchange(): string {
    const { kept } = this;
    this.#keep(this.#own);
    return kept;
  }

  #keep(link: string): void {
    this.kept = link;
    rememberForTab(`${this.#game.kind} kept`, link);
    this.#host.requestUpdate();
  }
}
