// <cm-records>: the longest known forced wins, as thumbnails that open in Solve and as a plot, and a comparison
// with the reader's own game.
import type { CatMouseError } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { recordsWordsOf } from "../i18n/records";
import { movesOfWinner } from "../i18n/step";
import { vocabularyOf } from "../i18n/vocabulary";
import type { RecordsWords } from "../i18n/words";
import { choiceOf } from "../lib/choice";
import { solverError } from "../lib/errors";
import { PageElement } from "../lib/page-element";
import { save } from "../lib/save";
import { recallForTab, rememberForTab } from "../lib/storage";
import { whenSeen } from "../lib/when-seen";
import type { Game } from "../model/game";
import { type Kind, WINNER_OF_KIND, type WinRecord } from "../model/win-record";
import { NoticeEvent, SayEvent } from "../page/events";
import type { Kit } from "../page/kit";
import { gameSwitch, type Links } from "../page/question-line";
import { jumpsOf } from "../panels/rules";
import { barPlot, pointPlot } from "./plot";
import { asCsv, KINDS, kindsOf, type Lengths, lengthsOf, placesOf, RECORDS, SHAPES, textOf } from "./records";

/** The storage key of the last kind chosen, for both games. */
const KIND = "record kind";

/** The result of comparing a pasted game: an error of the text, or sentences. */
type Compared = { error: CatMouseError } | { says: (words: RecordsWords) => string[] };

