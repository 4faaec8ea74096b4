// The times of a solution as a table and in sentences.
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import type { Language } from "../i18n/language";
import { linkTo } from "./failing-case";
import type { CodeLanguage } from "./languages";
import type { Problem } from "./protocol";
import { growthOf, likelyOf, slowPatterns, type Times } from "./times";
import type { CheckWords } from "./words-en";

export interface TimesContext {
  words: CheckWords;
  language: Language;
  problem: Problem;
  codeLanguage: CodeLanguage;
  /** The code that was checked. */
  code: string;
}

/** @param isTooSlow whether an answer exceeded the time limit */
export function timesView(times: Times, isTooSlow: boolean, context: TimesContext): TemplateResult | typeof nothing {
  const { words, language, problem, codeLanguage, code } = context;
  const { groups, slowest } = times;
  if (groups.length === 0 && !isTooSlow) return nothing;
  const growth = growthOf(times);
  const likely = likelyOf(times, codeLanguage, isTooSlow);
  const patterns = slowPatterns(code, codeLanguage, likely);
  const { table } = words.times;
  return html`<details class="times" ?open=${likely !== "in-time"}>
    <summary>${words.times.title}</summary>
    <p>${words.times.likely[likely]}</p>
    ${patterns.map((pattern) => html`<p>${words.times.pattern[pattern]}</p>`)}
    ${growth ? html`<p>${words.times.growth(problem, growth)}</p>` : nothing}
    ${
      slowest
        ? html`<p>
            ${words.times.slowest(slowest.time)}
            ${guard([slowest, words], () => html`<a href="#${linkTo(slowest.question)}">${words.open[problem]}</a>`)}
          </p>`
        : nothing
    }
    ${
      groups.length > 0
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">${table.sizes[problem]}</th>
                <th scope="col">${table.count}</th>
                <th scope="col">${table.typical}</th>
                <th scope="col">${table.longest}</th>
              </tr>
            </thead>
            <tbody>
              ${groups.map(
                ({ sizes: [least, most], count, typical, longest }) => html`<tr>
                  <th scope="row">${least}–${most}</th>
                  <td>${count.toLocaleString(language)}</td>
                  <td>${typical.toFixed(3)}</td>
                  <td>${longest.toFixed(1)}</td>
                </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    <p>${words.times.cost[problem]}</p>
  </details>`;
}
