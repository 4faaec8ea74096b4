// Pictures of long lists, each made when it comes near the screen.
import { html, noChange, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ChildPart } from "lit/directive.js";

/** Keeps the place of a picture. */
export const NO_PICTURE = html`<i class="thumbnail" aria-hidden="true"></i>`;

const waiting = new Map<Element, WhenSeen>();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.seen();
  },
  { rootMargin: "50%" },
);

class WhenSeen extends AsyncDirective {
  #isSeen = false;
  #around: Element | null = null;
  #make: () => unknown = () => noChange;

  render(make: () => TemplateResult): unknown {
    this.#make = make;
    return this.#isSeen ? make() : NO_PICTURE;
  }

  override update({ parentNode }: ChildPart, [make]: [() => TemplateResult]): unknown {
    this.#around ??= parentNode as Element;
    if (!this.#isSeen) this.reconnected();
    return this.render(make);
  }

  seen(): void {
    this.#isSeen = true;
    this.disconnected();
    this.setValue(this.#make());
  }

  protected override disconnected(): void {
    if (!this.#around) return;
    observer.unobserve(this.#around);
    waiting.delete(this.#around);
  }

  protected override reconnected(): void {
    if (!this.#around || this.#isSeen) return;
    waiting.set(this.#around, this);
    observer.observe(this.#around);
  }
}

/** Until the element around it is near the screen, an empty picture keeps its place. */
export const whenSeen = directive(WhenSeen);
