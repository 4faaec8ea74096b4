// <cm-states>: a small graph of states. Its steps label one state each, backwards from the final states.
import { labelStates } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";
import { wordsOf } from "../i18n/board";
import { spokenOf } from "../i18n/language";
import { statesWordsOf } from "../i18n/states";
import type { StatesWords } from "../i18n/words";
import { stepButton } from "../panels/steps";
import { FIRST, isDeciding, type StateStep, stateStep, stepSentence } from "./state-steps";

/** Pixels for a unit of the drawing, for its margin, and for the radius of a state. */
const UNIT = 80;
const MARGIN = 40;
const RADIUS = 22;

export class StatesFigure extends LitElement {
  static override properties = {
    states: { type: Number },
    edges: { type: Array },
    lost: { type: Array },
    won: { type: Array },
    places: { type: Array },
    step: { type: String },
    shown: { state: true },
  };
  declare states: number;
  /** Pairs [from, to], with the displayed numbers. */
  declare edges: [number, number][];
  /** `lost` and `won`: the states in which the game is over and lost, or won, for the player to move. */
  declare lost: number[];
  declare won: number[];
  /** The position of each state. */
  declare places: [number, number][];
  /** `all`: shows all labels from the start, without steps. */
  declare step: string | null;
  /** The number of labelled states. */
  declare private shown: number;

  #solved: ReturnType<typeof labelStates> | null = null;

  constructor() {
    super();
    this.states = 0;
    this.edges = [];
    this.lost = [];
    this.won = [];
    this.places = [];
    this.step = null;
    this.shown = 0;
  }

  /** Replaces the text for pages without scripts. */
  protected override createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (["states", "edges", "lost", "won"].some((name) => changed.has(name))) {
      const fromZero = (states: number[]) => states.map((state) => state - FIRST);
      this.#solved = labelStates(
        this.states,
        Uint32Array.from(fromZero(this.edges.flat())),
        fromZero(this.lost),
        fromZero(this.won),
      );
      this.shown = this.lost.length + this.won.length;
    }
  }

  protected override render() {
    const solved = this.#solved;
    if (!solved) return nothing;
    const language = spokenOf([document.documentElement.lang]);
    const [words, states] = [wordsOf(language), statesWordsOf(language)];
    const all = this.step === "all";
    const last = solved.order.length + 1; // the last step shows the draws
    const shown = all ? last : this.shown;
    const step = stateStep(solved, shown);
    const first = this.lost.length + this.won.length;
    const go = (to: number) => () => {
      this.shown = to;
    };
    return html`
      ${this.#drawing(step, states)}
      ${
        all
          ? nothing
          : html`<div class="steps">
              ${stepButton(words, "first", shown === first, go(first))}
              ${stepButton(words, "previous", shown === first, go(shown - 1))}
              ${stepButton(words, "next", shown === last, go(shown + 1))}
              ${stepButton(words, "last", shown === last, go(last))}
            </div>
            <p class="step" aria-live="polite">${stepSentence(step, states, overSentence(step, states))}</p>`
      }
    `;
  }

  #drawing(step: StateStep, states: StatesWords): TemplateResult {
    const { labels, state } = step;
    const places = this.places.map(([x, y]) => [MARGIN + x * UNIT, MARGIN + y * UNIT] as const);
    const most = (axis: 0 | 1) => Math.max(...places.map((place) => place[axis])) + MARGIN;
    const movesOf = (from: number) => this.edges.filter(([each]) => each === from).map(([, to]) => to);
    return html`<svg
      class="states"
      viewBox="0 0 ${most(0)} ${most(1)}"
      role="img"
      aria-label=${labels.map((label, index) => states.state(index + FIRST, label, movesOf(index + FIRST))).join(" ")}
    >
      ${this.edges.map(([from, to]) => {
        const [start, end] = [places[from - FIRST], places[to - FIRST]];
        const follows = isDeciding(step, from - FIRST, to - FIRST);
        return start && end ? svg`<g class="edge ${follows ? "follows" : ""}">${arrow(start, end)}</g>` : nothing;
      })}
      ${places.map(([x, y], index) => {
        const label = labels[index];
        return svg`<g class="state ${label ?? ""} ${index === state ? "current" : ""}" transform="translate(${x} ${y})">
          <circle r=${RADIUS}></circle>
          <text class="name" y="1">${index + FIRST}</text>
          ${label ? svg`<text class="label" x=${RADIUS} y=${RADIUS}>${states.letter[label]}</text>` : nothing}
        </g>`;
      })}
    </svg>`;
  }
}

/** Says that the game is over in the state that the step labels; `""` if it labels no state. */
function overSentence({ labels, state }: StateStep, states: StatesWords): string {
  const label = state === null ? null : labels[state];
  return state === null || !label || label === "draw" ? "" : states.over(state + FIRST, label);
}

/** An arrow from one circle to another. */
function arrow([fromX, fromY]: readonly [number, number], [toX, toY]: readonly [number, number]): TemplateResult {
  const [right, down] = [toX - fromX, toY - fromY];
  const length = Math.hypot(right, down);
  const [x, y] = [right / length, down / length];
  const [startX, startY] = [fromX + x * (RADIUS + 2), fromY + y * (RADIUS + 2)];
  const [tipX, tipY] = [toX - x * (RADIUS + 3), toY - y * (RADIUS + 3)];
  const side = (sign: number) => `${tipX - 10 * x - sign * 5 * y} ${tipY - 10 * y + sign * 5 * x}`;
  return svg`<path d="M${startX} ${startY}L${tipX} ${tipY}"></path><path class="head" d="M${tipX} ${tipY}L${side(1)}L${side(-1)}Z"></path>`;
}
