// A button with a text.
import { html, nothing, type TemplateResult } from "lit";

/** `kind`: its classes. `disabled`: whether it currently does nothing; absent if it always works. */
export function plainButton(
  label: string | TemplateResult,
  act: () => unknown,
  { kind = "plain", disabled }: { kind?: string; disabled?: boolean } = {},
): TemplateResult {
  return html`<button type="button" class=${kind} aria-disabled=${disabled ?? nothing} @click=${() => disabled || act()}>
    ${label}
  </button>`;
}
