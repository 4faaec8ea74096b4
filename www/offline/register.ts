/**
 * Numeric addresses of the reader's own machine, used by tests and local servers. No copy is stored there, so
 * a new build is shown immediately.
 */
const HERE = ["127.0.0.1", "[::1]"];

/** Registers the service worker, which stores a copy of the site for offline use. */
export function keepCopy(): void {
  // The manifest is at the top of the site, like sw.js.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!manifest || HERE.includes(location.hostname)) return;
  // Registering requires HTTPS, and a private window may refuse it. Online, the page works without the copy.
  navigator.serviceWorker?.register(new URL("sw.js", manifest.href)).catch(() => {});
}
