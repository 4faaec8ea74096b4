import type { Words } from "./words";
import { stepOf } from "./words";

const pieces = { cat: "cat", mouse: "mouse", food: "food" };
const players = { cat: "Cat", mouse: "Mouse" };
const contents = { floor: "floor", wall: "wall", ...pieces };
const number = new Intl.NumberFormat("en");

function plies(count: number): string {
  return count === 1 ? "1 ply" : `${number.format(count)} plies`;
}

function ordinal(count: number): string {
  const ending = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  return `${count}${ending[new Intl.PluralRules("en", { type: "ordinal" }).select(count)] ?? "th"}`;
}

function list(parts: string[]): string {
  return new Intl.ListFormat("en").format(parts);
}

const place = (row: number, col: number) => `row ${row + 1}, column ${col + 1}`;

export const en: Words = {
  tag: "en",
  title: "Cat & Mouse Playground",
  otherLanguage: "中文",
  switchLanguage: "切换到中文",
  darkTheme: "Dark colours",
  lightTheme: "Light colours",
  examples: "Examples",
  ownBoard: "Your own board",
  example: {
    statement1: "LeetCode example 1: two jumps ahead",
    statement2: "LeetCode example 2: over the cat",
    statement3: "LeetCode example 3: one cell short",
    statement4: "LeetCode example 4: a closed room",
    statement5: "LeetCode example 5: the long way",
    longest: "The longest win: 79 plies",
    snake: "One long corridor",
    standOff: "A stand-off",
    rooms: "Food in the big room",
  },
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "The link is in the address bar",
  rulesTitle: "How it is played",
  rules: [
    "Mouse and cat take turns; the mouse begins. A move is a jump in a straight line, as far as the jump allows, or staying. Walls stop it; jumping over the other player is allowed.",
    "The mouse wins by reaching the food. The cat wins by catching the mouse, or by reaching the food first.",
    "When neither can force that, play goes on for ever: a draw. The move limit then gives the game to the cat.",
    "A ply is one move of one player. The winner is taken to hurry, the loser to hold out.",
  ],

  tools: "Tools",
  tool: { wall: "Wall", floor: "Floor", cat: "Cat", mouse: "Mouse", food: "Food" },
  toolHint: {
    wall: "Paint walls; begin on a wall to erase (W)",
    floor: "Take walls away (E)",
    cat: "Place the cat (C)",
    mouse: "Place the mouse (M)",
    food: "Place the food (F)",
  },
  notOnBoard: "not on the board",
  piece: pieces,

  settings: "Settings",
  rows: "Rows",
  columns: "Columns",
  jump: { cat: "Cat jump", mouse: "Mouse jump" },
  moveLimit: "Move limit",
  fewer: (what) => `${what}: less`,
  more: (what) => `${what}: more`,
  clear: "Clear",
  badSide: "A board has 1 to 8 rows and 1 to 8 columns.",

  board: (rows, cols) => `Board, ${rows} ${rows === 1 ? "row" : "rows"}, ${cols} ${cols === 1 ? "column" : "columns"}`,
  hint: "Draw on the board: drag to paint with the tool, or drag the cat, the mouse or the food.",
  boardHelp:
    "By keyboard: on the board the arrow keys move, Enter or Space uses the tool, Delete empties a cell. W is wall, E floor, C cat, M mouse, F food.",
  cell: (row, col, content) => `${place(row, col)}, ${contents[content]}`,

  verdict({ winner, ending, plies: inPlies, forced }, moveLimit) {
    if (inPlies !== null) {
      const own = ordinal(winner === "mouse" ? (inPlies + 1) / 2 : inPlies / 2);
      const how = {
        mouse: `It reaches the food with its ${own} move, whatever the cat does.`,
        food: `It reaches the food first, with its ${own} move, whatever the mouse does.`,
        capture: `It catches the mouse with its ${own} move, whatever the mouse does.`,
      };
      return {
        title: `${players[winner]} wins in ${plies(inPlies)}`,
        detail: winner === "mouse" ? how.mouse : ending === "food" ? how.food : how.capture,
      };
    }
    if (forced === null) {
      return {
        title: "Neither can force it",
        detail: `A draw: play goes round in a loop. After ${plies(moveLimit)} the cat wins.`,
      };
    }
    return {
      title: "Cat wins at the move limit",
      detail: `The ${pieces[forced.winner]} could force a win in ${plies(forced.plies)}, but the game ends after ${number.format(moveLimit)}.`,
    };
  },
  missing(missing, hasRoom) {
    const names = missing.map((piece) => pieces[piece]);
    const [first] = missing;
    const choose = missing.length > 1 || !first ? "One after the other: choose each" : `Choose ${en.tool[first]}`;
    const how = hasRoom
      ? `${choose} above the board, then press a cell.`
      : "There is no free cell left: add rows or columns, or take a wall away.";
    return { title: `Place the ${list(names)}`, detail: how };
  },

  line: "Optimal play",
  first: "To the start",
  previous: "Previous ply",
  next: "Next ply",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  start: "Starting position",
  plyOf: (ply, count) => `ply ${ply} of ${count}`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = place(Math.floor(move.to / cols), move.to % cols);
    const end = ending === "food" ? ": the food" : ending === "capture" ? ": caught" : "";
    return step
      ? `${players[move.by]} ${step.cells} ${step.direction} to ${to}${end}`
      : `${players[move.by]} stays at ${to}${end}`;
  },
  loop: (from, moveLimit) =>
    `Here the state before move ${from + 1} is back: play repeats from there until ply ${number.format(moveLimit)}.`,
  stopsAtLimit: (moveLimit) => `The move limit of ${plies(moveLimit)} is reached: the cat wins.`,

  error({ code, row, col, detail }) {
    const at = row === null ? "" : col === null ? ` in row ${row + 1}` : ` at ${place(row, col)}`;
    const piece = detail.piece ? pieces[detail.piece] : "piece";
    const given = detail.given === null ? "" : `, not ${detail.given}`;
    switch (code) {
      case "not-a-grid":
        return `The board must be a list of rows${given}.`;
      case "not-a-board":
        return "There is no board in this text. Use rows of . for floor, # for walls, and C, M, F, or a link.";
      case "empty-grid":
        return "The board has no cells.";
      case "too-large":
        return `A board has at most 8 rows and 8 columns; there are more${at}.`;
      case "ragged-row":
        return `All rows must be equally long: there are ${detail.length} cells${at}, but ${detail.expected} in the first row.`;
      case "unknown-character":
        return `“${detail.character}”${at} means nothing on a board. Use . or 1 to 8 for floor, # or x for walls, and C, M, F.`;
      case "missing-piece":
        return `The ${piece} is missing.`;
      case "duplicate-piece":
        return `There is a second ${piece}${at}.`;
      case "bad-jump":
        return "A jump is a whole number from 1 to 8.";
      case "bad-move-limit":
        return "The move limit is a whole number from 1 to 10,000.";
      case "bad-cell":
        return `The ${detail.player} cannot stand${at || " there"}.`;
      case "bad-turn":
        return "It is either the mouse's or the cat's turn.";
    }
  },
  badLink: (why) => `This link does not hold a board, so the board stays as it was. ${why}`,
  badLinkAtStart: (why) => `This link does not hold a board, so an example is shown instead. ${why}`,
  sentences: (first, second) => `${first}. ${second}`,
  cannotStart: (why) => ({
    title: "The board could not be started",
    detail: `The solver did not load. It needs a browser with WebAssembly, and the page must be served by a web server, not opened as a file. Reason: ${why}`,
  }),
};
