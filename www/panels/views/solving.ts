// How the game is solved: the retrograde analysis, layer by layer, for one position or for all. Layer n has the won and
// lost states that are n plies from the end.
import type { Decided, DecidedState, Player, State, Stats } from "cat-and-mouse";
import { html, nothing, svg, type TemplateResult } from "lit";
import { shortPlace } from "../../i18n/step";
import type { Words } from "../../i18n/words";
import { choiceOf } from "../../lib/choice";
import { plainButton } from "../../lib/plain-button";
import { StepPlayer } from "../../lib/step-player";
import type { Game, Solution } from "../../model/game";
import type { Arrow, Mark, Marks } from "../../model/look";
import { isSame } from "../../model/playback";
import { stepButton } from "../steps";
import type { View } from "./view";

/** The time that a layer is shown, in milliseconds. */
const INTERVAL = 700;
/**
 * If an analysis has more layers than this, playback shows about this many of them, evenly spaced, which limits its
 * length.
 */
const MOST_SHOWN = 100;

/** The displayed part of the analysis. */
interface Shown {
  solution: Solution;
  stats: Stats;
  /** The chosen state; without one, the current state of the game. `own`: the layer that decides it; null in a draw. */
  state: State;
  isChosen: boolean;
  own: number | null;
  /**
   * `last`: the last layer that decides a state. `end`: the last step of the slider, which is `last + 1` if draws are
   * shown.
   */
  last: number;
  end: number;
  /** The layer at which playback stops: the one that decides the position, or the last step. */
  stop: number;
  layer: number;
  /** The displayed position with the moves that decide it; in a draw, with all moves. */
  decided: DecidedState;
}

export class SolvingView implements View {
  readonly hasSteps = true;
  /** Whether one position is shown with its moves, or all positions with one cell of the cat and one turn. */
  #look: "one" | "all" = "one";
  /**
   * The current layer. If only one position is shown, and this layer does not decide it, an example replaces the
   * position: a state that this layer decides.
   */
  #layer = 0;
  /** The position that the reader chose in the lists; null: the position of the game. */
  #chosen: State | null = null;
  readonly #player = new StepPlayer();
  readonly #isFigure: boolean;

  /** `isFigure`: whether this is a figure in an article, which shows only the position of the game. */
  constructor({ isFigure = false } = {}) {
    this.#isFigure = isFigure;
  }

  panel(game: Game, words: Words): TemplateResult | typeof nothing {
    const shown = this.#shown(game);
    if (!shown) return nothing;
    const { layer, last, end, stop, stats } = shown;
    const { mouseByPly, catByPly, draw } = stats;
    const sum = (counts: number[]) => counts.slice(0, layer + 1).reduce((total, count) => total + count, 0);
    const decided = sum(mouseByPly) + sum(catByPly);
    const all = mouseByPly.concat(catByPly).reduce((total, count) => total + count, draw);
    const show = (next: number) => this.#stop(() => this.#show(game, next));
    const marks = this.#marks(game, shown, words);
    const { verdict } = game;
    return html`<div class="solving">
      <p>${words.solving.about}${verdict?.ending === "limit" && verdict.forced ? ` ${words.solving.unlimited}` : ""}</p>
      <div class="which">
        <div class="looks">
        ${choiceOf(words.solving.look, "solving-look", this.#look, words.solving.looks, (look) => {
          this.#look = look;
          this.#show(game, layer);
        })}
        </div>
        ${this.#isFigure && this.#look === "one" ? nothing : this.#choices(game, shown, words)}
      </div>
      <div class="steps">
        ${stepButton(words, "first", layer === 0, () => show(0))}
        ${stepButton(words, "previous", layer === 0, () => show(layer - 1))}
        ${
          this.#player.isPlaying
            ? stepButton(words, "pause", false, () => this.#stop(() => game.changed()))
            : stepButton(words, "play", false, () => this.#start(game, layer >= stop ? 0 : layer))
        }
        ${stepButton(words, "next", layer === end, () => show(layer + 1), layer === 0 ? "first-step" : "")}
        ${stepButton(words, "last", layer === end, () => show(end))}
        <input
          type="range"
          min="0"
          max=${end}
          .value=${`${layer}`}
          aria-label=${words.solving.scrub}
          aria-valuetext=${words.solving.layer(layer, last)}
          @input=${(event: Event) => show((event.target as HTMLInputElement).valueAsNumber)}
        />
        <output>${words.solving.layer(layer, last)}</output>
      </div>
      ${histogram(mouseByPly, catByPly, layer, words)}
      <div class="about-round">
        ${
          this.#look === "one"
            ? html`<p class="decided">${onePosition(game, shown, words)}</p>`
            : html`<p>${words.solving.everywhere(words.place(shown.state.cat, game.cols), shown.state.turn)}</p>
              <p>${words.solving.here(marks.filter((mark) => mark?.strong).length, layer > last)}</p>`
        }
        ${keyOf(marks)}
        <p>
          ${
            layer > last
              ? words.solving.draws(draw)
              : words.solving.counts(mouseByPly[layer] ?? 0, catByPly[layer] ?? 0, decided, all)
          }
        </p>
      </div>
    </div>`;
  }

