// Keyboard focus in a long list: the Tab key stops once in the list; the arrow keys move between entries.

export function listFocus(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const target: Partial<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    Home: 0,
    End: buttons.length - 1,
  };
  if (event.key === "Tab") leaveList(list, buttons);
  const to = target[event.key];
  if (to === undefined) return;
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
  event.preventDefault();
}

/**
 * Lets the Tab key leave the list from any entry. Otherwise the key would stop once more, at the list's only tab stop.
 */
function leaveList(list: HTMLElement, buttons: HTMLButtonElement[]): void {
  const stop = buttons.find((button) => button.tabIndex === 0);
  const { activeElement } = list.getRootNode() as Document | ShadowRoot;
  if (!stop || stop === activeElement) return;
  stop.tabIndex = -1;
  const restore = () => {
    stop.tabIndex = 0;
  };
  list.addEventListener("focusout", restore, { once: true });
}
