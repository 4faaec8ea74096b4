// The sentences of the page, besides those about a board.
import type { Player, Transform } from "cat-and-mouse";
import type { DialogName, Section } from "../model/names";
import type { Sentence, Words } from "./types";

export interface PageWords extends Words {
  /** The title of the window. */
  title: string;
  /** The name at the top of the page. */
  name: string;
  /** The button that switches to the other language, in that language. */
  otherLanguage: string;
  switchLanguage: string;
  darkTheme: string;
  lightTheme: string;
  /** The parts of the page. */
  sections: string;
  section: Record<Section, string>;
  /** The menu of the tutorial and the parts about graphs. */
  learn: string;
  /** What the ⋯ at the top of a phone holds. */
  moreOfPage: string;
  /** What the page is about, in one line, and the button that shows the rules. */
  question: string;
  howToPlay: string;
  /** The menu of boards to begin with. */
  newBoard: string;
  emptyBoard: string;
  /** What the ⋯ among the tools holds. */
  moreOfBoard: string;
  playMyself: string;
  /** What LeetCode's function returns. */
  leetcode: (mouseWins: boolean) => string;
  notLoaded: string;
  close: string;
  rulesTitle: string;

  settings: string;
  rows: string;
  columns: string;
  moveLimit: string;
  fewer: (what: string) => string;
  more: (what: string) => string;
  clear: string;
  transforms: string;
  transform: Record<Transform, string>;
  /** That a setting keeps its value. */
  stays: (label: string, value: number) => string;
  /** What can be done with the board. */
  hint: string;
  /** That an edit in the middle of a line went back to the start. */
  wentBack: string;
  /** That a finger draws only after Edit. */
  hintForFingers: string;

  /** The tutorial: its title, and its page. */
  tutorial: { title: string; page: string };
  /** Of a text that is copied: the button of a link, that it was copied, and that the browser refused. */
  copying: { link: string; copied: string; refused: string };
  /** What opens each dialog. */
  opener: Record<DialogName, string>;

  /** A graph of states, whose numbers begin with 1. */
  states: {
    letter: Record<"win" | "lose" | "draw", string>;
    /** A state as it is drawn, and the states to which its moves lead. */
    state: (state: number, label: "win" | "lose" | "draw" | null, moves: number[]) => string;
    /** Why a state has been labelled. */
    over: (state: number, label: "win" | "lose") => string;
    oneMove: (state: number, lost: number) => string;
    allMoves: (state: number) => string;
    /** What is left in the end. */
    rest: (drawn: number[]) => string;
  };

  statistics: {
    title: string;
    about: (states: number) => string;
    result: string;
    states: string;
    results: Record<Player | "draw", string>;
    longest: (winner: Player, plies: number) => string;
    showLongest: string;
    byPly: string;
    plies: string;
  };
  badLink: (why: string) => string;
  badLinkAtStart: (why: string) => string;
  cannotStart: (why: string) => Sentence;
}
