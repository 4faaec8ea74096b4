// Every sentence the page says, in each of its languages. What a sentence is about comes from the solver.
import type { CatMouseError, Content, Line, Move, Outcome, Piece, Player, Tool } from "cat-and-mouse";
import type { ExampleName } from "../examples";
import { recall, remember } from "../remembered";
import { en } from "./en";
import { zh } from "./zh";

/** A verdict in words: what happens, and what that means. */
export interface Sentence {
  title: string;
  detail: string;
}

export interface Words {
  /** For the `lang` attribute. */
  tag: string;
  title: string;
  /** The button that switches to the other language, in that language. */
  otherLanguage: string;
  switchLanguage: string;
  darkTheme: string;
  lightTheme: string;
  examples: string;
  ownBoard: string;
  example: Record<ExampleName, string>;
  copyLink: string;
  linkCopied: string;
  linkNotCopied: string;
  rulesTitle: string;
  rules: string[];

  tools: string;
  tool: Record<Tool, string>;
  toolHint: Record<Tool, string>;
  notOnBoard: string;
  piece: Record<Piece, string>;

  settings: string;
  rows: string;
  columns: string;
  jump: Record<Player, string>;
  moveLimit: string;
  fewer: (what: string) => string;
  more: (what: string) => string;
  clear: string;
  badSide: string;

  board: (rows: number, cols: number) => string;
  hint: string;
  boardHelp: string;
  cell: (row: number, col: number, content: Content) => string;

  verdict: (outcome: Outcome, moveLimit: number) => Sentence;
  /** Which pieces are missing; `hasRoom` says whether a cell is free for one. */
  missing: (pieces: Piece[], hasRoom: boolean) => Sentence;

  line: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  play: string;
  pause: string;
  start: string;
  plyOf: (ply: number, plies: number) => string;
  /** A move in words; `ending` says how the game ends with it. */
  move: (move: Move, cols: number, ending: Line["ending"] | null) => string;
  loop: (from: number, moveLimit: number) => string;
  stopsAtLimit: (moveLimit: number) => string;

  error: (error: CatMouseError) => string;
  badLink: (why: string) => string;
  badLinkAtStart: (why: string) => string;
  /** Two sentences, of which the first lacks its full stop. */
  sentences: (first: string, second: string) => string;
  cannotStart: (why: string) => Sentence;
}

const languages = { en, zh };
export type Language = keyof typeof languages;

/** The language chosen before, or else the first of the browser's that the page speaks. */
export function preferredLanguage(): Language {
  const speaks = (tag: string): Language | undefined => (["en", "zh"] as const).find((name) => tag.startsWith(name));
  const tags = [recall("language") ?? "", ...navigator.languages];
  return tags.map((tag) => speaks(tag.toLowerCase())).find((name) => name !== undefined) ?? "en";
}

export function wordsOf(language: Language): Words {
  return languages[language];
}

export function chooseLanguage(language: Language): void {
  remember("language", language);
}

/** How a move goes: how many cells in which direction, or not at all. */
export function stepOf(
  move: Move,
  cols: number,
): { direction: "up" | "right" | "down" | "left"; cells: number } | null {
  const down = Math.floor(move.to / cols) - Math.floor(move.from / cols);
  const across = (move.to % cols) - (move.from % cols);
  if (down !== 0) return { direction: down > 0 ? "down" : "up", cells: Math.abs(down) };
  if (across !== 0) return { direction: across > 0 ? "right" : "left", cells: Math.abs(across) };
  return null;
}
