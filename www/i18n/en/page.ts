// The sentences of the page, except those about a board.
import type { CatMouseError, Fork, GraphTool, Player, Proof, Tool } from "cat-and-mouse";
import type { Lack, Outcome } from "../../model/game";
import { movesOfWinner } from "../step";
import { en, missing, number, pieces, plies } from "./board";
import { enGraphs } from "./graphs";
import { enStates } from "./states";

/** The consequence of a first move suggested by a reader who expected another result. */
interface Refutation {
  mover: Player;
  /** `expected`: the winner whom the reader expected; `winner`: the player who can force a win. null: nobody. */
  expected: Player | null;
  winner: Player | null;
  /** The reader's move in words, and its outcome. The headline may be about a better move, which the preview shows. */
  move: string;
  after: Outcome;
  /** Whether the reader's move leads to the result that the reader expected. */
  asExpected: boolean;
  /** A better move in words, if the reader's move gives up the result. */
  better: string | null;
}

const moves = (count: number | null) => (count === 1 ? "1 move" : `${count} moves`);

export const enPage = {
  ...en,

  /** The title of the window. */
  title: "Cat & Mouse Playground",
  /** The name at the top of the page. */
  name: "Cat & Mouse",
  darkTheme: "Dark colours",
  lightTheme: "Light colours",
  sections: "Parts of the page",
  section: {
    solve: "Solve",
    play: "Play",
    puzzles: "Puzzles",
    check: "Check code",
    records: "Records",
    states: "Win/lose graphs",
  },
  games: "Game",
  game: { board: "Board", graph: "Graph" },
  /** The menu of the tutorial and other pages for learning. */
  learn: "Learn",
  /** The name of the menu ⋯ at the top of a phone. */
  moreOfPage: "More",
  question: "Cat and mouse take turns. Can the mouse reach the cheese first, without getting caught?",
  howToPlay: "How to play",
  /** The menu of new boards. */
  newBoard: "New",
  emptyBoard: "Empty board",
  surprise: { easy: "Surprise me: easy", medium: "Surprise me: medium", hard: "Surprise me: hard" },
  /** The name of the menu ⋯ among the tools. */
  moreOfBoard: "More tools: size, move limit, shift, turn, mirror",
  playMyself: "Play it myself",
  /** The line about the puzzle of the day. */
  daily: {
    today: "Puzzle of the day",
    streak: (days: number) => (days === 1 ? "1 day in a row" : `${days} days in a row`),
    easy: "An easy one first",
  },
  leetcode: ({ winner }: Outcome) => `LeetCode 1728: ${winner === "mouse"}`,
  leetcodeMeans:
    "LeetCode is a site with programming problems. Its problem 1728, Cat and Mouse II, asks whether the mouse wins: true or false. A draw counts as false.",
  /** Shown for a link with a position other than the start. */
  linked: {
    about: (turn: Player) => `This position, ${pieces[turn]} to move`,
    toDrawn: "Show the board as drawn",
    toLinked: "Back to the position",
  },
  /** Above the verdict of a puzzle, after the reader has asked for it. */
  answer: "The answer:",
  /** Help with an exercise: a hint in two steps, the place and then the change. */
  exerciseHelp: {
    ...en.exerciseHelp,
    spoils: "This tab shows which changes solve the exercise.",
    show: "Show it anyway",
    handIn: "Copy the link to hand in",
  },
  /** The formats that can be pasted, in one sentence: as a hint, and after an error. */
  pastable:
    "Rows of . (floor), # (wall), C, M and F, a list from a program, LeetCode test cases (several at once, with or without expected outputs), or a link.",
  notLoaded: "This part of the page could not be loaded. When the connection is back, try again or reload the page.",
  close: "Close",
  rulesTitle: "How to play",

  incomplete: (lack: Lack) =>
    missing(
      lack,
      (hasWalls) => `There is no free cell left: add rows or columns${hasWalls ? ", or erase a wall" : ""}.`,
    ),

  /** The reason as a drawing. */
  proof: {
    show: "Show why",
    hide: "Hide why",
    /** A description of the drawing; `""` if the reason already says it. */
    about({ runner, goal, cutOff, route, direct }: Proof): string {
      if (runner === null) return "";
      if (goal === "capture") {
        const first = route[0]?.cat ?? 0;
        const all = route.at(-1)?.cat ?? 0;
        return first === 0
          ? "The dots show how the cat catches the mouse."
          : `The dots show the end of the hunt: the cat’s last ${moves(all - first)} of ${number.format(all)}.`;
      }
      if (runner === "cat") return "The dots show the cat’s shortest way to the cheese.";
      if (direct.length > 0) return "The mouse runs along the dots, and is first on every cell of that way.";
      if (cutOff === null) return "The mouse runs along the dots, and is first on every marked cell.";
      return "If the mouse runs along the dots, the cat stops it at the framed cell.";
    },
    /** How the mouse wins by dodging the cat. `mayStay`: whether players may stay in place. */
    fork({ moves, mouse, cat, ways }: Fork, place: (place: number) => string, mayStay: boolean): string {
      const count = number.format(moves);
      const comes =
        moves === 0
          ? `The mouse is on ${place(mouse)}, and the cat on ${place(cat)}.`
          : `With ${moves === 1 ? "its first move" : `move ${count}`}, the mouse comes to ${place(mouse)}, while the cat is on ${place(cat)}.`;
      const goesOn =
        ways.length === 1
          ? `From there it goes on to ${place(ways[0] ?? 0)}, and the cat is too late to stop it.`
          : `From there it can go on to ${ways.map(place).join(" or to ")}, and the cat ${mayStay ? "" : "has to move and "}cannot guard ${ways.length === 2 ? "both" : "all of them"}.`;
      const before =
        moves > 1 ? "Until then it keeps away from the cat, whose moves are those that delay it longest." : "";
      return [comes, goesOn, before].filter((each) => each !== "").join(" ");
    },
    direct: "On its shortest way, the cat would stop it at the framed cell.",
    /** The number of the mouse's move to a place; perhaps several, with commas. */
    comes: (moves: string) => `the mouse comes here with move ${moves}`,
    /** The meaning of the marks. */
    key: {
      moves: "the mouse comes here with this move",
      catThen: "the cat is here then",
      way(runner: Player, hasNever: boolean): string {
        const own = runner === "mouse" ? "mouse’s" : "cat’s";
        return `the ${own} way. Top left: after how many moves the mouse can be here; bottom right: the cat${hasNever ? " (–: never)" : ""}`;
      },
      hunt: "on the cat’s way, with the number of its move",
      cutOff: (isRightAfter: boolean, catMovesFirst: boolean) =>
        `${isRightAfter ? "the cat gets here right after the mouse, and catches it" : "the cat gets here before the mouse"}${catMovesFirst ? " (it moves first, so it is one move ahead)" : ""}`,
    },
    arrivals(mouse: number | null, cat: number | null): string {
      const after = (player: string, count: number | null) =>
        count === null ? `the ${player} never` : `the ${player} after ${count === 1 ? "1 move" : `${count} moves`}`;
      return `${after("mouse", mouse)}, ${after("cat", cat)}`;
    },
    hunt: (move: number) => `the cat after ${moves(move)}`,
    cutOff: "cut off here",
    apart: "walled off",
  },
  /** "Not what you expected?" under the verdict. */
  expected: {
    ask: "Not what you expected?",
    who: "Who did you expect to win?",
    /** `forced`: the number of this player's first moves that have no alternative. */
    which: (mover: Player, forced: number) =>
      forced === 0
        ? `Which first move of the ${pieces[mover]} do you have in mind?`
        : `The ${pieces[mover]} has no choice in its first ${forced === 1 ? "move" : `${forced} moves`}. Which move do you have in mind then?`,
    right: (outcome: Outcome, turn: Player) => `You are right: ${en.outcome(outcome, turn)}.`,
    scored: en.puzzle.scored,
    refuted({ mover, expected, winner, move, after, asExpected, better }: Refutation): string {
      const sentences: string[] = [];
      if (better)
        sentences.push(
          `After ${move}: ${en.outcome(after, mover === "mouse" ? "cat" : "mouse")}, ${asExpected ? "as you expected" : "so that move is a mistake"}.`,
          `Better is ${better}, which is shown.`,
        );
      else if (winner === null || winner === mover) sentences.push("This move keeps the result.");
      if (expected === null) sentences.push(`The ${pieces[winner === "mouse" ? "cat" : "mouse"]} cannot hold a draw.`);
      else if (winner === null) sentences.push(`The ${pieces[expected]} cannot force a win.`);
      else sentences.push(`The ${pieces[expected]} cannot prevent the ${pieces[winner]}’s win.`);
      return en.paragraph(sentences);
    },
    /** The sentence with a link to Check code, before and after the link. */
    toCheck: { before: "Does your program say something else? ", after: " finds the smallest case where it is wrong." },
  },
  noDelay: (loser: Player, winner: Player) =>
    `Whatever the ${pieces[loser]} does, the ${pieces[winner]} wins just as fast. One line is shown.`,
  alike: (loser: Player, best: number, all: number) =>
    best === all
      ? `${all === 2 ? "Both" : `All ${all}`} first moves of the ${pieces[loser]} last equally long. One line is shown.`
      : `${best} of the ${pieces[loser]}’s ${all} first moves last equally long. One line is shown.`,
  /** About a move that gave up a result. */
  mistake: "a mistake",
  noEffect: "Whatever either player does, it stays a draw. One line is shown.",
  /** The label before the number of cells that a player can jump. */
  jumps: { cat: "Cat: up to", mouse: "Mouse: up to" },
  /** The unit after the number of a jump, also at the end of the jump's label for screen readers. */
  cells: (count: number): string => (count === 1 ? "cell" : "cells"),
  inCells: " (cells)",
  pace: (times: number) => `Speed ${times}×`,
  number: (count: number) => number.format(count),

  settings: "Settings",
  rows: "Rows",
  columns: "Columns",
  moveLimit: "Move limit",
  fewer: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  clear: "Clear",
  transforms: "Move the whole board",
  transform: {
    "shift-up": "Shift up",
    "shift-right": "Shift right",
    "shift-down": "Shift down",
    "shift-left": "Shift left",
    "rotate-right": "Turn right",
    "rotate-left": "Turn left",
    "mirror-across": "Mirror left and right",
    "mirror-down": "Mirror top and bottom",
  },
  stays: (label: string, value: number) => `${label} stays at ${number.format(value)}.`,
  /** How to edit. On boards, the hint is the same for all tools; on graphs, it explains the given tool. */
  hint: (_tool: Tool | GraphTool) => "Draw or erase walls, or drag a piece: the answer changes at once.",
  /** The hint in an exercise that only allows wall changes. */
  hintForWalls: "Drag to draw or erase walls. Nothing else can be changed in this exercise.",
  wentBack: "You changed the board, so it is back at its starting position.",
  /** Shown after Play has replaced the reader's board. */
  kept: { said: "Your earlier board is kept.", show: "Go back to it" },
  hintForFingers: "To change the board or the jumps, tap Edit.",

  tutorial: { title: "Tutorial", page: "tutorial/" },
  copying: {
    link: "Copy link",
    copied: "Copied",
    refused: "The browser did not let the page copy. The text is selected: copy it yourself.",
  },
  /** The buttons that open the dialogs. */
  opener: {
    examples: "Examples",
    mine: "My boards",
    find: "Find a board",
    paste: "Paste",
    share: "Share",
    puzzle: "Make your own",
    help: "Help",
  },

  states: enStates,
  drawing: enGraphs,

  error(error: CatMouseError): string {
    switch (error.code) {
      case "not-a-board":
        return `There is no board in this text. It can have: ${enPage.pastable.charAt(0).toLowerCase()}${enPage.pastable.slice(1)}`;
      case "bad-size":
        return "A board has 1 to 8 rows and 1 to 8 columns.";
      case "bad-graph":
      case "bad-node":
        return graphError(error.detail);
      default:
        return en.error(error);
    }
  },

  statistics: {
    title: "All positions of this board",
    about: (states: number) =>
      `Mouse and cat on any floor cells, with either to move: ${number.format(states)} positions.`,
    result: "Result",
    states: "Positions",
    results: { mouse: "The mouse wins", cat: "The cat wins", draw: "Draw" },
    /** `turn`: the player to move first. */
    longest: (winner: Player, count: number, turn: Player) =>
      `The longest forced win: the ${pieces[winner]}'s, in ${moves(movesOfWinner(winner, count, turn))} (${plies(count)}).`,
    showLongest: "Show where it starts",
    byPly: "By distance in plies (a ply is one move by one player)",
    plies: "Plies",
  },
  badLink: (why: string) => `This link does not contain a board, so the board has not changed. ${why}`,
  badLinkAtStart: (why: string) => `This link does not contain a board, so an example is shown instead. ${why}`,
  /** Says that the exercise of a link is invalid. The page then hides the answer of the game. */
  badExercise: (why: string) => `The exercise of this link cannot be set, so only its question is shown. ${why}`,
  cannotStart: (why: string) => ({
    title: "The board could not be started",
    detail: `The solver did not load. It needs a browser with WebAssembly, and the page must be served by a web server, not opened as a file. Reason: ${why}`,
  }),
};

