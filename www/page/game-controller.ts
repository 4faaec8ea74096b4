// The common part of the page and the element: re-renders on changes, announces moves, keeps the focus, handles keys.
import type { LitElement, ReactiveController } from "lit";
import type { Words } from "../i18n/words";
import { isMeantElsewhere, undoByKey } from "../lib/undo-keys";
import type { Edit, EditEndEvent } from "../model/edit";
import type { Game } from "../model/game";
import type { ViewName } from "../model/names";
import { showCurrentMove } from "../panels/views/line";
import type { View } from "../panels/views/view";

/** The functions that the page or the element provides. */
interface Around<Needed extends Words> {
  words: () => Needed;
  /** The views that can be opened. */
  views: () => Partial<Record<ViewName, View<Needed>>>;
  /** Called after each change of the game. */
  changed?: () => void;
  /** Announces this text to screen readers. */
  say: (text: string) => void;
  /** Called at the end of each edit. */
  edited: (edit: Partial<Edit>) => void;
}

export class GameController<Needed extends Words> implements ReactiveController {
  /** Increases with every change, which makes the surface (the drawn board or graph) re-render. */
  revision = 0;
  /** Whether a finger draws instead of scrolling the page. */
  editing = false;
  /** Whether a finger or a pen has been used. */
  touched = false;

  readonly #host: LitElement;
  readonly #around: Around<Needed>;
  #game: Game | null = null;
  #unsubscribe = () => {};
  #viewName: ViewName | null = null;
  /** The ply announced last. */
  #announcedPly = 0;
  /** The ply and the view for which the list of moves was last scrolled. */
  #scrolled: { ply: number; view: ViewName | null } = { ply: 0, view: null };
  /** The target of the previewed move, and the link of the game; null without a preview. */
  #tried: { to: number; link: string } | null = null;

  constructor(host: LitElement, around: Around<Needed>) {
    this.#host = host;
    this.#around = around;
    host.addController(this);
  }

  get game(): Game | null {
    return this.#game;
  }

  set game(game: Game | null) {
    this.#unsubscribe();
    this.#game = game;
    this.#announcedPly = game?.ply ?? 0;
    this.#unsubscribe = game?.subscribe(() => this.#changed(game)) ?? (() => {});
    this.render();
  }

  render(): void {
    this.revision += 1;
    this.#host.requestUpdate();
  }

  #changed(game: Game): void {
    const { cols, ply } = game;
    const move = ply > 0 && ply !== this.#announcedPly ? game.moves[ply - 1] : undefined;
    if (move) {
      const { plies, ending } = game;
      const words = this.#around.words();
      const played = words.move(move, cols, ply === plies ? ending : null);
      this.say(words.sentences(words.plyOf(ply, plies), played));
    }
    this.#announcedPly = ply;
    this.render();
    this.#around.changed?.();
  }

  hostUpdated(): void {
    const { game } = this;
    const scrolled = { ply: game?.ply ?? 0, view: this.#viewName };
    const isSame = scrolled.ply === this.#scrolled.ply && scrolled.view === this.#scrolled.view;
    // At the start, the list needs no scrolling, so the time for measuring the list is saved.
    if (!isSame && (scrolled.ply > 0 || this.#scrolled.ply > 0)) showCurrentMove(this.#host.renderRoot);
    this.#scrolled = scrolled;
    if (game) this.#keepFocus(game);
  }

  /** Moves the focus between "Why not?" and the button that ends its preview, because these replace each other. */
  #keepFocus({ tried, link }: Game): void {
    const before = this.#tried;
    if (tried?.to === before?.to) return;
    this.#tried = tried && { to: tried.to, link };
    const { activeElement } = this.#host.renderRoot.getRootNode() as Document | ShadowRoot;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost || (before && before.link !== link)) return;
    const shown = tried ? ".end-preview" : `[data-asks="${before?.to}"]`;
    this.#host.renderRoot.querySelector<HTMLElement>(shown)?.focus();
  }

  say(text: string): void {
    this.#around.say(text);
  }

  get viewName(): ViewName | null {
    return this.#viewName;
  }

  /**
   * Opens a view; null opens none. The view that was open undoes its changes of the game. `begins`: whether to call the
   * new view's `begin`, which may change the game.
   */
  openView(name: ViewName | null, { begins = true } = {}): void {
    const before = this.#viewName;
    if (this.#game && before && name !== before) this.#around.views()[before]?.leave?.(this.#game);
    this.#viewName = name;
    if (this.#game && name && begins) this.#around.views()[name]?.begin?.(this.#game);
    this.render();
  }

  readonly toggleEditing = (): void => {
    this.editing = !this.editing;
    this.#host.requestUpdate();
  };

  /** Records the first touch, which shows the switch between drawing and scrolling. */
  readonly touch = ({ pointerType }: PointerEvent): void => {
    if (pointerType === "mouse" || this.touched) return;
    this.touched = true;
    this.#host.requestUpdate();
  };

  readonly toolChosen = (): void => {
    if (this.#game) this.say(this.#around.words().toolHint[this.#game.tool] ?? "");
  };

  /** Changes the game as one edit. */
  readonly act = (change: () => void): void => {
    change();
    this.#around.edited({});
  };

  /** Handles `edit-end`, which surfaces and panels dispatch. */
  readonly editEnded = (event: Event): void => this.#around.edited((event as EditEndEvent).detail);

  /** Handles a key that undoes, redoes or chooses a tool. Returns whether the key asked for an undo or a redo. */
  key(event: KeyboardEvent, { hasTools = true } = {}): boolean {
    const game = this.#game;
    if (!game || isMeantElsewhere(event)) return false;
    if (undoByKey(event, game, (way) => game[way]())) {
      this.#around.edited({});
      return true;
    }
    const tool = event.altKey || event.ctrlKey || event.metaKey ? undefined : game.toolOfKey(event.key);
    if (tool && hasTools) game.choose(tool);
    return false;
  }
}
