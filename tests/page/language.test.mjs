// English and Simplified Chinese, light and dark: chosen, shown, and remembered.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { testOnce as test, withBrowser } from "./playground.mjs";

const EXAMPLE_1 = "board=xxxxF/xC3/M4&cat=1&mouse=2";

/** @param {import("./playground.mjs").Playground} page */
const theme = (page) =>
  page.run(`
    const channels = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number);
    return channels.every((channel) => channel > 200) ? "light" : channels.every((channel) => channel < 60) ? "dark" : channels.join()`);

/** @param {import("./playground.mjs").Playground} page */
async function assertChinese(page) {
  page.language = "zh";
  assert.equal(await page.run("return document.documentElement.lang"), "zh-Hans");
  assert.equal(await page.driver.getTitle(), "猫和老鼠 I/II");
  assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  assert.equal((await page.verdict()).title, "老鼠走 3 回合获胜");
  assert.deepEqual(await page.names("radio"), ["墙", "橡皮", "猫", "老鼠", "奶酪"]);
  assert.deepEqual(await page.names("spinbutton"), ["行数", "列数", "步数上限", "猫最多跳（格）", "老鼠最多跳（格）"]);
  assert.equal((await page.moveList())[4], "老鼠向上 2 格，到第 1 行第 5 列：到达奶酪");
}

const { open } = withBrowser();

describe("in a browser that speaks English", () => {
  test("the page begins in English, switches to Chinese and back", async () => {
    const page = await open({ link: EXAMPLE_1 });
    assert.equal(await page.run("return document.documentElement.lang"), "en");
    assert.equal(await page.driver.getTitle(), "Cat & Mouse Playground");
    /** The languages whose words the page has loaded. */
    const loaded = () =>
      page.run(`
        const names = performance.getEntriesByType("resource").map(({ name }) => /\\/(en|zh)-/.exec(name)?.[1]);
        return [...new Set(names)].filter(Boolean).sort()`);
    assert.deepEqual(await loaded(), ["en"]);
    await page.switchTo("zh");
    await assertChinese(page);
    assert.deepEqual(await loaded(), ["en", "zh"]);
    assert.equal(await page.focused(), "Switch to English", "the focus stays on the button");
    await page.switchTo("en");
    page.language = "en";
    assert.equal(await page.run("return document.documentElement.lang"), "en");
    assert.equal((await page.verdict()).title, "Mouse wins in 3 moves");
    assert.deepEqual(await page.contents(), ["####F", "#C...", "M...."]);
  });

  for (const [kind, link, answer, found] of /** @type {const} */ ([
    ["board", "board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6", ["false"], "寻找棋盘"],
    ["graph", "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78", [], "寻找图"],
  ]))
    test(`no English is left on the page in Chinese: a ${kind}`, async () => {
      const page = await open({ link });
      await page.switchTo("zh");
      /** All words in Latin letters that can be read or heard, but for what is written on keys. */
      const latin = () =>
        page.run(`
          const texts = [document.title, document.body.innerText];
          for (const element of document.body.querySelectorAll("*")) {
            if (element.closest("[lang]:not(html)")) continue;
            for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
          }
          const keys = [...document.querySelectorAll("kbd")].flatMap((key) => key.textContent.split(" "));
          const words = texts.join(" ").match(/[A-Za-z]{2,}/g) ?? [];
          return [...new Set(words)].filter((word) => !keys.includes(word)).sort()`);
      // The button that leads back, a name, LeetCode's answer.
      const allowed = (/** @type {string[]} */ ...more) => ["English", "II", ...answer, ...more].sort();
      for (const tab of ["line", "moves", "map", "what-if", "solving", "statistics"]) {
        await page.run("document.getElementById('tab-' + arguments[0]).click()", tab);
        await page.frames(2);
        assert.deepEqual(await latin(), allowed(), tab);
      }
      await page.run("document.querySelector('.show-why').click()");
      await page.untilSeen(".explained .key li", "why");
      assert.deepEqual(await latin(), allowed(), "why");
      page.language = "zh";
      for (const [opener, more] of /** @type {[string, string[]][]} */ ([
        ["示例", []],
        [found, []],
        ["粘贴", []],
        ["分享", ["PNG"]],
        ["帮助", []],
      ])) {
        await page.openDialog(opener);
        assert.deepEqual(await latin(), allowed(...more), opener);
        await page.closeDialog();
      }
    });

  test("the names of controls are those that the browser computes", async () => {
    const page = await open({ link: EXAMPLE_1 });
    for (const [role, name] of /** @type {const} */ ([
      ["button", "Next move"],
      ["button", "Rows: more"],
      ["radio", "Mouse"],
      ["spinbutton", "Move limit"],
      ["button", "Undo"],
      ["button", "Mirror left and right"],
      ["button", "Help"],
      ["tab", "What if"],
      ["gridcell", "row 1, column 5, cheese"],
    ])) {
      const element = await page.find(role, name);
      await page.reach(element);
      assert.equal(await element.getAriaRole(), role, name);
      assert.equal((await element.getAccessibleName()).trim(), name);
    }
    for (const [opener, title, role, name] of /** @type {const} */ ([
      ["Examples", "Examples", "button", "Two jumps ahead"],
      ["Find a board", "Find a board", "spinbutton", "Walls (%)"],
      ["Paste", "Paste a board", "textbox", "Text with one or more boards"],
      ["Share", "Share this board", "textbox", "Link"],
      ["Help", "Help", "button", "Close"],
    ])) {
      await page.openDialog(opener);
      const dialog = await page.driver.findElement({ css: "dialog" });
      assert.equal(await dialog.getAriaRole(), "dialog", opener);
      assert.equal(await dialog.getAccessibleName(), title);
      const element = await page.find(role, name);
      assert.equal(await element.getAriaRole(), role, name);
      assert.ok((await element.getAccessibleName()).trim().startsWith(name), name);
      await page.closeDialog();
    }
  });

  test("the language is remembered", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await page.switchTo("zh");
    await page.driver.navigate().refresh();
    await page.until(async () => (await page.names("gridcell")).length > 0, "the page after its reload");
    await assertChinese(page);
  });

  test("missing pieces and what is played are told in Chinese", async () => {
    const page = await open({ link: EXAMPLE_1 });
    await page.switchTo("zh");
    page.language = "zh";
    await page.click("button", "下一步");
    assert.equal(await page.announcement(), "第 1 / 3 回合。老鼠向右 2 格，到第 3 行第 3 列");
    await page.click("button", "清空");
    assert.equal((await page.verdict()).title, "请放置猫、老鼠、奶酪");
    assert.match((await page.names("radio"))[2] ?? "", /^猫.*不在棋盘上/);
  });

  test("the theme is switched, and remembered", async () => {
    const page = await open();
    const floor = () => page.run('return document.querySelector("cm-board canvas:not(.pieces)").toDataURL()');
    const before = await floor();
    assert.equal(await theme(page), "light");
    await page.click("button", "Dark colours");
    assert.equal(await theme(page), "dark");
    await page.until(async () => (await floor()) !== before, "the board in dark colours");
    await page.driver.navigate().refresh();
    await page.until(async () => (await page.names("gridcell")).length > 0, "the page after its reload");
    assert.equal(await theme(page), "dark");
    await page.click("button", "Light colours");
    assert.equal(await theme(page), "light");
  });
});

