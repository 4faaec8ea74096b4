// The question to the reader on the page or in an element, as one value; `next` applies an action to it.
// Announcements are keys, not sentences.
import { ownMoves, type Player } from "cat-and-mouse";
import type { Fewest, Game, Outcome, Progress } from "./game";

/** The reader's answer to "Who wins?"; null: nobody. */
export type Guess = Player | null;

/** The last hint and its game. */
export interface Hint {
  link: string;
  fewest: Fewest | null;
  /** Whether the hint names the change, and not only its place. */
  isExact: boolean;
}

export type Assignment = {
  /** The link of the game after the last edit. */
  readonly link: string;
} & (
  | {
      /** There is no question, or it has been answered. */
      readonly kind: "open";
      /**
       * The reader's right answer; absent if there was none. `"scored"`: the reader chose the cat in a draw
       * on a board, as LeetCode scores it.
       */
      readonly right?: Guess | "scored";
    }
  | {
      /** The question is who wins. */
      readonly kind: "winner";
      /** Whether the next question is the number of moves. */
      readonly counts: boolean;
      readonly wrong: readonly Guess[];
    }
  | {
      /** The question is who wins the first game that a new visitor sees. An edit of the game ends the question. */
      readonly kind: "first";
      readonly wrong: readonly Guess[];
    }
  | {
      /** The reader makes a puzzle for somebody else. The answer stays hidden. */
      readonly kind: "making";
    }
  | {
      /** The question is the number of moves. */
      readonly kind: "count";
      readonly winner: Player;
      readonly wrong: readonly number[];
    }
  | {
      /** The reader has to change the game. */
      readonly kind: "exercise";
      /** Whether the link or the author hides the outcome. */
      readonly hidden: boolean;
      readonly isMet: boolean;
      /** Whether the reader has opened the analysis. */
      readonly analysed: boolean;
      /** Whether the reader has opened What if, which gives the solution away. */
      readonly spoiled: boolean;
      readonly hint: Hint | null;
      /** The reason why the last edit was refused; null after the reader's next action. */
      readonly refusal: Progress["refusal"];
    }
);

export type Action =
  /** A first visitor's game has been loaded. */
  | { readonly do: "welcome" }
  /** The reader starts to make a puzzle. */
  | { readonly do: "make" }
  /** Another game has been loaded. `hides`: the reader has to find its outcome; `counts`: also the number of moves. */
  | { readonly do: "open"; readonly hides: boolean; readonly counts: boolean }
  /** An edit has ended. `solves`: whether the edit may have changed the outcome. */
  | { readonly do: "edit"; readonly solves: boolean }
  | { readonly do: "guess"; readonly guess: Guess }
  | { readonly do: "count"; readonly moves: number }
  | { readonly do: "hint"; readonly hint: Hint }
  /** Shows the answer. */
  | { readonly do: "reveal" }
  /** Shows the analysis of an exercise. */
  | { readonly do: "analyse" }
  /** Shows the view "What if" in an exercise, which gives the solution away. */
  | { readonly do: "spoil" }
  /** The reader has opened something else. */
  | { readonly do: "leave" };

/** Facts about the game that `next` depends on. */
export interface Facts {
  readonly link: string;
  /** null while the game cannot be played. */
  readonly verdict: Outcome | null;
  /** The number of moves the winner makes; 0 without a forced win. */
  readonly moves: number;
  /** null without an exercise. */
  readonly progress: Progress | null;
}

export function factsOf({ link, verdict, origin, progress }: Game): Facts {
  return { link, verdict, moves: origin ? askableMoves(verdict, origin.turn) : 0, progress };
}

/**
 * The number of moves the winner makes if `turn` moves next; 0 without a forced win. No puzzle asks for 0.
 */
export function askableMoves(outcome: Outcome | null, turn: Player): number {
  const winner = outcome && winnerOf(outcome);
  return winner && outcome.plies !== null ? ownMoves(outcome.plies, winner, turn) : 0;
}

/**
 * Announcements, in this order: the effect of the edit, its refusal, the question, the number of moves, a
 * right answer, the winner, the progress of the exercise, the hint, What if, the options for a new puzzle.
 */
export type Said =
  | "edit"
  | "refusal"
  | "question"
  | "count"
  | "right"
  | "verdict"
  | "standing"
  | "hint"
  | "what-if"
  | "making";

/** Events: the reader has changed the game; the solver has solved another game; the goal of the exercise is reached. */
export type Told = "change" | "solve" | "goal";

export interface Step {
  now: Assignment;
  say: Said[];
  tell: Told[];
}

/** The assignment before a game is loaded. */
export const NOTHING_ASKED: Assignment = { kind: "open", link: "" };

/** The player who can force a win; null: nobody. */
export const winnerOf = ({ winner, plies }: Outcome): Guess => (plies === null ? null : winner);

/** Whether nobody can force a win, even without a move limit. */
export const isDraw = ({ plies, forced }: Outcome): boolean => plies === null && !forced;

/** Whether the exercise has a goal that has not been reached. */
export const isUnsolved = (progress: Progress | null): boolean => Boolean(progress?.goal && !progress.isMet);

/** Whether the outcome is hidden until the reader finds it. */
export const isAsking = (now: Assignment): boolean =>
  ["first", "winner", "count", "making"].includes(now.kind) || (now.kind === "exercise" && now.hidden);

