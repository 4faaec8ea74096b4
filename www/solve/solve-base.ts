// What is done in Solve: the game, its task and its dialogs. It keeps the address in step with the game; solve.ts draws it.
import { readLinkKeys } from "cat-and-mouse";
import { LitElement } from "lit";
import type { GameVocabulary } from "../i18n/game-vocabulary";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { Copier } from "../lib/copy";
import { solverError } from "../lib/errors";
import { isMeantElsewhere } from "../lib/undo-keys";
import { type Action, type Assignment, isHidden, isTask, NOTHING_ASKED, next, type Step } from "../model/assignment";
import type { Game } from "../model/game";
import type { DialogName, ViewName } from "../model/names";
import { pushAddress, readAddress } from "../page/address";
import type { DialogContext } from "../page/dialogs/dialog";
import { type AnalyseEvent, type Notice, NoticeEvent, OpenEvent, SayEvent } from "../page/events";
import { GameController } from "../page/game-controller";
import type { Kit } from "../page/kit";
import type { Links } from "../page/question-line";
import { hidesAnswer, isAbout, type Task, taskOf } from "../page/task";
import type { Expectation } from "../panels/expected";
import { factsOf, rightOf } from "../panels/question";
import { announcement, type Edit } from "../panels/said";
import { allViews } from "../panels/views/views";
import { CaseRow } from "./cases";
import { firstGame, Visit } from "./visit";

export class SolveBase extends LitElement {
  static override properties = {
    language: { attribute: false },
    links: { attribute: false },
    task: { state: true },
    showsWhy: { state: true },
    expectation: { state: true },
  };
  declare language: Language;
  /** Where this part is for each game. */
  declare links: Links;
  /** What the link asked for; it is kept while another game is looked at. */
  declare private task: Task | null;
  /** Whether it is drawn why the outcome is what it is. */
  declare showsWhy: boolean;
  /** What the reader expected, while the panel about it is open. */
  declare expectation: Expectation | null;
  readonly kit: Kit;
  readonly game: Game;
  readonly views;
  readonly control: GameController<PageWords>;
  readonly cases: CaseRow;
  readonly #visit: Visit;
  /** What was wrong with the address when the part was made. */
  readonly notice: Notice;
  readonly copier = new Copier();
  /** The link of the game that the reader chose: that came with a link or out of a dialog, or is to be played. */
  chosen: string | null = null;
  /** Whether the reader has asked to play it, until Play has begun. */
  asksToPlay = false;
  /** Whether it was edited before it was shown why, and is again afterwards. */
  #editsAgain = false;

