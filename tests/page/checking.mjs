// What the tests of Check code share.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/versions.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

/** Opens Check code, with its editor. @param {(how: any) => Promise<Playground>} open */
export const openCheckIn =
  (open) =>
  async (size = {}) => {
    const page = await open({ link: "check", ...size });
    await editorIsThere(page);
    return page;
  };

/** @param {Playground} page */
export const editorIsThere = (page) =>
  page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");

/** @param {Playground} page @returns {Promise<string>} */
export const code = (page) => page.run(`return document.querySelector("cm-code").value`);

/** @param {Playground} page @param {string} code */
export async function run(page, code) {
  await page.run(`document.querySelector("cm-code").value = arguments[0]`, code);
  await page.click("button", "Run");
}

/** What stands there when the check is over. @param {Playground} page @returns {Promise<{ verdict: string, text: string }>} */
export async function result(page) {
  const read = () =>
    page.run(`
      const verdict = document.querySelector(".check-verdict");
      return verdict && { verdict: verdict.textContent.replace(/^[\\s✓✗]+/, "").trim(), text: document.querySelector(".check-result").innerText }`);
  // A judgement takes as long as the code does.
  await page.driver.wait(async () => (await read()) !== null, 240_000, "the check never ended");
  return read();
}

/** @param {Playground} page @param {string} code */
export async function check(page, code) {
  await run(page, code);
  return result(page);
}

/**
 * The verdict on a search that counts turns, in the case in which it goes deepest: nobody can win, and both players have one way, to
 * and fro, so it looks at few states for each turn.
 * @param {Playground} page @param {string} file in tests/by-turns/ @param {number} nodes
 */
export async function checkDeepest(page, file, nodes) {
  const graph = Array.from({ length: nodes }, (_, node) => (node > 4 ? [0] : [[], [3], [4], [1], [2]][node]));
  graph[0] = Array.from({ length: nodes - 5 }, (_, index) => index + 5);
  await page.run(
    `document.querySelector("cm-code").value = arguments[0]; document.querySelector(".own-case").open = true`,
    readFileSync(join(ROOT, "tests", "by-turns", file), "utf8"),
  );
  await page.fill("A graph, such as", JSON.stringify(graph));
  await page.click("button", "Run this case");
  return (await result(page)).verdict;
}

/** A copy of the site in which one script is another. @param {RegExp} part of the script @param {string} other takes its place @param {RegExp} [name] of the script */
export function siteWhere(part, other, name = /\.js$/) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(join(ROOT, "dist"), folder, { recursive: true });
  const assets = readdirSync(join(folder, "assets")).filter((each) => name.test(each));
  const scripts = assets.map((each) => join(folder, "assets", each));
  const found = scripts.filter((script) => part.test(readFileSync(script, "utf8")));
  assert.equal(found.length, 1, `one script has ${part}`);
  for (const script of found) writeFileSync(script, readFileSync(script, "utf8").replace(part, other));
  return folder;
}
