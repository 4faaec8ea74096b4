// A view: a tab beside a game, and its drawing on the game.
import type { nothing, TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import type { Game } from "../../model/game";
import type { Arrow, EdgeMark, Marks } from "../../model/look";

/**
 * `Needed`: the words that the view uses. `Words` are those that pages and elements have, `PageWords` has more. The
 * members are properties, because TypeScript checks methods less strictly: it would accept a view that needs
 * `PageWords` where only `Words` are given.
 */
export interface View<Needed extends Words = Words> {
  /** The content of the tab; only for a complete game. */
  panel: (game: Game, words: Needed) => TemplateResult | typeof nothing;
  /** Marks on the places; null: none. */
  marks?: (game: Game, words: Needed) => Marks | null;
  /** Marks between places. */
  edges?: (game: Game, words: Needed) => readonly EdgeMark[];
  /** Handles a finger's tap that does not draw. Returns whether it changes the game; undefined if it does nothing. */
  tap?: (game: Game, words: Needed, place: number) => boolean | undefined;
  /** Arrows instead of the next moves of the line. */
  arrows?: (game: Game) => Arrow[];
  /** Whether the view has its own step buttons, which replace those for the moves. */
  hasSteps?: boolean;
  /** Called when the view opens. */
  begin?: (game: Game) => void;
  /** Called when another tab is chosen. */
  leave?: (game: Game) => void;
}
