// <cat-mouse-playground>: the page. It holds the game, shows its parts, and keeps the address in step with the board.
import { namesBoard, readLinkKeys } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { arrowsOf } from "../board/arrows";
import { addressOwner, giveAddressTo, pushAddress, readAddress, writeAddress } from "../host/address";
import { BoardController } from "../host/board-controller";
import "../board/board";
import type { BoardView } from "../board/board";
import { recall, remember } from "../lib/storage";
import { examples, FIRST_EXAMPLE } from "../model/examples";
import { Game } from "../model/game";
import { shownLink } from "../model/link";
import type { DialogName, Section, ViewName } from "../model/names";
import { exerciseMarks, goalView, heldInPlace } from "../panels/goal";
import { transformsView, undoRedoView } from "../panels/history";
import { questionView } from "../panels/question";
import type { SettingName } from "../panels/settings";
import type { Cases } from "./dialogs/cases";
import type { DialogContext } from "./dialogs/dialog";
import { headerView } from "./header";
import type { AnalyseEvent } from "./play/play";
import { isOwn, type OwnSection, type SectionElement, sectionElement, sectionOf } from "./sections";
import { isAbout, type Task, taskOf } from "./task";
import "../panels/settings";
import type { Language } from "../i18n/language";
import { chooseLanguage, LANGUAGES, preferredLanguage } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { loadLanguage, vocabularyOf } from "../i18n/vocabulary";
import { solverError } from "../lib/errors";
import { menuView } from "../lib/menu";
import { moreTabs } from "../panels/more-tabs";
import { proofMarks, proofOf, proofRoute } from "../panels/proof";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import { toolsView } from "../panels/tools";
import { answerView, verdictSentence } from "../panels/verdict";
import type { View } from "../panels/views/view";
import { views } from "../panels/views/views";

/** The views behind More. */
const MORE_VIEWS: readonly ViewName[] = ["solving", "statistics"];

const JUMP_SETTINGS: readonly SettingName[] = ["cat-jump", "mouse-jump"];
const SIZE_SETTINGS: readonly SettingName[] = ["rows", "columns", "move-limit"];

type Dialogs = typeof import("./dialogs/dialogs");

export class Playground extends LitElement {
  static override properties = {
    language: { state: true },
    notice: { state: true },
    dialogName: { state: true },
    cases: { state: true },
    task: { state: true },
    section: { state: true },
    showsWhy: { state: true },
  };
  declare private language: Language;
  /** A sentence at the top of the page, in the language that is current when it is shown. */
  declare private notice: ((words: PageWords) => string) | null;
  /** The dialog that is open. */
  declare private dialogName: DialogName | null;
  /** The test cases that were pasted, if there were several. */
  declare private cases: Cases | null;
  /** What the link asked for; it is kept while another board is looked at. */
  declare private task: Task | null;

  /** The part of the page that is shown. */
  declare private section: Section;
  /** Whether the board shows why the outcome is what it is. */
  declare private showsWhy: boolean;

