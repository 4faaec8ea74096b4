// What the pages of graphs and of states share: the graph that is edited, its address, and what is said of it.
import { type CatMouseError, type GraphEdit, GraphEditor, type GraphTool } from "cat-and-mouse";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { choiceOf } from "../choice";
import { HISTORY_ICONS, iconButton } from "../editing";
import { recall, remember } from "../remembered";
import { type GraphWords, graphWordsOf } from "../words/graphs";
import { type PageWords, pageWordsOf } from "../words/page";
import type { Language, Sentence } from "../words/words";
import { arranged } from "./arrange";
import "./drawing";

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
    } catch {
      return null; // What is wrong with an address is said when it is read as it is later.
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
    clearTimeout(this.#addressTimer);
    this.editor.key(null, "Escape");
    this.pause();
  }

  /** Something else is shown now. */
  protected abstract pause(): void;
  /** The graph is another one. */
  protected abstract solve(): void;
  /** What is said of the graph. */
  protected abstract verdict(words: PageWords): Sentence;
  /** How it counts its nodes. */
  protected abstract readonly first: number;

  protected get words(): PageWords {
    return pageWordsOf(this.language);
  }

  protected get graphWords(): GraphWords {
    return graphWordsOf(this.language);
  }

  /** Has a sentence read aloud. */
  protected say(text: string): void {
    this.dispatchEvent(new CustomEvent("say", { detail: text, bubbles: true }));
  }

  // Changes

  /** Puts another graph there, and says what comes of it. What cannot be read is thrown, and changes nothing. */
  protected change(change: (editor: GraphEditor) => void): void {
    change(this.editor);
    this.#changed();
    this.say(this.#result());
  }

  #edited(edit: GraphEdit): void {
    const { words, graphWords } = this;
    const told = graphWords.edit(this.#kind, edit.what, (edit.node ?? 0) + this.first, (edit.other ?? 0) + this.first);
    const isStep = edit.what !== "chosen" && edit.what !== "kept" && edit.what !== "full";
    if (isStep) this.#changed();
    else this.revision += 1;
    // Where a node is drawn makes no difference.
    this.say(words.sentences(told, isStep && edit.what !== "moved" ? this.#result() : "").trim());
  }

  #changed(): void {
    this.notice = null;
    const { isArranged, nodes } = this.editor.view();
    if (!isArranged) this.editor.arrange(arranged(nodes));
    this.solve();
    this.revision += 1;
    this.#scheduleAddress();
  }

  #result(): string {
    const { title, detail } = this.verdict(this.words);
    return this.words.sentences(title, detail);
  }

  // The address

  #readAddress(): void {
    if (new RegExp(`^#${this.#kind}=`).test(location.hash) && location.hash !== `#${this.editor.view().link}`) {
      try {
        this.change((editor) => editor.paste(location.hash));
      } catch (error) {
        this.notice = (words) => this.graphWords.badLink(words.error(error as CatMouseError));
      }
    } else this.#changed();
  }

  #scheduleAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => {
      const { link } = this.editor.view();
      if (location.hash !== `#${link}`) history.replaceState(null, "", `#${link}`);
      remember(this.#kind, link);
    }, ADDRESS_DELAY);
  }

  // Keys

  #keydown(event: KeyboardEvent): void {
    const { target } = event;
    const typing = target instanceof HTMLElement && target.closest("textarea, input:not([type='radio'])");
    if (typing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const redoes = key === "y" || (key === "z" && event.shiftKey);
    if (!redoes && key !== "z") return;
    event.preventDefault();
    if (redoes) this.#redo();
    else this.#undo();
  }

  #undo(): void {
    if (this.editor.view().canUndo) this.change((editor) => editor.key(null, "Undo"));
  }

  #redo(): void {
    if (this.editor.view().canRedo) this.change((editor) => editor.key(null, "Redo"));
  }

  // What is around the drawing

  protected toolsView(): TemplateResult {
    const { graphWords } = this;
    const names = Object.fromEntries(this.tools.map((tool) => [tool, graphWords.tool[tool]]));
    return html`${choiceOf(graphWords.tools, "graph-tool", this.tool, names as Record<GraphTool, string>, (tool) => {
      this.editor.key(null, "Escape");
      this.tool = tool;
      this.say(graphWords.hint[tool]);
    })}
      <p class="hint">${graphWords.hint[this.tool]}</p>`;
  }

  protected historyView(): TemplateResult {
    const { words, graphWords } = this;
    const { nodes, canUndo, canRedo } = this.editor.view();
    return html`<div class="row history">
      ${iconButton(HISTORY_ICONS.undo, words.undo, !canUndo, () => this.#undo())}
      ${iconButton(HISTORY_ICONS.redo, words.redo, !canRedo, () => this.#redo())}
      <button type="button" class="plain" @click=${() => this.change((each) => each.arrange(arranged(nodes)))}>
        ${graphWords.arrange}
      </button>
    </div>`;
  }

  protected examplesView<Name extends string>(
    links: Record<Name, string>,
    names: Record<Name, string>,
  ): TemplateResult {
    return html`<div class="row" role="group" aria-label=${this.graphWords.examples}>
      ${(Object.keys(links) as Name[]).map(
        (name) =>
          html`<button type="button" class="plain" @click=${() => this.change((editor) => editor.paste(links[name]))}>${names[name]}</button>`,
      )}
    </div>`;
  }

  protected noticeView(): TemplateResult | typeof nothing {
    return this.notice ? html`<p class="notice" role="alert">${this.notice(this.words)}</p>` : nothing;
  }
}
