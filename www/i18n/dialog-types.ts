// The sentences of the dialogs.
import type { Player } from "cat-and-mouse";
import type { GameKind, Outcome } from "../model/game";
import type { PageWords } from "./page-types";
import type { Sentence } from "./types";

export interface DialogWords extends PageWords {
  examples: string;
  /** The name of each, and what to look at. */
  example: Readonly<Record<string, Sentence>>;

  /** The reader's own boards. */
  mine: {
    name: string;
    /** The name of one that the reader has not named. */
    unnamed: (number: number) => string;
    save: string;
    /** Where they are kept, and what to do; and while there are none. */
    about: string;
    none: string;
    delete: (name: string) => string;
    deleted: (name: string) => string;
    /** The browser keeps nothing. */
    refused: string;
    asText: string;
    aboutText: string;
    copy: string;
  };

  paste: {
    title: string;
    label: string;
    /** That a graph, or on a graph a board, can be pasted too. */
    other: Record<GameKind, string>;
    /** In a text without a board, or a graph, there is one of the other game, and the link that opens it. */
    elsewhere: Record<GameKind, string>;
    open: Record<GameKind, string>;
    load: string;
    /** Before a link to Check code. */
    code: string;
  };

  /** The switch between several pasted cases. */
  cases: {
    /** What the only case expects, and the solver's answer; null if it cannot be played. */
    single: (expected: boolean | number, solver: boolean | number | null) => string;
    title: (count: number) => string;
    /** What the two answers beside each case are. */
    legend: string;
    wrong: (count: number) => string;
    entry: (number: number, expected: boolean | number | null, solver: boolean | number | null) => string;
    close: string;
  };

  share: {
    title: string;
    /** What the reader of the link is to do. */
    use: string;
    uses: Record<"solved" | "puzzle" | "exercise", string>;
    about: Record<"solved" | "puzzle" | "exercise", string>;
    /** The same in an exercise, where the link shows what was changed. */
    handIn: { use: string; about: string };
    heading: string;
    /** That a puzzle also asks in how many moves. */
    counts: string;
    winner: string;
    /** A draw can be asked of a graph only. */
    winners: Record<Player, string> & { draw?: string };
    least: string;
    leastExample: string;
    /** How many changes an exercise allows. */
    changes: string;
    /** How many places cannot be changed. */
    locked: (count: number) => string;
    lockedCells: string;
    /** Whether an exercise can be solved: it is solved already, with this number of changes, not with so long a win, not at all, or that is not known. */
    checked: Record<"met" | "found" | "too-long" | "impossible" | "unknown", (changes: number) => string>;
    forms: Record<"link" | "element" | "frame" | "leetcode" | "text", string>;
    copy: Record<"link" | "element" | "frame" | "leetcode" | "text", string>;
    /** Opens a puzzle or an exercise as its reader will see it. */
    seen: string;
    send: string;
    picture: string;
    arrows: string;
    save: string;
    fileName: string;
    embed: string;
    /** What the element weighs in kilobytes, and how high the frame is in pixels. */
    weight: (kilobytes: number, height: number) => string;
    preview: string;
    asText: string;
  };

  find: {
    title: string;
    kind: string;
    kinds: Record<"new" | "longer", string>;
    numbers: Readonly<Record<string, string>>;
    winner: string;
    winners: Record<Player | "limit" | "any", string>;
    food: string;
    foods: Record<"any" | "reachable" | "unreachable", string>;
    seedHelp: string;
    /** What a longer board is; null while a piece is missing. */
    aboutLonger: (verdict: Outcome | null) => string;
    begin: string;
    searching: string;
    stop: string;
    /** Of a search that was stopped. */
    goOn: string;
    /** How far the search is, or why it ended. */
    progress: (
      found: { tried: number; outcome: Outcome },
      ended: "found" | "stuck" | "impossible" | "time" | "reader" | null,
    ) => string;
    finds: string;
    /** One of the boards that were found. */
    found: (outcome: Outcome) => string;
  };

  help: {
    title: string;
    /** What fingers do, where there are any. */
    touch: string;
    touchList: [gesture: string, what: string][];
    keys: string;
    keyList: [keys: string[], what: string][];
    licenses: string;
  };
}
