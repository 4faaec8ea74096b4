// <cm-solve>: a game to edit, with who wins, how and why. It is shown with the kit of its kind, and keeps the address in step with the game.
import { readLinkKeys } from "cat-and-mouse";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { GameVocabulary } from "../i18n/game-vocabulary";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { Copier } from "../lib/copy";
import { solverError } from "../lib/errors";
import { menuView } from "../lib/menu";
import { randomSeed } from "../lib/seed";
import { readJson, recall, recallForTab, remember, rememberForTab } from "../lib/storage";
import { isMeantElsewhere } from "../lib/undo-keys";
import { arrowsOf } from "../model/arrows";
import {
  type Action,
  type Assignment,
  type Hint,
  isHidden,
  isTask,
  isWorking,
  NOTHING_ASKED,
  next,
  type Step,
} from "../model/assignment";
import type { Game, Progress } from "../model/game";
import { DIFFICULTIES, type DialogName, type ViewName } from "../model/names";
import { pushAddress, readAddress, siteOf, writeAddress } from "../page/address";
import { type Cases, type CasesView, type DialogContext, isCases } from "../page/dialogs/dialog";
import { type AnalyseEvent, type Notice, NoticeEvent, OpenEvent, SayEvent } from "../page/events";
import { GameController } from "../page/game-controller";
import type { Kit } from "../page/kit";
import { type Links, questionLine } from "../page/question-line";
import { hidesAnswer, isAbout, type Task, taskOf } from "../page/task";
import { answerView, explainedView } from "../panels/answer";
import type { Expectation, Expecting } from "../panels/expected";
import { goalView, refusedProgress } from "../panels/goal";
import { hintView } from "../panels/hint";
import { startOverView, undoRedoView, undoView } from "../panels/history";
import { moreTabs } from "../panels/more-tabs";
import { factsOf, questionView, rightOf } from "../panels/question";
import { announcement, type Edit } from "../panels/said";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import type { View } from "../panels/views/view";
import { allViews } from "../panels/views/views";

/** The views behind More. */
const MORE_VIEWS: readonly ViewName[] = ["solving", "statistics"];

