// The moves of a match in two columns, with or without grades. Choosing a move shows the position after it.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { shortMove } from "../i18n/step";
import { listFocus } from "../lib/list-focus";
import type { GradedMove, Match } from "../model/match";
import { gradeOf, type Wording } from "./match-sentences";

const PLAYERS: readonly Player[] = ["mouse", "cat"];

export function moveListView(match: Match, about: Wording): TemplateResult | typeof nothing {
  const { moves } = match;
  if (moves.length === 0) return nothing;
  const rounds: Partial<Record<Player, GradedMove>>[] = [];
  for (const graded of moves) {
    const round = rounds.at(-1);
    if (!round || round.cat || round[graded.move.by]) rounds.push({ [graded.move.by]: graded });
    else round[graded.move.by] = graded;
  }
  const { words } = about;
  // Between two people, a grade would help one of them.
  const showsGrades = about.showsGrades && (!match.isShared || match.stage.kind === "over");
  return html`<table class="match-moves" aria-label=${words.moves}>
    <thead>
      <tr>
        <td></td>
        ${PLAYERS.map((player) => html`<th scope="col">${words.players[player]}</th>`)}
      </tr>
    </thead>
    <tbody @keydown=${listFocus}>
      ${rounds.map(
        (round, index) => html`<tr>
          <th scope="row">${index + 1}</th>
          ${PLAYERS.map((player) => html`<td>${entry(match, round[player], { ...about, showsGrades })}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function entry(
  match: Match,
  graded: GradedMove | undefined,
  { page, words, showsGrades }: Wording,
): TemplateResult | typeof nothing {
  if (!graded) return nothing;
  const { ply, move, grade } = graded;
  const { cols, plies } = match.game;
  const looked = match.game.ply < plies ? match.game.ply : null;
  const isGraded = showsGrades && (match.isOwn(move.by) || grade.verdict !== "best");
  const said = gradeOf(grade, move.by, words);
  const name = page.move(move, cols, null);
  return html`<button
    type="button"
    class=${isGraded ? grade.verdict : nothing}
    aria-label=${isGraded ? `${name}: ${said}` : name}
    aria-current=${ply === looked ? "step" : nothing}
    tabindex=${ply === (looked ?? plies - 1) ? 0 : -1}
    @click=${() => match.lookAt(ply)}
  >
    <span class=${move.by}>${shortMove(move, cols)}</span>
    ${isGraded ? html`<small>${said}</small>` : nothing}
  </button>`;
}
