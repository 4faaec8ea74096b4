// The pieces as pictures in the page, with the same outlines as on the painted board.
import { Painter, type Piece } from "cat-and-mouse";
import { svg, type TemplateResult } from "lit";

export function silhouette(piece: Piece): TemplateResult {
  return svg`<svg class="silhouette ${piece}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${silhouettePaths(piece)}
  </svg>`;
}

/** Cached, because outlines never change. */
const outlines = new Map<Piece, ReturnType<typeof Painter.outline>>();

/** The paths for use in another drawing, in a box of 100 by 100. */
export function silhouettePaths(piece: Piece): TemplateResult {
  const { body, marks } = outlines.get(piece) ?? Painter.outline(piece);
  outlines.set(piece, { body, marks });
  return svg`<path class="body" d=${body}></path><path class="marks" d=${marks}></path>`;
}
