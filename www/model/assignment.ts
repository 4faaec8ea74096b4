// What the page or an element asks of the reader, as one value, and what each action makes of it. Knows no sentences: it returns keys.
import { ownMoves, type Player } from "cat-and-mouse";
import type { Fewest, Game, Outcome, Progress } from "./game";

/** Who the reader says will win; null for nobody. */
export type Guess = Player | null;

/** The hint that was given last, and for which game. */
export interface Hint {
  link: string;
  fewest: Fewest | null;
  /** Whether the hint says what to change, and not only where. */
  isExact: boolean;
}

export type Assignment = {
  /** The game after the last edit. */
  readonly link: string;
} & (
  | {
      /** Nothing is asked, or no longer. */
      readonly kind: "open";
      /** The reader's right answer; absent if the reader gave none. `"scored"`: the cat, to whom LeetCode gives a draw on a board. */
      readonly right?: Guess | "scored";
    }
  | {
      /** Who wins? */
      readonly kind: "winner";
      /** Whether the number of moves is asked next. */
      readonly counts: boolean;
      readonly wrong: readonly Guess[];
    }
  | {
      /** Who wins the game that a first visitor sees? Whoever changes it is not asked. */
      readonly kind: "first";
      readonly wrong: readonly Guess[];
    }
  | {
      /** Nothing yet: the reader makes a puzzle for somebody else, and does not want to see the answer. */
      readonly kind: "making";
    }
  | {
      /** In how many moves? */
      readonly kind: "count";
      readonly winner: Player;
      readonly wrong: readonly number[];
    }
  | {
      /** The game is to be changed. */
      readonly kind: "exercise";
      /** Whether the link or the author hides the outcome. */
      readonly hidden: boolean;
      readonly isMet: boolean;
      /** Whether the reader has asked for the analysis. */
      readonly analysed: boolean;
      /** Whether the reader has asked for What if, which gives the solution away. */
      readonly spoiled: boolean;
      readonly hint: Hint | null;
      /** Why the last edit was refused, until the reader does something else. */
      readonly refusal: Progress["refusal"];
    }
);

export type Action =
  /** The game that a first visitor sees is there. */
  | { readonly do: "welcome" }
  /** The reader begins to make a puzzle. */
  | { readonly do: "make" }
  /** Another game is there. `hides`: its outcome is to be found out; `counts`: so is the number of moves. */
  | { readonly do: "open"; readonly hides: boolean; readonly counts: boolean }
  /** An edit has ended. `solves`: whether it may have changed the outcome. */
  | { readonly do: "edit"; readonly solves: boolean }
  | { readonly do: "guess"; readonly guess: Guess }
  | { readonly do: "count"; readonly moves: number }
  | { readonly do: "hint"; readonly hint: Hint }
  /** Show the answer. */
  | { readonly do: "reveal" }
  /** Show the analysis of an exercise. */
  | { readonly do: "analyse" }
  /** Show What if in an exercise. */
  | { readonly do: "spoil" }
  /** Something else was opened. */
  | { readonly do: "leave" };

/** What an action needs to know of the game. */
export interface Facts {
  readonly link: string;
  /** null while the game cannot be played. */
  readonly verdict: Outcome | null;
  /** How many moves the winner makes; 0 without a forced win. */
  readonly moves: number;
  /** null without an exercise. */
  readonly progress: Progress | null;
}

export function factsOf({ link, verdict, origin, progress }: Game): Facts {
  return { link, verdict, moves: origin ? askableMoves(verdict, origin.turn) : 0, progress };
}

/** How many moves the winner makes if `turn` moves next; 0 without a forced win. A puzzle can ask for them unless there are none. */
export function askableMoves(outcome: Outcome | null, turn: Player): number {
  const winner = outcome && winnerOf(outcome);
  return winner && outcome.plies !== null ? ownMoves(outcome.plies, winner, turn) : 0;
}

/**
 * What is announced, in this order: what the edit did; why it was refused; the question; that the answer is right; who wins; how far the
 * exercise is; the hint; that What if is shown; what can be done with a puzzle that is made.
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

/** What events tell: the reader has changed the game; another game is solved; the goal of the exercise is reached. */
export type Told = "change" | "solve" | "goal";

export interface Step {
  now: Assignment;
  say: Said[];
  tell: Told[];
}

/** Before a game is there. */
export const NOTHING_ASKED: Assignment = { kind: "open", link: "" };

/** Who can force a win. */
export const winnerOf = ({ winner, plies }: Outcome): Guess => (plies === null ? null : winner);

/** Whether nobody can force a win, also without a move limit. */
export const isDraw = ({ plies, forced }: Outcome): boolean => plies === null && !forced;

/** Whether the goal of an exercise is still to be reached. */
export const isUnsolved = (progress: Progress | null): boolean => Boolean(progress?.goal && !progress.isMet);

/** Whether the outcome is hidden until the reader finds it out. */
export const isAsking = (now: Assignment): boolean =>
  ["first", "winner", "count", "making"].includes(now.kind) || (now.kind === "exercise" && now.hidden);

/** What is shown of the outcome: a question in its place; nothing before an exercise is solved or analysed; what is missing; all of it. */
export type Phase = "asking" | "working" | "incomplete" | "shown";

export function phaseOf(now: Assignment, { verdict, progress }: Pick<Facts, "verdict" | "progress">): Phase {
  if (isAsking(now)) return "asking";
  if (!verdict) return "incomplete";
  return now.kind === "exercise" && !now.analysed && isUnsolved(progress) ? "working" : "shown";
}

/** The next state. An action that is not possible changes nothing, and what is asked instead is announced. */
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

/** `right`: the reader's right answer, if there was one. */
const open = ({ link }: Facts, right?: Guess | "scored"): Assignment => ({
  link,
  kind: "open",
  ...(right === undefined ? {} : { right }),
});

/** Announces what is asked, or the answer. */
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

/** The same question about another game. */
function anew(now: Assignment, facts: Facts): Assignment {
  if (now.kind === "making") return { ...now, link: facts.link };
  if (now.kind !== "winner" && now.kind !== "count") return open(facts);
  return { link: facts.link, kind: "winner", counts: now.kind === "count" || now.counts, wrong: [] };
}

function guessed(now: Assignment & { kind: "first" | "winner" }, guess: Guess, facts: Facts): Step {
  const { verdict, moves } = facts;
  // Who wins cannot be asked while the game is incomplete: what is missing is said.
  if (!verdict) return step(now, "verdict");
  if (isDraw(verdict) && guess !== null && guess === verdict.winner)
    return step(open(facts, "scored"), "right", "verdict");
  if (guess !== winnerOf(verdict))
    return step(now.wrong.includes(guess) ? now : { ...now, wrong: [...now.wrong, guess] }, "question");
  // A win without a move of the winner leaves nothing to count.
  if (guess && now.kind === "winner" && now.counts && moves > 0)
    return step({ link: now.link, kind: "count", winner: guess, wrong: [] }, "count");
  return step(open(facts, guess), "right", "verdict");
}
