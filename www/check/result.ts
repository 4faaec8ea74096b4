// What came of a check: the verdict, the smallest failing case, and the mistake.
import { type Given, GraphEditor, type JudgeReport, type Question } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import "../board/board";
import type { CheckWords } from "../i18n/check-types";
import type { PageWords } from "../i18n/page-types";
import { examples, FIRST_EXAMPLE } from "../model/examples";
import { Game } from "../model/game";
import { boards } from "../model/graph-examples";
import { proofMarks, proofOf, proofRoute } from "../panels/proof";
import { stepsView } from "../panels/steps";
import { answerView } from "../panels/verdict";
import { DIED, type Judged, STUCK, type Timing } from "./judging";
import { mistakeLines } from "./mistake-lines";
import type { Inspection, Problem } from "./protocol";

/** A failing case as it is shown. */
export interface ShownCase {
  /** The board; null for a graph. */
  game: Game | null;
  link: string;
  /** What LeetCode's test box takes. */
  text: string;
}

export function shownCase(question: Question): ShownCase {
  if ("graph" in question) {
    const text = JSON.stringify(question.graph);
    const editor = new GraphEditor(boards.statement1);
    editor.paste(text);
    const { link } = editor.view();
    editor.free();
    return { game: null, link, text };
  }
  const game = new Game(examples[FIRST_EXAMPLE]);
  game.edit((editor) => editor.paste([JSON.stringify(question.grid), question.catJump, question.mouseJump].join("\n")));
  return { game, link: game.editor.link, text: game.editor.copy("leetcode") };
}

/** What the result is shown with. */
export interface ResultContext {
  problem: Problem;
  words: CheckWords;
  page: PageWords;
  shown: ShownCase | null;
  revision: number;
  showsWhy: boolean;
  isCopied: boolean;
  toggleWhy: () => void;
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
        <dt>${words.yours}</dt>
        <dd><code>${givenText(failure.given, words)}</code>${means(failure.given)}</dd>
      </div>
    </dl>
    ${report.verdict === "wrong-answer" || report.mistakes.length > 0 ? mistakesView(report, context) : nothing}
    ${caseView(failure.question, context)}
    ${inspection?.stack ? textView(words.stack, inspection.stack) : nothing}
    ${inspection && inspection.output.length > 0 ? textView(words.output, inspection.output.join("\n")) : nothing}`;
}

function mistakesView({ mistakes }: JudgeReport, { words, problem }: ResultContext): TemplateResult {
  if (mistakes.length === 0) return html`<p>${words.noMistakes}</p>`;
  return html`<section class="mistakes">
    <h3>${words.mistakes(mistakes.length)}</h3>
    ${mistakes.map(({ code, plies }) => {
      const lines = mistakeLines[problem][code];
      return html`<p>${words.mistake[code](plies, problem)}</p>
        ${
          lines
            ? html`<dl class="lines">
                <div class="wrong"><dt>${words.wrongLine}</dt><dd><code>${lines.wrong}</code></dd></div>
                <div class="right"><dt>${words.rightLine}</dt><dd><code>${lines.right}</code></dd></div>
              </dl>`
            : nothing
        }`;
    })}
  </section>`;
}

function caseView(question: Question, context: ResultContext): TemplateResult | typeof nothing {
  const { shown, words, page, isCopied } = context;
  if (!shown) return nothing;
  const { game, link, text } = shown;
  return html`${game ? boardView(game, question, context) : html`<pre tabindex="0">${text}</pre>`}
    <div class="row">
      <a class="plain" href="#${link}">${game ? words.openBoard : words.openGraph}</a>
      <button type="button" class="plain" @click=${context.copy}>${isCopied ? page.copying.copied : words.copy}</button>
    </div>`;
}

function boardView(game: Game, question: Question, { words, page, revision, showsWhy, toggleWhy }: ResultContext) {
  const proof = showsWhy && !game.isMoved ? proofOf(game) : null;
  return html`<div class="failing">
    <div class="failing-board">
      <cm-board
        .game=${game}
        .words=${page}
        .revision=${revision}
        .readonly=${true}
        .marks=${proof && proofMarks(proof, game, page)}
        .route=${proof && proofRoute(proof)}
      ></cm-board>
      ${"grid" in question ? html`<p>${words.catJump(question.catJump)} · ${words.mouseJump(question.mouseJump)}</p>` : nothing}
    </div>
    <div class="failing-why">
      <h3>${words.why}</h3>
      ${answerView(game, page, proof, toggleWhy)} ${stepsView(game, page)}
    </div>
  </div>`;
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
