// <cat-mouse-playground>: the whole page: header, current section, open dialog and announcements. Each
// section stays as it is while another one is shown.
import { html, nothing, type PropertyValues } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { chooseLanguage, LANGUAGES, type Language, preferredLanguage } from "../i18n/language";
import { loadLanguage, vocabularyOf } from "../i18n/vocabulary";
import { PageElement } from "../lib/page-element";
import { recallForTab, rememberForTab } from "../lib/storage";
import type { GameKind } from "../model/game";
import type { DialogName, Section } from "../model/names";
import { addressOwner, giveAddressTo, isAddressNew, readAddress } from "../page/address";
import { boardKit } from "../page/board-kit";
import { DialogHost, loadDialogs } from "../page/dialog-host";
import type { Analysis, Notice } from "../page/events";
import { loadKit } from "../page/kits";
import type { Links } from "../page/question-line";
import { SolvePage } from "../solve/solve";
import { headerView } from "./header";
import { keyOf, type PartName, partNameOf, type SectionElement, sectionElement } from "./sections";

/** The key that stores the kind of the last game. */
const KIND = "game";

const SOLVE_BOARD: PartName = { section: "solve", kind: "board" };

export class Playground extends PageElement {
  static override properties = {
    language: { state: true },
    notice: { state: true },
    partName: { state: true },
    announcement: { state: true },
  };
  declare private language: Language;
  declare private notice: Notice;
  /** The current section. */
  declare private partName: PartName;
  /** The next announcement for screen readers, always a new object. */
  declare private announcement: { text: string };

  /** Solve for each kind of game. The one for graphs is created on first use. */
  readonly #solve: { board: SolvePage; graph?: SolvePage };
  /** All sections that have been opened. */
  readonly #parts = new Map<string, SectionElement>();
  readonly #dialog = new DialogHost(this);
  /** Resolves when the section in the address is loaded. The first rendering waits for it. */
  #begins: Promise<void> = Promise.resolve();

