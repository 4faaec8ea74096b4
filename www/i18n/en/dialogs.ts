// The sentences of the dialogs.
import type { Player } from "cat-and-mouse";
import type { ExampleName } from "../../model/examples";
import type { Outcome } from "../../model/game";
import { number, type Sentence } from "./board";
import { enPage } from "./page";

/** The name of each example, and what to notice. */
const example: Readonly<Record<string, Sentence>> = {
  statement1: { title: "Two jumps ahead", detail: "LeetCode example 1. The cat is one move late on every cell." },
  statement2: { title: "Over the cat", detail: "LeetCode example 2. The mouse jumps over the cat onto the cheese." },
  statement3: {
    title: "One cell short",
    detail: "LeetCode example 3. The mouse jumps three cells; four would win. See What if.",
  },
  statement4: {
    title: "A closed room",
    detail: "LeetCode example 4. Walls keep both from the cheese, so it is a draw.",
  },
  statement5: { title: "The long way", detail: "LeetCode example 5. See on the map how close the cat could be." },
  longest: {
    title: "40 moves",
    detail: "The mouse’s longest known win: it needs all of its 40 moves, with the cat always close behind.",
  },
  longestWalk: {
    title: "The cat’s long walk",
    detail: "The cat’s longest known walk. The mouse is walled in, and the cheese is 40 moves away.",
  },
  longestHunt: {
    title: "The long hunt",
    detail:
      "The longest known hunt, and the longest known win of all. The cheese is walled off, so the cat has to catch the mouse: in 313 moves.",
  },
  lowLimit: {
    title: "One move too few",
    detail: "The same board with a move limit of 78, counting both players. The mouse would win with the 79th.",
  },
  snake: {
    title: "One long corridor",
    detail: "There is only one way to go. See in Statistics how few positions matter.",
  },
  standOff: {
    title: "A stand-off",
    detail: "Both can reach the cheese, but the one that starts running loses. See All moves.",
  },
  rooms: { title: "Cheese in the big room", detail: "Both jump three cells. Compare other jumps in What if." },
  oneWall: { title: "One wall decides", detail: "A single wall stops the mouse. Find it, then look in What if." },
  shortest: { title: "At once", detail: "The mouse wins with its first move, a jump over the cat." },
} satisfies Record<ExampleName, Sentence>;

/** Only an exercise on a graph can ask for a draw. */
const winners: Record<Player, string> & { draw?: string } = { mouse: "Mouse", cat: "Cat" };

const numbers: Readonly<Record<string, string>> = {
  rows: "Rows",
  cols: "Columns",
  catJump: "Cat: up to (cells)",
  mouseJump: "Mouse: up to (cells)",
  walls: "Walls (%)",
  moves: "Minimum number of moves",
  seed: "Seed (optional)",
};

