// The data and the actions of Solve: the game, its task, its dialogs and the address. solve.ts draws Solve.

import { readLinkKeys } from "cat-and-mouse";
import type { Language } from "../i18n/language";
import type { GameVocabulary } from "../i18n/vocabulary";
import type { PageWords } from "../i18n/words";
import { hasCoarsePointer } from "../lib/coarse-pointer";
import { Copier } from "../lib/copy";
import { solverError } from "../lib/errors";
import { PageElement } from "../lib/page-element";
import { recall, recallForTab, rememberForTab } from "../lib/storage";
import { isMeantElsewhere } from "../lib/undo-keys";
import {
  type Action,
  type Assignment,
  factsOf,
  isAsking,
  isUnsolved,
  NOTHING_ASKED,
  next,
  type Step,
} from "../model/assignment";
import type { Edit } from "../model/edit";
import type { Game, PastedCase } from "../model/game";
import { type DialogName, PROGRESS, type ViewName } from "../model/names";
import type { Daily } from "../model/puzzle-progress";
import { closed, opened, pushAddress, readAddress } from "../page/address";
import { type Analysis, type Notice, NoticeEvent, OpenEvent, SayEvent } from "../page/events";
import { GameController } from "../page/game-controller";
import type { Kit } from "../page/kit";
import type { Links } from "../page/question-line";
import { hidesAnswer, isAbout, type Task, taskBy, taskOf } from "../page/task";
import type { Expectation } from "../panels/expected";
import { rightOf } from "../panels/question";
import { announcement } from "../panels/said";
import { allViews } from "../panels/views/views";
import { CaseRow } from "./cases";
import { OwnGame } from "./own-game";
import { bringIntoSight, showBelowBoard } from "./sight";
import { firstGame, isFirstVisit, Visit, visited } from "./visit";

