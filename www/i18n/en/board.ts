// The sentences about a board. The solver returns the facts in these sentences.

import type { CatMouseError, Content, Decided, GraphTool, Move, Piece, Player, Reason, Tool } from "cat-and-mouse";
import type { Change, Ending, GameKind, Lack, Outcome, Progress } from "../../model/game";
import { movesOfWinner, movesUpTo, shortPlace, stepOf } from "../step";
import { Tap, tap } from "./gesture";
import { list } from "./list";

/** A title and more about it, such as a verdict and its meaning. */
export interface Sentence {
  title: string;
  detail: string;
}

/** The reason why an embedded board cannot start. */
export type NotStarted = keyof typeof en.embedded.reasons;

/** The codes of errors that cannot occur on a board. For them, the solver's own message is shown. */
export type UnsaidCode =
  | NotStarted
  | `bad-${"graph" | "node" | "problem" | "answers" | "count" | "size" | "argument"}`
  | "not-a-board"
  | "not-initialised"
  | "freed"
  | "out-of-memory";

/** The goal of an exercise. */
export const winOf = (winner: Player, least: number | null) =>
  `Make the ${pieces[winner]} win${least === null ? "" : `, in ${movesOf(least)} or more`}`;

export const pieces = { cat: "cat", mouse: "mouse", food: "cheese" };
const players = { cat: "Cat", mouse: "Mouse" };
const contents = { floor: "floor", wall: "wall", ...pieces };
export const number = new Intl.NumberFormat("en");

export function plies(count: number): string {
  return count === 1 ? "1 ply" : `${number.format(count)} plies`;
}

/** The number of moves of the player who makes the last of these plies, in words. */
const moves = (inPlies: number): string => movesOf(movesUpTo(inPlies));

/** The length of a win, in moves of the winner. On a graph, a cat's win may end with a mouse move onto the cat. */
function howLong(winner: Player, inPlies: number, turn: Player): string {
  const own = movesOfWinner(winner, inPlies, turn);
  return own === 0 ? `with the ${pieces[turn]}’s next move` : `in ${movesOf(own)}`;
}

function movesOf(count: number): string {
  return count === 1 ? "1 move" : `${number.format(count)} moves`;
}

/** The longest move of a player. */
export const upTo = (cells: number): string => `up to ${cells === 1 ? "1 cell" : `${cells} cells`}`;

const place = (row: number, col: number) => `row ${row + 1}, column ${col + 1}`;

/** The missing pieces. `noRoom`: what to do if no cell is free. */
export function missing(
  { pieces: absent, next, hasRoom, hasWalls }: Lack,
  noRoom: (hasWalls: boolean) => string,
): Sentence {
  const [first] = absent;
  const choose = absent.length > 1 || !first ? "Choose each of them" : `Choose ${en.tool[first]}`;
  const place = next ? `${Tap} a cell to place the ${pieces[next]}.` : `${choose} below the board, then ${tap} a cell.`;
  const how = hasRoom ? place : noRoom(hasWalls);
  return { title: `Place the ${list(absent.map((piece) => pieces[piece]))}`, detail: how };
}

/**
 * Says where the position in the picture is. `after`: the number of plies on the best line from the game's position to
 * the picture's position; null if the picture's position is not on that line. `own`: the round that labels the game's
 * position; null in a draw.
 */
export function where(after: number | null, own: number | null, base: "start" | "played" | "chosen"): string {
  const asked = { start: "the starting position", played: "your position", chosen: "the position you chose" }[base];
  if (after === 0) return `This is ${asked}.`;
  if (after !== null)
    return `On the best line, this is ${after === 1 ? "1 move" : `${number.format(after)} moves by both`} after ${asked}.`;
  return own === null
    ? `The picture shows an example of this round: ${asked} itself never gets a label.`
    : `The picture shows an example of this round: ${asked} itself got its label in round ${own}.`;
}

