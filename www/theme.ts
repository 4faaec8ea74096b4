// Light or dark: as the system has it, until the reader chooses.
import { recall, remember } from "./remembered";

export type Theme = "light" | "dark";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

function chosen(): Theme | null {
  const theme = recall("theme");
  return theme === "light" || theme === "dark" ? theme : null;
}

export function currentTheme(): Theme {
  return chosen() ?? (systemIsDark.matches ? "dark" : "light");
}

function show(): void {
  document.documentElement.dataset.theme = currentTheme();
}

/** Shows the theme from now on, also when the system's changes. */
export function followTheme(): void {
  show();
  systemIsDark.addEventListener("change", show);
}

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  document.documentElement.dataset.theme = theme;
}
