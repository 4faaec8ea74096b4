import type { GraphWords } from "../graph-types";
import { list, pieces, plies } from "./board";

const players = { cat: "Cat", mouse: "Mouse" };
const nouns = { graph: "Node", states: "State" };
const names = { ...pieces, hole: "the hole" };
const numbers = (all: number[]) => list(all.map(String));
const moves = (count: number) => (count === 1 ? "1 move" : `${count} moves`);

export const enGraphs: GraphWords = {
  tools: "Tools",
  tool: { move: "Move", add: "Add", connect: "Connect", delete: "Delete", lost: "Lost", won: "Won" },
  arrange: "Arrange",
  examples: "Examples",
  badLink: (why) => `This link cannot be read, so nothing has changed. ${why}`,
  linkRefused: "The browser did not let the page copy. Copy the link from the address bar.",
  edit(kind, what, node, other) {
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
  hint: {
    move: "Drag a node, or click it and then click where it should go.",
    add: "Click a free spot to add a node.",
    connect: "Drag from one node to another, or click one and then the other. Do it again to remove the edge.",
    delete: "Click a node or an edge to delete it.",
    lost: "Click a state in which the game is over and the player to move has lost.",
    won: "Click a state in which the game is over and the player to move has won.",
  },
  keys: "Keyboard: Tab goes from node to node, and the arrow keys move a node. Enter on one node and then on another adds or removes their edge. Delete deletes a node, N adds one, Esc clears the selection.",

  graph: {
    label: "Graph",
    why: "LeetCode 913 is the same game on a graph: draw one, and see who wins and how.",
    problem: "https://leetcode.com/problems/cat-and-mouse/",
    about:
      "The mouse starts on node 1 and moves first. It wins if it reaches the hole, node 0. The cat starts on node 2. It wins if it catches the mouse, and it cannot enter the hole. Each move follows an edge; nobody can stay. If a position repeats, the game is a draw.",
    example: { statement1: "A draw (example 1)", statement2: "A mouse win (example 2)", eight: "17 plies on 8 nodes" },
    node(number, there, neighbours) {
      const here = there.length > 0 ? `, ${list(there.map((each) => names[each]))}` : "";
      return `Node ${number}${here}, ${neighbours.length > 0 ? `connected to ${numbers(neighbours)}` : "without edges"}`;
    },
    incomplete: (why) => ({ title: "This graph cannot be played yet", detail: why }),
    verdict({ winner, plies: count }) {
      if (winner === null || count === null)
        return { title: "A draw", detail: "Nobody can force a win: the same positions come back." };
      return {
        title: `${players[winner]} wins in ${moves(Math.ceil(count / 2))}`,
        detail:
          winner === "mouse"
            ? "It reaches the hole, whatever the cat does."
            : "It catches the mouse, whatever the mouse does.",
      };
    },
    tooShort: (count, nodes) =>
      `Many solutions stop after 2n plies, here ${2 * nodes}, and call this a draw. But the win takes ${plies(count)}. This only happens on graphs with 8 or more nodes.`,
    outcome({ winner, plies: count }) {
      if (winner === null || count === null) return "draw";
      return count === 0 ? `${pieces[winner]} has won` : `${pieces[winner]} wins in ${plies(count)}`;
    },
    standing: (turn, outcome) =>
      outcome.winner !== null && outcome.plies === 0
        ? `The game is over: the ${pieces[outcome.winner]} has won.`
        : `${players[turn]} to move: ${enGraphs.graph.outcome(outcome)}.`,
    group: {
      winning: (mover) => `The ${pieces[mover]} wins`,
      draw: () => "A draw",
      losing: (mover) => `The ${pieces[mover]} loses`,
    },
    move({ by, to }, ending) {
      const end = ending === "hole" ? ": the hole" : ending === "capture" ? ": caught" : "";
      return `${players[by]} to ${to}${end}`;
    },
    loop: (from) => `This is the position before ply ${from + 1} again. The game repeats from there: a draw.`,
    stuck: "The player to move has no edge to follow: a draw.",
    text: "LeetCode input",
    textHelp: "For each node, the nodes that it is connected to. You can also paste a link.",
    read: "Draw it",
    copy: "Copy",
  },

  states: {
    keys: "L marks a state as lost, W as won; press again to undo it.",
    why: "Draw a small game of your own and see which states are won, lost or drawn: the solver works in the same way.",
    label: "States",
    about:
      "Mark the states in which the game is over: won or lost for the player to move. The other labels follow. A state is won if some move leads to a lost state. It is lost if every move leads to a won state. A state without a label is a draw.",
    example: { lost: "State 4 is lost", won: "State 4 is won" },
    summary(won, lost, drawn) {
      const parts = [
        won.length > 0 ? `${numbers(won)} won` : "",
        lost.length > 0 ? `${numbers(lost)} lost` : "",
        drawn.length > 0 ? `${numbers(drawn)} drawn` : "",
      ];
      const count = (states: number[], what: string) => `${states.length} ${what}`;
      return {
        title: `${count(won, "won")}, ${count(lost, "lost")}, ${count(drawn, "drawn")}`,
        detail: `${parts.filter((part) => part !== "").join("; ")}.`,
      };
    },
    rules: "The two rules",
    steps: "Step by step, backwards",
    step: (step, steps) => `step ${step} of ${steps}`,
    begin: "Only the states in which the game is over have a label.",
  },
};
