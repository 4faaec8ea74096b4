// The browser's storage. A browser may refuse to store anything.

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
      // Nothing is stored: the value is lost when the page is left.
    }
  },
});

/** Storage that stays for the next visit. */
export const { recall, remember } = keeper("localStorage");
/** Storage of this tab: it survives a reload and ends with the tab. */
export const { recall: recallForTab, remember: rememberForTab } = keeper("sessionStorage");

/** Parses stored JSON; null if the check fails, because another program or version may have written the text. */
export function readJson<Value>(text: string | null, check: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
