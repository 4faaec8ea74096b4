// Base class of both elements: attributes, events, life cycle. The kits contain the differences between the
// games.
import { html, LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import { LANGUAGE_NAMES, LANGUAGES, type Language, spokenOf } from "../i18n/language";
import type { Words } from "../i18n/words";
import { type Action, factsOf, isAsking, next, type Step, type Told } from "../model/assignment";
import type { Game } from "../model/game";
import type { ViewName } from "../model/names";
import { GameController } from "../page/game-controller";
import type { ElementKit } from "../page/kit";
import { announcement } from "../panels/said";
import { text } from "./attributes";
import { screenView, type ViewModel } from "./game-view";
import { whenNear } from "./near";
import { puzzleNamed } from "./puzzles";
import { followScheme } from "./scheme";
import {
  type ErrorDetail,
  type FailedScreen,
  failedScreen,
  firstStep,
  gameScreen,
  propertiesOf,
  type Screen,
  type ScreenFacts,
  screenFacts,
} from "./screen";
import { type Shown, shownBy } from "./shown";
import { type StartError, solver } from "./solver";
import { sheetsIn } from "./styles";

/** Properties that define the game or what the reader may do with it. */
const TERMS = ["link", "readonly", "goal", "locked"] as const;

const IDLE = { kind: "idle" } as const;

export class GameElement<W extends Words = Words, G extends Game = Game> extends LitElement {
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

  readonly #kit: ElementKit<W>;
  readonly #wordsIn: (language: Language) => W;
  readonly #control = new GameController<W>(this, {
    words: () => this.#words,
    views: () => this.#shown.views,
    say: (text) => {
      this.announcement = text;
    },
    edited: ({ done, solves = true }) => this.#say(this.#do({ do: "edit", solves }), done),
  });
  /** The next announcement for screen readers. */
  declare private announcement: string;
  #screen: Screen = IDLE;
  /** Whether the solver is loaded. */
  #ready = false;
  /** The link set as a property, which overrides the attributes of the game. */
  #link: string | null = null;
  #shown: Shown<W> = { verdict: false, views: {}, unknown: null };
  #unfollow: (() => void) | null = null;
  /** Ends the wait until the reader scrolls near; null if the element does not wait. */
  #endWait: (() => void) | null = null;

  constructor(kit: ElementKit<W, G>, wordsIn: (language: Language) => W) {
    super();
    this.#kit = kit;
    this.#wordsIn = wordsIn;
    for (const [name, { type, noAccessor }] of (this.constructor as typeof LitElement).elementProperties)
      if (!noAccessor) Object.assign(this, { [name]: type === Boolean ? false : null });
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

  // Public members

  /** The outcome of the current game, in the position before the first ply. */
  get outcome(): G["verdict"] {
    return this.#game?.verdict ?? null;
  }

  /** The current game as the fragment of a link. */
  get link(): string {
    const screen = this.#screen;
    if (screen.kind === "game") return screen.game.link;
    return screen.kind === "puzzle"
      ? screen.view.puzzle.link
      : (this.#link ?? this.#kit.placeholderLink(propertiesOf(this)));
  }

  set link(link: string) {
    this.#link = link;
    this.requestUpdate("link");
  }

  /** Goes to the beginning of the moves. While the verdict is hidden, this and the other step methods do nothing. */
  first(): void {
    this.#step((game) => game.goTo(0));
  }

  /** Goes one ply back. */
  previous(): void {
    this.#step((game) => game.goTo(game.ply - 1));
  }

  /** Goes one ply forward. */
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

  /** Stops `play`. */
  pause(): void {
    this.#game?.pause();
  }

  #step(act: (game: Game) => void): void {
    if (!this.#game || this.#facts.phase !== "shown") return;
    this.#game.pause();
    act(this.#game);
  }

  // Life cycle

  override connectedCallback(): void {
    super.connectedCallback();
    this.#endWait?.();
    if (this.loading === "lazy") this.#endWait = whenNear(this, () => this.#start());
    else this.#start();
  }

  #start(): void {
    solver().then(
      () => {
        // Before the solver is ready, an error on the screen can only come from an earlier attempt to load the solver.
        if (!this.#ready) this.#screen = IDLE;
        this.#ready = true;
        this.requestUpdate();
      },
      ({ code, message, detail }: StartError) => {
        const why = (words: Words) => words.paragraph([words.embedded.reasons[code], detail.given ?? message]);
        this.#fail(failedScreen(why, { code, message }));
      },
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is only moved is reconnected at once and continues.
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
    const isAnother = some(this.#gameProperties);
    if (isAnother && !changed.has("link")) this.#link = null;
    const anew = isAnother || some([...TERMS, "show", "puzzle", this.#kit.counted.key]);
    if (changed.has("show")) this.#readShow();
    const screen = this.#screen;
    if (changed.has("reveal") && screen.kind === "game" && !anew)
      this.#screen = { ...screen, assignment: firstStep(screen.game, this, screen.keys).now };
    if (this.#ready && this.isConnected && (anew || screen.kind === "idle")) this.#begin();
  }

  /** Parses the `show` attribute. */
  #readShow(): void {
    this.#control.openView(null);
    this.#shown = shownBy(this.show ?? "verdict line", () => this.#kit.whatIf());
    this.#control.openView((Object.keys(this.#shown.views) as ViewName[])[0] ?? null, { begins: false });
  }

  /** Opens the author's game. */
  #begin(): void {
    this.#end();
    this.#screen = IDLE;
    this.#control.editing = false;
    this.#control.say("");
    if (this.puzzle === null) this.#open();
    else void this.#ask(this.puzzle);
  }

  /** Loads and shows a puzzle of the playground. A puzzle that asks for a change is shown as an exercise. */
  async #ask(name: string): Promise<void> {
    const loading = { kind: "loading" } as const;
    this.#screen = loading;
    const found = await puzzleNamed(name, this.#kit.kind);
    if (this.#screen !== loading) return;
    if ("missing" in found) {
      this.#refuse("bad-puzzle", found.missing);
      return;
    }
    const { puzzle, code } = found;
    const show = () => {
      this.#end();
      this.#link = puzzle.link;
      this.#open();
      this.requestUpdate();
    };
    if (puzzle.kind === "change") return show();
    const view = new code.EmbeddedPuzzle(puzzle, this.#kit.open(puzzle.link, {}), {
      reason: (game) => this.#kit.reason(game, this.#words),
      say: (text) => this.#control.say(text),
      changed: () => this.requestUpdate(),
      solved: (game) => this.#dispatch("goal", { ...this.#present(game), outcome: game.verdict }),
      reveal: () => {
        show();
        void this.#focusResult();
      },
    });
    this.#screen = { kind: "puzzle", view };
    this.requestUpdate();
  }

  #open(): void {
    const { screen, tell } = gameScreen(this.#kit, this, this.#link);
    const { unknown } = this.#shown;
    if (screen.kind === "failed") this.#fail(screen);
    else if (unknown !== null) {
      screen.game.free();
      this.#refuse("bad-show", (words) => words.embedded.badShow(unknown));
    } else {
      const { game } = screen;
      this.#screen = screen;
      this.#control.game = game;
      // Dispatches the events after rendering.
      void this.updateComplete.then(() => this.#game === game && this.#tell(tell));
    }
  }

  #refuse(code: ErrorDetail["code"], why: (words: Words) => string): void {
    this.#fail(failedScreen(why, { code, message: why(this.#wordsIn("en")) }));
  }

  #fail(failed: FailedScreen): void {
    this.#screen = failed;
    this.requestUpdate();
    void this.updateComplete.then(() => this.#screen === failed && this.#dispatch("error", failed.detail));
  }

  /** Frees the game. An error message stays. */
  #end(): void {
    const screen = this.#screen;
    if (screen.kind !== "failed") this.#screen = IDLE;
    if (screen.kind === "puzzle") screen.view.free();
    if (screen.kind !== "game") return;
    const { viewName } = this.#control;
    if (viewName) this.#shown.views[viewName]?.leave?.(screen.game);
    this.#control.game = null;
    screen.game.free();
  }

  get #game(): Game | null {
    return this.#screen.kind === "game" ? this.#screen.game : null;
  }

  /**
   * The properties that define the game. A link overrides these properties, but setting a property afterwards removes
   * the link.
   */
  get #gameProperties(): string[] {
    const own = Object.keys((this.constructor as typeof LitElement).properties);
    return [...own.filter((name) => name !== this.#kit.counted.key), "turn"];
  }

  get #words(): W {
    return this.#wordsIn(this.#language);
  }

  /** The language of the element or of its ancestors; else the language of the browser. */
  get #language(): Language {
    return LANGUAGE_NAMES.find((name) => this.matches(`:lang(${name})`)) ?? spokenOf(navigator.languages);
  }

  // Edits, announcements and events

  /** Performs an action, and dispatches its events. */
  #do(action: Action): Step | null {
    const screen = this.#screen;
    if (screen.kind !== "game") return null;
    const step = next(screen.assignment, action, factsOf(screen.game));
    this.#screen = { ...screen, assignment: step.now };
    this.#control.render();
    this.#tell(step.tell);
    return step;
  }

  #tell(told: readonly Told[]): void {
    const game = this.#game;
    if (!game) return;
    for (const what of told) {
      if (what === "change") this.#dispatch(what, this.#present(game));
      else if (what === "solve") this.#dispatch(what, game.verdict);
      else this.#dispatch(what, { ...this.#present(game), outcome: game.progress?.outcome });
    }
  }

  #say(step: Step | null, done = ""): void {
    const said = step && this.#game && announcement(step, this.#game, this.#words, { done });
    if (said) this.#control.say(said);
  }

  /** The detail of an event about the game. */
  #present(game: Game): Record<string, unknown> {
    const { kind } = this.#kit;
    return { [kind]: this.#kit.attributes(game)[kind], link: game.link };
  }

  #dispatch(what: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`${this.#kit.kind}-${what}`, { detail, bubbles: true, composed: true }));
  }

  protected override updated(): void {
    const root = this.renderRoot as ShadowRoot;
    const probe = root.querySelector<HTMLElement>(".scheme");
    if (this.isConnected && probe) this.#unfollow ??= followScheme(probe, (isDark) => this.#showIn(root, isDark));
  }

  #showIn(root: ShadowRoot, isDark: boolean): void {
    root.adoptedStyleSheets = sheetsIn((this.constructor as typeof LitElement).elementStyles, isDark);
    this.#kit.recolour?.(root);
  }

  // Rendering

  get #facts(): ScreenFacts {
    return screenFacts(this.#kit, this, this.#screen);
  }

  get #model(): ViewModel<W> {
    return {
      ...this.#facts,
      kit: this.#kit,
      words: this.#words,
      language: this.#language,
      screen: this.#screen,
      settings: this,
      link: () => this.link,
      shown: this.#shown,
      control: this.#control,
      answer: (action) => void this.#answer(action),
      hint: (hint) => this.#say(this.#do({ do: "hint", hint })),
    };
  }

  protected override render() {
    const words = this.#words;
    const { kind } = this.#screen;
    const { editing, touched, toolChosen, editEnded } = this.#control;
    return html`<div
      class="frame ${editing ? "editing" : ""} ${touched ? "touched" : ""} ${kind === "failed" ? "failed" : ""}"
      part="frame"
      role="group"
      aria-label=${words.embedded.name}
      aria-busy=${kind === "idle" || kind === "loading" ? "true" : "false"}
      lang=${LANGUAGES[this.#language].tag}
      @keydown=${this.#keydown}
      @tool-chosen=${toolChosen}
      @edit-end=${editEnded}
    >
      ${screenView(this.#model)}
      <p class="unseen" role="status">${this.announcement}</p>
      <i class="scheme" aria-hidden="true"></i>
    </div>`;
  }

  // Actions of the reader

  /** Handles the reader's answer, or a request for the right answer. In an exercise, the request opens the analysis. */
  async #answer(action: Action): Promise<void> {
    const isAnalysis = action.do === "reveal" && this.#facts.assignment.kind === "exercise";
    const step = this.#do(isAnalysis ? { do: "analyse" } : action);
    this.#say(step);
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>(".guesses input");
    field?.focus({ preventScroll: true });
    field?.select();
    if (step && !isAsking(step.now)) await this.#focusResult();
  }

  /** Moves the focus to the result, because the focused button has disappeared. */
  async #focusResult(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".result")?.focus({ preventScroll: true });
  }

  #keydown(event: KeyboardEvent): void {
    if (!this.readonly) this.#control.key(event, { hasTools: this.#facts.hasTools });
  }
}
