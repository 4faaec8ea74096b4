// What came of a check: the verdict, the smallest failing case, and the mistake.
import type { Given, JudgeReport } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { CheckWords } from "../i18n/check-types";
import { type CaseContext, caseReasonView, caseView, type FailingCase } from "./failing-case";
import { DIED, type Judged, STUCK, type Timing } from "./judging";
import type { CodeLanguage } from "./languages";
import { mistakeLines, NEEDS_OTHER_METHOD } from "./mistake-lines";
import { commandsFor } from "./other-languages";
import type { Inspection, Problem } from "./protocol";
import { pythonMistakeLines } from "./python-mistake-lines";

/** What the result is shown with. */
export interface ResultContext extends CaseContext {
  problem: Problem;
  codeLanguage: CodeLanguage;
  shown: FailingCase | null;
  isCopied: boolean;
  copy: () => void;
}

export function resultView(judged: Judged, context: ResultContext): TemplateResult {
  const { words } = context;
  if (judged.kind === "other-language")
    return html`${titleView("wrong", words.verdict["not-started"])}
      <p>${words.otherLanguage(judged.language)}</p>
      <pre tabindex="0">${commandsFor(judged.language, context.problem)}</pre>`;
  if (judged.kind === "case") return ownCaseView(judged, context);
  if (judged.kind !== "done")
    return html`${titleView("wrong", words.verdict[judged.kind])}
      <p>${judged.kind === "failed" ? words.failed : words.notStarted}</p>
      <pre tabindex="0">${errorText(judged.error, words)}</pre>`;
  const { report, timings, inspection } = judged;
  const { verdict, failure } = report;
  return html`${titleView(verdict === "accepted" ? "right" : "wrong", words.verdict[verdict])}
    ${verdict === "accepted" ? html`<p>${words.accepted(report.asked, report.small)}</p>` : nothing}
    ${verdict === "differs-between-runs" ? html`<p>${words.differs(reasonOf(failure?.given))}</p>` : nothing}
    ${failure ? failureView(report, failure, inspection, context) : nothing} ${timesView(timings, context)}`;
}

/** How an answer failed, for the sentence about one that came right when the question was asked again. */
function reasonOf(given: Given | undefined): "answer" | "error" | "timeout" {
  if (typeof given !== "object") return "answer";
  if ("timeout" in given) return "timeout";
  return "error" in given ? "error" : "answer";
}

/** The answer to a case of the visitor's own. */
function ownCaseView(judged: Extract<Judged, { kind: "case" }>, context: ResultContext): TemplateResult {
  const { words, shown } = context;
  const { given, expected, inspection } = judged;
  const isRight = given === expected;
  return html`${titleView(isRight ? "right" : "wrong", words.caseVerdict(isRight))} ${answersView(judged, context)}
    ${shown ? caseView(shown, context) : nothing} ${inspectionView(inspection, words)}
    ${shown ? whyView(shown, context) : nothing}`;
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
  const { words, shown } = context;
  return html`<p>${words.failsOn(failure.isSmallest, report.asked)}</p>
    ${answersView(failure, context)} ${shown ? caseView(shown, context) : nothing}
    ${report.verdict === "wrong-answer" || report.mistakes.length > 0 ? mistakesView(report, context) : nothing}
    ${inspectionView(inspection, words)} ${shown ? whyView(shown, context) : nothing}`;
}

/** What was expected, and beside it what the solution gave. */
function answersView(
  { expected, given }: { expected: boolean | number; given: Given },
  { words, problem }: ResultContext,
): TemplateResult {
  const means = (answer: unknown) =>
    problem === "cat-and-mouse" && typeof answer === "number" ? ` (${words.means(answer)})` : "";
  return html`<dl class="answers">
    <div>
      <dt>${words.expected}</dt>
      <dd><code>${String(expected)}</code>${means(expected)}</dd>
    </div>
    <div>
      <dt>${typeof given === "object" && "error" in given ? words.error : words.yours}</dt>
      <dd><code>${givenText(given, words)}</code>${means(given)}</dd>
    </div>
  </dl>`;
}

/** Where an error came from, and what was printed. */
function inspectionView(inspection: Inspection | null, words: CheckWords): TemplateResult {
  return html`${inspection?.stack ? textView(words.stack, ownLines(inspection.stack)) : nothing}
    ${inspection && inspection.output.length > 0 ? textView(words.output, inspection.output.join("\n")) : nothing}`;
}

function mistakesView({ mistakes }: JudgeReport, context: ResultContext): TemplateResult {
  const { words, vocabulary, problem, codeLanguage } = context;
  const allLines = codeLanguage === "python" ? pythonMistakeLines : mistakeLines;
  if (mistakes.length === 0) return html`<p>${words.noMistakes}</p>`;
  return html`<section class="mistakes">
    <h3>${words.mistakes(
      mistakes.length,
      mistakes.every(({ isCertain }) => isCertain),
    )}</h3>
    ${mistakes.map(({ code, plies }) => {
      const lines = allLines[problem][code];
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

/** Why the right answer is what it is, where else the case can be seen, and how it is taken along. */
function whyView(shown: FailingCase, context: ResultContext): TemplateResult {
  const { words, vocabulary, problem, isCopied, copy } = context;
  return html`${caseReasonView(shown, context)}
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
