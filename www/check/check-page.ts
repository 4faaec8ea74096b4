// <cm-check>: Check code. Somebody's solution is run where it reaches nothing, and the judge says where it is wrong.
import { type CatMouseError, isCatMouseError, type Move, type Question, type State } from "cat-and-mouse";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import { vocabularyOf } from "../i18n/vocabulary";
import { choiceOf } from "../lib/choice";
import { Copier } from "../lib/copy";
import { menuView } from "../lib/menu";
import { recall, remember } from "../lib/storage";
import { questionAt, startWholeSolver } from "../lib/whole-solver";
import type { GameKind } from "../model/game";
import { PROBLEMS } from "../model/problem";
import { pushAddress } from "../page/address";
import { GameKindEvent } from "../page/events";
import { gameSwitch, type Links } from "../page/question-line";
import { CompilerError, BYTES as CPP_BYTES, hasClang, isStored, stopClang, theClang } from "./cpp/load";
import type { CodeEditor } from "./editor";
import { type FailingCase, failingCase, forgetCase, linkTo } from "./failing-case";
import { type AnsweredCase, type Judged, Judging, type Progress, type Submission } from "./judging";
import { keepText, keptTexts } from "./kept";
import { CODE_LANGUAGES, type CodeLanguage, SOLUTIONS, type SolutionName, TEMPLATES, translated } from "./languages";
import { type LanguageName, otherLanguage, runsAs } from "./other-languages";
import { FIRST_GRAPH, type OwnCase, readCase } from "./own-case";
import { programOf } from "./program";
import { FUNCTIONS, type Problem } from "./protocol";
import { keepReport, keptReport } from "./report";
import { otherLanguageView, resultView } from "./result";
import type { Engine } from "./sandbox";
import { loadCheckWords } from "./words";
import type { CheckWords } from "./words-types";

export class CheckPage extends LitElement {
  static override properties = {
    language: { attribute: false },
    gameKind: { attribute: false },
    links: { attribute: false },
    words: { state: true },
    codeLanguage: { state: true },
    problem: { state: true },
    progress: { state: true },
    judging: { state: true },
    judged: { state: true },
    isPreparing: { state: true },
    loaded: { state: true },
    hasEditor: { state: true },
    revision: { state: true },
    showsWhy: { state: true },
    notice: { state: true },
    isChanged: { state: true },
    isOtherProblem: { state: true },
    asksToLoad: { state: true },
    refused: { state: true },
    pasted: { state: true },
  };
  declare language: Language;
  /** The game that the address names. */
  declare gameKind: GameKind;
  /** Where this part is for each game. */
  declare links: Links;
  /** Null until they are loaded. */
  declare private words: CheckWords | null;
  declare private problem: Problem;
  declare private codeLanguage: CodeLanguage;
  /** The check that is running. */
  declare private judging: Judging | null;
  declare private progress: Progress | null;
  /** Whether what the language needs is being loaded. */
  declare private isPreparing: boolean;
  /** How much of the language is loaded, in bytes. */
  declare private loaded: { bytes: number; all: number } | null;
  /** What came of the last check. */
  declare private judged: Judged | null;
  declare private hasEditor: boolean;
  declare private revision: number;
  declare private showsWhy: boolean;
  /** A sentence where the result would be. */
  declare private notice: ((words: CheckWords, page: PageWords) => string) | null;

  /** Whether the code was changed since the last check. */
  declare private isChanged: boolean;
  /** Whether the code of the last check was written for the other problem than was chosen. */
  declare private isOtherProblem: boolean;
  /** Whether the page asks before it loads the compiler, and what is to be done then. */
  declare private asksToLoad: (() => void) | null;
  /** What is wrong with the visitor's own case. */
  declare private refused: CatMouseError | null;
  /** That what was pasted is written in another language than was chosen. */
  declare private pasted: OtherLanguage | null;

  readonly #caseOf: (kind: GameKind) => string | null;
  /** What the page wrote into the field for the visitor's own case. */
  #offeredCase = "";
  #shown: FailingCase | null = null;
  readonly #copier = new Copier();
  /** A link to the slowest case, and the code that was judged. */
  #slowestLink: string | null = null;
  #judgedCode = "";
  /** The text that a paste replaced last, and the name under which it was kept. */
  #replaced: { key: string; text: string } | null = null;
  /** What runs the code of the last check, and what that answers to the position that is shown. */
  #submission: Submission | null = null;
  #askedHere: { position: string; answer: AnsweredCase } | null = null;
  /** Counts checks, so that one that was stopped shows nothing. */
  #checks = 0;

