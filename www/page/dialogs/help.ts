// The rules, and what every key does.
import { html } from "lit";
import type { Dialog } from "./dialog";

export const helpDialog: Dialog = {
  title: (words) => words.help.title,
  content: ({ words }) => html`<div class="help">
    <h3>${words.rulesTitle}</h3>
    ${words.rules.map((rule) => html`<p>${rule}</p>`)}
    <p><a href=${words.tutorial.page}>${words.tutorial.title}</a></p>
    <h3>${words.help.keys}</h3>
    <dl>
      ${words.help.keyList.map(
        ([keys, what]) => html`<div>
          <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${what}</dd>
        </div>`,
      )}
    </dl>
    <p><a href="licenses.txt">${words.help.licenses}</a></p>
  </div>`,
};
