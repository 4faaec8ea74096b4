// A small picture of a board. The pieces stand as in the state that the link names, or else as at the start.
import { Editor, type Piece } from "cat-and-mouse";
import { html, svg, type TemplateResult } from "lit";
import { silhouettePaths } from "../lib/silhouette";

/** The side of a cell, in units of the drawing. */
const CELL = 100;

export function thumbnail(link: string): TemplateResult {
  const editor = new Editor(link);
  const { rows, cols, linkedState: state } = editor;
  const contents = editor.contents(state);
  editor.free();
  return html`<svg class="thumbnail" viewBox="-4 -4 ${cols * CELL + 8} ${rows * CELL + 8}" aria-hidden="true" focusable="false">
    <rect class="floor" width=${cols * CELL} height=${rows * CELL}></rect>
    ${contents.map((content, cell) => {
      const [x, y] = [(cell % cols) * CELL, Math.floor(cell / cols) * CELL];
      if (content === "floor") return svg``;
      if (content === "wall") return svg`<rect class="wall" x=${x} y=${y} width=${CELL} height=${CELL}></rect>`;
      return svg`<g class="silhouette ${content}" transform="translate(${x} ${y})">${silhouettePaths(content satisfies Piece)}</g>`;
    })}
  </svg>`;
}
