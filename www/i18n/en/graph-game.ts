// What is said of a game on a graph otherwise than of one on a board.
import type { GraphExampleName } from "../../model/graph-examples";
import type { DialogWords } from "../dialog-types";
import type { GameVocabulary } from "../game-vocabulary";
import type { PageWords } from "../page-types";
import type { PlayWords } from "../play-types";
import type { Sentence } from "../types";
import { number, pieces } from "./board";
import { enDialogs } from "./dialogs";
import { enGraphs } from "./graphs";
import { enPage } from "./page";
import { enPlay, undecided } from "./play";

const players = { cat: "Cat", mouse: "Mouse" };
const other = { mouse: "cat", cat: "mouse" } as const;
const place = (node: number) => `node ${node}`;

/** In Solve. */
const page: Partial<PageWords> = {
  question: "Can the mouse reach the hole before the cat catches it?",
  rules: [
    "The mouse starts on node 1 and moves first; then they take turns. Each move follows one edge; nobody can stay. The number beside a player is that of its node.",
    "The mouse wins if it reaches the hole, node 0. The cat starts on node 2. It wins if it catches the mouse, and it cannot enter the hole.",
    "If a position repeats, the game is a draw.",
  ],
  toolHint: enGraphs.hint,
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
    detail: error ? enPage.error(error) : "",
  }),
  exerciseHelp: {
    ...enPage.exerciseHelp,
    where: (at, _, changes) =>
      `${changes === 1 ? "One edge is enough: it has" : `${changes} edges are enough: the first has`} an end at node ${(at as [number, number])[0]}.`,
    which(at, _, adds) {
      const [from, to] = at as [number, number];
      return adds ? `Connect nodes ${from} and ${to}.` : `Remove the edge between nodes ${from} and ${to}.`;
    },
  },
  pastable:
    "Lists of neighbours as LeetCode writes them, such as [[1,3],[0],[3],[0,2]], several at once, with or without expected outputs, or a link.",
  verdict({ winner, plies }) {
    if (winner === null || plies === null) return { title: "A draw", detail: "Nobody can force a win." };
    const how = {
      mouse: "It reaches the hole, whatever the cat does.",
      cat: "It catches the mouse, whatever the mouse does.",
    };
    const outcome = enPage.outcome({ winner, plies });
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
  allMoves: { ...enPage.allMoves, group: { ...enPage.allMoves.group, limit: () => "A draw" } },
  map: {
    ...enPage.map,
    title: "Who wins from each node?",
    about: (mapped, fixed, isNow) =>
      isNow
        ? `What happens if the ${pieces[mapped]} goes to a node now. The ${other[mapped]} is on ${fixed} and moves next.`
        : `What happens if the ${pieces[mapped]} is on a node and moves next. The ${other[mapped]} is on ${fixed}.`,
    turns: { now: "If it went there now", first: "If it were there and moved next" },
    key: { ...enPage.map.key, limit: "a draw", reach: "nodes it can reach with its next move" },
  },
  whatIf: {
    ...enPage.whatIf,
    title: "Change one edge",
    about: "A marked edge changes the winner if you remove it, a dashed one if you add it.",
    none: "No single edge changes the winner.",
  },
  solving: {
    ...enPage.solving,
    onBoard: (cat, turn, hasArrows) =>
      `Shown: who wins with the mouse there, the cat on ${cat}, the ${pieces[turn]} to move${hasArrows ? "; and at the end of an arrow, who wins after that move" : ""}.`,
    example: ({ mouse, cat, turn }, why) =>
      `Decided now, for example: mouse on ${mouse}, cat on ${cat}, ${pieces[turn]} to move. ${why}`,
  },
  hint: enGraphs.hint.move,
  hintForWalls: "Drag from the rim of a node to another node to add or remove their edge.",
  hintForFingers: "To change the graph, tap Edit first.",
  wentBack: "You changed the graph, so it is back at its starting position.",
  opener: { ...enPage.opener, mine: "My graphs", find: "Find a graph" },
  statistics: {
    ...enPage.statistics,
    title: "All states of this graph",
    about: (states) =>
      `The mouse on any node, the cat on any but the hole, either to move: ${number.format(states)} states.`,
  },
  embedded: {
    ...enPage.embedded,
    name: "Cat and mouse graph",
    loading: "Loading the graph…",
    failed: (why) => `The graph cannot be shown. ${why}`,
    readonlyHelp: "Keyboard: Tab goes from node to node.",
  },
  exercise: {
    ...enPage.exercise,
    goal: (goal, allowed) =>
      `${enPage.exercise.goal(goal, null)}${allowed === null ? "" : `; change at most ${allowed === 1 ? "1 edge" : `${allowed} edges`}`}`,
    changed: (changed, allowed) => `Edges changed: ${changed} of ${allowed}.`,
    refusals: {
      nodes: "Nodes cannot be added or erased in this exercise.",
      locked: "The edges of this node are locked.",
      edges: "No more edges can be changed: change one back first.",
    },
  },
  badLink: (why) => `This link does not contain a graph, so the graph has not changed. ${why}`,
  badLinkAtStart: (why) => `This link does not contain a graph, so an example is shown instead. ${why}`,
};

