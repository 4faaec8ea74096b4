import type { Player } from "cat-and-mouse";
import type { Grade, Outcome } from "../../model/game";
import type { PlayWords } from "../play-types";
import type { Sentence } from "../types";
import { number } from "./board";
import { list } from "./list";

const the = { mouse: "the mouse", cat: "the cat" };
const The = { mouse: "The mouse", cat: "The cat" };
const other = { mouse: "cat", cat: "mouse" } as const;

/** What is said of a move where nobody can force a win, which ends otherwise on a board than on a graph. */
export const undecided = (
  untilLimit: Record<Player, string>,
  heldOut: string,
  nobody: string,
): Pick<PlayWords, "feedback" | "hintOutcome" | "noMistake"> => ({
  feedback({ verdict, before, after }: Grade, side: Player): Sentence {
    const them = the[other[side]];
    const limit = untilLimit[side];
    switch (verdict) {
      case "best":
        if (before.plies !== null && before.winner !== side)
          return { title: "Every move loses; yours lasts longest.", detail: "" };
        return { title: "Best move.", detail: before.plies === null ? limit : "You can still win." };
      case "slower":
        return { title: "There was a faster move.", detail: "You can still win." };
      case "sooner":
        return { title: "Another move lasts longer.", detail: `${The[other[side]]} can force a win.` };
      case "same":
        return { title: "That changes nothing.", detail: limit };
      case "win-to-limit":
      case "win-to-draw":
        return side === "mouse"
          ? { title: "That threw the win away.", detail: limit }
          : { title: "That gave up a forced win.", detail: limit };
      case "loss-to-draw":
        return { title: "That saved the draw.", detail: "" };
      case "win-to-loss":
        return { title: "That threw the win away.", detail: `Now ${them} can force a win.` };
      case "draw-to-loss":
        return { title: "That loses.", detail: heldOut };
      case "limit-to-loss":
        return after.winner === before.winner
          ? { title: "That loses.", detail: heldOut }
          : { title: "That threw the win away.", detail: `Now ${them} can force a win.` };
    }
  },
  hintOutcome({ winner, plies }: Outcome, side: Player): string {
    if (winner === null || plies === null) return untilLimit[side];
    return winner === side ? "" : "Every move loses. This one lasts longest.";
  },
  noMistake({ winner, plies }: Outcome, side, isHelped) {
    if (winner === null || plies === null) return nobody;
    if (isHelped) return `${The[winner]} wins from the start with perfect play.`;
    const isLost = side !== null && side !== winner;
    return `${isLost ? "You could not have won" : "No move threw a win away"}: ${the[winner]} wins from the start with perfect play.`;
  },
});