/**
 * What the page shows of the outcome, in the order of the type: a question; nothing until the exercise is solved or
 * analysed; what the game still lacks; everything.
 */
export type Phase = "asking" | "working" | "incomplete" | "shown";

export function phaseOf(now: Assignment, { verdict, progress }: Pick<Facts, "verdict" | "progress">): Phase {
  if (isAsking(now)) return "asking";
  if (!verdict) return "incomplete";
  return now.kind === "exercise" && !now.analysed && isUnsolved(progress) ? "working" : "shown";
}

/** Returns the assignment after an action. An impossible action changes nothing and repeats the current question. */
export function next(now: Assignment, action: Action, facts: Facts): Step {
  switch (action.do) {
    case "welcome":
      return stay({ link: facts.link, kind: "first", wrong: [] }, facts);
    case "make":
      return stay({ link: facts.link, kind: "making" }, facts);
    case "open":
      return opened(action, facts);
    case "edit":
      return edited(now, action.solves, facts);
    case "guess":
      return now.kind === "first" || now.kind === "winner" ? guessed(now, action.guess, facts) : stay(now, facts);
    case "count":
      if (now.kind !== "count") return stay(now, facts);
      return action.moves === facts.moves
        ? step(open(facts, now.winner), "right", "verdict")
        : step({ ...now, wrong: [...now.wrong, action.moves] }, "count");
    case "hint":
      return now.kind === "exercise" && !now.hidden && isUnsolved(facts.progress)
        ? step({ ...now, hint: action.hint, refusal: null }, "hint")
        : stay(now, facts);
    case "reveal":
      return stay(now.kind === "exercise" ? { ...now, hidden: false } : isAsking(now) ? open(facts) : now, facts);
    case "analyse":
      return stay(now.kind === "exercise" ? { ...now, hidden: false, analysed: true, refusal: null } : now, facts);
    case "spoil":
      return now.kind === "exercise" && !now.hidden
        ? step({ ...now, spoiled: true, refusal: null }, "what-if")
        : stay(now, facts);
    case "leave":
      return step(now.kind === "exercise" ? { ...now, refusal: null } : now);
  }
}

const step = (now: Assignment, ...say: Said[]): Step => ({ now, say, tell: [] });

/** `right`: the reader's right answer, if any. */
const open = ({ link }: Facts, right?: Guess | "scored"): Assignment => ({
  link,
  kind: "open",
  ...(right === undefined ? {} : { right }),
});

/** Announces the open question; without one, the progress of the exercise or the verdict. */
const stay = (now: Assignment, { progress }: Facts): Step => {
  if (now.kind === "count" || now.kind === "making") return step(now, now.kind);
  if (isAsking(now)) return step(now, "question");
  return step(now, progress?.goal ? "standing" : "verdict");
};

function opened({ hides, counts }: { hides: boolean; counts: boolean }, facts: Facts): Step {
  const { link, progress, verdict } = facts;
  const isMet = progress?.isMet ?? false;
  const now: Assignment = progress
    ? { link, kind: "exercise", hidden: hides, isMet, analysed: false, spoiled: false, hint: null, refusal: null }
    : hides
      ? { link, kind: "winner", counts, wrong: [] }
      : open(facts);
  return { ...stay(now, facts), tell: [...(verdict ? ["solve" as const] : []), ...(isMet ? ["goal" as const] : [])] };
}

function edited(before: Assignment, solves: boolean, facts: Facts): Step {
  const { link, verdict, progress } = facts;
  const isAnother = link !== before.link;
  const { isMet = false, refusal = null } = progress ?? {};
  const now =
    before.kind === "exercise" ? { ...before, link, isMet, refusal } : isAnother ? anew(before, facts) : before;
  const tell: Told[] = isAnother ? ["change"] : [];
  if (isAnother && verdict) tell.push("solve");
  if (isAnother && isMet && before.kind === "exercise" && !before.isMet) tell.push("goal");
  return { now, say: refusal ? ["refusal"] : solves ? ["edit", ...stay(now, facts).say] : ["edit"], tell };
}

/** Asks the question again about the edited game. A first visitor is no longer asked. */
function anew(now: Assignment, facts: Facts): Assignment {
  if (now.kind === "making") return { ...now, link: facts.link };
  if (now.kind !== "winner" && now.kind !== "count") return open(facts);
  return { link: facts.link, kind: "winner", counts: now.kind === "count" || now.counts, wrong: [] };
}

function guessed(now: Assignment & { kind: "first" | "winner" }, guess: Guess, facts: Facts): Step {
  const { verdict, moves } = facts;
  // An incomplete game has no winner. The page then announces what is missing.
  if (!verdict) return step(now, "verdict");
  if (isDraw(verdict) && guess !== null && guess === verdict.winner)
    return step(open(facts, "scored"), "right", "verdict");
  if (guess !== winnerOf(verdict))
    return step(now.wrong.includes(guess) ? now : { ...now, wrong: [...now.wrong, guess] }, "question");
  // If the winner makes no move, there is nothing to count.
  if (guess && now.kind === "winner" && now.counts && moves > 0)
    return step({ link: now.link, kind: "count", winner: guess, wrong: [] }, "count");
  return step(open(facts, guess), "right", "verdict");
}
