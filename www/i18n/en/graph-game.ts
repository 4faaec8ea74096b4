// Sentences that differ between games on a graph and on a board.
import type { GraphExampleName } from "../../model/graph-examples";
import type { DialogWords, PlayWords } from "../words";
import { number, type Sentence } from "./board";
import { enDialogs } from "./dialogs";
import { enGraphOwn, enGraphPage } from "./graph-page";
import { enPlay } from "./play";

const other = { mouse: "cat", cat: "mouse" } as const;

const example = {
  statement1: { title: "Nobody dares", detail: "LeetCode 913, example 1. A draw." },
  statement2: { title: "One move to the hole", detail: "LeetCode 913, example 2. The mouse wins." },
  beside: { title: "Beside the hole", detail: "The cat stands beside it, and the mouse still wins: in 3 moves." },
  eight: {
    title: "9 moves on 8 nodes",
    detail:
      "A program that stops after two moves for each node, here 16 by both, calls this a draw. The mouse wins with the 17th.",
  },
  sixNodes: {
    title: "No draw on six nodes",
    detail: "From a report about LeetCode’s tests: depth-first search with memory often says 0. The cat wins.",
  },
  sevenNodes: {
    title: "The cat needs six moves",
    detail: "From another report. The mouse runs in circles, and still gets caught.",
  },
  guard: {
    title: "Caught at once",
    detail: "The mouse can go to node 2, where the cat is, or to node 3, where the cat catches it with its first move.",
  },
} satisfies Record<GraphExampleName, Sentence>;

const dialogs: DialogWords = {
  ...enDialogs,
  ...enGraphOwn,
  error(error) {
    const { code, detail } = error;
    const isNone = code === "bad-graph" && (detail.problem === "not-a-graph" || detail.problem === null);
    const { pastable } = enGraphPage;
    return isNone
      ? `There is no graph in this text. It can have: ${pastable.charAt(0).toLowerCase()}${pastable.slice(1)}`
      : enGraphPage.error(error);
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
      puzzle:
        "Readers see the graph as it stands now, and the question “Who wins?”. The answer is hidden until they ask for it.",
      exercise: "Readers change the graph until the player you choose wins, or until it is a draw.",
    },
    winners: { ...enDialogs.share.winners, draw: "Nobody (a draw)" },
    changes: "Edge changes allowed (empty: any change)",
    locked: (count) => `Nodes whose edges cannot be changed${count === 0 ? "" : `: ${number.format(count)}`}`,
    weight: (kilobytes, height) =>
      `The script loads about ${kilobytes} KB, once for all graphs of a page. The frame is as wide as the text around it, and ${height} pixels high.`,
    lockedCells: "Tick the nodes whose edges cannot be changed",
    checked: {
      ...enDialogs.share.checked,
      met: () => "This is solved already. Change the graph, or ask for something else.",
      found: (changes) => `It can be solved: ${changes === 1 ? "1 edge is" : `${changes} edges are`} enough.`,
      impossible: () => "It cannot be solved with the changes allowed. Allow more, or lock fewer nodes.",
      unknown: () => "Not checked whether it can be solved: there are too many ways to change the graph.",
    },
  },
  find: {
    ...enDialogs.find,
    numbers: { ...enDialogs.find.numbers, nodes: "Nodes", edges: "Edges (% of all possible)" },
    title: "Find a graph",
    kinds: { ...enDialogs.find.kinds, new: "New graph" },
    aboutLonger: (verdict) =>
      verdict === null
        ? "Connect nodes 1 and 2 first: mouse and cat start there."
        : `Now: ${enGraphPage.outcome(verdict, "mouse")}. The search changes edges and moves mouse and cat until the win takes longer. Nodes keep their places, and locked nodes their edges.`,
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

const play: PlayWords = {
  ...enPlay,
  brief(side, strength, isLost) {
    if (strength === "person") return "Two people take turns. The mouse wants the hole; the cat wants the mouse.";
    const aim = { mouse: "Reach the hole", cat: "Catch the mouse" };
    const skill = {
      perfect: "never makes a mistake",
      medium: "looks two moves ahead",
      easy: "looks only one move ahead",
    };
    return `You are ${enPlay.sides[side]}. ${isLost ? "Last as long as you can" : aim[side]}; ${enPlay.sides[other[side]]} ${skill[strength]}.`;
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
    if (result.ending === "repeat")
      return { ...said, detail: "The same position came up a second time: that is a draw." };
    return result.ending === "hole"
      ? { ...said, detail: `${result.winner === side ? "You" : "It"} reached the hole.` }
      : said;
  },
  anotherBoard: "Another graph",
  boardHelp: "Tab goes from node to node. Enter or Space moves your piece to the node.",
};

export const enGraphGame = { page: enGraphPage, dialogs, play };
