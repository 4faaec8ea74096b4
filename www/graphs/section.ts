// What the pages of graphs and of states share: the graph that is edited, its address, and what is said of it.
import type { GraphEdit, GraphTool } from "cat-and-mouse";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { readAddress, writeAddress } from "../host/address";
import type { GraphWords } from "../i18n/graph-types";
import type { Language } from "../i18n/language";
import type { PageWords } from "../i18n/page-types";
import type { Sentence } from "../i18n/types";
import { vocabularyOf } from "../i18n/vocabulary";
import { choiceOf } from "../lib/choice";
import { solverError } from "../lib/errors";
import { recall, remember } from "../lib/storage";
import { undoOrRedo } from "../lib/undo-keys";
import { HISTORY_ICONS, iconButton } from "../panels/history";
import { arranged } from "./arrange";
import "./drawing";
import { GraphEditor } from "./graph-solver";

/** How long a change waits until the address follows, in milliseconds: browsers allow only so many changes. */
const ADDRESS_DELAY = 250;

/** An element that shows one of them. The page gives it the language, and says aloud what it has to say. */
export abstract class GraphSection extends LitElement {
  static override properties = {
    language: { attribute: false },
    revision: { state: true },
    tool: { state: true },
    notice: { state: true },
  };
  declare language: Language;
  declare protected revision: number;
  declare protected tool: GraphTool;
  /** A sentence at the top, in the language that is current when it is shown. */
  declare protected notice: ((words: PageWords) => string) | null;

  protected readonly editor: GraphEditor;
  protected abstract readonly tools: readonly GraphTool[];
  readonly #kind: "graph" | "states";
  #unbind = () => {};
  /** What could not be done last. */
  #refused: GraphEdit | null = null;
  /** What was copied last, or could not be. */
  #copied: { text: string; done: boolean } | null = null;
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(kind: "graph" | "states", example: string) {
    super();
    this.language = "en";
    this.revision = 0;
    this.tool = "move";
    this.notice = null;
    this.#kind = kind;
    this.editor = this.#read(location.hash) ?? this.#read(recall(kind) ?? "") ?? new GraphEditor(example);
  }

  /** The graph of a link, if it is one of this kind. */
  #read(link: string): GraphEditor | null {
    try {
      const editor = new GraphEditor(link);
      return editor.view().kind === this.#kind ? editor : null;
    } catch (caught) {
      solverError(caught); // What is wrong with an address is said when it is read as it is later.
      return null;
    }
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const bound = new AbortController();
    const options = { signal: bound.signal };
    window.addEventListener("hashchange", () => this.#readAddress(), options);
    document.addEventListener("keydown", (event) => this.#keydown(event), options);
    this.addEventListener("graph-edit", (event) => this.#edited((event as CustomEvent<GraphEdit>).detail), options);
    this.#unbind = () => bound.abort();
    this.#readAddress();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unbind();
    this.editor.key(null, "Escape");
    this.pause();
    clearTimeout(this.#addressTimer);
  }

  /** Something else is shown now. */
  protected abstract pause(): void;
  /** The graph is another one; or, with `anew`, it has been put there once more. */
  protected abstract solve(anew: boolean): void;
  /** What is said of the graph. */
  protected abstract verdict(words: PageWords): Sentence;
  /** What is shown, as the fragment of a link. */
  protected abstract readonly link: string;
  /** How it counts its nodes. */
  protected abstract readonly first: number;

  protected get words(): PageWords {
    return vocabularyOf(this.language).page;
  }

  protected get graphWords(): GraphWords {
    return vocabularyOf(this.language).graphs;
  }

  /** Has a sentence read aloud. */
  protected say(text: string): void {
    this.dispatchEvent(new CustomEvent("say", { detail: text, bubbles: true }));
  }

  // Changes

  /** Changes the graph, and says what comes of it. */
  #change(change: (editor: GraphEditor) => void, anew = false): void {
    change(this.editor);
    this.#changed(anew);
    this.say(this.result());
  }

  /** Puts the graph of this text there. What cannot be read is thrown, and changes nothing. */
  protected paste(text: string): void {
    this.#change((editor) => editor.paste(text), true);
  }

  #edited(edit: GraphEdit): void {
    const isRefused = edit.what === "kept" || edit.what === "full";
    const isStep = edit.what !== "chosen" && !isRefused;
    if (isStep) this.#changed();
    else this.revision += 1;
    this.#refused = isRefused ? edit : null;
    // Where a node is drawn makes no difference.
    const told = [this.#sentence(edit), ...(isStep && edit.what !== "moved" ? [this.result()] : [])];
    this.say(this.words.paragraph(told));
  }

  /** What has been done, or could not be, as a sentence. */
  #sentence({ what, node, other }: GraphEdit): string {
    const last = this.editor.view().nodes.length - 1;
    const second = what === "deleted" ? last : (other ?? 0);
    const told = this.graphWords.edit(this.#kind, what, (node ?? 0) + this.first, second + this.first);
    return this.words.sentences(told, "").trim();
  }

  #changed(anew = false): void {
    this.notice = null;
    this.#refused = null;
    const { isArranged, nodes } = this.editor.view();
    if (!isArranged) this.editor.arrange(arranged(nodes));
    this.solve(anew);
    this.revision += 1;
    this.scheduleAddress();
  }

  /** What a screen reader is told of the graph. */
  protected result(): string {
    const { title, detail } = this.verdict(this.words);
    return this.words.sentences(title, detail);
  }

  // The address

  #readAddress(): void {
    if (new RegExp(`^#${this.#kind}=`).test(location.hash) && location.hash !== `#${this.link}`) {
      try {
        this.paste(readAddress());
      } catch (caught) {
        const error = solverError(caught);
        this.notice = (words) => this.graphWords.badLink(words.error(error));
      }
    } else this.#changed();
  }

