// The top of the page: its name, what can be opened, the language and the theme.
import { html, nothing, type TemplateResult } from "lit";
import type { Language } from "../i18n/language";
import { pageWordsOf } from "../i18n/page";
import type { PageWords } from "../i18n/page-types";
import { chooseTheme, currentTheme } from "../lib/theme";
import { SECTIONS, type Section } from "../model/names";
import type { DialogName } from "./dialogs/dialogs";

const LANGUAGES: readonly Language[] = ["en", "zh"];

/** The part of the page that is shown, and where the others are. */
export interface Place {
  section: Section;
  links: Record<Section, string>;
}

export interface HeaderActions {
  open(name: DialogName): void;
  /** Shows what the address names. */
  visit(): void;
  switchLanguage(language: Language): void;
  /** Renders the page anew. */
  refresh(): void;
}

export function headerView(
  language: Language,
  words: PageWords,
  { section, links }: Place,
  actions: HeaderActions,
): TemplateResult {
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const dark = currentTheme() === "dark";
  const themeName = dark ? words.lightTheme : words.darkTheme;
  // A part that could not be loaded is not shown, although the address names it: its link changes nothing there.
  const visitAgain = (name: Section) => {
    if (name !== section && location.hash === links[name]) actions.visit();
  };
  const opener = (name: DialogName, label: string) =>
    html`<button type="button" class="plain" @click=${() => actions.open(name)}>${label}</button>`;
  return html`<header>
    <h1>${words.title}</h1>
    <nav aria-label=${words.sections}>
      ${SECTIONS.map(
        (name) =>
          html`<a href=${links[name]} aria-current=${name === section ? "page" : nothing} @click=${() => visitAgain(name)}>${words.section[name]}</a>`,
      )}
    </nav>
    ${
      section === "board"
        ? html`<div class="boards">
            ${opener("examples", words.examples)} ${opener("random", words.random.open)}
            ${opener("paste", words.paste.open)} ${opener("share", words.share.open)}
          </div>`
        : nothing
    }
    <div class="look">
      <button
        type="button"
        class="plain"
        lang=${pageWordsOf(other).tag}
        aria-label=${words.switchLanguage}
        @click=${() => actions.switchLanguage(other)}
      >
        ${words.otherLanguage}
      </button>
      <button
        type="button"
        class="icon"
        aria-label=${themeName}
        title=${themeName}
        @click=${() => {
          chooseTheme(dark ? "light" : "dark");
          actions.refresh();
        }}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M10 2A8 8 0 0 0 10 18ZM10 3.500A6.500 6.500 0 0 1 10 16.500Z"></path>
          <circle cx="10" cy="10" r="7.250"></circle>
        </svg>
      </button>
      ${
        section === "board"
          ? html`<button type="button" class="icon" aria-label=${words.help.open} title="${words.help.open} (?)" @click=${() => actions.open("help")}>
              <span aria-hidden="true">?</span>
            </button>`
          : nothing
      }
    </div>
  </header>`;
}
