// A button with a text.
import { html, nothing, type TemplateResult } from "lit";

/** `kind`: the button's classes. `disabled`: whether a press does nothing now; absent if the button always works. */
export function plainButton(
  label: string | TemplateResult,
  act: () => unknown,
  { kind = "plain", disabled }: { kind?: string; disabled?: boolean } = {},
): TemplateResult {
  return html`<button type="button" class=${kind} aria-disabled=${disabled ?? nothing} @click=${() => disabled || act()}>
    ${label}
  </button>`;
}
