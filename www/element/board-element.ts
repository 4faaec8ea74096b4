// <cat-mouse-board>: an interactive board for any page, made of the playground's own parts.
import { type CatMouseError, type LinkKeys, type Outcome, type Player, readLinkKeys } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import "../board/board";
import type { BoardView } from "../board/board";
import { heldInPlace } from "../board/exercise";
import { toolsView } from "../board/tools";
import { reasonOf } from "../board/why";
import { wordsOf } from "../i18n/board";
import { LANGUAGE_NAMES, LANGUAGES, type Language, spokenOf } from "../i18n/language";
import type { Words } from "../i18n/types";
import { solverError } from "../lib/errors";
import { arrowsOf } from "../model/arrows";
import { BoardGame } from "../model/board-game";
import type { Game, Progress } from "../model/game";
import type { ViewName } from "../model/names";
import { GameController } from "../page/game-controller";
import { goalView, lockedMarks, standing } from "../panels/goal";
import { undoRedoView } from "../panels/history";
import { questionView } from "../panels/question";
import { stepsView } from "../panels/steps";
import { tabsView } from "../panels/tabs";
import { reasonView, verdictSentence, verdictView } from "../panels/verdict";
import type { View } from "../panels/views/view";
import { whenNear } from "./near";
import { rulesView } from "./rules";
import { followScheme } from "./scheme";
import { type Shown, shownBy } from "./shown";
import { sizeOf } from "./size";
import { type StartError, solver } from "./solver";
import { stylesIn } from "./styles";

/** An attribute that holds a number. Values that are not numbers are kept as text: the solver says what is wrong. */
const count = {
  reflect: true,
  converter: {
    fromAttribute: (text: string | null) => (text !== null && /^\d+$/.test(text) ? Number(text) : text),
    toAttribute: (value: unknown) => (value === null || value === undefined ? null : `${value}`),
  },
};

const text = { reflect: true };

/** The properties that a puzzle is made of; a link stands in place of them. */
const PUZZLE = ["board", "catJump", "mouseJump", "moveLimit", "turn"] as const;

/** Those that say what may be done with it. */
const TERMS = ["link", "readonly", "goal", "walls", "locked"] as const;

/** Why the board cannot be shown, in the reader's language, and as an event tells it. */
interface Failure {
  why: (words: Words) => string;
  detail: ErrorDetail;
}

/** What a link without these keys says. */
const NO_KEYS: LinkKeys = { view: null, ply: 0, hide: false, title: "", terms: "" };

/** What `board-error` tells. */
type ErrorDetail = Pick<CatMouseError, "message" | "row" | "col"> & {
  code: CatMouseError["code"] | "bad-show";
  detail: CatMouseError["detail"] | null;
};

