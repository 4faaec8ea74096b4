// A plain web server for the tests: it serves the built site under a path, not at the root, as some hosts do.
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { ROOT } from "../../scripts/versions.mjs";

/**
 * @typedef {object} Site
 * @property {string} url of the page, ending in a slash
 * @property {string[]} missing requests for files that do not exist: the page should make none
 * @property {(folder: string) => void} serve serves this folder from now on, as a new version of the site
 * @property {(path: string, html: string) => void} put adds a page of the test's own
 * @property {(files: RegExp | null) => void} hold leaves matching requests unanswered from now on, until it is `null`
 * @property {() => number} waiting the number of requests without an answer
 * @property {(files: RegExp | null) => void} lose breaks the connection at matching requests from now on
 * @property {() => Promise<void>} close
 */

/** Used ports. None is used again, because browsers store data by address, and one browser serves many tests. */
const used = new Set();

/**
 * Serves a folder on a free port of this machine, never the same port twice.
 * @param {string} [mount] the path it is served under, with a slash at both ends
 * @param {string} [folder]
 * @param {Record<string, string>} [headers] sent with every answer
 * @returns {Promise<Site>}
 */
export async function serve(mount = "/some/where/", folder = join(ROOT, "dist"), headers = {}) {
  let files = sirv(folder, { etag: true });
  let held = /** @type {RegExp | null} */ (null);
  let lost = /** @type {RegExp | null} */ (null);
  const pages = /** @type {Map<string, string>} */ (new Map());
  const waiting = /** @type {(() => void)[]} */ ([]);
  const missing = /** @type {string[]} */ ([]);
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const nothing = () => {
      missing.push(url);
      response.writeHead(404).end("not found");
    };
    if (!url.startsWith(mount)) return nothing();
    if (lost?.test(url)) return void request.socket.destroy();
    request.url = url.slice(mount.length - 1);
    const page = pages.get(request.url);
    const answer = () => {
      if (page === undefined) files(request, response, nothing);
      else response.setHeader("content-type", "text/html;charset=utf-8").end(page);
    };
    if (held?.test(url)) waiting.push(answer);
    else answer();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${mount}`,
    missing,
    serve: (newer) => {
      files = sirv(newer, { etag: true });
    },
    put: (path, html) => void pages.set(`/${path}`, html),
    hold: (requests) => {
      held = requests;
      if (!requests) for (const answer of waiting.splice(0)) answer();
    },
    waiting: () => waiting.length,
    lose: (requests) => {
      lost = requests;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {import("node:http").Server} server @returns {Promise<number>} its port */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  if (!used.has(address.port)) {
    used.add(address.port);
    return address.port;
  }
  await new Promise((resolve) => server.close(resolve));
  return listen(server);
}
