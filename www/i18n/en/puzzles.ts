// The sentences of Puzzles.

import type { Player } from "cat-and-mouse";
import type { GameKind, Outcome } from "../../model/game";
import type { Effort } from "../../model/puzzle-progress";
import type { Comparison } from "../../model/puzzle-session";
import type { Level, PuzzleKind } from "../../model/puzzles";
import { movesOfWinner } from "../step";
import { tap } from "./gesture";
import { list } from "./list";

const Name = { mouse: "Mouse", cat: "Cat" };
const other = { mouse: "cat", cat: "mouse" } as const;

/** The sentence with a small first letter, to be used inside another sentence. */
const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** The length of a win, in moves of the winner. */
const howLong = (own: number) => (own === 0 ? "at once" : `in ${counted(own, "move")}`);

const format = (how: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...how });
  return (date: string) => formatter.format(Date.parse(date));
};
const day = format({ day: "numeric", month: "long", year: "numeric" });

const levels = { easy: "Easy", medium: "Medium", hard: "Hard" };
const kinds = {
  "only-move": "Find the only move",
  win: "Win it",
  hold: "Hold the draw",
  change: "Change one wall or edge",
};

export const enPuzzles = {
  title: "Puzzles",
  about:
    "The mouse wants the cheese; on a graph, it wants the hole, the black circle. The cat wants to catch the mouse.",
  all: "All puzzles",
  /** Formats a date such as "2026-12-01". */
  date: day,
  puzzleOf: (date: string) => `Puzzle of ${day(date)}`,
  name: (level: Level, number: number) => `${levels[level]} ${number}`,
  again: "Every puzzle has had its day, so the list has begun again.",
  level: levels,
  levelAbout:
    "The levels are measured: a computer player that makes mistakes solves an easy puzzle in at least 30 of 100 tries, a hard one in fewer than 12.",
  kind: kinds,
  /** The task of a puzzle, by the kind of the puzzle and of its game. */
  task: (kind: PuzzleKind, game: GameKind) =>
    kind === "change" ? { board: "Change one wall", graph: "Change one edge" }[game] : kinds[kind],
  theme: {
    "only-move": "Only move",
    "go-away": "Go away first",
    wait: "Wait",
    corridor: "Corridor",
    race: "Race",
    ambush: "Ambush",
    "cut-off": "Cut off",
  },
  game: { board: "Boards", graph: "Graphs" },
  done: "Solved",
  open: "Not solved",

  solveIt: "Solve it",
  lookAgain: "Look at it again",
  tomorrow: "A new one comes tomorrow.",
  path: {
    title: "A path for beginners",
    about: "One new idea with each.",
    count: (solved: number, all: number) => `${solved} of ${all}`,
    step: (number: number, all: number) => `Path, step ${number} of ${all}`,
    begin: "Begin",
    goOn: "Go on",
    end: "You have come to its end.",
  },
  count: (solved: number, all: number) => `You have solved ${solved} of ${all} puzzles.`,
  unfinished: "Yours to finish",
  list: "All puzzles",
  filter: "Filter",
  filters: { game: "Game", level: "Difficulty", kind: "Task", theme: "Idea", state: "Progress" },
  any: "All",
  none: "No puzzle fits all of these choices.",
  shown: (count: number) => counted(count, "puzzle"),
  more: "Show more",

  calendar: "Earlier days",
  earlier: "Earlier month",
  later: "Later month",
  month: format({ month: "long", year: "numeric" }),
  weekday: (weekday: number) => ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][weekday] ?? "",

  progress: "Your progress",
  progressAbout:
    "It is kept on this device only. Save it as a file to keep it, or to take it to another device. Loading a file adds to what is here.",
  save: "Save as a file",
  load: "Load a file",
  loaded: (count: number) => `Loaded: progress on ${counted(count, "puzzle")}.`,
  notProgress: (name: string) =>
    `“${name}” does not hold progress, so nothing has changed. Choose a file that was saved here: cat-and-mouse-progress.json.`,
  unknown: (id: string) => `There is no puzzle “${id}”. Choose one below.`,

  /** The question. `wins`: whether the player to move can win, or only hold a draw. */
  ask: {
    "only-move": (side: Player, wins: boolean) =>
      wins
        ? {
            title: `${Name[side]} to move: find the only move that wins`,
            detail: "Every other move lets the win slip.",
          }
        : { title: `${Name[side]} to move: find the only move that does not lose`, detail: "Every other move loses." },
    win: (side: Player) => ({
      title: `${Name[side]} to move: win the game`,
      detail: `Play until the ${side} has won. The ${other[side]} plays perfectly.`,
    }),
    hold: (side: Player) => ({
      title: `${Name[side]} to move: hold the draw`,
      detail: "Make three moves that do not lose.",
    }),
  },
  /** The question of a change puzzle; its goal is a separate sentence. */
  changes: {
    board: { ask: `Add or remove one wall: ${tap} its cell. The mouse moves first.`, wrong: "Not this wall." },
    graph: { ask: `Add or remove one edge: ${tap} both its nodes. The mouse moves first.`, wrong: "Not this edge." },
  },
  onBoards: `To stay, ${tap} your own piece twice.`,
  onGraphs: "The black node, 0, is the hole. The cat cannot enter it, and nobody can stay where they are.",
  waiting: (opponent: Player) => `The ${opponent} is moving`,
  right: { title: "Right.", detail: "Go on." },
  /** After a right move in a puzzle to hold a draw: `made` moves of `all`. */
  held: (made: number, all: number) => ({ title: "Right.", detail: `${made} of ${all} moves.` }),
  /** The consequence of the wrong move; `null`: a repeated position. `turn`: the player to move. */
  wrong(after: Outcome | null, turn: Player): string {
    if (after === null) return "Not yet: the same position comes back, which is a draw.";
    const { winner, plies } = after;
    if (winner === null || plies === null) return "Not yet: now the game is a draw.";
    return plies === 0
      ? `Not yet: the ${winner} has won.`
      : `Not yet: now the ${winner} wins ${howLong(movesOfWinner(winner, plies, turn))}.`;
  },
  caught: "Not yet: the cat catches you.",
  reply: (move: string) => `Reply: ${move}.`,
  tryAgain: "Try again",
  solved: "Solved",
  /** The outcome of the only move, compared with the other moves. */
  compared({ outcome, others, next }: Comparison, side: Player): string {
    const now =
      outcome.winner === null || outcome.plies === null
        ? "With this move, the game is a draw."
        : `With this move, the ${outcome.winner} wins ${howLong(movesOfWinner(outcome.winner, outcome.plies, side))}.`;
    if (next.winner === null || next.plies === null)
      return `${now} ${others === 1 ? "The other move does not win." : `None of the ${others} other moves wins.`}`;
    const own = movesOfWinner(next.winner, next.plies, side);
    const latest = `the ${next.winner} wins ${howLong(own)}`;
    return `${now} ${others === 1 ? `After the other move, ${latest}.` : `After each of the ${others} other moves, ${latest}${own <= 1 ? "" : " or fewer"}.`}`;
  },
  effort({ mistakes, hints, looked }: Effort): string {
    const parts = [
      mistakes > 0 ? `made ${counted(mistakes, "mistake")}` : "",
      hints > 0 ? `used ${counted(hints, "hint")}` : "",
      looked ? "looked at the solution" : "",
    ].filter((part) => part !== "");
    return parts.length > 0 ? `You ${list(parts)}.` : "You made no mistake and used no hint.";
  },

  canGo: "you can go here",
  canStay: "you can stay here",
  boardHelp: "The arrow keys move on the board. Enter or Space moves your piece to the cell.",

  hint: "Hint",
  hintMore: "Show the move",
  /** The idea of the first move, by theme. */
  idea: {
    "go-away": "Idea: at some point, you have to move away from your goal.",
    wait: "Idea: you need not hurry. Let the other player move first.",
    corridor: "Idea: look at the narrow way. A player in it cannot step aside.",
    race: "Idea: it is a race. Count the moves of both players.",
    ambush: "Idea: do not chase. Be where the other player has to pass.",
    "cut-off": "Idea: cut off the other player’s way.",
  },
  notStraight: {
    mouse: "Idea: the shortest way is wrong. What does the cat do then?",
    cat: "Idea: straight at the mouse is wrong. Where does it go then?",
  },
  direction: (direction: "up" | "right" | "down" | "left" | null) =>
    direction === null
      ? "Idea: a player may also stay."
      : `Idea: the move goes ${{ up: "up", down: "down", left: "to the left", right: "to the right" }[direction]}.`,
  counts: (right: number, all: number) =>
    `Of the ${counted(all, "move")}, ${right} ${right === 1 ? "is" : "are"} right. What does the other player do after each?`,
  ideaOfChange: "Idea: find the way that decides the game now, and make it longer, shorter or impossible.",
  hintIs: (move: string) => `Hint: ${move}.`,
  /** The change that solves the puzzle, and the reason of the outcome after it. */
  changeIs: (change: string, reason: string) => `Solution: ${lower(change)} Then ${lower(reason)}`,
  changeMark: "change this",

  startOver: "Start over",
  solution: "Show the solution",
  why: "Show why in Solve",
  next: "Next puzzle",
  once: "Solve it once more",
  share: "Share the result",
  /** The result for others to read, under the name of the puzzle. */
  shareText(name: string, { mistakes, hints, looked }: Effort): string {
    const parts = [
      mistakes > 0 ? counted(mistakes, "mistake") : "",
      hints > 0 ? counted(hints, "hint") : "",
      looked ? "a look at the solution" : "",
    ].filter((part) => part !== "");
    return `Cat & Mouse · ${name}\nSolved ${parts.length > 0 ? `with ${list(parts)}` : "without a mistake or a hint"}.`;
  },
};
