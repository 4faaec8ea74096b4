// <cm-states-page>: a graph of states to draw, its labels, and how they follow backwards.
import { labelStates, type StateLabels } from "cat-and-mouse";
import { html, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";
import type { Sentence } from "../i18n/types";
import { stateGraphs } from "../model/graph-examples";
import { stepButton } from "../panels/steps";
import type { DrawnEdge, NodeLook } from "./drawing";
import { GraphSection } from "./section";

/** In the order of the numbers that `labelStates` gives. */
const LABELS = ["draw", "win", "lose"] as const;

/** How long each step rests, in milliseconds. */
const STEP_INTERVAL = 1200;

export class StatesPage extends GraphSection {
  protected readonly tools = ["move", "add", "connect", "delete", "lost", "won"] as const;
  protected readonly first = 1;
  declare private solved: StateLabels;
  /** How many states are over, and how many have a label; the last step shows the draws too. */
  #over = 0;
  #shown = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What the labels follow from. */
  #labelled = "";

  constructor() {
    super("states", stateGraphs.lost);
    this.solve();
  }

  protected solve(anew = false): void {
    const nodes = this.editor.view().nodes;
    // Where a state is drawn makes no difference: the walk through the labels goes on.
    const given = JSON.stringify(nodes.map(({ mark, neighbours }) => [mark, neighbours]));
    if (!anew && given === this.#labelled) return;
    this.#labelled = given;
    this.pause();
    const marked = (mark: string) => nodes.flatMap((node, index) => (node.mark === mark ? [index] : []));
    const edges = nodes.flatMap(({ neighbours }, from) => neighbours.flatMap((to) => [from, to]));
    const [lost, won] = [marked("lost"), marked("won")];
    this.solved = labelStates(nodes.length, Uint32Array.from(edges), lost, won);
    this.#over = lost.length + won.length;
    this.#shown = this.#last;
  }

  /** The step at which all is told. */
  get #last(): number {
    return this.solved.order.length + 1;
  }

  protected get link(): string {
    return this.editor.view().link;
  }

  protected pause(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  protected verdict(_words: PageWords): Sentence {
    const states = (label: (typeof LABELS)[number]) =>
      Array.from(this.solved.labels).flatMap((each, state) => (LABELS[each] === label ? [state + 1] : []));
    return this.graphWords.states.summary(states("win"), states("lose"), states("draw"));
  }

  protected override render(): TemplateResult {
    const { words, graphWords, editor } = this;
    const { title, detail } = this.verdict(words);
    return html`
      <p class="why">${graphWords.states.why} ${this.tutorialLink()}</p>
      <div class="result">
        ${this.noticeView()}
        <section class="verdict limit" role="group" aria-labelledby="verdict">
          <span class="mark" aria-hidden="true">${this.solved.labels.length}</span>
          <div>
            <h2 id="verdict">${title}</h2>
            <p>${detail}</p>
          </div>
        </section>
      </div>
      <div class="canvas">
        ${this.toolsView()}
        <cm-drawing
          .editor=${editor}
          .revision=${this.revision}
          .tool=${this.tool}
          .label=${graphWords.states.label}
          .looks=${this.#looks(words)}
          .highlights=${this.#highlights()}
        ></cm-drawing>
        ${this.historyView(this.copyLinkButton())} ${this.uncopiedView()} ${this.examplesView(stateGraphs, graphWords.states.example)}
      </div>
      <div class="play">
        <h3>${graphWords.states.steps}</h3>
        ${this.#stepsView(words)}
        <p class="step">${this.#sentence(words)}</p>
        <h3>${graphWords.states.rules}</h3>
        <p>${graphWords.states.about}</p>
        <p class="quiet" id="drawing-help">${graphWords.keys} ${graphWords.states.keys}</p>
      </div>
    `;
  }

  #stepsView(words: PageWords): TemplateResult {
    const [first, shown, last] = [this.#over, this.#shown, this.#last];
    const go = (step: number) => () => {
      this.pause();
      this.#go(step);
      this.say(this.#sentence(words));
    };
    return html`<div class="steps">
      ${stepButton(words, "first", shown === first, go(first))}
      ${stepButton(words, "previous", shown === first, go(shown - 1))}
      ${
        this.#timer === undefined
          ? stepButton(words, "play", false, () => this.#play())
          : stepButton(words, "pause", false, () => {
              this.pause();
              this.requestUpdate();
            })
      }
      ${stepButton(words, "next", shown === last, go(shown + 1))}
      ${stepButton(words, "last", shown === last, go(last))}
      <output class="ply" aria-live="off">${this.graphWords.states.step(shown - first, last - first)}</output>
    </div>`;
  }

  #go(step: number): void {
    this.#shown = step;
    this.revision += 1;
  }

  /** From the beginning, when all has been told. */
  #play(): void {
    if (this.#shown === this.#last) this.#go(this.#over);
    this.#timer = setInterval(() => {
      this.#go(this.#shown + 1);
      if (this.#shown === this.#last) this.pause();
      this.say(this.#sentence(this.words));
    }, STEP_INTERVAL);
    this.requestUpdate();
  }

  /** The label of each state, as far as it is told. */
  get #labels(): ((typeof LABELS)[number] | null)[] {
    const { labels, order } = this.solved;
    const known = new Set(order.slice(0, this.#shown));
    return Array.from(labels, (label, state) =>
      known.has(state) || this.#shown === this.#last ? (LABELS[label] ?? null) : null,
    );
  }

  /** The state that was decided last, and the one by which it was. */
  get #current(): { state: number; through: number | null } | null {
    const { order, through } = this.solved;
    const state = order[this.#shown - 1];
    if (state === undefined || this.#shown <= this.#over || this.#shown === this.#last) return null;
    const by = through[state] ?? -1;
    return { state, through: by < 0 ? null : by };
  }

  #looks(words: PageWords): NodeLook[] {
    const labels = this.#labels;
    const current = this.#current?.state;
    return this.editor.view().nodes.map(({ mark, neighbours }, index) => {
      const label = labels[index] ?? null;
      return {
        number: index + this.first,
        kind: `${label ?? ""} ${mark ? "over" : ""} ${index === current ? "current" : ""}`,
        letter: label ? words.states.letter[label] : "",
        label: words.states.state(
          index + this.first,
          label,
          neighbours.map((to) => to + this.first),
        ),
      };
    });
  }

  /** The moves by which the state was decided that was decided last: one of a won state, all of a lost one. */
  #highlights(): DrawnEdge[] {
    const current = this.#current;
    if (!current || current.through === null) return [];
    const { state, through } = current;
    if (this.#labels[state] === "win") return [{ from: state, to: through }];
    return (this.editor.view().nodes[state]?.neighbours ?? []).map((to) => ({ from: state, to }));
  }

  #sentence(words: PageWords): string {
    const labels = this.#labels;
    if (this.#shown === this.#last)
      return words.states.rest(labels.flatMap((label, state) => (label === "draw" ? [state + this.first] : [])));
    const current = this.#current;
    if (!current || current.through === null) return this.graphWords.states.begin;
    const [state, through] = [current.state + this.first, current.through + this.first];
    return labels[current.state] === "win" ? words.states.oneMove(state, through) : words.states.allMoves(state);
  }
}

customElements.define("cm-states-page", StatesPage);
