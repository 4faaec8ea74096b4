// The service worker: it stores a copy of the site for offline use. scripts/build.mjs builds it as sw.js.
import { NavigationRoute, NetworkOnly, type PrecacheEntry, PrecacheRoute, Serwist } from "serwist";

declare global {
  interface Window {
    /** All files of the site with their versions. The build inserts them here. */
    __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}

// `clientsClaim`: the worker also serves the page that installed it. After a new version of the site has removed the
// files of this page, the page still finds them in the copy.
const worker = new Serwist({ clientsClaim: true });

/** The copy of a page. @param address may end with a slash and have a query */
function copyOf(address: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(address);
  return worker.matchPrecache(`${origin}${pathname.replace(/\/$/, "/index.html")}`);
}

// Pages come from the network if possible, so a new version shows at once. Other files have names made from their
// content, so versions do not mix: files of the copied version come from the copy, and newer files from the network.
const pages = new NetworkOnly({
  networkTimeoutSeconds: 3,
  plugins: [{ handlerDidError: ({ request }) => copyOf(request.url) }],
});
worker.registerRoute(new NavigationRoute(pages));
worker.addToPrecacheList(self.__SW_MANIFEST);
worker.registerRoute(new PrecacheRoute(worker));
worker.addEventListeners();