  constructor(kit: Kit, language: Language) {
    super();
    this.language = language;
    this.links = { board: "#board", graph: "#graph" };
    this.task = null;
    this.showsWhy = false;
    this.expectation = null;
    this.kit = kit;
    this.views = allViews(kit.whatIf());
    this.control = new GameController<PageWords>(this, {
      words: () => this.words.page,
      views: () => this.views,
      changed: () => this.#visit.schedule(),
      say: (text) => this.dispatchEvent(new SayEvent(text)),
      edited: (edit) => this.edited(edit),
    });
    const { game, isLinked, error } = firstGame(kit);
    this.game = game;
    this.#visit = new Visit(game, () => this.link);
    this.cases = new CaseRow(this, game);
    this.control.touched = matchMedia("(pointer: coarse)").matches;
    this.control.game = game;
    if (isLinked) {
      this.#choose();
      this.follow(readAddress());
    }
    this.notice = error ? () => this.words.page.badLinkAtStart(this.words.page.error(error)) : this.#fault;
    this.addEventListener("edit-end", this.control.editEnded);
    this.addEventListener("tool-chosen", this.control.toolChosen);
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#keydown);
    if (location.hash === `#${this.kit.kind}`) this.#visit.schedule();
    // What is drawn has let go of its canvas while something else was shown.
    this.control.render();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.game.pause();
    document.removeEventListener("keydown", this.#keydown);
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

  /** The tools and what explains the answer stand in one place below the game: one of them at a time. */
  toggleEditing(): void {
    this.control.toggleEditing();
    this.showsWhy = false;
    if (this.control.editing) void this.showBelowBoard(".palette", ".hint");
  }

  /** Where the board stays in sight, as on a phone: unless all from the first part to the last is in sight, the first moves right below the board. */
  async showBelowBoard(first: string, last: string): Promise<void> {
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
  async bringIntoSight(selector: string): Promise<void> {
    await this.showBelowBoard(selector, selector);
    this.querySelector(selector)?.scrollIntoView({ block: "nearest" });
  }

  /** What was said last of what a finger has tapped. */
  #saidOfTap = "";

  protected override updated(): void {
    const said = this.querySelector(".tapped")?.textContent ?? "";
    if (said !== "" && said !== this.#saidOfTap) void this.bringIntoSight(".tapped");
    this.#saidOfTap = said;
  }

  toggleWhy(): void {
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

  /** What a tab draws stands where the reason is drawn: one of them at a time. */
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

  /** The fragment of the link under Share. Of an exercise, it shows what was changed. */
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

  /** What a dialog needs that opens over this part; `close` closes it, and `refresh` renders it anew. */
  dialogContext(close: () => void, refresh: () => void): DialogContext {
    const { game, kit, askedTask: task } = this;
    return {
      game,
      kit,
      words: this.words.dialogs,
      link: this.sharedLink,
      task,
      done: (shown) => {
        close();
        const before = this.task;
        if (shown) this.follow(shown);
        // Undo brings back a puzzle, with its question.
        this.task ??= before;
        this.#choose();
        this.cases.forget();
        this.edited();
        // On a phone, what opens a dialog may be below the game.
        window.scrollTo(0, 0);
      },
      showCases: (all, view) => this.cases.show(all, view),
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
    const step = next(this.asked, action, factsOf(this.game));
    if (task && step.now !== task.asked) this.task = { ...task, asked: step.now };
    return step;
  }

  /** Does this action, and announces its result. */
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

  /** Announces the result of an edit or of opening another game, and removes the notice about the game before. */
  edited({ done = "", solves = true }: Partial<Edit> = {}): void {
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
    this.edited();
    await this.updateComplete;
    this.querySelector<HTMLElement>("#view")?.focus({ preventScroll: true });
  }

  /** The address leads to Play. */
  play(): void {
    this.#choose();
    this.asksToPlay = true;
  }

  #choose(): void {
    this.chosen = this.game.originLink;
  }

  // The address, and the game of the last visit

  /** What is wrong with the exercise of the link. */
  get #fault(): Notice {
    const fault = this.askedTask?.fault;
    return fault ? () => this.words.page.badExercise(this.words.page.error(fault)) : null;
  }

  /** Shows what the address says. Back from elsewhere, the game is as it was left. */
  read(fragment: string, wasElsewhere: boolean): void {
    if (wasElsewhere && fragment === `#${this.link}`) return;
    try {
      this.game.load(fragment);
      this.#choose();
      // What was pasted before is about other games.
      if (!this.cases.isEmpty) this.cases.forget();
      this.showsWhy = false;
      this.follow(fragment);
      this.edited();
    } catch (caught) {
      const error = solverError(caught);
      this.dispatchEvent(new NoticeEvent(() => this.words.page.badLink(this.words.page.error(error))));
    }
  }

  /** Shows the tab and the ply that a link names, and sets its task. */
  follow(fragment: string): void {
    const { view, ply, hide } = readLinkKeys(fragment);
    this.task = taskOf(this.game, fragment);
    // An exercise is there to be drawn on, also by a finger.
    if (this.control.touched && isTask(this.game.progress)) this.control.editing = true;
    // The game of a task is seen before it is analysed.
    if (view) this.control.openView(view, { begins: !this.task });
    if (ply > 0 && !hide) this.game.goTo(ply);
  }

  /** What the link asked for, as long as its game is shown. */
  get askedTask(): Task | null {
    return this.task && isAbout(this.task, this.game) ? this.task : null;
  }

  /** What the reader answers, or asks to be shown: an answer that is right is explained. */
  async answer(action: Action): Promise<void> {
    const step = this.#do(action);
    const { now } = step;
    if (rightOf(now, this.words.page)) this.#showWhy();
    if (!isHidden(now)) this.dispatchEvent(new NoticeEvent(this.#fault));
    this.#say(step);
    this.#visit.schedule();
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
    return task && (hidesAnswer(task) || isUnchanged) ? task.address : this.sharedLink;
  }

  // Keys

  /** Letters choose a tool, wherever the focus is, unless something is typed there or a dialog is open. */
  readonly #keydown = (event: KeyboardEvent): void => {
    if (isMeantElsewhere(event)) return;
    if (!this.control.key(event) && event.key === "?" && !(event.altKey || event.ctrlKey || event.metaKey))
      this.open("help");
  };
}
