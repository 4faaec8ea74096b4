// Texts that are copied or handed on.
import { hasFingers } from "./fingers";

/**
 * What the reader copied last, or could not copy: the browser may refuse. It says so of that text only, for what a button copies can
 * change.
 */
export class Copier {
  #last: { text: string; done: boolean } | null = null;

  /** Hands a text on: by the share sheet where there are fingers, else by copying it. */
  async tell(text: string): Promise<void> {
    if (!(hasFingers() && "share" in navigator)) {
      await this.copy(text);
      return;
    }
    try {
      await navigator.share({ text });
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== "AbortError") this.#last = { text, done: false };
    }
  }

  /** Returns whether the text was copied. */
  async copy(text: string): Promise<boolean> {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
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
