// What the browser keeps for the next visit. A browser may refuse to keep anything; then nothing is kept.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`cat-and-mouse.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cat-and-mouse.${key}`, value);
  } catch {
    // The choice holds until the page is left.
  }
}

/** The same for this tab only: it survives a reload, and ends with the tab. */
export function recallForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`cat-and-mouse.${key}`);
  } catch {
    return null;
  }
}

export function rememberForTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`cat-and-mouse.${key}`, value);
  } catch {
    // It holds until the page is left.
  }
}
