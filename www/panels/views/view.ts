// A view: one of the tabs beside a game, and what it draws on the game itself.
import type { nothing, TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import type { Game } from "../../model/game";
import type { Arrow, EdgeMark, Marks } from "../../model/look";

/**
 * `Needed` are the words that the view needs: those of every game, or also those of the page. The members are properties and
 * not methods, whose parameters TypeScript would compare in either direction.
 */
export interface View<Needed extends Words = Words> {
  /** What the tab shows; only for a complete game. */
  panel: (game: Game, words: Needed) => TemplateResult | typeof nothing;
  /** What is written on the places; null: nothing anywhere. */
  marks?: (game: Game, words: Needed) => Marks | null;
  /** What is written between them. */
  edges?: (game: Game, words: Needed) => readonly EdgeMark[];
  /** A finger has tapped a place where it does not draw. Returns whether this changes the game itself; undefined if it does nothing there. */
  tap?: (game: Game, words: Needed, place: number) => boolean | undefined;
  /** Arrows in place of the coming moves of the line. */
  arrows?: (game: Game) => Arrow[];
  /** Whether it is stepped through itself, and not the moves. */
  hasSteps?: boolean;
  /** It is opened. */
  begin?: (game: Game) => void;
  /** Another tab is chosen. */
  leave?: (game: Game) => void;
}
