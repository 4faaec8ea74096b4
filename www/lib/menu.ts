// A button that opens a small panel of controls.
import { html, nothing, type TemplateResult } from "lit";

interface MenuLook {
  /** The class of the menu. */
  kind: string;
  /** The content of the button. */
  label: TemplateResult | string;
  /** The name of the button, if the button only shows a sign. */
  name?: string;
  /** Whether the panel stays open after a choice. */
  stays?: boolean;
}

/**
 * A menu. Escape, a press elsewhere or, unless `stays` is set, a choice closes the menu. With a finger, a tap elsewhere
 * closes the menu and does nothing else; scrolling does not close the menu.
 */
export function menuView({ kind, label, name, stays = false }: MenuLook, content: unknown): TemplateResult {
  return html`<details class="menu ${kind}" @toggle=${followPresses} @keydown=${closeByKey} @focusout=${closeWhenLeft}>
    <summary aria-label=${name ?? nothing} title=${name ?? nothing}>${label}</summary>
    <div class="menu-panel" @click=${stays ? nothing : CLOSE_BY_CHOICE}>${content}</div>
  </details>`;
}

/** Lets a menu in the page's HTML close like a menu of `menuView`. */
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
  // The browser's Back may change the page behind the menu.
  addEventListener("popstate", () => (menu.open = false), options);
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

/** Closes the menu before the choice is handled. A dialog opened by the choice then returns the focus to the button. */
const CLOSE_BY_CHOICE = {
  capture: true,
  handleEvent(event: Event): void {
    const menu = (event.currentTarget as HTMLElement).closest("details");
    if (menu && event.target instanceof Element && event.target.closest("button, a")) close(menu);
  },
};

/** Closes the menu and returns the focus to its button. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector("summary")?.focus();
}
