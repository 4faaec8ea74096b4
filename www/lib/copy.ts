// Copies or shares texts.
import { hasCoarsePointer } from "./coarse-pointer";

/**
 * Copies texts, and remembers the last attempt, which the browser may have refused. A message about this attempt is
 * shown only while the button would copy the same text.
 */
export class Copier {
  #last: { text: string; done: boolean } | null = null;

  /** Shares a text on touch devices; elsewhere copies it. */
  async tell(text: string): Promise<void> {
    if (!(hasCoarsePointer() && "share" in navigator)) {
      await this.copy(text);
      return;
    }
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== "AbortError") this.#last = { text, done: false };
    }
  }

  /** Copies a text; returns whether this succeeded. */
  async copy(text: string): Promise<boolean> {
    let done = true;
    try {
      // On a site without HTTPS, browsers have no clipboard.
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
    }
    this.#last = { text, done };
    return done;
  }

  hasCopied(text: string): boolean {
    return this.#last?.text === text && this.#last.done;
  }

  wasRefused(text: string): boolean {
    return this.#last?.text === text && !this.#last.done;
  }
}
