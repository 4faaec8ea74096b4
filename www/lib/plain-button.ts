// A button with a text on it.
import { html, nothing, type TemplateResult } from "lit";

/** `kind`: its classes. `disabled`: whether it does nothing at the moment; left out where it always does something. */
export function plainButton(
  label: string | TemplateResult,
  act: () => unknown,
  { kind = "plain", disabled }: { kind?: string; disabled?: boolean } = {},
): TemplateResult {
  return html`<button type="button" class=${kind} aria-disabled=${disabled ?? nothing} @click=${() => disabled || act()}>
    ${label}
  </button>`;
}
