// <cm-puzzles>: the puzzle of the day, all puzzles, or the puzzle in the address.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { puzzleWordsOf } from "../i18n/puzzles";
import type { PageWords, PuzzleWords } from "../i18n/words";
import { PageElement } from "../lib/page-element";
import { save } from "../lib/save";
import { readJson, recall, recallForTab, remember, rememberForTab } from "../lib/storage";
import { NO_PICTURE, whenSeen } from "../lib/when-seen";
import { PROGRESS } from "../model/names";
import {
  counted,
  type Daily,
  dailyOf,
  type Effort,
  isSolved,
  levelReached,
  merged,
  type PuzzleProgress,
  readProgress,
  solvedOn,
  triedOf,
  writeProgress,
} from "../model/puzzle-progress";
import { isRecordOf, type PuzzleRecord } from "../model/puzzle-session";
import {
  dateAt,
  dateOf,
  dayOf,
  LEVELS,
  lastDayWith,
  levelOf,
  mixed,
  type Puzzle,
  type PuzzleList,
  puzzleOn,
} from "../model/puzzles";
import { addressOwner, writeAddress } from "../page/address";
import { boardKit } from "../page/board-kit";
import { GameKindEvent, MakeEvent, NoticeEvent } from "../page/events";
import type { Kit } from "../page/kit";
import { loadKit } from "../page/kits";
import { calendarView, monthOf } from "./calendar";
import { type Filter, filtersView, NO_FILTER, passes } from "./filters";
import { pathView } from "./path";
import { PuzzleView, standingOf } from "./puzzle-view";

/** The storage key of the current puzzle, for a reload. */
const KEPT = "puzzle";
/** The end of an address that shows a solved puzzle as solved. */
const SOLVED = "&solved";
/** The number of puzzles of a group that are shown at first, and the number that each press of "more" adds. */
const FIRST = 8;
const PORTION = 24;

export class PuzzlesPage extends PageElement {
  static override properties = {
    language: { attribute: false },
    view: { state: true },
    filter: { state: true },
    counts: { state: true },
    month: { state: true },
    progress: { state: true },
    told: { state: true },
    graphKit: { state: true },
    opening: { state: true },
  };
  declare language: Language;
  /** The displayed puzzle; null while the list is shown. */
  declare private view: PuzzleView | null;
  declare private filter: Filter;
  /** The number of displayed puzzles of each group, if more than the first few. */
  declare private counts: Readonly<Record<string, number>>;
  /** The month of the calendar. */
  declare private month: number;
  declare private progress: PuzzleProgress;
  /** The result of loading a file, and whether it was refused. */
  declare private told: { says: (words: PuzzleWords) => string; isRefused: boolean } | null;
  /** Loaded later, because the solver of graphs is large. */
  declare private graphKit: Kit | null;
  /** Whether a puzzle is loading. The list is hidden meanwhile, because it would only appear for a moment. */
  declare private opening: boolean;

  readonly #days: readonly string[];
  /** All puzzles in the order of the list; `#byId` has the same puzzles by id. */
  readonly #puzzles: readonly Puzzle[];
  readonly #byId: ReadonlyMap<string, Puzzle>;
  /** The path for beginners. */
  readonly #path: readonly Puzzle[];
  /** The thumbnails drawn so far. */
  readonly #pictures = new Map<string, TemplateResult>();

  constructor(list: PuzzleList, language: Language) {
    super();
    this.language = language;
    this.#days = list.days;
    this.#puzzles = mixed(list.puzzles);
    this.#byId = new Map(list.puzzles.map((puzzle) => [puzzle.id, puzzle]));
    this.#path = list.path.flatMap((id) => this.#byId.get(id) ?? []);
    this.view = null;
    this.filter = NO_FILTER;
    this.counts = {};
    this.month = monthOf(dateOf(this.#today));
    this.progress = readProgress(recall(PROGRESS)) ?? {};
    this.told = null;
    this.graphKit = null;
    this.opening = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", () => void this.#follow(), this.untilLeft);
    // Another tab may have recorded more progress.
    this.progress = merged(this.progress, readProgress(recall(PROGRESS)) ?? {});
    void this.#follow();
  }

  get #words(): PuzzleWords {
    return puzzleWordsOf(this.language);
  }

  get #page(): PageWords {
    return boardKit.words(this.language).page;
  }

