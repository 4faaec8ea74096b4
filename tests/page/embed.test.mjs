// embed.html: a board in a frame of another page.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { serve } from "../harness/static-server.mjs";
import { testOnce, titleOf, withBrowser } from "./playground.mjs";

const { open, complaints } = withBrowser();

const LINK = "board=xxxxF/xC3/M4&cat=1&mouse=2";

/** Close the servers of pages with a frame, also after a failure: they would keep the process from ending. @type {(() => Promise<void>)[]} */
const closings = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

/**
 * A page from another server with the frame.
 * @param {string} fragment
 * @param {{ width?: number, height?: number, listens?: boolean }} [how] of the frame; `listens`: it takes the height that it is told
 */
async function host(fragment, { width = 700, height = 100, listens = true } = {}) {
  const site = await serve();
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-host-"));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
    <script>
      window.heights = [];
      addEventListener("message", ({ data, source }) => {
        const frame = document.querySelector("iframe");
        if (data.type !== "cat-mouse-height" || source !== frame.contentWindow) return;
        heights.push(data.height);
        if (${listens}) frame.height = data.height;
      });
    </script></head>
    <body><iframe title="A board" style="border: 0" width="${width}" height="${height}" src="${site.url}embed.html#${fragment}"></iframe></body></html>`;
  writeFileSync(join(folder, "index.html"), page);
  closings.push(async () => {
    rmSync(folder, { recursive: true });
    await site.close();
  });
  const shown = await open({ folder });
  const { driver } = shown;
  const inFrame = async (/** @type {string} */ script, /** @type {unknown[]} */ ...args) => {
    await driver.switchTo().frame(0);
    try {
      return /** @type {any} */ (
        await driver.executeScript(
          `const board = document.querySelector("cat-mouse-board"); const root = board.shadowRoot; ${script}`,
          ...args,
        )
      );
    } finally {
      await driver.switchTo().defaultContent();
    }
  };
  await shown.until(async () => (await inFrame("return root?.querySelector('canvas')?.width > 1")) === true, "a board");
  return {
    shown,
    inFrame,
    async end() {
      assert.deepEqual([await complaints(), site.missing], [[], []]);
    },
  };
}

test("a frame shows the board of its fragment, and the page around it learns its height", async () => {
  const { shown, inFrame, end } = await host(LINK);
  assert.equal(await inFrame("return root.querySelector('.verdict h2').textContent"), titleOf(LINK));
  await shown.until(
    async () => (await inFrame("return document.documentElement.scrollHeight <= innerHeight")) === true,
    "a frame without scroll bars",
  );
  const heights = await shown.run("return heights");
  assert.ok(heights.length > 0 && heights.every((/** @type {unknown} */ each) => Number.isInteger(each)));
  await shown.frames(10);
  assert.ok((await shown.run("return heights.length")) < heights.length + 3, "it comes to rest");
  assert.equal(
    await inFrame("return root.querySelector('a').href"),
    await inFrame(`return new URL("./#${LINK}", location.href).href`),
  );
  const before = heights.at(-1);
  await inFrame(`board.show = "verdict what-if line"`);
  await shown.until(async () => (await shown.run("return heights.at(-1)")) > before, "more height for a higher view");
  await end();
});

/** What lies at the lower edge of the frame, and whether anything of the board is cut off. */
const EDGES = `
  const bottom = (element) => element.getBoundingClientRect().bottom;
  const list = root.querySelector(".moves");
  return {
    gap: Math.round(innerHeight - bottom(board)),
    inside: Math.round(bottom(board) - Math.max(...[...root.querySelectorAll(".frame > *:not(.unseen, .scheme)")].map(bottom))),
    scrolls: document.documentElement.scrollHeight > innerHeight,
    list: list.clientHeight,
    reached: bottom(list) <= innerHeight,
  }`;

for (const [name, width, height, listens] of /** @type {const} */ ([
  ["a phone, as high as Share suggests", 358, 760, false],
  ["an article, as high as Share suggests", 728, 760, false],
  ["a wide and low frame", 900, 520, false],
  ["a phone that follows the height", 358, 100, true],
  ["an article that follows the height", 728, 100, true],
]))
  test(`the board fills its frame, and nothing is cut off: ${name}`, async () => {
    const { shown, inFrame, end } = await host(LINK, { width, height, listens });
    await shown.until(async () => (await inFrame(EDGES)).gap === 0, "no gap under the board");
    const { gap, inside, scrolls, list, reached } = await inFrame(EDGES);
    assert.deepEqual({ gap, inside, scrolls, reached }, { gap: 0, inside: 17, scrolls: false, reached: true });
    assert.ok(list >= 64, `two rows of moves are seen: ${list} px`);
    await end();
  });

test("the fragment says what is shown, and which state", async () => {
  const { shown, inFrame, end } = await host("board=M1C3F&cat=1&mouse=4&m=1&c=2&turn=cat&show=map&lang=zh");
  const contents = () =>
    inFrame("return [...root.querySelectorAll('[role=gridcell]')].map(({ dataset }) => dataset.content).join()");
  assert.equal(await contents(), "floor,mouse,cat,floor,floor,floor,food");
  assert.deepEqual(
    await inFrame(
      "return [root.querySelector('.mapped') !== null, root.querySelector('.verdict'), document.documentElement.lang]",
    ),
    [true, null, "zh"],
  );
  await inFrame("location.hash = 'board=M1F1C&turn=cat&goal=mouse&walls=1&reveal=click'");
  await shown.until(async () => (await contents()) === "mouse,floor,food,floor,cat", "the other board");
  assert.deepEqual(
    await inFrame(
      "return [root.querySelector('.goal h2').textContent, board.turn, root.querySelector('.asks h2').textContent]",
    ),
    ["Make the mouse win; change at most 1 wall", "cat", "The cat moves first. Who wins?"],
  );
  await end();
});

/** What the frame of a fragment shows, in a window of its own. @param {string} fragment */
async function inside(fragment) {
  const page = await open({ path: "embed.html", link: fragment });
  const board = (/** @type {string} */ script) =>
    page.run(`const root = document.querySelector("cat-mouse-board").shadowRoot; ${script}`);
  await page.until(() => board("return root?.querySelector('.frame h2') != null"), "the board");
  return { page, board };
}

for (const [width, height] of /** @type {const} */ ([
  [360, 760],
  [728, 760],
  [1100, 700],
]))
  testOnce(`an exercise fits its frame with its tools: ${width}×${height}`, async () => {
    const link = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&goal=cat&edges=1";
    const page = await open({ path: "embed.html", link, width, height });
    await page.until(
      () => page.run("return document.querySelector('cat-mouse-graph')?.shadowRoot.querySelector('.tools') != null"),
      "the tools",
    );
    await page.frames(3);
    const [scrolls, squeezed] = await page.run(`
      const goal = document.querySelector("cat-mouse-graph").shadowRoot.querySelector(".goal");
      return [document.documentElement.scrollHeight > innerHeight, goal.scrollHeight > goal.clientHeight]`);
    assert.deepEqual({ scrolls, squeezed }, { scrolls: false, squeezed: false });
  });

testOnce("a low frame does not squeeze what is said of an exercise", async () => {
  const link = "board=M2F2C&cat=1&mouse=3&goal=cat:3&walls=2&title=Ada";
  const page = await open({ path: "embed.html", link, width: 390, height: 360 });
  const goal = (/** @type {string} */ script) =>
    page.run(`const goal = document.querySelector("cat-mouse-board")?.shadowRoot.querySelector(".goal"); ${script}`);
  await page.until(() => goal("return goal?.querySelector('h2') != null"), "the goal");
  await page.frames(3);
  assert.deepEqual(await goal("return [goal.scrollHeight > goal.clientHeight]"), [false]);
});

testOnce("a puzzle hides its answer", async () => {
  const { board } = await inside(`${LINK}&hide=1&title=Who%20is%20faster%3F&ply=3`);
  assert.equal(
    await board("return root.querySelectorAll('[role=gridcell]')[10].dataset.content"),
    "mouse",
    "none of the line is shown, not even the ply of the link",
  );
  const text = await board("return root.querySelector('.frame').innerText");
  assert.match(
    text,
    /^Who is faster\?\s+The mouse moves first\. Who wins\?\s+The mouse\s+The cat\s+Nobody\s+Show the answer/,
  );
  assert.doesNotMatch(text, /\b(wins? in|plies|ply|a draw|loses|caught|reaches|closer)\b/i);
});

testOnce("the longest known win is gone through to its end", async () => {
  const { page, board } = await inside("board=3x3x/1xCx1x2/1x1x2x1/1x2x1x1/2x3x1/x2x1xM1/xx2x2x/1Fx3xx&cat=3&mouse=2");
  assert.equal(await board("return root.querySelector('.verdict h2').textContent.trim()"), "Cat wins in 313 moves");
  assert.equal(await board("return root.querySelectorAll('.moves li button:not(.start)').length"), 626);
  await board("root.querySelector('.steps button:last-of-type').click()");
  await page.frames(2);
  assert.equal(
    await board("return root.querySelector('.steps output').textContent.trim()"),
    "move 313 of 313 cat moved",
  );
});

testOnce("the HTML that Share offers works as it is, on a page without the playground", async () => {
  const page = await open({ link: `${LINK}&limit=40` });
  await page.openDialog("Share");
  const html = await page.field("With a script");
  // The server's own word that there is no such page.
  await page.driver.get(`${page.site.url}none`);
  await page.run(
    `const { head, body } = new DOMParser().parseFromString(arguments[0], "text/html");
     const script = document.createElement("script");
     Object.assign(script, { type: "module", src: head.querySelector("script").src });
     document.body.replaceChildren(script, body.querySelector("cat-mouse-board"))`,
    html.text,
  );
  await page.until(() => page.run("return document.querySelector('cat-mouse-board').outcome != null"), "the board");
  assert.equal(await page.run("return document.querySelector('cat-mouse-board').link"), `${LINK}&limit=40`);
  assert.match((await complaints()).join("\n"), /\/none/);
});

test("a wrong fragment is said to be wrong", async () => {
  const page = await open({ link: LINK });
  await page.driver.get(`${page.site.url}embed.html#board=C?M`);
  await page.until(
    async () =>
      /“\?”/.test(
        await page.driver.executeScript(
          "return document.querySelector('cat-mouse-board').shadowRoot?.textContent ?? ''",
        ),
      ),
    "what is wrong",
  );
});

