// embed.html: a board or a graph in a frame of another page, and how Share offers it. The element itself is tested in
// tests/component/element.test.ts.
import { expect, onTestFinished } from "vitest";
import type { CatMouseBoard } from "../../www/element/board-element";
import { loadLanguage } from "../../www/i18n/vocabulary";
import { CORRIDOR, DRAWN, EXAMPLE_1 } from "../harness/games.mjs";
import { serve } from "../harness/static-server.mjs";
import { article, asset, read, test, testOnce, type Visitor } from "./visitor.ts";

const GAME = "cat-mouse-board, cat-mouse-graph";

/** Opens another server's page with our frame. The page records the heights it gets, and applies them if `listens`. */
async function comeToFrame(visitor: Visitor, { width = 700, height = 100, listens = true } = {}) {
  const { page, site } = visitor;
  const host = await serve("/");
  onTestFinished(() => host.close());
  host.put("host.html", '<!doctype html><title>Host</title><link rel="icon" href="data:," /><body></body>');
  visitor.friends.push(host.url);
  await page.goto(`${host.url}host.html`);
  await page.evaluate(
    (src, size, listens) => {
      const frame = Object.assign(document.createElement("iframe"), { title: "A board", src, ...size });
      frame.style.border = "0";
      addEventListener("message", ({ data, source }) => {
        if (data.type !== "cat-mouse-height" || source !== frame.contentWindow) return;
        document.body.dataset.heights = `${document.body.dataset.heights ?? ""} ${data.height}`;
        if (listens) frame.height = data.height;
      });
      document.body.append(frame);
    },
    `${site.url}embed.html#${EXAMPLE_1}`,
    { width: `${width}`, height: `${height}` },
    listens,
  );
  const frame = await page.waitForFrame((frame) => frame.url().startsWith(site.url));
  await expect
    .poll(() => frame.$eval("cat-mouse-board", (board) => (board as CatMouseBoard).outcome?.winner))
    .toBe("mouse");
  const heights = async () =>
    (await page.$eval("body", ({ dataset }) => dataset.heights ?? "")).split(" ").filter(Boolean).map(Number);
  return { frame, heights };
}

test("a frame shows the board of its fragment, and the page around it learns its height", async ({ visitor }) => {
  const { frame, heights } = await comeToFrame(visitor);
  await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const before = await heights();
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(Number.isInteger)).toBe(true);
  for (let round = 0; round < 5; round += 1) await visitor.frames();
  expect((await heights()).length, "it comes to rest").toBeLessThan(before.length + 3);
  const link = await frame.$eval("cat-mouse-board >>> [part=link]", (link) => (link as HTMLAnchorElement).href);
  expect(link).toBe(`${visitor.site.url}#${EXAMPLE_1}`);
  await frame.$eval("cat-mouse-board", (board) => board.setAttribute("show", "verdict what-if line"));
  await expect.poll(async () => (await heights()).at(-1)).toBeGreaterThan(before.at(-1) ?? 0);
});

for (const [name, width, height, listens] of [
  ["a phone, as high as Share suggests", 358, 760, false],
  ["an article, as high as Share suggests", 728, 760, false],
  ["a wide and low frame", 900, 520, false],
  ["a phone that follows the height", 358, 100, true],
  ["an article that follows the height", 728, 100, true],
] as const)
  test(`the board fills its frame, and nothing is cut off: ${name}`, async ({ visitor }) => {
    const { frame } = await comeToFrame(visitor, { width, height, listens });
    const edges = () =>
      frame.$eval("cat-mouse-board", (board) => {
        const lowest = (css: string) =>
          Math.max(
            ...[...(board.shadowRoot?.querySelectorAll(css) ?? [])].map((each) => each.getBoundingClientRect().bottom),
          );
        const { bottom } = board.getBoundingClientRect();
        return {
          gap: Math.round(innerHeight - bottom),
          inside: Math.round(bottom - lowest(".frame > *:not(.unseen, .scheme)")),
          scrolls: document.documentElement.scrollHeight > innerHeight,
          isReached: lowest(".moves") <= innerHeight,
        };
      });
    await expect.poll(edges).toEqual({ gap: 0, inside: 17, scrolls: false, isReached: true });
    const list = await frame.$eval("cat-mouse-board >>> .moves", (list) => list.clientHeight);
    expect(list, "two rows of moves are seen").toBeGreaterThanOrEqual(64);
  });

