// What <cat-mouse-board> and <cat-mouse-graph> are alike: attributes, what is shown beside the game, what is told, and how they come and go.
import { type CatMouseError, type LinkKeys, type Player, readLinkKeys } from "cat-and-mouse";
import {
  type CSSResult,
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from "lit";
import { LANGUAGE_NAMES, LANGUAGES, type Language, spokenOf } from "../i18n/language";
import type { Words } from "../i18n/types";
import { solverError } from "../lib/errors";
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
  type Told,
} from "../model/assignment";
import type { Game, GameKind, GameOptions, Progress } from "../model/game";
import type { ViewName } from "../model/names";
import { GameController } from "../page/game-controller";
import { exerciseMarks, goalView, refusedProgress } from "../panels/goal";
import { hintView } from "../panels/hint";
import { startOverView, undoRedoView } from "../panels/history";
import { factsOf, questionView, rightOf } from "../panels/question";
import { jumpsOf, ruleParagraphs } from "../panels/rules";
import { announcement, type Edit } from "../panels/said";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import { reasonView, verdictSentence, verdictView } from "../panels/verdict";
import type { View } from "../panels/views/view";
import { whenNear } from "./near";
import type { EmbeddedPuzzle } from "./puzzle";
import { puzzleView } from "./puzzle-view";
import { puzzles } from "./puzzles";
import { followScheme } from "./scheme";
import { type Shown, shownBy } from "./shown";
import { type StartError, solver } from "./solver";
import type { SurfaceLook } from "./surface-look";

/** An attribute that holds a number. Values that are not numbers are kept as text: the solver says what is wrong. */
export const count = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : text),
    toAttribute: (value: unknown) => (value === null || value === undefined ? null : `${value}`),
  },
};

export const text = { reflect: true };

/** Those that say what may be done with it. */
const TERMS = ["link", "readonly", "goal", "locked"] as const;

/** Why the game cannot be shown, in the reader's language, and as an event tells it. */
interface Failure {
  why: (words: Words) => string;
  detail: ErrorDetail;
}

/** What a link without these keys says. */
const NO_KEYS: LinkKeys = { view: null, ply: 0, hide: false, title: "", terms: "" };

/** What `board-error` and `graph-error` tell. */
type ErrorDetail = Pick<CatMouseError, "message" | "row" | "col"> & {
  code: CatMouseError["code"] | "bad-show" | "bad-puzzle";
  detail: CatMouseError["detail"] | null;
};

/** A puzzle that was asked for, once it is there, and until its answer is shown. */
interface Asked<W extends Words, G extends Game> {
  view: EmbeddedPuzzle<W, G> | null;
}

export abstract class GameElement<W extends Words, G extends Game> extends LitElement {
  static override properties: PropertyDeclarations = {
    turn: text,
    readonly: { type: Boolean, reflect: true },
    show: text,
    reveal: text,
    compact: { type: Boolean, reflect: true },
    loading: text,
    heading: text,
    goal: text,
    locked: text,
    playground: text,
    puzzle: text,
    link: { attribute: false, noAccessor: true },
    announcement: { state: true },
  };
  declare turn: string | null;
  declare readonly: boolean;
  declare show: string | null;
  declare reveal: string | null;
  declare compact: boolean;
  declare loading: string | null;
  declare heading: string | null;
  declare goal: string | null;
  declare locked: string | null;
  declare playground: string | null;
  declare puzzle: string | null;

  /** What a screen reader says next. */
  declare private announcement: string;
  /** What is asked of the reader. */
  #assignment: Assignment = NOTHING_ASKED;