test("a frame shows the graph of its fragment, fits it, and goes from a board to a graph and back", async () => {
  const page = await open({ link: LINK });
  const inside = (/** @type {string} */ script) =>
    page.driver.executeScript(
      `const root = document.querySelector("cat-mouse-board, cat-mouse-graph").shadowRoot; return ${script}`,
    );
  const GRAPH = "graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78";
  await page.driver.get(`${page.site.url}embed.html#${GRAPH}&title=Nobody+dares`);
  const verdict = () => inside("root?.querySelector('.verdict h2')?.textContent");
  await page.until(async () => (await verdict()) === "A draw", "the graph");
  assert.equal(await inside("root.querySelector('.heading').textContent"), "Nobody dares");
  assert.equal(await inside("document.documentElement.scrollHeight <= innerHeight"), true);
  await inside(`(location.hash = "${LINK}")`);
  await page.until(async () => (await verdict()) === titleOf(LINK), "the board");
  await inside(`(location.hash = "${GRAPH}")`);
  await page.until(async () => (await verdict()) === "A draw", "the graph again");
});

test("a frame shows the graph wherever its fragment names it, and the graph of a puzzle", async () => {
  const puzzles = readFileSync(join(ROOT, "puzzles", "puzzles.txt"), "utf8");
  const [, id] = /^(\w+) win \S+ \S+ graph=/m.exec(puzzles) ?? assert.fail("no puzzle is about a graph");
  const page = await open({ link: LINK });
  const shown = () =>
    page.driver.executeScript(`
      const element = document.querySelector("cat-mouse-board, cat-mouse-graph");
      return [element?.localName, element?.shadowRoot?.querySelector(".verdict h2, .notice")?.textContent ?? null]`);
  for (const [fragment, title] of /** @type {const} */ ([
    [`puzzle=${id}`, /win the game$/],
    [`lang=zh&graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5`, /^平局$/],
  ])) {
    await page.driver.get("about:blank");
    await page.driver.get(`${page.site.url}embed.html#${fragment}`);
    await page.until(async () => (await shown())[1] !== null, "what is shown");
    const [name, said] = await shown();
    assert.equal(name, "cat-mouse-graph", fragment);
    assert.match(said, title);
  }
});

