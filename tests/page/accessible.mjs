// What holds of every page and part: axe finds nothing, and nothing is wider than the window.
import assert from "node:assert/strict";
import axe from "axe-core";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */
/** @typedef {{ id: string, help: string, elements: string[] }} Rule that axe has looked at, and the HTML of the elements it did so in */

/**
 * Axe finds nothing. It does not look into frames: no page here has one that is seen.
 * @param {{ driver: WebDriver }} page
 * @param {string} state what is shown, for when something is found
 * @returns the rules that it saw kept
 */
export async function assertAccessible({ driver }, state) {
  if (!(await driver.executeScript("return 'axe' in window"))) await driver.executeScript(axe.source);
  const { violations, passes } = /** @type {{ violations: Rule[], passes: Rule[] }} */ (
    await driver.executeScript(`
      const rules = (all) => all.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
      // Where an element stands is seen in its HTML.
      return axe.run({ selectors: false })
        .then(({ violations, passes }) => ({ violations: rules(violations), passes: rules(passes) }))`)
  );
  const found = violations.flatMap(({ id, help, elements }) => elements.map((html) => `${id}: ${help}: ${html}`));
  assert.deepEqual(found, [], state);
  assert.ok(passes.length > 20, `axe has looked at the page: ${state}`);
  return passes;
}

/**
 * Nothing is wider than the window or, while one is open, than the dialog. A window may be wider than what it shows, by
 * the room that is kept for a scrollbar.
 * @param {{ driver: WebDriver }} page
 * @param {string} state what is shown, for when something is too wide
 */
export async function assertFitsWidth({ driver }, state) {
  const { over, wide } = await driver.executeScript(`
    const dialog = document.querySelector("dialog[open]");
    const page = document.documentElement;
    const right = Math.min(page.clientWidth, dialog?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY);
    const wide = [...(dialog ?? document.body).querySelectorAll("*")]
      .filter((element) => !element.closest("svg *, .unseen") && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > right + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
    return { over: page.scrollWidth - page.clientWidth, wide }`);
  assert.deepEqual(wide, [], state);
  assert.ok(over <= 0, `${state}: the page is ${over} px wider than the window`);
}
