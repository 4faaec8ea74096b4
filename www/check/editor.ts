// <cm-code>: the code editor. Its styles are in a shadow root, where the page's security policy allows them.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { cpp } from "@codemirror/lang-cpp";
import { javascript } from "@codemirror/lang-javascript";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { type ChangeSet, Compartment, EditorState, Transaction } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { CodeLanguage } from "./languages";

const grammars = {
  javascript: () => [javascript(), indentUnit.of("  ")],
  typescript: () => [javascript({ typescript: true }), indentUnit.of("  ")],
  python: () => [python(), indentUnit.of("    ")],
  cpp: () => [cpp(), indentUnit.of("    ")],
};

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null], color: "var(--mouse-ink)" },
  { tag: [tags.string, tags.number], color: "var(--cat-ink)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
]);

const look = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--card)", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, Consolas, monospace",
    height: "var(--editor-height)",
    overflow: "auto",
  },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--card)", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--soft) !important" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--soft)", outline: "1px solid var(--edge)" },
});

/** Replaces the selection by typed text. Chromium would add inline styles, which the page's security policy forbids. */
function typeOver(event: InputEvent, view: EditorView): boolean {
  const { from, to, empty } = view.state.selection.main;
  const { data, inputType, isComposing } = event;
  if (empty || data === null || inputType !== "insertText" || isComposing) return false;
  const typed = () =>
    view.state.update(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
  const handlers = view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, from, to, data, typed))) view.dispatch(typed());
  return true;
}

/** The number of characters deleted from the old text. */
function removed(changes: ChangeSet): number {
  let count = 0;
  changes.iterChanges((from, to) => {
    count += to - from;
  });
  return count;
}

/**
 * The code editor. Dispatches `input` after each edit, also `pasted` after a paste, and `replaced`, with the old text,
 * when more than half of the text is replaced at once.
 */
export class CodeEditor extends HTMLElement {
  readonly #grammar = new Compartment();
  readonly #label = new Compartment();
  readonly #history = new Compartment();
  readonly #view: EditorView;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    // No extension handles the Tab key, so the key moves the focus out of the editor.
    this.#view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          this.#history.of(history()),
          highlightSpecialChars(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          EditorView.domEventHandlers({ beforeinput: typeOver }),
          highlightActiveLine(),
          keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
          syntaxHighlighting(colours),
          look,
          this.#grammar.of([]),
          this.#label.of([]),
          // Scrolls only the editor to the start of the text. CodeMirror would scroll the page, too.
          EditorView.scrollHandler.of((view, _, { y }) => {
            if (y === "start") view.scrollDOM.scrollTo(0, 0);
            return y === "start";
          }),
          EditorView.updateListener.of(({ docChanged, changes, startState, transactions }) => {
            if (!docChanged || transactions.some((each) => each.annotation(Transaction.addToHistory) === false)) return;
            if (removed(changes) * 2 > startState.doc.length)
              this.dispatchEvent(new CustomEvent("replaced", { detail: startState.doc.toString() }));
            this.dispatchEvent(new Event("input", { bubbles: true }));
            if (transactions.some((each) => each.isUserEvent("input.paste"))) this.dispatchEvent(new Event("pasted"));
          }),
        ],
      }),
    });
  }

  get value(): string {
    return this.#view.state.doc.toString();
  }

  /** Replaces the text and goes to its start. This dispatches no event, and cannot be undone. */
  set value(text: string) {
    if (text === this.value) return;
    this.#view.dispatch({
      changes: { from: 0, to: this.#view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      annotations: Transaction.addToHistory.of(false),
      effects: [this.#history.reconfigure([]), EditorView.scrollIntoView(0, { y: "start" })],
    });
    this.#view.dispatch({ effects: this.#history.reconfigure(history()) });
  }

  set codeLanguage(name: CodeLanguage) {
    this.#view.dispatch({ effects: this.#grammar.reconfigure(grammars[name]()) });
  }

  /** The name for screen readers, which includes the hint about keys. */
  set label(text: string) {
    this.#view.dispatch({
      effects: this.#label.reconfigure(EditorView.contentAttributes.of({ "aria-label": text, tabindex: "0" })),
    });
  }

  override focus(): void {
    this.#view.focus();
  }

  /** Moves the cursor. @param line from 1 @param column from 1 */
  goTo(line: number, column: number): void {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const anchor = Math.min(from + column - 1, to);
    this.#view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    this.#view.focus();
    this.scrollIntoView({ block: "nearest" });
  }
}

customElements.define("cm-code", CodeEditor);