test("says that what a graph needs could not be loaded", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-frame-"));
  // Without the part for graphs, and what no frame needs.
  const isLeft = (/** @type {string} */ path) => !/\/dist\/(python|cpp|element)$|\/graph-element-[^/]*\.js$/.test(path);
  cpSync(join(ROOT, "dist"), folder, { recursive: true, filter: isLeft });
  const page = await open({ folder, path: "embed.html", link: "graph=0-1.1-2&lang=zh" });
  await page.until(async () => /棋盘无法显示/.test(await page.run("return document.body.textContent")), "the sentence");
  assert.ok((await complaints()).some((each) => /graph-element/.test(each)));
  rmSync(folder, { recursive: true });
});

/** The kilobytes that a kit says; `npm run check` compares them with the build. @param {string} kit */
const weightIn = (kit) => /weight: (\d+),/.exec(readFileSync(join(ROOT, "www", "page", `${kit}.ts`), "utf8"))?.[1];

for (const { link, language, element, share, embed, says, question } of /** @type {const} */ ([
  {
    link: LINK,
    language: "en",
    element: "cat-mouse-board",
    share: "Share",
    embed: "Embed in a web page",
    says: `The script loads about ${weightIn("board-kit")} KB, once for all boards of a page. The frame is as wide as the text around it, and 760 pixels high.`,
    question: "The mouse moves first. Who wins?",
  },
  {
    link: "graph=0-2.1-2.1-3.3-4.4-5&at=80-20.50-50.80-50.20-50.20-80.50-80",
    language: "zh",
    element: "cat-mouse-graph",
    share: "分享",
    embed: "嵌入网页",
    says: `脚本约加载 ${weightIn("graph-kit")} KB，同一页面的所有图只加载一次。iframe 与正文同宽，高 760 像素。`,
    question: "老鼠先走，谁会赢？",
  },
]))
  testOnce(
    `who embeds a game sees it as other pages will show it, and what it weighs: ${element}, ${language}`,
    async () => {
      const page = await open({ link });
      if (language === "zh") await page.click("button", "切换到中文");
      await page.until(async () => (await page.names("button")).includes(share), "the page in its language");
      const { driver } = page;
      await page.openDialog(share);
      await page.run("document.querySelector('[name=share-use][value=puzzle]').click()");
      assert.equal(await page.count("dialog iframe"), 0, "nothing is loaded before it is asked for");
      await page.unfold(embed);
      await page.untilSeen("dialog iframe", "the preview");
      assert.equal(await page.textOf("dialog details .quiet"), says);
      const [shown, written] = await page.run(`
      const written = new DOMParser().parseFromString(document.querySelector("#share-frame").value, "text/html");
      return [document.querySelector("dialog iframe").src, written.querySelector("iframe").src]`);
      assert.equal(shown.replace(/&lang=.*/, ""), written);
      await driver.switchTo().frame(0);
      await page.until(
        async () =>
          (await driver.executeScript(
            "return document.querySelector(arguments[0])?.shadowRoot?.textContent.includes(arguments[1])",
            element,
            question,
          )) === true,
        "the question in the preview",
      );
      await driver.switchTo().defaultContent();
    },
  );
