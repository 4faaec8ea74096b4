// The result of a check: whether the code is right, the smallest failing case, and the mistake.
import type { Given, JudgeReport, MistakeCode } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import { vocabularyOf } from "../i18n/vocabulary";
import { plainButton } from "../lib/plain-button";
import { save } from "../lib/save";
import { positionOf, type ShownCase } from "./check-run";
import { cppReason } from "./cpp/reasons";
import { type CaseContext, caseReasonView, caseView, type FailingCase } from "./failing-case";
import { DIED, isTooDeep, type Judged, STUCK } from "./judging";
import { LINES } from "./lines";
import { isTurnSearch, type Lines, NEEDS_OTHER_METHOD } from "./mistake-lines";
import type { LanguageName } from "./other-languages";
import type { Program } from "./program";
import { type Inspection, inputLines } from "./protocol";
import { type TimesContext, timesView } from "./times-view";
import { whichMoveView } from "./which-move";
import type { CheckWords } from "./words-en";

/** The context in which a result is rendered. */
interface ResultContext extends CaseContext, Omit<TimesContext, "words"> {
  shown: FailingCase | null;
  isCopied: boolean;
  copy: () => void;
  /** Shows the case after these moves. */
  showLine: (line: readonly number[]) => void;
  /** Asks the code about the displayed position. */
  askHere: () => void;
  /** The code's last answer about a displayed position. */
  answer: ShownCase["answer"];
  /** Checks the code as another language. */
  checkAs: (language: LanguageName) => void;
  /** Moves the cursor to this line and column of the code. */
  goTo: (line: number, column: number) => void;
}

export function resultView(judged: Judged, context: ResultContext): TemplateResult {
  const { words } = context;
  if (judged.kind === "other-language")
    return html`${titleView("wrong", words.verdict[judged.program ? "not-supported" : "not-started"])}
      ${otherLanguageView(judged, words, () => context.checkAs(judged.language), words.checkAs(judged.language))}`;
  if (judged.kind === "compile-error")
    return html`${titleView("wrong", words.verdict[judged.kind])}
      ${judged.errors.map(
        ({ place, message, excerpt }) => html`<p>
            ${place ? placeView(place.line, place.column, context) : nothing} ${message}
          </p>
          ${excerpt ? html`<pre tabindex="0">${excerpt}</pre>` : nothing}`,
      )}`;
  if (judged.kind === "not-supported") {
    const { what, name, line } = judged.unsupported;
    return html`${titleView("wrong", words.verdict[judged.kind])}
      <p>${words.notSupported[what](name)} ${line === null ? nothing : placeView(line, 1, context)}</p>`;
  }
  if (judged.kind === "case") return ownCaseView(judged, context);
  if (judged.kind !== "done")
    return html`${titleView("wrong", words.verdict[judged.kind])}
      <p>${judged.kind === "failed" ? words.failed : words.notStarted}</p>
      <pre tabindex="0">${errorText(judged.error, context)}</pre>`;
  const { report, times, inspection } = judged;
  const { verdict, failure } = report;
  const doesNotEnd = verdict === "time-limit" && failure?.isSmallest;
  const title = doesNotEnd ? words.doesNotEnd.title : words.verdict[verdict];
  return html`${titleView(verdict === "accepted" ? "right" : "wrong", title)}
    ${doesNotEnd ? html`<p>${words.doesNotEnd.about(context.problem)}</p>` : nothing}
    ${verdict === "accepted" ? html`<p>${words.accepted(report.asked, report.small)}</p>` : nothing}
    ${report.tooDeep > 0 ? html`<p>${words.tooDeep(report.tooDeep)}</p>` : nothing}
    ${verdict === "differs-between-runs" ? html`<p>${words.differs(reasonOf(failure?.given))}</p>` : nothing}
    ${failure ? failureView(report, failure, inspection, context) : nothing} ${timesView(times, verdict === "time-limit", context)}`;
}

/**
 * Says that the code is in another language. If this language runs here, offers to check the code in this language;
 * if not, offers a program for the command line, with the commands.
 */
export function otherLanguageView(
  { language, program }: { language: LanguageName; program: Program | null },
  words: CheckWords,
  take: () => void,
  label: string,
): TemplateResult {
  if (!program)
    return html`<p>${words.looksLike(language)}</p>
      <button type="button" class="plain" @click=${take}>${label}</button>`;
  const { file, text, commands } = program;
  return html`<p>${language === "C++" ? words.noCpp : words.otherLanguage(language)}</p>
    ${plainButton(words.saveProgram(file), () => save(new Blob([text], { type: "text/plain" }), file))}
    <pre tabindex="0">${commands.join("\n")}</pre>`;
}

/** The kind of failure, for the sentence about an answer that was right when repeated. */
function reasonOf(given: Given | undefined): "answer" | "error" | "timeout" {
  if (typeof given !== "object") return "answer";
  if ("timeout" in given) return "timeout";
  return "error" in given ? "error" : "answer";
}

