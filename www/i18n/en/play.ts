// The sentences of a match against the solver.
import type { Player } from "cat-and-mouse";
import type { Grade, Outcome } from "../../model/game";
import type { Help, Result } from "../../model/match";
import type { Rival } from "../../model/names";
import { number, type Sentence } from "./board";
import { tap } from "./gesture";
import { list } from "./list";

const the = { mouse: "the mouse", cat: "the cat" };
const The = { mouse: "The mouse", cat: "The cat" };
const other = { mouse: "cat", cat: "mouse" } as const;

/** Says that nobody wins: the game is a draw, or the move limit comes before a win. */
const undecided = ({ forced }: Outcome) =>
  forced ? "Nobody wins before the move limit." : "Nobody can force a win: a draw.";

export const enPlay = {
  /** The grade of the last move of a reader who plays this side. */
  feedback({ verdict, before, after }: Grade, side: Player): Sentence {
    const them = the[other[side]];
    switch (verdict) {
      case "best":
        if (before.plies !== null && before.winner !== side)
          return { title: "Best move: it lasts longest.", detail: "" };
        return { title: "Best move.", detail: before.plies === null ? undecided(after) : "You can still win." };
      case "slower":
        return { title: "There was a faster move.", detail: "You can still win." };
      case "sooner":
        return { title: "Another move lasts longer.", detail: `${The[other[side]]} can force a win.` };
      case "same":
        return { title: "That changes nothing.", detail: undecided(after) };
      case "win-to-limit":
      case "win-to-draw":
        return { title: "You could have won here.", detail: undecided(after) };
      case "loss-to-draw":
        return { title: "That saved the draw.", detail: "" };
      case "win-to-loss":
        return { title: "You could have won here.", detail: `Now ${them} can force a win.` };
      case "draw-to-loss":
      case "limit-to-loss":
        return {
          title: `You could have held ${before.forced ? "out until the move limit" : "the draw"}.`,
          detail: `Now ${them} can force a win.`,
        };
    }
  },
  /** Says that the hint cannot force a win; `""` if it can. */
  hintOutcome(outcome: Outcome, side: Player): string {
    if (outcome.plies === null) return undecided(outcome);
    return outcome.winner === side ? "" : "No move forces a win here. This one lasts longest.";
  },
  /** Says that no move lost the match. The outcome is that of the start. */
  noMistake({ winner, plies, forced }: Outcome, side: Player | null, isHelped: boolean): string {
    if (winner === null || plies === null)
      return forced
        ? "Nobody could win before the move limit."
        : "Nobody could force a win, so a draw is the right result.";
    if (isHelped) return `${The[winner]} wins from the start with perfect play.`;
    const flawless = side === null ? "Nobody made a mistake" : "You made no mistake";
    return `${side !== null && side !== winner ? "You could not have won" : flawless}: ${the[winner]} wins from the start with perfect play.`;
  },
  /** The reader's side and goal, and the opponent's strength; for two people, both goals. `isLost`: no win possible. */
  brief(side: Player, strength: Rival, isLost: boolean): string {
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
  /** Ends the match and starts one with other settings. */
  start: "Start a new game",

  toSolve: "Complete the board in Solve",
  /** Says that the match is on a different board than Solve's. `isOver`: whether the match has ended. */
  boardChanged: (isOver: boolean) =>
    `You have changed the board in Solve.${isOver ? "" : " This game goes on with the board that you started on."}`,
  playNewBoard: "Play the new board instead",

  yourMove: "Your move",
  /** The player to move, if two people play. */
  turnOf: (player: Player) => `${The[player]} to move`,
  /** The number of the reader's move, from 1, and how to make it. */
  howToMove: (move: number) => `Move ${number.format(move)} · to a dotted cell, or ${tap} your own twice to stay`,
  waiting: (opponent: Player) => `${The[opponent]} is moving`,
  opponentErred: (opponent: Player) => ({ title: `${The[opponent]} made a mistake.`, detail: "You can win now." }),
  /** A few words beside the move in the list. */
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
  hintIs: (move: string) => `Hint: ${move}.`,
  takeBack: "Take back",
  takenBack: "Taken back.",
  /** The name of the button; `rest` is omitted in a narrow window. */
  giveUp: { short: "Give up", rest: " and see why" },

  /** How the match ended, after `moves` of the winner. `side`, here and below: the reader's; null for two people. */
  over({ winner, ending }: Result, side: Player | null, moves: number, moveLimit: number): Sentence {
    const won = winner === side;
    if (ending === "given-up")
      return { title: `${side === null && winner ? The[other[winner]] : "You"} gave up`, detail: "" };
    if (winner === null) {
      const reached = `The move limit of ${number.format(moveLimit)} moves by both is reached.`;
      const why: Partial<Record<typeof ending, string>> = {
        repeat: "The same position came up for the third time: that is a draw.",
        draw: "The player to move has no edge to follow: that is a draw.",
      };
      return { title: ending === "late" ? "Nobody won" : "A draw", detail: why[ending] ?? reached };
    }
    const detail: Partial<Record<typeof ending, string>> = {
      food:
        winner === "mouse"
          ? `${won ? "You" : "It"} reached the cheese.`
          : `${won ? "You" : "It"} reached the cheese first.`,
      capture: won ? "You caught the mouse." : side === null ? "It caught the mouse." : "It caught you.",
    };
    const title = `${won ? "You" : The[winner]} won`;
    return {
      title: moves === 0 ? title : `${title} in ${moves === 1 ? "1 move" : `${number.format(moves)} moves`}`,
      detail: detail[ending] ?? "",
    };
  },
  /** The number of hints and moves taken back, after the result; `""` without any. */
  help({ hints, takeBacks }: Help): string {
    const counted = [
      hints > 0 ? `used ${hints === 1 ? "1 hint" : `${number.format(hints)} hints`}` : "",
      takeBacks > 0 ? `took back ${takeBacks === 1 ? "1 move" : `${number.format(takeBacks)} moves`}` : "",
    ].filter((each) => each !== "");
    return counted.length > 0 ? `You ${list(counted)}.` : "";
  },
  hopeless: (moves: number, side: Player, strength: Rival) =>
    strength === "perfect"
      ? {
          title: "You cannot win this one:",
          detail: `last as long as you can (best: ${moves === 1 ? "1 move" : `${number.format(moves)} moves`}).`,
        }
      : { title: "You cannot force a win:", detail: `keep going until ${the[other[side]]} makes a mistake.` },
  /** Before the first move, if nobody can force a win. */
  undecided: ({ forced }: Outcome): Sentence =>
    forced
      ? { title: "Nobody can win before the move limit.", detail: "" }
      : {
          title: "Nobody can force a win:",
          detail: "without a mistake it is a draw, once a position comes up for the third time.",
        },
  /** Beside the best move in the list, if every move loses. */
  lastsLongest: "lasts longest",
  /** The move that lost the match. `wasWon`: whether this player could force a win before; else, nobody could. */
  mistake(by: Player, side: Player | null, move: number, name: string, wasWon: boolean): string {
    const before = `Before ${by === side ? "your" : `${the[by]}'s`} move ${number.format(move)} (${name}),`;
    return wasWon ? `${before} ${by === side ? "you" : "it"} could have won.` : `${before} nobody could force a win.`;
  },
  savedDraw: (by: Player, side: Player | null, move: number, name: string) =>
    `${by === side ? "Your" : `${The[by]}'s`} move ${number.format(move)} (${name}) saved the draw: every other move loses.`,
  /** In a match that was lost from the start: the move that hastened the loss, and by how many of the loser's moves. */
  shortened(by: Player, side: Player | null, move: number, name: string, moves: number): string {
    const which = `${by === side ? "Your" : `${The[by]}'s`} move ${number.format(move)} (${name})`;
    return `${which} lost ${moves === 1 ? "1 move" : `${number.format(moves)} moves`} sooner than necessary.`;
  },
  takeItBack: "Your last move was a mistake: take it back.",
  couldWin: (loser: Player, side: Player | null) => `${side === null ? The[loser] : "You"} could still win from here.`,
  showMove: (move: number) => `Show move ${number.format(move)}`,
  again: "Play again",
  replay: "Replay",
  tell: "Tell a friend",
  /** The message to a friend, above a link to the board. */
  told: (side: Player, moves: number, strength: string) =>
    `I won as ${the[side]} in ${moves === 1 ? "1 move" : `${number.format(moves)} moves`} (${strength}). Who can force a win here?`,
  againFrom: (move: number) => `Try again from move ${number.format(move)}`,
  anotherBoard: "Another board",
  /** Starts a match with this side. `outcome`: with perfect play; `null` if it is hidden. */
  otherSide: (side: Player, outcome: Outcome | null) =>
    outcome?.plies == null
      ? `Play as ${the[side]}`
      : `Play as ${the[side]}${outcome.winner === side ? " (can win)" : ""}`,
  analyse: "Analyse",

  lookingAt: (move: number) => `Move ${number.format(move)}`,
  /** A selected move with its grade; `best`: a better one. */
  wasPlayed: (by: Player, side: Player | null, name: string, grade: string, best: string | null) =>
    `${by === side ? "You" : The[by]} played ${name} (${grade}).${best === null ? "" : ` Best was ${best}.`}`,
  playOn: "Play on from here",
  backToGame: { short: "Back", rest: " to the game" },
  moves: "Moves",
  players: { mouse: "Mouse", cat: "Cat" },

  canGo: "you can go here",
  canStay: "you can stay here",
  boardHelp: "The arrow keys move on the board. Enter or Space moves your piece to the cell.",
};
