// <cm-check>: Check code. Somebody's solution is run where it reaches nothing, and the judge says where it is wrong.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { startGraphs } from "../graphs/graph-solver";
import type { CheckWords } from "../i18n/check-types";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { type Vocabulary, vocabularyOf } from "../i18n/vocabulary";
import { choiceOf } from "../lib/choice";
import { recall, remember } from "../lib/storage";
import type { CodeEditor } from "./editor";
import { type FailingCase, failingCase, forgetCase } from "./failing-case";
import { type Judged, Judging, type Progress } from "./judging";
import { CODE_LANGUAGES, type CodeLanguage, SOLUTIONS, type SolutionName, TEMPLATES, translated } from "./languages";
import type { PythonFiles } from "./load-pyodide";
import { FUNCTIONS, type Problem } from "./protocol";
import { resultView } from "./result";
import { loadCheckWords } from "./words";

export class CheckPage extends LitElement {
  static override properties = {
    language: { attribute: false },
    words: { state: true },
    problem: { state: true },
    codeLanguage: { state: true },
    progress: { state: true },
    judging: { state: true },
    judged: { state: true },
    isPreparing: { state: true },
    loaded: { state: true },
    hasEditor: { state: true },
    revision: { state: true },
    showsWhy: { state: true },
    isCopied: { state: true },
    notice: { state: true },
    isChanged: { state: true },
    isOtherProblem: { state: true },
  };
  declare language: Language;
  /** Null until they are loaded. */
  declare private words: CheckWords | null;
  declare private problem: Problem;
  declare private codeLanguage: CodeLanguage;
  /** The check that is running. */
  declare private judging: Judging | null;
  declare private progress: Progress | null;
  /** Whether what the language needs is being loaded. */
  declare private isPreparing: boolean;
  /** How much of Python is loaded, from 0 to 1. */
  declare private loaded: number | null;
  /** What came of the last check. */
  declare private judged: Judged | null;
  declare private hasEditor: boolean;
  declare private revision: number;
  declare private showsWhy: boolean;
  declare private isCopied: boolean;
  /** A sentence where the result would be. */
  declare private notice: ((words: CheckWords, page: PageWords) => string) | null;

  /** Whether the code was changed since the last check. */
  declare private isChanged: boolean;
  /** Whether the code of the last check was written for the other problem than was chosen. */
  declare private isOtherProblem: boolean;

  #shown: FailingCase | null = null;
  /** Counts checks, so that one that was stopped shows nothing. */
  #checks = 0;

  constructor() {
    super();
    this.language = "en";
    this.words = null;
    this.problem = recall("code.problem") === "cat-and-mouse" ? "cat-and-mouse" : "cat-and-mouse-ii";
    this.codeLanguage = CODE_LANGUAGES.find((name) => name === recall("code.language")) ?? "javascript";
    this.judging = null;
    this.progress = null;
    this.judged = null;
    this.isPreparing = false;
    this.loaded = null;
    this.hasEditor = false;
    this.revision = 0;
    this.showsWhy = false;
    this.isCopied = false;
    this.notice = null;
    this.isChanged = false;
    this.isOtherProblem = false;
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loadEditor();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#shown?.play.pause();
  }