export const enPlay: PlayWords = {
  ...undecided(
    {
      mouse: "Nobody can force a win before the move limit; then the cat wins.",
      cat: "Nobody can force a win before the move limit; then you win.",
    },
    "You could have held out until the move limit.",
    "Nobody could force a win before the move limit, so the cat wins.",
  ),
  brief(side, strength, isLost) {
    if (strength === "person")
      return "Two people take turns. The mouse wants the cheese; the cat wants the mouse, or the cheese first.";
    const aim = { mouse: "Reach the cheese", cat: "Catch the mouse, or reach the cheese first" };
    const skill = {
      perfect: "never makes a mistake",
      medium: "looks two moves ahead",
      easy: "looks only one move ahead",
    };
    return `You are ${the[side]}. ${isLost ? "Last as long as you can" : aim[side]}; ${the[other[side]]} ${skill[strength]}.`;
  },
  side: "You are",
  sides: the,
  opponent: "Your opponent",
  strengths: { easy: "Easy", medium: "Medium", perfect: "Perfect", person: "A friend" },
  start: "Start a new game",

  toSolve: "Complete the board in Solve",
  boardChanged: (isOver) =>
    `You have changed the board in Solve.${isOver ? "" : " This game goes on with the board that you started on."}`,
  playNewBoard: "Play the new board instead",

  yourMove: "Your move",
  turnOf: (player) => `${The[player]} to move`,
  howToMove: (move) => `Move ${number.format(move)} · to a dotted cell, or your own to stay`,
  waiting: (opponent) => `${The[opponent]} is moving`,
  opponentErred: (opponent) => ({ title: `${The[opponent]} made a mistake.`, detail: "You can win now." }),
  grade: {
    best: "best",
    slower: "slower",
    sooner: "loses sooner",
    same: "no difference",
    "win-to-limit": "mistake",
    "win-to-draw": "mistake",
    "win-to-loss": "mistake",
    "limit-to-loss": "mistake",
    "draw-to-loss": "mistake",
    "loss-to-draw": "saved the draw",
  },

  hint: "Hint",
  hintIs: (move) => `Hint: ${move}.`,
  takeBack: "Take back",
  takenBack: "Taken back.",
  giveUp: { short: "Give up", rest: " and see why" },

  over({ winner, ending }, side, moves, moveLimit) {
    const won = winner === side;
    if (ending === "given-up")
      return { title: `${side === null && winner ? The[other[winner]] : "You"} gave up`, detail: "" };
    if (winner === null)
      return {
        title: "A draw",
        detail:
          ending === "repeat"
            ? "The same position came up a second time: that is a draw."
            : "The player to move has no edge to follow: that is a draw.",
      };
    const detail: Partial<Record<typeof ending, string>> = {
      food:
        winner === "mouse"
          ? `${won ? "You" : "It"} reached the cheese.`
          : `${won ? "You" : "It"} reached the cheese first.`,
      capture: won ? "You caught the mouse." : side === null ? "It caught the mouse." : "It caught you.",
      limit: `The move limit of ${number.format(moveLimit)} moves by both is reached.`,
    };
    const title = `${won ? "You" : The[winner]} won`;
    return {
      title:
        ending === "limit" || moves === 0
          ? title
          : `${title} in ${moves === 1 ? "1 move" : `${number.format(moves)} moves`}`,
      detail: detail[ending] ?? "",
    };
  },
  help({ hints, takeBacks }) {
    const counted = [
      hints > 0 ? `used ${hints === 1 ? "1 hint" : `${number.format(hints)} hints`}` : "",
      takeBacks > 0 ? `took back ${takeBacks === 1 ? "1 move" : `${number.format(takeBacks)} moves`}` : "",
    ].filter((each) => each !== "");
    return counted.length > 0 ? `You ${list(counted)}.` : "";
  },
  hopeless: (moves, side, strength) =>
    strength === "perfect"
      ? {
          title: "You cannot win this one:",
          detail: `last as long as you can (best: ${moves === 1 ? "1 move" : `${number.format(moves)} moves`}).`,
        }
      : { title: "You cannot force a win:", detail: `keep going until ${the[other[side]]} makes a mistake.` },
  undecided: (side) => ({
    title: "Nobody can force a win:",
    detail:
      side === "mouse"
        ? "if nobody has won by the move limit, the cat wins."
        : "if nobody has won by the move limit, you win.",
  }),
  lastsLongest: "lasts longest",
  mistake(by, side, move, name, wasWon) {
    const which = `${by === side ? "Your" : `${The[by]}'s`} move ${number.format(move)} (${name})`;
    if (!wasWon) return `${which} lost. Before it, nobody could force a win.`;
    return `${which} threw ${by === side ? "the" : "its"} win away.`;
  },
  savedDraw: (by, side, move, name) =>
    `${by === side ? "Your" : `${The[by]}'s`} move ${number.format(move)} (${name}) saved the draw: every other move loses.`,
  shortened(by, side, move, name, moves) {
    const which = `${by === side ? "Your" : `${The[by]}'s`} move ${number.format(move)} (${name})`;
    return `${which} lost ${moves === 1 ? "1 move" : `${number.format(moves)} moves`} sooner than necessary.`;
  },
  couldWin: (loser, side) => `${side === null ? The[loser] : "You"} could still win from here.`,
  showMove: (move) => `Show move ${number.format(move)}`,
  again: "Play again",
  anotherBoard: "Another board",
  otherSide: (side, outcome) =>
    outcome?.plies == null
      ? `Play as ${the[side]}`
      : `Play as ${the[side]} (${outcome.winner === side ? "wins" : "loses"})`,
  analyse: "Analyse",

  lookingAt: (move) => `Move ${number.format(move)}`,
  wasPlayed: (by, side, name, grade, best) =>
    `${by === side ? "You" : The[by]} played ${name} (${grade}).${best === null ? "" : ` Best was ${best}.`}`,
  playOn: "Play on from here",
  backToGame: { short: "Back", rest: " to the game" },
  moves: "Moves",
  players: { mouse: "Mouse", cat: "Cat" },

  canGo: "you can go here",
  canStay: "you can stay here",
  boardHelp: "The arrow keys move on the board. Enter or Space moves your piece to the cell.",
};
