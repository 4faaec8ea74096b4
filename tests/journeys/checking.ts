// Shared by the journeys through Check code.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ROOT } from "../../scripts/versions.mjs";
import { type Look, MODIFIER, type Visitor } from "./visitor.ts";

/** The time for a verdict, which depends on the code, in milliseconds. */
const PATIENCE = 240_000;

type Editor = HTMLElement & { value: string };

/** The text of a file of the project. */
export const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Opens Check code, with its editor. */
export async function openCheck(visitor: Visitor, language?: string, look?: Look): Promise<void> {
  await visitor.come("#check", look);
  await visitor.page.waitForSelector("cm-code");
  if (language) await visitor.press("radio", language);
  // The language's own code may appear late, and would then replace a text that the test has written.
  await visitor.frames();
}

export const code = ({ page }: Visitor) => page.$eval("cm-code", (editor) => (editor as Editor).value);

/** Chooses the problem on graphs, and waits for its code in the editor. */
export async function chooseGraphs(visitor: Visitor): Promise<void> {
  await visitor.press("link", "Graph 913");
  await expect.poll(() => code(visitor)).toContain("catMouseGame");
}

/** Replaces the text in the editor at once: typing it would take minutes. */
export async function write({ page }: Visitor, code: string): Promise<void> {
  await page.$eval(
    "cm-code",
    (editor, code) => {
      (editor as Editor).value = code;
    },
    code,
  );
}

/** Focuses the editor by its own `focus()`, which Puppeteer's method would bypass. */
export const enter = ({ page }: Visitor) => page.$eval("cm-code", (editor) => (editor as Editor).focus());

/** Pastes over everything in the editor. */
export async function paste(visitor: Visitor, code: string): Promise<void> {
  await enter(visitor);
  await visitor.chord(MODIFIER, "a");
  // Some browsers do not let a script fill the clipboard of an event.
  await visitor.page.$eval(
    "cm-code",
    (editor, text) => {
      const event = new Event("paste", { bubbles: true, cancelable: true });
      Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
      editor.shadowRoot?.querySelector(".cm-content")?.dispatchEvent(event);
    },
    code,
  );
}

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
export async function result(visitor: Visitor): Promise<{ verdict: string; text: string }> {
  await expect.poll(() => verdict(visitor), { timeout: PATIENCE }).not.toBe("");
  return { verdict: await verdict(visitor), text: await report(visitor) };
}

export async function check(visitor: Visitor, code: string): Promise<{ verdict: string; text: string }> {
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

/** Serves a copy of the site with a part of one script replaced. */
export function replaceInSite(visitor: Visitor, part: RegExp, other: string, name = /\.js$/): void {
  visitor.serveCopy((folder) => {
    const scripts = readdirSync(join(folder, "assets"))
      .filter((each) => name.test(each))
      .map((each) => join(folder, "assets", each))
      .filter((script) => part.test(readFileSync(script, "utf8")));
    expect(scripts, `one script has ${part}`).toHaveLength(1);
    for (const script of scripts) writeFileSync(script, readFileSync(script, "utf8").replace(part, other));
  }, true);
}
