import type { Reason } from "cat-and-mouse";
import { stepOf } from "../step";
import type { Words } from "../types";

export const pieces = { cat: "cat", mouse: "mouse", food: "cheese" };
const players = { cat: "Cat", mouse: "Mouse" };
const contents = { floor: "floor", wall: "wall", ...pieces };
export const number = new Intl.NumberFormat("en");

export function plies(count: number): string {
  return count === 1 ? "1 ply" : `${number.format(count)} plies`;
}

export function ordinal(count: number): string {
  const ending = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  return `${count}${ending[new Intl.PluralRules("en", { type: "ordinal" }).select(count)] ?? "th"}`;
}

export function list(parts: string[]): string {
  return new Intl.ListFormat("en").format(parts);
}

const place = (row: number, col: number) => `row ${row + 1}, column ${col + 1}`;

export const en: Words = {
  tag: "en",

  tools: "Tools",
  tool: { wall: "Wall", floor: "Eraser", cat: "Cat", mouse: "Mouse", food: "Cheese" },
  toolHint: {
    wall: "Draw walls; start on a wall to erase (W)",
    floor: "Erase walls (E)",
    cat: "Place the cat (C)",
    mouse: "Place the mouse (M)",
    food: "Place the cheese (F)",
  },
  notOnBoard: "not on the board",
  piece: pieces,
  jump: { cat: "Cat jump", mouse: "Mouse jump" },
  jumps: { cat: "Cat jumps", mouse: "Mouse jumps" },
  undo: "Undo",
  redo: "Redo",
  rules: [
    "The mouse moves first; then they take turns. A move is a jump in a straight line over as many cells as the player can jump, or fewer, or staying. Walls stop a jump; the other player does not.",
    "The mouse wins if it reaches the cheese. The cat wins if it catches the mouse or reaches the cheese first.",
    "If nobody can force a win, the game is a draw: it goes on until the move limit, and then the cat wins.",
    "A ply is one move by one player. The winner plays for the fastest win; the loser delays as long as possible.",
  ],

  board: (rows, cols) => `Board, ${rows} ${rows === 1 ? "row" : "rows"}, ${cols} ${cols === 1 ? "column" : "columns"}`,
  boardHelp:
    "By keyboard: on the board the arrow keys move, Enter or Space uses the tool, Delete empties a cell. W is wall, E eraser, C cat, M mouse, F cheese.",
  cell: (row, col, content, mark) => `${place(row, col)}, ${contents[content]}${mark === null ? "" : `; ${mark}`}`,

  verdict({ winner, ending, plies: inPlies, forced }, moveLimit) {
    if (inPlies !== null) {
      const own = ordinal(Math.ceil(inPlies / 2));
      const how = {
        mouse: `It reaches the cheese with its ${own} move, whatever the cat does.`,
        food: `It reaches the cheese first, with its ${own} move, whatever the mouse does.`,
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
  reason({ code, forced, late, race, caught, choices }) {
    const lead = race.lead === null ? "" : ` by ${plies(race.lead)}`;
    const run = caught === null ? "" : ` after ${plies(caught)}`;
    const more = (forced?.plies ?? 0) - (race.mouse ?? 0);
    const because: Record<Reason["code"], string> = {
      over: "The game is over.",
      "all-apart": "Walls keep mouse, cat and food apart: nobody gets anywhere.",
      "cat-apart": `The cat is walled off: the mouse only has to walk, ${plies(race.mouse ?? 0)}.`,
      "mouse-apart": `The mouse is walled off: the cat only has to walk to the cheese, ${plies(race.cat ?? 0)}.`,
      "food-apart": "The cheese is walled off from both, and the mouse can always slip away.",
      trapped: "The cheese is walled off from both, and the mouse cannot get away.",
      "cat-first": `The cat is nearer to the cheese${lead}, and nothing puts it off.`,
      "caught-early": `The cat is nearer to the cheese${lead}, and catches the mouse even before it would be there.`,
      intercepted: `The mouse is nearer to the cheese${lead}, but is caught on the way${run}, and has no other.`,
      "mouse-first": `The mouse is nearer to the cheese${lead}, and the cat cannot catch it on the way.`,
      detour: `The mouse is nearer to the cheese${lead}. On the straight way it would be caught${run}; the way round the cat takes ${plies(more)} more.`,
      "stand-off": `A stand-off. A mouse that runs for the cheese is caught${run}; a cat that runs for it lets the mouse be there first.`,
    };
    const sentences = [because[code]];
    if (late !== null) sentences.push(`That is ${plies(late)} too late for the move limit.`);
    const choice = choices.find(({ by }) => by !== forced?.winner);
    if (choice) {
      const { by, moves, best, other } = choice;
      const kept = forced === null ? "keep the draw" : "hold out so long";
      if (other?.plies != null)
        sentences.push(
          `Of the ${pieces[by]}'s ${moves} first moves ${best} ${kept}; the best other loses in ${plies(other.plies)}.`,
        );
      else if (moves > 1)
        sentences.push(`${moves === 2 ? "Both" : `All ${moves}`} first moves of the ${pieces[by]} ${kept}.`);
    }
    return sentences;
  },
  missing(missing, noRoom) {
    const names = missing.map((piece) => pieces[piece]);
    const [first] = missing;
    const choose = missing.length > 1 || !first ? "One after the other: choose each" : `Choose ${en.tool[first]}`;
    const how = noRoom ?? `${choose} above the board, then press a cell.`;
    return { title: `Place the ${list(names)}`, detail: how };
  },
  noRoom: (hasWalls) =>
    hasWalls ? "There is no free cell left: take a wall away." : "The board has too few cells for all three.",

  viewsTitle: "About this board",
  view: {
    line: "Best line",
    moves: "All moves",
    map: "Map",
    whatIf: "What if",
    solving: "How it’s solved",
    statistics: "Statistics",
  },
  moreViews: "More",
  outcome({ winner, plies: inPlies, forced }) {
    if (inPlies !== null)
      return inPlies === 0 ? `${pieces[winner]} has won` : `${pieces[winner]} wins in ${plies(inPlies)}`;
    return forced === null ? "draw, cat wins at the limit" : "cat wins at the limit";
  },
  initial: { mouse: "M", cat: "C" },

  line: "Optimal play",
  playedLine: "What was played, then optimal play",
  linkedStart: "Position of the link",
  first: "To the start",
  previous: "Previous ply",
  next: "Next ply",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  start: "Starting position",
  atStart: "Start",
  slider: "Ply",
  plyOf: (ply, count) => `ply ${ply} of ${count}`,
  move(move, cols, ending) {
    const step = stepOf(move, cols);
    const to = place(Math.floor(move.to / cols), move.to % cols);
    const end = ending === "food" ? ": the cheese" : ending === "capture" ? ": caught" : "";
    return step
      ? `${players[move.by]} ${step.cells} ${step.direction} to ${to}${end}`
      : `${players[move.by]} stays at ${to}${end}`;
  },
  loop: (from, moveLimit) =>
    `Here the state before move ${from + 1} is back: play repeats from there until ply ${number.format(moveLimit)}.`,
  stopsAtLimit: (moveLimit) => `The move limit of ${plies(moveLimit)} is reached: the cat wins.`,

  explorer: {
    title: "Every move from here",
    standing: (turn, outcome) =>
      outcome.plies === 0
        ? `The game is over: the ${pieces[outcome.winner]} has won.`
        : `${players[turn]} to move: ${en.outcome(outcome)}.`,
    group: {
      winning: (mover) => `The ${pieces[mover]} wins`,
      limit: () => "On to the move limit, which is the cat's",
      losing: (mover) => `The ${pieces[mover]} loses`,
    },
    best: "best",
    restart: "Back to the starting position",
  },

  map: {
    title: "What if it stood there?",
    about: (mapped, [row, col], turn) =>
      `Each cell says who wins, and in how many plies, with the ${pieces[mapped]} there, the ${pieces[mapped === "mouse" ? "cat" : "mouse"]} at ${place(row, col)}, and the ${pieces[turn]} to move.`,
    whose: "Places of",
    mapped: { mouse: "the mouse", cat: "the cat" },
    turn: "To move",
    turns: { board: "as on the board", mouse: "mouse", cat: "cat" },
    key: { mouse: "the mouse wins, in so many plies", cat: "the cat wins", limit: "the move limit decides" },
  },

  number: (count) => number.format(count),

  whatIf: {
    walls: "What if one wall were different?",
    aboutWalls:
      "Each marked cell shows what happens if you toggle it, from floor to wall or back. With a frame, the winner changes: the letter says who wins then, and in how many plies; ∞ is the move limit, where the cat wins. Without a frame, the winner stays the same: +n and −n mark the cells that change the length of the win most, by n plies; with C the cat wins by force and no longer at the limit, with ∞ the other way round.",
    jumps: "What if they jumped otherwise?",
    axes: "Down: how far the cat jumps. Across: how far the mouse jumps. Press a pair to choose it.",
    pair: (cat, mouse, outcome) => `Cat jump ${cat}, mouse jump ${mouse}: ${outcome}`,
    changes: {
      none: () => "toggled, nothing changes",
      winner: (outcome) => `toggled, the winner changes: ${outcome}`,
      limit: (outcome) => `toggled, the limit comes in: ${outcome}`,
      longer: (_, count) => `toggled, the win takes ${plies(count)} more`,
      shorter: (_, count) => `toggled, the win takes ${plies(count)} fewer`,
    },
  },

  solving: {
    title: "How it is solved",
    about:
      "Backwards from the end. Ply 0 holds the states in which the game is over; each further ply holds what follows from those before. What is never reached is a draw.",
    layer: (layer, last) => `ply ${layer} of ${last}`,
    scrub: "Ply of the analysis",
    counts: (mouse, cat, decided, all) =>
      `Decided with this ply: ${mouse === 1 ? "1 state" : `${number.format(mouse)} states`} for the mouse, ${number.format(cat)} for the cat. So far ${number.format(decided)} of ${number.format(all)}.`,
    draws: (count) =>
      `${count === 1 ? "1 state is" : `${number.format(count)} states are`} left undecided: draws, marked =.`,
    histogram: "States by distance: the mouse's wins above, the cat's below",
    turn: "To move",
    onBoard: ([row, col], turn) =>
      `On the board: the cat at ${place(row, col)}, the ${pieces[turn]} to move, the mouse on each cell.`,
    because: (winner, rule) => `The ${pieces[winner]} wins: ${rule}.`,
    rules: {
      over: "the game is over",
      "one-move": "one move leads to a state that the other has lost",
      "all-moves": "all moves lead to states that the other has won",
      undecided: "never decided: a draw",
    },
  },

  embedded: {
    name: "Cat and mouse board",
    loading: "Loading the board…",
    jumps(cat, mouse) {
      const far = (jump: number) => (jump === 1 ? "1" : `up to ${jump}`);
      return `The cat jumps ${far(cat)} ${cat === 1 ? "cell" : "cells"}, the mouse ${far(mouse)}.`;
    },
    rules: "Rules",
    failed: (why) => `The board cannot be shown. ${why}`,
    reasons: {
      "no-webassembly": "This browser runs no WebAssembly.",
      refused: "The content security policy of this page refuses WebAssembly: its script-src needs 'wasm-unsafe-eval'.",
      "not-fetched": "The solver could not be loaded.",
      "not-a-solver": "What was loaded is not the solver.",
    },
    badShow: (given) => `There is no “${given}” to show: there are verdict, line, explorer, map, what-if and layers.`,
    open: "Open in the playground",
    reveal: "Show who wins",
    startOver: "Start over",
    edit: "Edit",
    done: "Done",
    readonlyHelp: "By keyboard: on the board the arrow keys move.",
    wallsHelp: "By keyboard: on the board the arrow keys move, Enter or Space changes a wall.",
  },

  exercise: {
    goal({ winner, plies: least }, allowed) {
      const late = least === null ? "" : `, in ${plies(least)} or more`;
      const walls = allowed === null ? "" : `; change at most ${allowed === 1 ? "1 wall" : `${allowed} walls`}`;
      return `Make the ${pieces[winner]} win${late}${walls}`;
    },
    met: "Done!",
    notYet: "Not yet.",
    standing(outcome, goal) {
      const short = outcome.winner === goal.winner && outcome.plies !== null && outcome.plies < (goal.plies ?? 0);
      const words = en.outcome(outcome);
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}${short ? `; ${plies(goal.plies ?? 0)} or more count` : ""}.`;
    },
    changed: (changed, allowed) => `Walls changed: ${changed} of ${allowed}.`,
    locked: "stays as it is",
    refusals: {
      settings: "In this exercise jumps, limit and size stay as they are.",
      locked: "This cell stays as it is.",
      pieces: "In this exercise only walls are changed.",
      walls: "No more walls can be changed: change one back first.",
    },
  },

  error({ code, row, col, detail, message }) {
    const at = row === null ? "" : col === null ? ` in row ${row + 1}` : ` at ${place(row, col)}`;
    const piece = detail.piece ? pieces[detail.piece] : "piece";
    const given = detail.given === null ? "" : `, not ${detail.given}`;
    switch (code) {
      case "not-a-grid":
        return `The board must be a list of rows${given}.`;
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
      case "bad-goal":
        return `A goal is mouse or cat, or also says how late: mouse:12${given}.`;
      case "bad-walls":
        return `The number of wall changes is a whole number from 0 to 64${given}.`;
      case "bad-locked":
        return `A locked cell is a row and a column of the board, such as 2,3${given}.`;
      // Nobody should meet these on a board; the page says more of some.
      case "not-a-board":
      case "bad-graph":
      case "bad-node":
      case "bad-size":
      case "bad-argument":
      case "not-initialised":
      case "freed":
      case "out-of-memory":
        return message;
    }
  },
  paragraph: (sentences) => sentences.join(" "),
  sentences: (first, second) => `${first}. ${second}`,
};