/** The current game, and its winner. */
const game = ({ page }: Visitor) =>
  expect.poll(() => page.$eval(GAME, (element) => [element.localName, (element as CatMouseBoard).outcome?.winner]));
const cells = ({ page }: Visitor) =>
  expect.poll(() =>
    page.$$eval("cat-mouse-board >>> [role=gridcell]", (all) =>
      all.map((cell) => (cell as HTMLElement).dataset.content?.[0]).join(""),
    ),
  );
const follow = ({ page }: Visitor, fragment: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);
/** The number of matching parts of the game. */
const parts = async ({ page }: Visitor, css: string) => (await page.$$(`:is(${GAME}) >>> ${css}`)).length;

test("the fragment names the parts and the state to show, and can hide the answer; a wrong one is reported", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.come("embed.html#board=M1C3F&cat=1&mouse=4&m=1&c=2&turn=cat&show=map&lang=zh");
  await cells(visitor).toBe("fmcffff");
  expect([await parts(visitor, ".mapped"), await parts(visitor, ".verdict")]).toEqual([1, 0]);
  expect(await page.$eval("html", ({ lang }) => lang)).toBe("zh");
  await follow(visitor, "board=M1F1C&turn=cat&goal=mouse&walls=1&reveal=click");
  await cells(visitor).toBe("mfffc");
  expect(await page.$eval(GAME, (board) => (board as CatMouseBoard).turn)).toBe("cat");
  expect([await parts(visitor, ".goal h2"), await parts(visitor, ".asks h2")]).toEqual([1, 1]);
  await follow(visitor, `${EXAMPLE_1}&hide=1&ply=3`);
  await cells(visitor).toBe("wwwwfwcfffmffff");
  expect([await parts(visitor, ".asks h2"), await parts(visitor, ".moves")]).toEqual([1, 0]);
  await follow(visitor, "board=C?M");
  await expect.poll(() => page.$eval("cat-mouse-board >>> [part=reason]", (why) => why.textContent)).toMatch(/“\?”/);
});

