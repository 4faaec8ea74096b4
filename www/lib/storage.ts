// The browser's storage. A browser may refuse to store a value, for example if the storage is full: the value then lasts
// until the page is left.

/** The refused values, by storage and key. */
export const refused = new Map<string, string>();

const keeper = (storage: "localStorage" | "sessionStorage") => ({
  recall(key: string): string | null {
    try {
      return refused.get(`${storage} ${key}`) ?? globalThis[storage].getItem(`cat-and-mouse.${key}`);
    } catch {
      return null;
    }
  },
  /** Returns false if the browser refuses to store the value. */
  remember(key: string, value: string): boolean {
    try {
      globalThis[storage].setItem(`cat-and-mouse.${key}`, value);
      refused.delete(`${storage} ${key}`);
      return true;
    } catch {
      refused.set(`${storage} ${key}`, value);
      return false;
    }
  },
});

/** Storage that stays for the next visit. */
export const { recall, remember } = keeper("localStorage");
/** Storage of this tab: it survives a reload and ends with the tab. */
export const { recall: recallForTab, remember: rememberForTab } = keeper("sessionStorage");

/** Parses stored JSON; null if it fails the check, because another program or version may have written it. */
export function readJson<Value>(text: string | null, check: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return check(value) ? value : null;
  } catch {
    return null;
  }
}
