// Properties of the screen, and their changes.

/** Whether the reader currently prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Calls `changed` when the element's size, the pixel density or the theme changes. Returns a function that ends the
 * calls.
 */
export function watchDisplay(element: Element, changed: () => void): () => void {
  const size = new ResizeObserver(changed);
  size.observe(element);
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
  systemIsDark.addEventListener("change", changed);

  let density: MediaQueryList;
  const followDensity = () => {
    // A query matches a single density, so each change needs a new query.
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
