// The switch between several pasted test cases; beside each stands what is expected, and what the solver says. Of a single case this is
// said in a sentence.
import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/dialog-types";
import type { PastedCase } from "../../model/game";
import type { CasesView } from "./dialog";

export const casesView: CasesView = ({ all, shown }, words, show, close) => {
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
    ${closeView(words.cases.close, close)}
  </section>`;
};

/** What a single case expects. It is not said of a game that was edited since. */
function caseView(
  { expected, answer }: PastedCase,
  words: DialogWords,
  close: () => void,
): TemplateResult | typeof nothing {
  if (expected === null) return nothing;
  return html`<section class="cases" aria-labelledby="cases-title">
    <p id="cases-title">${words.cases.single(expected, answer)}</p>
    ${closeView(words.close, close)}
  </section>`;
}

const closeView = (name: string, close: () => void): TemplateResult =>
  html`<button type="button" class="icon" aria-label=${name} title=${name} @click=${close}>
    <span aria-hidden="true">✕</span>
  </button>`;

/** Whether the text expects another answer than the solver gives. */
function isWrong({ expected, answer }: PastedCase): boolean {
  return expected !== null && answer !== null && expected !== answer;
}
