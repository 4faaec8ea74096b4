// Check code for everyone: by keyboard alone, to axe, in narrow windows, in both languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Key } from "selenium-webdriver";
import { ROOT } from "../../scripts/versions.mjs";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { everyPart } from "./checking.mjs";
import { testOnce, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */

const WRONG = "function canMouseWin() { return false; }";
const WITH_MISTAKE = readFileSync(join(ROOT, "www/check/solutions/1728-depth-first.js"), "utf8");

/** What the page says in each of its states. @param {Playground} page @param {(where: string) => Promise<void>} look */
async function everywhere(page, look) {
  await page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");
  await look("before a check");
  await page.run(`document.querySelector("cm-code").value = arguments[0]`, WRONG);
  await page.run(`document.querySelector(".run").click()`);
  await page.until(() => page.run(`return document.querySelector(".check-verdict") !== null`), "the verdict");
  await look("a wrong answer");
  await page.run(`document.querySelector(".check-result .why-answer").click()`);
  await look("the reason");
  await everyPart(page, WITH_MISTAKE, look);
}

const { open } = withBrowser();

testOnce("axe finds nothing: en, light, 1280 px wide", async () => {
  const page = await open({ link: "check" });
  await everywhere(page, async (where) => {
    await assertAccessible(page, where);
  });
});

testOnce("axe finds nothing: zh, dark, 390 px wide", async () => {
  const page = await open({ link: "check", width: 390 });
  await page.switchTo("zh");
  await page.click("button", "深色");
  await everywhere(page, async (where) => {
    await assertAccessible(page, where);
  });
});

test("nothing is wider than a window of 320 px to 1920 px", async () => {
  const page = await open({ link: "check" });
  await everywhere(page, async (where) => {
    for (const width of [320, 390, 640, 760, 1024, 1920]) {
      await page.resize(width);
      await assertFitsWidth(page, `${where}, ${width} px`);
    }
  });
});

describe("by keyboard", () => {
  test("the editor is entered, written in and left, and a check is run and read", async () => {
    const page = await open({ link: "check" });
    await page.until(() => page.run(`return document.querySelector("cm-code") !== null`), "the editor");
    const inEditor = () => page.run(`return document.activeElement.localName === "cm-code"`);
    await page.run(`document.querySelector("input[name=code-language]:checked").focus()`);
    await page.keys(Key.TAB);
    assert.equal(await inEditor(), true);
    await page.chord(Key.CONTROL, "a");
    await page.keys(Key.DELETE, ...WRONG);
    assert.equal(await page.run(`return document.querySelector("cm-code").value`), WRONG);
    await page.keys(Key.TAB);
    assert.equal(await inEditor(), false, "Tab leaves the editor");
    assert.equal(await page.focused(), "Run");
    await page.keys(Key.ENTER);
    await page.until(() => page.run(`return document.querySelector(".check-verdict") !== null`), "the verdict");
    assert.match(
      await page.run("return document.activeElement.textContent"),
      /Wrong answer/,
      "the focus is on the verdict",
    );
  });
});
