// <cm-states-page>: a drawn graph of states, labelled backwards step by step. The page is arranged like Solve.

import { type GraphEdit, type GraphTool, labelStates, type StateLabels } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { NodeLook } from "../graph/drawing";
import { toolsOf } from "../graph/surface";
import type { Language } from "../i18n/language";
import { vocabularyOf } from "../i18n/vocabulary";
import type { GraphWords, PageWords, Sentence } from "../i18n/words";
import { hasCoarsePointer } from "../lib/coarse-pointer";
import { Copier } from "../lib/copy";
import { solverError } from "../lib/errors";
import { menuView } from "../lib/menu";
import { PageElement } from "../lib/page-element";
import { plainButton } from "../lib/plain-button";
import { StepPlayer } from "../lib/step-player";
import { recall, remember } from "../lib/storage";
import { undoByKey } from "../lib/undo-keys";
import { DrawnGraph, statesOf } from "../model/drawn-graph";
import { stateGraphs } from "../model/graph-examples";
import { readAddress, siteOf, writeAddress } from "../page/address";
import { NoticeEvent, SayEvent } from "../page/events";
import { undoRedoView } from "../panels/history";
import { stepButton } from "../panels/steps";
import { FIRST, isDeciding, type StateStep, stateStep, stepSentence } from "./state-steps";

const TOOLS: readonly GraphTool[] = ["move", "connect", "add", "delete", "lost", "won"];

/** The time of each step, in milliseconds. */
const STEP_INTERVAL = 1200;

/** The delay before the address is updated, in milliseconds. Browsers limit the number of updates. */
const ADDRESS_DELAY = 250;

export class StatesPage extends PageElement {
  static override properties = {
    language: { attribute: false },
    revision: { state: true },
    editing: { state: true },
    touched: { state: true },
  };
  declare language: Language;
  declare private revision: number;
  /** Whether a finger draws instead of scrolling the page. */
  declare private editing: boolean;
  /** Whether a finger or a pen has been used. */
  declare private touched: boolean;

  readonly #graph: DrawnGraph;
  readonly #copier = new Copier();
  #solved!: StateLabels;
  /**
   * `#over`: the number of states in which the game is over; `#shown`: the number of labelled states, or one more
   * in the last step, which also shows the draws.
   */
  #over = 0;
  #shown = 0;
  readonly #player = new StepPlayer();
  /** The data that the labels depend on. */
  #labelled = "";
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(language: Language) {
    super();
    this.language = language;
    this.revision = 0;
    this.editing = false;
    this.touched = hasCoarsePointer();
    const changed = () => this.#changed();
    // An error in the address is reported when the address is read again.
    const open = (link: string | null) => statesOf(link ?? "", changed);
    this.#graph = open(location.hash) ?? open(recall("states")) ?? new DrawnGraph(stateGraphs.lost, changed);
    this.#solve();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const options = this.untilLeft;
    window.addEventListener("hashchange", () => this.#readAddress(), options);
    document.addEventListener("keydown", (event) => this.#keydown(event), options);
    this.addEventListener("graph-edit", (event) => this.#edited((event as CustomEvent<GraphEdit>).detail), options);
    this.#readAddress();
    this.#scheduleAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#graph.key(null, "Escape");
    this.#player.stop();
    clearTimeout(this.#addressTimer);
  }

  get #page(): PageWords {
    return vocabularyOf(this.language).page;
  }

  get #words(): GraphWords {
    return this.#page.drawing;
  }

  #say(text: string): void {
    this.dispatchEvent(new SayEvent(text));
  }

  // Changes

  #changed(): void {
    this.#solve();
    this.revision += 1;
    this.#scheduleAddress();
  }

  #solve(): void {
    const { nodes } = this.#graph;
    // Moving a state does not change the labels, so the current step stays.
    const given = JSON.stringify(nodes.map(({ result, neighbours }) => [result, neighbours]));
    if (given === this.#labelled) return;
    this.#labelled = given;
    this.#player.stop();
    const over = (result: string) => nodes.flatMap((node, index) => (node.result === result ? [index] : []));
    const edges = nodes.flatMap(({ neighbours }, from) => neighbours.flatMap((to) => [from, to]));
    const [lost, won] = [over("lost"), over("won")];
    this.#solved = labelStates(nodes.length, Uint32Array.from(edges), lost, won);
    this.#over = lost.length + won.length;
    this.#shown = this.#last;
  }

