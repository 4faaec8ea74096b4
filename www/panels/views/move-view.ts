// A move as a few signs: an arrow, the distance in cells if it is more than 1, and the destination. Screen readers read
// a whole sentence.
import type { Move } from "cat-and-mouse";
import { html, nothing, svg, type TemplateResult } from "lit";
import { shortPlace, stepOf } from "../../i18n/step";
import type { Words } from "../../i18n/words";
import type { Ending } from "../../model/game";

/** The rotation of the arrow, in degrees. The arrow is drawn, because some fonts lack arrows and others show emoji. */
const TURN = { up: 0, right: 90, down: 180, left: 270 } as const;

/** The endings in which a player reaches its goal. */
const GOALS: readonly Ending[] = ["food", "hole"];

export function moveView(move: Move, cols: number, words: Words, ending: Ending | null = null): TemplateResult {
  const step = stepOf(move, cols);
  const end =
    ending && GOALS.includes(ending) ? words.shortMove.goal : ending === "capture" ? words.shortMove.caught : null;
  const to = shortPlace(move.to, cols);
  return html`<span class="short ${move.by}" aria-hidden="true">${
    step
      ? html`${arrow(step.direction)}<span class="far">${step.cells > 1 ? step.cells : nothing}</span>${to}`
      : html`${STAY}<span class="far"></span>${words.shortMove.stays}`
  }${end === null ? nothing : html` <b>${end}</b>`}</span><span class="unseen">${words.move(move, cols, ending)}</span>`;
}

const STAY = html`<svg viewBox="0 0 16 16" focusable="false"><circle cx="8" cy="8" r="3.500"></circle></svg>`;

function arrow(direction: keyof typeof TURN): TemplateResult {
  return html`<svg viewBox="0 0 16 16" focusable="false">${svg`<path d="M8 2 13 8H9.250V14H6.750V8H3Z" transform="rotate(${TURN[direction]} 8 8)"></path>`}</svg>`;
}
