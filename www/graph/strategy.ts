// A table of the cat's strategy: each position that can occur if the cat follows the table, with the cat's response to
// each mouse move. With the table, the reader can check that the cat wins, or keeps the mouse out of the hole.
import type { CatResponse, GraphSolution, State, StrategyEntry } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";

/** The greatest number of positions in the table; nobody reads more. */
const MOST_POSITIONS = 12;

/** A table that a click opens. `state` is the state before the first ply; `shown` is the displayed state. */
export function strategyView(
  solution: GraphSolution,
  state: State,
  shown: State,
  words: PageWords,
): TemplateResult | typeof nothing {
  const rows = solution.strategy(state, MOST_POSITIONS + 1);
  if (rows.length < 2 || rows.length > MOST_POSITIONS) return nothing;
  const { title, columns, answer, wins, holds, onlyHolds } = words.drawing.graph.why.strategy;
  const isWon = rows[0]?.moves !== null;
  if (isWon) rows.sort((one, other) => (other.moves ?? 0) - (one.moves ?? 0));
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
    ${rows.some((row) => missesWin(solution, row)) ? html`<p>${onlyHolds}</p>` : nothing}
  </details>`;
}

/** Whether the cat could win after one of these mouse moves, but the cat's response in the table only draws. */
function missesWin(solution: GraphSolution, { cat, responses }: StrategyEntry): boolean {
  return responses.some(
    ({ mouse, cat: to }) =>
      to !== mouse &&
      solution.result(mouse, cat, "cat").winner === "cat" &&
      solution.result(mouse, to, "mouse").winner !== "cat",
  );
}

/** The mouse's moves, grouped by the cat's response; null: the cat catches the mouse. */
export function grouped(responses: readonly CatResponse[]): [number | null, number[]][] {
  const mice = new Map<number | null, number[]>();
  for (const { mouse, cat } of responses) {
    const to = cat === mouse ? null : cat;
    mice.set(to, [...(mice.get(to) ?? []), mouse]);
  }
  return [...mice];
}
