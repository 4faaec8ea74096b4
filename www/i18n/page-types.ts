// The sentences of the page, besides those about a board.
import type { Fork, GraphTool, Player, Proof, Tool, Transform } from "cat-and-mouse";
import type { GameKind, Outcome } from "../model/game";
import type { DialogName, Difficulty, Section } from "../model/names";
import type { GraphWords } from "./graph-types";
import type { StatesWords } from "./states-types";
import type { Sentence, Words } from "./types";

/** What comes of a first move that a reader thinks of who expected another result. */
interface Refutation {
  mover: Player;
  /** Who was expected to win, and who can force a win; null for nobody. */
  expected: Player | null;
  winner: Player | null;
  /** The move in words, and what it leads to. The headline says this of the move that is shown: this one, or a better one. */
  move: string;
  after: Outcome;
  /** Whether this is what was expected. */
  asExpected: boolean;
  /** A better move in words, if this one gives the result away. */
  better: string | null;
}

export interface PageWords extends Words {
  /** The title of the window. */
  title: string;
  /** The name at the top of the page. */
  name: string;
  darkTheme: string;
  lightTheme: string;
  /** The parts of the page. */
  sections: string;
  section: Record<Section, string>;
  /** The switch between the games. */
  games: string;
  game: Record<GameKind, string>;
  /** The menu of the tutorial and what else there is to learn. */
  learn: string;
  /** What the ⋯ at the top of a phone holds. */
  moreOfPage: string;
  /** What the page is about, in one line, and the button that shows the rules. */
  question: string;
  howToPlay: string;
  /** The menu of boards to begin with. */
  newBoard: string;
  emptyBoard: string;
  /** Another one, made by chance, with a win that is easy or hard to find. */
  surprise: Record<Difficulty, string>;
  /** What the ⋯ among the tools holds. */
  moreOfBoard: string;
  playMyself: string;
  /** What LeetCode's function returns. */
  leetcode: (outcome: Outcome) => string;
  /** What LeetCode's function is, and what it returns. */
  leetcodeMeans: string;
  /** Where another position than the start was opened: that the answer is about it, and the buttons that show the board as drawn and the position. */
  linked: { about: (turn: Player) => string; toDrawn: string; toLinked: string };
  /** Above the verdict of a puzzle, if the reader has asked for it. */
  answer: string;
  /** Help with an exercise: a hint in two steps, first where to look and then what to change; and the tab that tells the answer. */
  exerciseHelp: Words["exerciseHelp"] & {
    /** That What if tells the answer, and the button that shows it all the same. */
    spoils: string;
    show: string;
    /** The button that copies the link to a solution, once it is there. */
    handIn: string;
  };
  /** What can be pasted, in one sentence: as a hint, and after the error that nothing of it is there. */
  pastable: string;
  notLoaded: string;
  close: string;
  rulesTitle: string;

  /** What is drawn on the board to show why. */
  proof: {
    show: string;
    hide: string;
    /** What the drawing shows; `""` if that is in the reason. */
    about: (proof: Proof) => string;
    /** Where a mouse that wins by a detour is stopped on its shortest way. */
    direct: string;
    /** How the mouse wins that has to dodge the cat. `mayStay`: whether a player may stay where it is. */
    fork: (fork: Fork, place: (place: number) => string, mayStay: boolean) => string;
    /** Of a place: with which of its moves the mouse comes there; perhaps several, with commas. */
    comes: (moves: string) => string;
    /** What the marks mean. */
    key: {
      /** Of a place with the number of the mouse's move up to a fork, and of the one where the cat is then. */
      moves: string;
      catThen: string;
      /** Of a cell on a player's way, with two numbers; perhaps one of them is a dash. */
      way: (runner: Player, hasNever: boolean) => string;
      /** Of a cell on the way of a hunt. */
      hunt: string;
      /** Of the cell where the mouse is cut off, right after it comes or before. */
      cutOff: (isRightAfter: boolean, catMovesFirst: boolean) => string;
    };
    /** Of a cell: in how many moves each player can be there. */
    arrivals: (mouse: number | null, cat: number | null) => string;
    /** Of a cell in a hunt: with which of its moves the cat comes there. */
    hunt: (move: number) => string;
    cutOff: string;
    apart: string;
  };
  /** Under the verdict, for somebody who expected another one. */
  expected: {
    /** The button, and what is asked then. */
    ask: string;
    who: string;
    /** `forced`: how many of this player's first moves have no alternative. */
    which: (mover: Player, forced: number) => string;
    /** That the result is what was expected; and that it is so only because of the move limit. */
    right: (outcome: Outcome, turn: Player) => string;
    byLimit: (winner: Player) => string;
    /** What comes of the first move that the reader thinks of. */
    refuted: (refutation: Refutation) => string;
    /** The way to Check code: what is said before its link and after it. */
    toCheck: { before: string; after: string };
  };
  /** That the loser has no better move anywhere on the line. */
  noDelay: (loser: Player, winner: Player) => string;
  /** That some or all first moves of the loser last equally long. */
  alike: (loser: Player, best: number, moves: number) => string;
  /** Of a move that was made and threw a result away. */
  mistake: string;
  /** That no move of either player changes anything, about a drawn line. */
  noEffect: string;
  /** How far each jumps, as a label before the number of cells. */
  jumps: Record<Player, string>;
  /** What stands after that number, and how its label ends for screen readers. */
  cells: (count: number) => string;
  inCells: string;
  /** How fast the moves are shown one after another, compared with the usual pace. */
  pace: (times: number) => string;
  number: (count: number) => string;

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
  /** What can be done with the board, or with this tool. */
  hint: (tool: Tool | GraphTool) => string;
  /** The same where an exercise lets only walls be changed. */
  hintForWalls: string;
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

  states: StatesWords;
  /** About a graph that is drawn. */
  drawing: GraphWords;

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
  /** The answer of the game is hidden then. */
  badExercise: (why: string) => string;
  cannotStart: (why: string) => Sentence;
}
