// Base class of the parts of the page.
import { LitElement } from "lit";

/** An element without a shadow root, so that the style sheets around it apply to its content. */
export class PageElement extends LitElement {
  protected override createRenderRoot() {
    return this;
  }
}
