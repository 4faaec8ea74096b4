// <cm-graph-page>: Cat and Mouse on a graph that can be drawn: who wins, how, and every move.
import type { CatMouseError, GraphOutcome, RankedGraphMove } from "cat-and-mouse";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { silhouette } from "../board/silhouette";
import type { PageWords } from "../i18n/page-types";
import type { Sentence } from "../i18n/types";
import { solverError } from "../lib/errors";
import { listFocus } from "../lib/list-focus";
import { boards } from "../model/graph-examples";
import { GraphPlay } from "../model/graph-game";
import { stepsView } from "../panels/steps";
import { showCurrentMove } from "../panels/views/line";
import type { DrawnEdge } from "./drawing";
import { solveGraph } from "./graph-solver";
import { nodeLooks } from "./looks";
import { GraphSection } from "./section";

/** Where everybody is when nobody has moved. */
const START = { mouse: 1, cat: 2, turn: "mouse" } as const;

export class GraphPage extends GraphSection {
  protected readonly tools = ["move", "add", "connect", "delete"] as const;
  protected readonly first = 0;
  /** The graph that has been solved, as text: to draw it otherwise begins no new game. */
  #solved = "";
  #play: GraphPlay | null = null;
  /** Why nobody can play on it. */
  #error: CatMouseError | null = null;
  /** What is wrong with the text that was to be read. */
  #refused: CatMouseError | null = null;
  #scrolledPly = 0;
  /** The ply that was announced last. */
  #announcedPly = 0;

  constructor() {
    super("graph", boards.statement1);
    this.solve(true);
  }

  protected solve(anew: boolean): void {
    const { text, nodes, linkedState } = this.editor.view();
    if (text === this.#solved && !anew) return;
    this.#refused = null;
    const field = this.#field();
    if (field) field.value = text;
    if (text === this.#solved) {
      this.#play?.restart(linkedState);
      return;
    }
    this.#solved = text;
    this.#play?.free();
    this.#play = null;
    this.#error = null;
    this.#announcedPly = 0;
    try {
      const solution = solveGraph(nodes.map(({ neighbours }) => neighbours));
      this.#play = new GraphPlay(solution, linkedState, () => this.#played());
    } catch (error) {
      this.#error = solverError(error);
    }
  }

  protected pause(): void {
    this.#play?.pause();
  }

  /** Another state is shown. */
  #played(): void {
    const play = this.#play;
    const move = play && play.ply > 0 ? play.moves[play.ply - 1] : undefined;
    if (play && move && play.ply !== this.#announcedPly) {
      const { words, graphWords } = this;
      const ending = play.ply === play.plies ? play.ending : null;
      this.say(words.sentences(words.plyOf(play.ply, play.plies), graphWords.graph.move(move, ending)));
    }
    this.#announcedPly = play?.ply ?? 0;
    this.revision += 1;
    this.scheduleAddress();
  }

