// English and Simplified Chinese, light and dark: chosen, shown, and stored. All browsers behave alike here.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { DRAWN, EXAMPLE_1, STAND_OFF, START } from "../harness/games.mjs";
import { testOnce as test, type Visitor, words } from "./visitor.ts";

const { page: zh } = await loadLanguage("zh");

const theme = ({ page }: Visitor) =>
  expect.poll(() =>
    page.evaluate(() => {
      const channels =
        getComputedStyle(document.body)
          .backgroundColor.match(/[\d.]+/g)
          ?.slice(0, 3)
          .map(Number) ?? [];
      if (channels.every((channel) => channel > 200)) return "light";
      return channels.every((channel) => channel < 60) ? "dark" : channels.join();
    }),
  );
const language = ({ page }: Visitor) => expect.poll(() => page.evaluate(() => document.documentElement.lang));
const inChinese = (visitor: Visitor) => visitor.press("button", "切换到中文");

async function isChinese(visitor: Visitor) {
  const { page } = visitor;
  await language(visitor).toBe("zh-Hans");
  expect(await page.title()).toBe(zh.title);
  expect(await visitor.board()).toEqual(START);
  expect(await visitor.verdict()).toBe("老鼠第 3 回合获胜（共 5 步）");
  for (const tool of ["墙", "橡皮", "猫", "老鼠", "奶酪"]) await visitor.find("radio", tool).wait();
  expect(await visitor.text("label[for=cat-jump]")).toBe("猫最多跳（格）");
}

test("the page begins in English, switches to Chinese, which it remembers, and back", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.come(`#${EXAMPLE_1}`);
  await language(visitor).toBe("en");
  expect(await page.title()).toBe(words.title);
  const english = await visitor.verdict();
  /** The languages whose words the page has loaded. */
  const loaded = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => /\/(en|zh)-/.exec(name)?.[1]);
      return [...new Set(names)].filter(Boolean).sort();
    });
  expect(await loaded()).toEqual(["en"]);
  await inChinese(visitor);
  await isChinese(visitor);
  expect(await loaded()).toEqual(["en", "zh"]);
  expect(await visitor.focused(), "the focus stays on the button").toBe("Switch to English");
  await page.reload();
  await visitor.shown();
  await isChinese(visitor);

  await visitor.press("button", "下一步");
  await expect.poll(() => visitor.text("cat-mouse-playground > [role=status]")).toMatch(/^第 1 \/ 3 回合。老鼠/);
  await visitor.openMenu(zh.moreOfBoard);
  await visitor.press("button", "清空");
  await expect.poll(() => visitor.verdict()).toMatch(/请放置猫、老鼠、奶酪/);
  expect(await visitor.count(".tool.absent .unseen")).toBe(3);
  await visitor.press("button", "Switch to English");
  await language(visitor).toBe("en");
  await visitor.come(`#${EXAMPLE_1}`);
  expect(await visitor.verdict()).toBe(english);
});

for (const [kind, link, answer] of [
  ["board", `#${STAND_OFF}`, ["false"]],
  ["graph", `#${DRAWN}`, []],
] as const)
  test(`no English is left on the page in Chinese: a ${kind}`, async ({ visitor }) => {
    const { page } = visitor;
    await visitor.come(link);
    await inChinese(visitor);
    await language(visitor).toBe("zh-Hans");
    /** All words in Latin letters that can be read or heard, except the names of keys. */
    const latin = () =>
      page.evaluate(() => {
        const texts = [document.title, document.body.innerText];
        for (const element of document.body.querySelectorAll("*")) {
          if (element.closest("[lang]:not(html)")) continue;
          for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
        }
        const keys = [...document.querySelectorAll("kbd")].flatMap((key) => key.textContent.split(" "));
        const words = texts.join(" ").match(/[A-Za-z]{2,}/g) ?? [];
        return [...new Set(words)].filter((word) => !keys.includes(word)).sort();
      });
    // The page may show the button for English, the "II" of a name, and LeetCode's answer.
    const isClean = async (what: string, ...more: string[]) =>
      expect(await latin(), what).toEqual(["English", "II", ...answer, ...more].sort());
    for (const tab of ["line", "moves", "map", "what-if", "solving", "statistics"]) {
      await page.$eval(`#tab-${tab}`, (element) => (element as HTMLElement).click());
      await visitor.frames();
      await isClean(tab);
    }
    await visitor.pressOn(".show-why");
    await page.waitForSelector(".explained .key li");
    await isClean("why");
    for (const dialog of ["examples", "find", "paste", "share", "help"]) {
      await page.$eval(
        "cat-mouse-playground",
        (page, detail) => page.dispatchEvent(new CustomEvent("open-dialog", { detail })),
        dialog,
      );
      await page.waitForSelector("dialog[open] h2");
      await isClean(dialog, ...(dialog === "share" ? ["PNG"] : []));
      await visitor.press("button", zh.close);
      await expect.poll(() => visitor.count("dialog[open]")).toBe(0);
    }
  });

test("the page begins in Chinese in a browser of somebody who reads that", async ({ visitor }) => {
  await visitor.use({ language: "zh-CN" });
  await visitor.come(`#${EXAMPLE_1}`);
  await isChinese(visitor);
});

test("the theme follows the system until another is chosen, which page and tutorial remember", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.come(`#${EXAMPLE_1}`);
  await theme(visitor).toBe("light");
  const floor = () => page.$eval("cm-board canvas:not(.pieces)", (canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await floor();
  await visitor.use({ dark: true });
  await theme(visitor).toBe("dark");
  await expect.poll(floor).not.toBe(before);
  const wall = () =>
    getComputedStyle(document.querySelector("canvas") as Element)
      .getPropertyValue("--cm-wall")
      .trim();
  expect(await page.evaluate(wall)).toBe("#050506");
  await visitor.come("tutorial/");
  await theme(visitor).toBe("dark");
  await visitor.come();
  const dark = await floor();
  await visitor.press("button", words.lightTheme);
  await theme(visitor).toBe("light");
  await expect.poll(floor).not.toBe(dark);
  await visitor.come("tutorial/");
  await theme(visitor).toBe("light");
  await visitor.come();
  await theme(visitor).toBe("light");
  await visitor.press("button", words.darkTheme);
  await visitor.use({});
  await visitor.come();
  await theme(visitor).toBe("dark");
});

test("a dark system has a dark page before a script has run, so that nothing flashes", async ({ visitor }) => {
  visitor.serveCopy((folder) => {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (path.endsWith(".js")) writeFileSync(join(folder, path), "");
  });
  await visitor.use({ dark: true });
  for (const path of ["tutorial/", ""]) {
    await visitor.page.goto(visitor.site.url + path);
    await theme(visitor).toBe("dark");
  }
});
