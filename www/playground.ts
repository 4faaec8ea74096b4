// <cat-mouse-playground>: the page. It holds the game, shows its parts, and keeps the address in step with the board.
import type { CatMouseError } from "cat-and-mouse";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import "./board";
import { type ExampleName, examples, FIRST_EXAMPLE } from "./examples";
import { Game } from "./game";
import { lineView } from "./line";
import "./settings";
import { chooseTheme, currentTheme } from "./theme";
import { toolOfKey, toolsView } from "./tools";
import { verdictSentence, verdictView } from "./verdict";
import { chooseLanguage, preferredLanguage, type Words, wordsOf } from "./words/words";

export class Playground extends LitElement {
  static override properties = {
    language: { state: true },
    revision: { state: true },
    announcement: { state: true },
    notice: { state: true },
    linkCopied: { state: true },
  };
  declare private language: ReturnType<typeof preferredLanguage>;
  declare private revision: number;
  /** What a screen reader says next. */
  declare private announcement: string;
  /** A sentence at the top of the page, in the language that is current when it is shown. */
  declare private notice: ((words: Words) => string) | null;
  /** Whether the link has just been copied, which its button then says. */
  declare private linkCopied: boolean;

  readonly #game: Game;
  #unbind: (() => void)[] = [];

  constructor() {
    super();
    this.language = preferredLanguage();
    this.revision = 0;
    this.announcement = "";
    this.notice = null;
    this.linkCopied = false;
    this.#game = new Game(examples[FIRST_EXAMPLE]);
    this.#readAddress((words, why) => words.badLinkAtStart(why));
  }

