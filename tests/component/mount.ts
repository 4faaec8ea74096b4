// What the component tests mount in a browser, in a page that stays open: a game's surface with its settings, steps, outcome and one
// view, without the page around them; or that page, without loading it anew. mounted.mjs builds this page and asks it.
import init, { Editor, Solution } from "cat-and-mouse";
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { html, LitElement } from "lit";
import { chooseLanguage, LANGUAGES, type Language } from "../../www/i18n/language";
import type { PageWords } from "../../www/i18n/page-types";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { chooseTheme } from "../../www/lib/theme";
import { startWholeSolver } from "../../www/lib/whole-solver";
import { arrowsOf } from "../../www/model/arrows";
import type { Game, GameKind } from "../../www/model/game";
import type { ViewName } from "../../www/model/names";
import { changePace, pace } from "../../www/model/pace";
import { boardKit } from "../../www/page/board-kit";
import { GameController } from "../../www/page/game-controller";
import { graphKit } from "../../www/page/graph-kit";
import type { Kit } from "../../www/page/kit";
import { answerView, explainedView } from "../../www/panels/answer";
import { undoRedoView } from "../../www/panels/history";
import { stepsView } from "../../www/panels/steps";
import { allViews } from "../../www/panels/views/views";
import { Playground } from "../../www/playground/playground";

declare global {
  interface Window {
    /** The clock of the tests: tests/page/clock.mjs. */
    clock_: { forget: () => void };
    /** What notes what a screen reader is told: tests/component/dialogs.test.mjs. */
    listening_?: MutationObserver;
  }
}

/** What is mounted. */
export interface Wanted {
  kind: GameKind;
  link: string;
  view: ViewName;
  language: Language;
}

const kits: Record<GameKind, Kit> = { board: boardKit, graph: graphKit };

class Mounted extends LitElement {
  readonly #kit: Kit;
  readonly #game: Game;
  readonly #language: Language;
  readonly #views;
  readonly #control: GameController<PageWords>;
  #showsWhy = false;

  constructor({ kind, link, view, language }: Wanted) {
    super();
    this.#kit = kits[kind];
    this.#language = language;
    this.#views = allViews(this.#kit.whatIf());
    this.#control = new GameController<PageWords>(this, {
      words: () => this.#words,
      views: () => this.#views,
      changed() {},
      say() {},
      edited() {},
    });
    this.#game = this.#kit.open(link);
    this.#control.game = this.#game;
    this.open(view);
  }

  open(view: ViewName): void {
    this.#control.openView(view);
  }

  load(link: string): void {
    this.#game.load(link);
  }

  readonly #keydown = (event: KeyboardEvent): void => {
    this.#control.key(event);
  };

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#keydown);
  }

  protected override createRenderRoot() {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.#keydown);
    // It is not freed: an update that was asked for before may still come.
    this.#game.pause();
  }

  get #words(): PageWords {
    return this.#kit.words(this.#language).page;
  }

  protected override render() {
    const kit = this.#kit;
    const game = this.#game;
    const words = this.#words;
    const { revision, viewName } = this.#control;
    const view = this.#views[viewName ?? "line"];
    const isOpen = game.verdict !== null;
    const why = this.#showsWhy && isOpen ? kit.why(game, words) : null;
    const look = {
      revision,
      route: why?.route ?? null,
      marks: why ? why.marks : isOpen ? (view.marks?.(game, words) ?? null) : null,
      edges: isOpen ? (view.edges?.(game, words) ?? []) : [],
      arrows: isOpen ? (view.arrows?.(game) ?? arrowsOf(game)) : [],
      tap: (place: number) => isOpen && !why && (view.tap?.(game, words, place) ?? false),
    };
    const act = (change: () => void) => change();
    const toggle = () => {
      this.#showsWhy = !this.#showsWhy;
      this.requestUpdate();
    };
    return html`<main>
      ${answerView(game, words, { reason: kit.reason(game, words), why, toggle })} ${why ? explainedView(game, words, why) : null}
      ${kit.surface(game, words, look)} ${kit.tools(game, words)} ${undoRedoView(game, words, act)}
      ${kit.settings(game, words, revision)} ${kit.more(game, words, act, revision)}
      ${isOpen ? stepsView(game, words, { slider: true }) : null}
      <div role="tabpanel" tabindex="-1">${isOpen ? view.panel(game, words) : null}</div>
    </main>`;
  }
}
customElements.define("cm-mounted", Mounted);
customElements.define("cat-mouse-playground", Playground);

/** How often editors and solutions have been called. */
let calls = 0;
for (const { prototype } of [Editor, Solution])
  for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const kind = described.get ? "get" : "value";
    const counted = described[kind];
    if (typeof counted !== "function" || name === "constructor") continue;
    const count = function (this: unknown, ...given: unknown[]): unknown {
      calls += 1;
      return Reflect.apply(counted, this, given);
    };
    Object.defineProperty(prototype, name, { ...described, [kind]: count });
  }

let mounted: Mounted | undefined;
let page: Playground | undefined;

// What tests put something else in the place of.
const { setTimeout } = window;
const { createObjectURL, revokeObjectURL } = URL;
const { fillText } = CanvasRenderingContext2D.prototype;

/** Takes away what was mounted before, with what it still waits for and what its test has put there. */
function leave(): void {
  mounted?.remove();
  page?.remove();
  window.clock_.forget();
  window.listening_?.disconnect();
  for (const name of ["made_", "saved_", "revoked_"]) Reflect.deleteProperty(window, name);
  Object.assign(window, { setTimeout });
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  CanvasRenderingContext2D.prototype.fillText = fillText;
  Reflect.deleteProperty(HTMLAnchorElement.prototype, "click");
  for (const name of ["clipboard", "share"]) Reflect.deleteProperty(navigator, name);
  scrollTo(0, 0);
}

/** The same, and nothing is remembered of it. */
async function begin(language: Language): Promise<void> {
  leave();
  chooseTheme("light");
  while (pace() !== 1) changePace();
  localStorage.clear();
  sessionStorage.clear();
  await loadLanguage(language);
  document.documentElement.lang = LANGUAGES[language].tag;
  chooseLanguage(language);
}

async function mount(wanted: Wanted): Promise<void> {
  await begin(wanted.language);
  mounted = new Mounted(wanted);
  document.body.append(mounted);
  await mounted.updateComplete;
}

/** The page with this fragment in its address; `null`: with that which is there, as after a reload. */
async function visit(link: string | null): Promise<void> {
  leave();
  if (link !== null) history.replaceState(null, "", link === "" ? location.pathname : `#${link}`);
  page = new Playground();
  document.body.append(page);
  await page.updateComplete;
}

async function mountPage(link: string, language: Language): Promise<void> {
  await begin(language);
  await visit(link);
}

/** Opens another view, or another game, of what is mounted. */
async function change(how: "open" | "load", name: string): Promise<void> {
  if (how === "load") mounted?.load(name);
  else mounted?.open(name as ViewName);
  await mounted?.updateComplete;
}

await Promise.all([init({ module_or_path: solver }), startWholeSolver()]);
Object.assign(window, { mount, mountPage, visit, change, calls: () => calls });
document.querySelector("#loading")?.remove();
