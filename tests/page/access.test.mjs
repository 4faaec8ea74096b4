// For everyone: axe finds nothing, nothing is wider than the screen, and what is pressed is large enough.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertAccessible, assertFitsWidth } from "./accessible.mjs";
import { testOnce, withBrowser } from "./playground.mjs";

const { open } = withBrowser();

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";
const LONGEST = "board=1Fx5/1x2xxx1/3x4/xxx2xxx/x3xM2/2xxxCx1/1x3xx1/3x4&cat=1&mouse=1";
const STAND_OFF = "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6";
const PHONE = { width: 390, height: 844 };

/** @typedef {import("./playground.mjs").Playground} Playground */

// The views and the dialogs: views-access.test.mjs.
for (const [language, theme, width] of /** @type {const} */ ([
  ["en", "light", 1280],
  ["zh", "dark", 390],
])) {
  testOnce(`axe finds nothing: ${language}, ${theme}, ${width} px wide`, async () => {
    const page = await open({ link: STAND_OFF, width });
    const words = {
      en: { dark: "Dark colours", next: "Next move", rows: "Rows", clear: "Clear" },
      zh: { dark: "深色", next: "下一步", rows: "行数", clear: "清空" },
    }[language];
    if (language === "zh") await page.switchTo("zh");
    if (theme === "dark") await page.click("button", words.dark);
    page.language = language;
    await page.click("button", words.next, 3);
    await page.type(words.rows, "9");
    assert.equal((await page.alerts()).length, 1);
    await assertAccessible(page, "a line is played, and a number refused");
    await page.click("button", words.clear);
    await assertAccessible(page, "an incomplete board");
    await page.run("location.hash = '#board=ZZ'");
    await page.until(async () => (await page.alerts()).length === 1, "the notice");
    await assertAccessible(page, "a broken link");
  });
}

describe("on a phone", () => {
  test("nothing is wider than the screen", async () => {
    for (const link of [EXAMPLE_1, LONGEST, STAND_OFF]) {
      const page = await open({ link, ...PHONE });
      for (const language of ["en", "zh"]) {
        await assertFitsWidth(page, `${language}: ${link}`);
        await page.click("button", language === "en" ? "To the end" : "到末尾");
        await assertFitsWidth(page, `${language}: the end of ${link}`);
        if (language === "en") await page.switchTo("zh");
      }
      await page.click("button", "清空");
      await assertFitsWidth(page, "an empty board");
    }
  });

  const NARROW = { width: 320, height: 640 };

  test("at 320 px, the narrowest, neither", async () => {
    const page = await open({ link: LONGEST, ...NARROW });
    await assertFitsWidth(page, "320 px");
    await page.switchTo("zh");
    await assertFitsWidth(page, "320 px, in Chinese");
  });

  test("no dialog is wider than its screen, and each can be scrolled to its end", async () => {
    const page = await open({ link: LONGEST, ...NARROW });
    for (const opener of ["Examples", "Find a board", "Paste", "Share", "Help"]) {
      await page.openDialog(opener);
      const cut = await page.run(`
        const dialog = document.querySelector("dialog");
        dialog.scrollTop = dialog.scrollHeight;
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        const [width, height] = [document.documentElement.clientWidth, innerHeight];
        const last = [...dialog.querySelectorAll("*")].at(-1).getBoundingClientRect().bottom;
        return {
          out: left < 0 || top < 0 || right > width || bottom > height,
          last: last > bottom,
        }`);
      assert.deepEqual(cut, { out: false, last: false }, opener);
      await page.closeDialog();
    }
  });

  test("what is pressed is large enough", async () => {
    const page = await open({ link: EXAMPLE_1, ...PHONE });
    const touch = await page.becomeTouchScreen();
    // A finger needs 44 px of everything; where the browser knows no finger, the moves in their list are a text to point at.
    const targets = touch
      ? "button, select, input[type=number], label:has(input[type=radio]), summary"
      : "button:not(li *), select, label:has(input[type=radio])";
    const small = await page.run(
      `return [...document.querySelectorAll(arguments[0])]
         .filter((element) => element.checkVisibility())
         .map((element) => [nameOf(element).slice(0, 40), Math.round(element.getBoundingClientRect().height * 10) / 10])
         .filter(([, height]) => height < arguments[1])
         .map(([name, height]) => name + ": " + height + " px")`,
      targets,
      touch ? 44 : 40,
    );
    assert.deepEqual(small, []);
    const narrow = await page.run(`
      return [...document.querySelectorAll("button")].filter((button) => button.checkVisibility())
        .filter((button) => button.getBoundingClientRect().width < ${touch ? 44 : 36})
        .map((button) => nameOf(button) + ": " + button.getBoundingClientRect().width + " px")`);
    assert.deepEqual(narrow, []);
  });
});