  protected scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => this.#writeAddress(), ADDRESS_DELAY);
  }

  #writeAddress(): void {
    if (!this.isConnected) return;
    writeAddress(this.#kind, this.link);
    remember(this.#kind, this.editor.view().link);
  }

  // Keys

  #keydown(event: KeyboardEvent): void {
    const { target } = event;
    const typing = target instanceof HTMLElement && target.closest("textarea, input:not([type='radio'])");
    const way = typing ? null : undoOrRedo(event);
    if (!way) return;
    event.preventDefault();
    if (way === "redo") this.#redo();
    else this.#undo();
  }

  #undo(): void {
    if (this.editor.view().canUndo) this.#change((editor) => editor.key(null, "Undo"));
  }

  #redo(): void {
    if (this.editor.view().canRedo) this.#change((editor) => editor.key(null, "Redo"));
  }

  // What is around the drawing

  protected toolsView(): TemplateResult {
    const { graphWords } = this;
    const names = Object.fromEntries(this.tools.map((tool) => [tool, graphWords.tool[tool]]));
    return html`${choiceOf(graphWords.tools, "graph-tool", this.tool, names as Record<GraphTool, string>, (tool) => {
      this.editor.key(null, "Escape");
      this.tool = tool;
      this.#refused = null;
      this.say(graphWords.hint[tool]);
    })}
      <p class="hint">
        ${this.#refused ? html`<strong>${this.#sentence(this.#refused)}</strong>` : graphWords.hint[this.tool]}
      </p>`;
  }

  /** Steps back and forth, and what else is done with the whole graph. */
  protected historyView(more: TemplateResult | typeof nothing = nothing): TemplateResult {
    const { words, graphWords } = this;
    const { nodes, canUndo, canRedo } = this.editor.view();
    return html`<div class="row history">
      ${iconButton(HISTORY_ICONS.undo, words.undo, !canUndo, () => this.#undo())}
      ${iconButton(HISTORY_ICONS.redo, words.redo, !canRedo, () => this.#redo())}
      <button type="button" class="plain" @click=${() => this.#change((each) => each.arrange(arranged(nodes)))}>
        ${graphWords.arrange}
      </button>
      ${more}
    </div>`;
  }

  protected examplesView<Name extends string>(
    links: Record<Name, string>,
    names: Record<Name, string>,
  ): TemplateResult {
    return html`<div class="row" role="group" aria-label=${this.graphWords.examples}>
      ${(Object.keys(links) as Name[]).map(
        (name) =>
          html`<button type="button" class="plain" @click=${() => this.paste(links[name])}>${names[name]}</button>`,
      )}
    </div>`;
  }

  /** A button that copies the text. When that is refused, the text is shown in another way. */
  protected copyButton(name: string, text: string, show: () => void): TemplateResult {
    const isCopied = this.#copied?.text === text && this.#copied.done;
    const copy = async () => {
      let done = true;
      try {
        await navigator.clipboard.writeText(text);
        this.say(this.words.copying.copied);
      } catch {
        done = false;
        show();
      }
      this.#copied = { text, done };
      this.revision += 1;
    };
    return html`<button type="button" class="plain" @click=${copy}>${isCopied ? this.words.copying.copied : name}</button>`;
  }

  /** A button that copies the link of what is shown. It stands in the address as well. */
  protected copyLinkButton(): TemplateResult {
    return this.copyButton(this.words.copying.link, this.#address, () => this.#writeAddress());
  }

  get #address(): string {
    return `${location.href.split("#")[0]}#${this.link}`;
  }

  /** That a text was not copied, and where it can be copied from. */
  protected uncopiedView(): TemplateResult | typeof nothing {
    if (!this.#copied || this.#copied.done) return nothing;
    const { words, graphWords } = this;
    const isLink = this.#copied.text === this.#address;
    return html`<p class="refused" role="alert">${isLink ? graphWords.linkRefused : words.copying.refused}</p>`;
  }

  protected tutorialLink(): TemplateResult {
    const { tutorial } = this.words;
    return html`<a href=${tutorial.page}>${tutorial.title}</a>`;
  }

  protected noticeView(): TemplateResult | typeof nothing {
    return this.notice ? html`<p class="notice" role="alert">${this.notice(this.words)}</p>` : nothing;
  }
}
