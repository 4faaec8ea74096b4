// Opens the first game of Solve, and writes the current game into the address and the storage, for the next visit.
import { type CatMouseError, readLinkKeys } from "cat-and-mouse";
import { solverError } from "../lib/errors";
import { recall, remember } from "../lib/storage";
import type { Game, GameKind } from "../model/game";
import { readAddress, writeAddress } from "../page/address";
import type { Kit } from "../page/kit";

/** The first game. */
interface Beginning {
  game: Game;
  /** The source of the game: the address, the last visit, or the examples. */
  from: "link" | "last" | "example";
  error: CatMouseError | null;
}

/**
 * Opens the game of the address, and stores this game for the next visit, unless its answer is hidden. Without a
 * game in the address, opens the game of the last visit, or an example.
 */
export function firstGame(kit: Kit): Beginning {
  const fragment = readAddress();
  const isLinked = kit.names(fragment);
  try {
    const own = isLinked ? fragment : recall(kit.kind);
    const game = kit.open(own ?? kit.first);
    if (isLinked && !readLinkKeys(fragment).hide) remember(kit.kind, game.originLink);
    return { game, from: isLinked ? "link" : own === null ? "example" : "last", error: null };
  } catch (caught) {
    const error = solverError(caught);
    // Another program may have stored an invalid link.
    return { game: kit.open(kit.first), from: "example", error: isLinked ? error : null };
  }
}

/** Whether the reader has not yet answered, or changed, the first game of this kind. */
export const isFirstVisit = (kind: GameKind): boolean => recall(`${kind} visited`) === null;

/** Ends the first visit. */
export const visited = (kind: GameKind) => remember(`${kind} visited`, "1");

export class Visit {
  readonly #game: Game;
  readonly #link: () => string;
  /** The link that needs no storing: the link that is already stored, or the link of the example shown at first. */
  #known: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the listeners of an update that is due; null if no update is due. */
  #due: AbortController | null = null;

  /** @param link the fragment for the address */
  constructor(game: Game, link: () => string) {
    this.#game = game;
    this.#link = link;
    this.#known = game.originLink;
  }

  /**
   * Updates the address and the stored game after a pause, because browsers limit the number of updates, and a stroke
   * changes the game many times. If the reader follows a link or leaves the page, the update happens at once.
   */
  schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), 250);
    if (this.#due) return;
    this.#due = new AbortController();
    const { signal } = this.#due;
    const followed = ({ target }: Event) => target instanceof Element && target.closest("a") && this.#keep();
    addEventListener("click", followed, { capture: true, signal });
    addEventListener("pagehide", () => this.#keep(), { signal });
  }

  #keep(): void {
    clearTimeout(this.#timer);
    this.#due?.abort();
    this.#due = null;
    const { kind, originLink } = this.#game;
    writeAddress(`solve ${kind}`, this.#link());
    if (originLink === this.#known) return;
    this.#known = originLink;
    remember(kind, originLink);
  }
}