  /** Marks for the outcomes after the moves of the displayed position, or for the outcomes of all positions. */
  marks(game: Game, words: Words): Marks | null {
    const shown = this.#shown(game);
    return shown && this.#marks(game, shown, words);
  }

  /** The moves that decide the displayed position. */
  arrows(game: Game): Arrow[] {
    const decided = this.#look === "one" && this.#shown(game)?.decided;
    if (!decided) return [];
    const { turn, targets } = decided;
    const from = decided[turn];
    // Staying is drawn as a ring, faint enough to read the mark beside the piece.
    return targets.map((to) => ({ by: turn, from, to, strength: to === from ? 0.4 : 1 }));
  }

  begin(game: Game): void {
    this.#stop();
    this.#put(game, 0);
  }

  leave(game: Game): void {
    this.#stop();
    game.example = null;
  }

  #marks(game: Game, shown: Shown, words: Words): (Mark | null)[] {
    if (this.#look === "one") return afterMoves(game, shown, words);
    const { solution, state, layer, last } = shown;
    return solution.decided(state.cat, state.turn).map((each) => {
      const own = each?.plies ?? last + 1;
      return each && own <= layer ? { ...markOf(each, words), strong: own === layer } : null;
    });
  }

  /** The lists that choose a position: both players' places and the turn. */
  #choices(game: Game, { solution, state, isChosen }: Shown, words: Words): TemplateResult {
    const { mouse, cat, turn } = state;
    const can = {
      mouse: solution.decided(cat, turn),
      cat: solution.map("mouse", mouse, turn),
    };
    const select = (player: Player) =>
      html`<label class="where">${words.mover[player]}
        <select @change=${(event: Event) => choose({ [player]: Number((event.target as HTMLSelectElement).value) })}>
          ${can[player].map((each, place) =>
            each
              ? html`<option value=${place} .selected=${place === state[player]}>${shortPlace(place, game.cols)}</option>`
              : nothing,
          )}
        </select>
      </label>`;
    const choose = (change: Partial<State>) => this.#stop(() => this.#choose(game, { mouse, cat, turn, ...change }));
    return html`<div class="chosen">
      ${this.#look === "one" ? select("mouse") : nothing} ${this.#isFigure ? nothing : select("cat")}
      ${choiceOf(words.solving.turn, "solving-turn", turn, words.map.mapped, (chosen) => choose({ turn: chosen }))}
      ${isChosen ? plainButton(words.allMoves.endPreview, () => this.#stop(() => this.#choose(game, null))) : nothing}
    </div>`;
  }

  #shown(game: Game): Shown | null {
    const { solution, example } = game;
    if (!example) this.#chosen = null;
    const state = this.#chosen ?? game.stateAfter(game.ply);
    if (!solution || !state) return null;
    const isOne = this.#look === "one";
    const stats = solution.stats();
    const last = Math.max(stats.mouseByPly.length, stats.catByPly.length) - 1;
    const own = solution.decided(state.cat, state.turn)[state.mouse]?.plies ?? null;
    const end = (isOne ? own === null : stats.draw > 0) ? last + 1 : last;
    const layer = isOne && !example ? (own ?? end) : Math.min(this.#layer, end);
    const decided = example ?? decidedOf(solution, state);
    return {
      solution,
      stats,
      state,
      isChosen: this.#chosen !== null,
      own,
      last,
      end,
      stop: isOne ? (own ?? end) : end,
      layer,
      decided,
    };
  }

  #show(game: Game, layer: number): void {
    this.#put(game, layer);
    game.changed();
  }

  /** Sets the layer. With one position, also shows a state that this layer decides, if possible on the best line. */
  #put(game: Game, layer: number): void {
    const shown = this.#shown(game);
    if (!shown) return;
    const { solution, state, end } = shown;
    this.#layer = Math.max(0, Math.min(end, layer));
    const example = this.#look === "one" ? solution.decidedAt(state, this.#layer) : null;
    if (example && !isSame(example, state)) game.example = example;
    else game.example = this.#chosen && decidedOf(solution, state);
  }

  /** Shows a position at the layer that decides it; null: the position of the game. */
  #choose(game: Game, state: State | null): void {
    const { solution } = game;
    const own = game.stateAfter(game.ply);
    this.#chosen = state && own && !isSame(state, own) ? state : null;
    game.example = solution && this.#chosen && decidedOf(solution, this.#chosen);
    const shown = this.#shown(game);
    if (shown && this.#look === "one") this.#layer = shown.own ?? shown.end;
    game.changed();
  }

  #start(game: Game, from: number): void {
    this.#player.play(() => {
      // After a change, the game may have other layers, or none.
      const { layer, stop } = this.#shown(game) ?? { layer: 0, stop: 0 };
      const next = Math.min(layer + Math.ceil(stop / MOST_SHOWN), stop);
      this.#show(game, next);
      return next < stop;
    }, INTERVAL);
    this.#show(game, from);
  }

  #stop(then?: () => void): void {
    this.#player.stop();
    then?.();
  }
}

