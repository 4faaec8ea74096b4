// What is said beside a place that was pressed in vain.
import { html, type TemplateResult } from "lit";

export interface Vain {
  place: number;
  text: string;
}

/** Always there, so that screen readers tell what comes into it. */
export const vainView = (vain: Vain | null): TemplateResult =>
  html`<p class="vain" role="status">${vain?.text ?? ""}</p>`;

/** Tells the style sheet where the place is, in parts of the whole: as a property, which a strict content security policy allows. */
export function pointVain(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty("--vain-x", `${x}`);
  element.style.setProperty("--vain-y", `${y}`);
}

/** The same for a cell of a board. */
export function placeVain(element: HTMLElement, { place }: Vain, { rows, cols }: { rows: number; cols: number }): void {
  pointVain(element, ((place % cols) + 0.5) / cols, (Math.floor(place / cols) + 0.5) / rows);
}
