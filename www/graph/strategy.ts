// All that the cat needs: the positions to which the game can come if it responds as told, with its response to each move of the mouse there.
// So the reader can check that it wins, or keeps the mouse out of the hole.
import type { GraphProof, GraphSolution, State } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";

/** Nobody reads more. */
const MOST_POSITIONS = 12;

type Position = Pick<State, "mouse" | "cat">;
type Responses = GraphProof["responses"];

/** With the mouse to move. */
interface Row extends Position {
  responses: Responses;
  /** How many moves of the cat are left until it wins; null in a draw. */
  moves: number | null;
}

/** A table that unfolds. `state` is the one before the first ply, and `shown` the one that is shown. */
export function strategyView(
  solution: GraphSolution,
  state: State,
  shown: State,
  words: PageWords,
): TemplateResult | typeof nothing {
  const rows = strategy(solution, state);
  if (rows.length < 2) return nothing;
  const { title, columns, answer, wins, holds } = words.drawing.graph.why.strategy;
  const isWon = rows[0]?.moves !== null;
  return html`<details class="strategy">
    <summary>${title(rows.length)}</summary>
    <table>
      <thead>
        <tr>
          ${[columns.mouse, columns.cat, ...(isWon ? [columns.left] : []), columns.answers].map((each) => html`<th scope="col">${each}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr aria-current=${row.mouse === shown.mouse && row.cat === shown.cat ? "true" : nothing}>
            <td>${row.mouse}</td>
            <td>${row.cat}</td>
            ${isWon ? html`<td>${row.moves}</td>` : nothing}
            <td>${grouped(row.responses).map(([cat, mice]) => html`<span>${answer(mice, cat)}</span> `)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p>${isWon ? wins : holds}</p>
  </details>`;
}

/** The moves of the mouse by what the cat does then; null: it catches the mouse. */
export function grouped(responses: Responses): [number | null, number[]][] {
  const mice = new Map<number | null, number[]>();
  for (const { mouse, cat } of responses) {
    const to = cat === mouse ? null : cat;
    mice.set(to, [...(mice.get(to) ?? []), mouse]);
  }
  return [...mice];
}

/** None if there are too many, or the cat has no response to tell. */
function strategy(solution: GraphSolution, { mouse, cat, turn }: State): Row[] {
  const rows: Row[] = [];
  const known: Position[] = [];
  const meet = (position: Position) => {
    if (!known.some((each) => each.mouse === position.mouse && each.cat === position.cat)) known.push(position);
  };
  const next = (responses: Responses) => responses.filter((each) => each.cat !== each.mouse).forEach(meet);
  if (turn === "mouse") meet({ mouse, cat });
  else next(solution.proof(mouse, cat, turn).responses);
  for (const position of known) {
    if (known.length > MOST_POSITIONS) return [];
    const { responses, moves } = solution.proof(position.mouse, position.cat, "mouse");
    if (responses.length === 0) return [];
    rows.push({ ...position, responses, moves });
    next(responses);
  }
  return rows.sort((one, other) => (other.moves ?? 0) - (one.moves ?? 0));
}
