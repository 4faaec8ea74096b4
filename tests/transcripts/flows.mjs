// The flows: what a visitor does, step by step.
import { element, page } from "./stage.mjs";

/** @typedef {import("./stage.mjs").Place} Place */
/** @typedef {{ place: Place, steps: string[] }} Scene */
/** @typedef {{ name: string, scenes: Scene[] }} Flow */
/** @typedef {{ kind: "board" | "graph", link: string, attributes: string }} Game */

/** LeetCode 1728, example 1: the mouse wins in 3 moves. @type {Game} */
const EXAMPLE = {
  kind: "board",
  link: "board=xxxxF/xC3/M4&cat=1&mouse=2",
  attributes: `board="####F/#C.../M...." cat-jump="1" mouse-jump="2"`,
};
/** The mouse wins at once; a wall between it and the cheese lets the cat win. @type {Game} */
const CORRIDOR = {
  kind: "board",
  link: "board=M2F2C&cat=1&mouse=3",
  attributes: `board="M..F..C" cat-jump="1" mouse-jump="3"`,
};
/** LeetCode 913, example 1: a draw. @type {Game} */
const STATEMENT = {
  kind: "graph",
  link: "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78",
  attributes: `graph="[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]" places="78-50.10-50.52-22.26-62.44-46.58-78"`,
};
/** The cat catches the mouse in the middle; with an edge from 1 to the hole the mouse wins. @type {Game} */
const STAR = {
  kind: "graph",
  link: "graph=0-3.1-3.2-3&at=50-10.15-80.85-80.50-45",
  attributes: `graph="[[3],[3],[3],[0,1,2]]" places="50-10.15-80.85-80.50-45"`,
};
const LONG_WAY = "board=1M3/2x2/x2x1/Cx1x1/3xF&cat=3&mouse=1";

const BOARD_CASE = `["####F","#C...","M...."]\n1\n2\ntrue\n`;
const BOARD_CASES = `${BOARD_CASE}["M.C...F"]\n1\n4\ntrue\n["M.C...F"]\n1\n3\ntrue\n`;
const GRAPH_CASES = "[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]\n0\n[[1,3],[0],[3],[0,2]]\n2\n";

/** The same steps at each of these places. @param {Place | Place[]} places @param {...string} steps with " | " between them @returns {Scene[]} */
const on = (places, ...steps) =>
  [places].flat().map((place) => ({ place, steps: steps.flatMap((each) => each.split(" | ")) }));

/** @param {string} name @param {...Scene[]} scenes @returns {Flow} */
const flow = (name, ...scenes) => ({ name, scenes: scenes.flat() });

/** @param {Game} game @param {string} [terms] of a link */
const onPage = ({ link }, terms) => page(terms ? `${link}&${terms}` : link);
/** @param {Game} game @param {string} [terms] attributes */
const inArticle = ({ kind, attributes }, terms) => element(kind, terms ? `${attributes} ${terms}` : attributes);
/** On the page and in an element. @param {Game} game @param {string} [terms] of the link @param {string} [attributes] more of them */
const both = (game, terms, attributes) => [onPage(game, terms), inArticle(game, attributes)];

const play = "press Play it myself => Take back | press Perfect";
const paste = (/** @type {string} */ text) =>
  `press Paste => dialog | fill Text with one or more = ${text} | press Load`;

const boardExercise = both(CORRIDOR, "goal=cat&walls=2&locked=1,2", `goal="cat" walls="2" locked="1,2"`);
const graphExercise = both(STAR, "goal=mouse&edges=1&locked=2", `goal="mouse" edges="1" locked="2"`);
const [boardTask, boardTaskInArticle, graphTask, graphTaskInArticle] = /** @type {[Place, Place, Place, Place]} */ ([
  ...boardExercise,
  ...graphExercise,
]);
const playBoard = page(EXAMPLE.link);
const playGraph = page(STATEMENT.link);

