// The puzzles of earlier days, one month at a time.
import { html, nothing, type TemplateResult } from "lit";
import type { PuzzleWords } from "../i18n/words";
import { isSolved, type PuzzleProgress } from "../model/puzzle-progress";
import { dateOf, puzzleOn } from "../model/puzzles";

const WEEK = 7;

/** The number of months from year 0 to the month of a date such as "2026-11-02". */
export function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The first day of a month. */
function firstOf(month: number): Date {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, 1));
}

const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** @param today the number of the current day, counted from 0 @param turn shows another month */
export function calendarView(
  month: number,
  today: number,
  days: readonly string[],
  progress: PuzzleProgress,
  words: PuzzleWords,
  turn: (month: number) => void,
): TemplateResult {
  const first = firstOf(month);
  const name = words.month(isoOf(first));
  const length = (firstOf(month + 1).getTime() - first.getTime()) / (24 * 60 * 60 * 1000);
  const before = (first.getUTCDay() + WEEK - 1) % WEEK;
  // Days up to today, by date.
  const dayOfDate = new Map(Array.from({ length: today + 1 }, (_, day) => [dateOf(day), day]));
  const cells = Array.from({ length: Math.ceil((before + length) / WEEK) * WEEK }, (_, index) => {
    const number = index - before + 1;
    if (number < 1 || number > length) return html`<td></td>`;
    const date = isoOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), number)));
    const day = dayOfDate.get(date);
    if (day === undefined) return html`<td><span class="quiet">${number}</span></td>`;
    const id = puzzleOn(day, days);
    const done = isSolved(progress, id);
    return html`<td>
      <a
        class=${done ? "done" : ""}
        href="#puzzle=${id}"
        aria-label="${words.date(date)}${done ? `, ${words.done}` : ""}"
        aria-current=${day === today ? "date" : nothing}
      >${number}${done ? html`<small aria-hidden="true">✓</small>` : nothing}</a>
    </td>`;
  });
  const [earliest, latest] = [monthOf(dateOf(0)), monthOf(dateOf(today))];
  const step = (to: number, label: string, sign: string) => {
    const isThere = to >= earliest && to <= latest;
    return html`<button
      type="button"
      class="quiet-button"
      aria-label=${label}
      aria-disabled=${isThere ? "false" : "true"}
      @click=${() => isThere && turn(to)}
    >
      <span aria-hidden="true">${sign}</span>
    </button>`;
  };
  return html`<div class="calendar">
    <p class="row">
      ${step(month - 1, words.earlier, "‹")} <strong id="month" aria-live="polite">${name}</strong> ${step(month + 1, words.later, "›")}
    </p>
    <table aria-labelledby="month">
      <thead>
        <tr>
          ${Array.from({ length: WEEK }, (_, day) => html`<th scope="col">${words.weekday(day)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${Array.from({ length: cells.length / WEEK }, (_, week) => html`<tr>${cells.slice(week * WEEK, (week + 1) * WEEK)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