export class SolveBase extends PageElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    task: { state: true },
    showsWhy: { state: true },
    expectation: { state: true },
    daily: { state: true },
  };
  declare language: Language;
  /** The links to Solve for each kind of game. */
  declare links: Links;
  /** The task of the opened link. It stays while another game is shown, because undo can return to its game. */
  declare private task: Task | null;
  /** Whether the board shows the reason for the outcome. */
  declare showsWhy: boolean;
  /** The outcome that the reader expected, while the panel about it is open. */
  declare expectation: Expectation | null;
  /** The reader's progress with the puzzle of the day; null before the first puzzle. */
  declare daily: Daily | null;
  readonly kit: Kit;
  readonly game: Game;
  readonly views;
  readonly control: GameController<PageWords>;
  readonly cases: CaseRow;
  readonly own: OwnGame;
  readonly #visit: Visit;
  /** The error in the address at the start. */
  readonly notice: Notice;
  readonly copier = new Copier();
  /** The link of the game that the reader chose: by opening a link, in a dialog, or by asking to play it. */
  chosen: string | null = null;
  /** Whether the reader has asked to play, until Play has started. */
  asksToPlay = false;
  /** Whether to return to editing after the reason was shown. */
  #editsAgain = false;

  constructor(kit: Kit, language: Language) {
    super();
    this.language = language;
    this.links = { board: "#board", graph: "#graph" };
    this.task = null;
    this.showsWhy = false;
    this.expectation = null;
    this.daily = null;
    this.kit = kit;
    this.views = allViews(kit.whatIf());
    this.control = new GameController<PageWords>(this, {
      words: () => this.words.page,
      views: () => this.views,
      changed: () => this.#visit.schedule(),
      say: (text) => this.dispatchEvent(new SayEvent(text)),
      edited: (edit) => this.edited(edit),
    });
    const { game, from, error } = firstGame(kit);
    this.game = game;
    this.own = new OwnGame(this, game, from === "example");
    this.#visit = new Visit(game, () => this.link);
    this.cases = new CaseRow(this, game);
    this.control.touched = hasCoarsePointer();
    this.control.game = game;
    if (from === "link") {
      this.#choose();
      this.follow(readAddress());
    }
    this.#beginEditing();
    this.notice = error ? () => this.words.page.badLinkAtStart(this.words.page.error(error)) : this.#fault;
    this.addEventListener("edit-end", this.control.editEnded);
    this.addEventListener("tool-chosen", this.control.toolChosen);
  }

  /** Loads the progress with the puzzle of the day. Most readers have solved no puzzle and do not need the code. */
  async #readDaily(): Promise<void> {
    if (recall(PROGRESS) === null) return;
    this.daily = await import("../model/puzzle-files").then(({ loadDaily }) => loadDaily()).catch(() => null);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", (event) => this.#keydown(event), this.untilLeft);
    if (location.hash === `#${this.kit.kind}`) this.#visit.schedule();
    const { game } = this;
    const { kind, first } = this.kit;
    if (!this.task && recallForTab(`${kind} making`) === game.link) this.task = taskBy("make", game);
    else if (!this.task && game.link === first && isFirstVisit(kind)) this.task = taskBy("welcome", game);
    void this.#readDaily();
    // Paints the canvas again, which was released while another part of the page was shown.
    this.control.render();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.game.pause();
  }

  get words(): GameVocabulary {
    return this.kit.words(this.language);
  }

  async copy(link: string): Promise<void> {
    const done = await this.copier.copy(link);
    this.requestUpdate();
    if (done) this.control.say(this.words.page.copying.copied);
    await this.updateComplete;
    this.querySelector<HTMLTextAreaElement>("#hand-in")?.select();
  }

  /** Starts or ends editing. The tools and the reason share one place below the game, so only one of them is shown. */
  toggleEditing(): void {
    this.control.toggleEditing();
    this.showsWhy = false;
    if (this.control.editing) void showBelowBoard(this, ".palette", ".hint");
  }

  /** The last text about the tapped place. */
  #saidOfTap = "";

  protected override updated(): void {
    // Stores the puzzle that the reader is making, so that it is still there after a reload.
    const making = this.asked.kind === "making" ? this.game.link : "";
    if (making !== (recallForTab(`${this.kit.kind} making`) ?? "")) rememberForTab(`${this.kit.kind} making`, making);
    const said = this.querySelector(".tapped")?.textContent ?? "";
    if (said !== "" && said !== this.#saidOfTap) void bringIntoSight(this, ".tapped");
    this.#saidOfTap = said;
  }

  /** Whether a tab, or the reason, is open over the line of play. */
  get #isOver(): boolean {
    return this.viewName !== "line" || this.showsWhy;
  }

  /** Opens or closes a tab or the reason. The browser's Back then closes the opened tab or reason. */
  #turns(change: () => void): void {
    const before = this.#isOver;
    change();
    if (!before && this.#isOver) opened(() => this.#closeOver());
    else if (before && !this.#isOver) closed();
  }

  #closeOver(): void {
    if (this.showsWhy) this.#toggleWhy();
    if (this.viewName !== "line") this.openView("line");
    this.#visit.schedule();
  }

  /** Opens a tab at the reader's request, so that the browser's Back closes it. */
  turnToView(name: ViewName): void {
    this.#turns(() => this.openView(name));
  }

  /** Opens or closes the reason at the reader's request, so that the browser's Back closes it. */
  turnToWhy(): void {
    this.#turns(() => this.#toggleWhy());
  }

  #toggleWhy(): void {
    const isShown = this.showsWhy;
    const { editing } = this.control;
    if (isShown ? this.#editsAgain : editing) this.control.toggleEditing();
    this.#editsAgain = !isShown && editing;
    this.showsWhy = false;
    if (isShown) return;
    this.#showWhy();
    this.game.pause();
    this.game.goTo(0);
  }

  /** Shows the reason on the board. If the open tab draws there too, opens the first tab, which does not. */
  #showWhy(): void {
    const { marks, edges } = this.views[this.viewName];
    if (marks || edges) this.openView("line");
    this.showsWhy = true;
  }

  get viewName(): ViewName {
    return this.control.viewName ?? "line";
  }

  openView(name: ViewName): void {
    this.#do({ do: "leave" });
    this.showsWhy = false;
    this.expectation = null;
    this.control.openView(name);
    this.#visit.schedule();
  }

  /** The fragment of the link in Share. In an exercise, it includes the reader's changes. */
  get sharedLink(): string {
    const { game, askedTask: task } = this;
    return task?.asked.kind === "exercise"
      ? game.solutionLink(task.title, readLinkKeys(task.address).terms, task.about)
      : game.shownLink(this.viewName);
  }

  // Dialogs

  open(name: DialogName): void {
    this.#do({ do: "leave" });
    this.game.pause();
    this.dispatchEvent(new OpenEvent(name));
  }

  /** Shows the first of the games that a dialog returned, if any, and the row of pasted cases. */
  openGames(games: readonly PastedCase[]): void {
    const [first] = games;
    if (!first) return;
    const before = this.task;
    this.load(first.link);
    // The task stays, because undo brings back its puzzle, with the question.
    this.task ??= before;
    this.#choose();
    this.cases.show(games);
    this.edited();
    // On a phone, the button that opens a dialog may be below the game.
    window.scrollTo(0, 0);
  }

  /** Starts a puzzle on an empty game. The reader's own game is kept. */
  make(): void {
    // Ends an exercise, because it would allow only few changes.
    if (this.game.progress) this.load(this.game.originLink);
    this.own.keep();
    this.game.clear();
    this.task = taskBy("make", this.game);
    if (this.control.touched && !this.control.editing) this.control.toggleEditing();
    this.control.say(this.words.page.making.about);
  }

  // Task and announcements

  /** The question about the current game. */
  get asked(): Assignment {
    return this.askedTask?.asked ?? NOTHING_ASKED;
  }

  #do(action: Action): Step {
    const task = this.askedTask;
    const step = next(this.asked, action, factsOf(this.game));
    if (task?.asked.kind === "first" && step.now.kind !== "first") visited(this.kit.kind);
    if (task && step.now !== task.asked) this.task = { ...task, asked: step.now };
    return step;
  }

  /** Performs an action and announces the result. */
  ask(action: Action): void {
    this.#say(this.#do(action));
  }

  #say(step: Step, done = ""): void {
    const { game } = this;
    const words = this.words.page;
    const { origin, fromStart } = game;
    const linked = origin && !fromStart ? words.linked.about(origin.turn) : "";
    const said = announcement(step, game, words, { linked, done });
    if (said) this.control.say(said);
  }

  /** Announces an edit, or another game, with its result; removes earlier notices. */
  edited({ done = "", solves = true }: Partial<Edit> = {}): void {
    // A visitor who has drawn sees who wins, even after undo has brought back the first game.
    if (this.task?.asked.kind === "first" && !this.askedTask) {
      visited(this.kit.kind);
      this.task = null;
    }
    const step = this.#do({ do: "edit", solves });
    if (solves && !step.say.includes("refusal")) this.dispatchEvent(new NoticeEvent(this.#fault));
    this.#say(step, done);
  }

  /** Shows the moves of a match. If this opens another game, undo brings the current one back. */
  async analyse({ link, moves, ply, showsWhy }: Analysis): Promise<void> {
    const { game } = this;
    if (game.originLink !== link) this.replace(link);
    // After giving up, the reader wants the answer.
    this.#do({ do: "reveal" });
    game.replay(moves, ply);
    if (showsWhy) this.#showWhy();
    pushAddress(this.link);
  }

  /** Announces the analysed match after it is shown. */
  async analysed(): Promise<void> {
    this.edited();
    await this.updateComplete;
    this.querySelector<HTMLElement>("#view")?.focus({ preventScroll: true });
  }

  /** Shows another game, and keeps the reader's own game. */
  replace(link: string): void {
    this.own.replace(link);
  }

  /** Remembers the game for Play, which the pressed link then opens. */
  play(): void {
    this.#choose();
    this.asksToPlay = true;
  }

  #choose(): void {
    this.chosen = this.game.originLink;
  }

  // The address

  /** The error in the exercise of the link. */
  get #fault(): Notice {
    const fault = this.askedTask?.fault;
    return fault ? () => this.words.page.badExercise(this.words.page.error(fault)) : null;
  }

  /** Opens the link in the address. On return from another part, the link of the displayed game changes nothing. */
  read(fragment: string, wasElsewhere: boolean): void {
    if (wasElsewhere && fragment === `#${this.link}`) return;
    try {
      this.game.load(fragment);
      this.#choose();
      this.cases.forget();
      this.showsWhy = false;
      this.follow(fragment);
      this.edited();
    } catch (caught) {
      const error = solverError(caught);
      this.dispatchEvent(new NoticeEvent(() => this.words.page.badLink(this.words.page.error(error))));
    }
  }

  /** Opens the game of a link with its tab, ply and task. */
  load(link: string): void {
    this.game.load(link);
    this.follow(link);
  }

  /** Shows the tab and the ply of a link, and sets its task. */
  follow(fragment: string): void {
    const { view, ply, hide } = readLinkKeys(fragment);
    this.task = taskOf(this.game, fragment);
    this.#beginEditing();
    // If there is a task, the view does not begin: *How it's solved* would replace the task's position by another one.
    if (view) this.control.openView(view, { begins: !this.task });
    if (ply > 0 && !hide) this.game.goTo(ply);
  }

  /** Starts editing on touch screens, if the game is incomplete or an exercise is unsolved. */
  #beginEditing(): void {
    const { progress, lack } = this.game;
    if (this.control.touched && (isUnsolved(progress) || lack?.pieces.length)) this.control.editing = true;
  }

  /** The task, if the current game is its game; else null. */
  get askedTask(): Task | null {
    return this.task && isAbout(this.task, this.game) ? this.task : null;
  }

  /** Performs an answer, or a request to show the answer. A right answer is explained. */
  async answer(action: Action): Promise<void> {
    const step = this.#do(action);
    const { now } = step;
    if (rightOf(now, this.words.page)) this.#showWhy();
    if (!isAsking(now)) this.dispatchEvent(new NoticeEvent(this.#fault));
    this.#say(step);
    this.#visit.schedule();
    await this.updateComplete;
    const field = this.querySelector<HTMLInputElement>(".guesses input");
    field?.focus({ preventScroll: true });
    field?.select();
    if (!isAsking(now)) this.#focusVerdict();
  }

  /** Moves the focus to the verdict, because the pressed button has disappeared. */
  #focusVerdict(): void {
    const title = this.querySelector<HTMLElement>("#verdict");
    if (title) title.tabIndex = -1;
    title?.focus({ preventScroll: true });
  }

  /** The fragment for the address. A puzzle keeps its link; the link of an exercise has the changes, for a reload. */
  get link(): string {
    const task = this.askedTask;
    const isUnchanged = task?.asked.kind === "exercise" && this.game.link === task.about;
    const isQuestion = hidesAnswer(task) && task?.asked.kind !== "making";
    return task && (isQuestion || isUnchanged) ? task.address : this.sharedLink;
  }

  // Keys

  /** Handles shortcut keys wherever the focus is, except in text fields and open dialogs. */
  #keydown(event: KeyboardEvent): void {
    if (isMeantElsewhere(event)) return;
    if (!this.control.key(event) && event.key === "?" && !(event.altKey || event.ctrlKey || event.metaKey))
      this.open("help");
  }
}
