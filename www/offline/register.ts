/** The reader's own machine by its numbers, as tests and servers of a build name it: what was just built shows there at once. */
const HERE = ["127.0.0.1", "[::1]"];

/** Lets the browser keep a copy of the site for use without a network. */
export function keepCopy(): void {
  // It lies at the top of the site, as sw.js does.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!manifest || HERE.includes(location.hostname)) return;
  // Not there without encryption. A private window may refuse. The page needs no copy while there is a network.
  navigator.serviceWorker?.register(new URL("sw.js", manifest.href)).catch(() => {});
}
