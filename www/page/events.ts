// Events that a part of the page sends to the page.
import type { Move } from "cat-and-mouse";
import type { PageWords } from "../i18n/words";
import type { GameKind } from "../model/game";
import type { DialogName } from "../model/names";

const eventOf = <Detail>(type: string) =>
  class extends CustomEvent<Detail> {
    constructor(detail: Detail) {
      super(type, { detail, bubbles: true });
    }
  };

/** Announces a text to screen readers. */
export const SayEvent = eventOf<string>("say");

/** Switches all parts to this kind of game. */
export const GameKindEvent = eventOf<GameKind>("game-kind");

/** A sentence at the top of the page, as a function of the words of the current language; null: no sentence. */
export type Notice = ((words: PageWords) => string) | null;

/** Shows a notice; null removes it. */
export const NoticeEvent = eventOf<Notice>("notice");

/** Asks the page to start making a puzzle on a game of this kind. */
export const MakeEvent = eventOf<GameKind>("make-puzzle");

export const OpenEvent = eventOf<DialogName>("open-dialog");

export interface Analysis {
  /** The game and the state before the first move. */
  link: string;
  moves: readonly Move[];
  /** The ply that Solve shows: the number of moves before the displayed position. */
  ply: number;
  /** Whether to open the reason for the outcome. */
  showsWhy?: boolean;
  /** The kind of game; by default the kind that the current part shows. */
  kind?: GameKind;
}

/** Shows the moves of a match, or the answer of a puzzle, in Solve. */
export const AnalyseEvent = eventOf<Analysis>("analyse");
