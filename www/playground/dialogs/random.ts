// A random board that comes up to a wish: searched for in Rust, a slice of time after another.
import { BoardSearch, type Player, type SearchProgress } from "cat-and-mouse";

import { html, nothing, type TemplateResult } from "lit";
import { choiceOf } from "../../lib/choice";
import type { Dialog, DialogContext } from "./dialog";

/** How long a slice is and how long is searched at most, in milliseconds. */
const SLICE = 12;
const BUDGET = 10_000;

type Wish = Player | "limit" | "any";
type Found = SearchProgress;

class RandomDialog implements Dialog {
  #winner: Wish = "mouse";
  #plies = 15;
  #walls = 30;
  /** The same seed leads to the same board; null: another one each time. */
  #seed: number | null = null;
  #search: BoardSearch | null = null;
  #found: Found | null = null;
  #frame = 0;

  title = (words: DialogContext["words"]) => words.random.title;

  reset(): void {
    this.#stop();
    this.#found = null;
  }

  content(context: DialogContext): TemplateResult {
    const { words } = context;
    const { editor } = context.game;
    const searching = this.#search !== null;
    return html`<form class="random" @submit=${(event: Event) => this.#begin(event, context)}>
      <p>${words.random.about(editor.rows, editor.cols, editor.catJump, editor.mouseJump)}</p>
      ${choiceOf(words.random.winner, "winner", this.#winner, words.random.winners, (winner) => {
        this.#winner = winner;
        context.refresh();
      })}
      <div class="fields">
        ${field("least-plies", words.random.plies, 99, `${this.#plies}`)}
        ${field("wall-share", words.random.walls, 60, `${this.#walls}`)}
        ${field("seed", words.random.seed, 4_294_967_295, this.#seed === null ? "" : `${this.#seed}`, "seed-help")}
      </div>
      <p id="seed-help" class="quiet">${words.random.seedHelp}</p>
      ${this.#found ? html`<p class="progress">${words.random.progress(this.#found, searching)}</p>` : nothing}
      ${/* A screen reader is told that the search goes on, and how it ended: not each step. */ ""}
      <p class="unseen" role="status">${this.#found ? this.#told(words, searching) : ""}</p>
      <div class="row">
        ${
          searching
            ? html`<button type="button" class="plain main" @click=${() => {
                this.#stop();
                context.refresh();
              }}>${words.random.stop}</button>`
            : html`<button class="plain main">${words.random.begin}</button>`
        }
        ${
          this.#found && !searching
            ? html`<button type="button" class="plain" @click=${() => this.#take(context)}>${words.random.take}</button>`
            : nothing
        }
      </div>
    </form>`;
  }

  #begin(event: Event, context: DialogContext): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`);
    const value = (id: string) => field(id)?.valueAsNumber || 0;
    this.#plies = value("least-plies");
    this.#walls = value("wall-share");
    this.#seed = field("seed")?.value ? value("seed") : null;
    const { rows, cols, catJump, mouseJump, moveLimit } = context.game.editor;
    this.#stop();
    const search = new BoardSearch({
      rows,
      cols,
      catJump,
      mouseJump,
      moveLimit,
      seed: this.#seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
      walls: this.#walls,
      winner: this.#winner === "any" ? null : this.#winner,
      minPlies: this.#plies,
    });
    this.#search = search;
    const began = performance.now();
    const slice = () => {
      this.#found = search.run(SLICE);
      if (this.#found.found) {
        this.#take(context);
        return;
      }
      if (performance.now() - began > BUDGET) this.#stop();
      else this.#frame = requestAnimationFrame(slice);
      context.refresh();
    };
    slice();
  }

  #told(words: DialogContext["words"], searching: boolean): string {
    return searching || !this.#found ? words.random.searching : words.random.progress(this.#found, false);
  }

  #take({ game, done }: DialogContext): void {
    const link = this.#found?.link;
    this.#stop();
    if (link !== undefined) game.load(link);
    done();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#search?.free();
    this.#search = null;
  }
}

/** A number that is typed, from 0 on; `help` is the id of what is said about it. */
function field(id: string, label: string, most: number, value: string, help?: string): TemplateResult {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input id=${id} type="number" min="0" max=${most} aria-describedby=${help ?? nothing} .value=${value} />
  </div>`;
}

export const randomDialog: Dialog = new RandomDialog();