test("a frame shows the graph of its fragment or of its puzzle, fits it, and goes from a graph to a board and back", async ({
  visitor,
}) => {
  const { page } = visitor;
  const draw = ["cat-mouse-graph", null];
  await visitor.come(`embed.html#${DRAWN}&title=Nobody+dares`);
  await game(visitor).toEqual(draw);
  const headings = () =>
    page.$$eval("cat-mouse-graph >>> .heading", (all) => all.map(({ textContent }) => textContent));
  await expect.poll(headings).toEqual(["Nobody dares"]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  await follow(visitor, EXAMPLE_1);
  await game(visitor).toEqual(["cat-mouse-board", "mouse"]);
  await follow(visitor, DRAWN);
  await game(visitor).toEqual(draw);
  await visitor.come(`embed.html#lang=zh&${DRAWN}`);
  await game(visitor).toEqual(draw);
  const puzzles = read("puzzles/puzzles.txt");
  await visitor.come(`embed.html#puzzle=${/^(\w+) win \S+ \S+ graph=/m.exec(puzzles)?.[1]}`);
  await expect.poll(() => page.$$("cat-mouse-graph >>> [data-node]")).not.toEqual([]);
  expect(await parts(visitor, ".notice")).toBe(0);
});

test("where what a graph needs could not be loaded, the frame says so in its language, and shows the next board", async ({
  visitor,
}) => {
  const { failed, reasons } = (await loadLanguage("zh")).page.embedded;
  visitor.site.lose(asset((name) => name.startsWith("graph-element-")));
  await visitor.come("embed.html#graph=0-1.1-2&lang=zh");
  await expect.poll(() => visitor.text("body")).toBe(failed(reasons["not-fetched"]));
  await visitor.complaints();
  await follow(visitor, CORRIDOR);
  await cells(visitor).toBe("mfffffc");
});

testOnce(
  "an exercise fits its frame with its tools, and a low frame does not squeeze what is asked",
  async ({ visitor }) => {
    const exercise = `${DRAWN.split("&")[0]}&goal=cat&edges=1`;
    // An exercise that counts walls shows no tools.
    for (const [link, width, height, tools, scrolls] of [
      [exercise, 360, 760, 1, false],
      [exercise, 728, 760, 1, false],
      [exercise, 1100, 700, 1, false],
      [`${CORRIDOR}&goal=cat:3&walls=2&title=Ada`, 390, 360, 0, true],
    ] as const) {
      await visitor.come(`embed.html#${link}`, { width, height });
      await expect.poll(() => parts(visitor, ".goal h2")).toBe(1);
      await expect.poll(() => parts(visitor, ".tools")).toBe(tools);
      await visitor.frames();
      const seen = await visitor.page.$eval(`:is(${GAME}) >>> .goal`, (goal) => ({
        scrolls: document.documentElement.scrollHeight > innerHeight,
        isSqueezed: goal.scrollHeight > goal.clientHeight,
      }));
      expect(seen, `${width}×${height}`).toEqual({ scrolls, isSqueezed: false });
    }
  },
);

for (const [kind, language, link] of [
  ["board", "en", `${EXAMPLE_1}&limit=40`],
  ["graph", "zh", "graph=0-2.1-2.1-3.3-4.4-5&at=80-20.50-50.80-50.20-50.20-80.50-80"],
] as const)
  testOnce(
    `a ${kind} is embedded as Share previews it, and the HTML offered there works as it is: ${language}`,
    async ({ visitor }) => {
      const { page } = visitor;
      const vocabulary = await loadLanguage(language);
      const { share } = (kind === "graph" ? vocabulary.graphGame : vocabulary).dialogs;
      await visitor.come(`#${link}`);
      if (language === "zh") await visitor.press("button", "切换到中文");
      await visitor.press("button", vocabulary.page.opener.share);
      await page.waitForSelector("dialog[open] #share-link");
      expect(await visitor.count("dialog iframe"), "nothing is loaded before it is asked for").toBe(0);
      await visitor.pressOn(`dialog ::-p-text(${share.embed})`);
      const kit = read(`www/page/${kind}-kit.ts`);
      expect(await visitor.text("dialog details .quiet")).toContain(`${/weight: (\d+),/.exec(kit)?.[1]} KB`);
      const html = await visitor.value("textbox", share.forms.element);

      await visitor.press("radio", share.uses.puzzle);
      const preview = async () =>
        (await (await page.waitForSelector("dialog iframe"))?.contentFrame()) ?? page.mainFrame();
      await expect.poll(async () => (await preview()).$$(`:is(${GAME}) >>> .asks h2`)).toHaveLength(1);
      const [shown, written] = await page.evaluate(() => {
        const text = document.querySelector<HTMLTextAreaElement>("#share-frame")?.value ?? "";
        const frames = [document, new DOMParser().parseFromString(text, "text/html")];
        return frames.map((each) => each.querySelector("iframe")?.src);
      });
      expect(shown?.replace(/&lang=.*/, "")).toBe(written);

      visitor.site.put("theirs.html", article(html, ""));
      await visitor.come("theirs.html");
      await expect.poll(() => page.$eval(GAME, (element) => (element as CatMouseBoard).outcome !== null)).toBe(true);
      expect(await page.$eval(GAME, (element) => (element as CatMouseBoard).link)).toBe(link);
    },
  );