/** A position, with the reason why its round labels it. */
interface Labelled {
  rule: Decided["rule"];
  turn: Player;
  winner: Player | null;
  round: number;
  /** `to`: the destination of the winning move, `""` for a stay; `moves`: the number of moves until the win. */
  to: string;
  moves: number;
}

const toolHint: Partial<Record<Tool | GraphTool, string>> = {
  wall: "Draw walls; start on a wall to erase (W)",
  floor: "Erase walls (E)",
  cat: "Place the cat (C)",
  mouse: "Place the mouse (M)",
  food: "Place the cheese (F)",
};

/** Why an exercise refuses an edit. Boards and graphs have different reasons. `locked`: the locked places. */
const refusals: Partial<Record<NonNullable<Progress["refusal"]>, string | ((locked: readonly number[]) => string)>> = {
  settings: "The jumps, the limit and the size are fixed in this exercise.",
  locked: "This cell is locked.",
  pieces: "Only walls can be changed.",
  walls: "No more walls: change one back first.",
};

export const en = {
  tools: "Tools",
  tool: { wall: "Wall", floor: "Eraser", cat: "Cat", mouse: "Mouse", food: "Cheese" },
  toolHint,
  notOnBoard: "not on the board",
  piece: pieces,
  jump: { cat: "Cat jump", mouse: "Mouse jump" },
  undo: "Undo",
  redo: "Redo",
  rules: [
    "The mouse moves first; then they take turns. A move goes up, down, left or right, from 1 cell to as many as the player can jump; or the player stays. Walls stop a jump, but a player may jump over the other one.",
    "The mouse wins if it reaches the cheese. The cat wins if it catches the mouse or reaches the cheese first.",
    "If nobody can force a win, it is a draw. Play ends at the move limit, usually 1,000 moves by both together; LeetCode’s problem 1728 scores that for the cat.",
    "“Wins in 7 moves” counts the winner’s own moves. The winner plays for the fastest win; the loser delays as long as possible.",
  ],
  /** Precedes the rules of a game that starts in the middle. */
  midgame: (turn: Player) =>
    `This is the middle of a game, and it is the ${pieces[turn]}’s turn. From its start, a game goes like this:`,

  board: (rows: number, cols: number) =>
    `Board, ${rows} ${rows === 1 ? "row" : "rows"}, ${cols} ${cols === 1 ? "column" : "columns"}`,
  /** The reason why a press does nothing, by the current activity. */
  inVain: {
    turn: "You cannot go there. Choose a dotted cell.",
    stay: `${Tap} it again to stay.`,
    taken: "Another piece is there.",
    waiting: "Wait for the other move.",
    over: "The game is over.",
    "looking-back": "This is an earlier move.",
    wrong: `${Tap} “Try again” first.`,
    solved: "It is solved.",
    asking: "Answer the question first.",
  },
  boardHelp:
    "Keyboard: the arrow keys move on the board, Enter or Space uses the tool, and Delete clears a cell. W is wall, E eraser, C cat, M mouse, F cheese.",
  /** The content of a cell, and its mark. */
  cell: (row: number, col: number, content: Content, mark: string | null) =>
    `${place(row, col)}, ${contents[content]}${mark === null ? "" : `; ${mark}`}`,

  /** `cause`: the code of the reason. */
  verdict(
    { winner, ending, plies: inPlies, forced }: Outcome,
    turn: Player,
    moveLimit: number,
    cause: string | null,
  ): Sentence {
    if (winner !== null && inPlies !== null) {
      const how: Partial<Record<Ending | Player, string>> = {
        mouse: "It reaches the cheese, whatever the cat does.",
        food: "It reaches the cheese first, whatever the mouse does.",
        // If the cat can also reach the cheese, the mouse chooses how it loses.
        capture:
          cause === "cat-first" || cause === "intercepted"
            ? "It catches the mouse or takes the cheese."
            : "It catches the mouse, whatever the mouse does.",
      };
      return {
        title: `${players[winner]} wins ${howLong(winner, inPlies, turn)}`,
        detail: how[winner === "mouse" ? winner : ending] ?? "",
      };
    }
    if (!forced) return { title: "Draw", detail: "Nobody can force a win." };
    return {
      title: `Nobody wins within ${plies(moveLimit)}`,
      detail: `Without this limit, the ${pieces[forced.winner]} wins ${howLong(forced.winner, forced.plies, turn)}.`,
    };
  },
  reason({ code, forced, late, race, choices }: Reason, ending: Ending | null): string[] {
    const [mouse, cat] = [race.mouse ?? 0, race.cat ?? 0].map(moves);
    // With equally many moves, the cat can only be first if it moves first.
    const [catFirst, lostRace] =
      cat === mouse
        ? [`Both need ${cat} to the cheese, but the cat moves first`, `both need ${cat}, but the cat moves first`]
        : [
            `The cat is closer to the cheese, ${cat} against ${movesUpTo(race.mouse ?? 0)}`,
            `the cat needs ${cat}, the mouse ${movesUpTo(race.mouse ?? 0)}`,
          ];
    const catMovesFirst = choices[0]?.by === "cat";
    const more = moves((forced?.plies ?? 0) - (race.mouse ?? 0));
    const because: Record<Reason["code"], string> = {
      over: "The game is over.",
      "all-apart": "Walls separate the mouse, the cat and the cheese.",
      "cat-apart": `The cat is walled off. The mouse only has to walk: ${mouse}.`,
      "mouse-apart": `The mouse is walled off. The cat only has to walk: ${cat}.`,
      "food-apart": "The cheese is walled off from both, and the mouse can always get away.",
      trapped: "The cheese is walled off from both, and the mouse cannot get away.",
      "cat-first": `${catFirst}, and nothing delays it.`,
      "caught-early": `The mouse cannot get away, and would lose the race to the cheese too: ${lostRace}.`,
      intercepted:
        ending === "food"
          ? "If the mouse runs for the cheese, it gets caught. It lasts longest by keeping away, but then the cat gets there first."
          : "The mouse could be first at the cheese, but gets caught if it runs straight for it. If it keeps away, the cat catches it all the same, or takes the cheese.",
      "mouse-first": catMovesFirst
        ? `The mouse needs ${mouse} to the cheese. The cat moves first, but needs ${movesUpTo(race.cat ?? 0)} and cannot cut it off.`
        : `The mouse needs ${mouse} to the cheese and moves first. The cat needs ${movesUpTo(race.cat ?? 0)} and cannot cut it off.`,
      detour: `On its shortest way the mouse would get caught. It wins by going around the cat, which takes ${more} more.`,
      "stand-off":
        "A stand-off: if the mouse runs for the cheese, it gets caught; if the cat runs for it, the mouse gets there first.",
    };
    return late === null ? [because[code]] : [because[code], `The limit is ${movesOf(late)} too short.`];
  },
  incomplete: (lack: Lack) =>
    missing(lack, (hasWalls) =>
      hasWalls ? "There is no free cell left: erase a wall." : "The board has too few cells for all three.",
    ),

  viewsTitle: "About this board",
  view: {
    line: "Best line",
    moves: "All moves",
    map: "Map",
    "what-if": "What if",
    solving: "How it’s solved",
    statistics: "Statistics",
  },
  /** The menu of rarely used views. */
  moreViews: "More",
  /** An outcome in few words. `turn`, here and below: the player to move. */
  outcome({ winner, plies: inPlies, forced }: Omit<Outcome, "ending">, turn: Player): string {
    if (winner !== null && inPlies !== null)
      return inPlies === 0 ? `${pieces[winner]} has won` : `${pieces[winner]} wins ${howLong(winner, inPlies, turn)}`;
    return !forced ? "draw" : "nobody wins before the move limit";
  },
  /** The name of a place. `cols`: the number of places in a row; 0 if places only have numbers. */
  place: (cell: number, cols: number) => place(Math.floor(cell / cols), cell % cols),
  /** The initial of each player. */
  initial: { mouse: "M", cat: "C" },

  playedLine: "The moves you played, then the best line",
  /** The first position, if it comes from a link. */
  linkedStart: "This position",
  /** The headings of the list of moves. */
  mover: players,
  onlyMove: "the only move that keeps the result",
  /** Texts in the list: `stays` in place of a direction; `goal` and `caught` after the last move. */
  shortMove: {
    stays: "stays",
    goal: "cheese",
    caught: "caught",
  },
  first: "To the start",
  previous: "Previous move",
  next: "Next move",
  last: "To the end",
  play: "Play",
  pause: "Pause",
  start: "Starting position",
  /** Names the starting position; `plyOf` names later ones. */
  atStart: "at the start",
  slider: "Move",
  /** The number of a move, as in the list. There, a row has a move of the mouse and one of the cat. */
  plyOf: (ply: number, count: number) => `move ${movesUpTo(ply)} of ${movesUpTo(count)}`,
  /** Says who moved, because a move of the mouse and one of the cat have the same number. */
  moved: ({ by, from, to }: Move) => `${pieces[by]} ${from === to ? "stayed" : "moved"}`,
  /** A move in words. `ending`: how it ends the game; null if it does not. */
  move(move: Move, cols: number, ending: Ending | null): string {
    const step = stepOf(move, cols);
    const to = en.place(move.to, cols);
    const end = ending === "food" ? ": the cheese" : ending === "capture" ? ": caught" : "";
    return step
      ? `${players[move.by]} ${step.cells} ${step.direction} to ${to}${end}`
      : `${players[move.by]} stays at ${to}${end}`;
  },
  /** A move in a few words, within a sentence. */
  moveTo: (move: Move, cols: number) => (move.from === move.to ? "staying" : shortPlace(move.to, cols)),
  loop: (from: number, by: Player, _moveLimit: number) =>
    `After the last move, the position is the same as before the ${pieces[by]}’s move ${Math.floor(from / 2) + 1}. The moves marked ↻ repeat until the move limit: a draw.`,
  stopsAtLimit: (moveLimit: number) => `The move limit of ${plies(moveLimit)} is reached: nobody has won.`,

  allMoves: {
    standing: (turn: Player, outcome: Outcome) =>
      outcome.winner !== null && outcome.plies === 0
        ? `The game is over: the ${pieces[outcome.winner]} has won.`
        : `${players[turn]} to move: ${en.outcome(outcome, turn)}.`,
    /** For screen readers: says that each result is the result after the move. */
    after: "Each result counts the moves that are left after the move.",
    group: {
      /** `_isLate`: whether only the move limit prevents a win. */
      winning: (mover: Player, _isLate: boolean) => `The ${pieces[mover]} wins`,
      limit: (_: Player, isLate: boolean): string => (isLate ? "Nobody wins before the move limit" : "Draw"),
      losing: (mover: Player, _isLate: boolean) => `The ${pieces[mover]} loses`,
    },
    best: "best",
    restart: "Back to the starting position",
    /** The button beside a worse move; its text, and its name for screen readers. */
    whyNot: "Why not?",
    whyNotOf: (move: string) => `Why not ${move}?`,
    /** During the preview of a worse move. */
    preview: (move: string) => `Preview: what happens after ${move}.`,
    tried: (move: string, outcome: string) => `After ${move}: ${outcome}`,
    endPreview: "Back to the position before",
  },

  map: {
    title: "Who wins from each cell?",
    about: (mapped: Player, fixed: string, next: Player) =>
      `What if the ${pieces[mapped]} were on another cell, and the ${pieces[next]} moved next? Each cell shows who would win then. The ${pieces[mapped === "mouse" ? "cat" : "mouse"]} stays at ${fixed}.`,
    whose: "On another cell",
    mapped: { mouse: "the mouse", cat: "the cat" },
    turn: "Moves next",
    key: {
      wins: { mouse: "the mouse wins in this many moves", cat: "the cat wins in this many moves" },
      after: {
        mouse: "after this move, the mouse wins in this many more moves",
        cat: "after this move, the cat wins in this many more moves",
      },
      over: "no number: the game is over",
      reach: "cells it can move to right now",
    },
  },

  whatIf: {
    title: "Change one wall",
    about: "A marked cell changes the result if you add or remove its wall.",
    none: "No single wall changes the winner.",
    edge: (from: number, to: number, adds: boolean) => (adds ? `add ${from}–${to}` : `remove ${from}–${to}`),
    /** A marked place or edge was tapped. `effect`: the effect of toggling it. */
    tapped: (place: string, effect: string) => `You tapped ${place}: ${effect}. Tap it again to change it.`,
    notMoved: "What if is about the starting position. Go back to it to see which changes matter.",
    lengths: "Also mark the largest changes in the number of moves",
    aboutLengths: "+2 means two more moves, −2 two fewer.",
    jumps: "Change the jumps",
    axes: "Rows: cat jump. Columns: mouse jump. Choose a pair to play it.",
    pair: (cat: number, mouse: number, outcome: string) => `Cat: ${upTo(cat)}, mouse: ${upTo(mouse)}: ${outcome}`,
    /** The effect of toggling a cell. `count`: the change of the win's length, in moves of the winner. */
    changes: {
      none: () => "changing it has no effect",
      winner: (outcome: string) => `changing it changes the result: ${outcome}`,
      limit: (outcome: string) => `changing it changes whether the move limit decides: ${outcome}`,
      longer: (_: string, count: number) => `changing it makes the win ${movesOf(count)} longer`,
      shorter: (_: string, count: number) => `changing it makes the win ${movesOf(count)} shorter`,
    },
  },

  solving: {
    about: "Working back from the end, each round labels positions one move earlier.",
    /** Used if the win in the view comes after the move limit. */
    unlimited: "The move limit is ignored.",
    look: "Show",
    looks: { one: "One position", all: "All positions" },
    layer: (layer: number, last: number) => (layer > last ? "left over: no label" : `round ${layer} of ${last}`),
    scrub: "Round of the analysis",
    counts: (mouse: number, cat: number, decided: number, all: number) =>
      `This round labels ${mouse === 1 ? "1 position" : `${number.format(mouse)} positions`} as won by the mouse (upper bar) and ${number.format(cat)} by the cat (lower bar). So far ${number.format(decided)} of ${number.format(all)} have a label.`,
    draws: (count: number) =>
      count === 1
        ? "1 position is left without a label: nobody can force a win from it."
        : `${number.format(count)} positions are left without a label: nobody can force a win from them.`,
    histogram: "Positions by round: the mouse's wins above, the cat's below",
    where,
    /** The reason why this round labels the position. */
    because({ rule, turn, winner, round, to, moves }: Labelled): string {
      const mover = `${players[turn]} to move.`;
      const before = `labelled in round ${round - 1}`;
      const now = `so round ${round} labels this position`;
      if (rule === "over") return `The game is over: the ${pieces[winner ?? "cat"]} has won.`;
      if (rule === "undecided")
        return `${mover} ${moves === 0 ? "It has no move" : "None of its moves is sure to win, and not all lose"}, so this position never gets a label: nobody can force a win.`;
      if (rule === "one-move")
        return `${mover} If it ${to ? `goes to ${to}` : "stays"}, it wins (${before}). One such move is enough, ${now}.`;
      return moves === 1
        ? `${mover} Its only move loses (${before}), ${now}.`
        : `${mover} All its ${number.format(moves)} moves lose. The last of them was ${before}, ${now}.`;
    },
    decided: (winner: Player, round: number) =>
      round === 0 ? `the ${pieces[winner]} has won: round 0` : `the ${pieces[winner]} wins, labelled in round ${round}`,
    undecided: "no label: nobody can force a win",
    afterMove: (decided: string) => `after this move: ${decided}`,
    turn: "To move",
    everywhere: (cat: string, turn: Player) =>
      `Who wins with the mouse on each cell, the cat at ${cat} and the ${pieces[turn]} to move. The number is the round that labelled it.`,
    /**
     * The number of positions that the round labels; with `isRest`, of positions that have no label after all rounds.
     */
    here(count: number, isRest: boolean): string {
      if (isRest)
        return count === 0
          ? "None of these is left without a label."
          : `Of these, ${number.format(count)} ${count === 1 ? "is" : "are"} left without a label, in a frame.`;
      return count === 0
        ? "This round labels none of these."
        : `This round labels ${count === 1 ? "one" : number.format(count)} of these, in a frame.`;
    },
  },

  /** The question for the number of moves (after the right winner, or after a `wrong` number), its field and button. */
  counting: {
    question: (winner: Player, wrong: number | null) =>
      `${wrong === null ? `Right! The ${pieces[winner]} wins.` : `The ${pieces[winner]} wins, but not in ${movesOf(wrong)}.`} In how many of its moves?`,
    label: "Number of moves",
    answer: "Answer",
  },
  /** A board with a hidden answer. */
  puzzle: {
    question: (turn: Player) => `The ${pieces[turn]} moves first. Who wins?`,
    guesses: { mouse: "The mouse", cat: "The cat", nobody: "Draw" },
    judged: (guess: Player | null, isRight: boolean) =>
      isRight ? "Right!" : `No, ${guess ? `it is not the ${pieces[guess]}` : "somebody can force a win"}.`,
    /** The reply to the answer "cat" in a draw on a board. */
    scored: "It is a draw: the cat cannot force a win. LeetCode scores it for the cat.",
    show: "Show the answer",
    /** The button that shows the answer of the first board that a visitor sees. */
    showMe: "Show me",
  },
  /** Shown while the reader makes a puzzle for others. */
  making: {
    ready: "Your puzzle is ready",
    about: "Your link hides the answer.",
    send: "Send",
  },

  /** Texts around an embedded board. */
  embedded: {
    name: "Cat and mouse board",
    loading: "Loading the board…",
    jumps(cat: number, mouse: number): string {
      const far = (jump: number) => (jump === 1 ? "1" : `up to ${jump}`);
      return `The cat jumps ${far(cat)} ${cat === 1 ? "cell" : "cells"}, the mouse ${far(mouse)}.`;
    },
    rules: "Rules",
    failed: (why: string) => `The board cannot be shown. ${why}`,
    reasons: {
      "no-webassembly": "This browser does not support WebAssembly.",
      refused: "The content security policy of this page blocks WebAssembly: its script-src needs 'wasm-unsafe-eval'.",
      "not-fetched": "The solver could not be loaded.",
      "not-a-solver": "The file that loaded is not the solver.",
    },
    badShow: (given: string) =>
      `There is no “${given}” to show: there are verdict, line, moves, map, what-if and solving.`,
    noPuzzle: (id: string, game: GameKind) => `There is no puzzle “${id}” on a ${game}.`,
    noPuzzles: (why: string) =>
      `The puzzles did not load: puzzle.js and puzzles.txt must lie beside the script. (${why})`,
    open: "Open in the playground",
    startOver: "Start over",
    edit: "Edit",
    done: "Done",
    readonlyHelp: "Keyboard: the arrow keys move on the board.",
    wallsHelp: "Keyboard: the arrow keys move on the board, and Enter or Space changes a wall.",
    editHelp: "To change the board, tap Edit first.",
  },

  exercise: {
    goal({ winner, moves, plies }: NonNullable<Progress["goal"]>, allowed: number | null): string {
      // Without a minimum length, a draw meets the cat's goal too.
      const wanted =
        !winner || (winner === "cat" && plies === null) ? "Stop the mouse (a draw is enough)" : winOf(winner, moves);
      if (allowed === null) return `${wanted}; change walls and move pieces as you like`;
      return `${wanted}; change at most ${allowed === 1 ? "1 wall" : `${allowed} walls`}`;
    },
    met: "Done!",
    byLimit: "The mouse cannot force a win.",
    notYet: "Not yet.",
    standing(outcome: Outcome, turn: Player, goal: NonNullable<Progress["goal"]>): string {
      const { winner, plies } = outcome;
      const short =
        winner && winner === goal.winner && plies !== null && movesOfWinner(winner, plies, turn) < (goal.moves ?? 0);
      const words = en.outcome(outcome, turn);
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}${short ? `; at least ${movesOf(goal.moves ?? 0)} are needed` : ""}.`;
    },
    /** The number of changed walls or edges, with their marks; `allowed`: null for any number. */
    changed: (changed: number, allowed: number | null) =>
      `Walls changed (±): ${changed}${allowed === null ? "" : ` of ${allowed}`}.`,
    /** The change of a wall, or of the edge to this node. */
    change: (adds: boolean, _to: number | undefined): string => (adds ? "wall added" : "wall removed"),
    moved: (moved: Piece[]) => `Pieces moved (±): ${moved.map((piece) => pieces[piece]).join(", ")}.`,
    move: (piece: Piece, here: boolean) => `the ${pieces[piece]} was moved ${here ? "here" : "away"}`,
    locked: "locked",
    refusals,
  },

  exerciseHelp: {
    ask: "Hint",
    askMore: "Tell me which",
    /** `changes`: the number of changes needed. */
    where: (at: Change["at"], cols: number, changes: number) =>
      `${changes === 1 ? "One wall is enough: look" : `${changes} walls are enough: begin`} in row ${Math.floor(Number(at) / cols) + 1}.`,
    which: (at: Change["at"], cols: number, adds: boolean) =>
      `${adds ? "Add a" : "Remove the"} wall at ${en.place(Number(at), cols)}.`,
    /** The reader has made `made` changes, and no solution includes all of them. Undoing `back` of them is enough. */
    undo: (made: number, back: number) =>
      made === 1
        ? "No solution contains your change: undo it first."
        : `No solution contains all your changes: ${back === made ? "start over" : `take back ${back === 1 ? "one" : back}`}.`,
    none: "No hint was found in time.",
    /** The button that shows the outcome, the reason and the line before the exercise is solved. */
    analyse: "Show the analysis",
  },

  error({ code, row, col, detail, message }: CatMouseError): string {
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
        return `All rows must have the same length: there are ${detail.length} cells${at}, but ${detail.expected} in the first row.`;
      case "unknown-character":
        return `“${detail.character}”${at} is not a valid cell. Use . or 1 to 8 for floor, # or x for walls, and C, M, F.`;
      case "missing-piece":
        return `The ${piece} is missing.`;
      case "duplicate-piece":
        return `There is a second ${piece}${at}.`;
      case "bad-jump":
        // The text has only one of the two jumps.
        if (detail.given === "missing" && detail.player)
          return `How far does the ${detail.player} jump? Write ${detail.player}Jump = and a number from 1 to 8 below the board.`;
        return "A jump is a whole number from 1 to 8.";
      case "bad-move-limit":
        return "The move limit is a whole number from 1 to 10,000.";
      case "bad-plies":
        return "The number of plies played is a whole number from 0 to 10,000.";
      case "bad-cell":
        return `The ${detail.player} cannot stand${at || " there"}.`;
      case "bad-turn":
        return "The turn must be the mouse's or the cat's.";
      case "bad-goal":
        return `The goal cannot be ${detail.given}. Use “mouse” or “cat”, optionally with a minimum: mouse:12.`;
      case "bad-walls":
        return `The number of wall changes is a whole number from 0 to 64${given}.`;
      case "bad-edges":
        return `The number of edge changes is a whole number from 0 to 2016${given}.`;
      case "bad-locked":
        return `A locked cell is a row and a column of the board, such as 2,3${given}.`;
      // For some of the remaining codes, page.ts has a more detailed message.
      default:
        code satisfies UnsaidCode;
        return message;
    }
  },
  /** Joins whole sentences. */
  paragraph: (sentences: string[]) => sentences.join(" "),
  /** Joins two sentences; the first has no full stop yet. */
  sentences: (first: string, second: string) => `${first}. ${second}`,
};