  constructor() {
    super();
    this.language = preferredLanguage();
    this.announcement = { text: "" };
    this.partName = SOLVE_BOARD;
    const board = new SolvePage(boardKit, this.language);
    this.#solve = { board };
    this.notice = board.notice;
    this.#parts.set(keyOf(SOLVE_BOARD), board);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const options = this.untilLeft;
    const on = <Detail>(type: string, act: (detail: Detail) => void) =>
      this.addEventListener(type, (event) => act((event as CustomEvent<Detail>).detail), options);
    window.addEventListener("hashchange", () => isAddressNew() && this.#readAddress(), options);
    on<string>("say", (text) => this.#say(text));
    on<Notice>("notice", (notice) => {
      this.notice = notice;
    });
    on<GameKind>("game-kind", (kind) => this.#turnTo({ ...this.partName, kind }));
    on<DialogName>("open-dialog", (name) => void this.#open(name));
    on<GameKind>("make-puzzle", (kind) => void this.#makePuzzle(kind));
    on<Analysis>("analyse", (analysis) => void this.#analyse(analysis));
    this.addEventListener("click", (event) => this.#visitAgain(event), options);
    const kind = recallForTab(KIND) === "graph" ? "graph" : "board";
    this.#begins = this.#show(partNameOf(readAddress(), kind) ?? { section: "solve", kind });
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.#begins;
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    // Removes the placeholder of index.html.
    if (!this.hasUpdated) this.replaceChildren();
  }

  protected override render() {
    const words = vocabularyOf(this.language).page;
    const part = this.#parts.get(keyOf(this.partName));
    if (part) {
      part.language = this.language;
      if ("gameKind" in part) part.gameKind = this.partName.kind;
      if ("links" in part) part.links = this.#links(this.partName.section);
    }
    // `keyed` makes a new element for each announcement, so that screen readers also read a repeated text.
    const { announcement, partName } = this;
    const links = {
      solve: this.#links("solve")[partName.kind],
      play: this.#links("play")[partName.kind],
      puzzles: "#puzzles",
      check: this.#links("check")[partName.kind],
      records: this.#links("records")[partName.kind],
      states: "#states",
    };
    return html`
      ${headerView(
        this.language,
        words,
        { section: partName.section, links },
        {
          open: (name) => void this.#open(name),
          switchLanguage: (language) => this.#switchLanguage(language),
          refresh: () => this.requestUpdate(),
        },
      )}
      ${this.notice ? html`<p class="notice" role="alert">${this.notice(words)}</p>` : nothing}
      <main>${part}</main>
      ${this.#dialog.view()}
      <p class="unseen" role="status">${keyed(announcement, html`<span>${announcement.text}</span>`)}</p>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("language")) {
      // Even setting the same `lang` again would recalculate the styles of the whole page.
      document.documentElement.lang = LANGUAGES[this.language].tag;
      document.title = vocabularyOf(this.language).page.title;
    }
  }

  #say(text: string): void {
    this.announcement = { text };
  }

  /** Whether loading succeeded. If not, a notice says so. */
  #loads(loading: Promise<unknown>): Promise<boolean> {
    return loading.then(
      () => true,
      () => {
        this.notice = (words) => words.notLoaded;
        return false;
      },
    );
  }

  #solveOfKind(kind: GameKind): SolvePage {
    return this.#solve[kind] ?? this.#solve.board;
  }

  /** The links to a section for each kind of game. */
  #links(section: Section): Links {
    if (section === "play" || section === "records" || section === "check")
      return { board: `#${section}=board`, graph: `#${section}=graph` };
    const { board, graph } = this.#solve;
    return { board: `#${board.link}`, graph: `#${graph?.link ?? "graph"}` };
  }

  /**
   * Solve's game as input of LeetCode's function; `""` if it cannot be played yet; null if Solve has not been
   * opened for this kind of game.
   */
  #caseOf(kind: GameKind): string | null {
    const game = this.#solve[kind]?.game;
    if (!game) return null;
    return game.verdict ? game.copy("leetcode") : "";
  }

  /** Loads and creates a section. */
  async #make({ section, kind }: PartName): Promise<void> {
    if (kind === "graph" && !this.#solve.graph && section !== "check") {
      const graph = new SolvePage(await loadKit(kind), this.language);
      this.#solve.graph ??= graph;
      this.#parts.set(keyOf({ section: "solve", kind }), this.#solve.graph);
    }
    if (section === "solve") return;
    const solve = this.#solveOfKind(kind);
    this.#parts.set(
      keyOf({ section, kind }),
      await sectionElement({ section, kind }, this.language, solve, this.#links(section), (kind) => this.#caseOf(kind)),
    );
  }

  /** Loads and shows a section. */
  async #show(partName: PartName): Promise<void> {
    const key = keyOf(partName);
    giveAddressTo(key);
    const isNew = !this.#parts.has(key);
    if (isNew && !(await this.#loads(this.#make(partName)))) {
      if (addressOwner() === key) giveAddressTo(keyOf(this.partName));
      return;
    }
    // The reader may have opened another section meanwhile.
    if (addressOwner() !== key || (keyOf(this.partName) === key && this.partName.kind === partName.kind)) return;
    this.#dialog.end();
    const part = this.#parts.get(key);
    this.notice = isNew && part instanceof SolvePage ? part.notice : null;
    this.#turnTo(partName);
    // Announcements of the previous section are outdated.
    this.#say("");
    // Each section starts at its top.
    window.scrollTo(0, 0);
  }

  /** Sets the section and the kind of game. Other sections show this kind too, even after a visit to the tutorial. */
  #turnTo(partName: PartName): void {
    this.partName = partName;
    rememberForTab(KIND, partName.kind);
  }

  /** Retries a section that could not be loaded. Its link causes no `hashchange`, because the address is the same. */
  #visitAgain({ target }: Event): void {
    const link = (target as Element).closest<HTMLAnchorElement>("a[href^='#']");
    const partName = link && link.hash === location.hash ? partNameOf(link.hash, this.partName.kind) : null;
    if (partName && keyOf(partName) !== keyOf(this.partName)) this.#readAddress();
  }

  #readAddress(): void {
    const fragment = readAddress();
    const partName = partNameOf(fragment, this.partName.kind);
    if (!partName) return;
    const part = this.#parts.get(keyOf(partName));
    const wasElsewhere = keyOf(this.partName) !== keyOf(partName);
    void this.#show(partName);
    if (!(part instanceof SolvePage) || !part.kit.names(fragment)) return;
    this.#dialog.end();
    part.read(fragment, wasElsewhere);
  }

  /** Opens Solve, where the reader then makes a puzzle. */
  async #makePuzzle(kind: GameKind): Promise<void> {
    await this.#show({ section: "solve", kind });
    // If the code for graphs could not be loaded, there is no Solve for graphs.
    this.#solve[kind]?.make();
  }

  /** Opens a dialog about Solve's game. Solve then shows the games that the dialog returns. */
  async #open(name: DialogName): Promise<void> {
    if (!(await this.#loads(loadDialogs()))) return;
    const solve = this.#solveOfKind(this.partName.kind);
    solve.openGames(await this.#dialog.open(name, solve));
  }

  async #analyse(analysis: Analysis): Promise<void> {
    const { kind = this.partName.kind } = analysis;
    if (kind === "graph") await this.#make({ section: "solve", kind });
    const solve = this.#solveOfKind(kind);
    solve.analyse(analysis);
    await this.#show({ section: "solve", kind });
    await solve.analysed();
  }

  async #switchLanguage(language: Language): Promise<void> {
    if (!(await this.#loads(loadLanguage(language)))) return;
    this.language = language;
    this.#say("");
    chooseLanguage(language);
  }
}
