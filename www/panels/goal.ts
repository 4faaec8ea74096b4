// The goal of an exercise, its progress, and the locked places.
import type { Player } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import type { Assignment } from "../model/assignment";
import type { Game, Progress } from "../model/game";
import { type Mark, type Marks, signOf } from "../model/look";
import { refusalOf } from "./refusal";

/**
 * The goal and the progress. If `hidden`, nothing here reveals the verdict. If `isAlone`, no verdict is shown beside
 * the goal, so the outcome is included. `turn`: the player to move first.
 */
export function goalView(
  progress: Progress,
  words: Words,
  { turn, hidden, isAlone }: { turn: Player; hidden: boolean; isAlone: boolean },
): TemplateResult {
  const { goal, isMet, outcome, changes, moved, allowed } = progress;
  const met = isMet && !hidden;
  const said = [
    refusalOf(progress, words) ||
      (isAlone && !hidden && goal && outcome ? words.exercise.standing(outcome, turn, goal) : ""),
    met && outcome?.ending === "limit" ? words.exercise.byLimit : "",
    allowed === null && changes.length === 0 ? "" : words.exercise.changed(changes.length, allowed),
    moved.length === 0 ? "" : words.exercise.moved(moved.map(({ piece }) => piece)),
  ];
  return html`<section class="goal ${met ? "met" : ""}" part="goal" role="group" aria-labelledby=${goal ? "goal" : nothing}>
    <span class="mark" aria-hidden="true">${met ? "✓" : "?"}</span>
    <div>
      ${goal ? html`<h2 id="goal">${words.exercise.goal(goal, allowed)}</h2>` : nothing}
      <p>
        ${goal && !hidden ? html`<b>${met ? words.exercise.met : words.exercise.notYet}</b> ` : nothing}${words.paragraph(said.filter((each) => each !== ""))}
      </p>
    </div>
  </section>`;
}

/** The progress. It includes the refusal of the last change only until the reader does something else. */
export const refusedProgress = (progress: Progress, asked: Assignment, { isStroking }: Game): Progress =>
  asked.kind === "exercise" && !isStroking ? { ...progress, refusal: asked.refusal } : progress;

/** Says whether the goal is reached, and the outcome of the board. */
export function standing({ goal, isMet, outcome }: Progress, turn: Player, words: Words): string {
  if (!goal) return "";
  const sentences = [isMet ? words.exercise.met : words.exercise.notYet];
  if (outcome) sentences.push(words.exercise.standing(outcome, turn, goal));
  return words.paragraph(sentences);
}

/** Adds the locks of an exercise, and the reader's changes of walls, edges and pieces, to the marks of a view. */
export function exerciseMarks(
  places: number,
  marks: Marks | null,
  progress: Progress | null,
  words: Words,
): Marks | null {
  const { locked = [], changes = [], moved = [] } = progress ?? {};
  if (locked.length + changes.length + moved.length === 0) return marks;
  const all = marks?.slice() ?? Array.from({ length: places }, (): Mark | null => null);
  const add = (place: number, kind: Mark["kind"], label: string, changed?: string) => {
    const mark = all[place] ?? { kind, label: "" };
    const sign = changed && mark.changed && changed !== mark.changed ? "±" : changed;
    all[place] = { ...mark, label: mark.label ? `${mark.label}; ${label}` : label, changed: sign };
  };
  for (const place of locked) add(place, "locked", words.exercise.locked);
  for (const { at, adds } of changes) {
    const [one, other] = typeof at === "number" ? [at] : at;
    add(one, "plain", words.exercise.change(adds, other), signOf(adds));
    if (other !== undefined) add(other, "plain", words.exercise.change(adds, one), signOf(adds));
  }
  for (const { piece, from, to } of moved) {
    if (from !== null) add(from, "plain", words.exercise.move(piece, false), signOf(false));
    if (to !== null) add(to, "plain", words.exercise.move(piece, true), signOf(true));
  }
  return all;
}