  /** `caseOf` writes what Solve shows as input of LeetCode's function; `""` if it cannot be played yet, and null before Solve has shown one. */
  constructor(gameKind: GameKind, links: Links, caseOf: (kind: GameKind) => string | null) {
    super();
    this.#caseOf = caseOf;
    this.language = "en";
    this.gameKind = gameKind;
    this.links = links;
    this.words = null;
    this.problem = PROBLEMS[gameKind];
    this.codeLanguage = CODE_LANGUAGES.find((name) => name === recall("code.language")) ?? "javascript";
    this.judging = null;
    this.progress = null;
    this.judged = null;
    this.isPreparing = false;
    this.loaded = null;
    this.hasEditor = false;
    this.revision = 0;
    this.showsWhy = false;
    this.notice = null;
    this.isChanged = false;
    this.isOtherProblem = false;
    this.asksToLoad = null;
    this.refused = null;
    this.pasted = null;
    this.#keep(this.#code);
    void this.#recallReport();
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#loadEditor();
    this.#offerCase();
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
    if (PROBLEMS[this.gameKind] !== this.problem) this.#choose({ problem: PROBLEMS[this.gameKind] });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("words") || changed.has("problem")) this.#offerCase();
  }

  /** Fills in the game of Solve as the visitor's own case, unless the visitor has written one. */
  #offerCase(): void {
    const field = this.querySelector<HTMLTextAreaElement>("#own-case");
    if (!field || (field.value.trim() !== "" && field.value !== this.#offeredCase)) return;
    // Boards are in Solve from the beginning.
    this.#offeredCase = this.#caseOf(this.gameKind) ?? FIRST_GRAPH;
    field.value = this.#offeredCase;
  }

  async #loadWords(language: Language): Promise<void> {
    try {
      const words = await loadCheckWords(language);
      if (language === this.language) this.words = words;
    } catch {
      this.notice = (_, page) => page.notLoaded;
    }
  }

  get #page(): PageWords {
    return vocabularyOf(this.language).page;
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

  /** A text of nothing takes the place of no other. */
  #typed(): void {
    const code = this.#editor?.value ?? "";
    if (code.trim() !== "") remember(this.#key, code);
    this.isChanged = true;
  }

  /** Keeps a text that is about to be replaced, if it is the visitor's own. */
  #keep(text: string): void {
    const { problem, codeLanguage } = this;
    const ours = [TEMPLATES[problem][codeLanguage], ...Object.values(SOLUTIONS[codeLanguage][problem])];
    if (text.trim() !== "" && !ours.includes(text)) keepText(this.#key, text);
    // The menu of earlier texts shows it.
    this.requestUpdate();
  }