  /** The graph, with the state that is shown. */
  protected get link(): string {
    const { editor } = this;
    if (!this.#play?.isMoved) return editor.view().link;
    const { mouse, cat, turn } = this.#play.state;
    return editor.stateLink(mouse, cat, turn);
  }

  /** A link may be about another state than the start; then both are told. */
  protected override result(): string {
    const { words, graphWords } = this;
    const play = this.#play;
    if (!play || play.fromStart) return super.result();
    const { mouse, cat, turn } = play.state;
    const standing = graphWords.graph.standing(turn, play.solution.result(mouse, cat, turn));
    return words.paragraph([super.result(), words.sentences(words.linkedStart, standing)]);
  }

  protected verdict(words: PageWords): Sentence {
    const { graph } = this.graphWords;
    if (this.#error) return graph.incomplete(words.error(this.#error));
    return graph.verdict(this.#outcome);
  }

  /** Who wins at the start. */
  get #outcome(): GraphOutcome {
    return this.#play?.solution.verdict() ?? { winner: null, ending: "draw", plies: null };
  }

  protected override render(): TemplateResult {
    const { words, graphWords, editor } = this;
    const { graph } = graphWords;
    const play = this.#play;
    return html`
      <p class="why">${graph.why} <a href=${graph.problem}>LeetCode 913</a> · ${this.tutorialLink()}</p>
      <div class="result">${this.noticeView()} ${this.#verdictView(words)}</div>
      <div class="canvas">
        ${this.toolsView()}
        <cm-drawing
          .editor=${editor}
          .revision=${this.revision}
          .tool=${this.tool}
          .label=${graph.label}
          .looks=${nodeLooks(editor.view().nodes, play?.state ?? START, graphWords)}
          .pieces=${play?.state ?? START}
          .highlights=${this.#highlights()}
        ></cm-drawing>
        ${this.historyView()} ${this.examplesView(boards, graph.example)}
      </div>
      <div class="play">
        ${play ? html`${stepsView(play, words)} ${this.#lineView(play, words)} ${this.#allMovesView(play, words)}` : nothing}
        ${this.#textView(words)}
        <h3>${words.rulesTitle}</h3>
        <p>${graph.about}</p>
        <p class="quiet" id="drawing-help">${graphWords.keys}</p>
      </div>
    `;
  }

  protected override updated(_changed: PropertyValues): void {
    const ply = this.#play?.ply ?? 0;
    if (ply === this.#scrolledPly) return;
    this.#scrolledPly = ply;
    showCurrentMove(this);
  }

  #verdictView(words: PageWords): TemplateResult {
    const { title, detail } = this.verdict(words);
    const { winner, plies } = this.#outcome;
    const nodes = this.#play?.solution.nodes ?? 0;
    const kind = this.#error ? "incomplete" : (winner ?? "limit");
    return html`<section class="verdict ${kind}" role="group" aria-labelledby="verdict">
        <span class="mark" aria-hidden="true">${this.#error ? "?" : winner ? silhouette(winner) : "="}</span>
        <div>
          <h2 id="verdict">${title}</h2>
          <p>${detail}</p>
        </div>
      </section>
      ${plies !== null && plies > 2 * nodes ? html`<p class="reason">${this.graphWords.graph.tooShort(plies, nodes)}</p>` : nothing}`;
  }

  /** The move that is pointed at, or else the last one. */
  #highlights(): DrawnEdge[] {
    const play = this.#play;
    const move = play?.preview ?? (play && play.ply > 0 ? play.moves[play.ply - 1] : undefined);
    return move ? [move] : [];
  }

  #lineView(play: GraphPlay, words: PageWords): TemplateResult {
    const { graph } = this.graphWords;
    const { ply, plies, loopsFrom, playedByHand, ending } = play;
    const goTo = (target: number) => () => {
      play.pause();
      play.goTo(target);
    };
    const entry = (target: number, text: TemplateResult | string) =>
      html`<button type="button" class=${target === 0 ? "start" : ""} tabindex=${ply === target ? 0 : -1} aria-current=${ply === target ? "step" : nothing} @click=${goTo(target)}>${text}</button>`;
    return html`<div class="line">
      <h3>${playedByHand > 0 ? words.playedLine : words.line}</h3>
      <ol class="moves" start="0" @keydown=${listFocus}>
        <li>${entry(0, play.fromStart ? words.start : words.linkedStart)}</li>
        ${play.moves.map((move, index) => {
          const inLoop = loopsFrom !== null && index >= loopsFrom;
          const text = graph.move(move, index + 1 === plies ? ending : null);
          return html`<li class="${move.by} ${inLoop ? "loop" : ""} ${index < playedByHand ? "by-hand" : ""}">
            ${entry(index + 1, html`<span class="number">${index + 1}.</span> ${text}`)}
          </li>`;
        })}
      </ol>
      ${
        loopsFrom !== null
          ? html`<p class="ends">${graph.loop(loopsFrom)}</p>`
          : ending === "draw"
            ? html`<p class="ends">${graph.stuck}</p>`
            : nothing
      }
    </div>`;
  }

  /** Every move of the state that is shown, best first. */
  #allMovesView(play: GraphPlay, words: PageWords): TemplateResult {
    const { graph } = this.graphWords;
    const { mouse, cat, turn } = play.state;
    const { solution } = play;
    const moves = solution.groups(mouse, cat, turn);
    const shown = (["winning", "draw", "losing"] as const).filter((group) => moves[group].length > 0);
    const [first] = shown;
    const outcome = solution.result(mouse, cat, turn);
    return html`<div class="all-moves">
      <h3>${words.allMoves.title}</h3>
      <p class="standing">${this.#badge(outcome, words)} <span>${graph.standing(turn, outcome)}</span></p>
      ${
        first
          ? html`<div class="choices" @keydown=${listFocus} @mouseleave=${() => play.point(null)}>
              ${shown.map(
                (group) => html`<section role="group" class="group" aria-labelledby="moves-${group}">
                  <h4 id="moves-${group}">${graph.group[group](turn)}</h4>
                  <ul>
                    ${moves[group].map((move) => this.#choice(play, move, move === moves[first][0], words))}
                  </ul>
                </section>`,
              )}
            </div>`
          : nothing
      }
      ${
        play.fromStart && play.playedByHand === 0
          ? nothing
          : html`<button type="button" class="plain" @click=${() => play.restart(null)}>${words.allMoves.restart}</button>`
      }
    </div>`;
  }

  #choice(play: GraphPlay, move: RankedGraphMove, isFirst: boolean, words: PageWords): TemplateResult {
    return html`<li>
      <button
        type="button"
        tabindex=${isFirst ? 0 : -1}
        @click=${() => play.make(move)}
        @mouseenter=${() => play.point(move)}
        @focus=${() => play.point(move)}
        @blur=${() => play.point(null)}
      >
        ${this.#badge(move.outcome, words)}
        <span>${this.graphWords.graph.move(move, null)}</span>
        ${move.best ? html`<span class="best">${words.allMoves.best}</span>` : nothing}
      </button>
    </li>`;
  }

  #badge(outcome: GraphOutcome, words: PageWords): TemplateResult {
    const { winner, plies } = outcome;
    return html`<span class="badge ${winner ?? "limit"}">
      <span aria-hidden="true">${winner === null ? "=" : `${words.initial[winner]}${plies}`}</span>
      <span class="unseen">${this.graphWords.graph.outcome(outcome)}</span>
    </span>`;
  }

  // The graph as text

  #textView(words: PageWords): TemplateResult {
    const { graph } = this.graphWords;
    return html`<form class="graph-text" @submit=${this.#read}>
      <label for="graph-text">${graph.text}</label>
      <textarea
        id="graph-text"
        rows="2"
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${this.#refused ? "true" : "false"}
        aria-describedby=${this.#refused ? "graph-text-error" : "graph-text-help"}
        .value=${this.#solved}
      ></textarea>
      <p class="quiet" id="graph-text-help">${graph.textHelp}</p>
      ${this.#refused ? html`<p class="refused" id="graph-text-error" role="alert">${words.error(this.#refused)}</p>` : nothing}
      ${this.uncopiedView()}
      <div class="row">
        <button class="plain main">${graph.read}</button>
        ${this.copyButton(graph.copy, this.#solved, this.#selectText)} ${this.copyLinkButton()}
      </div>
    </form>`;
  }

  #field(): HTMLTextAreaElement | null {
    return this.querySelector("textarea");
  }

  #read = (event: Event): void => {
    event.preventDefault();
    const field = this.#field();
    if (!field) return;
    try {
      this.paste(field.value);
    } catch (error) {
      this.#refused = solverError(error);
      this.requestUpdate();
      // The text stays, and what is wrong in it is selected.
      const { position, length } = this.#refused.detail;
      field.focus();
      if (position !== null) field.setSelectionRange(position, position + (length ?? 1));
    }
  };

  #selectText = (): void => {
    const field = this.#field();
    if (field) field.value = this.#solved;
    field?.select();
  };
}

customElements.define("cm-graph-page", GraphPage);
