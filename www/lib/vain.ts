// The message beside a place where a press does nothing.
import { html, type TemplateResult } from "lit";

export interface Vain {
  text: string;
  /** The centre of the place, as a share of the total width and height. */
  x: number;
  y: number;
}

/** A place that is not in the game. A press there returns the reason why nobody can go there. */
export const NOWHERE = -1;

/** The message, always rendered, so that screen readers announce changes of its content. */
export const vainView = (vain: Vain | null): TemplateResult =>
  html`<p class="vain ${vain && vain.y > 0.5 ? "above" : ""}" role="status">${vain?.text ?? ""}</p>`;

/** Calls `forget` at the next press on any part of the page, because the message may no longer apply. */
export function untilNextPress(forget: () => void): void {
  document.addEventListener("pointerdown", forget, { capture: true, once: true });
}

/** Sets the position for the style sheet. Even a strict content security policy allows a script to set properties. */
export function pointAt(element: HTMLElement, vain: Vain | null): void {
  element.style.setProperty("--vain-x", `${vain?.x ?? 0}`);
  element.style.setProperty("--vain-y", `${vain?.y ?? 0}`);
}