test("the page begins in Chinese in a browser of somebody who reads that", async () => {
  const page = await open();
  await page.readLanguage("zh-CN");
  await page.visit(EXAMPLE_1);
  await assertChinese(page);
});

describe("in a browser whose system is dark", () => {
  const { open } = withBrowser({ dark: true });

  test("the page, the tutorial and the theme of the canvas are dark", async () => {
    const page = await open({ link: EXAMPLE_1 });
    assert.equal(await theme(page), "dark");
    assert.equal(
      await page.run("return getComputedStyle(document.querySelector('canvas')).getPropertyValue('--cm-wall').trim()"),
      "#050506",
    );
    await page.goTo("", "tutorial/");
    assert.equal(await theme(page), "dark");
  });

  test("they are before a script has run, so that nothing flashes", async () => {
    const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-scriptless-"));
    try {
      cpSync(join(ROOT, "dist"), folder, { recursive: true });
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
        if (path.endsWith(".js")) writeFileSync(join(folder, path), "");
      const page = await open({ folder, path: "tutorial/" });
      assert.equal(await theme(page), "dark");
      await page.driver.get(page.site.url);
      assert.equal(await theme(page), "dark");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("the light theme can be chosen, and is remembered, also by the tutorial", async () => {
    const page = await open();
    await page.click("button", "Light colours");
    assert.equal(await theme(page), "light");
    await page.visit();
    assert.equal(await theme(page), "light");
    await page.goTo("", "tutorial/");
    assert.equal(await theme(page), "light");
    await page.visit();
    await page.click("button", "Dark colours");
    assert.equal(await theme(page), "dark");
  });
});
