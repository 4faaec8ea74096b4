// The row of pasted test cases, each with the expected answer and the solver's answer. A single case is a sentence.
import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/words";
import type { PastedCase } from "../../model/game";

/** The pasted cases, stored for this tab, and the index of the opened case; -1 after an edit of this case. */
export interface Cases {
  readonly all: readonly PastedCase[];
  readonly shown: number;
}

/** @param show opens a case @param close removes the row */
export function casesView(
  { all, shown }: Cases,
  words: DialogWords,
  show: (index: number) => void,
  close: () => void,
): TemplateResult | typeof nothing {
  const [first] = all;
  if (first && all.length === 1) return shown === 0 ? caseView(first, words, close) : nothing;
  const wrong = all.filter(isWrong).length;
  const hasExpected = all.some(({ expected }) => expected !== null);
  return html`<section class="cases" aria-labelledby="cases-title">
    <h2 id="cases-title">${words.cases.title(all.length)}</h2>
    ${hasExpected ? html`<p>${wrong > 0 ? words.cases.wrong(wrong) : words.cases.legend}</p>` : nothing}
    <ul>
      ${all.map((each, index) => {
        const { expected, answer } = each;
        return html`<li>
          <button
            type="button"
            class="plain ${isWrong(each) ? "wrong" : ""}"
            aria-current=${index === shown ? "true" : "false"}
            aria-label=${words.cases.entry(index + 1, expected, answer)}
            @click=${() => show(index)}
          >
            <b>${index + 1}</b> ${hasExpected ? `${expected ?? "–"} / ` : ""}${answer ?? "–"}${isWrong(each) ? " ✗" : ""}
          </button>
        </li>`;
      })}
    </ul>
    ${closeButton(words.cases.close, close)}
  </section>`;
}

/** The expected and the solver's answer of a single case. */
function caseView(
  { expected, answer }: PastedCase,
  words: DialogWords,
  close: () => void,
): TemplateResult | typeof nothing {
  if (expected === null) return nothing;
  return html`<section class="cases" aria-labelledby="cases-title">
    <p id="cases-title">${words.cases.single(expected, answer)}</p>
    ${closeButton(words.close, close)}
  </section>`;
}

export const closeButton = (name: string, close: () => void): TemplateResult =>
  html`<button type="button" class="icon" aria-label=${name} title=${name} @click=${close}>
    <span aria-hidden="true">✕</span>
  </button>`;

/** Whether the expected answer differs from the solver's. */
function isWrong({ expected, answer }: PastedCase): boolean {
  return expected !== null && answer !== null && expected !== answer;
}
