// What is said beside a place that was pressed in vain.
import { html, type TemplateResult } from "lit";

export interface Vain {
  text: string;
  /** The middle of the place, in parts of the width and the height of the whole. */
  x: number;
  y: number;
}

/** Always there, so that screen readers tell what comes into it. */
export const vainView = (vain: Vain | null): TemplateResult =>
  html`<p class="vain ${vain && vain.y > 0.5 ? "above" : ""}" role="status">${vain?.text ?? ""}</p>`;

/** Tells the style sheet where the place is: as properties, which a strict content security policy allows. */
export function pointAt(element: HTMLElement, vain: Vain | null): void {
  element.style.setProperty("--vain-x", `${vain?.x ?? 0}`);
  element.style.setProperty("--vain-y", `${vain?.y ?? 0}`);
}
