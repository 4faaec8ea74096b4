// The sentences of the sections on graphs and on states.
import type { GraphEdit, GraphProof, GraphReason, GraphTool, GraphView, Player } from "cat-and-mouse";
import type { stateGraphs } from "../model/graph-examples";
import type { Sentence } from "./types";

export interface GraphWords {
  tool: Record<GraphTool, string>;
  arrange: string;
  /** What the ⋯ among the tools holds. */
  more: string;
  badLink: (why: string) => string;
  /** Of a link that could not be copied. */
  linkRefused: string;
  /** What has been done; numbers as they are shown. The other one is at the far end of an edge; after a deletion it is the last. */
  edit: (kind: GraphView["kind"], what: GraphEdit["what"], node: number, other: number) => string;
  /** What can be done by pointer with each tool. */
  hint: Record<GraphTool, string>;
  /** The same where a finger only looks. */
  hintForFingers: string;
  keys: string;

  graph: {
    label: string;
    /** What stands beside node 0, in one word. */
    hole: string;
    /** A node, what is there, and those with which it is connected. */
    node: (number: number, there: (Player | "hole")[], neighbours: number[]) => string;
    /** After node 0, 1 or 2 was moved: that what is there goes with it. */
    fixed: readonly [string, string, string];
    /** That a solution which stops after twice as many plies as there are nodes misses this win. */
    tooShort: (plies: number, nodes: number) => string;
    /** Why the outcome is what it is. */
    reason: (reason: GraphReason) => string;
    /** What is drawn to show it: all of it, and each mark. */
    why: {
      /** Of a win, what the reason does not say. */
      about: (proof: GraphProof, winner: Player) => string;
      /** Of a draw: that the cat is always in time if it moves between these nodes; null: those that are marked. */
      guards: (nodes: readonly number[] | null) => string;
      /** Of a draw: that the mouse can always get away on these nodes, or on all but the hole and the others; both null: on those that are marked. */
      dodges: (nodes: readonly number[] | null, others: readonly number[] | null) => string;
      /** Where the cat goes after the mouse has gone to one of these nodes, or without any before it; null: to the mouse. */
      response: (mice: readonly number[], cat: number | null) => string;
      /** That the next moves show how the cat goes on. */
      goOn: string;
      /** All responses of the cat, in a table. */
      strategy: {
        title: (positions: number) => string;
        columns: Record<"mouse" | "cat" | "left" | "answers", string>;
        /** Where the cat goes after the mouse has gone to one of these nodes; null: it catches the mouse. */
        answer: (mice: readonly number[], cat: number | null) => string;
        /** What the table proves, of a win of the cat and of a draw. */
        wins: string;
        holds: string;
        /** That some responses in a draw do not win where another would. */
        onlyHolds: string;
      };
      /** That of the mouse's way only the part from this move on is drawn. */
      shownFrom: (move: number) => string;
      safe: string;
      guard: string;
      until: (moves: number) => string;
      /** What the marks mean. */
      key: Record<
        "arrivals" | "until" | "never" | "cutOff" | "response" | "direct" | "apart" | "catOnly" | "safe" | "guard",
        string
      >;
    };
  };

  edgeChanges: {
    /** The headings of the two lists of edges that change something. */
    titles: Record<"remove" | "add", string>;
    /** An edge in a sentence, such as `"1–4"`. */
    edge: (between: string) => string;
    /** What a press on an edge of the list does. */
    press: string;
    /** That this number of edges to add is drawn only while one is pointed at. */
    notDrawn: (count: number) => string;
  };

  states: {
    keys: string;
    label: string;
    /** Why this section is there. */
    why: string;
    about: string;
    empty: string;
    example: Record<keyof typeof stateGraphs, string>;
    /** The states by their labels, and how many have none yet. */
    summary: (won: number[], lost: number[], drawn: number[], open: number) => Sentence;
    rules: string;
    step: (step: number, steps: number) => string;
    begin: string;
  };
}
