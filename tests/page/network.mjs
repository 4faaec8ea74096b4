// A network that loses one file of the site.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";
import { command, hearRequests } from "./playground.mjs";

const ASSETS = join(ROOT, "dist", "assets");
export const begins = (/** @type {string} */ start) => (/** @type {string} */ file) => file.startsWith(start);
export const isSolverOfGraphs = (/** @type {string} */ file) =>
  readFileSync(join(ASSETS, file)).equals(readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")));

/** Lets every request for a file fail, until the network is repaired. @param {import("./playground.mjs").Playground} page @param {(file: string) => boolean} isIt */
export async function without({ driver, site }, isIt) {
  const file = readdirSync(ASSETS).find(isIt);
  assert.ok(file);
  const bidi = await driver.getBidi();
  /** @param {{ isBlocked: boolean, request: { request: string } }} sent */
  const fail = ({ isBlocked, request }) => {
    if (isBlocked) command(driver, "network.failRequest", { request: request.request });
  };
  bidi.on("network.beforeRequestSent", fail);
  const hearNoMore = await hearRequests(driver);
  const { intercept } = await command(driver, "network.addIntercept", {
    phases: ["beforeRequestSent"],
    urlPatterns: [{ type: "string", pattern: `${site.url}assets/${file}` }],
  });
  return async () => {
    await command(driver, "network.removeIntercept", { intercept });
    await hearNoMore();
    bidi.off("network.beforeRequestSent", fail);
  };
}
