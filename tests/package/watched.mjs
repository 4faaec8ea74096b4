// Both browsers, and what they make of a page.
import assert from "node:assert/strict";
import { errorsOf, openBrowser } from "../harness/webdriver.mjs";

/** @typedef {import("../harness/webdriver.mjs").WebDriver} WebDriver */

/** What the outputs of a page say, its boards and its graphs. Runs in the page. */
const SHOWN = `
  const all = [...document.querySelectorAll("output, cat-mouse-board, cat-mouse-graph")];
  return all.map((each) => (each.shadowRoot ?? each).textContent.replace(/\\s+/g, " ").trim());`;

export class Browsers {
  /** @param {Map<string, WebDriver>} drivers */
  constructor(drivers) {
    this.drivers = drivers;
  }

  static async open() {
    const names = /** @type {const} */ (["firefox", "chromium"]);
    const drivers = await Promise.all(names.map((name) => openBrowser(name)));
    return new Browsers(new Map(drivers.map((driver, index) => [names[index] ?? "", driver])));
  }

  async close() {
    await Promise.all([...this.drivers.values()].map((driver) => driver.quit()));
  }

  /** Both browsers show these texts, in this order, and complain of nothing. @param {string} url @param {...RegExp} texts */
  async show(url, ...texts) {
    for (const [name, driver] of this.drivers) {
      await driver.get(url);
      /** @type {string[]} */
      let shown = [];
      const come = async () => {
        shown = await driver.executeScript(SHOWN);
        return shown.length === texts.length && texts.every((text, index) => text.test(shown[index] ?? ""));
      };
      await driver.wait(come, 10_000).catch(() => {}); // What the page complains of says more than that it took too long.
      assert.deepEqual(await errorsOf(driver), [], `${url} in ${name} shows ${JSON.stringify(shown)}`);
      assert.ok(await come(), `${url} in ${name} shows ${JSON.stringify(shown)}`);
    }
  }
}
