// The examples, each with a thumbnail and a sentence about it.
import { html } from "lit";
import { Dialog } from "./dialog";

export class ExamplesDialog extends Dialog {
  get title() {
    return this.words.examples;
  }

  content() {
    const entry = ([name, link]: [string, string]) => {
      const { title, detail } = this.words.example[name] ?? { title: name, detail: "" };
      const label = html`<span>
        <b>${title}</b>
        <span class="quiet">${detail}</span>
      </span>`;
      return html`<li>${this.gameButton(link, label, this.game.link === link)}</li>`;
    };
    return html`<ul class="shelf">${Object.entries(this.kit.examples).map(entry)}</ul>`;
  }
}