export class RecordsPage extends PageElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    kind: { state: true },
    plot: { state: true },
    lengths: { state: true },
    compared: { state: true },
  };
  declare language: Language;
  declare links: Links;
  declare private kind: Kind;
  /** A shape whose lengths are plotted; `"places"` for the records by size. */
  declare private plot: string;
  /** The plotted lengths; null until they are loaded. */
  declare private lengths: Lengths | null;
  declare private compared: Compared | null;

  readonly #kit: Kit;
  /** The game into which each record and each pasted text is loaded. */
  readonly #game: Game;
  readonly #all: readonly WinRecord[];
  /** The links and the jumps of the records shown so far. */
  readonly #found = new Map<string, { link: string; terms: string }>();

  constructor(kit: Kit, language: Language) {
    super();
    this.language = language;
    this.#kit = kit;
    this.#game = kit.open(kit.first);
    this.#all = RECORDS[kit.kind];
    this.kind = kit.kind === "board" ? "hunt" : "mouse";
    this.plot = "places";
    this.lengths = null;
    this.compared = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const kept = recallForTab(KIND);
    this.kind = KINDS.find((kind) => kind === kept) ?? this.kind;
  }

  get #words(): RecordsWords {
    return recordsWordsOf(this.language);
  }

  #foundOf(record: WinRecord): { link: string; terms: string } {
    const key = `${this.language} ${record.case}`;
    const known = this.#found.get(key);
    if (known) return known;
    this.#game.paste(textOf(record));
    const { page } = vocabularyOf(this.language);
    // The link opens Solve at the tab of the best line.
    const title = this.#words.heading(record.kind, record.size, sealOf(record));
    const link = this.#game.withKeys(this.#game.link, { view: "line", title });
    const found = { link, terms: jumpsOf(this.#game, page) };
    this.#found.set(key, found);
    return found;
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const { page } = vocabularyOf(this.language);
    const records = this.#all
      .filter(({ kind }) => kind === this.kind)
      .sort((one, other) => other.plies - one.plies || placesOf(one.size) - placesOf(other.size));
    return html`<div class="records">
      <div class="question"><h2>${words.title}</h2>${gameSwitch(page, this.links, this.#kit.kind)}</div>
      ${choiceOf(words.kinds, "record-kind", this.kind, words.kind, (kind) => {
        this.kind = kind;
        rememberForTab(KIND, kind);
      })}
      <p>${words.kindAbout(this.kind, this.#kit.kind)}</p>
      <details class="counted">
        <summary>${words.counted}</summary>
        <p>${words.about[this.#kit.kind]}</p>
        <dl class="kinds">
          ${KINDS.map((kind) => html`<div><dt>${words.kind[kind]}</dt> <dd>${words.kindAbout(kind, this.#kit.kind)}</dd></div>`)}
        </dl>
        <p>${words.sealAbout[this.#kit.kind]}</p>
      </details>
      ${records.length === 0 ? html`<p>${words.none}</p>` : nothing}
      <ul class="gallery">
        ${records.map((record) => this.#card(record, words))}
      </ul>
      ${this.#plots(words)} ${this.#compareForm(words)}
      <section>
        <h3>${words.downloads}</h3>
        <p class="row">
          ${this.#download("csv", "text/csv", words)} ${this.#download("json", "application/json", words)}
        </p>
      </section>
    </div>`;
  }

  #card(record: WinRecord, words: RecordsWords): TemplateResult {
    const { link, terms } = this.#foundOf(record);
    const seal = sealOf(record);
    return html`<li>
      <a href="#${link}" title=${record.from}>
        ${whenSeen(() => this.#kit.thumbnail(link))}
        <span>
          <b>${words.moves(WINNER_OF_KIND[record.kind], record.plies)}</b>
          <span>${words.size(record.size)} · ${words.plies(record.plies)}</span>
          ${terms ? html`<span class="quiet">${terms}</span>` : nothing}
          <span class="seal ${seal}">${words.seal[seal]}</span>
        </span>
      </a>
    </li>`;
  }

  // Plots

  #plots(words: RecordsWords): TemplateResult {
    const { kind: game } = this.#kit;
    const shapes = SHAPES.map((shape) => [shape, words.plot.lengths(shape)]);
    const names: Record<string, string> = { places: words.plot.places[game], ...Object.fromEntries(shapes) };
    const { lengths } = this;
    return html`<section>
      <h3>${words.plots}</h3>
      ${
        game === "board"
          ? choiceOf(words.plots, "record-plot", this.plot, names, (plot) => void this.#choosePlot(plot))
          : nothing
      }
      ${lengths?.shape === this.plot ? this.#lengthsPlot(lengths, words) : this.#placesPlot(words)}
    </section>`;
  }

  async #choosePlot(plot: string): Promise<void> {
    try {
      if (SHAPES.includes(plot)) this.lengths = await lengthsOf(plot);
      this.plot = plot;
    } catch {
      this.dispatchEvent(new NoticeEvent((words) => words.notLoaded));
    }
  }

  #placesPlot(words: RecordsWords): TemplateResult {
    const { kind: game } = this.#kit;
    const records = this.#all.filter(({ kind }) => kind === this.kind);
    const names = { x: game === "board" ? words.axes.cells : words.axes.nodes, y: words.axes.moves };
    const winner = WINNER_OF_KIND[this.kind];
    const points = records.map(({ size, plies, proved }) => ({
      x: placesOf(size),
      y: movesOfWinner(winner, plies, "mouse"),
      isFull: proved,
      title: `${words.size(size)}: ${words.moves(winner, plies)}, ${words.seal[proved ? "proved" : "known"]}`,
    }));
    const rows = [...records]
      .sort((one, other) => placesOf(one.size) - placesOf(other.size))
      .map(({ size, plies, proved }) => [
        words.size(size),
        `${movesOfWinner(winner, plies, "mouse")}`,
        `${plies}`,
        words.seal[proved ? "proved" : "known"],
      ]);
    return html`<figure>
      <figcaption>
        <b>${words.kind[this.kind]}</b>
        ${points.some(({ isFull }) => isFull) ? html`<span class="plot-key full"></span> ${words.seal.proved}` : nothing}
        <span class="plot-key open"></span> ${words.seal.known}
      </figcaption>
      ${pointPlot(words.plot.places[game], names, points)}
      ${table(words.table, ["", names.y, words.axes.plies, ""], rows)}
    </figure>`;
  }

  #lengthsPlot({ shape, mouse, cat }: Lengths, words: RecordsWords): TemplateResult {
    const bars = (winner: "mouse" | "cat", lengths: Lengths["mouse"]) =>
      lengths.map(([plies, count]) => ({
        // The cat's bars stand half a move after the mouse's.
        x: plies / 2,
        plies,
        count,
        kind: winner,
        title: `${words.moves(winner, plies)}, ${words.winner[winner]}: ${count.toLocaleString(this.language)}`,
      }));
    const rows = [...bars("mouse", mouse), ...bars("cat", cat)]
      .sort((one, other) => one.x - other.x)
      .map(({ plies, count, kind }) => [
        `${movesOfWinner(kind, plies, "mouse")}`,
        `${plies}`,
        words.winner[kind],
        count.toLocaleString(this.language),
      ]);
    const label = words.plot.lengths(shape);
    return html`<figure>
      <figcaption><span class="plot-key mouse"></span> ${words.winner.mouse} <span class="plot-key cat"></span> ${words.winner.cat}</figcaption>
      ${barPlot(label, { x: words.axes.moves, y: words.axes.gamesTenfold }, [...bars("mouse", mouse), ...bars("cat", cat)])}
      ${table(words.table, [words.axes.moves, words.axes.plies, "", words.axes.games], rows)}
    </figure>`;
  }

  // The reader's own game

  #compareForm(words: RecordsWords): TemplateResult {
    const { compared, language } = this;
    const { page } = vocabularyOf(language);
    const said = compared && ("error" in compared ? [page.error(compared.error)] : compared.says(words));
    const isRefused = compared !== null && "error" in compared;
    return html`<section>
      <h3>${words.longer.title}</h3>
      <form class="own-record" @submit=${(event: Event) => this.#compare(event)}>
        <label for="own-record">${words.longer.label}</label>
        <textarea
          id="own-record"
          rows="6"
          spellcheck="false"
          autocapitalize="off"
          aria-invalid=${isRefused ? "true" : "false"}
          aria-describedby="own-record-help"
        ></textarea>
        <p id="own-record-help" class="quiet">${words.longer.help[this.#kit.kind]}</p>
        <button class="plain main">${words.longer.check}</button>
        ${said?.map((sentence) => html`<p class=${isRefused ? "refused standing" : "standing"}>${sentence}</p>`)}
      </form>
    </section>`;
  }

  #compare(event: Event): void {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    try {
      this.#game.paste(field?.value ?? "");
      this.compared = { says: this.#standings() };
      this.dispatchEvent(new SayEvent(this.compared.says(this.#words).join(" ")));
    } catch (caught) {
      const error = solverError(caught);
      this.compared = { error };
      this.dispatchEvent(new SayEvent(vocabularyOf(this.language).page.error(error)));
    }
  }

  /** The rank of the pasted game on each list that its win belongs to. */
  #standings(): (words: RecordsWords) => string[] {
    const { solution, start, places, cols } = this.#game;
    if (!solution || !start) return (words) => [words.incomplete];
    const result = solution.result(start);
    const win = result.forced === undefined ? result : result.forced;
    const plies = win?.plies ?? null;
    if (plies === null || !win?.winner) return (words) => [words.draw];
    const kinds = kindsOf(solution.reason(start).code);
    if (kinds.length === 0) return (words) => [words.walk(plies)];
    // A board and its rotation by 90 degrees share a record.
    const sides = cols > 0 ? [places / cols, cols].sort((one, other) => one - other) : [places];
    const size = sides.join("x");
    return (words) =>
      kinds.map((kind) => {
        const record = this.#all.find((each) => each.kind === kind && each.size === size);
        const longest = record?.plies ?? 0;
        const order = !record ? "first" : plies > longest ? "longer" : plies < longest ? "shorter" : "equal";
        return words.standing(kind, size, plies, order, record);
      });
  }

  #download(format: "csv" | "json", type: string, words: RecordsWords): TemplateResult {
    const name = `${this.#kit.kind}s.${format}`;
    const saveAll = () => {
      const text = format === "csv" ? asCsv(this.#all) : `${JSON.stringify(this.#all, null, 2)}\n`;
      save(new Blob([text], { type }), name);
    };
    return html`<button type="button" class="plain" @click=${saveAll}>${words.download[format]}</button>`;
  }
}

/** Whether a longer win is proved to be impossible, or this win is only the longest that is known. */
function sealOf({ proved }: WinRecord): "proved" | "known" {
  return proved ? "proved" : "known";
}

function table(title: string, heads: string[], rows: string[][]): TemplateResult {
  return html`<details>
    <summary>${title}</summary>
    <div class="scrolled" tabindex="0" role="region" aria-label=${title}>
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(([first, ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
        </tbody>
      </table>
    </div>
  </details>`;
}

customElements.define("cm-records", RecordsPage);
