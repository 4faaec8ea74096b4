// What is to be made of the board, and how far the reader is.
import type { Content, Progress } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Mark } from "../board/mark";
import type { Words } from "../i18n/types";
import type { Game } from "../model/game";

/** While the verdict is hidden, only what does not tell it. */
export function goalView(progress: Progress, words: Words, hidden: boolean): TemplateResult {
  const { goal, isMet, changed, allowed } = progress;
  const met = isMet && !hidden;
  return html`<section class="goal ${met ? "met" : ""}" part="goal" role="group" aria-labelledby=${goal ? "goal" : nothing}>
    <span class="mark" aria-hidden="true">${met ? "✓" : "?"}</span>
    <div>
      ${goal ? html`<h2 id="goal">${words.exercise.goal(goal, allowed)}</h2>` : nothing}
      <p>
        ${hidden ? nothing : standing(progress, words)}
        ${allowed === null ? nothing : words.exercise.changed(changed, allowed)}
      </p>
    </div>
  </section>`;
}

/** Whether it is done, and what the board comes to. */
export function standing({ goal, isMet, outcome }: Progress, words: Words): string {
  if (!goal) return "";
  const sentences = [isMet ? words.exercise.met : words.exercise.notYet];
  if (outcome) sentences.push(words.exercise.standing(outcome, goal));
  return words.paragraph(sentences);
}

/** What a view writes on the cells, and which of them are locked. */
export function exerciseMarks(
  game: Game,
  marks: readonly (Mark | null)[] | null,
  progress: Progress | null,
  words: Words,
): readonly (Mark | null)[] | null {
  const { locked = [] } = progress ?? {};
  if (locked.length === 0) return marks;
  const all = marks?.slice() ?? game.editor.contents().map((): Mark | null => null);
  const label = words.exercise.locked;
  for (const cell of locked) {
    const mark = all[cell];
    all[cell] = mark ? { ...mark, label: `${mark.label}; ${label}` } : { kind: "locked", glyph: "", number: "", label };
  }
  return all;
}

const PIECES: readonly Content[] = ["cat", "mouse", "food"];

/** Where only walls may be changed, a press does not take up a piece, or make it the tool: the editor says why. */
export function heldInPlace(game: Game, progress: Progress | null, cell: number): boolean {
  const content = game.contents()[cell];
  if (progress?.allowed == null || content === undefined || !PIECES.includes(content)) return false;
  const [row, col] = game.placeOf(cell);
  game.edit((editor) => {
    editor.press(row, col, "wall");
    editor.release();
  });
  return true;
}
