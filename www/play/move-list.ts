// The moves of a match, with or without their grades, in two columns. Choosing one looks back at it.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/page-types";
import type { PlayWords } from "../i18n/play-types";
import { shortMove } from "../i18n/step";
import { listFocus } from "../lib/list-focus";
import type { Grade } from "../model/game";
import type { GradedMove, Match } from "../model/match";

const PLAYERS: readonly Player[] = ["mouse", "cat"];

export function moveListView(
  match: Match,
  showsGrades: boolean,
  page: PageWords,
  words: PlayWords,
): TemplateResult | typeof nothing {
  const { moves } = match;
  if (moves.length === 0) return nothing;
  const rounds: Partial<Record<Player, GradedMove>>[] = [];
  for (const graded of moves) {
    const round = rounds.at(-1);
    if (!round || round.cat || round[graded.move.by]) rounds.push({ [graded.move.by]: graded });
    else round[graded.move.by] = graded;
  }
  const shown = match.isLookingBack ? match.game.ply : moves.length - 1;
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
          ${PLAYERS.map((player) => html`<td>${entry(match, round[player], shown, showsGrades, page, words)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What the move of this player was worth. The best move of a player who loses anyway is not praised. */
export function gradeOf({ verdict, before }: Grade, by: Player, words: PlayWords): string {
  const isLost = before.plies !== null && before.winner !== by;
  return verdict === "best" && isLost ? words.lastsLongest : words.grade[verdict];
}

function entry(
  match: Match,
  graded: GradedMove | undefined,
  shown: number,
  showsGrades: boolean,
  page: PageWords,
  words: PlayWords,
): TemplateResult | typeof nothing {
  if (!graded) return nothing;
  const { ply, move, grade } = graded;
  const { cols } = match.game;
  const isGraded = showsGrades && (match.isShared || move.by === match.side || grade.verdict !== "best");
  const said = gradeOf(grade, move.by, words);
  const name = page.move(move, cols, null);
  return html`<button
    type="button"
    class=${isGraded ? grade.verdict : nothing}
    aria-label=${isGraded ? `${name}: ${said}` : name}
    aria-current=${match.isLookingBack && ply === shown ? "step" : nothing}
    tabindex=${ply === shown ? 0 : -1}
    @click=${() => match.lookAt(ply)}
  >
    <span class=${move.by}>${shortMove(move, cols)}</span>
    ${isGraded ? html`<small>${said}</small>` : nothing}
  </button>`;
}
