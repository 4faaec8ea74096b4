// A fault of the program, such as a trap of the solver, is no error in what the reader has given: it goes to the console.
import assert from "node:assert/strict";
import { test } from "node:test";
import { document_, withBoards } from "./element.mjs";
import { withBrowser } from "./playground.mjs";

const { open, complaints } = withBrowser();
const boards = withBoards();

/** From now on whatever hands the text "trap" to the solver meets a trap. */
const TRAP = `
  // Of the page: Firefox runs this text in a realm of its own.
  const { charCodeAt } = window.String.prototype;
  window.String.prototype.charCodeAt = function (at) {
    if (this.includes("trap")) throw new WebAssembly.RuntimeError("unreachable");
    return charCodeAt.call(this, at);
  };`;

/**
 * Waits until the console has the trap. A trap leaves the editor borrowed for ever, so a repaint that was already waiting
 * fails after it; there is nothing else. @param {import("./playground.mjs").Playground} page @param {() => Promise<string[]>} errors
 */
async function assertTrapTold(page, errors) {
  /** @type {string[]} */
  const told = [];
  await page.until(async () => {
    told.push(...(await errors()));
    page.seen = told;
    return told.some((error) => error.includes("unreachable"));
  }, "the trap");
  for (const error of told) assert.match(error, /unreachable|recursive use of an object/);
}

test("in a pasted board", async () => {
  const page = await open();
  await page.run(TRAP);
  await page.paste("trap");
  await assertTrapTold(page, complaints);
  assert.deepEqual(await page.alerts(), []);
});

test("in an embedded board", async () => {
  const page = await boards.show(document_(`<cat-mouse-board board="CM/.F"></cat-mouse-board>`));
  await page.run(TRAP);
  await page.run("boards[0].board = 'trap'");
  await assertTrapTold(page.page, boards.complaints);
  assert.equal(await page.text(".notice"), null);
});
