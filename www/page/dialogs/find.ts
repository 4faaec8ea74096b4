// Find: the solver searches for a game with the wanted properties, in slices of time.
import type { CatMouseError, Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { choiceOf } from "../../lib/choice";
import { solverError } from "../../lib/errors";
import { randomSeed } from "../../lib/seed";
import type { Game, GameKind, Outcome } from "../../model/game";
import type { Search } from "../kit";
import { Dialog, type DialogFrame } from "./dialog";

/** The length of a slice, and of a whole search, in milliseconds. */
const SLICE = 12;
const BUDGET = 20_000;

/** After this many changed games (about two seconds), a search for a longer win also accepts a walled-in loser. */
const PATIENCE = 500_000;

/** The number of finds that are kept. */
const KEPT = 12;

/** Searches for any game, or for a longer win in a game like the current one. */
type Kind = "new" | "longer";
type Winner = Player | "limit" | "any";
type Food = "any" | "reachable" | "unreachable";
type Ended = "found" | "stuck" | "impossible" | "time" | "reader";

/** The number fields of both games, with their ranges. */
const NUMBERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  // 500 moves are within LeetCode's move limit of 1,000 plies.
  moves: [0, 500],
  seed: [0, 4_294_967_295],
};

interface Find {
  tried: number;
  link: string;
  outcome: Outcome;
}

/** The outcome of the starting state, even if the link has another state; null while a piece is missing. */
const startVerdict = (game: Game) => game.solution?.verdict() ?? null;

/** Settings and finds, kept while the dialog is closed. The latest find is first. */
const begin = () => ({
  kind: "new" as Kind,
  winner: "mouse" as Winner,
  food: "any" as Food,
  typed: {} as Partial<Record<string, string>>,
  finds: { board: [], graph: [] } as Record<GameKind, readonly Find[]>,
});
type Kept = ReturnType<typeof begin>;
const keptBy = new WeakMap<DialogFrame, Kept>();

export class FindDialog extends Dialog {
  readonly #kept = keptBy.get(this.frame) ?? begin();
  readonly #locked = new Set<number>();
  /** A search that is running, or that can be continued after the reader or the time limit stopped it. */
  #search: Search | null = null;
  #isSearching = false;
  #goOn = () => {};
  #progress: Find | null = null;
  #ended: Ended | null = null;
  /** The error that kept the search from starting. */
  #error: CatMouseError | null = null;
  #frame = 0;

  get title() {
    return this.words.find.title;
  }

