// The menu of rarely used views, beside the tabs.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import { menuView } from "../lib/menu";
import type { ViewName } from "../model/names";

export function moreTabs<Name extends ViewName>(
  words: Words,
  more: readonly Name[],
  chosen: Name,
  choose: (name: Name) => void,
): TemplateResult {
  const isMore = more.includes(chosen);
  return menuView(
    {
      kind: isMore ? "more current" : "more",
      label: html`${isMore ? words.view[chosen] : words.moreViews} <small aria-hidden="true">▾</small>`,
    },
    more.map(
      (
        name,
      ) => html`<button type="button" id="tab-${name}" aria-current=${name === chosen ? "true" : nothing} @click=${() => choose(name)}>
        ${words.view[name]}
      </button>`,
    ),
  );
}
