// The sentences about a graph in Solve, in a separate file because the element needs no other sentences.
import type { PageWords } from "../words";
import { number, pieces, where, winOf } from "./board";
import { enGraphs } from "./graphs";
import { list } from "./list";
import { enPage } from "./page";

const players = { cat: "Cat", mouse: "Mouse" };
const other = { mouse: "cat", cat: "mouse" } as const;
const place = (node: number) => `node ${node}`;

const toolHint: PageWords["toolHint"] = enGraphs.hint;

/** Sentences that differ from those about a board. */
export const enGraphOwn: Partial<PageWords> = {
  question: "Cat and mouse move along edges. Can the mouse reach the hole without getting caught?",
  rules: [
    "The circles are nodes, and the lines between them edges. The mouse starts on node 1 and moves first; then they take turns. Each move follows one edge; nobody can stay. The number beside a player is that of its node.",
    "The mouse wins if it reaches the hole, node 0. The cat starts on node 2. It wins if it catches the mouse, and it cannot enter the hole.",
    "If a position repeats, the game is a draw.",
  ],
  toolHint,
  emptyBoard: "Empty graph",
  moreOfBoard: "More tools: arrange, clear",
  leetcode: ({ winner }) => `LeetCode 913: ${winner === null ? 0 : { mouse: 1, cat: 2 }[winner]}`,
  leetcodeMeans:
    "LeetCode is a site with programming problems. Its problem 913, Cat and Mouse, asks who wins: 1 is the mouse, 2 the cat, and 0 a draw.",
  linked: {
    ...enPage.linked,
    toDrawn: "Show the starting position",
  },
  incomplete: ({ error }) => ({
    title: "This graph cannot be played yet",
    // A graph that cannot be played has a player without edges.
    detail: error ? `Drag from node ${error.detail.node} to another node to connect them.` : "",
  }),
  exerciseHelp: {
    ...enPage.exerciseHelp,
    where: (at, _, changes) =>
      `${changes === 1 ? "One edge is enough: look" : `${changes} edges are enough: begin`} at node ${(at as [number, number])[0]}.`,
    which(at, _, adds) {
      const [from, to] = at as [number, number];
      return adds ? `Connect nodes ${from} and ${to}.` : `Remove the edge between nodes ${from} and ${to}.`;
    },
  },
  pastable:
    "Lists of neighbours, such as [[1,3],[0],[3],[0,2]] on LeetCode or {{1,3},{0},{3},{0,2}} in C++, several at once, with or without expected outputs, or a link.",
  verdict({ winner, plies }, turn) {
    if (winner === null || plies === null) return { title: "Draw", detail: "Nobody can force a win." };
    const how = {
      mouse: "It reaches the hole, whatever the cat does.",
      cat: "It catches the mouse, whatever the mouse does.",
    };
    const outcome = enPage.outcome({ winner, plies }, turn);
    return { title: `${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`, detail: how[winner] };
  },
  place,
  shortMove: { ...enPage.shortMove, goal: "hole" },
  move({ by, to }, _, ending) {
    const end = ending === "hole" ? ": the hole" : ending === "capture" ? ": caught" : "";
    return `${players[by]} to ${to}${end}`;
  },
  moveTo: ({ to }) => place(to),
  loop: (from, by) =>
    `After the last move, the position is the same as before the ${pieces[by]}’s move ${Math.floor(from / 2) + 1}. The moves marked ↻ repeat for ever: a draw.`,
  stopsAtLimit: () => "The player to move has no edge to follow: a draw.",
  viewsTitle: "About this graph",
  map: {
    ...enPage.map,
    title: "Who wins from each node?",
    about: (mapped, fixed, next) =>
      `What if the ${pieces[mapped]} were on another node, and the ${pieces[next]} moved next? Each node shows who would win then. The ${other[mapped]} stays on ${fixed}.`,
    whose: "On another node",
    key: { ...enPage.map.key, reach: "nodes it can move to right now" },
  },
  whatIf: {
    ...enPage.whatIf,
    title: "Change one edge",
    about: "A marked edge changes the result if you remove it, a dashed one if you add it.",
    none: "No single edge changes the result.",
  },
  solving: {
    ...enPage.solving,
    where,
    everywhere: (cat, turn) =>
      `Who wins with the mouse on each node, the cat on ${cat} and the ${pieces[turn]} to move. The number is the round that labelled it.`,
  },
  hint: (tool) => toolHint[tool] ?? "",
  hintForWalls: "Drag from the rim of a node to another node to add or remove their edge.",
  inVain: { ...enPage.inVain, turn: "You cannot go there. Choose a ringed node." },
  kept: { ...enPage.kept, said: "Your own graph is kept." },
  hintForFingers: enGraphs.hintForFingers,
  wentBack: "You changed the graph, so it is back at its starting position.",
  opener: { ...enPage.opener, mine: "My graphs", find: "Find a graph" },
  statistics: {
    ...enPage.statistics,
    title: "All positions of this graph",
    about: (states) =>
      `The mouse on any node, the cat on any but the hole, with either to move: ${number.format(states)} positions.`,
  },
  embedded: {
    ...enPage.embedded,
    name: "Cat and mouse graph",
    loading: "Loading the graph…",
    failed: (why) => `The graph cannot be shown. ${why}`,
    readonlyHelp: "Keyboard: Tab goes from node to node.",
    editHelp: enGraphs.hintForFingers,
  },
  exercise: {
    ...enPage.exercise,
    goal({ winner, moves }, allowed) {
      const wanted = winner ? winOf(winner, moves) : "Make it a draw, so that nobody can force a win";
      if (allowed === null) return `${wanted}; add or remove edges as you like`;
      return `${wanted}; add or remove at most ${allowed === 1 ? "1 edge" : `${allowed} edges`}`;
    },
    changed: (changed, allowed) => `Edges changed (±): ${changed}${allowed === null ? "" : ` of ${allowed}`}.`,
    change: (adds, to) => `edge to ${to} ${adds ? "added" : "removed"}`,
    refusals: {
      nodes: "Nodes cannot be added or erased.",
      locked: (nodes) => `The edges of ${nodes.length === 1 ? "node" : "nodes"} ${list(nodes.map(String))} are locked.`,
      edges: "No more edges: change one back first.",
    },
  },
  error(error) {
    const { given } = error.detail;
    if (error.code === "bad-goal")
      return `The goal cannot be ${given}. Use “mouse”, “cat” or “draw”, a player optionally with a minimum: mouse:12.`;
    if (error.code === "bad-locked")
      return `A locked node is the number of a node of the graph, such as 4, not ${given}.`;
    return enPage.error(error);
  },
  badLink: (why) => `This link does not contain a graph, so the graph has not changed. ${why}`,
  badLinkAtStart: (why) => `This link does not contain a graph, so an example is shown instead. ${why}`,
};

export const enGraphPage: PageWords = { ...enPage, ...enGraphOwn };
