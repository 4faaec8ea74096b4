import type { GraphWords } from "../graph-types";
import { list, ordinal, pieces, plies } from "./board";

const players = { cat: "Cat", mouse: "Mouse" };
const nouns = { graph: "Node", states: "State" };
const names = { ...pieces, hole: "the hole" };
const numbers = (all: number[]) => list(all.map(String));

export const enGraphs: GraphWords = {
  tools: "Tools",
  tool: { move: "Move", add: "Add", connect: "Connect", delete: "Delete", lost: "Lost", won: "Won" },
  arrange: "Arrange",
  examples: "Examples",
  badLink: (why) => `This link cannot be read, so what is shown stays as it was. ${why}`,
  linkRefused: "The browser does not let the page copy. The link stands in the address bar: copy it from there.",
  edit(kind, what, node, other) {
    const one = `${nouns[kind]} ${node}`;
    switch (what) {
      case "added":
        return `${one} is new`;
      case "moved":
        return `${one} is moved`;
      case "deleted":
        if (other < node) return `${one} is deleted`;
        return other === node
          ? `${one} is deleted: what was ${node + 1} is now ${node}`
          : `${one} is deleted: what were ${node + 1} to ${other + 1} are now ${node} to ${other}`;
      case "chosen":
        return `${one} is chosen`;
      case "connected":
        return kind === "graph" ? `Nodes ${node} and ${other} are connected` : `${one} leads to ${other}`;
      case "disconnected":
        return kind === "graph"
          ? `Nodes ${node} and ${other} are no longer connected`
          : `${one} no longer leads to ${other}`;
      case "lost":
        return `In ${node} the game is over and lost`;
      case "won":
        return `In ${node} the game is over and won`;
      case "unmarked":
        return `In ${node} the game is not over`;
      case "kept":
        return kind === "graph"
          ? `${one} must stay: 0, 1 and 2 are those of the hole, the mouse and the cat`
          : `${one} must stay: it is the last`;
      case "full":
        return "There are 64 nodes, and can be no more";
    }
  },
  hint: {
    move: "Drag a node; or press it, and then where it is to go.",
    add: "Press a free place to add a node.",
    connect: "Drag from one node to another, or press one after the other. Once more takes the edge away.",
    delete: "Press a node or an edge.",
    lost: "Press a state in which the game is over and lost for the player to move.",
    won: "Press a state in which the game is over and won for the player to move.",
  },
  keys: "By keyboard: Tab goes from node to node, the arrow keys move it, Enter on one and then on another connects them or takes their edge away, Delete deletes, N adds a node, Esc forgets what was chosen.",

  graph: {
    label: "Graph",
    about:
      "Cat and Mouse on a graph, LeetCode 913: the mouse begins on node 1 and wins in the hole, node 0. The cat begins on node 2, wins by catching the mouse, and cannot enter the hole. Each move follows an edge; nobody may stay. A position that comes back is a draw.",
    example: { statement1: "A draw (example 1)", statement2: "A mouse win (example 2)", eight: "17 plies on 8 nodes" },
    node(number, there, neighbours) {
      const here = there.length > 0 ? `, ${list(there.map((each) => names[each]))}` : "";
      return `Node ${number}${here}, ${neighbours.length > 0 ? `connected with ${numbers(neighbours)}` : "without edges"}`;
    },
    incomplete: (why) => ({ title: "Nobody can play on it yet", detail: why }),
    verdict({ winner, plies: count }) {
      if (winner === null || count === null)
        return { title: "A draw", detail: "Neither can force a win: positions come back, for ever." };
      const own = ordinal(Math.ceil(count / 2));
      return {
        title: `${players[winner]} wins in ${plies(count)}`,
        detail:
          winner === "mouse"
            ? `It reaches the hole with its ${own} move, whatever the cat does.`
            : `It catches the mouse with its ${own} move, whatever the mouse does.`,
      };
    },
    tooShort: (count, nodes) =>
      `It is often taught that a table of 2n turns is enough, here ${2 * nodes}. Such a table calls this a draw: the win takes ${plies(count)}. The smallest graphs that show this have 8 nodes.`,
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
    loop: (from) => `Here the position before move ${from + 1} is back: play repeats from there, a draw.`,
    stuck: "The player to move has no edge to go along: a draw.",
    text: "LeetCode input",
    textHelp: "For each node in turn, those with which it is connected. A link is read too.",
    read: "Draw it",
    copy: "Copy",
  },

  states: {
    keys: "L marks a state as lost and W as won, or takes that back.",
    label: "States",
    about:
      "Win, lose and draw, for the player to move: mark states in which the game is over, and the others follow backwards. One move into a lost state wins; a state all of whose moves lead to won states is lost; what is never reached is a draw.",
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
    rules: "How labels follow",
    steps: "Backwards, one state a step",
    step: (step, steps) => `step ${step} of ${steps}`,
    begin: "Only the states in which the game is over have a label.",
  },
};
