// The sentences of the page, besides those about a board.
import type { Outcome, Player, Transform } from "cat-and-mouse";
import type { ExampleName } from "../model/examples";
import type { Section } from "../model/names";
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
  examples: string;
  /** The name of each, and what to look at. */
  example: Record<ExampleName, Sentence>;
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

  /** `several`: how many boards a text holds, of which one is shown. */
  paste: {
    open: string;
    title: string;
    label: string;
    help: string;
    read: string;
    several: (boards: number) => string;
  };
  share: {
    open: string;
    title: string;
    forms: Record<"link" | "leetcode" | "text" | "embed" | "frame", string>;
    copy: Record<"link" | "leetcode" | "text" | "embed" | "frame", string>;
    copied: string;
    refused: string;
    picture: string;
    fileName: string;
  };
  random: {
    open: string;
    title: string;
    about: (rows: number, cols: number, cat: number, mouse: number) => string;
    winner: string;
    winners: Record<Player | "limit" | "any", string>;
    plies: string;
    walls: string;
    seed: string;
    seedHelp: string;
    begin: string;
    searching: string;
    stop: string;
    take: string;
    progress: (found: { tried: number; outcome: Outcome }, searching: boolean) => string;
  };
  /** The tutorial: its title, and its page. */
  tutorial: { title: string; page: string };
  help: { open: string; title: string; keys: string; keyList: [keys: string[], what: string][] };

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
