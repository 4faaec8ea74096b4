// Events that a part of the page sends to the page.
import type { Move } from "cat-and-mouse";
import type { PageWords } from "../i18n/words";
import type { GameKind } from "../model/game";
import type { DialogName } from "../model/names";

/** Announces a text to screen readers. */
export class SayEvent extends CustomEvent<string> {
  constructor(text: string) {
    super("say", { detail: text, bubbles: true });
  }
}

/** Switches all parts to this kind of game. */
export class GameKindEvent extends CustomEvent<GameKind> {
  constructor(kind: GameKind) {
    super("game-kind", { detail: kind, bubbles: true });
  }
}

/** A sentence at the top of the page, as a function of the words of the current language; null: no sentence. */
export type Notice = ((words: PageWords) => string) | null;

/** Shows a notice; null removes it. */
export class NoticeEvent extends CustomEvent<Notice> {
  constructor(notice: Notice) {
    super("notice", { detail: notice, bubbles: true });
  }
}

/** Asks the page to start making a puzzle on a game of this kind. */
export class MakeEvent extends CustomEvent<GameKind> {
  constructor(kind: GameKind) {
    super("make-puzzle", { detail: kind, bubbles: true });
  }
}

export class OpenEvent extends CustomEvent<DialogName> {
  constructor(name: DialogName) {
    super("open-dialog", { detail: name, bubbles: true });
  }
}

/** Shows the moves of a match, or the answer of a puzzle, in Solve. */
export class AnalyseEvent extends Event {
  /** The game and the state before the first move. */
  readonly link: string;
  readonly moves: readonly Move[];
  /** The ply that Solve shows: the number of moves before the displayed position. */
  readonly ply: number;
  /** Whether to open the reason for the outcome. */
  readonly showsWhy: boolean;
  /** The kind of game; null for the kind that the current part shows. */
  readonly kind: GameKind | null;

  constructor(link: string, moves: readonly Move[], ply: number, showsWhy = false, kind: GameKind | null = null) {
    super("analyse", { bubbles: true });
    this.link = link;
    this.moves = moves;
    this.ply = ply;
    this.showsWhy = showsWhy;
    this.kind = kind;
  }
}
