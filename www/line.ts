// Optimal play: the buttons that step through it, and the moves in words.
import { html, nothing, type TemplateResult } from "lit";
import type { Game } from "./game";
import type { Words } from "./words/words";

/** Drawn rather than typed: the characters for these are emoji in some fonts. */
const icons = {
  first: "M4 4H6.500V16H4ZM16 4V16L8 10Z",
  previous: "M13.500 3.500 7 10 13.500 16.500 11.500 18.500 3 10 11.500 1.500Z",
  play: "M5 3V17L17 10Z",
  pause: "M4 4H8V16H4ZM12 4H16V16H12Z",
  next: "M6.500 3.500 13 10 6.500 16.500 8.500 18.500 17 10 8.500 1.500Z",
  last: "M13.500 4H16V16H13.500ZM4 4V16L12 10Z",
} as const;

export function lineView(game: Game, words: Words): TemplateResult | typeof nothing {
  if (!game.solved) return nothing;
  const { plies, ply } = game;
  // A button that went out of use under the focus would lose it: it stays, and does nothing.
  const button = (icon: keyof typeof icons, disabled: boolean, act: () => void) => html`<button
    type="button"
    aria-label=${words[icon]}
    title=${words[icon]}
    aria-disabled=${disabled ? "true" : "false"}
    @click=${() => disabled || act()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${icons[icon]}></path></svg>
  </button>`;
  const stepTo = (target: () => number) => () => {
    game.pause();
    game.goTo(target());
  };
  return html`<section class="line" aria-labelledby="line">
    <h3 id="line">${words.line}</h3>
    <div class="steps">
      ${button(
        "first",
        ply === 0,
        stepTo(() => 0),
      )}
      ${button(
        "previous",
        ply === 0,
        stepTo(() => game.ply - 1),
      )}
      ${game.playing ? button("pause", false, () => game.pause()) : button("play", !game.hasNext, () => game.play())}
      ${button("next", !game.hasNext, () => {
        game.pause();
        game.next();
      })}
      ${button(
        "last",
        ply === plies,
        stepTo(() => game.plies),
      )}
      <output class="ply">${words.plyOf(ply, plies)}</output>
    </div>
    ${moveList(game, words)}
  </section>`;
}

function moveList(game: Game, words: Words): TemplateResult {
  const { ply, plies } = game;
  const line = game.solved?.line;
  if (!line) return html``;
  const { cols } = game.editor;
  const goTo = (target: number) => () => {
    game.pause();
    game.goTo(target);
  };
  return html`<ol class="moves" start="0" @keydown=${moveFocus}>
      <li>
        <button type="button" class="start" tabindex=${ply === 0 ? 0 : -1} aria-current=${ply === 0 ? "step" : nothing} @click=${goTo(0)}>
          ${words.start}
        </button>
      </li>
      ${line.moves.map((move, index) => {
        const inLoop = line.loopsFrom !== null && index >= line.loopsFrom;
        const ending = index + 1 === plies ? line.ending : null;
        return html`<li class="${move.by} ${inLoop ? "loop" : ""}">
          <button type="button" tabindex=${ply === index + 1 ? 0 : -1} aria-current=${ply === index + 1 ? "step" : nothing} @click=${goTo(index + 1)}>
            <span class="number">${index + 1}.</span> ${words.move(move, cols, ending)}
          </button>
        </li>`;
      })}
    </ol>
    ${
      line.loopsFrom !== null
        ? html`<p class="ends">${words.loop(line.loopsFrom, game.editor.moveLimit)}</p>`
        : line.ending === "limit"
          ? html`<p class="ends">${words.stopsAtLimit(game.editor.moveLimit)}</p>`
          : nothing
    }`;
}

/** A long list is one stop of the tab key; within it, the arrow keys go from move to move. */
function moveFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const target: Partial<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = target[event.key];
  if (to === undefined) return;
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  event.preventDefault();
}
