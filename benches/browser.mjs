/** Runs the bench in an installed browser. */

import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/versions.mjs";
import { launch } from "../tests/harness/browser.mjs";
import { serve } from "../tests/harness/static-server.mjs";

/** Headers that isolate a page. An isolated page gets the finest clock of the browser. */
const ISOLATED = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/**
 * @param {"chromium" | "firefox"} name
 * @param {string} folder with boards.json
 * @param {number} seconds
 * @returns {Promise<{ version: string, measured: import("./package.mjs").Measured }>}
 */
export async function benchInBrowser(name, folder, seconds) {
  const site = join(folder, "site");
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  for (const part of ["pkg", "benches"]) cpSync(join(ROOT, part), join(site, part), { recursive: true });
  cpSync(join(folder, "boards.json"), join(site, "boards.json"));

  const server = await serve("/", site, ISOLATED);
  try {
    const browser = await launch(name, { limit: seconds + 300 });
    try {
      const page = await browser.newPage();
      await page.goto(`${server.url}benches/page.html`);
      await page.waitForFunction(() => "measure" in window);
      const measured = await page.evaluate((seconds) => /** @type {any} */ (window).measure(seconds), seconds);
      // The browser calls itself, for example, "Chrome/140.0.7339.16" or "firefox/140.0".
      return { version: (await browser.version()).split("/").at(-1) ?? "", measured };
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
