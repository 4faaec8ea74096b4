// The menu of rarely used views, beside the tabs.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { menuView } from "../lib/menu";
import type { ViewName } from "../model/names";

export function moreTabs(
  words: Words,
  more: readonly ViewName[],
  chosen: ViewName,
  choose: (name: ViewName) => void,
): TemplateResult {
  const [kind, title] = more.includes(chosen) ? ["more current", words.view[chosen]] : ["more", words.moreViews];
  const button = (name: ViewName) =>
    html`<button type="button" id="tab-${name}" aria-current=${name === chosen ? "true" : nothing} @click=${() => choose(name)}>
      ${words.view[name]}
    </button>`;
  return menuView({ kind, label: html`${title} <small aria-hidden="true">▾</small>` }, more.map(button));
}
