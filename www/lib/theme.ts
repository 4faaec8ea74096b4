// The light or dark theme that the reader chooses. Until then, the style sheets follow the system's scheme.

import dark from "../style/dark.css?inline";
import light from "../style/light.css?inline";
import { recall, remember } from "./storage";

type Theme = "light" | "dark";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
const colours: Record<Theme, string> = { light, dark };

/** The reader's choice. */
let chosen: Theme | null = null;

export function currentTheme(): Theme {
  return chosen ?? (systemIsDark.matches ? "dark" : "light");
}

/** Applies the choice of an earlier visit. */
export function recallTheme(): void {
  const theme = recall("theme");
  if (theme === "light" || theme === "dark") show(theme);
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  show(theme);
}

function show(theme: Theme): void {
  chosen = theme;
  // A constructed sheet is allowed by the content security policy, and overrides the page's own sheets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(colours[theme]);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset.theme = theme;
}