/**
 * A board of Cat and Mouse II that a reader can draw on, with who wins, how and why.
 *
 * The attributes keep what the author has set. What the reader changes is told by `board-change`, and by the properties
 * `link` and `outcome`. Setting an attribute of the puzzle puts the whole puzzle back on the board.
 *
 * @element cat-mouse-board
 *
 * @attr board - the rows from top to bottom, with `/` between them or on lines of their own: `.` floor, `#` or `x` wall,
 *   `C`, `M`, `F`, and 1 to 8 for so many floor cells
 * @attr cat-jump - how far the cat can jump, 1 to 8; 1 without it
 * @attr mouse-jump - the same for the mouse
 * @attr move-limit - after how many plies the cat wins, 1 to 10,000; 1,000 without it
 * @attr turn - who moves first, `mouse` or `cat`; the mouse without it
 * @attr readonly - the reader cannot change the board, but step through the moves
 * @attr show - what is shown beside the board, in this order: `verdict`, `line`, `moves` (every move from here), `map`,
 *   `what-if`, `solving` (how it is solved); `verdict line` without it, nothing when it is empty
 * @attr reveal - `click` hides the answer: the element asks who wins, and shows the verdict, and everything that
 *   gives it away, only after the reader asks
 * @attr compact - fits the board, the verdict and the step buttons on one screen, in a column of text: no reason, no list of
 *   moves and no other view is shown beside them, the board is at most 320px high, and the element has a margin
 * @attr loading - with `lazy` the board starts when the reader scrolls near to it, or prints the page: for pages with many
 *   boards. Until then it has no outcome
 * @attr heading - a title above the board
 * @attr lang - `en` or `zh`; without it that of the page, or else that of the browser
 * @attr goal - makes the board an exercise: the player who must win, `mouse` or `cat` (the cat also by the move limit),
 *   optionally with a minimum: `mouse:12` is a win by force in twelve plies or more
 * @attr walls - how many walls the reader may change at most, added and taken away; then the pieces stay where they are
 * @attr locked - cells that cannot be changed, by row and column counted from 1: `2,3 2,4`
 * @attr playground - the address of a playground: the element then has a link that opens its board there
 *
 * @prop {string | null} board - as the attribute; so are `catJump`, `mouseJump`, `moveLimit`, `walls` (numbers), `turn`,
 *   `show`, `reveal`, `loading`, `heading`, `goal`, `locked`, `playground` (texts), `readonly` and `compact` (yes or no)
 * @prop {string} link - the current puzzle, written as in a link of the playground: `board=…&cat=1&mouse=2`. You can set it
 *   instead of the attributes. It can hold everything that such a link can: a state (`m`, `c`, `turn`), `ply`, `hide=1`,
 *   `title` and the terms of an exercise
 * @prop {Outcome | null} outcome - who wins the board as it is now; `null` while a piece is missing or nothing is solved yet.
 *   Cannot be set
 *
 * @fires board-change - the reader has changed the board; `detail`: `{ board, link }`
 * @fires board-solve - another board is solved, also at the beginning; `detail`: the `Outcome`
 * @fires board-goal - the goal is reached, and was not before the change; `detail`: `{ board, link, outcome }`
 * @fires board-error - the board cannot be shown; `detail`: `{ code, message, row, col, detail }` of the `CatMouseError`.
 *   The element adds the codes `bad-show`, and `no-webassembly`, `refused` (by the content security policy),
 *   `not-fetched`, `not-a-solver` when the solver does not start
 *
 * @slot - what is shown until the board is ready, and when it cannot be shown
 *
 * @csspart frame - all of it
 * @csspart heading - the title
 * @csspart goal - what an exercise asks for, and how far it is
 * @csspart verdict - who wins; or, while the answer is hidden, the question and the button that shows it
 * @csspart why - why it is so
 * @csspart tools - what a press on the board does; shown after the reader presses Edit
 * @csspart board - the board itself
 * @csspart rules - how far both jump, and the rules
 * @csspart actions - the buttons under the board
 * @csspart panel - the steps and the views
 * @csspart link - the link to the playground
 * @csspart reason - why the board cannot be shown
 *
 * @cssprop [--cm-floor] - the colour of floor
 * @cssprop [--cm-grid] - of the lines between cells
 * @cssprop [--cm-wall] - of walls
 * @cssprop [--cm-cat] - of the cat and its arrows
 * @cssprop [--cm-mouse] - of the mouse and its arrows
 * @cssprop [--cm-food] - of the cheese
 * @cssprop [--cm-food-marks] - of the holes in it
 * @cssprop [--cm-marks] - of the players' eyes
 * @cssprop [--cm-shadow] - of the pieces' shadows
 * @cssprop [--cm-paper] - of the background
 * @cssprop [--cm-font=system-ui, sans-serif] - the font family
 * @cssprop [--cm-text=16px] - the size of text
 * @cssprop [--cm-height=480px] - the greatest height of the board (with `compact` by default `320px`)
 */
export class CatMouseBoard extends LitElement {
  static override styles = stylesIn("light");
  static override properties = {
    board: text,
    catJump: { ...count, attribute: "cat-jump" },
    mouseJump: { ...count, attribute: "mouse-jump" },
    moveLimit: { ...count, attribute: "move-limit" },
    turn: text,
    readonly: { type: Boolean, reflect: true },
    show: text,
    reveal: text,
    compact: { type: Boolean, reflect: true },
    loading: text,
    heading: text,
    goal: text,
    walls: count,
    locked: text,
    playground: text,
    link: { attribute: false, noAccessor: true },
    revealed: { state: true },
    announcement: { state: true },
  };
  declare board: string | null;
  declare catJump: number | string | null;
  declare mouseJump: number | string | null;
  declare moveLimit: number | string | null;
  declare turn: string | null;
  declare readonly: boolean;
  declare show: string | null;
  declare reveal: string | null;
  declare compact: boolean;
  declare loading: string | null;
  declare heading: string | null;
  declare goal: string | null;
  declare walls: number | string | null;
  declare locked: string | null;
  declare playground: string | null;

  /** Whether the reader has asked for the verdict. */
  declare private revealed: boolean;
  /** What a screen reader says next. */
  declare private announcement: string;