  readonly #game: Game;
  readonly #board = new BoardController<PageWords>(this, {
    words: () => vocabularyOf(this.language).page,
    views: () => views,
    changed: () => this.#scheduleAddress(),
  });
  /** Loaded when the first dialog is opened. */
  #dialogs: Dialogs | null = null;
  /** The parts besides the board that have been opened. What is in them stays. */
  readonly #sections = new Map<OwnSection, SectionElement>();
  /** The board that need not be kept for the next visit: it was kept before, or is only an example. */
  #known: string;
  /** Until the part that the address names is there: the board would only be seen for a moment. */
  #begins: Promise<void> = Promise.resolve();
  #unbind = () => {};

  constructor() {
    super();
    this.language = preferredLanguage();
    this.notice = null;
    this.dialogName = null;
    this.cases = null;
    this.task = null;
    this.section = "board";
    this.showsWhy = false;
    this.#game = this.#firstGame();
    this.#known = this.#game.editor.link;
    if (this.notice === null && namesBoard(readAddress())) this.#follow(readAddress());
    this.#board.game = this.#game;
    this.#board.touched = matchMedia("(pointer: coarse)").matches;
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const bound = new AbortController();
    const options = { signal: bound.signal };
    window.addEventListener("hashchange", () => this.#readAddress(), options);
    this.addEventListener("say", (event) => this.#board.say((event as CustomEvent<string>).detail), options);
    document.addEventListener("keydown", (event) => this.#keydown(event), options);
    this.addEventListener("edit-end", () => this.#edited(), options);
    this.addEventListener("analyse", (event) => void this.#analyse(event as AnalyseEvent), options);
    this.addEventListener("tool-chosen", this.#board.toolChosen, options);
    this.#unbind = () => bound.abort();
    this.#begins = this.#openSection(sectionOf(readAddress()) ?? "board");
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.#begins;
    super.scheduleUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#game.pause();
    this.#unbind();
  }

  protected override render() {
    const words = vocabularyOf(this.language).page;
    const section = isOwn(this.section) ? this.#sections.get(this.section) : undefined;
    if (section) section.language = this.language;
    // What is said again is a new element, so that it is heard again.
    const { announcement } = this.#board;
    const links = { board: `#${this.#link}`, play: "#play", check: "#check", graph: "#graph", states: "#states" };
    return html`
      ${headerView(
        this.language,
        words,
        { section: this.section, links },
        {
          open: (name) => this.#open(name),
          visit: () => this.#readAddress(),
          switchLanguage: (language) => this.#switchLanguage(language),
          refresh: () => this.requestUpdate(),
        },
      )}
      ${this.notice ? html`<p class="notice" role="alert">${this.notice(words)}</p>` : nothing}
      <main>${section ?? html`${this.#casesView()}${this.#boardView(words)}`}</main>
      ${this.#dialogs ? this.#dialogs.dialogView(this.dialogName, this.#dialogContext(), () => this.#closed()) : nothing}
      <p class="unseen" role="status">${keyed(announcement, html`<span>${announcement.text}</span>`)}</p>
    `;
  }

  #boardView(words: PageWords): TemplateResult {
    const game = this.#game;
    const { revision, editing, touched } = this.#board;
    const view: View<PageWords> = views[this.#viewName];
    const task = this.#task;
    const asks = task?.hides ?? false;
    // A stray press must not change the board of a puzzle, and so show who wins.
    const isPuzzle = asks && task?.board !== null;
    const progress = game.editor.progress("mouse");
    const isComplete = game.verdict !== null;
    const isOpen = isComplete && !asks;
    const proof = this.showsWhy && isOpen && game.ply === 0 ? proofOf(game) : null;
    const act = (change: () => void) => {
      change();
      this.#edited();
    };
    const state = `${editing ? "editing" : ""} ${touched ? "touched" : ""}`;
    return html`<div class="solve ${state}" @pointerdown=${this.#board.touch}>
      <div class="question">
        <p>${words.question}</p>
        ${menuView({ kind: "how-to-play", label: words.howToPlay }, rulesView(words))}
      </div>
      <div class="result">
        ${task && task.title !== "" ? html`<h2 class="puzzle-title">${task.title}</h2>` : nothing}
        ${progress ? goalView(progress, words, asks) : nothing}
        ${asks ? questionView(words, game.state?.turn ?? "mouse", () => this.#reveal()) : answerView(game, words, proof, () => this.#toggleWhy())}
      </div>
      <div class="canvas">
        <cm-board
          .game=${game}
          .words=${words}
          .revision=${revision}
          .marks=${exerciseMarks(game, proof ? proofMarks(proof, game, words) : isOpen ? (view.marks?.(game, words) ?? null) : null, progress, words)}
          .route=${proof && proofRoute(proof)}
          .editing=${editing}
          .readonly=${isPuzzle}
          .arrows=${isOpen && !proof ? (view.arrows?.(game) ?? arrowsOf(game)) : []}
          .takesPress=${(cell: number) => (isOpen && (view.press?.(game, cell) ?? false)) || heldInPlace(game, progress, cell)}
        ></cm-board>
      </div>
      ${this.#controls(words, act, isPuzzle)}
      <div class="transport">${isOpen ? stepsView(game, words, { slider: true }) : nothing}</div>
      <div class="play">
        ${asks ? nothing : this.#tabs(game, words)}
      </div>
      ${this.#bar(words, isPuzzle)}
    </div>`;
  }

  #tabs(game: Game, words: PageWords): TemplateResult {
    const open = (name: ViewName) => this.#openView(name);
    const menu = moreTabs(words, MORE_VIEWS, this.#viewName, open);
    return tabsView(game, words, views, this.#viewName, open, { names: MORE_VIEWS, menu });
  }

  /** What the board is made with. */
  #controls(words: PageWords, act: (change: () => void) => void, isPuzzle: boolean): TemplateResult {
    const game = this.#game;
    const { catJump, mouseJump } = game.editor;
    const settings = (names: readonly SettingName[]) =>
      html`<cm-settings .names=${names} .game=${game} .words=${words} .revision=${this.#board.revision}></cm-settings>`;
    const clear = () => act(() => game.edit((editor) => editor.clear()));
    const palette = () =>
      html`<div class="palette">
        ${toolsView(game, words)}
        <div class="row history">${undoRedoView(game, words, act)}</div>
        ${menuView(
          { kind: "board-menu", label: html`<span aria-hidden="true">⋯</span>`, name: words.moreOfBoard, stays: true },
          html`<div class="row">
              ${settings(SIZE_SETTINGS)}
              <button type="button" class="plain" @click=${clear}>${words.clear}</button>
            </div>
            ${transformsView(game, words, act)}`,
        )}
      </div>`;
    return html`<div class="controls">
      ${isPuzzle ? nothing : palette()}
      <div class="numbers">
        ${isPuzzle ? html`<p>${words.embedded.jumps(catJump, mouseJump)}</p>` : settings(JUMP_SETTINGS)}
        <div class="boards">
          ${menuView(
            { kind: "new", label: html`${words.newBoard} <small aria-hidden="true">▾</small>` },
            html`<button type="button" @click=${clear}>${words.emptyBoard}</button>
              <button type="button" @click=${() => this.#open("examples")}>${words.opener.examples}</button>
              <button type="button" @click=${() => this.#open("find")}>${words.opener.find}</button>`,
          )}
          <button type="button" class="quiet-button" @click=${() => this.#open("paste")}>${words.opener.paste}</button>
          <button type="button" class="quiet-button" @click=${() => this.#open("share")}>${words.opener.share}</button>
        </div>
      </div>
      <p class="hint">${isPuzzle ? nothing : this.#hint(words)}</p>
    </div>`;
  }

  /** What one does most. On a phone it stays at the lower edge of the screen. */
  #bar(words: PageWords, isPuzzle: boolean): TemplateResult {
    const { editing, toggleEditing } = this.#board;
    const edit = html`<button type="button" class="plain edit" aria-pressed=${editing ? "true" : "false"} @click=${toggleEditing}>
        ${editing ? words.embedded.done : words.embedded.edit}
      </button>`;
    return html`<div class="bar">
      <a class="plain main" href="#play">${words.playMyself}</a>
      ${isPuzzle ? nothing : edit}
      <button type="button" class="plain to-share" @click=${() => this.#open("share")}>${words.opener.share}</button>
    </div>`;
  }

  /** How to draw, until something was drawn. */
  #hint(words: PageWords): string {
    const refusal = this.#game.editor.progress("mouse")?.refusal;
    if (refusal) return words.exercise.refusals[refusal];
    if (this.#game.wentBack) return words.wentBack;
    if (this.#game.editor.canUndo) return "";
    const { touched, editing } = this.#board;
    return touched && !editing ? words.hintForFingers : words.hint;
  }

  #toggleWhy(): void {
    const isShown = this.showsWhy && this.#game.ply === 0;
    this.showsWhy = !isShown;
    if (this.showsWhy) this.#game.goTo(0);
  }

  protected override willUpdate(): void {
    // What stands there until the page has started.
    if (!this.hasUpdated) this.replaceChildren();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("language")) {
      // Only then: to set it, even to what it was, has the browser work out the style of the whole page anew.
      const words = vocabularyOf(this.language).page;
      document.documentElement.lang = LANGUAGES[this.language].tag;
      document.title = words.title;
    }
  }

  /** Shows a part of the page, once it is loaded. */
  async #openSection(part: Section): Promise<void> {
    giveAddressTo(part);
    if (isOwn(part) && !this.#sections.has(part)) {
      try {
        this.#sections.set(part, await sectionElement(part, this.#game, () => this.#task));
      } catch {
        if (addressOwner() === part) giveAddressTo(this.section);
        this.notice = (words) => words.notLoaded;
        return;
      }
    }
    // Something else may have been asked for meanwhile.
    if (addressOwner() !== part || this.section === part) return;
    this.#game.pause();
    this.#dialog?.close();
    this.notice = null;
    this.section = part;
    // A part begins at its top, however far the last one was scrolled.
    window.scrollTo(0, 0);
  }

  /** Shows the moves of a match on the board, which undo takes back to what it was. */
  async #analyse({ link, moves, ply }: AnalyseEvent): Promise<void> {
    const game = this.#game;
    if (game.originLink !== link) game.load(link);
    // Who has given up wants the answer.
    if (this.#task) this.task = { ...this.#task, hides: false };
    game.replay(moves, ply);
    pushAddress(this.#link);
    await this.#openSection("board");
    this.#edited();
    await this.updateComplete;
    this.querySelector<HTMLElement>("#view")?.focus({ preventScroll: true });
  }

  get #viewName(): ViewName {
    return this.#board.viewName ?? "line";
  }

  #openView(name: ViewName): void {
    this.showsWhy = false;
    this.#board.openView(name);
    this.#scheduleAddress();
  }

  // Dialogs

  async #open(name: DialogName): Promise<void> {
    this.#game.pause();
    try {
      this.#dialogs ??= await import("./dialogs/dialogs");
    } catch {
      this.notice = (words) => words.notLoaded;
      return;
    }
    this.#forgetDialog();
    this.dialogName = name;
    await this.updateComplete;
    if (this.#dialog?.open === false) this.#dialog.showModal();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector("dialog");
  }

  /** The event comes a little after the dialog has closed. By then, the next one may be open. */
  #closed(): void {
    if (!this.#dialog?.open) this.#forgetDialog();
  }

  #forgetDialog(): void {
    if (this.dialogName !== null) this.#dialogs?.dialogs[this.dialogName].reset?.();
    this.dialogName = null;
  }

  /** The switch between pasted cases. */
  #casesView(): TemplateResult | typeof nothing {
    const { cases } = this;
    if (!cases || !this.#dialogs) return nothing;
    const show = (shown: number) => {
      const pasted = cases.all[shown];
      if (!pasted) return;
      this.cases = { ...cases, shown };
      this.#game.load(pasted.link);
      this.#edited();
    };
    const close = () => {
      this.cases = null;
    };
    // A board that was changed is no longer the case.
    const isShown = cases.all[cases.shown]?.link === this.#game.editor.link;
    const current = isShown ? cases : { ...cases, shown: -1 };
    return this.#dialogs.casesView(current, vocabularyOf(this.language).dialogs, show, close);
  }

  #dialogContext(): DialogContext {
    return {
      game: this.#game,
      words: vocabularyOf(this.language).dialogs,
      link: this.#link,
      done: () => {
        this.#dialog?.close();
        this.#closed();
        this.cases = null;
        this.#edited();
        // On a phone, what opens a dialog may be below the board.
        window.scrollTo(0, 0);
      },
      showCases: (all) => {
        this.cases = all.length > 0 ? { all, shown: 0 } : null;
      },
      refresh: () => this.requestUpdate(),
      picture: async (look) => (await this.querySelector<BoardView>("cm-board")?.picture(look)) ?? null,
    };
  }

  // What is said

  /**
   * Another board is there: what came of it is said once, and what was said before is over.
   */
  #edited(): void {
    const words = vocabularyOf(this.language).page;
    const { state, origin, fromStart } = this.#game;
    this.notice = null;
    if (this.#task?.hides) {
      this.#board.say(words.puzzle.question(state?.turn ?? "mouse"));
      return;
    }
    const { title, detail } = verdictSentence(this.#game, words);
    const answer = words.sentences(title, detail);
    this.#board.say(origin && !fromStart ? words.sentences(words.linked.about(origin.turn), answer) : answer);
  }

  async #switchLanguage(language: Language): Promise<void> {
    try {
      await loadLanguage(language);
    } catch {
      this.notice = (words) => words.notLoaded;
      return;
    }
    this.language = language;
    this.#board.say("");
    chooseLanguage(language);
  }

  // The address, and the board of the last visit

  /** The board of the address, which is kept for the next visit; else that of the last visit; else an example. */
  #firstGame(): Game {
    try {
      const fragment = readAddress();
      if (namesBoard(fragment)) {
        const game = new Game(fragment);
        if (!readLinkKeys(fragment).hide) remember("board", game.editor.link);
        return game;
      }
    } catch (caught) {
      const error = solverError(caught);
      this.notice = (words) => words.badLinkAtStart(words.error(error));
      return new Game(examples[FIRST_EXAMPLE]);
    }
    try {
      return new Game(recall("board") ?? examples[FIRST_EXAMPLE]);
    } catch (caught) {
      solverError(caught); // Something else has written there.
      return new Game(examples[FIRST_EXAMPLE]);
    }
  }

  #readAddress(): void {
    const fragment = readAddress();
    const section = sectionOf(fragment);
    if (section !== null) void this.#openSection(section);
    if (!namesBoard(fragment)) return;
    const wasElsewhere = this.section !== "board";
    void this.#openSection("board");
    // Back at the board: it is as it was left.
    if (wasElsewhere && fragment === `#${this.#link}`) return;
    this.#dialog?.close();
    try {
      this.#game.load(fragment);
      this.#follow(fragment);
      this.#edited();
    } catch (caught) {
      const error = solverError(caught);
      this.notice = (words) => words.badLink(words.error(error));
    }
  }

  /** Shows the tab and the ply that a link names, and sets its task. */
  #follow(fragment: string): void {
    const { view, ply, hide } = readLinkKeys(fragment);
    this.task = taskOf(this.#game, fragment);
    if (view) this.#board.openView(view);
    if (ply > 0 && !hide) this.#game.goTo(ply);
  }

  /** What the link asked for, as long as its board is shown. */
  get #task(): Task | null {
    return this.task && isAbout(this.task, this.#game) ? this.task : null;
  }

  async #reveal(): Promise<void> {
    if (!this.task) return;
    this.task = { ...this.task, hides: false };
    // The arrows are painted too.
    this.#game.changed();
    this.#edited();
    this.#scheduleAddress();
    await this.updateComplete;
    // The button is gone, and the focus is not to be lost with it.
    const title = this.querySelector<HTMLElement>("#verdict");
    if (title) title.tabIndex = -1;
    title?.focus({ preventScroll: true });
  }

  /** The fragment of a link to what is shown. A puzzle and an exercise keep theirs. */
  get #link(): string {
    const task = this.#task;
    return task && (task.hides || task.board === null) ? task.address : shownLink(this.#game, this.#viewName);
  }

  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  /** The address follows the board, though not at every cell of a stroke: browsers allow only so many changes. */
  #scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#writeAddress(), 250);
  }

  #writeAddress(): void {
    const { editor } = this.#game;
    writeAddress("board", this.#link);
    if (editor.link === this.#known) return;
    this.#known = editor.link;
    remember("board", editor.link);
  }

  // Keys

  /** Letters choose a tool, wherever the focus is, unless something is typed there. */
  #keydown(event: KeyboardEvent): void {
    const target = event.target;
    const typing =
      target instanceof HTMLElement && target.closest("select, textarea, input:not([type='radio'], [type='range'])");
    if (typing || this.dialogName !== null || isOwn(this.section)) return;
    if (this.#board.key(event)) this.#edited();
    else if (event.key === "?" && !(event.altKey || event.ctrlKey || event.metaKey)) this.#open("help");
  }
}

function rulesView(words: PageWords): TemplateResult {
  return html`${words.rules.map((rule) => html`<p>${rule}</p>`)}
    <p><a href=${words.tutorial.page}>${words.tutorial.title}</a></p>`;
}
