/**
 * Runs the bench in an installed browser.
 */

import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../scripts/versions.mjs";
import { serve } from "../tests/harness/static-server.mjs";
import { openBrowser } from "../tests/harness/webdriver.mjs";

/** With these a page counts as isolated, and its clock is as fine as the browser has it. */
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
    const driver = await openBrowser(name);
    try {
      await driver.manage().setTimeouts({ script: (seconds + 300) * 1000 });
      await driver.get(`${server.url}benches/page.html`);
      const script = `const [seconds, done] = arguments;
        measure(seconds).then((measured) => done({ measured }), (error) => done({ error: String(error) }));`;
      /** @type {any} */
      const { measured, error } = await driver.executeAsyncScript(script, seconds);
      if (error) throw new Error(error);
      return { version: `${(await driver.getCapabilities()).getBrowserVersion()}`, measured };
    } finally {
      await driver.quit();
    }
  } finally {
    await server.close();
  }
}
