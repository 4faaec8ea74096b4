// Views around the editor and the result of Check code.
import { html, nothing, type TemplateResult } from "lit";
import type { PageWords } from "../i18n/words";
import { menuView } from "../lib/menu";
import { plainButton } from "../lib/plain-button";
import type { CheckRun } from "./check-run";
import { BYTES as CPP_BYTES } from "./cpp/load";
import { codeOf, keptTexts, keyOf } from "./kept";
import { solutionsOf } from "./languages";
import type { CheckWords } from "./words-en";

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** The sentence about the stage of a check; null if none is needed. */
export function statusOf(now: CheckRun, words: CheckWords, page: PageWords): string | null {
  if (now.kind === "held") return words.askToLoad(CPP_BYTES / 1e6);
  if (now.kind === "loading")
    return now.codeLanguage === "cpp"
      ? words.loadingCpp(megabytes(now.bytes), megabytes(now.all))
      : words.loadingPython;
  if (now.isIncomplete) return page.notLoaded;
  switch (now.kind) {
    case "idle":
      return null;
    case "judging":
      return words.stage[now.progress.stage];
    case "not-compiled":
      return words.cppFailed[now.failure];
    case "judged":
      return now.shown?.answer === "compiling" ? words.compiling : null;
    default:
      return words[now.kind];
  }
}

/**
 * The progress of the check, or the reason why it does not go on.
 * @param load loads the compiler and continues the check
 */
export function progressView(now: CheckRun, words: CheckWords, page: PageWords, load: () => void) {
  const status = statusOf(now, words, page);
  if (status === null) return nothing;
  if (now.kind !== "loading" && (now.kind !== "judging" || now.isIncomplete))
    return html`<p role="status">${status}</p>
      ${now.kind === "held" ? html`<button type="button" class="plain main" @click=${load}>${words.load}</button>` : nothing}`;
  const [value, max] = now.kind === "loading" ? [now.bytes, now.all] : [now.progress.asked, now.progress.of];
  return html`<p id="check-stage">${status}</p>
    <progress aria-labelledby="check-stage" max=${max ?? nothing} value=${max === null ? nothing : value}></progress>
    ${now.kind === "judging" ? html`<p class="quiet">${words.asked(value, max)}</p>` : nothing}`;
}

/** The visitor's earlier texts, each with a button to restore it. */
export function keptView(now: CheckRun, words: CheckWords, put: (code: string) => void) {
  const kept = keptTexts(keyOf(now)).filter(({ text }) => text !== codeOf(now));
  if (kept.length === 0) return nothing;
  const lines = (text: string) => text.trim().split("\n").length;
  return menuView(
    { kind: "kept", label: html`${words.kept} <small aria-hidden="true">▾</small>` },
    kept.map(
      ({ text, time }) =>
        html`<button type="button" @click=${() => put(text)}>${words.keptText(time, lines(text))}</button>`,
    ),
  );
}

export function ownCaseView(
  { problem, refusal }: CheckRun,
  words: CheckWords,
  page: PageWords,
  isDisabled: boolean,
  submit: (event: Event) => void,
): TemplateResult {
  return html`<details class="own-case">
    <summary>${words.ownCase}</summary>
    <form @submit=${submit}>
      <label for="own-case">${words.ownCaseText[problem]}</label>
      <textarea
        id="own-case"
        rows="4"
        spellcheck="false"
        autocapitalize="off"
        aria-invalid=${refusal ? "true" : "false"}
        aria-describedby=${refusal ? "own-case-error" : nothing}
      ></textarea>
      ${refusal ? html`<p id="own-case-error" class="refused" role="alert">${page.error(refusal)}</p>` : nothing}
      <button class="plain" ?disabled=${isDisabled}>${words.runCase}</button>
    </form>
  </details>`;
}

/** The placeholder of the result, with example solutions below it. */
export function toTryView(now: CheckRun, words: CheckWords, put: (code: string) => void): TemplateResult {
  const { kind, problem, isIncomplete } = now;
  return html`${(kind === "idle" || kind === "held") && !isIncomplete ? html`<p>${words.resultHere(problem)}</p>` : nothing}
    <div class="to-try" role="group" aria-labelledby="to-try">
      <p id="to-try">${words.toTry}</p>
      <div class="row">
        ${solutionsOf(now).map(([name, code]) => plainButton(words.solutions[name], () => put(code)))}
      </div>
    </div>`;
}
