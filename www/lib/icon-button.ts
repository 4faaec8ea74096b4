// A button with a picture, and a name for screen readers.
import { html, type TemplateResult } from "lit";

export function iconButton(icon: string, name: string, disabled: boolean, act: () => void): TemplateResult {
  return html`<button
    type="button"
    class="icon"
    aria-label=${name}
    title=${name}
    aria-disabled=${disabled ? "true" : "false"}
    @click=${() => disabled || act()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${icon}></path></svg>
  </button>`;
}
