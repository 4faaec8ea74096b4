// <cm-check>: the section Check code. Runs a solution in a sandbox; the judge reports the solution's mistakes.
import { isCatMouseError } from "cat-and-mouse";
import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Language } from "../i18n/language";
import { vocabularyOf } from "../i18n/vocabulary";
import type { PageWords } from "../i18n/words";
import { choiceOf } from "../lib/choice";
import { Copier } from "../lib/copy";
import { PageElement } from "../lib/page-element";
import { recall, remember } from "../lib/storage";
import { startWholeSolver } from "../lib/whole-solver";
import type { GameKind } from "../model/game";
import { PROBLEMS } from "../model/problem";
import { pushAddress } from "../page/address";
import { GameKindEvent, SayEvent } from "../page/events";
import { gameSwitch, type Links } from "../page/question-line";
import {
  type Action,
  type CheckRun,
  type Effect,
  isRunning,
  namesMoves,
  next,
  problemOf,
  type Reporter,
} from "./check-run";
import { CheckRunner, recognised } from "./check-runner";
import { keptView, ownCaseView, progressView, statusOf, toTryView } from "./check-views";
import { BYTES as CPP_BYTES, hasClang } from "./cpp/load";
import type { CodeEditor } from "./editor";
import { type FailingCase, failingCase, forgetCase, showLine } from "./failing-case";
import { codeOf, keepOwn, keyOf } from "./kept";
import { CODE_LANGUAGES, type Task, templateOf } from "./languages";
import { type LanguageName, runsAs } from "./other-languages";
import { FIRST_GRAPH, type OwnCase, readCase } from "./own-case";
import { keepReport, keptReport } from "./report";
import { otherLanguageView, resultView } from "./result";
import { loadCheckWords } from "./words";
import type { CheckWords } from "./words-en";

export class CheckPage extends PageElement {
  static override properties = {
    language: { attribute: false },
    gameKind: { attribute: false },
    links: { attribute: false },
    words: { state: true },
    now: { state: true },
  };
  declare language: Language;
  /** The kind of game in the address. */
  declare gameKind: GameKind;
  /** The links to this section for each game. */
  declare links: Links;
  /** null until the words are loaded. */
  declare private words: CheckWords | null;
  declare private now: CheckRun;

  readonly #caseOf: (kind: GameKind) => string | null;
  readonly #copier = new Copier();
  readonly #runner = new CheckRunner();
  #case: FailingCase | null = null;
  /** The text last replaced by a paste, and its storage key. */
  #replaced: { key: string; text: string } | null = null;

