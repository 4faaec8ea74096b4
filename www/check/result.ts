// What came of a check: the verdict, the smallest failing case, and the mistake.
import type { Given, JudgeReport } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { CheckWords } from "../i18n/check-types";
import { type CaseContext, caseView, type FailingCase } from "./failing-case";
import { DIED, type Judged, STUCK, type Timing } from "./judging";
import { mistakeLines, NEEDS_OTHER_METHOD } from "./mistake-lines";
import type { Inspection, Problem } from "./protocol";

/** What the result is shown with. */
export interface ResultContext extends CaseContext {
  problem: Problem;
  shown: FailingCase | null;
  isCopied: boolean;
  copy: () => void;
}

export function resultView(judged: Judged, context: ResultContext): TemplateResult {
  const { words } = context;
  if (judged.kind !== "done")
    return html`${titleView("wrong", words.verdict[judged.kind])}
      <p>${judged.kind === "failed" ? words.failed : words.notStarted}</p>
      <pre tabindex="0">${errorText(judged.error, words)}</pre>`;
  const { report, timings, inspection } = judged;
  const { verdict, failure } = report;
  return html`${titleView(verdict === "accepted" ? "right" : "wrong", words.verdict[verdict])}
    ${verdict === "accepted" ? html`<p>${words.accepted(report.asked)}</p>` : nothing}
    ${verdict === "differs-between-runs" ? html`<p>${words.differs}</p>` : nothing}
    ${failure ? failureView(report, failure, inspection, context) : nothing} ${timesView(timings, context)}`;
}

/** An error of a solution, or the page's own words for one that the solution could not name. */
function errorText(error: string, words: CheckWords): string {
  if (error === DIED) return words.died;
  return error === STUCK ? words.stuck : error;
}

/** What a solution gave, as text. */
function givenText(given: Given, words: CheckWords): string {
  if (typeof given !== "object") return String(given);
  if ("timeout" in given) return words.timedOut;
  return "error" in given ? errorText(given.error, words) : given.value;
}

function titleView(kind: "right" | "wrong", title: string): TemplateResult {
  return html`<h2 class="check-verdict ${kind}" tabindex="-1">
    <span class="mark" aria-hidden="true">${kind === "right" ? "✓" : "✗"}</span>${title}
  </h2>`;
}

function failureView(
  report: JudgeReport,
  failure: NonNullable<JudgeReport["failure"]>,
  inspection: Inspection | null,
  context: ResultContext,
): TemplateResult {
  const { words, problem } = context;
  const means = (answer: unknown) =>
    problem === "cat-and-mouse" && typeof answer === "number" ? ` (${words.means(answer)})` : "";
  return html`<p>${words.failsOn(failure.isSmallest, report.asked)}</p>
    <dl class="answers">
      <div>
        <dt>${words.expected}</dt>
        <dd><code>${String(failure.expected)}</code>${means(failure.expected)}</dd>
      </div>
      <div>
        <dt>${typeof failure.given === "object" && "error" in failure.given ? words.error : words.yours}</dt>
        <dd><code>${givenText(failure.given, words)}</code>${means(failure.given)}</dd>
      </div>
    </dl>
    ${inspection?.stack ? textView(words.stack, ownLines(inspection.stack)) : nothing}
    ${inspection && inspection.output.length > 0 ? textView(words.output, inspection.output.join("\n")) : nothing}
    ${report.verdict === "wrong-answer" || report.mistakes.length > 0 ? mistakesView(report, context) : nothing}
    ${context.shown ? shownView(context.shown, context) : nothing}`;
}

function mistakesView({ mistakes }: JudgeReport, { words, vocabulary, problem }: ResultContext): TemplateResult {
  if (mistakes.length === 0) return html`<p>${words.noMistakes}</p>`;
  return html`<section class="mistakes">
    <h3>${words.mistakes(mistakes.length)}</h3>
    ${mistakes.map(({ code, plies }) => {
      const lines = mistakeLines[problem][code];
      const needsOtherMethod = NEEDS_OTHER_METHOD.has(code);
      return html`<p>${words.mistake[code](plies, problem)}</p>
        ${
          lines
            ? html`<dl class="lines">
                <div class="wrong"><dt>${words.wrongLine}</dt><dd><code>${lines.wrong}</code></dd></div>
                ${
                  needsOtherMethod
                    ? nothing
                    : html`<div class="right"><dt>${words.rightLine}</dt><dd><code>${lines.right}</code></dd></div>`
                }
              </dl>`
            : nothing
        }
        ${
          needsOtherMethod
            ? html`<p>${words.otherMethod} <a href="${vocabulary.page.tutorial.page}#backwards">${words.solutions.right}</a></p>`
            : nothing
        }`;
    })}
  </section>`;
}

/** The case, where else it can be seen, and how it is taken along. */
function shownView(shown: FailingCase, context: ResultContext): TemplateResult {
  const { words, vocabulary, problem, isCopied, copy } = context;
  return html`${caseView(shown, context)}
    <div class="row">
      <a class="plain" href="#${shown.link}">${words.open[problem]}</a>
      <button type="button" class="plain" @click=${copy}>
        ${isCopied ? vocabulary.page.copying.copied : words.copy}
      </button>
    </div>`;
}

/** Without the lines about the script that calls the code. */
function ownLines(stack: string): string {
  const lines = stack.split("\n").filter((line) => !line.includes("blob:"));
  return lines.join("\n").trim();
}

function textView(title: string, text: string): TemplateResult {
  return html`<h3>${title}</h3>
    <pre tabindex="0">${text}</pre>`;
}

function timesView(timings: readonly Timing[], { words, problem }: ResultContext): TemplateResult | typeof nothing {
  if (timings.length === 0) return nothing;
  return html`<details class="times">
    <summary>${words.times}</summary>
    <ul>
      ${timings.map((timing) => html`<li>${words.time(problem, timing)}</li>`)}
    </ul>
    <p>${words.cost}</p>
  </details>`;
}
