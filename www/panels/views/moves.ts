// All moves of the displayed position, best first, with their outcomes. A button explains each worse move.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../i18n/words";
import { listFocus } from "../../lib/list-focus";
import type { Game, MoveGroups, RankedMove } from "../../model/game";
import { opponentOf } from "../../model/opponent";
import { moveView } from "./move-view";
import { outcomeBadge, outcomeKey, outcomeMark } from "./outcome";
import { restartButton } from "./restart";
import type { View } from "./view";

export const movesView: View = {
  panel(game, words) {
    const { state, solution, tried, ply } = game;
    if (!state || !solution) return nothing;
    if (tried) return previewView(game, words, tried);
    return html`<div class="all-moves">
      <p class="standing">${standingSentence(game, words)}</p>
      ${groups(game, words, state.turn, solution.groups(state, ply))}
      ${game.fromStart && game.playedByHand === 0 ? nothing : restartButton(game, words)}
    </div>`;
  },
  leave(game) {
    game.endTry();
    game.point(null);
  },
};

/** The player to move in the displayed position, and the winner; `""` while a piece is missing. */
export function standingSentence({ state, solution, ply, moveLimit }: Game, words: Words): string {
  if (!state || !solution) return "";
  const outcome = solution.result(state, ply);
  const hasMoves = solution.moves(state, ply).length > 0;
  return hasMoves || outcome.plies === 0 ? words.allMoves.standing(state.turn, outcome) : words.stopsAtLimit(moveLimit);
}

/** The moves by result, best first. Without a move limit, moves to a draw get the name "limit" too. */
function groupsOf({ winning, limit, draw, losing }: MoveGroups) {
  return [
    ["winning", winning],
    ["limit", limit ?? draw ?? []],
    ["losing", losing],
  ] as const;
}

/** The panel during the preview of a worse move. */
function previewView(game: Game, words: Words, tried: RankedMove): TemplateResult {
  const next = opponentOf(tried.by);
  return html`<div class="all-moves">
    <p class="standing" id="preview">${words.allMoves.preview(words.moveTo(tried, game.cols))}</p>
    <p>${outcomeBadge(tried.outcome, next, words)} <span aria-hidden="true">${words.outcome(tried.outcome, next)}</span></p>
    <button type="button" class="plain main end-preview" aria-describedby="preview" @click=${() => game.endTry()}>
      ${words.allMoves.endPreview}
    </button>
  </div>`;
}

function groups(game: Game, words: Words, mover: Player, moves: MoveGroups): TemplateResult | typeof nothing {
  const shown = groupsOf(moves).filter(([, group]) => group.length > 0);
  const all = shown.flatMap(([, group]) => group);
  const [best] = all;
  if (!best) return nothing;
  const differ = all.some((move) => !move.best);
  const marks = all.map(({ outcome }) => outcomeMark(outcome, opponentOf(mover), words));
  return html`<div class="choices" tabindex="-1" @keydown=${listFocus} @mouseleave=${() => game.point(null)}>
    <p class="unseen">${words.allMoves.after}</p>
    ${shown.map(
      ([name, group]) => html`<section role="group" class="group" aria-labelledby="moves-${name}">
        <h3 id="moves-${name}">${words.allMoves.group[name](
          mover,
          group.some(({ outcome }) => outcome.forced),
        )}</h3>
        <ul>
          ${group.map((move) => choice(game, words, move, { isFirst: move === best, isBest: differ && move.best, canAsk: group !== shown[0]?.[1] }))}
        </ul>
      </section>`,
    )}
    ${outcomeKey(marks, words, { isAfter: true })}
  </div>`;
}

function choice(
  game: Game,
  words: Words,
  move: RankedMove,
  { isFirst, isBest, canAsk }: { isFirst: boolean; isBest: boolean; canAsk: boolean },
): TemplateResult {
  const { cols } = game;
  const whyNot = words.allMoves.whyNotOf(words.moveTo(move, cols));
  const point = () => game.point(move);
  const pointAway = () => game.point(null);
  // The Tab key stops once in the list, and once more at the button "Why not?" of the focused move.
  const stop = game.preview?.to === move.to ? 0 : -1;
  return html`<li>
    <button
      type="button"
      class="choose"
      tabindex=${isFirst ? 0 : -1}
      @click=${() => game.make(move)}
      @mouseenter=${point}
      @focus=${point}
      @blur=${pointAway}
    >
      ${outcomeBadge(move.outcome, opponentOf(move.by), words)}
      ${moveView(move, cols, words)}
      ${isBest ? html`<span class="best">${words.allMoves.best}</span>` : nothing}
    </button>
    ${
      canAsk
        ? html`<button
            type="button"
            class="why-not"
            data-asks=${move.to}
            tabindex=${stop}
            aria-label=${whyNot}
            @click=${() => game.tryOut(move)}
            @focus=${point}
            @blur=${pointAway}
          >
            ${words.allMoves.whyNot}
          </button>`
        : nothing
    }
  </li>`;
}
