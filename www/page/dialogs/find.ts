// Find a game: Rust searches for one with the required properties, a slice of time after another.
import type { CatMouseError, Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/dialog-types";
import { choiceOf } from "../../lib/choice";
import { solverError } from "../../lib/errors";
import { randomSeed } from "../../lib/seed";
import type { Game, Outcome } from "../../model/game";
import type { Search } from "../kit";
import type { Dialog, DialogContext } from "./dialog";

/** The length of a slice, and of a whole search, in milliseconds. */
const SLICE = 12;
const BUDGET = 20_000;

/** How many boards like that at hand are tried until a loser who is walled in is good enough. It is a second or two. */
const PATIENCE = 500_000;

/** How many finds are kept. */
const KEPT = 12;

/** What is searched for: any game, or one like that at hand with a longer win. */
type Kind = "new" | "longer";
type Winner = Player | "limit" | "any";
type Food = "any" | "reachable" | "unreachable";
/** How a search ended. */
export type Ended = "found" | "stuck" | "impossible" | "time" | "reader";

/** The numbers that are typed for every game, with the least and the greatest. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  // So many moves are within the move limit of LeetCode.
  moves: [0, 500],
  seed: [0, 4_294_967_295],
};

/** What was found. */
interface Find {
  tried: number;
  link: string;
  outcome: Outcome;
}

/** The outcome of the board as it is drawn, whatever position a link names; null while a piece is missing. */
const startVerdict = (game: Game) => game.solution?.verdict() ?? null;

class FindDialog implements Dialog {
  #kind: Kind = "new";
  #winner: Winner = "mouse";
  #food: Food = "any";
  /** What was typed. */
  #typed: Partial<Record<string, string>> = {};
  #locked = new Set<number>();
  /** The search that goes on, or that can go on after it was stopped or its time was up. */
  #search: Search | null = null;
  #isSearching = false;
  #goOn = () => {};
  #progress: Find | null = null;
  #ended: Ended | null = null;
  /** Why the search could not begin. */
  #error: CatMouseError | null = null;
  /** The boards that were found, the latest first. They stay when the dialog is closed. */
  #finds: Find[] = [];
  #frame = 0;

  title = (words: DialogWords) => words.find.title;

  reset(): void {
    this.#stop();
    this.#progress = null;
    this.#error = null;
    this.#locked.clear();
  }

  content(context: DialogContext): TemplateResult {
    const { words, refresh } = context;
    const stop = () => {
      this.#end("reader", context);
      refresh();
    };
    return html`<form class="find" @submit=${(event: Event) => this.#begin(event, context)}>
      ${choiceOf(words.find.kind, "find-kind", this.#kind, words.find.kinds, (kind) => {
        this.#kind = kind;
        refresh();
      })}
      ${this.#kind === "new" ? this.#wishFields(context) : this.#longerFields(context)}
      ${
        this.#isSearching
          ? html`<button type="button" class="plain main" @click=${stop}>${words.find.stop}</button>`
          : html`<div class="row">
              <button class="plain main">${words.find.begin}</button>
              ${this.#search ? html`<button type="button" class="plain" @click=${() => this.#goOn()}>${words.find.goOn}</button>` : nothing}
            </div>`
      }
      ${this.#error ? html`<p class="refused" role="alert">${words.error(this.#error)}</p>` : nothing}
      ${this.#progress ? html`<p class="progress">${words.find.progress(this.#progress, this.#ended)}</p>` : nothing}
      ${/* A screen reader is told that the search goes on, and how it ended: not each step. */ ""}
      <p class="unseen" role="status">${this.#told(words)}</p>
      ${this.#shelf(context)}
    </form>`;
  }

  #wishFields(context: DialogContext): TemplateResult {
    const { words, refresh, kit } = context;
    const { numbers, hasFood } = kit.finder;
    return html`
      <div class="fields">${Object.keys(numbers).map((name) => this.#number(name, context))}</div>
      ${choiceOf(words.find.winner, "find-winner", this.#winner, words.find.winners, (winner) => {
        this.#winner = winner;
        refresh();
      })}
      ${
        hasFood
          ? choiceOf(words.find.food, "find-food", this.#food, words.find.foods, (food) => {
              this.#food = food;
              refresh();
            })
          : nothing
      }
      <div class="fields">
        ${this.#winner === "limit" ? nothing : this.#number("moves", context)}
        ${this.#number("seed", context, words.find.seedHelp)}
      </div>
    `;
  }

  #longerFields({ game, kit, words, refresh }: DialogContext): TemplateResult {
    return html`
      <p class="quiet">${words.find.aboutLonger(startVerdict(game))}</p>
      <details>
        <summary>${words.share.locked(this.#locked.size)}</summary>
        ${kit.lockable(game, words.share.lockedCells, this.#locked, words, refresh)}
      </details>
    `;
  }

  #number(name: string, context: DialogContext, help?: string): TemplateResult {
    const [least, most] = NUMBERS[name] ?? context.kit.finder.numbers[name] ?? [0, 0];
    const edit = (event: Event) => {
      this.#typed[name] = (event.target as HTMLInputElement).value;
    };
    return html`<div class="field">
      <label for="find-${name}">${context.words.find.numbers[name]}</label>
      <input
        id="find-${name}"
        type="number"
        min=${least}
        max=${most}
        ?required=${name !== "seed"}
        title=${help ?? nothing}
        .value=${this.#valueOf(name, context)}
        @input=${edit}
      />
    </div>`;
  }

  #valueOf(name: string, { game, kit }: DialogContext): string {
    return this.#typed[name] ?? (name === "seed" ? "" : `${kit.finder.initial(game, name)}`);
  }

  /** The boards that were found: each can be put on the board. */
  #shelf({ game, kit, words, done }: DialogContext): TemplateResult | typeof nothing {
    if (this.#finds.length === 0) return nothing;
    return html`<h3>${words.find.finds}</h3>
      <ul class="shelf">
        ${this.#finds.map(({ link, outcome }) => {
          const take = () => {
            this.#stop();
            game.load(link);
            done();
          };
          return html`<li>
            <button type="button" class="example" @click=${take}>
              ${kit.thumbnail(link)}
              <span><b>${words.find.found(outcome)}</b></span>
            </button>
          </li>`;
        })}
      </ul>`;
  }

  #begin(event: Event, context: DialogContext): void {
    event.preventDefault();
    this.#stop();
    this.#ended = null;
    this.#error = null;
    try {
      this.#search = this.#kind === "new" ? this.#begun(context) : this.#longer(context);
    } catch (caught) {
      this.#error = solverError(caught);
      context.refresh();
      return;
    }
    let began = performance.now();
    const isLonger = this.#kind === "longer";
    const search = this.#search;
    let contested = true;
    const slice = () => {
      this.#progress = search.run(SLICE);
      const { status } = search;
      const elapsed = performance.now() - began;
      // Changes to the board at hand seem stuck long before one is found.
      const isStuck = isLonger ? this.#progress.tried > PATIENCE || elapsed > BUDGET / 2 : status === "stuck";
      if (contested && (status === "impossible" || (isStuck && status !== "found"))) {
        // A game in which the loser is walled in is worth little, but it is better than none.
        contested = false;
        search.dropContested();
        slice();
        return;
      }
      if (status === "found" || status === "impossible") this.#end(status, context);
      else if (status === "stuck" && !contested) this.#end("stuck", context);
      else if (elapsed > BUDGET) this.#end("time", context);
      else this.#frame = requestAnimationFrame(slice);
      context.refresh();
    };
    this.#goOn = () => {
      began = performance.now();
      this.#ended = null;
      this.#isSearching = true;
      slice();
    };
    this.#goOn();
  }

  #begun(context: DialogContext): Search {
    const number = (name: string) => Number(this.#valueOf(name, context));
    return context.kit.finder.search(context.game, {
      number,
      winner: this.#winner === "any" ? null : this.#winner,
      minPlies: this.#winner === "limit" ? 0 : this.#leastPlies(number("moves")),
      food: this.#food === "any" ? null : this.#food,
      seed: this.#typed.seed ? number("seed") : randomSeed(),
    });
  }

  /** The mouse moves first: its n-th move is ply 2n - 1. The winner, mouse or cat, has made n moves after 2n plies. */
  #leastPlies(moves: number): number {
    return Math.max(0, 2 * moves - (this.#winner === "mouse" ? 1 : 0));
  }

  /** A search for a game like that at hand, whose win takes longer. */
  #longer({ game, kit }: DialogContext): Search {
    const locked = kit.written(game, this.#locked);
    const terms = locked === "" ? "" : new URLSearchParams({ locked }).toString();
    return kit.finder.longer(game, {
      winner: null,
      minPlies: (startVerdict(game)?.plies ?? 0) + 1,
      seed: randomSeed(),
      from: game.withKeys(game.link, { terms }),
    });
  }

  #told(words: DialogWords): string {
    if (this.#isSearching) return words.find.searching;
    return this.#progress ? words.find.progress(this.#progress, this.#ended) : "";
  }

  /** Ends the search. Its best board is kept, unless it is the board at hand. */
  #end(ended: Ended, { game }: DialogContext): void {
    if (ended === "reader" || ended === "time") this.#pause();
    else this.#stop();
    this.#ended = ended;
    const best = this.#progress;
    const known = [game.link, ...this.#finds.map(({ link }) => link)];
    if (best && ended !== "impossible" && !known.includes(best.link))
      this.#finds = [best, ...this.#finds].slice(0, KEPT);
  }

  #pause(): void {
    cancelAnimationFrame(this.#frame);
    this.#isSearching = false;
  }

  #stop(): void {
    this.#pause();
    this.#search?.free();
    this.#search = null;
  }
}

export const findDialog: Dialog = new FindDialog();