  get #today(): number {
    return dayOf(Date.now());
  }

  get #idOfToday(): string {
    return puzzleOn(this.#today, this.#days);
  }

  #isOfToday({ id }: Puzzle): boolean {
    return id === this.#idOfToday;
  }

  /** The next step of the path; after its end, an easy puzzle. */
  get #easyOne(): Puzzle | undefined {
    return [...this.#path, ...this.#puzzles].find(({ id }) => !isSolved(this.progress, id));
  }

  get #daily(): Daily {
    return dailyOf(this.progress, this.#days, Date.now());
  }

  async #loadGraphs(): Promise<void> {
    try {
      this.graphKit = await loadKit("graph");
    } catch {
      // Without the kit, the list has no pictures of graphs. Opening a puzzle on a graph shows the error.
    }
  }

  /** Shows the puzzle that the address names by its id, `today` or `easy`; without a name, the list. */
  async #follow(): Promise<void> {
    const [, name] = /^#puzzle=([^&]*)/.exec(location.hash) ?? [];
    if (name === undefined) {
      if (location.hash.startsWith("#puzzles")) this.#show(null);
      return;
    }
    const id = name === "today" ? this.#idOfToday : name === "easy" ? this.#easyOne?.id : name;
    // With `easy` in the address, the browser's Back would lead to another puzzle once this puzzle is solved.
    if (name === "easy" && id) writeAddress(addressOwner(), `puzzle=${id}`);
    if (this.view?.puzzle.id === id) return;
    const puzzle = this.#byId.get(id ?? "");
    if (!puzzle) {
      this.#show(null);
      this.dispatchEvent(new NoticeEvent(() => puzzleWordsOf(this.language).unknown(name)));
      return;
    }
    await this.#open(puzzle);
  }

  async #open(puzzle: Puzzle): Promise<void> {
    const asked = location.hash;
    this.opening = this.view === null;
    // The list disappears while the kit loads, so its scroll position is stored first.
    if (this.opening) this.#scrolled = scrollY;
    try {
      const kit = await loadKit(puzzle.game);
      if (location.hash === asked)
        this.#show(
          new PuzzleView(puzzle, kit, this.#hostOf(puzzle), asked.endsWith(SOLVED) || this.#isOfToday(puzzle)),
        );
    } catch {
      this.dispatchEvent(new NoticeEvent((words) => words.notLoaded));
    }
    this.opening = false;
  }

  #hostOf(puzzle: Puzzle) {
    return {
      counts: (what: keyof Effort) => this.#keep(counted(this.progress, puzzle.id, what)),
      solved: () => this.#keep(solvedOn(this.progress, puzzle.id, dateAt(Date.now()))),
      tried: () => triedOf(this.progress, puzzle.id),
      kept: () => readJson(recallForTab(KEPT), isRecordOf(puzzle.id)),
      keep: (record: PuzzleRecord) => rememberForTab(KEPT, JSON.stringify(record)),
      name: () => this.#titleOf(puzzle),
      ofToday: () => (this.#isOfToday(puzzle) ? this.#daily : null),
      next: () => this.#next(puzzle),
      root: this,
    };
  }

  /** The scroll position of the list when a puzzle was opened. */
  #scrolled = 0;

  #show(view: PuzzleView | null): void {
    const before = this.view;
    if (before === view) return;
    this.view = view;
    if (before) {
      before.play.stop();
      if (before.play.now.kind === "solved") rememberForTab(KEPT, "");
      // The view of this puzzle may still be about to render.
      requestAnimationFrame(() => before.play.free());
    }
    if (view) this.dispatchEvent(new GameKindEvent(view.puzzle.game));
    this.dispatchEvent(new NoticeEvent(null));
    window.scrollTo(0, 0);
    void this.#announce(view ? 0 : this.#scrolled);
  }

  /** Restores the scroll position of the list, and the focus, because the focused link may have disappeared. */
  async #announce(top: number): Promise<void> {
    await this.updateComplete;
    if (top > 0) window.scrollTo(0, top);
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && navigator.userActivation?.hasBeenActive)
      this.querySelector<HTMLElement>(".puzzle-heading")?.focus({ preventScroll: true });
  }

  /** Stores the progress, together with what other tabs have stored. */
  #keep(progress: PuzzleProgress): void {
    this.progress = merged(progress, readProgress(recall(PROGRESS)) ?? {});
    remember(PROGRESS, writeProgress(this.progress));
  }

  /**
   * The next unsolved puzzle of the path or of the filtered list; null if there is none. After the puzzle of the day,
   * which may be hard, the next puzzle is no harder than the puzzles that the reader solves, if possible.
   */
  #next(puzzle: Puzzle): Puzzle | null {
    const after = this.#puzzles.indexOf(puzzle) + 1;
    const others = [...this.#puzzles.slice(after), ...this.#puzzles.slice(0, after - 1)];
    const open = others.filter(({ id }) => !isSolved(this.progress, id));
    const isToday = this.#isOfToday(puzzle);
    const hardest = isToday ? levelReached(this.progress, this.#puzzles, puzzle) : LEVELS.length;
    const isFiltered = this.filter !== NO_FILTER;
    const isOnPath = !isFiltered && (this.#path.includes(puzzle) || (isToday && this.#daily.isBeginner));
    const step = isOnPath ? this.#path.find((each) => open.includes(each)) : undefined;
    // Steps of the path are offered only in the order of the path.
    const isOffered = (each: Puzzle) =>
      isFiltered ? passes(each, this.filter, this.progress) : !this.#path.includes(each);
    return (
      step ?? open.find((each) => LEVELS.indexOf(levelOf(each.grade)) <= hardest && isOffered(each)) ?? open[0] ?? null
    );
  }

  /** The level of a puzzle and its number among the puzzles of this level. */
  #nameOf(puzzle: Puzzle): string {
    const level = levelOf(puzzle.grade);
    const ofLevel = this.#puzzles.filter(({ grade }) => levelOf(grade) === level);
    return this.#words.name(level, ofLevel.indexOf(puzzle) + 1);
  }

  /** The name of a puzzle, with its step of the path, or with the latest day on which it was the puzzle of the day. */
  #titleOf(puzzle: Puzzle): string {
    const words = this.#words;
    const day = lastDayWith(puzzle.id, this.#today, this.#days);
    const name = this.#nameOf(puzzle);
    const step = this.#path.indexOf(puzzle);
    if (day === this.#today) return `${this.#page.daily.today} · ${name}`;
    if (step >= 0) return `${words.path.step(step + 1, this.#path.length)} · ${name}`;
    return day === null ? name : `${words.puzzleOf(dateOf(day))} · ${name}`;
  }

  protected override render(): TemplateResult {
    if (this.view) return this.view.render(this.language);
    return this.opening ? html`<p class="puzzles"></p>` : this.#all();
  }

  #all(): TemplateResult {
    const words = this.#words;
    const { progress } = this;
    const today = this.#today;
    const tried = this.#puzzles.filter(({ id }) => progress[id] && !isSolved(progress, id));
    const solved = this.#puzzles.filter(({ id }) => isSolved(progress, id)).length;
    const path = pathView(this.#path, ({ id }) => isSolved(progress, id), words);
    const { isBeginner } = this.#daily;
    return html`<div class="puzzles">
      <div class="question">
        <h2 class="puzzle-heading" tabindex="-1">${words.title}</h2>
        <p>${words.about}</p>
      </div>
      ${isBeginner ? path : nothing}
      <div class="days">
        ${this.#todayCard(today, words)}
        <details class="other-days">
          <summary>${words.calendar}</summary>
          ${calendarView(this.month, today, this.#days, progress, words, (month) => {
            this.month = month;
          })}
        </details>
      </div>
      ${isBeginner ? nothing : path}
      ${tried.length > 0 ? html`<section><h3>${words.unfinished}</h3>${this.#group("unfinished", words.unfinished, tried, words)}</section>` : nothing}
      ${this.#listView(words)}
      <section>
        <h3>${words.progress}</h3>
        <p>${words.count(solved, this.#puzzles.length)} ${words.progressAbout}</p>
        ${this.#files(words)}
      </section>
    </div>`;
  }

  #todayCard(today: number, words: PuzzleWords): TemplateResult | typeof nothing {
    const days = this.#days;
    const puzzle = this.#byId.get(puzzleOn(today, days));
    if (!puzzle) return nothing;
    const { isSolved: done, isBeginner } = this.#daily;
    const { daily } = this.#page;
    const standing = standingOf(this.#daily, this.#page, words);
    const level = levelOf(puzzle.grade);
    return html`<section class="today" aria-labelledby="today">
      ${this.#picture(puzzle)}
      <div>
        <h3 id="today">${daily.today} <small>${words.date(dateOf(today))}</small></h3>
        <p>${words.task(puzzle.kind, puzzle.game)} · ${words.level[level]} ${done ? html`<span class="seal proved">✓ ${words.done}</span>` : nothing}</p>
        ${today >= days.length ? html`<p class="quiet">${words.again}</p>` : nothing}
        ${standing === "" ? nothing : html`<p class="quiet">${standing}</p>`}
        <a class="plain main" href="#puzzle=${puzzle.id}${done ? SOLVED : ""}">${done ? words.lookAgain : words.solveIt}</a>
        ${isBeginner && !done && level !== "easy" ? html`<a href="#puzzle=easy">${daily.easy}</a>` : nothing}
      </div>
    </section>`;
  }

  #listView(words: PuzzleWords): TemplateResult {
    const found = this.#puzzles.filter((puzzle) => passes(puzzle, this.filter, this.progress));
    const make = () => this.dispatchEvent(new MakeEvent(this.filter.game === "graph" ? "graph" : "board"));
    const choose = (filter: Filter) => {
      this.filter = filter;
      this.counts = {};
    };
    return html`<section>
      <div class="list-heading">
        <h3>${words.list}</h3>
        <p class="quiet" role="status">${found.length === 0 ? words.none : words.shown(found.length)}</p>
        <button type="button" class="plain" @click=${make}>${this.#page.opener.puzzle}</button>
      </div>
      ${filtersView(this.filter, words, choose)}
      ${LEVELS.map((level) => {
        const ofLevel = found.filter(({ grade }) => levelOf(grade) === level);
        if (ofLevel.length === 0) return nothing;
        const title = words.level[level];
        return html`<h4>${title}</h4>
          ${this.#group(level, title, ofLevel, words)}`;
      })}
      <p class="quiet">${words.levelAbout}</p>
    </section>`;
  }

  /** The first puzzles of a group, and a button for more. */
  #group(name: string, title: string, puzzles: readonly Puzzle[], words: PuzzleWords): TemplateResult {
    const count = this.counts[name] ?? FIRST;
    const more = () => {
      this.counts = { ...this.counts, [name]: count + PORTION };
    };
    return html`<ul class="gallery">
        ${puzzles.slice(0, count).map((puzzle) => this.#card(puzzle, words))}
      </ul>
      ${
        puzzles.length > count
          ? html`<button type="button" class="plain more" aria-label="${words.more}: ${title}" @click=${more}>${words.more}</button>`
          : nothing
      }`;
  }

  #card(puzzle: Puzzle, words: PuzzleWords): TemplateResult {
    const done = isSolved(this.progress, puzzle.id);
    return html`<li>
      <a href="#puzzle=${puzzle.id}">
        ${whenSeen(() => this.#picture(puzzle))}
        <span>
          <b>${words.task(puzzle.kind, puzzle.game)}</b>
          <span>${this.#nameOf(puzzle)}</span>
          ${done ? html`<span class="seal proved">✓ ${words.done}</span>` : nothing}
        </span>
      </a>
    </li>`;
  }

  #picture(puzzle: Puzzle): TemplateResult {
    const kit = puzzle.game === "board" ? boardKit : this.graphKit;
    if (!kit) void this.#loadGraphs();
    const picture = this.#pictures.get(puzzle.id) ?? kit?.thumbnail(puzzle.link);
    if (picture) this.#pictures.set(puzzle.id, picture);
    return picture ?? NO_PICTURE;
  }

  // Files

  #files(words: PuzzleWords): TemplateResult {
    const { told } = this;
    const file = () => new Blob([writeProgress(this.progress)], { type: "application/json" });
    return html`<p class="row">
        <button type="button" class="plain" @click=${() => save(file(), "cat-and-mouse-progress.json")}>${words.save}</button>
        <label class="plain file">
          <input type="file" class="unseen" accept=".json,application/json" @change=${(event: Event) => void this.#load(event)} />
          ${words.load}
        </label>
      </p>
      <p class=${told?.isRefused ? "refused" : ""} role=${told?.isRefused ? "alert" : "status"}>${told?.says(words) ?? ""}</p>`;
  }

  async #load(event: Event): Promise<void> {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    if (!file) return;
    const loaded = readProgress(await file.text());
    // Allows choosing the same file again.
    field.value = "";
    if (loaded) {
      this.#keep(merged(this.progress, loaded));
      const count = Object.keys(loaded).length;
      this.told = { says: (words) => words.loaded(count), isRefused: false };
    } else this.told = { says: (words) => words.notProgress(file.name), isRefused: true };
  }
}

customElements.define("cm-puzzles", PuzzlesPage);
