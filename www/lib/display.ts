// What the page follows of the screen it is shown on.

/** Whether the reader asked for less motion; the answer changes when the setting does. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Calls back when the element's size, the screen's density or the theme changes; returns the function that ends this. */
export function watchDisplay(element: Element, changed: () => void): () => void {
  const size = new ResizeObserver(changed);
  size.observe(element);
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  systemIsDark.addEventListener("change", changed);

  let density: MediaQueryList;
  const followDensity = () => {
    // A query is true for one density only, so each change asks for the next.
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener("change", densityChanged, { once: true });
  };
  const densityChanged = () => {
    followDensity();
    changed();
  };
  followDensity();

  return () => {
    size.disconnect();
    theme.disconnect();
    systemIsDark.removeEventListener("change", changed);
    density.removeEventListener("change", densityChanged);
  };
}
