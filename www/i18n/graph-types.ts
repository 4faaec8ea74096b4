// The sentences of the sections on graphs and on states.
import type { GraphEdit, GraphMove, GraphMoveGroups, GraphOutcome, GraphTool, GraphView, Player } from "cat-and-mouse";
import type { boards, stateGraphs } from "../model/graph-examples";
import type { Sentence } from "./types";

export interface GraphWords {
  tools: string;
  tool: Record<GraphTool, string>;
  arrange: string;
  examples: string;
  badLink: (why: string) => string;
  /** Of a link that could not be copied. */
  linkRefused: string;
  /** What has been done; numbers as they are shown. The other one is at the far end of an edge; after a deletion it is the last. */
  edit: (kind: GraphView["kind"], what: GraphEdit["what"], node: number, other: number) => string;
  /** What can be done by pointer with each tool. */
  hint: Record<GraphTool, string>;
  keys: string;

  graph: {
    label: string;
    /** Why this section is there, and the address of the problem. */
    why: string;
    problem: string;
    about: string;
    example: Record<keyof typeof boards, string>;
    /** A node, what is there, and those with which it is connected. */
    node: (number: number, there: (Player | "hole")[], neighbours: number[]) => string;
    incomplete: (why: string) => Sentence;
    verdict: (outcome: GraphOutcome) => Sentence;
    /** That a solution which stops after twice as many plies as there are nodes misses this win. */
    tooShort: (plies: number, nodes: number) => string;
    outcome: (outcome: GraphOutcome) => string;
    standing: (turn: Player, outcome: GraphOutcome) => string;
    group: Record<keyof GraphMoveGroups, (mover: Player) => string>;
    move: (move: GraphMove, ending: GraphOutcome["ending"] | null) => string;
    loop: (from: number) => string;
    stuck: string;
    text: string;
    textHelp: string;
    read: string;
    copy: string;
  };

  states: {
    keys: string;
    label: string;
    /** Why this section is there. */
    why: string;
    about: string;
    example: Record<keyof typeof stateGraphs, string>;
    summary: (won: number[], lost: number[], drawn: number[]) => Sentence;
    rules: string;
    steps: string;
    step: (step: number, steps: number) => string;
    begin: string;
  };
}
