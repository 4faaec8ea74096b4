// Base class of the parts of the page.
import { LitElement } from "lit";

/** An element without a shadow root, so that the style sheets around it apply to its content. */
export class PageElement extends LitElement {
  #left = new AbortController();

  protected override createRenderRoot() {
    return this;
  }

  /** An option for listeners of the window or the document. The listeners end when the element leaves the page. */
  protected get untilLeft(): { signal: AbortSignal } {
    return { signal: this.#left.signal };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#left.abort();
    this.#left = new AbortController();
  }
}
