// The built elements are good guests: they do not affect the page around them, and work within its restrictions. Their
// content is tested in tests/component/element.test.ts.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { CatMouseBoard } from "../../www/element/board-element";
import { serve } from "../harness/static-server.mjs";
import { article, DIST, MODULE, test, type Visitor } from "./visitor.ts";

const BUILT = join(DIST, "element");
const CONTAINED = `<script defer src="element/cat-and-mouse.element.js"></script>`;
/** LeetCode's first example, which the mouse wins, and its link with a wall in the corner. */
const BOARD = `<cat-mouse-board board="####F/#C.../M...." cat-jump="1" mouse-jump="2"><b>a picture</b></cat-mouse-board>`;
const WALLED = "board=xxxxF/xC3/M3x&cat=1&mouse=2";

/** Serves the built element from now on, with these files replaced, or removed if null. */
function serveElement(visitor: Visitor, files: Record<string, string | Buffer | null>): void {
  visitor.serveCopy((folder) => {
    for (const [name, content] of Object.entries(files))
      if (content === null) rmSync(join(folder, "element", name));
      else writeFileSync(join(folder, "element", name), content);
  });
}

async function come(visitor: Visitor, html: string, width = 800): Promise<void> {
  visitor.site.put("article.html", html);
  await visitor.come("article.html", { width });
}

/** The winners of the boards that are solved. */
const winners = ({ page }: Visitor) =>
  expect.poll(() =>
    page.$$eval("cat-mouse-board", (all) => all.map((board) => (board as CatMouseBoard).outcome?.winner)),
  );
/** The text of the first matching part of a board. */
const part = ({ page }: Visitor, css: string) =>
  expect.poll(() => page.$eval(`cat-mouse-board >>> ${css}`, ({ textContent }) => textContent));
/** Whether the content between the tags is visible. */
const isFallbackSeen = ({ page }: Visitor) => page.$eval("cat-mouse-board > b", (picture) => picture.checkVisibility());
/** Takes the board out of the page, and puts it back. */
const putBack = ({ page }: Visitor) =>
  page.evaluate(async () => {
    const board = document.querySelector<CatMouseBoard>("cat-mouse-board");
    board?.remove();
    await new Promise((done) => setTimeout(done));
    document.querySelector("main")?.prepend(board as Element);
  });
/** The files of the element that the page has loaded. */
const loaded = ({ page }: Visitor) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name.split("/element/")[1]);
    return names.filter(Boolean).sort();
  });

const NEEDED = "default-src 'none'; img-src data:; script-src 'self'; style-src 'none'; connect-src 'self'";
const policy = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}" />`;

for (const [name, scripts] of [
  ["the module", MODULE],
  ["the self-contained script", CONTAINED],
] as const)
  test(`${name} needs of a strict policy the keyword for WebAssembly alone, and asks for it`, async ({ visitor }) => {
    const { page } = visitor;
    await come(visitor, article(BOARD, scripts, policy(NEEDED.replace("'self';", "'self' 'wasm-unsafe-eval';"))));
    await winners(visitor).toEqual(["mouse"]);
    await visitor.draw(await visitor.cells([3, 5]));
    await expect.poll(() => page.$eval("cat-mouse-board", (board) => (board as CatMouseBoard).link)).toBe(WALLED);
    expect(await page.$$("cat-mouse-board >>> style")).toEqual([]);
    const width = await page.$eval("cat-mouse-board >>> .cells", (cells) => cells.getBoundingClientRect().width);
    expect(width, "it has its styles").toBeGreaterThan(200);

    expect(await visitor.complaints()).toEqual([]);
    await come(visitor, article(BOARD, scripts, policy(NEEDED)));
    await part(visitor, "[part=reason]").toMatch(/'wasm-unsafe-eval'/);
    expect(await isFallbackSeen(visitor)).toBe(true);
    await visitor.complaints();
  });

test("three boards load what their script needs, once, in its version; either script, twice, defines the element once", async ({
  visitor,
}) => {
  const again = (script: string) => script.replace(".js", ".js?again");
  const both = MODULE + again(MODULE) + CONTAINED + again(CONTAINED);
  for (const [scripts, files] of [
    [MODULE, ["element.js", "element.wasm"]],
    [MODULE.replace(".js", ".js?v=2"), ["element.js?v=2", "element.wasm?v=2"]],
    [CONTAINED, ["cat-and-mouse.element.js"]],
    [both, null],
  ] as const) {
    await come(visitor, article(BOARD.repeat(3), scripts));
    await winners(visitor).toEqual(["mouse", "mouse", "mouse"]);
    if (files) expect(await loaded(visitor)).toEqual(files);
    else expect((await loaded(visitor)).filter((name) => /\.wasm/.test(name ?? "")).length).toBeLessThanOrEqual(1);
  }
});

