// Help: the rules, the gestures on touch screens, and the keys.

import { html, nothing, type TemplateResult } from "lit";
import type { DialogWords } from "../../i18n/words";
import { hasCoarsePointer } from "../../lib/coarse-pointer";
import { Dialog } from "./dialog";

export class HelpDialog extends Dialog {
  get title() {
    return this.words.help.title;
  }

  content() {
    return helpView(this.words, "");
  }
}

/** @param root the path to the page's folder, because the tutorial in another folder also shows the help */
export const helpView = (words: DialogWords, root: string): TemplateResult =>
  html`<div class="help">
    <h3>${words.rulesTitle}</h3>
    ${words.rules.map((rule) => html`<p>${rule}</p>`)}
    <p><a href="${root}${words.tutorial.page}">${words.tutorial.title}</a></p>
    ${
      hasCoarsePointer()
        ? html`<h3>${words.help.touch}</h3>
            ${listView(words.help.touchList)}`
        : nothing
    }
    <h3>${words.help.keys}</h3>
    ${listView(words.help.keyList.map(([keys, what]) => [keys.map((key) => html`<kbd>${key}</kbd> `), what]))}
    <p><a href="${root}licenses.txt">${words.help.licenses}</a></p>
  </div>`;

const listView = (entries: (readonly [TemplateResult[] | string, string])[]): TemplateResult =>
  html`<dl>
    ${entries.map(([how, what]) => html`<div><dt>${how}</dt><dd>${what}</dd></div>`)}
  </dl>`;
