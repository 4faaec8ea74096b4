// The board for others: as a link, as text in several forms, and as a picture.
import type { Editor } from "cat-and-mouse";
import { html, nothing, type TemplateResult } from "lit";
import type { Dialog, DialogContext } from "./dialog";

type Form = "link" | "leetcode" | "text" | "embed" | "frame";

/** How many lines each is shown on, as far as it does not depend on the board. */
const ROWS: Partial<Record<Form, number>> = { link: 2, leetcode: 3, embed: 2, frame: 2 };

const FORMS: readonly Form[] = ["link", "leetcode", "text", "embed", "frame"];

class ShareDialog implements Dialog {
  #copied: Form | null = null;
  #refused = false;

  title = (words: DialogContext["words"]) => words.share.title;

  reset(): void {
    this.#copied = null;
    this.#refused = false;
  }

  content(context: DialogContext): TemplateResult {
    const { words } = context;
    return html`<div class="share">
      ${FORMS.map(
        (form) => html`<div class="form">
          <label for="share-${form}">${words.share.forms[form]}</label>
          <button type="button" class="plain" @click=${() => this.#copy(form, context)}>
            ${this.#copied === form ? words.share.copied : words.share.copy[form]}
          </button>
          <textarea id="share-${form}" readonly rows=${ROWS[form] ?? context.game.editor.rows} .value=${textOf(form, context)}></textarea>
        </div>`,
      )}
      ${this.#refused ? html`<p class="refused" role="alert">${words.share.refused}</p>` : nothing}
      ${/* What stands outside of an open dialog is not said. */ ""}
      <p class="unseen" role="status">${this.#copied === null ? "" : words.share.copied}</p>
      <button type="button" class="plain" @click=${() => save(context)}>${words.share.picture}</button>
    </div>`;
  }

  async #copy(form: Form, context: DialogContext): Promise<void> {
    try {
      await navigator.clipboard.writeText(textOf(form, context));
      this.#copied = form;
      this.#refused = false;
    } catch {
      this.#refused = true;
      document.querySelector<HTMLTextAreaElement>(`#share-${form}`)?.select();
    }
    context.refresh();
  }
}

function textOf(form: Form, { game, words }: DialogContext): string {
  const { editor, state, isMoved } = game;
  const link = state && isMoved ? editor.stateLink(state.mouse, state.cat, state.turn) : editor.link;
  const site = (name: string) => new URL(name, location.href).href;
  switch (form) {
    case "link":
      return `${location.href.split("#")[0]}#${link}`;
    case "leetcode":
    case "text":
      return editor.copy(form);
    case "embed":
      return `<script type="module" src="${site("element/element.js")}"></script>\n${elementOf(editor, site("./"))}`;
    case "frame":
      return `<iframe src="${site("embed.html")}#${link.replaceAll("&", "&amp;")}" title="${words.title}" width="100%" height="760" loading="lazy"></iframe>`;
  }
}

/** The board as an element; what the link leaves out is as usual. */
function elementOf(editor: Editor, playground: string): string {
  const limit = new URLSearchParams(editor.link).get("limit");
  const attributes = {
    board: editor.grid().join("/"),
    "cat-jump": editor.catJump,
    "mouse-jump": editor.mouseJump,
    ...(limit && { "move-limit": limit }),
    playground,
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<cat-mouse-board${written.join("")}></cat-mouse-board>`;
}

/** How long the browser may take to fetch a picture that it is to save, in milliseconds: some begin only after asking where. */
const SAVING = 60_000;

/** Hands the picture to the browser to save. */
async function save({ picture, words }: DialogContext): Promise<void> {
  const blob = await picture();
  if (!blob) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `${words.share.fileName}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}

export const shareDialog: Dialog = new ShareDialog();
