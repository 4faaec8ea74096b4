// The service worker: it keeps a copy of the site, for readers without a network. scripts/build.mjs builds it as sw.js.
import { NavigationRoute, NetworkOnly, type PrecacheEntry, PrecacheRoute, Serwist } from "serwist";

declare global {
  interface Window {
    /** All files of the site, each with its version. The build writes them here. */
    __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}

// The page that installs it also gets its files from the copy, so that they are there when the site has a new version.
const worker = new Serwist({ clientsClaim: true });

/** The copy of a page. @param address may end with a slash, and may have a query */
function copyOf(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  return worker.matchPrecache(`${origin}${pathname.replace(/\/$/, "/index.html")}`);
}

// Pages come from the network if there is one, so a new version shows at once. Their other files have names made from their
// content, so versions do not mix: files of the copied version come from the copy, those of a newer one from the network.
const pages = new NetworkOnly({
  networkTimeoutSeconds: 3,
  plugins: [{ handlerDidError: ({ request }) => copyOf(request.url) }],
});
worker.registerRoute(new NavigationRoute(pages));
worker.addToPrecacheList(self.__SW_MANIFEST);
worker.registerRoute(new PrecacheRoute(worker));
worker.addEventListeners();
