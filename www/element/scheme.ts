// Whether an element is shown in a dark colour scheme: its own, or what it inherits from the page around it.

/**
 * Tells whether it is dark, whenever that changes. The probe has the system's colours, with a transition (element.css):
 * it tells of every change, whatever caused it. Returns the function that ends this.
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
  // Nothing has a transition while it is not shown.
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
