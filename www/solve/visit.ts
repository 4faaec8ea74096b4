// The game that Solve begins with, and what is kept of it: its link in the address, and the game for the next visit.
import { type CatMouseError, readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { recall, remember } from "../lib/storage";
import type { Game } from "../model/game";
import { readAddress, writeAddress } from "../page/address";
import type { Kit } from "../page/kit";

/** The game of the address, which is kept for the next visit; else that of the last visit; else an example. */
export function firstGame(kit: Kit): { game: Game; isLinked: boolean; error: CatMouseError | null } {
  const fragment = readAddress();
  const isLinked = kit.names(fragment);
  try {
    const game = kit.open(isLinked ? fragment : (recall(kit.kind) ?? kit.first));
    if (isLinked && !readLinkKeys(fragment).hide) remember(kit.kind, game.link);
    return { game, isLinked, error: null };
  } catch (caught) {
    const error = solverError(caught);
    // Something else may have written what was kept of the last visit.
    return { game: kit.open(kit.first), isLinked: false, error: isLinked ? error : null };
  }
}

export class Visit {
  readonly #game: Game;
  readonly #link: () => string;
  /** The game that need not be kept for the next visit: it was kept before, or is only an example. */
  #known: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param link of what is shown */
  constructor(game: Game, link: () => string) {
    this.#game = game;
    this.#link = link;
    this.#known = game.link;
  }

  /** The address follows the game, though not at every cell of a stroke: browsers allow only so many changes. */
  schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), 250);
  }

  #keep(): void {
    const { kind, link } = this.#game;
    writeAddress(`solve ${kind}`, this.#link());
    if (link === this.#known) return;
    this.#known = link;
    remember(kind, link);
  }
}
