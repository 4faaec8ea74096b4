// Text beside nodes and on edges, and the lock of a locked node.
import { nothing, svg, type TemplateResult } from "lit";
import type { Mark, Sign } from "../model/look";
import type { NodeSize } from "../model/node-size";
import type { Point } from "./room";

/** The width of a text if each letter has the width `letter`. Chinese characters are wider. */
export const widthOf = (text: string, letter: number) =>
  letter * [...text].reduce((sum, each) => sum + (each > "\u2e80" ? 1.6 : 1), 0);

/** A small lock, as on the locked cells of a board. */
export const lockView = ({ x, y }: Point, { text }: NodeSize): TemplateResult =>
  svg`<g class="lock" transform="translate(${x} ${y}) scale(${text})" aria-hidden="true">
    <rect x="-2" y="-0.400" width="4" height="2.800" rx="0.400"></rect>
    <path class="shackle" d="M-1.200 -0.300V-1A1.200 1.200 0 0 1 1.200 -1V-0.300"></path>
  </g>`;

/** The texts of a mark. */
export const signsOf = (mark: Mark | null): readonly Sign[] => {
  if (!mark) return [];
  const { signs, kind, glyph = "", number = "" } = mark;
  return signs ?? (glyph || number ? [{ kind, text: `${glyph}${number}` }] : []);
};

const plateWidth = ({ text }: Sign) => 2.2 + widthOf(text, 1.9);

export const platesWidth = (signs: readonly Sign[]) =>
  signs.reduce((sum, sign) => sum + plateWidth(sign), 0.8 * (signs.length - 1));

/** The texts of a mark side by side, each in a box of its colour: a plate. */
export function platesOf(place: Point | null, mark: Mark | null, { text }: NodeSize): TemplateResult | typeof nothing {
  const signs = signsOf(mark);
  if (!place) return nothing;
  let left = -platesWidth(signs) / 2;
  const boxes = signs.map((sign) => {
    const width = plateWidth(sign);
    const middle = left + width / 2;
    left += width + 0.8;
    return svg`<g class="plate ${sign.kind} ${mark?.strong ? "strong" : ""}">
      <rect x=${middle - width / 2} y="-2" width=${width} height="4" rx="1"></rect>
      <text x=${middle} y="0.200">${sign.text}</text>
    </g>`;
  });
  return svg`<g transform="translate(${place.x} ${place.y}) scale(${text})" aria-hidden="true"><g class="plates">${boxes}</g></g>`;
}