  override closed(): void {
    this.#stop();
    keptBy.set(this.frame, this.#kept);
  }

  content() {
    const { find } = this.words;
    const said = this.#progress ? find.progress(this.#progress, this.#ended) : "";
    const stop = () => {
      this.#end("reader");
      this.refresh();
    };
    return html`<form class="find" @submit=${this.#begin}>
      ${this.#choice("kind", find.kind, find.kinds)}
      ${this.#kept.kind === "new" ? this.#wishFields() : this.#longerFields()}
      ${
        this.#isSearching
          ? html`<button type="button" class="plain main" @click=${stop}>${find.stop}</button>`
          : html`<div class="row">
              <button class="plain main">${find.begin}</button>
              ${this.#search ? html`<button type="button" class="plain" @click=${this.#goOn}>${find.goOn}</button>` : nothing}
            </div>`
      }
      ${this.#error ? html`<p class="refused" role="alert">${this.words.error(this.#error)}</p>` : nothing}
      ${this.#progress ? html`<p class="progress">${said}</p>` : nothing}
      ${/* A screen reader hears that the search runs and how it ended, but not each step. */ ""}
      <p class="unseen" role="status">${this.#isSearching ? find.searching : said}</p>
      ${this.#shelf()}
    </form>`;
  }

  #choice<Key extends "kind" | "winner" | "food">(key: Key, label: string, names: Record<Kept[Key], string>) {
    return choiceOf(label, `find-${key}`, this.#kept[key], names, (chosen) => {
      this.#kept[key] = chosen;
      this.refresh();
    });
  }

  #wishFields(): TemplateResult {
    const { find } = this.words;
    const { numbers, hasFood } = this.kit.finder;
    return html`
      <div class="fields">${Object.keys(numbers).map((name) => this.#number(name))}</div>
      ${this.#choice("winner", find.winner, find.winners)}
      ${hasFood ? this.#choice("food", find.food, find.foods) : nothing}
      <div class="fields">
        ${this.#kept.winner === "limit" ? nothing : this.#number("moves")} ${this.#number("seed", find.seedHelp)}
      </div>
    `;
  }

  #longerFields(): TemplateResult {
    return html`
      <p class="quiet">${this.words.find.aboutLonger(startVerdict(this.game))}</p>
      ${this.lockedView(this.#locked, this.refresh)}
    `;
  }

  #number(name: string, help?: string): TemplateResult {
    const [least, most] = NUMBERS[name] ?? this.kit.finder.numbers[name] ?? [0, 0];
    const edit = (event: Event) => {
      this.#kept.typed[name] = (event.target as HTMLInputElement).value;
    };
    return html`<div class="field">
      <label for="find-${name}">${this.words.find.numbers[name]}</label>
      <input
        id="find-${name}"
        type="number"
        min=${least}
        max=${most}
        ?required=${name !== "seed"}
        title=${help ?? nothing}
        .value=${this.#valueOf(name)}
        @input=${edit}
      />
    </div>`;
  }

  #valueOf(name: string): string {
    return this.#kept.typed[name] ?? (name === "seed" ? "" : `${this.kit.finder.initial(this.game, name)}`);
  }

  get #finds(): readonly Find[] {
    return this.#kept.finds[this.kit.kind];
  }

  #shelf(): TemplateResult | typeof nothing {
    const { find } = this.words;
    if (this.#finds.length === 0) return nothing;
    return html`<h3>${find.finds}</h3>
      <ul class="shelf">
        ${this.#finds.map(({ link, outcome }) => {
          const label = html`<span><b>${find.found(outcome)}</b></span>`;
          return html`<li>${this.gameButton(link, label)}</li>`;
        })}
      </ul>`;
  }

  readonly #begin = (event: Event): void => {
    event.preventDefault();
    this.#stop();
    this.#ended = null;
    this.#error = null;
    const isLonger = this.#kept.kind === "longer";
    try {
      this.#search = isLonger ? this.#searchLonger() : this.#searchNew();
    } catch (caught) {
      this.#error = solverError(caught);
      this.refresh();
      return;
    }
    let began = performance.now();
    const search = this.#search;
    let contested = true;
    const slice = () => {
      this.#progress = search.run(SLICE);
      const { status } = search;
      const elapsed = performance.now() - began;
      // A search for a longer win may find nothing for a long time and then succeed. So it counts as stuck only after
      // many tries, or after half of its time.
      const isStuck = isLonger ? this.#progress.tried > PATIENCE || elapsed > BUDGET / 2 : status === "stuck";
      if (contested && (status === "impossible" || (isStuck && status !== "found"))) {
        // A game that is hardly contested is better than none.
        contested = false;
        search.dropContested();
        slice();
        return;
      }
      if (status === "found" || status === "impossible") this.#end(status);
      else if (status === "stuck" && !contested) this.#end("stuck");
      else if (elapsed > BUDGET) this.#end("time");
      else this.#frame = requestAnimationFrame(slice);
      this.refresh();
    };
    this.#goOn = () => {
      began = performance.now();
      this.#ended = null;
      this.#isSearching = true;
      slice();
    };
    this.#goOn();
  };

  #searchNew(): Search {
    const { winner, food, typed } = this.#kept;
    const number = (name: string) => Number(this.#valueOf(name));
    // The mouse moves first, so its n-th move is ply 2n - 1, and the n-th move of the cat is ply 2n. If either player
    // may win, 2n plies are enough for n moves of the winner.
    const minPlies = Math.max(0, 2 * number("moves") - (winner === "mouse" ? 1 : 0));
    return this.kit.finder.search(this.game, {
      number,
      winner: winner === "any" ? null : winner,
      minPlies: winner === "limit" ? 0 : minPlies,
      food: food === "any" ? null : food,
      seed: typed.seed ? number("seed") : randomSeed(),
    });
  }

  /** A search for a game like the current one whose win takes longer. */
  #searchLonger(): Search {
    const { game, kit } = this;
    const locked = kit.written(game, this.#locked);
    const terms = locked === "" ? "" : new URLSearchParams({ locked }).toString();
    return kit.finder.longer(game, {
      winner: null,
      minPlies: (startVerdict(game)?.plies ?? 0) + 1,
      seed: randomSeed(),
      from: game.withKeys(game.link, { terms }),
    });
  }

  /** Ends the search and keeps the best game found, unless it is the current game or an earlier find. */
  #end(ended: Ended): void {
    if (ended === "reader" || ended === "time") this.#pause();
    else this.#stop();
    this.#ended = ended;
    const best = this.#progress;
    const known = [this.game.link, ...this.#finds.map(({ link }) => link)];
    if (best && ended !== "impossible" && !known.includes(best.link))
      this.#kept.finds[this.kit.kind] = [best, ...this.#finds].slice(0, KEPT);
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
