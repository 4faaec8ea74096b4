// Filters for the list of puzzles.
import { html, type TemplateResult } from "lit";
import type { PuzzleWords } from "../i18n/words";
import { isSolved, type PuzzleProgress } from "../model/puzzle-progress";
import { KINDS, LEVELS, levelOf, type Puzzle, THEMES } from "../model/puzzles";

/** The chosen values; `""`: all. */
export interface Filter {
  game: string;
  level: string;
  kind: string;
  theme: string;
  state: string;
}

export const NO_FILTER: Filter = { game: "", level: "", kind: "", theme: "", state: "" };

export function passes(puzzle: Puzzle, filter: Filter, progress: PuzzleProgress): boolean {
  const state = isSolved(progress, puzzle.id) ? "done" : "open";
  const values = { game: puzzle.game, level: levelOf(puzzle.grade), kind: puzzle.kind, state };
  const fits = (name: keyof typeof values) => filter[name] === "" || filter[name] === values[name];
  const hasTheme = filter.theme === "" || puzzle.themes.some((theme) => theme === filter.theme);
  return hasTheme && fits("game") && fits("level") && fits("kind") && fits("state");
}

export function filtersView(filter: Filter, words: PuzzleWords, choose: (filter: Filter) => void): TemplateResult {
  const names: Record<keyof Filter, [string, string][]> = {
    level: LEVELS.map((level) => [level, words.level[level]]),
    kind: KINDS.map((kind) => [kind, words.kind[kind]]),
    theme: THEMES.map((theme) => [theme, words.theme[theme]]),
    game: [
      ["board", words.game.board],
      ["graph", words.game.graph],
    ],
    state: [
      ["open", words.open],
      ["done", words.done],
    ],
  };
  const all = Object.keys(names) as (keyof Filter)[];
  const chosen = all.flatMap((name) =>
    names[name].filter(([value]) => value === filter[name]).map(([, label]) => label),
  );
  return html`<details class="filter">
    <summary>${words.filter}${chosen.length > 0 ? `: ${chosen.join(" · ")}` : ""}</summary>
    <div class="filters">
      ${all.map(
        (name) => html`<label>
          <span>${words.filters[name]}</span>
          <select
            name=${name}
            .value=${filter[name]}
            @change=${(event: Event) => choose({ ...filter, [name]: (event.target as HTMLSelectElement).value })}
          >
            <option value="">${words.any}</option>
            ${names[name].map(([value, label]) => html`<option value=${value} ?selected=${value === filter[name]}>${label}</option>`)}
          </select>
        </label>`,
      )}
    </div>
  </details>`;
}
