// The dialog that saves games under names, and opens, deletes and copies saved games.
import { html, nothing, type TemplateResult } from "lit";
import { Copier } from "../../lib/copy";
import { plainButton } from "../../lib/plain-button";
import { asText, keepGames, type SavedGame, savedGames, withGame } from "../../model/saved";
import { siteOf } from "../address";
import { closeButton } from "./cases";
import { Dialog } from "./dialog";

/** The longest name in characters. */
const LONGEST_NAME = 60;

export class MineDialog extends Dialog {
  /** Whether the browser refused to store the last change. */
  #isRefused = false;
  readonly #copier = new Copier();
  /** The game deleted last, and its index. */
  #deleted: { game: SavedGame; at: number } | null = null;

  get title() {
    return this.words.opener.mine;
  }

  get #games(): SavedGame[] {
    return savedGames(this.kit.kind);
  }

  content() {
    const { words } = this;
    const games = this.#games;
    return html`<form class="mine" @submit=${this.#save}>
        <div class="field">
          <label for="mine-name">${words.mine.name}</label>
          <input id="mine-name" type="text" maxlength=${LONGEST_NAME} .value=${words.mine.unnamed(games.length + 1)} required autofocus />
        </div>
        <button class="plain main">${words.mine.save}</button>
      </form>
      ${this.#isRefused ? html`<p class="refused" role="alert">${words.mine.refused}</p>` : nothing}
      <p class="quiet">${games.length > 0 ? words.mine.about : words.mine.none}</p>
      <ul class="shelf mine-shelf">
        ${games.map(
          ({ name, link }, at) => html`<li>
            ${this.gameButton(link, html`<b>${name}</b>`)} ${closeButton(words.mine.delete(name), () => this.#delete(at))}
          </li>`,
        )}
      </ul>
      ${
        this.#deleted
          ? html`<p class="row" role="status">
              ${words.mine.deleted(this.#deleted.game.name)}
              <button type="button" class="plain" @click=${this.#restore}>${words.undo}</button>
            </p>`
          : nothing
      }
      ${games.length > 0 ? this.#exportView(games) : nothing}
      <p class="unseen" role="status">${this.#copier.hasCopied(asText(games, siteOf())) ? words.copying.copied : ""}</p>`;
  }

  #exportView(games: SavedGame[]): TemplateResult {
    const { words } = this;
    const text = asText(games, siteOf());
    const label = this.#copier.hasCopied(text) ? words.copying.copied : words.mine.copy;
    return html`<details>
      <summary>${words.mine.asText}</summary>
      <p class="quiet"><label for="mine-text">${words.mine.aboutText}</label></p>
      <textarea id="mine-text" readonly rows="6" .value=${text}></textarea>
      ${plainButton(label, () => this.copy(this.#copier, text, "#mine-text"))}
    </details>`;
  }

  readonly #save = (event: Event): void => {
    event.preventDefault();
    const name = (event.target as HTMLFormElement).querySelector("input")?.value.trim();
    if (name) this.#keep(withGame(this.#games, { name, link: this.game.originLink }));
  };

  #delete(at: number): void {
    const games = this.#games;
    const [game] = games.splice(at, 1);
    if (game) this.#keep(games, { game, at });
  }

  readonly #restore = (): void => {
    if (!this.#deleted) return;
    const games = this.#games;
    games.splice(this.#deleted.at, 0, this.#deleted.game);
    this.#keep(games);
  };

  #keep(games: SavedGame[], deleted: { game: SavedGame; at: number } | null = null): void {
    this.#isRefused = !keepGames(this.kit.kind, games);
    this.#deleted = deleted;
    this.refresh();
  }
}