  /** Announces an edit and its effect. */
  #edited(edit: GraphEdit): void {
    const isStep = !["chosen", "kept", "full", "moved"].includes(edit.what);
    if (isStep) this.dispatchEvent(new NoticeEvent(null));
    this.#say(this.#page.paragraph([this.#sentence(edit), ...(isStep ? [this.#told()] : [])]));
  }

  #sentence({ what, node, other }: GraphEdit): string {
    const second = what === "deleted" ? this.#graph.nodes.length - 1 : (other ?? 0);
    return this.#page.sentences(this.#words.edit("states", what, (node ?? 0) + FIRST, second + FIRST), "").trim();
  }

  #act(change: () => void): void {
    change();
    this.dispatchEvent(new NoticeEvent(null));
    this.#say(this.#told());
  }

  /** Shows a graph from its first step, even if the graph is already shown. */
  #load(link: string): void {
    this.#labelled = "";
    this.#act(() => this.#graph.paste(link));
  }

  #told(): string {
    const { title, detail } = this.#summary;
    return this.#page.sentences(title, detail);
  }

  // Address and keys

  #readAddress(): void {
    if (!/^#states=/.test(location.hash) || location.hash === `#${this.#graph.view.link}`) return;
    try {
      this.#load(readAddress());
    } catch (caught) {
      const error = solverError(caught);
      this.dispatchEvent(new NoticeEvent((words) => words.drawing.badLink(words.error(error))));
    }
  }

  #scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#writeAddress(), ADDRESS_DELAY);
  }

  #writeAddress(): void {
    if (!this.isConnected) return;
    const { link } = this.#graph.view;
    writeAddress("states", link);
    remember("states", link);
  }

  #keydown(event: KeyboardEvent): void {
    undoByKey(event, this.#graph.view, (way) => this.#act(() => this.#graph[way]()));
  }

  // Rendering

  protected override render(): TemplateResult {
    const page = this.#page;
    const words = this.#words.states;
    const { title, detail } = this.#summary;
    const { editing } = this;
    const touch = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") this.touched = true;
    };
    const toggle = () => {
      this.editing = !this.editing;
    };
    return html`<div class="solve states ${this.touched ? "touched" : ""} ${editing ? "editing" : ""}" @pointerdown=${touch}>
      <div class="question">
        <p>${words.why} <a href=${page.tutorial.page}>${page.tutorial.title}</a></p>
      </div>
      <div class="result">
        <section class="answer limit" role="group" aria-labelledby="verdict">
          <div class="headline">
            <h2 id="verdict">${title}</h2>
          </div>
          <div class="because"><p><span class="detail">${detail}</span></p></div>
        </section>
      </div>
      <div class="drawn">
      <div class="canvas">
        <cm-drawing
          .graph=${this.#graph}
          .look=${{
            revision: this.revision,
            marks: null,
            arrows: this.#arrows(),
            editing,
            help: `${this.#words.keys} ${words.keys}`,
          }}
          .oneWay=${true}
          .label=${words.label}
          .looks=${this.#looks(page)}
        ></cm-drawing>
      </div>
      ${this.#controls(page)}
      </div>
      <div class="transport">${this.#stepsView(page)}</div>
      <div class="play">
        <p class="step">${this.#stepSentence(page)}</p>
        <h3>${words.rules}</h3>
        <p>${words.about}</p>
      </div>
      <div class="bar">
        <button type="button" class="plain edit" aria-pressed=${editing ? "true" : "false"} @click=${toggle}>
          ${editing ? page.embedded.done : page.embedded.edit}
        </button>
        ${this.#copyButton(page, "plain to-share")}
      </div>
    </div>`;
  }

  #controls(page: PageWords): TemplateResult {
    const graph = this.#graph;
    const { last, tool } = graph;
    const words = this.#words;
    const isRefused = last?.what === "kept" || last?.what === "full";
    const hint = this.touched && !this.editing ? words.hintForFingers : words.hint[tool];
    const choose = (chosen: GraphTool) => {
      graph.choose(chosen);
      this.#say(words.hint[chosen]);
    };
    const act = (change: () => void) => this.#act(change);
    return html`<div class="controls">
      <div class="palette">
        ${toolsOf(TOOLS, tool, page, choose)}
        <div class="row history">${undoRedoView(graph, page, act)}</div>
        ${menuView(
          { kind: "board-menu", label: html`<span aria-hidden="true">⋯</span>`, name: words.more, stays: true },
          html`<button type="button" class="plain" @click=${() => act(() => graph.arrange())}>${words.arrange}</button>`,
        )}
      </div>
      <div class="numbers">
        <div class="boards">
          ${menuView(
            { kind: "new", label: html`${page.newBoard} <small aria-hidden="true">▾</small>` },
            html`<button type="button" @click=${() => act(() => graph.clear())}>${words.states.empty}</button>
            ${(Object.keys(stateGraphs) as (keyof typeof stateGraphs)[]).map(
              (name) =>
                html`<button type="button" @click=${() => this.#load(stateGraphs[name])}>${words.states.example[name]}</button>`,
            )}`,
          )}
          ${this.#copyButton(page, "quiet-button")}
        </div>
      </div>
      ${this.#copier.wasRefused(this.#address) ? html`<p class="refused" role="alert">${words.linkRefused}</p>` : nothing}
      <p class="hint">
        ${isRefused && last ? html`<strong>${this.#sentence(last)}</strong>` : hint}
      </p>
    </div>`;
  }

  /** The button that copies the link. Like Share in Solve, it is below the drawing or, in one column, beside Edit. */
  #copyButton(page: PageWords, kind: string): TemplateResult {
    const { copied, link } = page.copying;
    return plainButton(this.#copier.hasCopied(this.#address) ? copied : link, () => this.#copyLink(), { kind });
  }

  /** Copies the link. If the browser refuses this, writes the link into the address. */
  async #copyLink(): Promise<void> {
    const done = await this.#copier.copy(this.#address);
    if (done) this.#say(this.#page.copying.copied);
    else this.#writeAddress();
    this.requestUpdate();
  }

  get #address(): string {
    return `${siteOf()}#${this.#graph.view.link}`;
  }

  /** A summary of the labels shown so far, which lets the reader predict the next labels. */
  get #summary(): Sentence {
    const { labels } = this.#step;
    const states = (label: (typeof labels)[number]) =>
      labels.flatMap((each, state) => (each === label ? [state + FIRST] : []));
    return this.#words.states.summary(states("win"), states("lose"), states("draw"), states(null).length);
  }

  // Steps

  /** The value of `#shown` in the last step. */
  get #last(): number {
    return this.#solved.order.length + 1;
  }

  #stepsView(page: PageWords): TemplateResult {
    const [first, shown, last] = [this.#over, this.#shown, this.#last];
    const go = (step: number) => () => {
      this.#player.stop();
      this.#go(step);
      this.#say(this.#stepSentence(page));
    };
    return html`<div class="steps">
      ${stepButton(page, "first", shown === first, go(first))}
      ${stepButton(page, "previous", shown === first, go(shown - 1))}
      ${
        this.#player.isPlaying
          ? stepButton(page, "pause", false, () => {
              this.#player.stop();
              this.requestUpdate();
            })
          : stepButton(page, "play", false, () => this.#play())
      }
      ${stepButton(page, "next", shown === last, go(shown + 1))}
      ${stepButton(page, "last", shown === last, go(last))}
      <output class="ply" aria-live="off">${this.#words.states.step(shown - first, last - first)}</output>
    </div>`;
  }

  #go(step: number): void {
    this.#shown = step;
    this.revision += 1;
  }

  /** Plays the steps; from the first, if all have been shown. */
  #play(): void {
    if (this.#shown === this.#last) this.#go(this.#over);
    this.#player.play(() => {
      this.#go(this.#shown + 1);
      this.#say(this.#stepSentence(this.#page));
      return this.#shown < this.#last;
    }, STEP_INTERVAL);
    this.requestUpdate();
  }

  get #step(): StateStep {
    return stateStep(this.#solved, this.#shown);
  }

  #looks(page: PageWords): NodeLook[] {
    const { labels, state, through } = this.#step;
    const current = through === null ? null : state;
    return this.#graph.nodes.map(({ result, neighbours }, index) => {
      const label = labels[index] ?? null;
      return {
        number: index + FIRST,
        kind: `${label ?? ""} ${result ? "over" : ""} ${index === current ? "current" : ""}`,
        letter: label ? page.states.letter[label] : "",
        label: page.states.state(
          index + FIRST,
          label,
          neighbours.map((to) => to + FIRST),
        ),
      };
    });
  }

  /** The moves that decided the state of the current step. */
  #arrows(): { by: null; from: number; to: number; strength: number }[] {
    const step = this.#step;
    return this.#graph.nodes.flatMap(({ neighbours }, from) =>
      neighbours.filter((to) => isDeciding(step, from, to)).map((to) => ({ by: null, from, to, strength: 1 })),
    );
  }

  #stepSentence(page: PageWords): string {
    return stepSentence(this.#step, page.states, this.#words.states.begin);
  }
}

customElements.define("cm-states-page", StatesPage);