  /**
   * `caseOf` returns Solve's game of this kind as input of LeetCode's function; `""` if the game cannot be played
   * yet; null if Solve has not shown a game of this kind yet.
   */
  constructor(gameKind: GameKind, links: Links, caseOf: (kind: GameKind) => string | null) {
    super();
    this.#caseOf = caseOf;
    this.language = "en";
    this.gameKind = gameKind;
    this.links = links;
    this.words = null;
    const codeLanguage = CODE_LANGUAGES.find((name) => name === recall("code.language")) ?? "javascript";
    this.now = { problem: PROBLEMS[gameKind], codeLanguage, id: 0, kind: "idle" };
    this.#keep(codeOf(this.now));
    void this.#recallReport();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load(import("./editor"), () => this.requestUpdate());
    this.#offerCase();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#case?.play.pause();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { language } = this;
    if (changed.has("language"))
      void this.#load(loadCheckWords(language), (words) => {
        if (language === this.language) this.words = words;
      });
    const problem = PROBLEMS[this.gameKind];
    if (problem !== this.now.problem) this.#choose({ problem });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("words") || changed.has("gameKind")) this.#offerCase();
  }

  /** Waits for a part of the page and passes it to `use`. If loading fails, the page says that a part is missing. */
  async #load<Part>(part: Promise<Part>, use: (part: Part) => void): Promise<void> {
    try {
      use(await part);
    } catch {
      this.#do({ do: "miss" });
    }
  }

  /** Fills in Solve's game as the visitor's own case, unless the visitor has written one. */
  #offerCase(): void {
    const field = this.querySelector<HTMLTextAreaElement>("#own-case");
    if (!field || (field.value.trim() !== "" && field.value !== field.defaultValue)) return;
    // Only a graph can be missing, because Solve always has a board.
    field.defaultValue = this.#caseOf(this.gameKind) ?? FIRST_GRAPH;
    field.value = field.defaultValue;
  }

  get #page(): PageWords {
    return vocabularyOf(this.language).page;
  }

  get #editor(): CodeEditor | null {
    return this.querySelector<CodeEditor>("cm-code");
  }

  #say(text: string | null): void {
    if (text) this.dispatchEvent(new SayEvent(text));
  }

  // Actions

  #do(action: Action): void {
    const before = this.now;
    const { now, effects } = next(before, action);
    this.now = now;
    for (const effect of effects) this.#effects[effect](before);
  }

  /** Returns a function that passes on reports of this check, and that returns whether the check is still running. */
  #reporter(): Reporter {
    const { id } = this.now;
    return (report) => {
      this.#do({ ...report, id });
      return id === this.now.id;
    };
  }

  readonly #effects: Record<Effect, (before: CheckRun) => void> = {
    end: ({ codeLanguage }) => this.#runner.end(codeLanguage),
    "show-case": () => {
      const { now } = this;
      if (this.#case) forgetCase(this.#case);
      const shown = now.kind === "judged" ? now.shown : undefined;
      this.#case = shown ? failingCase(shown.question, () => this.requestUpdate()) : null;
    },
    "keep-report": () => keepReport(this.now.problem, this.now.kind === "judged" ? this.now : null),
    "recall-report": () => void this.#recallReport(),
    rewind: () => {
      this.#case?.play.pause();
      this.#case?.play.goTo(0);
    },
    say: () => this.#say(this.words && statusOf(this.now, this.words, this.#page)),
    "scroll-to-result": () => void this.#goToResult(),
    "focus-result": () => void this.#focus(".check-verdict", { preventScroll: true }).then(() => this.#goToResult()),
    "focus-run": () => void this.#focus(".run"),
  };

  /** Scrolls to the result, which is often below the editor, unless the result starts in the window's upper half. */
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

  // Code

  /** Saves the typed code, unless it is empty. */
  #typed(): void {
    const code = this.#editor?.value ?? "";
    if (code.trim() !== "") remember(keyOf(this.now), code);
    this.#do({ do: "type" });
    // Updates the menu of earlier texts, which leaves out the current text. After a check, `#do` has already rendered
    // the page, because the first edit makes the report outdated.
    if (this.now.kind === "idle") this.requestUpdate();
  }

  #keep(text: string): void {
    keepOwn(this.now, text);
    // Updates the menu of earlier texts.
    this.requestUpdate();
  }

  #keepReplaced(text: string): void {
    this.#replaced = { key: keyOf(this.now), text };
    this.#keep(text);
  }

  /** Shows the code for another problem or in another language, with the result of its last check. */
  #choose(task: Partial<Task>): void {
    this.#do({ do: "choose", task });
    remember("code.language", this.now.codeLanguage);
    this.#keep(codeOf(this.now));
  }

  /**
   * Moves the code to the problem or language for which it is written. The old problem and language get back the text
   * that the code had replaced or, without one, the template.
   */
  #move(task: Partial<Task>): void {
    const code = this.#editor?.value ?? "";
    const key = keyOf(this.now);
    remember(key, this.#replaced?.key === key ? this.#replaced.text : templateOf(this.now));
    this.#choose(task);
    remember(keyOf(this.now), code);
  }

  async #moveTo(name: LanguageName): Promise<void> {
    const codeLanguage = runsAs(name, hasClang);
    if (!codeLanguage) return;
    this.#move({ codeLanguage });
    await this.updateComplete;
    this.#editor?.focus();
  }

  /** Detects the language of pasted code. */
  async #lookAtPasted(): Promise<void> {
    const code = this.#editor?.value ?? "";
    const key = keyOf(this.now);
    const pasted = await recognised(this.now, code);
    if (key === keyOf(this.now) && code === this.#editor?.value) this.#do({ do: "paste", pasted });
  }

  #put(code: string): void {
    this.#do({ do: "put" });
    const editor = this.#editor;
    if (editor) {
      this.#keep(editor.value);
      editor.value = code;
    }
    remember(keyOf(this.now), code);
    editor?.focus();
    editor?.scrollIntoView({ block: "nearest" });
  }

  // Checks

  /** Judges the code, or runs it on the visitor's own case. */
  #run(own?: OwnCase, mayLoad = false): void {
    const code = this.#editor?.value ?? "";
    const problem = own ? this.now.problem : problemOf(code, this.now.problem);
    const isOtherProblem = problem !== this.now.problem;
    if (isOtherProblem) {
      this.gameKind = this.gameKind === "graph" ? "board" : "graph";
      pushAddress(this.links[this.gameKind].slice(1));
      this.#move({ problem });
      this.dispatchEvent(new GameKindEvent(this.gameKind));
    }
    this.#do({ do: "run", isOtherProblem });
    this.#keep(code);
    void this.#runner.run(this.now, code, own, mayLoad, this.#reporter());
  }

  /** Ends the check. If a failing case is known, this case is the result. */
  #stop(): void {
    if (!this.#runner.settle()) this.#do({ do: "stop" });
  }

  async #runCase(event: Event): Promise<void> {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector("textarea");
    if (!field) return;
    this.#do({ do: "read" });
    try {
      this.#run(await readCase(this.now.problem, field.value));
    } catch (error) {
      if (!isCatMouseError(error)) return this.#do({ do: "miss" });
      this.#do({ do: "read", refusal: error });
      // The text stays, with the faulty part selected.
      const { position, length } = error.detail;
      field.focus();
      if (position !== null) field.setSelectionRange(position, position + (length ?? 1));
    }
  }

  /** Shows the report of an earlier visit again. */
  async #recallReport(): Promise<void> {
    const { problem, codeLanguage } = this.now;
    const kept = keptReport(problem);
    if (kept?.codeLanguage !== codeLanguage) return;
    const report = this.#reporter();
    try {
      if (problem === "cat-and-mouse" || namesMoves(kept.judged)) await startWholeSolver();
    } catch {
      return;
    }
    report({ do: "recall", judged: kept.judged, code: kept.code, isChanged: kept.code !== codeOf(this.now) });
  }

  // The case

  #showLine(line: readonly number[]): void {
    const last = this.#case && showLine(this.#case, line);
    this.querySelector(".failing")?.scrollIntoView({ block: "nearest" });
    if (last) this.#say(this.#page.move(last, this.#case?.play.cols ?? 0, null));
  }

  /** Asks the judged code about the displayed position. */
  #askHere(): void {
    const { now } = this;
    const state = this.#case?.play.state;
    if (now.kind === "judged" && now.shown && state)
      void this.#load(this.#runner.ask(now, now.shown.question, state, this.#reporter()), () => {});
  }

  async #copy(): Promise<void> {
    const done = await this.#copier.copy(this.#case?.text ?? "");
    this.requestUpdate();
    this.#say(this.#page.copying[done ? "copied" : "refused"]);
  }

  // Rendering

  protected override render(): TemplateResult | typeof nothing {
    const { words, now } = this;
    if (!words) return nothing;
    const { problem, codeLanguage, pasted } = now;
    const put = (code: string) => this.#put(code);
    const hasEditor = customElements.get("cm-code") !== undefined;
    return html`<div class="question"><h2>${words.title}</h2>${gameSwitch(this.#page, this.links, this.gameKind)}</div>
    <div class="check-parts">
      <div class="check-code">
        <p class="quiet">${words.about(problem)}</p>
        ${choiceOf(words.codeLanguage, "code-language", codeLanguage, words.codeLanguages, (chosen) => this.#choose({ codeLanguage: chosen }))}
        ${
          hasEditor
            ? keyed(
                keyOf(now),
                html`<cm-code
                  .codeLanguage=${codeLanguage}
                  .label=${this.#page.sentences(words.code, words.editorHelp)}
                  .value=${codeOf(now)}
                  @input=${() => this.#typed()}
                  @pasted=${() => void this.#lookAtPasted()}
                  @replaced=${(event: CustomEvent<string>) => this.#keepReplaced(event.detail)}
                ></cm-code>`,
              )
            : html`<p class="check-loading">${words.loadingEditor}</p>`
        }
        ${
          pasted
            ? html`<div class="pasted" role="status">
                ${otherLanguageView(pasted, words, () => void this.#moveTo(pasted.language), words.switchTo(pasted.language))}
              </div>`
            : nothing
        }
        <div class="row">
          ${
            isRunning(now)
              ? html`<button type="button" class="plain main stop" @click=${() => this.#stop()}>${words.stop}</button>`
              : html`<button type="button" class="plain main run" ?disabled=${!hasEditor} @click=${() => this.#run()}>${words.run}</button>`
          }
          <button type="button" class="plain" @click=${() => put(templateOf(now))}>${words.template}</button>
          ${keptView(now, words, put)}
        </div>
        ${codeLanguage === "python" ? html`<p>${words.aboutPython}</p>` : nothing}
        ${codeLanguage === "cpp" ? html`<p>${hasClang ? words.aboutCpp(CPP_BYTES / 1e6) : words.noCpp}</p>` : nothing}
        <p class="quiet editor-help">${words.editorHelp}</p>
        ${ownCaseView(now, words, this.#page, !hasEditor || isRunning(now), (event) => void this.#runCase(event))}
      </div>
      <div class="check-result">
        ${"isOtherProblem" in now && now.isOtherProblem ? html`<p>${words.otherProblem(problem)}</p>` : nothing}
        ${now.kind === "judged" && now.isChanged ? html`<p>${words.changed}</p>` : nothing}
        ${progressView(now, words, this.#page, () => this.#run(now.kind === "held" ? now.own : undefined, true))}
        ${this.#resultView(words)} ${isRunning(now) ? nothing : toTryView(now, words, put)}
      </div>
    </div>`;
  }

  #resultView(words: CheckWords): TemplateResult | typeof nothing {
    const { now, language } = this;
    if (now.kind !== "judged") return nothing;
    return resultView(now.judged, {
      ...now,
      words,
      language,
      shown: this.#case,
      showsWhy: now.shown?.showsWhy ?? false,
      answer: now.shown?.answer,
      isCopied: this.#copier.hasCopied(this.#case?.text ?? ""),
      toggleWhy: () => this.#do({ do: "why" }),
      copy: () => void this.#copy(),
      showLine: (line) => this.#showLine(line),
      askHere: () => this.#askHere(),
      checkAs: (name) => void this.#moveTo(name).then(() => this.#run()),
      goTo: (line, column) => this.#editor?.goTo(line, column),
    });
  }
}

customElements.define("cm-check", CheckPage);
