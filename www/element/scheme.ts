// Detects whether an element has a dark colour scheme, its own or an inherited one.

/**
 * Calls `changed` now and at every change of the scheme. The probe has system colours with a CSS transition
 * (element.css). Every change of the scheme, from any cause, starts the transition and so sends an event.
 * @returns a function that ends the calls
 */
export function followScheme(probe: HTMLElement, changed: (dark: boolean) => void): () => void {
  let known: boolean | undefined;
  const look = () => {
    const dark = isDark(getComputedStyle(probe).backgroundColor);
    if (dark === known) return;
    known = dark;
    changed(dark);
  };
  const bound = new AbortController();
  for (const name of ["transitionrun", "transitionend"]) probe.addEventListener(name, look, { signal: bound.signal });
  // Hidden elements have no transitions, so look again when the probe appears.
  const shown = new ResizeObserver(look);
  shown.observe(probe);
  look();
  return () => {
    bound.abort();
    shown.disconnect();
  };
}

function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 3 * 128;
}