/** The error in a graph or a node. */
function graphError({ problem, node, other, given, length, player, position }: CatMouseError["detail"]): string {
  switch (problem) {
    case null:
    case "not-a-graph":
      return "A graph is a list of lists of nodes.";
    case "wrong-size":
      return `A graph has 3 to 64 nodes, not ${length}.`;
    case "no-such-node":
      return node === null
        ? `There is no node ${given}.`
        : `Node ${node} has an edge to ${given}, but there is no such node.`;
    case "one-way":
      return `Node ${node} has an edge to node ${other}, but node ${other} has none to node ${node}.`;
    case "loop":
      return `Node ${given} has an edge to itself.`;
    case "repeated":
      return `Node ${node} has two edges to node ${other}.`;
    case "no-edge":
      return `The ${player} begins on node ${node}, which has no edge.`;
    case "in-hole":
      return "The cat cannot be in the hole.";
    case "no-move":
      return `The ${player} has no move to node ${node}.`;
    case "unclosed":
      return "A closing bracket is missing: the lists must end with ]], as in [[1,2],[0,2],[0,1]].";
    case "unreadable":
      return `${given} is not part of a graph: write lists of nodes, such as [[1,2],[0,2],[0,1]].`;
    case "too-many":
      return `There is no node ${given}: there are at most 64.`;
    case "wrong-states":
      return "There are 1 to 1,000,000 states.";
    case "wrong-edges":
      return "Edges are pairs of states, at most 1,000,000 of them.";
    case "wrong-list":
      return "Lost and won states are lists of states.";
    case "no-such-state":
      return `There is no state ${given} (at index ${position}).`;
    case "lost-and-won":
      return `State ${node} is both lost and won.`;
  }
}