export const enDialogs = {
  ...enPage,

  examples: "Examples",
  example,

  mine: {
    name: "Name",
    /** The default name of a saved game. */
    unnamed: (number: number) => `Board ${number}`,
    save: "Save this board",
    about: "Kept in this browser, on this device only. Choose a board to open it.",
    none: "Boards that you save are kept in this browser, on this device only.",
    delete: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} was deleted.`,
    refused: "This browser does not let the page save anything. Copy a link under Share instead.",
    asText: "Export as text",
    aboutText: "The name and the link of each. Keep the text in a file; Paste opens all of them again.",
    copy: "Copy the text",
  },

  paste: {
    title: "Paste a board",
    label: "Text with one or more boards",
    /** Says that the other kind of game can be pasted, too. The key is the kind of the open game. */
    other: {
      board: "A graph is recognised too: you can open it in the other game.",
      graph: "A board is recognised too: you can open it in the other game.",
    },
    /** Says that the text has only a game of the other kind; `open` is the link that opens it. */
    elsewhere: {
      board: "This text has a graph. Graphs are pasted in the other game:",
      graph: "This text has a board. Boards are pasted in the other game:",
    },
    open: { board: "Open it as a graph", graph: "Open it as a board" },
    load: "Load",
    /** Before a link to Check code. */
    code: "This looks like a program. Here you can find out whether it is right:",
  },

  /** The row of pasted cases. */
  cases: {
    /** The expected answer of the only case, and the solver's answer, which is null if the case cannot be played. */
    single(expected: boolean | number, solver: boolean | number | null): string {
      if (solver === null) return `Expected ${expected}.`;
      return `Expected ${expected}, ${solver === expected ? "and" : "but"} the solver says ${solver}.`;
    },
    title: (count: number) => `${number.format(count)} cases`,
    legend: "Each case shows the expected answer / the solver’s answer.",
    wrong: (count: number) =>
      `Each case shows the expected answer / the solver’s answer. They differ in ${count === 1 ? "1 case" : `${number.format(count)} cases`} (✗).`,
    entry: (index: number, expected: boolean | number | null, solver: boolean | number | null) =>
      `Case ${index}: ${expected === null ? "nothing expected" : `expected ${expected}`}, solver says ${solver ?? "nothing, a piece is missing"}`,
    close: "Close the cases",
  },

  share: {
    title: "Share this board",
    /** The task for the reader of the link. */
    use: "Share",
    uses: { solved: "Solved", puzzle: "As a puzzle", exercise: "As an exercise" },
    about: {
      solved: "The link opens the board with its answer, at the tab and the move that you see now.",
      puzzle:
        "Readers see the board as it stands now, and the question “Who wins?”. The answer is hidden until they ask for it.",
      exercise:
        "Readers change the board until the player you choose wins. For the cat a draw is enough, unless you set a minimum number of moves.",
    },
    /** The texts for a reader who shares an exercise: the link includes the reader's changes. */
    handIn: {
      use: "Hand in",
      about: "The link opens this exercise with your changes marked. Send it to the person who set the exercise.",
    },
    heading: "Title (optional)",
    counts: "Also ask in how many moves",
    winner: "Who must win",
    winners,
    least: "Minimum number of the winner’s moves (optional)",
    leastExample: "For example 3: a win in 2 moves is too short.",
    changes: "Wall changes allowed (empty: any change)",
    locked: (count: number) =>
      count === 0 ? "Cells that cannot be changed" : `Cells that cannot be changed: ${number.format(count)}`,
    lockedCells: "Tick the cells that cannot be changed. A piece there cannot be moved either.",
    checked: {
      met: () => "This is solved already. Change the board, or ask for something else.",
      found: (changes: number) => `It can be solved: ${changes === 1 ? "1 wall is" : `${changes} walls are`} enough.`,
      "too-long": () => "It cannot be solved with a win that long. Ask for fewer moves, or allow more changes.",
      impossible: () => "It cannot be solved with the changes allowed. Allow more, or lock fewer cells.",
      unknown: () => "Not checked whether it can be solved: there are too many ways to change the board.",
    },
    forms: {
      link: "Link",
      element: "With a script",
      frame: "With a frame, no script",
      leetcode: "LeetCode input",
      text: "Rows",
    },
    copy: {
      link: enPage.copying.link,
      element: "Copy HTML",
      frame: "Copy frame",
      leetcode: "Copy LeetCode input",
      text: "Copy rows",
    },
    seen: "Open it as readers see it",
    send: "Share…",
    picture: "Picture",
    arrows: "With the arrows of the next moves",
    save: "Save picture (PNG)",
    fileName: "cat-and-mouse",
    embed: "Embed in a web page",
    /** The size of the element in kilobytes, and the height of the frame in pixels. */
    weight: (kilobytes: number, height: number) =>
      `The script loads about ${kilobytes} KB, once for all boards of a page. The frame is as wide as the text around it, and ${height} pixels high.`,
    preview: "Preview",
    asText: "Copy as text",
  },

  find: {
    title: "Find a board",
    kind: "Search for",
    kinds: { new: "New board", longer: "Make this one longer" },
    numbers,
    winner: "Winner",
    winners: { mouse: "Mouse", cat: "Cat", limit: "Draw", any: "Any" },
    food: "The mouse can reach the cheese",
    foods: { any: "It does not matter", reachable: "Yes", unreachable: "No" },
    seedHelp: "The same seed gives the same result again.",
    /** The meaning of "longer". `verdict` is null while a piece is missing. */
    aboutLonger: (verdict: Outcome | null) =>
      verdict === null
        ? "Place the cat, the mouse and the cheese first."
        : `Now: ${enPage.outcome(verdict, "mouse")}. The search changes walls and moves pieces until the win takes longer. Jumps, size and locked cells stay.`,
    begin: "Search",
    searching: "Searching",
    stop: "Stop",
    goOn: "Go on searching",
    /** The progress of the search, or the reason why it ended. */
    progress(
      { tried, outcome }: { tried: number; outcome: Outcome },
      ended: "found" | "stuck" | "impossible" | "time" | "reader" | null,
    ): string {
      const why = {
        found: "Found",
        stuck: "Stopped: the last 50,000 tried were no better, so there may be none",
        impossible: "Nothing fits these settings: they contradict each other, or this size is too small for them",
        time: "Stopped after 20 seconds",
        reader: "Stopped",
      };
      if (ended === "impossible") return `${why.impossible}.`;
      const best = `${ended === "found" ? "" : "The best so far: "}${enPage.outcome(outcome, "mouse")}`;
      return `${ended ? why[ended] : "Searching"}. ${number.format(tried)} tried. ${best.charAt(0).toUpperCase()}${best.slice(1)}.`;
    },
    finds: "Found: choose one to show it",
    found(outcome: Outcome): string {
      const words = enPage.outcome(outcome, "mouse");
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    },
  },

  help: {
    title: "Help",
    touch: "Touch",
    touchList: [
      ["Tap Edit, then drag", "draw walls, or from a wall erase them; move the cat, the mouse or the cheese"],
      ["Tap a dotted cell", "make the move"],
    ] satisfies [gesture: string, what: string][],
    keys: "Keys",
    licenses: "Open-source licences",
    keyList: [
      [["W", "E"], "wall, eraser"],
      [["C", "M", "F"], "cat, mouse, cheese"],
      [["←", "↑", "→", "↓"], "from cell to cell on the board, and from entry to entry in lists and tabs"],
      [["Home", "End"], "to the ends of a row, with Ctrl to the corners"],
      [["Enter", "Space"], "use the tool on the cell, make the move, press the button"],
      [["Delete"], "empty the cell"],
      [["Esc"], "cancel the stroke you are drawing; close what is open"],
      [["Ctrl Z", "Ctrl Shift Z"], "undo, redo"],
      [["?"], "this help"],
    ] satisfies [keys: string[], what: string][],
  },
};
