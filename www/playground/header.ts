// The header of the page: its name, its sections, language, theme and help.
import { html, nothing, type TemplateResult } from "lit";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../i18n/language";
import type { PageWords } from "../i18n/words";
import { menuView } from "../lib/menu";
import { silhouette } from "../lib/silhouette";
import { chooseTheme, currentTheme } from "../lib/theme";
import type { DialogName, Section } from "../model/names";

/**
 * Sections that are always in the header; sections that are in the header if there is room; and sections in the
 * menu Learn. On a phone, the last two groups are in the menu ⋯.
 */
const FIRST = ["solve", "play", "puzzles", "check"] as const;
const NEXT = ["records"] as const;
const LEARN = ["states"] as const;

const HALF_DARK = "M10 3A7 7 0 0 0 10 17Z";

/** The current section, and the links to all sections. */
interface Shown {
  section: Section;
  links: Record<Section, string>;
}

interface HeaderActions {
  open(name: DialogName): void;
  switchLanguage(language: Language): void;
  /** Re-renders the page. */
  refresh(): void;
}

export function headerView(language: Language, words: PageWords, shown: Shown, actions: HeaderActions): TemplateResult {
  const { section, links } = shown;
  const other = LANGUAGE_NAMES.find((each) => each !== language) ?? language;
  const dark = currentTheme() === "dark";
  const themeName = dark ? words.lightTheme : words.darkTheme;
  const switchTheme = () => {
    chooseTheme(dark ? "light" : "dark");
    actions.refresh();
  };
  const linkOf = (kind: string) => (name: Section) =>
    html`<a class=${kind} href=${links[name]} aria-current=${name === section ? "page" : nothing}>${words.section[name]}</a>`;
  const isLearning = section === "states";
  const help = () => actions.open("help");
  const learn = html`<a href=${words.tutorial.page}>${words.tutorial.title}</a>${LEARN.map(linkOf(""))}`;
  return html`<header>
    <h1 class="brand">${silhouette("mouse")}<span>${words.name}</span></h1>
    <nav aria-label=${words.sections}>
      ${FIRST.map(linkOf(""))} ${NEXT.map(linkOf("wide-only"))}
      ${menuView({ kind: `learn wide-only ${isLearning ? "current" : ""}`, label: html`${words.learn} <small aria-hidden="true">▾</small>` }, learn)}
    </nav>
    <div class="look">
      <button
        type="button"
        class="quiet-button"
        lang=${LANGUAGES[other].tag}
        aria-label=${LANGUAGES[other].switchTo}
        @click=${() => actions.switchLanguage(other)}
      >
        ${LANGUAGES[other].name}
      </button>
      <button type="button" class="quiet-button wide-only" aria-label=${themeName} title=${themeName} @click=${switchTheme}>
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d=${HALF_DARK}></path>
          <circle cx="10" cy="10" r="7.250"></circle>
        </svg>
      </button>
      <button type="button" class="quiet-button wide-only" aria-label=${words.opener.help} title="${words.opener.help} (?)" @click=${help}>
        <span aria-hidden="true">?</span>
      </button>
      ${menuView(
        { kind: "narrow-only", label: html`<span aria-hidden="true">⋯</span>`, name: words.moreOfPage },
        html`${NEXT.map(linkOf(""))} ${learn}
          <button type="button" @click=${switchTheme}>${themeName}</button>
          <button type="button" @click=${help}>${words.opener.help}</button>`,
      )}
    </div>
  </header>`;
}
