// The shelf of examples, each with a small picture and a sentence on what to look at.
import { Editor, type Piece } from "cat-and-mouse";
import { html, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../../board/silhouette";
import { type ExampleName, examples } from "../../model/examples";
import type { Dialog } from "./dialog";

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

/** How many units of the drawing a cell is wide. */
const CELL = 100;

function thumbnail(link: string): TemplateResult {
  const editor = new Editor(link);
  const { rows, cols } = editor;
  const contents = editor.contents();
  editor.free();
  const place = (cell: number) => [(cell % cols) * CELL, Math.floor(cell / cols) * CELL] as const;
  return html`<svg class="thumbnail" viewBox="-4 -4 ${cols * CELL + 8} ${rows * CELL + 8}" aria-hidden="true" focusable="false">
    <rect class="floor" width=${cols * CELL} height=${rows * CELL}></rect>
    ${contents.map((content, cell) => {
      const [x, y] = place(cell);
      if (content === "floor") return svg``;
      if (content === "wall") return svg`<rect class="wall" x=${x} y=${y} width=${CELL} height=${CELL}></rect>`;
      return svg`<g class="silhouette ${content}" transform="translate(${x} ${y})">${silhouettePaths(content satisfies Piece)}</g>`;
    })}
  </svg>`;
}
