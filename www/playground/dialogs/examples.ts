// The shelf of examples, each with a small picture and a sentence on what to look at.
import { html } from "lit";
import { type ExampleName, examples } from "../../model/examples";
import type { Dialog } from "./dialog";
import { thumbnail } from "./thumbnail";

export const examplesDialog: Dialog = {
  title: (words) => words.examples,
  content: ({ game, words, done }) => html`<ul class="shelf">
    ${(Object.keys(examples) as ExampleName[]).map((name) => {
      const link = examples[name];
      const { title, detail } = words.example[name];
      const choose = () => {
        game.load(link);
        done();
      };
      return html`<li>
        <button type="button" class="example" aria-current=${game.editor.link === link ? "true" : "false"} @click=${choose}>
          ${thumbnail(link)}
          <span>
            <b>${title}</b>
            <span class="quiet">${detail}</span>
          </span>
        </button>
      </li>`;
    })}
  </ul>`,
};
