// "Not what you expected?": asks the reader for the expected winner and first move, and previews the line after that
// move. If the first move is forced, the question is about the next move of the same player that is not forced.
import type { Player, State } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { listFocus } from "../lib/list-focus";
import { type Guess, isDraw, winnerOf } from "../model/assignment";
import type { Game, Outcome, RankedMove } from "../model/game";
import { guessesView } from "./question";
import { moveView } from "./views/move-view";

export interface Expectation {
  /** The outcome that the reader doubts. Compared by identity: an equal outcome of another game is another object. */
  readonly about: Outcome;
  /** The expected winner; undefined before the answer. */
  readonly guess?: Guess;
  /** `picked` is the reader's move. `shown` is the move that the preview makes: the same or a better move. */
  readonly picked?: RankedMove;
  readonly shown?: RankedMove;
}

/** The answers of the reader and the actions of the panel. */
export interface Expecting {
  /** A sentence that says why other programs may give another answer; `""` if no cause is known. */
  note: string;
  /** The reader's answers so far; null while the panel is closed. */
  expectation: Expectation | null;
  expect: (next: Expectation | null) => void;
  /** Previews the line after this move, made at this ply of the best line. */
  preview: (next: Expectation, shown: RankedMove, ply: number) => void;
}

/**
 * The first ply of the best line at which the player who moves first has more than one move, and these moves, best
 * first; without such a ply, ply 0.
 */
function firstChoice({ origin, solution }: Game): { ply: number; moves: RankedMove[] } {
  const movesOf = (state: State, ply: number) => solution?.moves(state, ply) ?? [];
  const line = (origin && solution?.line(origin)?.moves) ?? [];
  let state = origin;
  for (const [ply, { to }] of line.entries()) {
    if (!state) break;
    const moves = state.turn === origin?.turn ? movesOf(state, ply) : [];
    if (moves.length > 1) return { ply, moves };
    state = solution?.after(state, to) ?? null;
  }
  return { ply: 0, moves: origin ? movesOf(origin, 0) : [] };
}

/** The button that opens and closes the panel. */
export function doubtView(
  game: Game,
  words: PageWords,
  { expectation, expect }: Expecting,
): TemplateResult | typeof nothing {
  const { verdict } = game;
  if (!verdict || verdict.plies === 0) return nothing;
  const toggle = () => {
    game.endTry();
    expect(expectation ? null : { about: verdict });
  };
  return html`<button type="button" class="in-text doubt" aria-expanded=${expectation ? "true" : "false"} @click=${toggle}>
    ${words.expected.ask}
  </button>`;
}

export function expectedView(game: Game, words: PageWords, expecting: Expecting): TemplateResult | typeof nothing {
  const { expectation, expect } = expecting;
  if (!expectation) return nothing;
  const { about, guess, picked, shown } = expectation;
  if (picked && shown && shown === game.tried) return previewView(game, words, expectation, [picked, shown]);
  const choose = (next: Guess) => {
    // Shows the position in which the reader then chooses a move.
    const { ply } = firstChoice(game);
    if (ply > 0 && game.playedByHand > 0) game.replay([], 0);
    if (game.ply !== ply) game.goTo(ply);
    expect({ about, guess: next });
  };
  const agrees = guess === undefined ? "" : agreement(words, guess, about, game.origin?.turn ?? "mouse");
  return html`<section class="expected" aria-labelledby="expected">
    ${expecting.note ? html`<p>${expecting.note}</p>` : nothing}
    <h3 id="expected">${words.expected.who}</h3>
    ${guessesView(words, choose, { chosen: { guess } })}
    <p role="status">${agrees}</p>
    ${guess === undefined ? nothing : agrees ? toCheckView(game, words) : movesView(game, words, expecting, guess)}
  </section>`;
}

/** A link to the section *Check code*, which offers the same game as a test case. */
function toCheckView({ kind }: Game, { expected, section }: PageWords): TemplateResult {
  const { before, after } = expected.toCheck;
  return html`<p class="quiet to-check">${before}<a href="#check=${kind}">${section.check}</a>${after}</p>`;
}

/** Says that the expected winner is right, or that LeetCode scores the draw for this winner; `""` if neither. */
function agreement({ expected }: PageWords, guess: Guess, outcome: Outcome, turn: Player): string {
  if (guess === winnerOf(outcome)) return expected.right(outcome, turn);
  // On a board, the cat is the `winner` of a draw, as LeetCode scores it.
  return isDraw(outcome) && guess !== null && guess === outcome.winner ? expected.scored : "";
}

function movesView(game: Game, words: PageWords, { expectation, preview }: Expecting, guess: Guess): TemplateResult {
  const { origin, cols } = game;
  const { ply, moves } = firstChoice(game);
  const [best] = moves;
  const choose = (picked: RankedMove) => {
    if (!expectation || !best) return;
    const keeps = winnerOf(picked.outcome) === winnerOf(expectation.about);
    const shown = keeps ? picked : best;
    preview({ ...expectation, guess, picked, shown }, shown, ply);
  };
  // The order must not reveal which moves are good.
  const inOrder = [...moves].sort((one, other) => one.to - other.to);
  return html`<h3 id="first-move">${words.expected.which(origin?.turn ?? "mouse", ply / 2)}</h3>
    <div class="first-moves" role="group" aria-labelledby="first-move" @keydown=${listFocus} @mouseleave=${() => game.point(null)}>
      ${inOrder.map((move, index) => {
        const point = () => game.point(move);
        return html`<button
          type="button"
          class="plain"
          data-asks=${move.to}
          tabindex=${index === 0 ? 0 : -1}
          @click=${() => choose(move)}
          @mouseenter=${point}
          @focus=${point}
          @blur=${() => game.point(null)}
        >
          ${moveView(move, cols, words)}
        </button>`;
      })}
    </div>`;
}

/** Says what the reader's move leads to, while the line after it is shown. */
function previewView(
  game: Game,
  words: PageWords,
  { about, guess = null }: Expectation,
  [picked, shown]: [RankedMove, RankedMove],
): TemplateResult {
  const named = (move: RankedMove) => words.moveTo(move, game.cols);
  const said = words.expected.refuted({
    move: named(picked),
    after: picked.outcome,
    mover: picked.by,
    expected: guess,
    winner: winnerOf(about),
    asExpected: winnerOf(picked.outcome) === guess,
    better: shown === picked ? null : named(shown),
  });
  return html`<section class="expected">
    <p id="expected">${said}</p>
    <button type="button" class="plain main end-preview" aria-describedby="verdict expected" @click=${() => game.endTry()}>
      ${words.allMoves.endPreview}
    </button>
    ${toCheckView(game, words)}
  </section>`;
}
