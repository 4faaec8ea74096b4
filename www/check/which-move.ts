// "Which of your moves is it?": each move of the displayed state, with its right result and the result of a
// known mistake. A difference reveals the mistake. A click on a move makes the move.
import type { JudgeReport, MistakenMove, Question } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { mistakenMoves } from "../lib/whole-solver";
import type { Game, RankedMove } from "../model/game";
import { opponentOf } from "../model/opponent";
import { moveView } from "../panels/views/move-view";
import { outcomeBadge } from "../panels/views/outcome";
import { restartButton } from "../panels/views/restart";
import type { CaseContext, FailingCase } from "./failing-case";

type Mistake = JudgeReport["mistakes"][number];

/** A table row. `right`: null if the move is illegal; `mistaken`: null if the mistaken solution ignores the move. */
interface Row {
  to: number;
  right: RankedMove | null;
  mistaken: MistakenMove | null;
}

/** Cache of a mistaken solution's moves, because each rendering asks for them, and large boards take a while. */
const asked = new WeakMap<FailingCase, { key: string; moves: MistakenMove[] }>();

function mistakenIn(shown: FailingCase, question: Question, form: number): MistakenMove[] {
  const { state, ply } = shown.play;
  if (!state) return [];
  const { mouse, cat, turn } = state;
  const key = [form, mouse, cat, turn, ply].join();
  const known = asked.get(shown);
  if (known?.key === key) return known.moves;
  const moves = mistakenMoves(question, form, state, ply);
  asked.set(shown, { key, moves });
  return moves;
}

/** The legal moves, best first, followed by those that only the mistaken solution makes. */
function rowsOf({ solution, state, ply }: Game, mistaken: readonly MistakenMove[]): Row[] {
  if (!solution || !state) return [];
  const right = solution.moves(state, ply);
  const others = mistaken.filter(({ to }) => right.every((move) => move.to !== to));
  return [
    ...right.map((move) => ({ to: move.to, right: move, mistaken: mistaken.find(({ to }) => to === move.to) ?? null })),
    ...others.map((move) => ({ to: move.to, right: null, mistaken: move })),
  ];
}

const differs = ({ right, mistaken }: Row) =>
  !right || !mistaken || (mistaken.isKnown && mistaken.winner !== right.outcome.winner);

export function whichMoveView(
  shown: FailingCase,
  question: Question,
  mistakes: readonly Mistake[],
  context: CaseContext,
): TemplateResult | typeof nothing {
  const { play, kit } = shown;
  const { words, language } = context;
  const { state, cols } = play;
  if (!state) return nothing;
  const { page } = kit.words(language);
  // The mistake whose moves are shown: the first that is about moves.
  const mistake = mistakes.find(({ form }) => form !== null) ?? null;
  const form = mistake?.form ?? null;
  const rows = rowsOf(play, form === null ? [] : mistakenIn(shown, question, form));
  const isOver = play.solution?.moves(state, play.ply).length === 0;
  const from = state[state.turn];
  const next = opponentOf(state.turn);
  const sign = (row: Row) => moveView({ by: state.turn, from, to: row.to }, cols, page);
  const said = ({ mistaken }: Row) => {
    if (!mistaken) return words.whichMove.notTried;
    return mistaken.isKnown ? words.whichMove.says(mistaken.winner) : words.whichMove.unknown;
  };
  const heading = mistake && words.whichMove.mistaken(mistakes.indexOf(mistake) + 1, mistakes.length);
  return html`<section class="which-move">
    <h3>${words.whichMove.title}</h3>
    <p>${isOver ? words.whichMove.over : words.whichMove.about(state.turn, form !== null)}</p>
    ${mistakes.length > 0 && form === null ? html`<p>${words.whichMove.notOfMoves}</p>` : nothing}
    ${
      isOver
        ? nothing
        : html`<table>
            <thead>
              <tr>
                <th scope="col">${words.whichMove.move}</th>
                <th scope="col">${words.whichMove.right}</th>
                ${heading ? html`<th scope="col">${heading}</th>` : nothing}
              </tr>
            </thead>
            <tbody @mouseleave=${() => play.point(null)}>
              ${rows.map(
                (row) => html`<tr class=${form !== null && differs(row) ? "differs" : ""}>
                  <th scope="row">${moveButton(play, row, sign(row))}</th>
                  <td>
                    ${
                      row.right
                        ? html`<div class="told">
                            ${outcomeBadge(row.right.outcome, next, page)}
                            <span aria-hidden="true">${page.outcome(row.right.outcome, next)}</span>
                            ${row.right.outcome.plies ? words.whichMove.plies(row.right.outcome.plies) : nothing}
                          </div>`
                        : words.whichMove.notAllowed
                    }
                  </td>
                  ${heading ? html`<td>${form !== null && differs(row) ? html`<b>${said(row)}</b>` : said(row)}</td>` : nothing}
                </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${play.playedByHand > 0 ? restartButton(play, page) : nothing}
  </section>`;
}

/** A button that makes the move; only text if the move is illegal. */
function moveButton(play: Game, { right }: Row, sign: TemplateResult): TemplateResult {
  if (!right) return sign;
  const point = () => play.point(right);
  const pointAway = () => play.point(null);
  return html`<button
    type="button"
    class="plain"
    @click=${() => play.make(right)}
    @mouseenter=${point}
    @focus=${point}
    @blur=${pointAway}
  >
    ${sign}
  </button>`;
}
