// What the component tests mount in a browser: a game's surface with its settings, steps, outcome and one view, without the page around
// them, in a page that stays open. mounted.mjs builds this page and asks it.
import init, { Editor, Solution } from "cat-and-mouse";
import solver from "cat-and-mouse/cat_and_mouse_bg.wasm?url";
import { html, LitElement } from "lit";
import { LANGUAGES, type Language } from "../../www/i18n/language";
import type { PageWords } from "../../www/i18n/page-types";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { startWholeSolver } from "../../www/lib/whole-solver";
import { arrowsOf } from "../../www/model/arrows";
import type { Game, GameKind } from "../../www/model/game";
import type { ViewName } from "../../www/model/names";
import { boardKit } from "../../www/page/board-kit";
import { GameController } from "../../www/page/game-controller";
import { graphKit } from "../../www/page/graph-kit";
import type { Kit } from "../../www/page/kit";
import { answerView } from "../../www/panels/answer";
import { undoRedoView } from "../../www/panels/history";
import { stepsView } from "../../www/panels/steps";

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
    this.#views = this.#kit.views();
    this.#control = new GameController<PageWords>(this, {
      words: () => this.#words,
      views: () => this.#views,
      changed() {},
      say() {},
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
    };
    const act = (change: () => void) => change();
    const toggle = () => {
      this.#showsWhy = !this.#showsWhy;
      this.requestUpdate();
    };
    return html`<main>
      ${answerView(game, words, { reason: kit.reason(game, words), why, toggle })}
      ${kit.surface(game, words, look)} ${kit.tools(game, words)} ${undoRedoView(game, words, act)}
      ${kit.settings(game, words, revision)} ${kit.more(game, words, act, revision)}
      ${isOpen ? stepsView(game, words, { slider: true }) : null}
      <div role="tabpanel" tabindex="-1">${isOpen ? view.panel(game, words) : null}</div>
    </main>`;
  }
}
customElements.define("cm-mounted", Mounted);

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

/** Mounts it in place of what was mounted before. */
async function mount(wanted: Wanted): Promise<void> {
  await loadLanguage(wanted.language);
  document.documentElement.lang = LANGUAGES[wanted.language].tag;
  mounted?.remove();
  mounted = new Mounted(wanted);
  document.body.append(mounted);
  await mounted.updateComplete;
}

/** Opens another view, or another game, of what is mounted. */
async function change(how: "open" | "load", name: string): Promise<void> {
  if (how === "load") mounted?.load(name);
  else mounted?.open(name as ViewName);
  await mounted?.updateComplete;
}

await Promise.all([init({ module_or_path: solver }), startWholeSolver()]);
Object.assign(window, { mount, change, calls: () => calls });
document.querySelector("#loading")?.remove();
