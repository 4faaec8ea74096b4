// How it is solved: the layers of the retrograde analysis, one ply after another.
import type { Decided, Player } from "cat-and-mouse";
import { html, nothing, svg, type TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import { choiceOf } from "../../lib/choice";
import type { Game, Solution } from "../../model/game";
import type { Arrow, Mark } from "../../model/look";
import { stepButton } from "../steps";
import { outcomeKey, outcomeMark } from "./outcome";
import type { View } from "./view";

/** How long a layer is shown, in milliseconds. */
const INTERVAL = 700;
/** Of a longer analysis so many layers are shown, evenly spaced: it is not to play for minutes. */
const MOST_SHOWN = 100;

export class SolvingView implements View {
  readonly hasSteps = true;
  /** The layer that is shown; draws come after the last. */
  #layer = 0;
  #turn: Player = "mouse";
  #timer: ReturnType<typeof setInterval> | undefined;

  panel(game: Game, words: Words): TemplateResult | typeof nothing {
    const { solution, state } = game;
    if (!solution || !state) return nothing;
    const { mouseByPly, catByPly, draw } = solution.stats();
    const last = lastLayer(solution);
    const layer = Math.min(this.#layer, last);
    const sum = (counts: number[]) => counts.slice(0, layer + 1).reduce((total, count) => total + count, 0);
    const decided = sum(mouseByPly) + sum(catByPly);
    const all = mouseByPly.concat(catByPly).reduce((total, count) => total + count, draw);
    const show = (next: number) => this.#show(game, next);
    return html`<div class="solving">
      <p>${words.solving.about}</p>
      <div class="steps">
        ${stepButton(words, "first", layer === 0, () => this.#stop(() => show(0)))}
        ${stepButton(words, "previous", layer === 0, () => this.#stop(() => show(layer - 1)))}
        ${
          this.#timer === undefined
            ? stepButton(words, "play", false, () => this.#start(game, layer === last ? 0 : layer))
            : stepButton(words, "pause", false, () => this.#stop(() => game.changed()))
        }
        ${stepButton(words, "next", layer === last, () => this.#stop(() => show(layer + 1)))}
        ${stepButton(words, "last", layer === last, () => this.#stop(() => show(last)))}
        <input
          type="range"
          min="0"
          max=${last}
          .value=${`${layer}`}
          aria-label=${words.solving.scrub}
          aria-valuetext=${words.solving.layer(layer, last)}
          @input=${(event: Event) => this.#stop(() => show((event.target as HTMLInputElement).valueAsNumber))}
        />
        <output>${words.solving.layer(layer, last)}</output>
      </div>
      <p class="decided">${this.#example(game, words)}</p>
      ${choiceOf(words.solving.turn, "solving-turn", this.#turn, words.map.mapped, (turn) => {
        this.#turn = turn;
        this.#show(game, layer, { keepsTurn: true });
      })}
      <p>${words.solving.onBoard(words.place(state.cat, game.cols), this.#turn, this.arrows(game).length > 0)}</p>
      ${outcomeKey(this.marks(game, words) ?? [], words, { framed: words.solving.framed })}
      <p>${words.solving.counts(mouseByPly[layer] ?? 0, catByPly[layer] ?? 0, decided, all)}</p>
      <p>${layer === last && draw > 0 ? words.solving.draws(draw) : nothing}</p>
      ${histogram(mouseByPly, catByPly, layer, words)}
    </div>`;
  }

  marks(game: Game, words: Words): (Mark | null)[] | null {
    const { solution, state } = game;
    if (!solution || !state) return null;
    const last = lastLayer(solution);
    const layer = Math.min(this.#layer, last);
    const marks = solution
      .decided(state.cat, this.#turn)
      .map((decided) => decided && markOf(decided, this.#turn, layer, last, words));
    for (const [to, mark] of afterMoves(game, solution, words)) marks[to] = mark;
    return marks;
  }

  /** By which move the example was decided, or by which ones. */
  arrows({ example }: Game): Arrow[] {
    if (!example) return [];
    const { turn, targets } = example;
    return targets.map((to) => ({ by: turn, from: example[turn], to, strength: 1 }));
  }

  leave(game: Game): void {
    this.#stop();
    game.example = null;
  }

  /** Shows a layer and an example of a state that it decides. The example chooses the turn, unless the reader has chosen it. */
  #show(game: Game, layer: number, { keepsTurn = false } = {}): void {
    const { solution } = game;
    const cat = game.state?.cat;
    if (!solution || cat === undefined) return;
    this.#layer = Math.max(0, Math.min(lastLayer(solution), layer));
    const example = solution.decidedAt(this.#layer, cat, this.#turn);
    game.example = keepsTurn && example?.turn !== this.#turn ? null : example;
    this.#turn = game.example?.turn ?? this.#turn;
    game.changed();
  }

  #start(game: Game, from: number): void {
    this.#timer = setInterval(() => {
      // The game may have been changed since: it has other layers then, or none.
      const last = game.solution ? lastLayer(game.solution) : 0;
      const next = Math.min(this.#layer + Math.ceil(last / MOST_SHOWN), last);
      if (next === last) this.#stop();
      this.#show(game, next);
    }, INTERVAL);
    this.#show(game, from);
  }

  #stop(then?: () => void): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    then?.();
  }

  /** The state that is shown as an example, and why it was decided. */
  #example({ example, cols }: Game, words: Words): string {
    if (!example) return "";
    const { mouse, cat, turn, rule, targets } = example;
    const to = targets[0] === undefined ? "" : words.place(targets[0], cols);
    return words.solving.example(
      { mouse: words.place(mouse, cols), cat: words.place(cat, cols), turn },
      words.solving.because({ rule, to, moves: targets.length, turn }),
    );
  }
}

/** At the end of each arrow stands what comes of this move: it is about the state to which it leads, as the arrow is. */
function afterMoves({ example }: Game, solution: Solution, words: Words): [number, Mark][] {
  if (!example) return [];
  const { mouse, cat, turn, targets } = example;
  return targets.flatMap((to): [number, Mark][] => {
    const after = solution.after(mouse, cat, turn, to);
    const decided = after && solution.decided(after.cat, after.turn)[after.mouse];
    if (!decided) return [];
    const mark = outcomeMark(decided, after.turn, words);
    return [[to, { ...mark, label: words.solving.afterMove(mark.label) }]];
  });
}

function lastLayer(solution: Solution): number {
  const { mouseByPly, catByPly } = solution.stats();
  return Math.max(mouseByPly.length, catByPly.length) - 1;
}

function markOf(
  { winner, plies, rule }: Decided,
  turn: Player,
  layer: number,
  last: number,
  words: Words,
): Mark | null {
  const label = words.solving.rules[rule];
  if (winner === null || plies === null)
    return layer === last ? { kind: "limit", glyph: "=", number: "", label } : null;
  if (plies > layer) return null;
  const mark = outcomeMark({ winner, plies }, turn, words);
  return { ...mark, label: `${mark.label}: ${label}`, strong: plies === layer };
}

/** How many states are decided with each ply: a bar for each, the mouse's wins above the line and the cat's below. */
function histogram(mouseByPly: number[], catByPly: number[], layer: number, words: Words): TemplateResult {
  const plies = Math.max(mouseByPly.length, catByPly.length);
  const most = Math.max(...mouseByPly, ...catByPly, 1);
  // Few states have great distances: a root keeps them visible.
  const height = (count = 0) => 48 * Math.sqrt(count / most);
  return html`<figure class="histogram">
    <svg viewBox="0 0 ${plies * 10} 100" preserveAspectRatio="none" role="img" aria-label=${words.solving.histogram}>
      ${Array.from({ length: plies }, (_, ply) => {
        const [up, down] = [height(mouseByPly[ply]), height(catByPly[ply])];
        const reached = ply <= layer ? "reached" : "";
        return svg`<g class=${reached}>
          <rect class="mouse" x=${ply * 10 + 1} y=${49 - up} width="8" height=${up}></rect>
          <rect class="cat" x=${ply * 10 + 1} y="51" width="8" height=${down}></rect>
        </g>`;
      })}
    </svg>
    <figcaption>${words.solving.histogram}</figcaption>
  </figure>`;
}
