// The hint for an unsolved exercise: first the place, then the change.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { plainButton } from "../lib/plain-button";
import type { Hint } from "../model/assignment";
import type { Game, Progress } from "../model/game";

/** Time limit of the search, in milliseconds. */
const LONGEST = 1_000;

/** `tell`: receives the new hint. */
export function hintView(
  game: Game,
  { changes: made, allowed }: Progress,
  { exerciseHelp: words }: Words,
  hint: Hint | null,
  tell: (next: Hint) => void,
): TemplateResult {
  const told = hint?.link === game.link ? hint : null;
  const ask = () =>
    tell({ link: game.link, fewest: told ? told.fewest : game.fewestChanges(LONGEST), isExact: told !== null });
  const changes = told?.fewest?.changes ?? [];
  const [first] = changes;
  // If the solution needs more changes than are left, it undoes some of the changes made.
  const undoes = allowed !== null && made.length + changes.length > allowed;
  const back = changes.filter(({ at }) => made.some((each) => String(each.at) === String(at))).length;
  const said = !first
    ? words.none
    : undoes
      ? words.undo(made.length, back)
      : told?.isExact
        ? words.which(first.at, game.cols, first.adds)
        : words.where(first.at, game.cols, changes.length);
  return html`<p class="exercise-hint" role="status">
    ${told ? said : nothing}
    ${told && (told.isExact || !first || undoes) ? nothing : plainButton(told ? words.askMore : words.ask, ask)}
  </p>`;
}
