// The moves made, then the best line: a row for each pair of moves, a column for each player.
import type { Move, Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import { listFocus } from "../../lib/list-focus";
import type { Game } from "../../model/game";
import { stepTo } from "../steps";
import { moveView } from "./move-view";
import type { View } from "./view";

/** Notes about the line: a sentence below it, and the plies with a sign and its meaning. */
export interface LineNotes {
  sentence: string | null;
  signed: ReadonlySet<number>;
  sign: { text: string; means: string };
  /** A control in the corner. It precedes the list, which is one stop of the Tab key. */
  control: TemplateResult | typeof nothing;
}

const NO_NOTES: LineNotes = { sentence: null, signed: new Set(), sign: { text: "", means: "" }, control: nothing };

export const lineView = lineViewWith(() => NO_NOTES);

export function lineViewWith<Needed extends Words>(notes: (game: Game, words: Needed) => LineNotes): View<Needed> {
  return {
    panel: (game, words) => linePanel(game, words, notes(game, words)),
    leave: (game) => game.point(null),
  };
}

function linePanel(game: Game, words: Words, notes: LineNotes): TemplateResult {
  const { sentence, signed, sign, control } = notes;
  const { loopsFrom, moveLimit, ending } = game;
  const stops = ending === "limit" || ending === "draw" ? words.stopsAtLimit(moveLimit) : null;
  const end = loopsFrom === null ? stops : words.loop(loopsFrom, game.moves[loopsFrom]?.by ?? "mouse", moveLimit);
  return html`<div class="line">
      ${game.playedByHand > 0 ? html`<h3>${words.playedLine}</h3>` : nothing}
      <div class="listed">${control}${moveList(game, words, notes)}</div>
      <div class="notes">
        ${signed.size > 0 ? html`<p class="ends" aria-hidden="true"><b>${sign.text}</b> ${sign.means}</p>` : nothing}
        ${sentence ? html`<p class="ends others">${sentence}</p>` : nothing}
        ${end ? html`<p class="ends">${end}</p>` : nothing}
      </div>
    </div>`;
}

interface Numbered {
  move: Move;
  /** The number of plies up to and including this move. */
  ply: number;
}

/** Pairs of moves; the first mouse move is missing if the cat moves first. */
function pairsOf(moves: readonly Move[]): Partial<Record<Player, Numbered>>[] {
  const pairs: Partial<Record<Player, Numbered>>[] = [];
  for (const [index, move] of moves.entries()) {
    if (move.by === "mouse" || pairs.length === 0) pairs.push({});
    const pair = pairs.at(-1);
    if (pair) pair[move.by] = { move, ply: index + 1 };
  }
  return pairs;
}

function moveList(game: Game, words: Words, notes: LineNotes): TemplateResult {
  const { ply } = game;
  const start = game.fromStart ? words.start : words.linkedStart;
  return html`<div class="moves" tabindex="-1" @keydown=${listFocus} @mouseleave=${() => game.point(null)}>
    <div class="pair-row head">
      <button type="button" class="start" aria-label=${start} title=${start} tabindex=${ply === 0 ? 0 : -1} aria-current=${ply === 0 ? "step" : nothing} @click=${() => stepTo(game, 0)}>0</button>
      <span class="column">${words.mover.mouse}</span>
      <span class="column">${words.mover.cat}</span>
    </div>
    <ol>
      ${pairsOf(game.moves).map(
        ({ mouse, cat }, index) => html`<li class="pair-row">
          <span class="number" aria-hidden="true">${index + 1}</span>
          ${entry(game, words, mouse, notes)} ${entry(game, words, cat, notes)}
        </li>`,
      )}
    </ol>
  </div>`;
}

function entry(game: Game, words: Words, numbered: Numbered | undefined, { signed, sign }: LineNotes): TemplateResult {
  if (!numbered) return html`<span></span>`;
  const { ply, plies, loopsFrom, playedByHand } = game;
  const { move, ply: own } = numbered;
  const inLoop = loopsFrom !== null && own > loopsFrom;
  const isSigned = signed.has(own);
  const point = () => game.point(move);
  return html`<button
    type="button"
    class="${move.by} ${inLoop ? "loop" : ""} ${own <= playedByHand ? "by-hand" : ""}"
    tabindex=${ply === own ? 0 : -1}
    aria-current=${ply === own ? "step" : nothing}
    aria-description=${isSigned ? sign.means : nothing}
    @click=${() => stepTo(game, own)}
    @mouseenter=${point}
    @focus=${point}
    @blur=${() => game.point(null)}
  >
    ${moveView(move, game.cols, words, own === plies ? game.ending : null)}${isSigned ? html`<b title=${sign.means} aria-hidden="true"> ${sign.text}</b>` : nothing}
  </button>`;
}

/** Scrolls the list to the current move, without scrolling anything else. */
export function showCurrentMove(root: ParentNode): void {
  const current = root.querySelector<HTMLElement>(".moves [aria-current]");
  const list = current?.closest<HTMLElement>(".moves");
  if (!current || !list) return;
  // The start is in the heading, which stays in sight wherever the list is scrolled.
  if (current.matches(".start")) list.scrollTop = 0;
  const above = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  if (above < list.scrollTop) list.scrollTop = above;
  const below = above + current.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}
