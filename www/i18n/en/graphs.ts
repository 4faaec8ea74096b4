// The sentences of the sections on graphs and on states.

import type { GraphEdit, GraphProof, GraphReason, GraphView, Player } from "cat-and-mouse";
import { movesUpTo } from "../step";
import { pieces, type Sentence } from "./board";
import { Tap, tap } from "./gesture";
import { either, list } from "./list";

const nouns = { graph: "Node", states: "State" };
const names = { ...pieces, hole: "the hole" };
const numbers = (all: number[]) => list(all.map(String));

export const enGraphs = {
  tool: { move: "Move", add: "Add", connect: "Connect", delete: "Erase", lost: "Lost", won: "Won" },
  arrange: "Arrange",
  /** The name of the menu ⋯ among the tools. */
  more: "More tools: arrange",
  badLink: (why: string) => `This link cannot be read, so nothing has changed. ${why}`,
  linkRefused: "The browser did not let the page copy. Copy the link from the address bar.",
  /** An edit, with the displayed numbers. `other`: the far end of an edge; after a deletion, the last node left. */
  edit(kind: GraphView["kind"], what: GraphEdit["what"], node: number, other: number): string {
    const one = `${nouns[kind]} ${node}`;
    switch (what) {
      case "added":
        return `${one} added`;
      case "moved":
        return `${one} moved`;
      case "deleted":
        if (other < node) return `${one} deleted`;
        return other === node
          ? `${one} deleted; ${node + 1} is now ${node}`
          : `${one} deleted; ${node + 1} to ${other + 1} are now ${node} to ${other}`;
      case "chosen":
        return `${one} selected`;
      case "connected":
        return kind === "graph" ? `Nodes ${node} and ${other} connected` : `Move from ${node} to ${other} added`;
      case "disconnected":
        return kind === "graph" ? `Nodes ${node} and ${other} disconnected` : `Move from ${node} to ${other} removed`;
      case "lost":
        return `${one}: the game is over, lost`;
      case "won":
        return `${one}: the game is over, won`;
      case "unmarked":
        return `${one}: the game is not over`;
      case "kept":
        return kind === "graph"
          ? `${one} cannot be deleted: 0 is the hole, and mouse and cat start on 1 and 2`
          : `${one} cannot be deleted: it is the only one`;
      case "full":
        return "There can be at most 64 nodes";
    }
  },
  /** The gestures of each tool. */
  hint: {
    move: "Drag a node, or from its rim to another node to connect them.",
    add: `${Tap} a free spot to add a node.`,
    connect: `Drag from one node to another, or ${tap} both, to add or remove an edge.`,
    delete: `${Tap} a node or an edge to delete it.`,
    lost: `${Tap} a state in which the game is over and the player to move has lost.`,
    won: `${Tap} a state in which the game is over and the player to move has won.`,
  },
  hintForFingers: "To change the graph, tap Edit first.",
  keys: "Keyboard: Tab goes from node to node, and the arrow keys move a node. Enter on one node and then on another adds or removes their edge. Delete deletes a node, N adds one, Esc clears the selection.",

  graph: {
    label: "Graph",
    /** The word beside node 0. */
    hole: "hole",
    node(number: number, there: (Player | "hole")[], neighbours: number[]): string {
      const here = there.length > 0 ? `, ${list(there.map((each) => names[each]))}` : "";
      return `Node ${number}${here}, ${neighbours.length > 0 ? `connected to ${numbers(neighbours)}` : "without edges"}`;
    },
    /** Shown after node 0, 1 or 2 was moved: says that the hole or the player goes with its node. */
    fixed: [
      "Node 0 is always the hole: the hole goes with it.",
      "The mouse always starts on node 1: it goes with its node.",
      "The cat always starts on node 2: it goes with its node.",
    ] satisfies [string, string, string],
    /** Says that a solution which stops after twice as many plies as nodes misses this win. */
    tooShort: (count: number, nodes: number) =>
      `Many programs for this problem stop after two moves for each node, here ${2 * nodes} by both, and call this a draw. But the win takes ${count}. This only happens on graphs with 8 or more nodes.`,
    reason({ code, alone, stuck, forced }: GraphReason): string {
      const inMoves = (count: number) => (count === 1 ? "1 move" : `${count} moves`);
      const own = movesUpTo(alone ?? 0);
      const more = movesUpTo(forced?.plies ?? 0) - own;
      return {
        over: "The game is over.",
        "no-move": `The ${pieces[stuck ?? "mouse"]} has no edge to follow, so nobody wins. LeetCode has no such graphs.`,
        "all-apart": "There is no way from the mouse to the hole, and none from the cat to the mouse.",
        "hole-apart": "There is no way from the mouse to the hole, and the mouse can always get away.",
        "cat-apart": `The cat cannot get to the mouse: it may not enter the hole, and there is no other way. The mouse only has to walk: ${inMoves(own)}.`,
        trapped: "There is no way from the mouse to the hole, and the mouse cannot get away.",
        intercepted:
          "If the mouse runs straight for the hole, it gets caught; if it keeps away, the cat catches it all the same.",
        "mouse-first": `The mouse needs ${inMoves(own)} to the hole, and the cat cannot stop it.`,
        detour: `On its shortest way the mouse would get caught. It wins by going around the cat, which takes ${inMoves(more)} more.`,
        "stand-off":
          "A stand-off: if the mouse runs straight for the hole, it gets caught; if it stays away, the cat cannot catch it.",
      }[code];
    },
    /** The reason as a drawing, and its marks. */
    why: {
      /** In a win: a sentence that adds to the reason. */
      about({ moves }: GraphProof, winner: Player): string {
        if (winner === "cat" && moves === 0) return "Every edge from the mouse’s node leads to the cat.";
        if (winner === "cat")
          return moves === 1
            ? "Wherever the mouse goes, the cat’s next move catches it."
            : "Running away does not help: the cat leaves the mouse fewer and fewer nodes, and at last none.";
        return "The mouse is first on every node of the dotted way.";
      },
      /** In a draw: the cat is always in time if it moves between these nodes. null: the marked nodes. */
      guards: (nodes: readonly number[] | null) =>
        `By moving between ${nodes ? numbers([...nodes]) : "the nodes marked C"}, the cat can catch the mouse whenever it steps next to the hole.`,
      /**
       * In a draw: the mouse can always escape on `nodes`, or on all nodes except the hole and `others`. If both are
       * null, it can always escape on the marked nodes.
       */
      dodges(nodes: readonly number[] | null, others: readonly number[] | null): string {
        if (others?.length === 0) return "The mouse can always get away from the cat, without going to the hole.";
        if (others) return `The mouse can always get away, even without going to ${either(others.map(String))}.`;
        return `The mouse can always get away by moving between ${nodes ? numbers([...nodes]) : "the nodes marked M"}.`;
      },
      /** The cat's response to a mouse move to one of `mice`; if empty, its next move. `cat`: null for a capture. */
      response(mice: readonly number[], cat: number | null): string {
        if (mice.length === 0) return cat === null ? "The cat catches the mouse at once." : `The cat goes to ${cat}.`;
        return `If the mouse goes to ${either(mice.map(String))}, the cat ${cat === null ? "catches it there" : `goes to ${cat}`}.`;
      },
      goOn: "Step on to see how the cat responds after that.",
      strategy: {
        title: (positions: number) => `The cat’s whole strategy, in ${positions} positions`,
        columns: { mouse: "Mouse", cat: "Cat", left: "Moves left", answers: "The mouse goes to → the cat" },
        /** The cat's response after the mouse has moved to one of `mice`. `cat`: null if the cat catches the mouse. */
        answer: (mice: readonly number[], cat: number | null) => `${mice.join(", ")} → ${cat ?? "catches it"}`,
        /** The conclusion from the table: a win of the cat, or a draw. */
        wins: "Each answer catches the mouse, or leads to another row with fewer moves left. So the cat wins, whatever the mouse does.",
        holds:
          "Each answer catches the mouse, or leads to another row. In none of them can the mouse step into the hole.",
        onlyHolds: "The table only holds the draw: if the mouse makes a mistake, another move of the cat can win.",
      },
      /** About the mouse's route. */
      shownFrom: (move: number) => `Only its moves from ${move} on are drawn; Best line lists all of them.`,
      safe: "the mouse is safe here",
      guard: "the cat keeps the mouse out from here",
      until: (count: number): string =>
        count === 0
          ? "the mouse can be here only before the cat moves"
          : `the mouse can be here up to move ${count} of the cat`,
      /** The meaning of the marks. */
      key: {
        arrivals: "after how many moves the mouse is here, and after how many the cat can be here (–: never)",
        until: "the mouse can be here after at most this many moves of the cat, and not later",
        never: "the mouse never gets here without being caught",
        cutOff: "if the mouse runs along the dots, the cat catches it here",
        response: "the cat’s response to the mouse’s move",
        direct: "on its shortest way, the mouse would get caught here",
        apart: "there is no way between here and the mouse",
        catOnly: "all that the cat can reach without going through the hole",
        safe: "moving between these nodes, the mouse can get away from the cat for ever",
        guard: "moving between these nodes, the cat can keep the mouse out of the hole for ever",
      },
    },
  },

  edgeChanges: {
    titles: { remove: "Edges to remove", add: "Edges to add" },
    /** An edge within a sentence; `between`: such as `"1–4"`. */
    edge: (between: string) => `the edge ${between}`,
    press: `${tap === "tap" ? "Tap an edge twice" : "Click an edge"} to change it; Undo takes it back.`,
    notDrawn: (count: number) =>
      `These ${count} edges are not drawn. ${tap === "tap" ? "Tap one" : "Point at one"} to see it.`,
  },

  states: {
    keys: "L marks a state as lost, W as won; press again to undo it.",
    why: "Draw a small game of your own and see which states are won, lost or drawn: the solver works in the same way.",
    label: "States",
    about:
      "Mark the states in which the game is over: won or lost for the player to move. The other labels follow. A state is won if some move leads to a lost state. It is lost if every move leads to a won state. A state without a label is a draw.",
    empty: "A single state",
    example: {
      lost: "A lost end decides every state",
      won: "A won end decides nothing else",
      heap: "Take 1, 2 or 3 from a heap of 8 (state 9: nothing left)",
    },
    summary(won: number[], lost: number[], drawn: number[], open: number): Sentence {
      const labelled = won.length + lost.length + drawn.length;
      const count = labelled + open;
      const part = (what: string, states: number[]) =>
        states.length > 0 ? [`${what}: ${states.length === 1 ? "state" : "states"} ${numbers(states)}.`] : [];
      return {
        title: `${count} ${count === 1 ? "state" : "states"}: ${open > 0 ? `${labelled} labelled so far` : `${won.length} won, ${lost.length} lost, ${drawn.length} drawn`}`,
        detail: [...part("Won", won), ...part("Lost", lost), ...part("Drawn", drawn)].join(" "),
      };
    },
    rules: "The two rules",
    step: (step: number, steps: number) => `step ${step} of ${steps}`,
    begin: "Only the states in which the game is over have a label.",
  },
};
