// What the browser keeps. A browser may refuse to keep anything; then nothing is kept.

const keeper = (storage: "localStorage" | "sessionStorage") => ({
  recall(key: string): string | null {
    try {
      return globalThis[storage].getItem(`cat-and-mouse.${key}`);
    } catch {
      return null;
    }
  },
  remember(key: string, value: string): void {
    try {
      globalThis[storage].setItem(`cat-and-mouse.${key}`, value);
    } catch {
      // It holds until the page is left.
    }
  },
});

/** For the next visit. */
export const { recall, remember } = keeper("localStorage");
/** For this tab only: it survives a reload, and ends with the tab. */
export const { recall: recallForTab, remember: rememberForTab } = keeper("sessionStorage");

/** Reads what was kept as JSON; null if it does not pass the check: something else, or another version, may have written it. */
export function readJson<Value>(text: string | null, check: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
