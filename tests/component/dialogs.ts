// The dialogs Paste and Share, and what the page gives to the clipboard and saves as files.
import { vi } from "vitest";
import { click, open, shown, type } from "./screen";
import { find } from "./seen";

/** Loads a text in the dialog Paste. Gives its button the focus first, as a press with a pointer does. */
export async function paste(pasted: string): Promise<void> {
  find("button", "Paste").focus();
  await click("button", "Paste");
  await type("textbox", /^Text with one or more/, pasted);
  await click("button", "Load");
}

/** Opens a game, and the dialog Share for this use of it. */
export async function share(link: string, use?: "As a puzzle" | "As an exercise"): Promise<void> {
  await open(link);
  await click("button", "Share");
  if (use) await click("radio", use);
}

/** Chooses what an exercise in the dialog Share asks for. */
export async function askFor(winner: "mouse" | "cat" | "draw"): Promise<void> {
  document.querySelector<HTMLElement>(`dialog [name=share-winner][value=${winner}]`)?.click();
  await shown();
}

/** The files that the page saves from now on, each with the link that the page clicks to save the file. */
export function savedFiles() {
  const saved: { link: HTMLAnchorElement; file: Blob }[] = [];
  const made = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ link: this, file: made.mock.lastCall?.[0] as Blob });
  });
  return saved;
}

/** Replaces the clipboard by one that takes texts only if it is `willing`; returns the copied texts. */
export function clipboard(willing: boolean): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (what) => {
    if (!willing) throw new DOMException("not allowed", "NotAllowedError");
    copied.push(what);
  });
  return copied;
}