  async #loadEditor(): Promise<void> {
    try {
      await import("./editor");
      this.hasEditor = true;
    } catch {
      this.notice = (_, page) => page.notLoaded;
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("language")) void this.#loadWords(this.language);
  }

  async #loadWords(language: Language): Promise<void> {
    try {
      const words = await loadCheckWords(language);
      if (language === this.language) this.words = words;
    } catch {
      this.notice = (_, page) => page.notLoaded;
    }
  }

  get #vocabulary(): Vocabulary {
    return vocabularyOf(this.language);
  }

  get #page(): PageWords {
    return this.#vocabulary.page;
  }

  get #editor(): CodeEditor | null {
    return this.querySelector<CodeEditor>("cm-code");
  }

  #say(text: string): void {
    this.dispatchEvent(new CustomEvent("say", { detail: text, bubbles: true }));
  }

  // The code

  get #key(): string {
    return `code.${this.problem}.${this.codeLanguage}`;
  }

  /** The code that was typed last. */
  get #code(): string {
    return recall(this.#key) ?? TEMPLATES[this.problem][this.codeLanguage];
  }

  #typed(): void {
    remember(this.#key, this.#editor?.value ?? "");
    this.isChanged = true;
  }

  #choose(change: { problem?: Problem; codeLanguage?: CodeLanguage }): void {
    this.#stop();
    this.#forget();
    this.problem = change.problem ?? this.problem;
    this.codeLanguage = change.codeLanguage ?? this.codeLanguage;
    remember("code.problem", this.problem);
    remember("code.language", this.codeLanguage);
  }

  #put(code: string): void {
    this.#stop();
    this.#forget();
    const editor = this.#editor;
    if (editor) editor.value = code;
    editor?.focus();
    editor?.scrollIntoView({ block: "nearest" });
  }

  // A check

  #forget(): void {
    if (this.#shown) forgetCase(this.#shown);
    this.#shown = null;
    this.judged = null;
    this.notice = null;
    this.showsWhy = false;
    this.isCopied = false;
    this.isChanged = false;
    this.isOtherProblem = false;
  }

  /** Code that defines the function of the other problem is checked as its solution. */
  #chooseProblemOf(code: string): void {
    const other = this.problem === "cat-and-mouse" ? "cat-and-mouse-ii" : "cat-and-mouse";
    if (code.includes(FUNCTIONS[this.problem]) || !code.includes(FUNCTIONS[other])) return;
    remember(this.#key, TEMPLATES[this.problem][this.codeLanguage]);
    this.#choose({ problem: other });
    remember(this.#key, code);
    this.isOtherProblem = true;
  }

  async #run(): Promise<void> {
    const written = this.#editor?.value ?? "";
    this.#stop();
    this.#forget();
    this.#chooseProblemOf(written);
    const { problem, codeLanguage } = this;
    this.#checks += 1;
    const check = this.#checks;
    this.notice = (words) => words.starting;
    let code: string;
    let python: PythonFiles | null = null;
    this.isPreparing = true;
    try {
      if (problem === "cat-and-mouse") await startGraphs();
      if (codeLanguage === "python") python = await this.#python(check);
      code = await translated(written, codeLanguage);
    } catch (error) {
      const kind = error instanceof SyntaxError ? "not-started" : "failed";
      if (check === this.#checks) await this.#show({ kind, error: String(error) });
      return;
    } finally {
      if (check === this.#checks) this.isPreparing = false;
    }
    if (check !== this.#checks) return;
    const judging = new Judging({ problem, code, python }, (progress) => {
      if (judging === this.judging) this.#progressed(progress);
    });
    this.judging = judging;
    const judged = await judging.run();
    if (judging !== this.judging) return;
    this.judging = null;
    this.progress = null;
    if (judged) this.#show(judged);
  }

  /** Python's files. They stay, so that they are loaded once. */
  async #python(check: number): Promise<PythonFiles> {
    const { loadPython, BYTES } = await import("./load-pyodide");
    return loadPython((bytes) => {
      if (check === this.#checks) this.loaded = Math.min(1, bytes / BYTES);
    });
  }

  #progressed(progress: Progress): void {
    const { words } = this;
    if (words && progress.stage !== this.progress?.stage) this.#say(words.stage[progress.stage]);
    this.notice = null;
    this.progress = progress;
  }

  #stop(): void {
    this.#checks += 1;
    this.judging?.stop();
    this.judging = null;
    this.progress = null;
    this.isPreparing = false;
    this.loaded = null;
  }

  #stopped(): void {
    this.#stop();
    this.notice = (words) => words.stopped;
    if (this.words) this.#say(this.words.stopped);
    this.#focus(".run");
  }

  async #show(judged: Judged): Promise<void> {
    this.notice = null;
    this.judged = judged;
    const question = judged.kind === "done" ? judged.report.failure?.question : undefined;
    const changed = () => {
      this.revision += 1;
    };
    this.#shown = question ? failingCase(question, changed) : null;
    this.#focus(".check-verdict");
  }

  async #focus(css: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(css)?.focus();
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#shown?.text ?? "");
      this.isCopied = true;
      this.#say(this.#page.copying.copied);
    } catch {
      this.#say(this.#page.copying.refused);
    }
  }

  // What is shown

  protected override render(): TemplateResult | typeof nothing {
    const { words, problem, codeLanguage } = this;
    if (!words) return nothing;
    return html`<div class="check-parts">
      <div class="check-about">
        <h2>${words.title}</h2>
        <p>${words.about}</p>
      </div>
      <div class="check-code">
        <div class="row">
          ${choiceOf(words.problem, "problem", problem, words.problems, (chosen) => this.#choose({ problem: chosen }))}
          ${choiceOf(words.codeLanguage, "code-language", codeLanguage, words.codeLanguages, (chosen) => this.#choose({ codeLanguage: chosen }))}
        </div>
        ${this.#editorView(words)} ${codeLanguage === "python" ? html`<p>${words.aboutPython}</p>` : nothing}
        <div class="row">
          ${
            this.judging || this.isPreparing
              ? html`<button type="button" class="plain main stop" @click=${() => this.#stopped()}>${words.stop}</button>`
              : html`<button type="button" class="plain main run" ?disabled=${!this.hasEditor} @click=${() => void this.#run()}>${words.run}</button>`
          }
          <button type="button" class="plain" @click=${() => this.#put(TEMPLATES[problem][codeLanguage])}>${words.template}</button>
        </div>
      </div>
      <div class="check-result">
        ${this.isOtherProblem ? html`<p>${words.otherProblem(problem)}</p>` : nothing}
        ${this.judged && this.isChanged ? html`<p>${words.changed}</p>` : nothing} ${this.#progressView(words)} ${this.#resultView(words)} ${this.#toTryView(words)}
      </div>
    </div>`;
  }

  /** Where the result will be, and below it, solutions to try. */
  #toTryView(words: CheckWords): TemplateResult | typeof nothing {
    if (this.judging || this.isPreparing) return nothing;
    const solutions = Object.entries(SOLUTIONS[this.codeLanguage][this.problem]) as [SolutionName, string][];
    return html`${this.judged || this.notice ? nothing : html`<p>${words.resultHere}</p>`}
      <div class="to-try" role="group" aria-labelledby="to-try">
        <p id="to-try">${words.toTry}</p>
        <div class="row">
          ${solutions.map(
            ([name, code]) =>
              html`<button type="button" class="plain" @click=${() => this.#put(code)}>${words.solutions[name]}</button>`,
          )}
        </div>
      </div>`;
  }

  #editorView(words: CheckWords): TemplateResult {
    if (!this.hasEditor) return html`<p class="check-loading">${words.loadingEditor}</p>`;
    return html`${keyed(
      this.#key,
      html`<cm-code
          .codeLanguage=${this.codeLanguage}
          .label=${this.#page.sentences(words.code, words.editorHelp)}
          .value=${this.#code}
          @input=${() => this.#typed()}
        ></cm-code>`,
    )}
      <p class="quiet editor-help">${words.editorHelp}</p>`;
  }

  #progressView(words: CheckWords): TemplateResult | typeof nothing {
    const { progress, loaded } = this;
    if (this.isPreparing && loaded !== null)
      return html`<p id="check-stage">${words.loadingPython}</p>
        <progress aria-labelledby="check-stage" value=${loaded}></progress>`;
    if (this.notice) return html`<p role="status">${this.notice(words, this.#page)}</p>`;
    if (!progress) return nothing;
    const { stage, asked, of } = progress;
    return html`<p id="check-stage">${words.stage[stage]}</p>
      <progress aria-labelledby="check-stage" max=${of ?? nothing} value=${of === null ? nothing : asked}></progress>
      <p class="quiet">${words.asked(asked, of)}</p>`;
  }

  #resultView(words: CheckWords): TemplateResult | typeof nothing {
    const { judged } = this;
    if (!judged) return nothing;
    return resultView(judged, {
      problem: this.problem,
      words,
      vocabulary: this.#vocabulary,
      shown: this.#shown,
      revision: this.revision,
      showsWhy: this.showsWhy,
      isCopied: this.isCopied,
      toggleWhy: () => this.#toggleWhy(),
      copy: () => void this.#copy(),
    });
  }

  #toggleWhy(): void {
    const play = this.#shown?.play;
    const isShown = this.showsWhy && !play?.isMoved;
    this.showsWhy = !isShown;
    if (this.showsWhy) play?.goTo(0);
  }
}

customElements.define("cm-check", CheckPage);