/** The answer to the visitor's own case. */
function ownCaseView(judged: Extract<Judged, { kind: "case" }>, context: ResultContext): TemplateResult {
  const { words, shown } = context;
  const { given, expected, inspection } = judged;
  const isRight = given === expected;
  const title = isTooDeep(given) ? words.caseTooDeep : words.caseVerdict(isRight);
  return html`${titleView(isRight ? "right" : "wrong", title)} ${answersView(judged, context)}
    ${shown ? shownView(shown, context) : nothing} ${inspectionView(inspection, context)}
    ${shown && !isRight ? whichMoveView(shown, judged.question, [], context) : nothing}
    ${shown ? askedHereView(shown, context) : nothing}`;
}

/** A button that moves the cursor to this line and column of the code. */
function placeView(line: number, column: number, { words, goTo }: ResultContext): TemplateResult {
  return html`<button type="button" class="plain place" @click=${() => goTo(line, column)}>${words.goTo(line)}</button>`;
}

/** An error of a solution, or the page's own words for an error without text. */
function errorText(error: string, { words, codeLanguage }: ResultContext): string {
  if (error === DIED) return words.died;
  if (error === STUCK) return words.stuck;
  // The browser's stack overflowed. Python's own limit for the depth of calls has another message.
  if (codeLanguage === "python" && isTooDeep({ error })) return words.pythonStack;
  const cpp = codeLanguage === "cpp" ? cppReason(error) : null;
  if (!cpp) return error;
  return [words.cppError[cpp.reason], cpp.more].filter(Boolean).join(": ");
}

/** The solution's answer as text. */
function givenText(given: Given, context: ResultContext): string {
  if (typeof given !== "object") return String(given);
  if ("timeout" in given) return context.words.timedOut;
  return "error" in given ? errorText(given.error, context) : given.value;
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
  return html`<p>${words.failsOn(context.problem, failure.isSmallest, report.asked)}</p>
    ${answersView(failure, context)} ${report.errorsOn ? html`<p>${words.errorsOn[report.errorsOn]}</p>` : nothing}
    ${report.verdict === "wrong-answer" || report.mistakes.length > 0 ? mistakesView(report, context) : nothing}
    ${shown ? shownView(shown, context) : nothing}
    ${report.firstWrong ? firstWrongView(report.firstWrong, report.mistakes.length > 0, context) : nothing}
    ${shown && report.verdict === "wrong-answer" ? whichMoveView(shown, failure.question, report.mistakes, context) : nothing}
    ${shown ? askedHereView(shown, context) : nothing}
    ${inspectionView(inspection, context)}`;
}

/** The expected answer beside the solution's, with the reason below on request. */
function answersView(
  { expected, given }: { expected: boolean | number; given: Given },
  context: ResultContext,
): TemplateResult {
  const { words, problem, shown, showsWhy, toggleWhy } = context;
  const means = (answer: unknown) =>
    typeof answer === (problem === "cat-and-mouse" ? "number" : "boolean")
      ? ` (${words.means(answer as boolean | number)})`
      : "";
  return html`<dl class="answers">
    <div>
      <dt>${words.expected}</dt>
      <dd><code>${String(expected)}</code>${means(expected)}</dd>
      ${
        shown
          ? html`<dd>
              <button type="button" class="in-text why-answer" aria-expanded=${showsWhy ? "true" : "false"} @click=${toggleWhy}>
                ${words.why}
              </button>
            </dd>`
          : nothing
      }
    </div>
    <div>
      <dt>${typeof given === "object" && "error" in given ? words.error : words.yours}</dt>
      <dd><code>${givenText(given, context)}</code>${means(given)}</dd>
    </div>
  </dl>
  ${shown && showsWhy ? caseReasonView(shown, context) : nothing}`;
}

/**
 * The position at which the answers first go wrong, and a button that shows it. `isNamed`: whether the mistake is
 * known, so that its cause need not be guessed.
 */
function firstWrongView(
  { expected, given, plies, line, isCircle }: NonNullable<JudgeReport["firstWrong"]>,
  isNamed: boolean,
  context: ResultContext,
): TemplateResult | typeof nothing {
  const { words } = context;
  const { title, circle, here, later, show } = words.firstWrong;
  const next = plies === 1 ? "mouse" : plies === 2 ? "cat" : null;
  if (isCircle) return html`<section class="first-wrong"><h3>${title}</h3><p>${circle}</p></section>`;
  const cause = isNamed && next === null ? "" : here(next);
  if (line.length === 0)
    return cause ? html`<section class="first-wrong"><h3>${title}</h3><p>${cause}</p></section>` : nothing;
  return html`<section class="first-wrong">
    <h3>${title}</h3>
    <p>${later(line.length, String(given), String(expected))} ${cause}</p>
    <button type="button" class="plain" @click=${() => context.showLine(line)}>${show}</button>
  </section>`;
}

