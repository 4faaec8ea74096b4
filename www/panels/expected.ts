// "Not what you expected?" under the verdict: who the reader expected to win, the first move that he thinks of, and what happens
// then, played to the end as a preview. Where the first move is forced, it is the next one that is not.
import type { Player, State } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { listFocus } from "../lib/list-focus";
import { type Guess, isDraw, winnerOf } from "../model/assignment";
import type { Game, Outcome, RankedMove } from "../model/game";
import { guessesView } from "./question";
import { moveView } from "./views/move-view";

export interface Expectation {
  /** The outcome that is doubted. Another game has another one, even if it says the same. */
  readonly about: Outcome;
  /** Who was expected to win; undefined until this is said. */
  readonly guess?: Guess;
  /** The move that the reader thinks of, and the one that is played: that one, or a better one. */
  readonly picked?: RankedMove;
  readonly shown?: RankedMove;
}

/** What the panel does. */
export interface Expecting {
  /** Why another program may say something else; `""` if nothing is known. */
  note: string;
  /** What was said so far; null while the panel is closed. */
  expectation: Expectation | null;
  expect: (next: Expectation | null) => void;
  /** Plays the line after this move, made after so many plies of the best line, until the reader ends it. */
  preview: (next: Expectation, shown: RankedMove, ply: number) => void;
}

/** Where the player to move can choose for the first time on the best line: after how many plies, and the moves there, best first. */
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

/** The button that opens the panel, or closes it. */
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
    // The move that is asked for is shown where it is made.
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

/** The way to Check code, which has the same game as a case to run. */
function toCheckView({ kind }: Game, { expected, section }: PageWords): TemplateResult {
  const { before, after } = expected.toCheck;
  return html`<p class="quiet to-check">${before}<a href="#check=${kind}">${section.check}</a>${after}</p>`;
}

/** That the result is what was expected, or counts as it; `""` if it is another one. */
function agreement({ expected }: PageWords, guess: Guess, outcome: Outcome, turn: Player): string {
  if (guess === winnerOf(outcome)) return expected.right(outcome, turn);
  // To whom LeetCode gives a draw on a board.
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
  // Their order says nothing of how good they are.
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

/** What comes of it, while it is played. */
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
