// The reader's own games, which the browser keeps: saved under a name, opened again, deleted, and copied as text.
import { html, nothing, type TemplateResult } from "lit";
import { Copier } from "../../lib/copy";
import { asText, keepGames, type SavedGame, savedGames, withGame } from "../../model/saved";
import { siteOf } from "../address";
import type { Dialog, DialogContext } from "./dialog";

/** The longest name in characters. */
const LONGEST_NAME = 60;

class MineDialog implements Dialog {
  /** Whether the browser refused to keep the last change. */
  #isRefused = false;
  #copier = new Copier();
  /** The game that was deleted last, and where it was. */
  #deleted: { game: SavedGame; at: number } | null = null;

  title = (words: DialogContext["words"]) => words.opener.mine;

  reset(): void {
    this.#isRefused = false;
    this.#copier = new Copier();
    this.#deleted = null;
  }

  content(context: DialogContext): TemplateResult {
    const { words, kit } = context;
    const games = savedGames(kit.kind);
    return html`<form class="mine" @submit=${(event: Event) => this.#save(event, context)}>
        <div class="field">
          <label for="mine-name">${words.mine.name}</label>
          <input id="mine-name" type="text" maxlength=${LONGEST_NAME} .value=${words.mine.unnamed(games.length + 1)} required autofocus />
        </div>
        <button class="plain main">${words.mine.save}</button>
      </form>
      ${this.#isRefused ? html`<p class="refused" role="alert">${words.mine.refused}</p>` : nothing}
      <p class="quiet">${games.length > 0 ? words.mine.about : words.mine.none}</p>
      <ul class="shelf mine-shelf">${games.map((game, at) => this.#entry(game, at, context))}</ul>
      ${this.#undoView(context)} ${games.length > 0 ? this.#exportView(games, context) : nothing}
      <p class="unseen" role="status">${this.#copier.hasCopied(asText(games, siteOf())) ? words.copying.copied : ""}</p>`;
  }

  #entry(game: SavedGame, at: number, context: DialogContext): TemplateResult {
    const { words, kit } = context;
    const open = () => {
      context.game.load(game.link);
      context.done();
    };
    return html`<li>
      <button type="button" class="example" @click=${open}>
        ${pictureOf(kit, game.link)}
        <b>${game.name}</b>
      </button>
      <button
        type="button"
        class="icon"
        aria-label=${words.mine.delete(game.name)}
        title=${words.mine.delete(game.name)}
        @click=${() => this.#delete(at, context)}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </li>`;
  }

  #undoView(context: DialogContext): TemplateResult | typeof nothing {
    const { words } = context;
    if (!this.#deleted) return nothing;
    return html`<p class="row" role="status">
      ${words.mine.deleted(this.#deleted.game.name)}
      <button type="button" class="plain" @click=${() => this.#restore(context)}>${words.undo}</button>
    </p>`;
  }

  #exportView(games: SavedGame[], { words, refresh }: DialogContext): TemplateResult {
    const text = asText(games, siteOf());
    const isCopied = this.#copier.hasCopied(text);
    const copy = async () => {
      if (!(await this.#copier.copy(text))) document.querySelector<HTMLTextAreaElement>("#mine-text")?.select();
      refresh();
    };
    return html`<details>
      <summary>${words.mine.asText}</summary>
      <p class="quiet"><label for="mine-text">${words.mine.aboutText}</label></p>
      <textarea id="mine-text" readonly rows="6" .value=${text}></textarea>
      <button type="button" class="plain" @click=${copy}>
        ${isCopied ? words.copying.copied : words.mine.copy}
      </button>
    </details>`;
  }

  #save(event: Event, { game, kit, refresh }: DialogContext): void {
    event.preventDefault();
    const name = (event.target as HTMLFormElement).querySelector("input")?.value.trim();
    if (!name) return;
    this.#keep(kit, withGame(savedGames(kit.kind), { name, link: game.originLink }));
    this.#deleted = null;
    refresh();
  }

  #delete(at: number, { kit, refresh }: DialogContext): void {
    const games = savedGames(kit.kind);
    const [game] = games.splice(at, 1);
    if (!game) return;
    this.#keep(kit, games);
    this.#deleted = { game, at };
    refresh();
  }

  #restore({ kit, refresh }: DialogContext): void {
    if (!this.#deleted) return;
    const games = savedGames(kit.kind);
    games.splice(this.#deleted.at, 0, this.#deleted.game);
    this.#keep(kit, games);
    this.#deleted = null;
    refresh();
  }

  #keep({ kind }: DialogContext["kit"], games: SavedGame[]): void {
    this.#isRefused = !keepGames(kind, games);
  }
}

/** What cannot be drawn is something else that has been written there; it can still be deleted. */
function pictureOf(kit: DialogContext["kit"], link: string): TemplateResult | typeof nothing {
  try {
    return kit.thumbnail(link);
  } catch {
    return nothing;
  }
}

export const mineDialog: Dialog = new MineDialog();