  #keepReplaced(text: string): void {
    this.#replaced = { key: this.#key, text };
    this.#keep(text);
  }

  /** Shows the code for another problem or in another language, with what came of its last check. */
  #choose(change: { problem?: Problem; codeLanguage?: CodeLanguage }): void {
    this.#stop();
    this.#clear();
    this.problem = change.problem ?? this.problem;
    this.codeLanguage = change.codeLanguage ?? this.codeLanguage;
    remember("code.language", this.codeLanguage);
    this.#keep(this.#code);
    void this.#recallReport();
  }

  /** The code turns out to be written in another language: it moves there. */
  async #moveTo(name: LanguageName): Promise<void> {
    const codeLanguage = runsAs(name, hasClang);
    if (!codeLanguage) return;
    const code = this.#editor?.value ?? "";
    const before = this.#replaced?.key === this.#key ? this.#replaced.text : TEMPLATES[this.problem][this.codeLanguage];
    remember(this.#key, before);
    this.#choose({ codeLanguage });
    remember(this.#key, code);
    await this.updateComplete;
    this.#editor?.focus();
  }

  /** What is said of code that is written in another language than was chosen. */
  async #inOtherLanguage(language: LanguageName, code: string): Promise<OtherLanguage> {
    const program = await programOf(language, { hasCpp: hasClang, problem: this.problem, code });
    return { kind: "other-language", language, program };
  }

  /** Recognises the language of what was pasted. */
  async #lookAtPasted(): Promise<void> {
    const code = this.#editor?.value ?? "";
    const key = this.#key;
    const language = otherLanguage(code, this.codeLanguage);
    const pasted = language && (await this.#inOtherLanguage(language, code).catch(() => null));
    if (key === this.#key && code === this.#editor?.value) this.pasted = pasted;
  }

  #put(code: string): void {
    this.#stop();
    this.#forget();
    const editor = this.#editor;
    if (editor) {
      this.#keep(editor.value);
      editor.value = code;
    }
    remember(this.#key, code);
    editor?.focus();
    editor?.scrollIntoView({ block: "nearest" });
  }

  // A check

  #forget(): void {
    this.#clear();
    keepReport(this.problem, null);
  }

  #clear(): void {
    if (this.#shown) forgetCase(this.#shown);
    this.#shown = null;
    this.#submission = null;
    this.#askedHere = null;
    this.judged = null;
    this.notice = null;
    this.showsWhy = false;
    this.isChanged = false;
    this.isOtherProblem = false;
    this.asksToLoad = null;
    this.pasted = null;
  }

  /** Code that defines the function of the other problem is checked as its solution. Returns whether it does. */
  #chooseProblemOf(code: string): boolean {
    const other = this.gameKind === "graph" ? "board" : "graph";
    if (code.includes(FUNCTIONS[this.problem]) || !code.includes(FUNCTIONS[PROBLEMS[other]])) return false;
    const before = this.#replaced?.key === this.#key ? this.#replaced.text : TEMPLATES[this.problem][this.codeLanguage];
    remember(this.#key, before);
    pushAddress(this.links[other].slice(1));
    this.gameKind = other;
    this.#choose({ problem: PROBLEMS[other] });
    this.dispatchEvent(new GameKindEvent(other));
    remember(this.#key, code);
    return true;
  }

  /** Has the code judged, or asks it the visitor's own case alone. */
  async #run(own: OwnCase | null = null, mayLoad = false): Promise<void> {
    const written = this.#editor?.value ?? "";
    const isOtherProblem = !own && this.#chooseProblemOf(written);
    this.#stop();
    this.#forget();
    this.isOtherProblem = isOtherProblem;
    this.#keep(written);
    void this.#goToResult();
    const { problem, codeLanguage } = this;
    this.#checks += 1;
    const check = this.#checks;
    this.notice = (words) => words.starting;
    let code: string;
    let engine: Engine | Judged | null;
    this.isPreparing = true;
    try {
      if (problem === "cat-and-mouse") await startWholeSolver();
      engine = await this.#engine(check, written, () => void this.#run(own, true), mayLoad);
      code = await translated(written, codeLanguage);
    } catch (error) {
      if (check === this.#checks) await this.#refuse(error, written);
      return;
    } finally {
      if (check === this.#checks) this.isPreparing = false;
    }
    if (!engine || check !== this.#checks) return;
    if ("kind" in engine) {
      await this.#show(engine, written);
      return;
    }
    const submission = { problem, code, engine };
    this.#submission = submission;
    const judging = new Judging(submission, (progress) => {
      if (judging === this.judging) this.#progressed(progress);
    });
    this.judging = judging;
    const judged = await (own ? judging.runCase(own.question, own.expected) : judging.run());
    if (judging !== this.judging) return;
    const placed = judged && codeLanguage === "cpp" ? await withLines(judged) : judged;
    if (judging !== this.judging) return;
    this.judging = null;
    this.progress = null;
    if (placed) await this.#show(placed, written);
  }

  /** Shows why a check could not begin. */
  async #refuse(error: unknown, code: string): Promise<void> {
    if (error instanceof CompilerError) {
      const { failure } = error;
      this.loaded = null;
      if (failure === "stopped") return;
      this.notice = (words) => words.cppFailed[failure];
      if (this.words) this.#say(this.words.cppFailed[failure]);
      return;
    }
    const kind = error instanceof SyntaxError ? "not-started" : "failed";
    await this.#show({ kind, error: String(error) }, code);
  }

  /**
   * What runs the code, or what came of it if it does not run. Null if the visitor is asked something first.
   * @param run goes on when the visitor wants the compiler
   */
  async #engine(check: number, code: string, run: () => void, mayLoad: boolean): Promise<Engine | Judged | null> {
    const { problem, codeLanguage } = this;
    const progress = (all: number) => (bytes: number) => {
      if (check === this.#checks) this.loaded = { bytes: Math.min(bytes, all), all };
    };
    if (codeLanguage === "python") {
      const { loadPython, BYTES } = await import("./python/load");
      return { language: "python", files: await loadPython(progress(BYTES)) };
    }
    if (codeLanguage !== "cpp") return { language: "javascript" };
    if (!hasClang) return this.#inOtherLanguage("C++", code);
    if (!mayLoad && SMALL_SCREEN.matches && !(await isStored())) {
      if (check === this.#checks) this.asksToLoad = run;
      this.notice = null;
      return null;
    }
    const clang = theClang();
    await clang.load(progress(CPP_BYTES));
    if (check !== this.#checks) return null;
    this.loaded = null;
    this.notice = (words) => words.compiling;
    if (this.words) this.#say(this.words.compiling);
    const compiled = await clang.compile(code, problem);
    if ("errors" in compiled) return { kind: "compile-error", errors: compiled.errors };
    if ("unsupported" in compiled) return { kind: "not-supported", unsupported: compiled.unsupported };
    this.notice = (words) => words.starting;
    return { language: "cpp", files: compiled };
  }

  async #runCase(event: Event): Promise<void> {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    if (!field) return;
    this.refused = null;
    try {
      const own = await readCase(this.problem, field.value);
      void this.#run(own);
    } catch (error) {
      if (!isCatMouseError(error)) {
        this.notice = (_, page) => page.notLoaded;
        return;
      }
      this.refused = error;
      // The text stays, and what is wrong in it is selected.
      const { position, length } = this.refused.detail;
      field.focus();
      if (position !== null) field.setSelectionRange(position, position + (length ?? 1));
    }
  }

  /** Shows the report of an earlier visit again. */
  async #recallReport(): Promise<void> {
    const problem = this.problem;
    const kept = keptReport(problem);
    if (kept?.codeLanguage !== this.codeLanguage) return;
    const check = this.#checks;
    try {
      if (problem === "cat-and-mouse" || namesMoves(kept.judged)) await startWholeSolver();
    } catch {
      return;
    }
    if (check !== this.#checks) return;
    this.isChanged = kept.code !== this.#code;
    this.#lay(kept.judged, kept.code);
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
    // It may be loading or compiling, which nothing else ends.
    if (this.isPreparing && this.codeLanguage === "cpp") stopClang();
    this.isPreparing = false;
    this.loaded = null;
  }

  #stopped(): void {
    // The failing case that is known is shown.
    if (this.judging?.settle()) return;
    this.#stop();
    this.notice = (words) => words.stopped;
    if (this.words) this.#say(this.words.stopped);
    this.#focus(".run");
  }

  async #show(judged: Judged, code: string): Promise<void> {
    const cannotStart = judged.kind === "not-started" || judged.kind === "compile-error";
    const language = cannotStart ? otherLanguage(code, this.codeLanguage) : null;
    const shown: Judged = language ? await this.#inOtherLanguage(language, code) : judged;
    const { codeLanguage } = this;
    if (shown.kind !== "failed") keepReport(this.problem, { codeLanguage, code, judged: shown });
    if (namesMoves(shown)) await startWholeSolver();
    this.#lay(shown, code);
    await this.#focus(".check-verdict", { preventScroll: true });
    await this.#goToResult();
  }

  #lay(judged: Judged, code: string): void {
    this.notice = null;
    this.#judgedCode = code;
    const slowest = judged.kind === "done" ? judged.times.slowest : null;
    this.#slowestLink = slowest && linkTo(slowest.question);
    this.judged = judged;
    const question = questionOf(judged);
    const changed = () => {
      this.revision += 1;
    };
    this.#shown = question ? failingCase(question, changed) : null;
  }

  /** Where the result does not begin in sight, as below the editor, the page scrolls to it. */
  async #goToResult(): Promise<void> {
    await this.updateComplete;
    const result = this.querySelector(".check-result");
    const top = result?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) result?.scrollIntoView({ block: "start" });
  }

  async #focus(css: string, how: FocusOptions = {}): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(css)?.focus(how);
  }

  /** Shows the failing case after these moves. */
  #showLine(line: readonly number[]): void {
    const play = this.#shown?.play;
    if (!play?.start) return;
    const at = { mouse: play.start.mouse, cat: play.start.cat };
    const moves = line.map((to, ply): Move => {
      const by = ply % 2 === 0 ? "mouse" : "cat";
      const from = at[by];
      at[by] = to;
      return { by, from, to };
    });
    play.replay(moves, moves.length);
    this.querySelector(".failing")?.scrollIntoView({ block: "nearest" });
    const last = moves.at(-1);
    if (last) this.#say(this.#page.move(last, play.cols, null));
  }

  /** Asks the judged code about the position that is shown. */
  async #askHere(): Promise<void> {
    const { judged } = this;
    const state = this.#shown?.play.state;
    const question = judged && questionOf(judged);
    if (!question || !state) return;
    try {
      await startWholeSolver();
      const asked = questionAt(question, state.mouse, state.cat);
      this.#submission ??= await this.#submissionOf(this.#judgedCode);
      if (!asked || !this.#submission || judged !== this.judged) return;
      const answer = await new Judging(this.#submission, () => {}).runCase(asked.question, asked.answer);
      if (answer?.kind !== "case" || judged !== this.judged) return;
      this.#askedHere = { position: positionOf(state), answer };
      this.requestUpdate();
    } catch {
      this.notice = (_, page) => page.notLoaded;
    }
  }

  /** What the code answers to the position that is shown, if it was asked. */
  get #answerHere(): AnsweredCase | null {
    const state = this.#shown?.play.state;
    return state && this.#askedHere?.position === positionOf(state) ? this.#askedHere.answer : null;
  }

  /** The code of a report of an earlier visit, ready to run. */
  async #submissionOf(code: string): Promise<Submission | null> {
    const { problem, codeLanguage } = this;
    const engine = await this.#engine(this.#checks, code, () => {}, true);
    if (!engine || "kind" in engine) return null;
    return { problem, code: await translated(code, codeLanguage), engine };
  }

  async #copy(): Promise<void> {
    const done = await this.#copier.copy(this.#shown?.text ?? "");
    this.requestUpdate();
    this.#say(this.#page.copying[done ? "copied" : "refused"]);
  }

  // What is shown

  protected override render(): TemplateResult | typeof nothing {
    const { words, codeLanguage } = this;
    const problem = this.problem;
    if (!words) return nothing;
    return html`<div class="question"><h2>${words.title}</h2>${gameSwitch(this.#page, this.links, this.gameKind)}</div>
    <div class="check-parts">
      <div class="check-code">
        <p class="quiet">${words.about(problem)}</p>
        ${choiceOf(words.codeLanguage, "code-language", codeLanguage, words.codeLanguages, (chosen) => this.#choose({ codeLanguage: chosen }))}
        ${this.#editorView(words)} ${this.#pastedView(words)}
        <div class="row">
          ${
            this.judging || this.isPreparing
              ? html`<button type="button" class="plain main stop" @click=${() => this.#stopped()}>${words.stop}</button>`
              : html`<button type="button" class="plain main run" ?disabled=${!this.hasEditor} @click=${() => void this.#run()}>${words.run}</button>`
          }
          <button type="button" class="plain" @click=${() => this.#put(TEMPLATES[problem][codeLanguage])}>${words.template}</button>
          ${this.#keptView(words)}
        </div>
        ${codeLanguage === "python" ? html`<p>${words.aboutPython}</p>` : nothing}
        ${codeLanguage === "cpp" ? html`<p>${hasClang ? words.aboutCpp(CPP_BYTES / 1e6) : words.noCpp}</p>` : nothing}
        <p class="quiet editor-help">${words.editorHelp}</p>
        ${this.#ownCaseView(words)}
      </div>
      <div class="check-result">
        ${this.isOtherProblem ? html`<p>${words.otherProblem(problem)}</p>` : nothing}
        ${this.judged && this.isChanged ? html`<p>${words.changed}</p>` : nothing} ${this.#progressView(words)} ${this.#resultView(words)} ${this.#toTryView(words)}
      </div>
    </div>`;
  }

  #pastedView(words: CheckWords): TemplateResult | typeof nothing {
    const { pasted } = this;
    if (!pasted) return nothing;
    const { language } = pasted;
    return html`<div class="pasted" role="status">
      ${otherLanguageView(pasted, words, () => void this.#moveTo(language), words.switchTo(language))}
    </div>`;
  }

  /** The visitor's earlier texts, which can be put back. */
  #keptView(words: CheckWords): TemplateResult | typeof nothing {
    const kept = keptTexts(this.#key).filter(({ text }) => text !== this.#code);
    if (kept.length === 0) return nothing;
    const lines = (text: string) => text.trim().split("\n").length;
    return menuView(
      { kind: "kept", label: html`${words.kept} <small aria-hidden="true">▾</small>` },
      kept.map(
        ({ text, time }) =>
          html`<button type="button" @click=${() => this.#put(text)}>${words.keptText(time, lines(text))}</button>`,
      ),
    );
  }

  #ownCaseView(words: CheckWords): TemplateResult {
    const { refused } = this;
    return html`<details class="own-case">
      <summary>${words.ownCase}</summary>
      <form @submit=${(event: Event) => void this.#runCase(event)}>
        <label for="own-case">${words.ownCaseText[this.problem]}</label>
        <textarea
          id="own-case"
          rows="4"
          spellcheck="false"
          autocapitalize="off"
          aria-invalid=${refused ? "true" : "false"}
          aria-describedby=${refused ? "own-case-error" : nothing}
        ></textarea>
        ${refused ? html`<p id="own-case-error" class="refused" role="alert">${this.#page.error(refused)}</p>` : nothing}
        <button class="plain" ?disabled=${!this.hasEditor || this.judging !== null || this.isPreparing}>${words.runCase}</button>
      </form>
    </details>`;
  }

  /** Where the result will be, and below it, solutions to try. */
  #toTryView(words: CheckWords): TemplateResult | typeof nothing {
    if (this.judging || this.isPreparing) return nothing;
    const solutions = Object.entries(SOLUTIONS[this.codeLanguage][this.problem]) as [SolutionName, string][];
    return html`${this.judged || this.notice ? nothing : html`<p>${words.resultHere(this.problem)}</p>`}
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
          @pasted=${() => void this.#lookAtPasted()}
          @replaced=${(event: CustomEvent<string>) => this.#keepReplaced(event.detail)}
        ></cm-code>`,
    )}`;
  }

  #progressView(words: CheckWords): TemplateResult | typeof nothing {
    const { progress, loaded, asksToLoad } = this;
    if (asksToLoad)
      return html`<p role="status">${words.askToLoad(CPP_BYTES / 1e6)}</p>
        <button type="button" class="plain main" @click=${asksToLoad}>${words.load}</button>`;
    if (this.isPreparing && loaded !== null) {
      const megabytes = (bytes: number) => Math.round(bytes / 1e6);
      const isCpp = this.codeLanguage === "cpp";
      return html`<p id="check-stage">
          ${isCpp ? words.loadingCpp(megabytes(loaded.bytes), megabytes(loaded.all)) : words.loadingPython}
        </p>
        <progress aria-labelledby="check-stage" value=${loaded.bytes / loaded.all}></progress>`;
    }
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
      codeLanguage: this.codeLanguage,
      words,
      language: this.language,
      code: this.#judgedCode,
      slowestLink: this.#slowestLink,
      shown: this.#shown,
      revision: this.revision,
      showsWhy: this.showsWhy,
      isCopied: this.#copier.hasCopied(this.#shown?.text ?? ""),
      toggleWhy: () => this.#toggleWhy(),
      copy: () => void this.#copy(),
      showLine: (line) => this.#showLine(line),
      askHere: () => void this.#askHere(),
      askedHere: this.#answerHere,
      checkAs: (name) => void this.#moveTo(name).then(() => this.#run()),
      goTo: (line, column) => this.#editor?.goTo(line, column),
    });
  }

  #toggleWhy(): void {
    const play = this.#shown?.play;
    this.showsWhy = !this.showsWhy;
    if (!this.showsWhy) return;
    play?.pause();
    play?.goTo(0);
  }
}

type OtherLanguage = Extract<Judged, { kind: "other-language" }>;

const positionOf = ({ mouse, cat, turn }: State) => [mouse, cat, turn].join();

/** Where the memory and the network of a phone are to be expected. */
const SMALL_SCREEN = matchMedia("(max-width: 699px) and (pointer: coarse)");

/** A result in C++, with the lines of the code where it failed in place of places in the module. */
async function withLines(judged: Judged): Promise<Judged> {
  if (!("inspection" in judged) || !judged.inspection?.stack) return judged;
  const lines = await theClang()
    .linesAt(judged.inspection.stack)
    .catch(() => []);
  return { ...judged, inspection: { ...judged.inspection, stack: lines.length > 0 ? lines.join(" ") : null } };
}

/** Whether a result shows what a known mistake says of moves, which only the whole solver knows. */
const namesMoves = (judged: Judged) =>
  judged.kind === "done" && judged.report.mistakes.some(({ form }) => form !== null);

/** The case that is shown with a result. */
function questionOf(judged: Judged): Question | undefined {
  if (judged.kind === "case") return judged.question;
  return judged.kind === "done" ? judged.report.failure?.question : undefined;
}

customElements.define("cm-check", CheckPage);
