// The steps that label a graph of states, for the page and for figures: first the states in which the game is
// over, then one state a step, finally the draws.
import type { StateLabels } from "cat-and-mouse";
import type { StatesWords } from "../i18n/words";

/** The labels, indexed by the numbers that `labelStates` returns. */
const LABELS = ["draw", "win", "lose"] as const;

/** The number of the first state, as displayed. Internally, states are counted from 0. */
export const FIRST = 1;

export interface StateStep {
  isLast: boolean;
  /** The label of each state; null if not shown yet. */
  labels: ((typeof LABELS)[number] | null)[];
  /**
   * `state`: the state that this step decides. `through`: the state that decided it; null if the game is over in
   * `state`.
   */
  state: number | null;
  through: number | null;
}

/** The step after which `shown` states are labelled; if `shown` exceeds the length of `order`, the draws too. */
export function stateStep({ labels, order, through }: StateLabels, shown: number): StateStep {
  const isLast = shown > order.length;
  const known = new Set(order.slice(0, shown));
  const state = isLast ? null : (order[shown - 1] ?? null);
  const by = state === null ? -1 : (through[state] ?? -1);
  return {
    isLast,
    labels: Array.from(labels, (label, each) => (known.has(each) || isLast ? (LABELS[label] ?? null) : null)),
    state,
    through: by < 0 ? null : by,
  };
}

/** Whether this move decided the state of this step. One move decides a won state; all moves decide a lost state. */
export const isDeciding = ({ labels, state, through }: StateStep, from: number, to: number): boolean =>
  from === state && through !== null && (to === through || labels[from] === "lose");

/** The result of the step and its reason. `begin`: the sentence before the first step. */
export function stepSentence({ isLast, labels, state, through }: StateStep, words: StatesWords, begin: string): string {
  if (isLast) return words.rest(labels.flatMap((label, each) => (label === "draw" ? [each + FIRST] : [])));
  if (state === null || through === null) return begin;
  return labels[state] === "win" ? words.oneMove(state + FIRST, through + FIRST) : words.allMoves(state + FIRST);
}