test("without the solver there are the fallback, a reason and an event; a board that is put back tries again", async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("board-error", (event) => {
      document.documentElement.dataset.told = (event as CustomEvent).detail.code;
    });
  });
  const told = () => page.$eval("html", ({ dataset }) => dataset.told);
  serveElement(visitor, { "element.wasm": "<!doctype html><title>Home</title>" });
  await come(visitor, article(BOARD));
  await part(visitor, "[part=reason]").toMatch(/.{10}/);
  expect(await told()).toBe("not-a-solver");

  serveElement(visitor, { "element.wasm": null });
  await come(visitor, article(BOARD));
  await part(visitor, "[part=reason]").toMatch(/404/);
  expect(await told()).toBe("not-fetched");
  expect(await isFallbackSeen(visitor)).toBe(true);
  expect((await visitor.complaints()).join()).toMatch(/element\.wasm/);
  serveElement(visitor, {});
  await putBack(visitor);
  await winners(visitor).toEqual(["mouse"]);
  expect(await page.$$("cat-mouse-board >>> .notice")).toEqual([]);
});

test("the type that the server gives the solver does not matter, nor does another origin", async ({ visitor }) => {
  const script = readFileSync(join(BUILT, "element.js"), "utf8").replace("element.wasm", "element.txt");
  const solver = readFileSync(join(BUILT, "element.wasm"));
  serveElement(visitor, { "element.js": script, "element.txt": solver, "element.wasm": null });
  await come(visitor, article(BOARD));
  await winners(visitor).toEqual(["mouse"]);
  expect(await loaded(visitor)).toEqual(["element.js", "element.txt"]);

  const other = await serve("/lib/element/", BUILT, { "access-control-allow-origin": "*" });
  visitor.friends.push(other.url);
  try {
    await come(visitor, article(BOARD, MODULE.replace("element/", other.url)));
    await winners(visitor).toEqual(["mouse"]);
    expect(await visitor.complaints()).toEqual([]);
  } finally {
    await other.close();
  }
});

test("nothing moves when the board is there: its room is kept free, with the fallback in it", async ({ visitor }) => {
  const { page, site } = visitor;
  const tops = () =>
    page.evaluate(() => {
      const surface = document.querySelector("cat-mouse-board")?.shadowRoot?.querySelector(".surface");
      return [surface, document.querySelector("#after")].map((each) => each?.getBoundingClientRect().top ?? Number.NaN);
    });
  for (const width of [800, 390]) {
    site.hold(/element\.wasm/);
    // With another query, the script loads its solver from another address, which the browser has not cached.
    const script = MODULE.replace(".js", `.js?v=${width}`);
    site.put(`${width}.html`, article(`${BOARD}<p id="after">After it.</p>`, script));
    await page.setViewport({ width, height: 900 });
    await page.goto(`${site.url}${width}.html`, { waitUntil: "domcontentloaded" });
    await expect.poll(() => page.$$("cat-mouse-board >>> .board-space")).toHaveLength(1);
    const [surface = 0, after = 0] = await tops();
    expect(await isFallbackSeen(visitor)).toBe(true);
    site.hold(null);
    await winners(visitor).toEqual(["mouse"]);
    await visitor.shown();
    const [now = 0, then = 0] = await tops();
    expect(Math.abs(now - surface), `the board, ${width} px wide`).toBeLessThanOrEqual(1);
    expect(Math.abs(then - after), `what comes after it, ${width} px wide`).toBeLessThanOrEqual(1);
  }
});

