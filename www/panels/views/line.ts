// Optimal play, or what was played and optimal play after it: the moves in words.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/types";
import type { Game } from "../../model/game";
import type { View } from "./view";

export const lineView: View = {
  panel(game, words) {
    const { loopsFrom } = game;
    const { moveLimit } = game.editor;
    return html`<div class="line">
      <h3>${game.playedByHand > 0 ? words.playedLine : words.line}</h3>
      ${moveList(game, words)}
      ${
        loopsFrom !== null
          ? html`<p class="ends">${words.loop(loopsFrom, moveLimit)}</p>`
          : game.ending === "limit"
            ? html`<p class="ends">${words.stopsAtLimit(moveLimit)}</p>`
            : nothing
      }
    </div>`;
  },
};

function moveList(game: Game, words: Words): TemplateResult {
  const { ply, plies, loopsFrom, playedByHand } = game;
  const { cols } = game.editor;
  const goTo = (target: number) => () => {
    game.pause();
    game.goTo(target);
  };
  return html`<ol class="moves" start="0" tabindex="-1" @keydown=${moveFocus}>
    <li>
      <button type="button" class="start" tabindex=${ply === 0 ? 0 : -1} aria-current=${ply === 0 ? "step" : nothing} @click=${goTo(0)}>
        ${game.fromStart ? words.start : words.linkedStart}
      </button>
    </li>
    ${game.moves.map((move, index) => {
      const inLoop = loopsFrom !== null && index >= loopsFrom;
      const ending = index + 1 === plies ? game.ending : null;
      return html`<li class="${move.by} ${inLoop ? "loop" : ""} ${index < playedByHand ? "by-hand" : ""}">
        <button type="button" tabindex=${ply === index + 1 ? 0 : -1} aria-current=${ply === index + 1 ? "step" : nothing} @click=${goTo(index + 1)}>
          <span class="number">${index + 1}.</span> ${words.move(move, cols, ending)}
        </button>
      </li>`;
    })}
  </ol>`;
}

/** Scrolls the list to the move that is shown. What is around the list stays where it is. */
export function showCurrentMove(root: ParentNode): void {
  const current = root.querySelector<HTMLElement>(".moves [aria-current]");
  const list = current?.closest<HTMLElement>(".moves");
  if (!current || !list) return;
  const above = current.offsetTop - list.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above;
  const below = above + current.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

/** A long list is one stop of the tab key; within it, the arrow keys go from entry to entry. */
export function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const target: Partial<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  if (event.key === "Tab") leaveList(list, buttons);
  const to = target[event.key];
  if (to === undefined) return;
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  event.preventDefault();
}

/** The tab key leaves the list from every entry, and does not stop once more at the one by which it came in. */
function leaveList(list: HTMLElement, buttons: HTMLButtonElement[]): void {
  const stop = buttons.find((button) => button.tabIndex === 0);
  const { activeElement } = list.getRootNode() as Document | ShadowRoot;
  if (!stop || stop === activeElement) return;
  stop.tabIndex = -1;
  list.addEventListener(
    "focusout",
    () => {
      stop.tabIndex = 0;
    },
    { once: true },
  );
}
