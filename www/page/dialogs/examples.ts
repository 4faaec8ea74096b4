// The shelf of examples, each with a small picture and a sentence on what to look at.
import { html } from "lit";
import type { Dialog } from "./dialog";

export const examplesDialog: Dialog = {
  title: (words) => words.examples,
  content: ({ game, kit, words, done }) => html`<ul class="shelf">
    ${Object.entries(kit.examples).map(([name, link]) => {
      const { title, detail } = words.example[name] ?? { title: name, detail: "" };
      const choose = () => {
        game.load(link);
        done();
      };
      return html`<li>
        <button type="button" class="example" aria-current=${game.link === link ? "true" : "false"} @click=${choose}>
          ${kit.thumbnail(link)}
          <span>
            <b>${title}</b>
            <span class="quiet">${detail}</span>
          </span>
        </button>
      </li>`;
    })}
  </ul>`,
};