/** A state with the moves that decide it; in a draw, with all moves. */
function decidedOf(solution: Solution, state: State): DecidedState {
  const { plies = null, rule = "undecided" } = solution.decided(state.cat, state.turn)[state.mouse] ?? {};
  const decided = plies === null ? null : solution.decidedAt(state, plies);
  return decided ?? { ...state, rule, targets: solution.moves(state).map(({ to }) => to) };
}

/** How the displayed position relates to the game's or the chosen one, and why this layer decides the displayed one. */
function onePosition({ cols, ply }: Game, shown: Shown, words: Words): string {
  const { solution, state, isChosen, own, layer, decided } = shown;
  const { mouse, cat, turn, rule, targets } = decided;
  const after = isSame(decided, state) ? 0 : own !== null && own > layer ? own - layer : null;
  const [to] = targets;
  const why = words.solving.because({
    rule,
    turn,
    winner: solution.decided(cat, turn)[mouse]?.winner ?? null,
    round: layer,
    to: to === undefined || to === decided[turn] ? "" : words.place(to, cols),
    moves: targets.length,
  });
  return words.paragraph([words.solving.where(after, own, isChosen ? "chosen" : ply === 0 ? "start" : "played"), why]);
}

/** Marks at the ends of the arrows: the outcome of each move. */
function afterMoves({ places }: Game, { solution, decided }: Shown, words: Words): (Mark | null)[] {
  const marks = Array.from<Mark | null>({ length: places }).fill(null);
  for (const to of decided.targets) {
    const after = solution.after(decided, to);
    const result = solution.decided(after.cat, after.turn)[after.mouse];
    if (!result) continue;
    const mark = markOf(result, words);
    marks[to] = { ...mark, label: words.solving.afterMove(mark.label) };
  }
  return marks;
}

/** The mark with the winner and the layer that decides the state. */
function markOf({ winner, plies }: Decided, words: Words): Mark {
  if (winner === null || plies === null) return { kind: "limit", glyph: "=", label: words.solving.undecided };
  const label = words.solving.decided(winner, plies);
  return { kind: winner, glyph: words.initial[winner], number: `${plies}`, label };
}

/** A sample mark of each kind, with its label. */
function keyOf(marks: Marks): TemplateResult {
  return html`<ul class="key" aria-hidden="true">
    ${(["mouse", "cat", "limit"] as const).map((kind) => {
      const each = marks.filter((mark) => mark?.kind === kind);
      const mark = each.find((mark) => mark?.strong) ?? each.at(-1);
      return mark
        ? html`<li><span class="badge ${kind}">${mark.glyph}${mark.number}</span> ${mark.label}</li>`
        : nothing;
    })}
  </ul>`;
}

/** The number of states that each layer decides: one bar each, the mouse's wins above the line, the cat's below. */
function histogram(mouseByPly: number[], catByPly: number[], layer: number, words: Words): TemplateResult {
  const plies = Math.max(mouseByPly.length, catByPly.length);
  const most = Math.max(...mouseByPly, ...catByPly, 1);
  // Few states have large distances: the square root keeps their bars visible.
  const height = (count = 0) => 48 * Math.sqrt(count / most);
  return html`<svg class="histogram" viewBox="0 0 ${plies * 10} 100" preserveAspectRatio="none" role="img" aria-label=${words.solving.histogram}>
    ${Array.from({ length: plies }, (_, ply) => {
      const [up, down] = [height(mouseByPly[ply]), height(catByPly[ply])];
      return svg`<g class=${ply <= layer ? "reached" : ""}>
        ${ply === layer ? svg`<rect class="now" x=${ply * 10} width="10" height="100"></rect>` : nothing}
        <rect class="mouse" x=${ply * 10 + 1} y=${49 - up} width="8" height=${up}></rect>
        <rect class="cat" x=${ply * 10 + 1} y="51" width="8" height=${down}></rect>
      </g>`;
    })}
  </svg>`;
}