export class SolvePage extends LitElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    cases: { state: true },
    task: { state: true },
    showsWhy: { state: true },
    expectation: { state: true },
  };
  declare language: Language;
  /** Where this part is for each game. */
  declare links: Links;
  /** The test cases that were pasted, if there were several. */
  declare private cases: Cases | null;
  /** What the link asked for; it is kept while another game is looked at. */
  declare private task: Task | null;
  /** Whether it is drawn why the outcome is what it is. */
  declare private showsWhy: boolean;
  /** What the reader expected, while the panel about it is open. */
  declare private expectation: Expectation | null;
  readonly kit: Kit;
  readonly game: Game;
  readonly #views;
  readonly #control: GameController<PageWords>;
  readonly #copier = new Copier();
  /** The link of the game that the reader chose: that came with a link or out of a dialog, or is to be played. */
  chosen: string | null = null;
  /** Whether the reader has asked to play it, until Play has begun. */
  asksToPlay = false;
  #casesView: CasesView | null = null;
  /** The game that need not be kept for the next visit: it was kept before, or is only an example. */
  #known: string;
  #unbind = () => {};
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(kit: Kit, language: Language) {
    super();
    this.language = language;
    this.links = { board: "#board", graph: "#graph" };
    this.cases = null;
    this.task = null;
    this.showsWhy = false;
    this.expectation = null;
    this.kit = kit;
    this.#views = allViews(kit.whatIf());
    this.#control = new GameController<PageWords>(this, {
      words: () => this.#words.page,
      views: () => this.#views,
      changed: () => this.#scheduleAddress(),
      say: (text) => this.dispatchEvent(new SayEvent(text)),
    });
    const { game, isLinked } = this.#firstGame();
    this.game = game;
    this.#known = game.link;
    this.#control.touched = matchMedia("(pointer: coarse)").matches;
    this.#control.game = game;
    if (isLinked) {
      this.#choose();
      this.#follow(readAddress());
      this.notice = this.#fault;
    }
    // Without them the page is as good.
    this.#recallCases().catch(() => {});
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const bound = new AbortController();
    const options = { signal: bound.signal };
    document.addEventListener("keydown", (event) => this.#keydown(event), options);
    this.addEventListener(
      "edit-end",
      (event) => this.#edited((event as CustomEvent<Edit | null>).detail ?? {}),
      options,
    );
    this.addEventListener("tool-chosen", this.#control.toolChosen, options);
    this.#unbind = () => bound.abort();
    if (location.hash === `#${this.kit.kind}`) this.#scheduleAddress();
    // What is drawn has let go of its canvas while something else was shown.
    this.#control.render();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.game.pause();
    this.#unbind();
  }

  get #words(): GameVocabulary {
    return this.kit.words(this.language);
  }

  // What is shown

  protected override render(): TemplateResult {
    const { game, kit, askedTask: task, asked } = this;
    const words = this.#words.page;
    const { revision, editing, touched } = this.#control;
    const facts = factsOf(game, "mouse");
    const { progress } = facts;
    const views = this.#shownViews(progress);
    const view = views[this.#viewName];
    const asks = isHidden(asked);
    // A stray press must not change the game of a puzzle, and so show who wins.
    const isPuzzle = asks && asked.kind !== "exercise";
    // What an exercise asks for is found before it is analysed.
    const works = isWorking(asked, facts);
    const isOpen = game.verdict !== null && !asks && !works;
    const why = this.showsWhy && isOpen && !game.tried ? kit.why(game, words) : null;
    // What shows why has arrows of its own, besides a move that was made instead.
    const arrows = why
      ? [...why.arrows, ...arrowsOf(game).slice(game.ply < game.playedByHand ? -1 : Infinity)]
      : (view.arrows?.(game) ?? arrowsOf(game));
    const look = {
      revision,
      marks: why ? why.marks : isOpen ? (view.marks?.(game, words) ?? null) : null,
      edges: isOpen && !why ? (view.edges?.(game, words) ?? []) : [],
      progress,
      route: why?.route ?? null,
      arrows: isOpen ? arrows : [],
      editing,
      readonly: isPuzzle,
      tap: (place: number) => isOpen && !why && (view.tap?.(game, words, place) ?? false),
    };
    const state = `${editing ? "editing" : ""} ${touched ? "touched" : ""} ${why ? "explains" : ""}`;
    return html`<div class="solve ${state}" @pointerdown=${this.#control.touch}>
        ${questionLine(words, words.question, this.links, game)} ${this.#casesRow()}
        <div class="result">
          ${task && task.title !== "" ? html`<h2 class="puzzle-title">${task.title}</h2>` : nothing}
          ${task && !asks && readLinkKeys(task.address).hide ? html`<p class="told">${rightOf(asked, words) || words.answer}</p>` : nothing}
          ${
            progress
              ? html`${goalView(refusedProgress(progress, asked, game), words, { turn: "mouse", hidden: asks, isAlone: works })} ${asks ? nothing : this.#goalHelp(progress, words, works)}`
              : nothing
          }
          ${
            asks
              ? questionView(asked, words, game, "mouse", (action) => this.#answer(action))
              : works
                ? nothing
                : answerView(game, words, {
                    reason: kit.reason(game, words),
                    why,
                    toggle: () => this.#toggleWhy(),
                    expecting: this.#expecting,
                  })
          }
        </div>
        <div class="drawn">
          <div class="canvas">${kit.surface(game, words, look)}</div>
          ${this.#controls(words, isPuzzle)}
        </div>
        <div class="transport ${view.hasSteps ? "idle" : ""}">${isOpen ? stepsView(game, words, { slider: true }) : nothing}</div>
        <div class="play">${isOpen ? this.#tabs(words, views) : nothing}</div>
        ${why ? explainedView(game, words, why) : nothing}
        ${this.#bar(words, { isPuzzle, isWorking: works })}
      </div>`;
  }

  /** In an exercise, What if tells the answer: it is hidden until the exercise is solved, or the reader asks for it. */
  #shownViews(progress: Progress | null): Record<ViewName, View<PageWords>> {
    const { asked } = this;
    if (asked.kind !== "exercise" || !isTask(progress) || asked.spoiled) return this.#views;
    const show = () => this.#say(this.#do({ do: "spoil" }));
    const panel = (_: Game, words: PageWords) => html`<div class="spoils">
      <p>${words.exerciseHelp.spoils}</p>
      <button type="button" class="plain" @click=${show}>${words.exerciseHelp.show}</button>
    </div>`;
    return { ...this.#views, "what-if": { panel } };
  }

  /** What helps with an exercise. */
  #goalHelp(progress: Progress, words: PageWords, isWorking: boolean): TemplateResult {
    const { asked } = this;
    const given = asked.kind === "exercise" ? asked.hint : null;
    const tell = (hint: Hint) => this.#say(this.#do({ do: "hint", hint }));
    return html`<div class="row goal-help">
      ${isTask(progress) ? hintView(this.game, progress, words, given, tell) : nothing} ${startOverView(this.game, words, this.#act)}
      ${progress.isMet ? this.#handInView(words) : nothing}
      ${isWorking ? html`<button type="button" class="plain" @click=${() => this.#answer({ do: "analyse" })}>${words.exerciseHelp.analyse}</button>` : nothing}
    </div>`;
  }

  #handInView(words: PageWords): TemplateResult {
    const link = `${siteOf()}#${this.#sharedLink}`;
    return html`<button type="button" class="plain" @click=${() => this.#copy(link)}>
        ${this.#copier.hasCopied(link) ? words.copying.copied : words.exerciseHelp.handIn}
      </button>
      ${
        this.#copier.wasRefused(link)
          ? html`<p class="refused" role="alert">${words.copying.refused}</p>
              <textarea id="hand-in" readonly rows="3" aria-label=${this.#words.dialogs.share.forms.link} .value=${link}></textarea>`
          : nothing
      }`;
  }

  async #copy(link: string): Promise<void> {
    const done = await this.#copier.copy(link);
    this.requestUpdate();
    if (done) this.#control.say(this.#words.page.copying.copied);
    await this.updateComplete;
    this.querySelector<HTMLTextAreaElement>("#hand-in")?.select();
  }

  #tabs(words: PageWords, views: Record<ViewName, View<PageWords>>): TemplateResult {
    const open = (name: ViewName) => {
      this.#openView(name);
      void this.#showBelowBoard(".views", ".views");
    };
    const menu = moreTabs(words, MORE_VIEWS, this.#viewName, open);
    return tabsView(this.game, words, views, this.#viewName, open, { names: MORE_VIEWS, menu });
  }

  readonly #act = (change: () => void): void => {
    change();
    this.#edited();
  };

  /** What the game is made with. */
  #controls(words: PageWords, isPuzzle: boolean): TemplateResult {
    const { game, kit } = this;
    const { revision } = this.#control;
    const act = this.#act;
    const tools = kit.more(game, words, act, revision);
    const palette = () =>
      html`<div class="palette">
        ${kit.tools(game, words)}
        <div class="row history">${undoRedoView(game, words, act)}</div>
        ${
          tools === nothing
            ? nothing
            : menuView(
                {
                  kind: "board-menu",
                  label: html`<span aria-hidden="true">⋯</span>`,
                  name: words.moreOfBoard,
                  stays: true,
                },
                tools,
              )
        }
      </div>`;
    // An exercise fixes what a puzzle does; it shows that before one tries.
    const isFixed = isPuzzle || game.progress("mouse") !== null;
    return html`<div class="controls">
      ${isPuzzle ? nothing : palette()}
      <div class="numbers">
        ${isFixed ? html`<p class="fixed">${kit.terms(game, words)}</p>` : kit.settings(game, words, revision)}
        <div class="boards">
          ${this.#newMenu(words)}
          ${this.#opener(words, "paste", "quiet-button")} ${this.#opener(words, "share", "quiet-button")}
        </div>
      </div>
      ${isFixed ? nothing : html`<p class="how-far">${kit.terms(game, words)}</p>`}
      <p class="hint">${isPuzzle ? nothing : this.#hint(words)}</p>
    </div>`;
  }

  #opener(words: PageWords, name: DialogName, kind = ""): TemplateResult {
    return html`<button type="button" class=${kind} @click=${() => this.#open(name)}>${words.opener[name]}</button>`;
  }

  /** Where another game comes from. */
  #newMenu(words: PageWords): TemplateResult {
    const { game, kit } = this;
    const begin = () => {
      this.#act(() => game.clear());
      // What is empty is drawn next, also by a finger.
      if (this.#control.touched && !this.#control.editing) this.#control.toggleEditing();
    };
    const surprise = (difficulty: (typeof DIFFICULTIES)[number]) =>
      html`<button type="button" @click=${() => this.#act(() => game.load(kit.surprise(difficulty, randomSeed())))}>
        ${words.surprise[difficulty]}
      </button>`;
    return menuView(
      { kind: "new", label: html`${words.newBoard} <small aria-hidden="true">▾</small>` },
      html`<button type="button" @click=${begin}>${words.emptyBoard}</button>
        ${DIFFICULTIES.map(surprise)}
        ${(["examples", "mine", "find"] as const).map((name) => this.#opener(words, name))}`,
    );
  }

  /** What one does most. Where the tools and settings are out of sight, Undo, New and Share are here. */
  #bar(words: PageWords, { isPuzzle, isWorking }: { isPuzzle: boolean; isWorking: boolean }): TemplateResult {
    const { editing } = this.#control;
    const edit = html`<button type="button" class="plain edit ${isWorking ? "main" : ""}" aria-pressed=${editing ? "true" : "false"} @click=${() => this.#toggleEditing()}>
        ${editing ? words.embedded.done : words.embedded.edit}
      </button>`;
    return html`<div class="bar">
      ${this.game.verdict ? html`<a class="plain ${isWorking ? "" : "main"}" href=${`#play=${this.kit.kind}`} @click=${() => this.#play()}>${words.playMyself}</a>` : nothing}
      ${isPuzzle ? nothing : [this.#newMenu(words), edit, undoView(this.game, words, this.#act)]} ${this.#opener(words, "share", "plain to-share")}
    </div>`;
  }

  /** How to draw, until something was drawn. */
  #hint(words: PageWords): string {
    const { game } = this;
    const remark = this.kit.remark?.(game, words);
    if (remark) return remark;
    if (game.wentBack) return words.wentBack;
    if (game.canUndo) return "";
    const { touched, editing } = this.#control;
    if (touched && !editing) return words.hintForFingers;
    // What is missing is said above the board, and nothing else.
    if (game.lack && game.lack.pieces.length > 0) return "";
    return game.progress("mouse")?.allowed == null ? words.hint(game.tool) : words.hintForWalls;
  }

  /** Whether it was edited before it was shown why, and is again afterwards. */
  #editsAgain = false;

  /** The tools and what explains the answer stand in one place below the game: one of them at a time. */
  #toggleEditing(): void {
    this.#control.toggleEditing();
    this.showsWhy = false;
    if (this.#control.editing) void this.#showBelowBoard(".palette", ".hint");
  }

  /** Where the board stays in sight, as on a phone: unless all from the first part to the last is in sight, the first moves right below the board. */
  async #showBelowBoard(first: string, last: string): Promise<void> {
    await this.updateComplete;
    const canvas = this.querySelector(".canvas");
    if (!canvas || getComputedStyle(canvas).position !== "sticky") return;
    const before = scrollY;
    this.querySelector(last)?.scrollIntoView({ block: "nearest" });
    const begin = this.querySelector(first);
    const isBehind = begin && begin.getBoundingClientRect().top < canvas.getBoundingClientRect().bottom;
    if (scrollY !== before || isBehind) begin?.scrollIntoView({ block: "start" });
  }

  /** Brings what has come into sight, also where the board stays there. */
  async #bringIntoSight(selector: string): Promise<void> {
    await this.#showBelowBoard(selector, selector);
    this.querySelector(selector)?.scrollIntoView({ block: "nearest" });
  }

  /** What was said last of what a finger has tapped. */
  #saidOfTap = "";

  protected override updated(): void {
    const said = this.querySelector(".tapped")?.textContent ?? "";
    if (said !== "" && said !== this.#saidOfTap) void this.#bringIntoSight(".tapped");
    this.#saidOfTap = said;
  }

  #toggleWhy(): void {
    const isShown = this.showsWhy;
    const { editing } = this.#control;
    if (isShown ? this.#editsAgain : editing) this.#control.toggleEditing();
    this.#editsAgain = !isShown && editing;
    this.showsWhy = false;
    if (isShown) return;
    this.#showWhy();
    this.game.pause();
    this.game.goTo(0);
  }

  /** What a tab draws stands where the reason is drawn: one of them at a time. */
  #showWhy(): void {
    const { marks, edges } = this.#views[this.#viewName];
    if (marks || edges) this.#openView("line");
    this.showsWhy = true;
  }

  /** The panel about what the reader expected; another game closes it. */
  get #expecting(): Expecting {
    const { game, expectation, kit } = this;
    return {
      note: kit.surprised?.(game, this.#words.page) ?? "",
      expectation: expectation?.about === game.verdict ? expectation : null,
      expect: (next) => {
        this.expectation = next;
        if (next) void this.#bringIntoSight(".expected");
      },
      preview: (next, shown, ply) => {
        this.#openView("line");
        this.expectation = next;
        game.goTo(ply);
        game.tryOut(shown);
        void this.#bringIntoSight(".expected");
      },
    };
  }

  get #viewName(): ViewName {
    return this.#control.viewName ?? "line";
  }

  #openView(name: ViewName): void {
    this.#do({ do: "leave" });
    this.showsWhy = false;
    this.expectation = null;
    this.#control.openView(name);
    this.#scheduleAddress();
  }

  /** They are kept as long as the tab is open, and so survive a reload. */
  #keepCases(cases: Cases | null): void {
    this.cases = cases;
    rememberForTab(`${this.kit.kind} cases`, JSON.stringify(cases));
  }

  /** The game as a case: what its answer depends on. */
  get #caseText(): string {
    return `${this.game.copy("leetcode")} ${this.game.moveLimit}`;
  }

  /** The cases of before a reload. Their row is loaded with the dialogs, as when they were pasted. */
  async #recallCases(): Promise<void> {
    const kept = readJson(recallForTab(`${this.kit.kind} cases`), isCases);
    if (!kept) return;
    this.#casesView = (await import("../page/dialogs/dialogs")).casesView;
    this.cases ??= kept;
  }

  /** The switch between pasted cases. */
  #casesRow(): TemplateResult | typeof nothing {
    const { cases, game } = this;
    if (!cases || !this.#casesView) return nothing;
    const show = (shown: number) => {
      const pasted = cases.all[shown];
      if (!pasted) return;
      game.load(pasted.link);
      this.#follow(pasted.link);
      this.#keepCases({ ...cases, shown, text: this.#caseText });
      this.#edited();
    };
    const close = () => this.#keepCases(null);
    const isShown = this.#caseText === cases.text;
    return this.#casesView(isShown ? cases : { ...cases, shown: -1 }, this.#words.dialogs, show, close);
  }

  /** The fragment of the link under Share. Of an exercise, it shows what was changed. */
  get #sharedLink(): string {
    const { game, askedTask: task } = this;
    return task?.asked.kind === "exercise"
      ? game.solutionLink(task.title, readLinkKeys(task.address).terms, task.about)
      : game.shownLink(this.#viewName);
  }

  // Dialogs

  #open(name: DialogName): void {
    this.#do({ do: "leave" });
    this.game.pause();
    this.dispatchEvent(new OpenEvent(name));
  }

  /** What a dialog needs that opens over this part; `close` closes it, and `refresh` renders it anew. */
  dialogContext(close: () => void, refresh: () => void): DialogContext {
    const { game, kit, askedTask: task } = this;
    return {
      game,
      kit,
      words: this.#words.dialogs,
      link: this.#sharedLink,
      task,
      done: (shown) => {
        close();
        const before = this.task;
        if (shown) this.#follow(shown);
        // Undo brings back a puzzle, with its question.
        this.task ??= before;
        this.#choose();
        this.#keepCases(null);
        this.#edited();
        // On a phone, what opens a dialog may be below the game.
        window.scrollTo(0, 0);
      },
      showCases: (all, view) => {
        this.#casesView = view;
        this.#keepCases(all.length > 0 ? { all, shown: 0, text: this.#caseText } : null);
      },
      refresh,
      picture: (look) => kit.picture(this, look),
    };
  }

  // What is said

  /** What is asked of the reader about the game that is shown. */
  get asked(): Assignment {
    return this.askedTask?.asked ?? NOTHING_ASKED;
  }

  #do(action: Action): Step {
    const task = this.askedTask;
    const step = next(this.asked, action, factsOf(this.game, "mouse"));
    if (task && step.now !== task.asked) this.task = { ...task, asked: step.now };
    return step;
  }

  #say(step: Step, done = ""): void {
    const { game } = this;
    const words = this.#words.page;
    const { origin, fromStart } = game;
    const linked = origin && !fromStart ? words.linked.about(origin.turn) : "";
    const said = announcement(step, game, words, { turn: "mouse", linked, done });
    if (said) this.#control.say(said);
  }

  /** An edit has ended, or another game is there: what was done and what came of it is said once, and what was said before is over. */
  #edited({ done = "", solves = true }: Partial<Edit> = {}): void {
    const step = this.#do({ do: "edit", solves });
    if (solves && !step.say.includes("refusal")) this.dispatchEvent(new NoticeEvent(this.#fault));
    this.#say(step, done);
  }

  /** Shows the moves of a match, which undo takes back to what was there. */
  async analyse({ link, moves, ply, showsWhy }: AnalyseEvent): Promise<void> {
    const { game } = this;
    if (game.originLink !== link) game.load(link);
    // Who has given up wants the answer.
    this.#do({ do: "reveal" });
    game.replay(moves, ply);
    if (showsWhy) this.#showWhy();
    pushAddress(this.link);
  }

  /** Tells what came of it, once it is shown. */
  async analysed(): Promise<void> {
    this.#edited();
    await this.updateComplete;
    this.querySelector<HTMLElement>("#view")?.focus({ preventScroll: true });
  }

  /** The address leads to Play. */
  #play(): void {
    this.#choose();
    this.asksToPlay = true;
  }

  #choose(): void {
    this.chosen = this.game.originLink;
  }

  // The address, and the game of the last visit

  /** The game of the address, which is kept for the next visit; else that of the last visit; else an example. */
  #firstGame(): { game: Game; isLinked: boolean } {
    const { kit } = this;
    try {
      const fragment = readAddress();
      if (kit.names(fragment)) {
        const game = kit.open(fragment);
        if (!readLinkKeys(fragment).hide) remember(kit.kind, game.link);
        return { game, isLinked: true };
      }
    } catch (caught) {
      const error = solverError(caught);
      this.notice = () => this.#words.page.badLinkAtStart(this.#words.page.error(error));
      return { game: kit.open(kit.first), isLinked: false };
    }
    try {
      return { game: kit.open(recall(kit.kind) ?? kit.first), isLinked: false };
    } catch (caught) {
      solverError(caught); // Something else has written there.
      return { game: kit.open(kit.first), isLinked: false };
    }
  }

  /** What was wrong with the address when the part was made. */
  notice: Notice = null;

  /** What is wrong with the exercise of the link. */
  get #fault(): Notice {
    const fault = this.askedTask?.fault;
    return fault ? () => this.#words.page.badExercise(this.#words.page.error(fault)) : null;
  }

  /** Shows what the address says. Back from elsewhere, the game is as it was left. */
  read(fragment: string, wasElsewhere: boolean): void {
    if (wasElsewhere && fragment === `#${this.link}`) return;
    try {
      this.game.load(fragment);
      this.#choose();
      // What was pasted before is about other games.
      if (this.cases) this.#keepCases(null);
      this.showsWhy = false;
      this.#follow(fragment);
      this.#edited();
    } catch (caught) {
      const error = solverError(caught);
      this.dispatchEvent(new NoticeEvent(() => this.#words.page.badLink(this.#words.page.error(error))));
    }
  }

  /** Shows the tab and the ply that a link names, and sets its task. */
  #follow(fragment: string): void {
    const { view, ply, hide } = readLinkKeys(fragment);
    this.task = taskOf(this.game, fragment);
    // An exercise is there to be drawn on, also by a finger.
    if (this.#control.touched && isTask(this.game.progress("mouse"))) this.#control.editing = true;
    // The game of a task is seen before it is analysed.
    if (view) this.#control.openView(view, { begins: !this.task });
    if (ply > 0 && !hide) this.game.goTo(ply);
  }

  /** What the link asked for, as long as its game is shown. */
  get askedTask(): Task | null {
    return this.task && isAbout(this.task, this.game) ? this.task : null;
  }

  /** What the reader answers, or asks to be shown: an answer that is right is explained. */
  async #answer(action: Action): Promise<void> {
    const step = this.#do(action);
    const { now } = step;
    if (rightOf(now, this.#words.page)) this.#showWhy();
    if (!isHidden(now)) this.dispatchEvent(new NoticeEvent(this.#fault));
    this.#say(step);
    this.#scheduleAddress();
    await this.updateComplete;
    const field = this.querySelector<HTMLInputElement>(".guesses input");
    field?.focus({ preventScroll: true });
    field?.select();
    if (!isHidden(now)) this.#focusVerdict();
  }

  /** The button that showed it is gone, and the focus is not to be lost with it. */
  #focusVerdict(): void {
    const title = this.querySelector<HTMLElement>("#verdict");
    if (title) title.tabIndex = -1;
    title?.focus({ preventScroll: true });
  }

  /** The fragment of a link to what is shown. A puzzle keeps its own; that of an exercise has what was changed, for a reload. */
  get link(): string {
    const task = this.askedTask;
    const isUnchanged = task?.asked.kind === "exercise" && this.game.link === task.about;
    return task && (hidesAnswer(task) || isUnchanged) ? task.address : this.#sharedLink;
  }

  /** The address follows the game, though not at every cell of a stroke: browsers allow only so many changes. */
  #scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#writeAddress(), 250);
  }

  #writeAddress(): void {
    const { game, kit } = this;
    writeAddress(`solve ${kit.kind}`, this.link);
    if (game.link === this.#known) return;
    this.#known = game.link;
    remember(kit.kind, game.link);
  }

  // Keys

  /** Letters choose a tool, wherever the focus is, unless something is typed there or a dialog is open. */
  #keydown(event: KeyboardEvent): void {
    if (isMeantElsewhere(event)) return;
    if (this.#control.key(event)) this.#edited();
    else if (event.key === "?" && !(event.altKey || event.ctrlKey || event.metaKey)) this.#open("help");
  }
}

customElements.define("cm-solve", SolvePage);