  readonly #base = new GameController<W, G>(this, {
    words: () => this.#words,
    views: () => this.#shown.views,
    say: (text) => {
      this.announcement = text;
    },
  });
  #failure: Failure | null = null;
  /** Whether the solver is there. */
  #ready = false;
  /** What stands in place of the attributes of the puzzle. */
  #link: string | null = null;
  /** The puzzle that the attribute names. */
  #asked: Asked<W, G> | null = null;
  /** What it says besides the puzzle. */
  #keys: LinkKeys = NO_KEYS;
  /** The terms of its exercise, as links write them, and the link of the game as it was opened. */
  #terms = "";
  #opened = "";
  #shown: Shown<W> = { verdict: false, views: {} };
  #unfollow: (() => void) | null = null;
  /** Ends the wait until the reader is near. */
  #endWait: (() => void) | null = null;
  /** The failure that an event has told last. */
  #toldFailure: Failure | null = null;

  // What each game has of its own

  /** What the names of the events begin with. */
  protected abstract readonly kind: GameKind;
  /** The properties that hold the game; a link stands in place of them. */
  protected abstract readonly gameProperties: readonly string[];
  /** The property that holds how many changes an exercise allows. */
  protected abstract readonly counted: string;
  protected abstract wordsIn(language: Language): W;
  protected abstract stylesIn(scheme: "light" | "dark"): CSSResult[];
  protected abstract readonly whatIf: () => View<W>;
  protected abstract open(link: string, options: GameOptions): G;
  /** The link of the game that the attributes hold. */
  protected abstract linkGiven(): string;
  /** What stands for it until there is a solver. */
  protected abstract linkBefore(): string;
  /** What an event tells of the game. */
  protected abstract present(game: G): { link: string };
  protected abstract surface(game: G, words: W, look: SurfaceLook): TemplateResult;
  /** What takes its room until the game is there, with what the author has put there. */
  protected abstract placeholder(words: W): TemplateResult;
  protected abstract tools(game: G, words: W): TemplateResult;
  protected abstract hasTools(progress: Progress | null): boolean;
  protected abstract reasonOf(game: G, words: W): string[];
  /** What is good to know about the last edit; `""` if there is nothing. */
  protected remark?(game: G, words: W): string;

  /** What is drawn on a canvas takes the colours of the page anew. */
  protected recolour(_root: ShadowRoot): void {}

  constructor() {
    super();
    for (const name of [
      "turn",
      "show",
      "reveal",
      "loading",
      "heading",
      "goal",
      "locked",
      "playground",
      "puzzle",
    ] as const)
      this[name] = null;
    this.readonly = false;
    this.compact = false;
    this.announcement = "";
  }

  static override get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: LitElement's own getter reads the properties of this class.
    return [...super.observedAttributes, "lang"];
  }

  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    super.attributeChangedCallback(name, before, after);
    if (name === "lang") this.requestUpdate();
  }

  // For the page around it

  /** The puzzle as it is now, as the fragment of a link. */
  get link(): string {
    return this.#game?.link ?? this.#asked?.view?.puzzle.link ?? this.#link ?? this.linkBefore();
  }

  set link(link: string) {
    this.#link = link;
    this.requestUpdate("link");
  }

  /** Goes to the beginning of the moves. While the verdict is hidden, neither this nor the other steps do anything. */
  first(): void {
    this.#step((game) => game.goTo(0));
  }

  /** One ply back. */
  previous(): void {
    this.#step((game) => game.goTo(game.ply - 1));
  }

  /** One ply forward. */
  next(): void {
    this.#step((game) => game.next());
  }

  /** Goes to the end of the moves. */
  last(): void {
    this.#step((game) => game.goTo(game.plies));
  }

  /** Shows one ply after another. */
  play(): void {
    this.#step((game) => game.play());
  }

  /** Stops that. */
  pause(): void {
    this.#game?.pause();
  }

  #step(act: (game: Game) => void): void {
    if (!this.#game?.verdict || this.#isClosed) return;
    this.#game.pause();
    act(this.#game);
  }

  // Coming and going

  override connectedCallback(): void {
    super.connectedCallback();
    this.#endWait?.();
    if (this.loading === "lazy") this.#endWait = whenNear(this, () => this.#start());
    else this.#start();
  }

  #start(): void {
    solver().then(
      () => {
        // Before there was a solver, nothing but that it did not load could fail.
        if (!this.#ready) this.#failure = null;
        this.#ready = true;
        this.requestUpdate();
      },
      (error: StartError) => {
        const { code, message, detail } = error;
        this.#failure = {
          why: (words) => words.paragraph([words.embedded.reasons[code], detail.given ?? message]),
          detail: { code, message, row: null, col: null, detail: null },
        };
        this.requestUpdate();
      },
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A board that is only moved is back at once, and goes on as it was.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#endWait?.();
      this.#end();
      this.#unfollow?.();
      this.#unfollow = null;
      this.requestUpdate();
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const some = (names: readonly string[]) => names.some((name) => changed.has(name));
    if (some(this.gameProperties) && !changed.has("link")) this.#link = null;
    const anew =
      changed.has("show") ||
      some(this.gameProperties) ||
      some(TERMS) ||
      changed.has(this.counted) ||
      changed.has("puzzle");
    if (changed.has("show")) this.#choose();
    if (changed.has("reveal") && this.#game && !anew) this.#assign(this.#game);
    if (this.#ready && this.isConnected && (anew || (!this.#game && !this.#failure && !this.#asked))) this.#begin();
  }

  /** Takes what is to be shown from the attribute. */
  #choose(): void {
    this.#base.openView(null);
    const shown = shownBy(this.show ?? "verdict line", this.whatIf);
    this.#shown = typeof shown === "string" ? { verdict: false, views: {} } : shown;
    this.#base.openView((Object.keys(this.#shown.views) as ViewName[])[0] ?? null, { begins: false });
  }

  /** Puts the author's puzzle on the board. */
  #begin(): void {
    this.#end();
    this.#failure = null;
    this.#base.editing = false;
    this.#base.say("");
    if (this.puzzle === null) this.#open();
    else void this.#ask(this.puzzle);
  }

  /** Shows a puzzle of the playground, once it is loaded. One in which something is changed is an exercise. */
  async #ask(name: string): Promise<void> {
    const asked: Asked<W, G> = { view: null };
    this.#asked = asked;
    const loaded = await puzzles().catch((error: Error) => error);
    if (this.#asked !== asked) return;
    this.requestUpdate();
    if (loaded instanceof Error) {
      this.#refuse((words) => words.embedded.noPuzzles(loaded.message));
      return;
    }
    const { code, list } = loaded;
    const puzzle = code.puzzleNamed(name, this.kind, list);
    if (!puzzle) {
      this.#refuse((words) => words.embedded.noPuzzle(name, this.kind));
      return;
    }
    const show = () => {
      asked.view?.free();
      asked.view = null;
      this.#link = puzzle.link;
      this.#open();
      this.requestUpdate();
    };
    if (puzzle.kind === "change") {
      show();
      return;
    }
    asked.view = new code.EmbeddedPuzzle(puzzle, this.open(puzzle.link, {}), {
      reason: (game) => this.reasonOf(game, this.#words),
      say: (text) => this.#base.say(text),
      changed: () => this.requestUpdate(),
      solved: (game) => this.#dispatch("goal", { ...this.present(game), outcome: game.verdict }),
      reveal: () => {
        show();
        void this.#focusResult();
      },
    });
  }

  /** There is no puzzle to show. */
  #refuse(why: (words: Words) => string): void {
    const message = why(this.wordsIn("en"));
    this.#failure = { why, detail: { code: "bad-puzzle", message, row: null, col: null, detail: null } };
  }

  #open(): void {
    let game: G | undefined;
    let tell: Told[];
    this.#keys = this.#link === null ? NO_KEYS : readLinkKeys(this.#link);
    try {
      game = this.open(this.#link ?? this.linkGiven(), { turn: this.#turn });
      const terms = query({ goal: this.goal, [this.counted]: this.#allowed, locked: this.locked });
      this.#terms = terms || this.#keys.terms;
      this.#opened = game.link;
      game.assign(this.readonly ? `${this.counted}=0` : this.#terms);
      if (!this.#hides) game.goTo(this.#keys.ply);
      tell = this.#assign(game);
    } catch (error) {
      game?.free();
      this.#failure = failureOf(solverError(error));
      return;
    }
    this.#base.game = game;
    const shown = shownBy(this.show ?? "", this.whatIf);
    if (typeof shown === "string") {
      this.#end();
      const message = this.wordsIn("en").embedded.badShow(shown);
      this.#failure = {
        why: (words) => words.embedded.badShow(shown),
        detail: { code: "bad-show", message, row: null, col: null, detail: null },
      };
      return;
    }
    // Once it is shown.
    const opened = game;
    void this.updateComplete.then(() => this.#game === opened && this.#tell(tell));
  }

  /** Asks of the reader what the author wants. */
  #assign(game: G): Told[] {
    const { now, tell } = next(
      NOTHING_ASKED,
      { do: "open", hides: this.#hides, counts: this.#counts },
      factsOf(game, this.#turn),
    );
    this.#assignment = now;
    return tell;
  }

  /** Gives back what the game holds. */
  #end(): void {
    this.#asked?.view?.free();
    this.#asked = null;
    const game = this.#game;
    if (!game) return;
    const { viewName } = this.#base;
    if (viewName) this.#shown.views[viewName]?.leave?.(game);
    this.#base.game = null;
    game.free();
  }

  get #game(): G | null {
    return this.#base.game;
  }

  get #turn(): Player {
    return (this.turn ?? "mouse") as Player; // What is no player, the solver will say.
  }

  /** How many changes the author allows. */
  get #allowed(): number | string | null {
    return this[this.counted as keyof this] as number | string | null;
  }

  get #words(): W {
    return this.wordsIn(this.#language);
  }

  /** The game that is shown. */
  protected get shown(): G | null {
    return this.#game;
  }

  /** That of the element or of what is around it; else the browser's. */
  get #language(): Language {
    return LANGUAGE_NAMES.find((name) => this.matches(`:lang(${name})`)) ?? spokenOf(navigator.languages);
  }

  // What changes, and what is told of it

  /** An edit has ended: tells what has come of it. */
  #edited({ done = "", solves = true }: Partial<Edit> = {}): void {
    this.#say(this.#do({ do: "edit", solves }), done);
  }

  #do(action: Action): Step | null {
    const game = this.#game;
    if (!game) return null;
    const step = next(this.#assignment, action, factsOf(game, this.#turn));
    this.#assignment = step.now;
    this.#base.render();
    this.#tell(step.tell);
    return step;
  }

  #tell(told: readonly Told[]): void {
    const game = this.#game;
    if (!game) return;
    for (const what of told) {
      if (what === "change") this.#dispatch(what, this.present(game));
      else if (what === "solve") this.#dispatch(what, game.verdict);
      else this.#dispatch(what, { ...this.present(game), outcome: this.#progress?.outcome });
    }
  }

  #say(step: Step | null, done = ""): void {
    const said = step && this.#game && announcement(step, this.#game, this.#words, { turn: this.#turn, done });
    if (said) this.#base.say(said);
  }

  #dispatch(what: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`${this.kind}-${what}`, { detail, bubbles: true, composed: true }));
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    const probe = root.querySelector<HTMLElement>(".scheme");
    if (this.isConnected && probe) this.#unfollow ??= followScheme(probe, (isDark) => this.#showIn(root, isDark));
    if (this.#failure && this.#failure !== this.#toldFailure) {
      this.#toldFailure = this.#failure;
      this.#dispatch("error", this.#failure.detail);
    }
  }

  #showIn(root: ShadowRoot, isDark: boolean): void {
    const sheets = this.stylesIn(isDark ? "dark" : "light").map(({ styleSheet }) => styleSheet);
    root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
    this.recolour(root);
  }

  // What is shown

  /** Whether the author hides the verdict. */
  get #hides(): boolean {
    return this.reveal !== null || this.#keys.hide;
  }

  /** Whether the verdict, and what tells it, is still to be asked for. */
  get #hidden(): boolean {
    return this.#game ? isHidden(this.#assignment) : this.#hides;
  }

  /** Whether it is an exercise that is still to be solved, without the analysis. */
  get #isWorking(): boolean {
    const verdict = this.#game?.verdict ?? null;
    return isWorking(this.#assignment, { verdict, progress: this.#progress });
  }

  /** Whether what tells how the game goes on is not shown yet. */
  get #isClosed(): boolean {
    return this.#hidden || this.#isWorking;
  }

  get #hasTools(): boolean {
    return !this.readonly && this.hasTools(this.#progress);
  }

  /** How far the exercise is, if it is one. */
  get #progress(): Progress | null {
    return this.#game?.progress(this.#turn) ?? null;
  }

  protected override render() {
    const words = this.#words;
    const game = this.#game;
    const failed = this.#failure !== null;
    const { editing, touched, toolChosen } = this.#base;
    return html`<div
      class="frame ${editing ? "editing" : ""} ${touched ? "touched" : ""} ${failed ? "failed" : ""}"
      part="frame"
      role="group"
      aria-label=${words.embedded.name}
      aria-busy=${game || failed ? "false" : "true"}
      lang=${LANGUAGES[this.#language].tag}
      @keydown=${this.#keydown}
      @tool-chosen=${toolChosen}
      @edit-end=${({ detail }: CustomEvent<Edit | null>) => this.#edited(detail ?? {})}
    >
      ${
        this.#failure
          ? html`<slot></slot>
              <p class="notice" part="reason">${words.embedded.failed(this.#failure.why(words))}</p>`
          : this.#content(game, words)
      }
      <p class="unseen" role="status">${this.announcement}</p>
      <i class="scheme" aria-hidden="true"></i>
    </div>`;
  }

  /** The same parts in the same places, with or without a game: nothing moves when it comes. */
  #content(game: G | null, words: W): TemplateResult {
    const asked = this.#asked?.view;
    if (asked) {
      const shown = asked.shown(words, this.#language);
      return html`${this.heading ? html`<h2 class="heading" part="heading">${this.heading}</h2>` : nothing}
        ${puzzleView(shown, this.surface(asked.game, words, shown.look), rulesView(asked.game, words), words)}
        ${this.playground === null ? nothing : this.#linkTo(this.playground, `puzzle=${asked.puzzle.id}`, words)}`;
    }
    const { verdict, views } = this.#shown;
    const heading = this.#heading;
    const hasViews = this.#base.viewName !== null;
    const isClosed = this.#isClosed;
    const hasResult = verdict || this.#hidden || (isClosed && hasViews);
    return html`
      ${heading === "" ? nothing : html`<h2 class="heading" part="heading">${heading}</h2>`}
      ${this.#goal(game, words)}
      <div class="${hasResult || hasViews ? "beside" : ""} layout">
        ${hasResult ? html`<div class="result" part="verdict" tabindex="-1">${this.#result(game, words)}</div>` : nothing}
        <div class="canvas">
          <div class="ground" @pointerdown=${this.#base.touch}>
            ${game ? this.#surface(game, words) : this.placeholder(words)}
          </div>
          <div class="under">
            <div class="rules" part="rules">${game ? rulesView(game, words) : nothing}</div>
            ${this.readonly ? nothing : html`<div class="row actions" part="actions">${game ? this.#actions(game, words) : nothing}</div>`}
          </div>
          ${this.#hasTools && (this.#base.editing || this.#progress) && game ? html`<div class="palette" part="tools">${this.tools(game, words)}</div>` : nothing}
        </div>
        ${verdict && !isClosed ? html`<div class="why" part="why">${game ? whyView(game, words, this.reasonOf(game, words)) : nothing}</div>` : nothing}
        ${
          hasViews && !isClosed
            ? html`<div class="play of-${this.#base.viewName} ${Object.keys(views).length > 1 ? "tabbed" : ""}" part="panel">${game ? this.#panel(game, words, views) : nothing}</div>`
            : nothing
        }
      </div>
      ${this.playground === null ? nothing : this.#playgroundLink(this.playground, game, words)}
    `;
  }

  get #heading(): string {
    return this.heading ?? this.#keys.title;
  }

  #goal(game: Game | null, words: Words): TemplateResult | typeof nothing {
    if (this.readonly) return nothing;
    if (!game) return this.goal === null && this.#allowed === null ? nothing : html`<section class="goal"></section>`;
    const progress = this.#progress;
    const isExercise = progress !== null && (progress.goal !== null || progress.allowed !== null);
    return isExercise
      ? goalView(refusedProgress(progress, this.#assignment, game), words, {
          turn: this.#turn,
          hidden: this.#hidden,
          isAlone: true,
        })
      : nothing;
  }

  #result(game: Game | null, words: Words): TemplateResult {
    if (!game) return html`<section class="verdict"></section>`;
    if (this.#hidden) return questionView(this.#assignment, words, game, this.#turn, (action) => this.#answer(action));
    const right = rightOf(this.#assignment, words);
    if (!this.#isWorking)
      return html`${right ? html`<p class="told">${right}</p>` : nothing}${verdictView(game, words)}`;
    return html`<section class="verdict">
      <button type="button" class="plain" @click=${() => this.#answer({ do: "analyse" })}>${words.exerciseHelp.analyse}</button>
    </section>`;
  }

  #surface(game: G, words: W): TemplateResult {
    const view =
      this.#base.viewName && !this.#isClosed && game.verdict ? this.#shown.views[this.#base.viewName] : undefined;
    const { line, moves } = this.#shown.views;
    return this.surface(game, words, {
      revision: this.#base.revision,
      marks: exerciseMarks(
        game.places,
        view?.marks?.(game, words) ?? null,
        this.readonly ? null : this.lockedIn(game, this.#progress),
        words,
      ),
      edges: view?.edges?.(game, words) ?? [],
      // A view has arrows of its own; those of the line belong to what shows its moves.
      arrows: view?.arrows?.(game) ?? (view && (line || moves) ? arrowsOf(game) : []),
      editing: this.#base.editing,
      hasTools: this.#hasTools,
      tap: (place) => !this.readonly && (view?.tap?.(game, words, place) ?? false),
    });
  }

  /** The progress with all that cannot be changed. */
  protected lockedIn(_: G, progress: Progress | null): Progress | null {
    return progress;
  }

  #actions(game: G, words: W): TemplateResult {
    const remark = this.remark?.(game, words);
    const act = (change: () => void) => {
      change();
      this.#edited();
    };
    const hasChanges = game.canUndo || game.canRedo;
    const progress = this.#progress;
    const { hint = null } = this.#assignment.kind === "exercise" ? this.#assignment : {};
    const tell = (hint: Hint) => this.#say(this.#do({ do: "hint", hint }));
    return html`
      <button type="button" class="plain edit ${isTask(progress) && !this.#base.editing ? "main" : ""}" @click=${this.#base.toggleEditing}>
        ${this.#base.editing ? words.embedded.done : words.embedded.edit}
      </button>
      ${
        this.#base.editing || hasChanges
          ? html`${undoRedoView(game, words, act)} ${startOverView(game, words, act)}`
          : nothing
      }
      ${isTask(progress) && progress && !this.#hidden ? hintView(game, progress, words, hint, tell) : nothing}
      ${isTask(progress) && !this.#base.editing ? html`<p class="edit-help">${words.embedded.editHelp}</p>` : nothing}
      ${remark ? html`<p class="refused">${remark}</p>` : nothing}
    `;
  }

  #panel(game: G, words: W, views: Shown<W>["views"]): TemplateResult | typeof nothing {
    const chosen = this.#base.viewName;
    const view = chosen && views[chosen];
    if (!view) return nothing;
    const { line, moves, map } = views;
    const named = views as Record<ViewName, View>;
    return html`
      ${game.verdict && (line || moves || map) ? stepsView(game, words) : nothing}
      ${
        Object.keys(views).length > 1
          ? tabsView(game, words, named, chosen, (name) => this.#base.openView(name))
          : html`<div class="panel">${game.verdict ? view.panel(game, words) : nothing}</div>`
      }
    `;
  }

  #playgroundLink(playground: string, game: Game | null, words: Words): TemplateResult {
    return this.#linkTo(playground, game ? this.#linkOf(game) : this.link, words);
  }

  /** An exercise with what was changed; a puzzle without its answer; or else the game with the state that is shown. */
  #linkOf(game: Game): string {
    // The playground takes the mouse to move first in an exercise.
    if (!this.readonly && this.#progress && this.#turn === "mouse")
      return game.solutionLink(this.#heading, this.#terms, this.#opened);
    return this.#hidden ? game.puzzleLink(this.#heading, this.#counts) : shownLink(game);
  }

  #linkTo(playground: string, fragment: string, words: Words): TemplateResult {
    const address = playground.split("#")[0];
    return html`<p class="foot">
      <a part="link" href="${address}#${fragment}" target="_blank" rel="noopener">${words.embedded.open}</a>
    </p>`;
  }

  // What the reader does

  /** What the reader answers, or asks to be shown. In an exercise, that is the analysis too. */
  async #answer(action: Action): Promise<void> {
    const isAnalysis = action.do === "reveal" && this.#assignment.kind === "exercise";
    const step = this.#do(isAnalysis ? { do: "analyse" } : action);
    this.#say(step);
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>(".guesses input");
    field?.focus({ preventScroll: true });
    field?.select();
    if (step && !isHidden(step.now)) await this.#focusResult();
  }

  /** Whether a puzzle also asks in how many moves. */
  get #counts(): boolean {
    return this.reveal === "count" || new URLSearchParams(this.#keys.terms).get("count") === "1";
  }

  /** The button is gone, and the focus is not to be lost with it. */
  async #focusResult(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".result")?.focus({ preventScroll: true });
  }

  #keydown(event: KeyboardEvent): void {
    if (!this.readonly && this.#base.key(event, { hasTools: this.#hasTools })) this.#edited();
  }
}

/** How far the players jump, in one line, and the rules behind it. */
function rulesView(game: Game, words: Words): TemplateResult {
  return html`<details>
    <summary>${jumpsOf(game, words)} <u>${words.embedded.rules}</u></summary>
    ${ruleParagraphs(game, words, [])}
  </details>`;
}

/** What the title of the verdict leaves open, and why it is so. */
function whyView(game: Game, words: Words, reason: string[]): TemplateResult {
  const isPlain = game.verdict !== null && game.verdict.plies !== null;
  return html`${isPlain ? nothing : html`<p>${verdictSentence(game, words).detail}</p>`}${reasonView(reason, words)}`;
}

function failureOf(error: CatMouseError): Failure {
  const { code, message, row, col, detail } = error;
  return { why: (words) => words.error(error), detail: { code, message, row, col, detail } };
}

/** The game with the state that is shown. */
function shownLink(game: Game): string {
  const { state, isMoved } = game;
  return state && (isMoved || state.turn !== "mouse") ? game.stateLink(state.mouse, state.cat, state.turn) : game.link;
}

/** As links write it: what is absent is left out. */
export function query(values: Record<string, string | number | null>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(`${value}`)}`)
    .join("&");
}
