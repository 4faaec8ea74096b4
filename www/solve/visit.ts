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

/** Opens the game of the address, and stores it for the next visit; else the game of the last visit, or an example. */
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
export const visited = (kind: GameKind): void => remember(`${kind} visited`, "1");

export class Visit {
  readonly #game: Game;
  readonly #link: () => string;
  /** The link that needs no storing: the link that is already stored, or the link of the example shown at first. */
  #known: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param link the fragment for the address */
  constructor(game: Game, link: () => string) {
    this.#game = game;
    this.#link = link;
    this.#known = game.originLink;
  }

  /** Before a link is followed or the page is left, updates the address and the stored game; until the signal. */
  listen({ signal }: { signal: AbortSignal }): void {
    const flush = () => this.#timer && this.#keep();
    const followed = ({ target }: Event) => target instanceof Element && target.closest("a") && flush();
    addEventListener("click", followed, { capture: true, signal });
    addEventListener("pagehide", flush, { signal });
  }

  /** Updates the address after a pause: browsers limit the number of updates, and a stroke makes many. */
  schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#keep(), 250);
  }

  #keep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { kind, originLink } = this.#game;
    writeAddress(`solve ${kind}`, this.#link());
    if (originLink === this.#known) return;
    this.#known = originLink;
    remember(kind, originLink);
  }
}
