// The controls that step through the moves: buttons and, on the page, a slider.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { iconButton } from "../lib/icon-button";
import type { Game } from "../model/game";

/** SVG paths, because some fonts show emoji for such characters. */
const icons = {
  first: "M4 4H6.500V16H4ZM16 4V16L8 10Z",
  previous: "M13.500 3.500 7 10 13.500 16.500 11.500 18.500 3 10 11.500 1.500Z",
  play: "M5 3V17L17 10Z",
  pause: "M4 4H8V16H4ZM12 4H16V16H12Z",
  next: "M6.500 3.500 13 10 6.500 16.500 8.500 18.500 17 10 8.500 1.500Z",
  last: "M13.500 4H16V16H13.500ZM4 4V16L12 10Z",
} as const;

export const stepButton = (words: Words, icon: keyof typeof icons, disabled: boolean, act: () => void, kind = "") =>
  iconButton(icons[icon], words[icon], disabled, act, kind);

/** The part of a game needed to step through it. */
type Steps = Pick<Game, "moves" | "plies" | "ply" | "hasNext" | "playing" | "goTo" | "next" | "play" | "pause">;

/** Shows the state after this number of plies, and ends playback. */
export function stepTo(game: Pick<Steps, "pause" | "goTo">, ply: number): void {
  game.pause();
  game.goTo(ply);
}

export function stepsView(game: Steps, words: Words, { slider = false } = {}): TemplateResult {
  const { plies, ply } = game;
  const on = () => {
    game.pause();
    game.next();
  };
  const play = () => {
    if (!game.hasNext) game.goTo(0);
    game.play();
  };
  return html`<div class="steps">
    ${stepButton(words, "first", ply === 0, () => stepTo(game, 0))}
    ${stepButton(words, "previous", ply === 0, () => stepTo(game, game.ply - 1))}
    ${
      game.playing
        ? stepButton(words, "pause", false, () => game.pause())
        : stepButton(words, "play", plies === 0, play)
    }
    ${stepButton(words, "next", !game.hasNext, on)}
    ${stepButton(words, "last", ply === plies, () => stepTo(game, game.plies))}
    ${slider ? sliderView(game, words) : nothing}
    ${/* Screen readers do not announce this text, because the page announces each step and stroke. */ ""}
    <output class="ply" aria-live="off">${shownPly(game, words).map((line) => html`<span>${line}</span> `)}</output>
  </div>`;
}

/** The last move and its player. */
function shownPly({ moves, ply, plies }: Steps, words: Words): string[] {
  const last = moves[ply - 1];
  return last ? [words.plyOf(ply, plies), words.moved(last)] : [words.atStart];
}

function sliderView(game: Steps, words: Words): TemplateResult {
  const { plies, ply } = game;
  return html`<input
    type="range"
    min="0"
    max=${plies}
    .value=${`${ply}`}
    aria-label=${words.slider}
    aria-valuetext=${shownPly(game, words).join(", ")}
    @input=${(event: Event) => stepTo(game, (event.target as HTMLInputElement).valueAsNumber)}
  />`;
}
