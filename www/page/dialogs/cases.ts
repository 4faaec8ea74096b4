// The switch between several pasted test cases; beside each stands what is expected, and what the solver says.
import { html, nothing } from "lit";
import type { PastedCase } from "../../model/game";
import type { CasesView } from "./dialog";

export const casesView: CasesView = ({ all, shown }, words, show, close) => {
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
    <button type="button" class="icon" aria-label=${words.cases.close} title=${words.cases.close} @click=${close}>
      <span aria-hidden="true">✕</span>
    </button>
  </section>`;
};

/** Whether the text expects another answer than the solver gives. */
function isWrong({ expected, answer }: PastedCase): boolean {
  return expected !== null && answer !== null && expected !== answer;
}