export const flows = [
  // Who wins, and in how many moves
  flow(
    "moves counted",
    on(
      both(EXAMPLE, "hide=1&count=1", `reveal="count"`),
      "press The cat | press The mouse | fill Number of moves = 5 | press Answer | fill Number of moves = 3 | key Enter",
    ),
    on(both(STAR, "hide=1&count=1", `reveal="count"`), "press The cat | fill Number of moves = 1 | press Answer"),
  ),

  // Exercises
  flow(
    "exercise refused then hinted",
    on(boardExercise, "stroke r1c2 | press Hint | stroke r1c2 | press Tell me which | stroke r1c3"),
    on(graphExercise, "edge 0 2 | press Hint | edge 0 2 | press Tell me which | edge 0 1"),
  ),
  flow(
    "exercise reloaded and in Chinese",
    on(
      boardTask,
      "stroke r1c5 | reload => game | press 切换到中文 | press 提示 | stroke r1c2 | stroke r1c3 | reload => game",
    ),
    on(graphTask, "edge 0 3 | press 切换到中文 | press 提示 | reload => game"),
    on(boardTaskInArticle, "stroke r1c5 | set lang = zh | stroke r1c2 | stroke r1c3"),
    on(graphTaskInArticle, "edge 0 2 | set lang = zh | edge 0 1"),
  ),

  // Puzzles
  flow(
    "puzzle changed wrong twice",
    on(
      page("puzzle=cccc3"),
      "stroke r1c1 | press Next move | press Try again | stroke r1c2 | stroke r1c3 | key Control+z | stroke r1c3",
      "press Try again | press Hint | press Show the solution | stroke r5c1 | press Show why in Solve => Share",
    ),
    on(page("puzzle=ffff6"), "edge 0 3 | press Try again | edge 1 2 | edge 0 3 | edge 0 3 | edge 2 3"),
    on(element("board", `puzzle="cccc3"`), "stroke r1c1 | stroke r1c2 | press Hint | press Start over | stroke r5c1"),
    on(element("graph", `puzzle="ffff6"`), "edge 0 3 | press Start over | edge 2 3"),
  ),
  flow(
    "puzzle with its solution",
    on(page("puzzle=aaaa1"), "stroke r3c3 | press Show the solution => Share | back"),
    on(page("puzzle=dddd4"), "press Show the solution => Share"),
    on(page("puzzle=cccc3"), "press Hint | press Show the solution | stroke r5c1"),
    on(
      [element("board", `puzzle="aaaa1"`), element("graph", `puzzle="dddd4"`)],
      "press Show the solution | press Next move",
    ),
    on(page("puzzle=aaaa1"), "stroke r3c3 | press 切换到中文 | stroke r3c5 | reload => game"),
  ),

  // Matches
  flow(
    "match given up",
    on(page(LONG_WAY), play, "stroke r1c1 | press Give up => Share | back"),
    on(playGraph, play, "node 3 | press Give up => Share | press Hide why"),
  ),
  flow(
    "match as the other side",
    on(
      playBoard,
      play,
      "press the cat | stroke r2c3 | press Easy | press Start a new game | press 切换到中文 | reload => game",
    ),
    on(
      playGraph,
      play,
      "press the cat | node 5 | press A friend | press Start a new game | node 3 | node 4 | reload => game",
    ),
  ),

  // Solving
  flow(
    "cases pasted",
    on(
      page(CORRIDOR.link),
      paste(BOARD_CASES),
      "press Case 3 | stroke r1c2 | press Case 2 | reload => Close the cases | press Close the cases",
    ),
    on(page(STAR.link), paste(GRAPH_CASES), "press Case 2 | press 切换到中文 | reload => 关闭"),
    on(page(CORRIDOR.link), paste(BOARD_CASE), "stroke r1c1 | press Undo | press Close"),
  ),
  flow(
    "drawn, undone and redone",
    on(
      both(EXAMPLE),
      "stroke r2c3 r2c4 | press Undo | press Redo | key c | stroke r3c5 | key Control+z | key Control+z",
    ),
    on(both(EXAMPLE), "stroke r2c3 | key Control+z | key Control+z | key Control+y | key Control+y"),
    on(both(STATEMENT), "edge 0 1 | press Undo | press Redo | key Control+z | key Control+z"),
  ),
  flow(
    "stepped and played",
    on(
      both(EXAMPLE),
      "press Next move | press To the end | press Previous move | press To the start | press Play | wait 1000",
      "press Pause | press Mouse 2 right to row 3, column 5",
    ),
    on(both(STATEMENT), "press Play | wait 1000 | press Pause | press To the start"),
  ),
];
