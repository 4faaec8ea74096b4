// Opens pages in both browsers, and checks the texts that they show.
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { launch } from "../harness/browser.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/** How long a page may take to show its texts, in milliseconds. */
const PATIENCE = 10_000;

/** The texts of a page's outputs, boards and graphs. @param {Page} page @returns {Promise<string[]>} */
const said = (page) =>
  page.$$eval("output, cat-mouse-board, cat-mouse-graph", (all) =>
    all.map((each) => ((each.shadowRoot ?? each).textContent ?? "").replace(/\s+/g, " ").trim()),
  );

export class Browsers {
  /** @param {Map<string, import("puppeteer-core").Browser>} browsers by their names */
  constructor(browsers) {
    this.browsers = browsers;
  }

  static async open() {
    const names = ["firefox", "chromium"];
    const browsers = await Promise.all(names.map((name) => launch(name)));
    return new Browsers(new Map(browsers.map((browser, index) => [names[index] ?? "", browser])));
  }

  async close() {
    await Promise.all([...this.browsers.values()].map((browser) => browser.close()));
  }

  /** Asserts that both browsers show these texts, in order, without errors. @param {string} url @param {...RegExp} texts */
  async show(url, ...texts) {
    for (const [name, browser] of this.browsers) {
      const page = await browser.newPage();
      const complaints = /** @type {string[]} */ ([]);
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.goto(url);
      let shown = await said(page);
      const isThere = () =>
        shown.length === texts.length && texts.every((text, index) => text.test(shown[index] ?? ""));
      for (const end = Date.now() + PATIENCE; !isThere() && Date.now() < end; shown = await said(page))
        await setTimeout(20);
      const where = `${url} in ${name} shows ${JSON.stringify(shown)}`;
      // Asserts this first, because errors of the page say more than a timeout.
      assert.deepEqual(complaints, [], where);
      assert.ok(isThere(), where);
      await page.close();
    }
  }
}
