// Checks in Check code, shared by its journeys: code is run, and its verdict is read.
import { expect } from "vitest";
import { code, write } from "./editor.ts";
import type { Visitor } from "./visitor.ts";

/** The time for a verdict, which depends on the code, in milliseconds. */
const PATIENCE = 240_000;

export async function run(visitor: Visitor, text: string): Promise<void> {
  await write(visitor, text);
  await visitor.press("button", "Run");
  expect(await code(visitor), "the text is still in the editor").toBe(text);
}

export const report = ({ page }: Visitor) =>
  page.evaluate(() => document.querySelector<HTMLElement>(".check-result")?.innerText ?? "");

/** The page's current verdict on the code; empty during a check. */
export const verdict = async (visitor: Visitor) => (await visitor.text(".check-verdict")).replace(/^[\s✓✗]+/, "");

/** Waits for the end of a check. */
export async function result(visitor: Visitor) {
  await expect.poll(() => verdict(visitor), { timeout: PATIENCE }).not.toBe("");
  return { verdict: await verdict(visitor), text: await report(visitor) };
}

export async function check(visitor: Visitor, code: string) {
  await run(visitor, code);
  return result(visitor);
}

/** Asserts that the page checks another solution as usual, and leaves no frame behind. */
export async function isWell(visitor: Visitor, wrong = "function canMouseWin() { return false; }"): Promise<void> {
  expect((await check(visitor, wrong)).verdict).toBe("Wrong answer");
  expect(await visitor.count("iframe")).toBe(0);
}

/**
 * The verdict on a search that counts turns, in its deepest case: nobody can win, and each player can only go to and
 * fro, so there are few states for each turn.
 */
export async function checkDeepest(visitor: Visitor, code: string, nodes: number): Promise<string> {
  const graph = Array.from({ length: nodes }, (_, node) => (node > 4 ? [0] : ([[], [3], [4], [1], [2]][node] ?? [])));
  graph[0] = Array.from({ length: nodes - 5 }, (_, index) => index + 5);
  await write(visitor, code);
  await visitor.page.$eval(".own-case", (fold) => {
    (fold as HTMLDetailsElement).open = true;
  });
  await visitor.page.locator("#own-case").fill(JSON.stringify(graph));
  await visitor.press("button", "Run this case");
  return (await result(visitor)).verdict;
}

/** Counts the frames in which code runs from now on. Each lasts for one time limit at most. */
export async function countFrames({ page }: Visitor): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let frames = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        frames += [...addedNodes].filter(({ nodeName }) => nodeName === "IFRAME").length;
      document.body.dataset.frames = `${frames}`;
    }).observe(document.body, { childList: true });
  });
  return () => page.evaluate(() => Number(document.body.dataset.frames));
}

/** Complaints without Pyodide's own: it tries to import from a data: address, which the policy refuses. */
export const complaintsOfPython = async (visitor: Visitor) =>
  (await visitor.complaints()).filter((each) => !/data:?text|security policy: data|'data:/.test(each));
