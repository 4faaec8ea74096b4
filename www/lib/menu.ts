// A button that opens a small panel of further controls, in place.
import { html, nothing, type TemplateResult } from "lit";

interface MenuLook {
  /** A class of its own, for its style. */
  kind: string;
  /** What the button shows. */
  label: TemplateResult | string;
  /** What the button is called, if it shows only a sign. */
  name?: string;
  /** Whether the panel stays open when something in it is chosen. */
  stays?: boolean;
}

/**
 * Escape and a press elsewhere close it, and so does what is chosen in it, unless it stays. A finger closes it by a tap, which does
 * nothing else, and may scroll the page before.
 */
export function menuView({ kind, label, name, stays = false }: MenuLook, content: unknown): TemplateResult {
  return html`<details class="menu ${kind}" @toggle=${followPresses} @keydown=${closeByKey} @focusout=${closeWhenLeft}>
    <summary aria-label=${name ?? nothing} title=${name ?? nothing}>${label}</summary>
    <div class="menu-panel" @click=${stays ? nothing : CLOSE_BY_CHOICE}>${content}</div>
  </details>`;
}

/** Makes a menu that stands in the page close like the others. */
export function closesItself(menu: HTMLDetailsElement): void {
  menu.addEventListener("toggle", followPresses);
  menu.addEventListener("keydown", closeByKey);
  menu.addEventListener("focusout", closeWhenLeft);
}

function followPresses(event: Event): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (!menu.open) return;
  const bound = new AbortController();
  const options = { capture: true, signal: bound.signal };
  let isFinger = false;
  const pressed = (press: PointerEvent) => {
    isFinger = press.pointerType === "touch";
    if (press.composedPath().includes(menu)) return;
    if (isFinger) press.stopPropagation();
    else menu.open = false;
  };
  const tapped = (tap: MouseEvent) => {
    if (!isFinger || tap.composedPath().includes(menu)) return;
    tap.stopPropagation();
    tap.preventDefault();
    menu.open = false;
  };
  document.addEventListener("pointerdown", pressed, options);
  document.addEventListener("click", tapped, options);
  menu.addEventListener("toggle", () => bound.abort(), { once: true });
}

function closeByKey(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.key !== "Escape" || !menu.open) return;
  event.stopPropagation();
  close(menu);
}

function closeWhenLeft(event: FocusEvent): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false;
}

/** Before the choice itself is heard: a dialog that it opens gives the focus back to where it was then. */
const CLOSE_BY_CHOICE = {
  capture: true,
  handleEvent(event: Event): void {
    const menu = (event.currentTarget as HTMLElement).closest("details");
    if (menu && event.target instanceof Element && event.target.closest("button, a")) close(menu);
  },
};

/** The focus goes back to the button: what opens next, such as a dialog, returns it there. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
