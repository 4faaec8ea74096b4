// The tabs that choose a view.
import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../i18n/words";
import type { Game } from "../model/game";
import type { ViewName } from "../model/names";
import type { View } from "./views/view";

/** The tabs. Rarely used views have no tab; they are in a menu, if there is one. */
export function tabsView<Given extends Words>(
  game: Game,
  words: Given,
  views: Record<ViewName, View<Given>>,
  chosen: ViewName,
  choose: (name: ViewName) => void,
  more: { names: readonly ViewName[]; menu: TemplateResult | typeof nothing } = { names: [], menu: nothing },
): TemplateResult {
  const isMore = more.names.includes(chosen);
  const names = (Object.keys(views) as ViewName[]).filter((name) => !more.names.includes(name));
  // The Tab key always stops at one of the tabs.
  const stop = isMore ? names[0] : chosen;
  return html`<div class="views">
    <div class="tab-bar">
      <div class="tabs" role="tablist" aria-label=${words.viewsTitle} @keydown=${tabFocus}>
        ${names.map(
          (name) => html`<button
            type="button"
            role="tab"
            id="tab-${name}"
            aria-controls="view"
            aria-selected=${name === chosen ? "true" : "false"}
            tabindex=${name === stop ? 0 : -1}
            @click=${() => choose(name)}
          >
            ${words.view[name]}
          </button>`,
        )}
      </div>
      ${more.menu}
    </div>
    <div class="panel" id="view" role="tabpanel" tabindex="-1" aria-labelledby="tab-${chosen}">
      ${game.verdict ? views[chosen].panel(game, words) : nothing}
    </div>
  </div>`;
}

/** All tabs together are one stop of the Tab key. The arrow keys, Home and End choose another tab. */
function tabFocus(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(event.target as HTMLElement);
  const target: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: tabs.length - 1,
  };
  const to = target[event.key];
  if (to === undefined) return;
  const tab = tabs[(to + tabs.length) % tabs.length];
  tab?.focus();
  tab?.click();
  event.preventDefault();
}