  readonly #base = new GameController<Words, BoardGame>(this, {
    words: () => this.#words,
    views: () => this.#shown.views,
    changed: () => {
      if (!this.#game?.isStroking) this.#tell(true);
    },
    say: (text) => {
      this.announcement = text;
    },
  });
  #failure: Failure | null = null;
  /** Whether the solver is there. */
  #ready = false;
  /** What stands in place of the attributes of the puzzle. */
  #link: string | null = null;
  /** What it says besides the puzzle. */
  #keys: LinkKeys = NO_KEYS;
  #shown: Shown = { verdict: false, views: {} };
  #unfollow: (() => void) | null = null;
  /** Ends the wait until the reader is near. */
  #endWait: (() => void) | null = null;
  /** What events have told last. */
  #told: { game: Game | null; failure: Failure | null; link: string; isMet: boolean } = {
    game: null,
    failure: null,
    link: "",
    isMet: false,
  };

  constructor() {
    super();
    for (const name of ["board", "catJump", "mouseJump", "moveLimit", "turn", "show", "reveal"] as const)
      this[name] = null;
    for (const name of ["loading", "heading", "goal", "walls", "locked", "playground"] as const) this[name] = null;
    this.readonly = false;
    this.compact = false;
    this.revealed = false;
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
    return this.#game?.link ?? this.#givenLink();
  }

  set link(link: string) {
    this.#link = link;
    this.requestUpdate("link");
  }

  /** Who wins the board as it is now, from the position in which its moves begin. */
  get outcome(): Outcome | null {
    return (this.#game?.verdict as Outcome | undefined) ?? null;
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
    if (!this.#game?.verdict || this.#hidden) return;
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
    if (some(PUZZLE) && !changed.has("link")) this.#link = null;
    const anew = changed.has("show") || some(PUZZLE) || some(TERMS);
    if (changed.has("show")) this.#choose();
    if (this.#ready && this.isConnected && (anew || (!this.#game && !this.#failure))) this.#begin();
  }

  /** Takes what is to be shown from the attribute. */
  #choose(): void {
    this.#base.openView(null);
    const shown = shownBy(this.show ?? "verdict line");
    this.#shown = typeof shown === "string" ? { verdict: false, views: {} } : shown;
    this.#base.openView((Object.keys(this.#shown.views) as ViewName[])[0] ?? null);
  }

  /** Puts the author's puzzle on the board. */
  #begin(): void {
    this.#end();
    this.#failure = null;
    this.revealed = false;
    this.#base.editing = false;
    this.#base.say("");
    let game: BoardGame | undefined;
    this.#keys = this.#link === null ? NO_KEYS : readLinkKeys(this.#link);
    try {
      game = new BoardGame(this.#givenLink(), { turn: this.#turn });
      const terms = query({ goal: this.goal, walls: this.walls, locked: this.locked });
      game.assign(this.readonly ? "walls=0" : terms || this.#keys.terms);
      if (!this.#hidden) game.goTo(this.#keys.ply);
      game.progress(this.#turn); // An incomplete board has not asked yet whose turn it is.
    } catch (error) {
      game?.free();
      this.#failure = failureOf(solverError(error));
      return;
    }
    this.#base.game = game;
    const shown = shownBy(this.show ?? "");
    if (typeof shown === "string") {
      this.#end();
      const message = wordsOf("en").embedded.badShow(shown);
      this.#failure = {
        why: (words) => words.embedded.badShow(shown),
        detail: { code: "bad-show", message, row: null, col: null, detail: null },
      };
    }
  }

  /** Gives back what the game holds. */
  #end(): void {
    const game = this.#game;
    if (!game) return;
    const { viewName } = this.#base;
    if (viewName) this.#shown.views[viewName]?.leave?.(game);
    this.#base.game = null;
    game.free();
  }

  get #game(): BoardGame | null {
    return this.#base.game;
  }

  get #turn(): Player {
    return (this.turn ?? "mouse") as Player; // What is no player, the solver will say.
  }

  #givenLink(): string {
    if (this.#link !== null) return this.#link;
    const { board, catJump, mouseJump, moveLimit } = this;
    return query({ board: board ?? "", cat: catJump, mouse: mouseJump, limit: moveLimit });
  }

  get #words(): Words {
    return wordsOf(this.#language);
  }

  /** That of the element or of what is around it; else the browser's. */
  get #language(): Language {
    return LANGUAGE_NAMES.find((name) => this.matches(`:lang(${name})`)) ?? spokenOf(navigator.languages);
  }

  // What changes, and what is told of it

  /** Tells what has come of a change, once a stroke is done. */
  #tell(byReader: boolean): void {
    const game = this.#game;
    if (!game) return;
    const words = this.#words;
    const { link } = game;
    const isAnother = game !== this.#told.game || link !== this.#told.link;
    const wasMet = game === this.#told.game && this.#told.isMet;
    const progress = game.progress(this.#turn);
    const { isMet = false, refusal = null } = progress ?? {};
    this.#told = { ...this.#told, game, link, isMet };
    if (refusal && !this.readonly) this.#base.say(words.exercise.refusals[refusal] ?? "");
    if (!isAnother) return;
    if (byReader) {
      if (!refusal && !this.#hidden) this.#base.say(verdictWords(game, words, progress));
      this.#dispatch("board-change", this.#present(game));
    }
    if (game.verdict) this.#dispatch("board-solve", game.verdict);
    if (isMet && !wasMet) this.#dispatch("board-goal", { ...this.#present(game), outcome: progress?.outcome });
  }

  #present({ editor }: BoardGame): { board: string; link: string } {
    return { board: editor.grid().join("/"), link: editor.link };
  }

  #dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    const space = root.querySelector<HTMLElement>(".board-space");
    if (space) {
      const { rows, cols } = sizeOf(this.board ?? "");
      // Set here and not as an attribute, which a strict content security policy refuses.
      space.style.setProperty("--rows", `${rows}`);
      space.style.setProperty("--cols", `${cols}`);
    }
    const probe = root.querySelector<HTMLElement>(".scheme");
    if (this.isConnected && probe) this.#unfollow ??= followScheme(probe, (isDark) => this.#showIn(root, isDark));
    if (this.#failure && this.#failure !== this.#told.failure) {
      this.#told.failure = this.#failure;
      this.#dispatch("board-error", this.#failure.detail);
    }
    if (this.#game !== this.#told.game) this.#tell(false);
  }

  #showIn(root: ShadowRoot, isDark: boolean): void {
    const sheets = stylesIn(isDark ? "dark" : "light").map(({ styleSheet }) => styleSheet);
    root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
    root.querySelector<BoardView>("cm-board")?.refit();
  }

  // What is shown

  /** Whether the verdict, and what tells it, is still to be asked for. */
  get #hidden(): boolean {
    return (this.reveal !== null || this.#keys.hide) && !this.revealed;
  }

  /** Whether there is a choice of tools; where wall changes are counted, there are only walls. */
  get #hasTools(): boolean {
    return !this.readonly && this.#progress?.allowed == null;
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
  #content(game: BoardGame | null, words: Words): TemplateResult {
    const { verdict, views } = this.#shown;
    const heading = this.heading ?? this.#keys.title;
    const hasViews = this.#base.viewName !== null;
    const hidden = this.#hidden;
    const hasResult = verdict || hidden;
    return html`
      ${heading === "" ? nothing : html`<h2 class="heading" part="heading">${heading}</h2>`}
      ${this.#goal(game, words)}
      <div class="${hasResult || hasViews ? "beside" : ""} layout">
        ${hasResult ? html`<div class="result" part="verdict" tabindex="-1">${this.#result(game, words)}</div>` : nothing}
        <div class="canvas">
          <div class="ground" @pointerdown=${this.#base.touch}>
            ${game ? this.#board(game, words) : placeholder(words)}
          </div>
          <div class="under">
            <div class="rules" part="rules">${game ? rulesView(game, words) : nothing}</div>
            ${this.readonly ? nothing : html`<div class="row actions" part="actions">${game ? this.#actions(game, words) : nothing}</div>`}
          </div>
          ${this.#hasTools && this.#base.editing && game ? html`<div class="palette" part="tools">${toolsView(game, words)}</div>` : nothing}
        </div>
        ${verdict && !hidden ? html`<div class="why" part="why">${game ? whyView(game, words) : nothing}</div>` : nothing}
        ${
          hasViews && !hidden
            ? html`<div class="play of-${this.#base.viewName} ${Object.keys(views).length > 1 ? "tabbed" : ""}" part="panel">${game ? this.#panel(game, words, views) : nothing}</div>`
            : nothing
        }
      </div>
      ${this.playground === null ? nothing : this.#playgroundLink(this.playground, game, words)}
    `;
  }

  #goal(game: Game | null, words: Words): TemplateResult | typeof nothing {
    if (this.readonly) return nothing;
    if (!game) return this.goal === null && this.walls === null ? nothing : html`<section class="goal"></section>`;
    const progress = this.#progress;
    const isExercise = progress !== null && (progress.goal !== null || progress.allowed !== null);
    return isExercise ? goalView(progress, words, this.#hidden) : nothing;
  }

  #result(game: Game | null, words: Words): TemplateResult {
    if (!game) return html`<section class="verdict"></section>`;
    return this.#hidden
      ? questionView(words, game.state?.turn ?? this.#turn, () => this.#reveal())
      : verdictView(game, words);
  }

  #board(game: BoardGame, words: Words): TemplateResult {
    const view =
      this.#base.viewName && !this.#hidden && game.verdict ? this.#shown.views[this.#base.viewName] : undefined;
    const { line, moves } = this.#shown.views;
    const progress = this.#progress;
    const help = this.readonly ? words.embedded.readonlyHelp : this.#hasTools ? null : words.embedded.wallsHelp;
    return html`<cm-board
      part="board"
      .game=${game}
      .words=${words}
      .revision=${this.#base.revision}
      .marks=${lockedMarks(game.places, view?.marks?.(game, words) ?? null, progress, words)}
      .arrows=${view && (line || moves) ? (view.arrows?.(game) ?? arrowsOf(game)) : []}
      .readonly=${this.readonly}
      .editing=${this.#base.editing}
      .help=${help}
      .takesPress=${(cell: number) => !this.readonly && heldInPlace(game, progress, cell)}
    ></cm-board>`;
  }

  #actions(game: BoardGame, words: Words): TemplateResult {
    const { editor } = game;
    const { refusal = null } = game.progress(this.#turn) ?? {};
    const startOver = () =>
      game.edit(() => {
        while (editor.undo());
      });
    const hasChanges = editor.canUndo || editor.canRedo;
    return html`
      <button type="button" class="plain edit" @click=${this.#base.toggleEditing}>
        ${this.#base.editing ? words.embedded.done : words.embedded.edit}
      </button>
      ${
        this.#base.editing || hasChanges
          ? html`${undoRedoView(game, words, (change) => change())}
              <button
                type="button"
                class="plain"
                aria-disabled=${editor.canUndo ? "false" : "true"}
                @click=${() => editor.canUndo && startOver()}
              >${words.embedded.startOver}</button>`
          : nothing
      }
      ${refusal ? html`<p class="refused">${words.exercise.refusals[refusal]}</p>` : nothing}
    `;
  }

  #panel(game: Game, words: Words, views: Shown["views"]): TemplateResult | typeof nothing {
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
    const address = playground.split("#")[0];
    return html`<p class="foot">
      <a part="link" href="${address}#${game ? shownLink(game) : this.link}" target="_blank" rel="noopener">${words.embedded.open}</a>
    </p>`;
  }

  // What the reader does

  async #reveal(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    this.revealed = true;
    const words = this.#words;
    this.#base.say(verdictWords(game, words, game.progress(this.#turn)));
    await this.updateComplete;
    // The button is gone, and the focus is not to be lost with it.
    this.renderRoot.querySelector<HTMLElement>(".result")?.focus({ preventScroll: true });
  }

  #keydown(event: KeyboardEvent): void {
    if (!this.readonly) this.#base.key(event, { hasTools: this.#hasTools });
  }
}

/** What the title of the verdict leaves open, and why it is so. */
function whyView(game: BoardGame, words: Words): TemplateResult {
  const isPlain = game.verdict !== null && game.verdict.plies !== null;
  return html`${isPlain ? nothing : html`<p>${verdictSentence(game, words).detail}</p>`}${reasonView(reasonOf(game, words), words)}`;
}

/** A board of the same size, and what the author has put there until it comes. */
function placeholder(words: Words): TemplateResult {
  return html`<div class="board-space">
    <div class="board">
      <div class="surface"><div class="until"><slot>${words.embedded.loading}</slot></div></div>
    </div>
  </div>`;
}

function failureOf(error: CatMouseError): Failure {
  const { code, message, row, col, detail } = error;
  return { why: (words) => words.error(error), detail: { code, message, row, col, detail } };
}

/** The board with the state that is shown. */
function shownLink(game: Game): string {
  const { state, isMoved } = game;
  return state && (isMoved || state.turn !== "mouse") ? game.stateLink(state.mouse, state.cat, state.turn) : game.link;
}

/** As links write it: what is absent is left out. */
function query(values: Record<string, string | number | null>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(`${value}`)}`)
    .join("&");
}

/** What has come of a change, and of the exercise. */
function verdictWords(game: Game, words: Words, progress: Progress | null): string {
  if (progress?.goal) return standing(progress, words);
  const { title, detail } = verdictSentence(game, words);
  return words.sentences(title, detail);
}