test("the page around a board stays as it was, and has its keys for itself", async ({ visitor }) => {
  const { page } = visitor;
  await come(visitor, article(`<input id="field" />${BOARD}<div style="height: 3000px"></div>`));
  await winners(visitor).toEqual(["mouse"]);
  const around = () =>
    page.evaluate(() => ({
      address: location.href,
      steps: history.length,
      title: document.title,
      stored: localStorage.length + sessionStorage.length + document.cookie.length,
      scrolled: scrollY,
      focus: document.activeElement?.id,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      inHead: document.head.children.length,
      attributes: [document.documentElement, document.body, ...document.querySelectorAll("cat-mouse-board")].map(
        (each) => each.getAttributeNames().join(),
      ),
      globals: Object.keys(window).filter((name) => /cat|mouse|board|solver/i.test(name)),
    }));
  await page.focus("#field");
  await page.evaluate(() => scrollTo(0, 20));
  const before = await around();
  const jump = (cells: string) =>
    page.$eval("cat-mouse-board", (element, cells) => element.setAttribute("mouse-jump", cells), cells);
  await page.$eval("cat-mouse-board", (element) => (element as CatMouseBoard).last());
  await jump("3");
  await visitor.frames();
  await jump("2");
  await visitor.frames();
  expect(await around()).toEqual(before);

  await page.locator(`cat-mouse-board >>> ::-p-aria([name="Edit"])`).click();
  const tool = () => page.$eval("cat-mouse-board >>> [name=tool]:checked", (tool) => (tool as HTMLInputElement).value);
  expect(await tool()).toBe("wall");
  await page.focus("#field");
  await visitor.keys("c", "w", "?", "c");
  expect(await page.$eval("#field", (field) => (field as HTMLInputElement).value)).toBe("cw?c");
  expect(await tool()).toBe("wall");
  await visitor.draw(await visitor.cells([3, 4]));
  const { focus, scrolled } = before;
  expect({ ...(await around()), focus, scrolled }).toEqual(before);
});

test("a board follows the colour scheme of its place, also after it was put back", async ({ visitor }) => {
  const { page } = visitor;
  await come(visitor, article(BOARD + BOARD, MODULE, "<style>.dark { color-scheme: dark }</style>"));
  await winners(visitor).toEqual(["mouse", "mouse"]);
  const floors = () =>
    expect.poll(() =>
      page.$$eval("cat-mouse-board >>> canvas:first-of-type", (canvases) =>
        canvases.map((each) => {
          const canvas = each as HTMLCanvasElement;
          const data = canvas.getContext("2d")?.getImageData(canvas.width * 0.7, canvas.height * 0.55, 1, 1).data;
          const shade = Math.max(...(data ?? []).slice(0, 3));
          return shade > 200 ? "light" : shade < 128 ? "dark" : shade;
        }),
      ),
    );
  const darken = (css: string, isDark: boolean) =>
    page.$eval(css, (element, isDark) => element.classList.toggle("dark", isDark), isDark);
  await floors().toEqual(["light", "light"]);
  await darken("cat-mouse-board", true);
  await floors().toEqual(["dark", "light"]);
  await darken("cat-mouse-board", false);
  await darken("body", true);
  await floors().toEqual(["dark", "dark"]);
  await darken("body", false);
  await floors().toEqual(["light", "light"]);
  await putBack(visitor);
  await floors().toEqual(["light", "light"]);
  await darken("body", true);
  await floors().toEqual(["dark", "dark"]);
});

test("colours, parts and sizes can be set from the page, and a compact board shows less", async ({ visitor }) => {
  const { page } = visitor;
  const style = `<style>
    cat-mouse-board { --cm-wall: rgb(1, 2, 3); --cm-paper: rgb(4, 5, 6); --cm-text: 20px; --cm-height: 120px }
    cat-mouse-board::part(verdict) { border-top: 7px solid rgb(7, 8, 9) }
  </style>`;
  await come(visitor, article(BOARD, MODULE, style));
  await winners(visitor).toEqual(["mouse"]);
  await visitor.frames();
  const seen = () =>
    page.$eval("cat-mouse-board", ({ shadowRoot }) => {
      const canvas = shadowRoot?.querySelector("canvas");
      const wall = canvas?.getContext("2d")?.getImageData(canvas.width * 0.5, canvas.height * 0.1, 1, 1).data;
      const style = (css: string) => getComputedStyle(shadowRoot?.querySelector(css) as Element);
      return {
        wall: [...(wall ?? [])].slice(0, 3),
        paper: style(".frame").backgroundColor,
        text: style(".frame").fontSize,
        border: style(".result").borderTopWidth,
        height: shadowRoot?.querySelector(".surface")?.getBoundingClientRect().height,
      };
    });
  await expect.poll(seen).toEqual({ wall: [1, 2, 3], paper: "rgb(4, 5, 6)", text: "20px", border: "7px", height: 120 });
  const below = () =>
    page.$$eval("cat-mouse-board >>> :is(.why, .play > *)", (all) =>
      all.filter((each) => each.checkVisibility()).map(({ className }) => className),
    );
  expect((await below()).length).toBeGreaterThan(1);
  await page.$eval("cat-mouse-board", (element) => element.setAttribute("compact", ""));
  await expect.poll(below).toEqual(["steps"]);
});
