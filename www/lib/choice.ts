// A choice of one option: radio buttons that look like one control.
import { html, type TemplateResult } from "lit";

export function choiceOf<Value extends string>(
  label: string,
  name: string,
  chosen: Value,
  names: Partial<Record<Value, string>>,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset class="choice">
    <legend>${label}</legend>
    ${(Object.keys(names) as Value[]).map(
      (value) => html`<label>
        <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} />
        <span>${names[value]}</span>
      </label>`,
    )}
  </fieldset>`;
}