/** Asks the visitor's code about the displayed position and shows the answer. */
function askedHereView({ play }: FailingCase, context: ResultContext): TemplateResult | typeof nothing {
  const { words, askHere, answer } = context;
  const { state, solution, ply } = play;
  if (ply === 0 || state?.turn !== "mouse" || !solution?.moves(state, ply).length) return nothing;
  const askedHere = typeof answer === "object" && answer.position === positionOf(state) ? answer : null;
  return html`<div class="asked-here" role="status">
      ${askedHere ? html`<p>${words.askHere.answer(givenText(askedHere.given, context), String(askedHere.expected))}</p>` : nothing}
    </div>
    ${askedHere ? nothing : html`<button type="button" class="plain" @click=${askHere}>${words.askHere.ask}</button>`}`;
}

/** The stack of an error, and the output. */
function inspectionView(inspection: Inspection | null, context: ResultContext): TemplateResult {
  const { words } = context;
  return html`${inspection?.stack ? stackView(inspection.stack, context) : nothing}
    ${inspection && inspection.output.length > 0 ? textView(words.output, inspection.output.join("\n")) : nothing}`;
}

/** Whether the mistake is `limit-too-low` in a search that counts turns. Even a right search of this kind is slow. */
const stopsTooEarly = (mistake: MistakeCode, { code }: ResultContext) =>
  mistake === "limit-too-low" && isTurnSearch(code);

/** The wrong and the right line of a mistake, in the language and for the method of the checked code. */
function linesOf(mistake: MistakeCode, context: ResultContext): Lines | undefined {
  const { codeLanguage, problem } = context;
  const { mistakes, turnSearch } = LINES[codeLanguage];
  return stopsTooEarly(mistake, context) ? turnSearch[problem] : mistakes[problem][mistake];
}

/** The tutorial's chapter about each mistake, if there is one. */
const CHAPTERS: Partial<Record<MistakeCode, keyof CheckWords["chapters"]>> = {
  "depth-first-memory": "search",
  "turn-forgotten": "states",
  "limit-too-low": "limit",
  "draw-counts-as-mouse": "draws",
  "draw-counts-as-cat": "draws",
};

/**
 * The known mistake with which the most answers agree, and a case for which the mistake and the code give different
 * answers.
 */
function nearestView(
  { code, question, answer }: NonNullable<JudgeReport["nearest"]>,
  { words, problem }: ResultContext,
): TemplateResult {
  const mistake = { code, plies: null, jumps: null, form: null, isCertain: false };
  return html`<p>
    ${words.nearest(words.mistake[code](mistake, problem), String(answer))} <code>${inputLines(question).join(", ")}</code>
  </p>`;
}

function mistakesView({ mistakes, nearest, rightUpTo }: JudgeReport, context: ResultContext): TemplateResult {
  const { words, language, problem } = context;
  const vocabulary = vocabularyOf(language);
  if (mistakes.length === 0)
    return html`<p>${words.noMistakes} ${rightUpTo === null ? nothing : words.rightUpTo(problem, rightUpTo)}</p>
      ${nearest ? nearestView(nearest, context) : nothing}`;
  return html`<section class="mistakes">
    <h3>${words.mistakes(
      mistakes.length,
      mistakes.every(({ isCertain }) => isCertain),
    )}</h3>
    ${mistakes.map((mistake) => {
      const { code } = mistake;
      const lines = linesOf(code, context);
      const needsOtherMethod = NEEDS_OTHER_METHOD.has(code);
      const isSlow = lines && stopsTooEarly(code, context);
      const other = needsOtherMethod ? words.otherMethod : isSlow ? words.rightButSlow(problem) : null;
      const isOnGraph = code === "limit-too-low" && problem === "cat-and-mouse";
      const chapter = isOnGraph ? "graph" : CHAPTERS[code];
      return html`<p>
          ${words.mistake[code](mistake, problem)}
          ${chapter ? html`<a href="${vocabulary.page.tutorial.page}#${chapter}">${words.chapters[chapter]}</a>` : nothing}
        </p>
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
          other
            ? html`<p>${other} <a href="${vocabulary.page.tutorial.page}#backwards">${words.rightMethod}</a></p>`
            : nothing
        }`;
    })}
  </section>`;
}

/** The case, with links to other views of it and buttons to copy it. */
function shownView(shown: FailingCase, context: ResultContext): TemplateResult {
  const { words, language, problem, isCopied, copy } = context;
  return html`${caseView(shown, context)}
    <div class="row">
      <a class="plain" href="#${shown.play.link}">${words.open[problem]}</a>
      ${plainButton(isCopied ? vocabularyOf(language).page.copying.copied : words.copy, copy)}
    </div>`;
}

/** The stack of an error. In C++, only the line numbers of the code, innermost call first. */
function stackView(stack: string, context: ResultContext): TemplateResult {
  const { words, codeLanguage } = context;
  if (codeLanguage !== "cpp") return textView(words.stack, ownLines(stack));
  return html`<h3>${words.stack}</h3>
    <p class="row">${stack.split(" ").map((line) => placeView(Number(line), 1, context))}</p>`;
}

/** The stack without the lines of the script that calls the code. */
function ownLines(stack: string): string {
  const lines = stack.split("\n").filter((line) => !line.includes("blob:"));
  return lines.join("\n").trim();
}

function textView(title: string, text: string): TemplateResult {
  return html`<h3>${title}</h3>
    <pre tabindex="0">${text}</pre>`;
}
