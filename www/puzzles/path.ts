// The path for beginners: its steps, with ticks on solved steps, and the button to the next step.
import { html, nothing, type TemplateResult } from "lit";
import type { PuzzleWords } from "../i18n/words";
import type { Puzzle } from "../model/puzzles";

export function pathView(
  path: readonly Puzzle[],
  isDone: (puzzle: Puzzle) => boolean,
  words: PuzzleWords,
): TemplateResult | typeof nothing {
  if (path.length === 0) return nothing;
  const next = path.find((each) => !isDone(each));
  const solved = path.filter(isDone).length;
  const { title, about, count, begin, goOn, end } = words.path;
  const step = (puzzle: Puzzle, index: number) => {
    const done = isDone(puzzle) ? words.done : "";
    return html`<li>
      <a
        class=${done && "done"}
        href="#puzzle=${puzzle.id}"
        aria-label="${index + 1}: ${words.task(puzzle.kind, puzzle.game)}${done && `, ${done}`}"
        aria-current=${puzzle === next ? "step" : nothing}
      >${index + 1}${done ? html`<small aria-hidden="true">✓</small>` : nothing}</a>
    </li>`;
  };
  return html`<section aria-labelledby="path">
    <h3 id="path">${title} <small class="quiet">${count(solved, path.length)}</small></h3>
    <p>${next ? about : end}</p>
    <ol class="path">${path.map(step)}</ol>
    ${next ? html`<p><a class="plain" href="#puzzle=easy">${solved === 0 ? begin : goOn}</a></p>` : nothing}
  </section>`;
}