const example = {
  statement1: { title: "Nobody dares", detail: "LeetCode 913, example 1. A draw." },
  statement2: { title: "Two moves to the hole", detail: "LeetCode 913, example 2. The mouse wins." },
  eight: {
    title: "9 moves on 8 nodes",
    detail: "A solution that stops after 2n moves by both, here 16, calls this a draw. The mouse wins with the 17th.",
  },
  sixNodes: {
    title: "No draw on six nodes",
    detail: "From a report about LeetCode’s tests: depth-first search with memory often says 0. The cat wins.",
  },
  sevenNodes: {
    title: "The cat needs six moves",
    detail: "From another report. The mouse runs in circles, and still gets caught.",
  },
  guard: { title: "Caught at once", detail: "Whichever way the mouse goes, the cat catches it with its first move." },
} satisfies Record<GraphExampleName, Sentence>;

/** In the dialogs. */
const dialogs: Partial<DialogWords> = {
  error(error) {
    const { code, detail } = error;
    const isNone = code === "bad-graph" && (detail.problem === "not-a-graph" || detail.problem === null);
    const { pastable = "" } = page;
    return isNone
      ? `There is no graph in this text. It can have: ${pastable.charAt(0).toLowerCase()}${pastable.slice(1)}`
      : enPage.error(error);
  },
  example,
  paste: {
    ...enDialogs.paste,
    title: "Paste a graph",
    label: "Text with one or more graphs",
  },
  cases: {
    ...enDialogs.cases,
    entry: (index, expected, solver) =>
      `Case ${index}: ${expected === null ? "nothing expected" : `expected ${expected}`}, solver says ${solver ?? "nothing, it cannot be played"}`,
  },
  share: {
    ...enDialogs.share,
    title: "Share this graph",
    about: {
      solved: "The link opens the graph with its answer, at the tab and the move that you see now.",
      puzzle: "Readers see the graph and the question “Who wins?”. The answer is hidden until they ask for it.",
      exercise: "Readers change the graph until the player you choose wins.",
    },
    changes: "Edge changes allowed (empty: any change)",
    locked: (count) => `Nodes whose edges cannot be changed${count === 0 ? "" : `: ${number.format(count)}`}`,
    lockedCells: "Tick the nodes whose edges cannot be changed",
    checked: {
      ...enDialogs.share.checked,
      met: () => "This is solved already. Change the graph, or ask for something else.",
      found: (changes) => `It can be solved: ${changes === 1 ? "1 edge is" : `${changes} edges are`} enough.`,
      impossible: () => "It cannot be solved with the changes allowed. Allow more, or lock fewer nodes.",
      unknown: () => "Not checked whether it can be solved: there are too many ways to change the graph.",
    },
    forms: { ...enDialogs.share.forms, text: "Lists of neighbours" },
    copy: { ...enDialogs.share.copy, text: "Copy lists" },
  },
  find: {
    ...enDialogs.find,
    numbers: { ...enDialogs.find.numbers, nodes: "Nodes", edges: "Edges (% of all possible)" },
    title: "Find a graph",
  },
  mine: {
    ...enDialogs.mine,
    unnamed: (number) => `Graph ${number}`,
    save: "Save this graph",
    none: "Graphs that you save are kept in this browser, on this device only.",
    about: "Kept in this browser, on this device only. Choose a graph to open it.",
  },
  help: {
    ...enDialogs.help,
    touchList: [
      ["Tap Edit, then drag", "move a node, or from its rim add or remove an edge"],
      ["Tap a ringed node", "make the move"],
    ],
    keyList: [
      [["Tab"], "from node to node, and to what else is on the page"],
      [["←", "↑", "→", "↓"], "move the node; from entry to entry in lists and tabs"],
      [["Enter", "Space"], "on one node and then on another: add or remove their edge; in a game: make the move"],
      [["N"], "add a node"],
      [["Delete"], "erase the node"],
      [["Esc"], "cancel what you are drawing; close what is open"],
      [["Ctrl Z", "Ctrl Shift Z"], "undo, redo"],
      [["?"], "this help"],
    ],
  },
};

const draw = { mouse: "Nobody can force a win: a draw.", cat: "Nobody can force a win: a draw." };

/** In Play. */
const play: Partial<PlayWords> = {
  ...undecided(draw, "You could have held the draw.", "Nobody could force a win, so a draw is the right result."),
  brief(side, strength) {
    if (strength === "person")
      return "Two people take turns on this device. The mouse wants the hole; the cat wants the mouse.";
    const aim = { mouse: "Reach the hole", cat: "Catch the mouse" };
    const skill = {
      perfect: "never makes a mistake",
      medium: "looks two moves ahead",
      easy: "looks only one move ahead",
    };
    return `You are ${enPlay.sides[side]}. ${aim[side]}; ${enPlay.sides[other[side]]} ${skill[strength]}.`;
  },
  undecided: () => ({
    title: "Nobody can force a win:",
    detail: "without a mistake it is a draw, once a position comes back.",
  }),
  toSolve: "Complete the graph in Solve",
  boardChanged: (isOver) =>
    `You have changed the graph in Solve.${isOver ? "" : " This game goes on with the graph that you started on."}`,
  playNewBoard: "Play the new graph instead",
  howToMove: (move) => `Move ${number.format(move)} · choose a ringed node`,
  over(result, side, moves, limit) {
    const said = enPlay.over(result, side, moves, limit);
    return result.ending === "hole"
      ? { ...said, detail: `${result.winner === side ? "You" : "It"} reached the hole.` }
      : said;
  },
  anotherBoard: "Another graph",
  boardHelp: "Tab goes from node to node. Enter or Space moves your piece to the node.",
};

export const enGraphGame: GameVocabulary = {
  page: { ...enPage, ...page },
  dialogs: { ...enDialogs, ...page, ...dialogs },
  play: { ...enPlay, ...play },
};
