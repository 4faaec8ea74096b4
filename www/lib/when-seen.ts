// Pictures in long lists. Each picture is made when its place comes near the screen.
import { html, noChange, type TemplateResult } from "lit";
import { AsyncDirective, directive } from "lit/async-directive.js";
import type { ChildPart } from "lit/directive.js";

/** An empty picture, which takes the room of a picture that is not made yet. */
export const NO_PICTURE = html`<i class="thumbnail" aria-hidden="true"></i>`;

const waiting = new Map<Element, WhenSeen>();
/** Draws one picture per frame. The layout of a graph takes a while, and the page responds between two pictures. */
async function draw(seen: readonly IntersectionObserverEntry[]): Promise<void> {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    waiting.get(target)?.seen();
    await new Promise(requestAnimationFrame);
  }
}

const observer = new IntersectionObserver((entries) => void draw(entries), { rootMargin: "50%" });

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

  /** Makes the picture. If it cannot be made yet, the next rendering tries again. */
  seen(): void {
    const made = this.#make();
    if (made === NO_PICTURE) return;
    this.#isSeen = true;
    this.disconnected();
    this.setValue(made);
  }

  protected override disconnected(): void {
    if (!this.#around) return;
    observer.unobserve(this.#around);
    waiting.delete(this.#around);
  }

  protected override reconnected(): void {
    if (!this.#around || this.#isSeen) return;
    waiting.set(this.#around, this);
    // The observer reports an element when its observation begins. Observing it again causes another report.
    observer.unobserve(this.#around);
    observer.observe(this.#around);
  }
}

/** Renders a picture when the element around it comes near the screen; until then, renders an empty picture. */
export const whenSeen = directive(WhenSeen);
