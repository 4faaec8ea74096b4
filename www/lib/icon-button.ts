// A button with a picture, and a name for screen readers.
import { html, nothing, type TemplateResult } from "lit";

/** If `disabled`, a press does nothing, but the button keeps the focus. `kind`: the button's classes. */
export function iconButton(
  icon: string,
  name: string,
  disabled: boolean,
  act: () => void,
  kind = "icon",
): TemplateResult {
  return html`<button
    type="button"
    class=${kind || nothing}
    aria-label=${name}
    title=${name}
    aria-disabled=${disabled ? "true" : "false"}
    @click=${() => disabled || act()}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false"><path d=${icon}></path></svg>
  </button>`;
}
