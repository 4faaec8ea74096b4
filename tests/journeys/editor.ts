// The editor of Check code, shared by its journeys.
import { expect } from "vitest";
import { type Look, MODIFIER, type Visitor } from "./visitor.ts";

type Editor = HTMLElement & { value: string };

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