  protected override createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const bound = new AbortController();
    const options = { signal: bound.signal };
    window.addEventListener("hashchange", () => this.#readAddress((words, why) => words.badLink(why)), options);
    document.addEventListener("keydown", (event) => this.#keydown(event), options);
    this.addEventListener("edit-end", () => this.#edited(), options);
    this.addEventListener(
      "tool-chosen",
      () => {
        this.announcement = wordsOf(this.language).toolHint[this.#game.tool];
      },
      options,
    );
    this.#unbind = [() => bound.abort(), this.#game.subscribe(() => this.#changed())];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#game.pause();
    for (const unbind of this.#unbind) unbind();
  }

  protected override render() {
    const game = this.#game;
    const words = wordsOf(this.language);
    return html`
      ${this.#header(words)}
      ${this.notice ? html`<p class="notice" role="alert">${this.notice(words)}</p>` : nothing}
      <main>
        <div class="result">${verdictView(game, words)}</div>
        <div class="canvas">
          ${toolsView(game, words)}
          <cm-board .game=${game} .words=${words} .revision=${this.revision}></cm-board>
          <p class="hint">${words.hint}</p>
          <div class="below">
            <cm-settings .game=${game} .words=${words} .revision=${this.revision}></cm-settings>
            <button type="button" class="plain" @click=${this.#clear}>${words.clear}</button>
          </div>
        </div>
        <div class="play">
          ${lineView(game, words)}
          <details class="rules">
            <summary>${words.rulesTitle}</summary>
            ${[...words.rules, words.boardHelp].map((rule) => html`<p>${rule}</p>`)}
          </details>
        </div>
      </main>
      <p class="unseen" role="status">${this.announcement}</p>
    `;
  }

  protected override updated(): void {
    const words = wordsOf(this.language);
    document.documentElement.lang = words.tag;
    document.title = words.title;
    // A long line scrolls inside its own list; the page stays where it is.
    const current = this.querySelector<HTMLElement>(".moves [aria-current]");
    const list = current?.closest<HTMLElement>(".moves");
    if (current && list) {
      const above = current.offsetTop - list.offsetTop;
      if (above < list.scrollTop) list.scrollTop = above;
      const below = above + current.offsetHeight - list.clientHeight;
      if (below > list.scrollTop) list.scrollTop = below;
    }
  }

  #header(words: Words): TemplateResult {
    const link = this.#game.editor.link;
    const names = Object.keys(examples) as ExampleName[];
    const shown = names.find((name) => examples[name] === link);
    const other = this.language === "en" ? "zh" : "en";
    const dark = currentTheme() === "dark";
    return html`<header>
      <h1>${words.title}</h1>
      <div class="boards">
        <select aria-label=${words.examples} @change=${this.#chooseExample}>
          <option value="" ?selected=${shown === undefined} disabled>${words.ownBoard}</option>
          ${names.map((name) => html`<option value=${name} ?selected=${shown === name}>${words.example[name]}</option>`)}
        </select>
        <button type="button" class="plain" @click=${this.#copyLink}>
          ${this.linkCopied ? words.linkCopied : words.copyLink}
        </button>
      </div>
      <div class="look">
        <button
          type="button"
          class="plain"
          lang=${wordsOf(other).tag}
          aria-label=${words.switchLanguage}
          @click=${() => this.#switchLanguage(other)}
        >
          ${words.otherLanguage}
        </button>
        <button
          type="button"
          class="plain icon"
          aria-label=${dark ? words.lightTheme : words.darkTheme}
          title=${dark ? words.lightTheme : words.darkTheme}
          @click=${() => {
            chooseTheme(dark ? "light" : "dark");
            this.requestUpdate();
          }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M10 2A8 8 0 0 0 10 18ZM10 3.500A6.500 6.500 0 0 1 10 16.500Z"></path>
            <circle cx="10" cy="10" r="7.250"></circle>
          </svg>
        </button>
      </div>
    </header>`;
  }

  #changed(): void {
    const { editor, ply, solved } = this.#game;
    const move = ply > 0 ? solved?.line.moves[ply - 1] : undefined;
    if (move && solved) {
      const words = wordsOf(this.language);
      const ending = ply === this.#game.plies ? solved.line.ending : null;
      const played = words.move(move, editor.cols, ending);
      this.announcement = words.sentences(words.plyOf(ply, this.#game.plies), played);
    }
    this.revision += 1;
    this.#scheduleAddress();
  }

  /** Something was changed by hand: what came of it is said once, and what was said before is over. */
  #edited(): void {
    const words = wordsOf(this.language);
    const { title, detail } = verdictSentence(this.#game, words);
    this.announcement = words.sentences(title, detail);
    this.notice = null;
  }

  #readAddress(refuse: (words: Words, why: string) => string): void {
    if (!location.hash.includes("board=")) return;
    try {
      this.#game.load(location.hash);
      this.notice = null;
    } catch (error) {
      this.notice = (words) => refuse(words, words.error(error as CatMouseError));
    }
  }

  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  /** The address follows the board, though not at every cell of a stroke: browsers allow only so many changes. */
  #scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#writeAddress(), 250);
  }

  #writeAddress(): void {
    const hash = `#${this.#game.editor.link}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
  }

  #chooseExample(event: Event): void {
    const name = (event.target as HTMLSelectElement).value as ExampleName;
    this.#game.load(examples[name]);
    this.#edited();
  }

  #clear(): void {
    this.#game.edit((editor) => editor.clear());
    this.#edited();
  }

  async #copyLink(): Promise<void> {
    clearTimeout(this.#addressTimer);
    this.#writeAddress();
    try {
      await navigator.clipboard.writeText(location.href);
      this.linkCopied = true;
      this.announcement = wordsOf(this.language).linkCopied;
      setTimeout(() => {
        this.linkCopied = false;
      }, 2_500);
    } catch {
      this.notice = (words) => words.linkNotCopied;
    }
  }

  #switchLanguage(language: ReturnType<typeof preferredLanguage>): void {
    this.language = language;
    this.announcement = "";
    chooseLanguage(language);
  }

  /** Letters choose a tool, wherever the focus is, unless something is typed there. */
  #keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target;
    const typing = target instanceof HTMLElement && target.closest("select, textarea, input:not([type='radio'])");
    const tool = toolOfKey(event.key);
    if (!typing && tool) this.#game.choose(tool);
  }
}
