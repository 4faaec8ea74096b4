// A visitor of the built site, in the browser that $BROWSER names: comes to a page, looks, presses, draws and types.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, KeyInput, Page, TouchHandle } from "puppeteer-core";
import { test as base, expect } from "vitest";
import { ROOT } from "../../scripts/versions.mjs";
import { loadLanguage, vocabularyOf } from "../../www/i18n/vocabulary";
import { launch } from "../harness/browser.mjs";
import { type Site, serve } from "../harness/static-server.mjs";

await loadLanguage("en");
/** The words of the page, for boards and in general. */
export const words = vocabularyOf("en").page;

export const IS_FIREFOX = process.env.BROWSER === "firefox";

/** The key that makes commands of letters. */
export const MODIFIER: KeyInput = process.platform === "darwin" ? "Meta" : "Control";

/** Row and column, counted from 1, as people count; half-way numbers and places outside are good too. */
export type Place = readonly [row: number, col: number];
export interface Point {
  x: number;
  y: number;
}
export type Role = "button" | "tab" | "radio" | "checkbox" | "spinbutton" | "slider" | "textbox" | "link" | "dialog";
/** What a system may ask of pages. */
interface System {
  dark?: boolean;
  calm?: boolean;
  forcedColours?: boolean;
  /** What the browser says its person reads, such as "zh-CN". */
  language?: string;
}

export interface Look {
  width?: number;
  height?: number;
  /** A screen for fingers. */
  touch?: boolean;
}

/** Where pictures of pages are kept on which a journey failed. */
const FAILED = join(ROOT, "target", "failed-tests");
/** Written into the console at the end: all that stands before it has arrived when it has. */
const END_MARK = "The journey ends here.";

export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly #context: BrowserContext;
  readonly #heard: string[];
  /** Other servers of this journey, from which a page may ask too. */
  readonly friends: string[] = [];

  constructor(context: BrowserContext, page: Page, site: Site, heard: string[]) {
    this.page = page;
    this.site = site;
    this.#context = context;
    this.#heard = heard;
  }

  /** Somebody who has seen the first board and the first graph, and kept nothing. */
  static async arrive(browser: Browser, site: Site): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const visitor = await Visitor.#in(context, site, []);
    await visitor.page.goto(`${site.url}robots.txt`);
    await visitor.page.evaluate(() => {
      for (const kind of ["board", "graph"]) localStorage.setItem(`cat-and-mouse.${kind} visited`, "1");
    });
    await visitor.page.goto("about:blank");
    return visitor;
  }

  static async #in(context: BrowserContext, site: Site, heard: string[]): Promise<Visitor> {
    const page = await context.newPage();
    const visitor = new Visitor(context, page, site, heard);
    page.setDefaultTimeout(30_000);
    page.on("console", (message) => {
      if (message.type() === "error") heard.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => heard.push(`uncaught: ${error}`));
    page.on("request", (request) => {
      const url = request.url();
      const isOwn = [site.url, ...visitor.friends].some((start) => url.startsWith(start));
      if (!isOwn && !/^(data|about|blob):/.test(url)) heard.push(`asked of someone else: ${url}`);
    });
    // What a browser refuses to load is told to the page alone; so it is said aloud.
    await page.evaluateOnNewDocument(() => {
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`refused by the security policy: ${event.blockedURI}`),
      );
      addEventListener(
        "error",
        ({ target }) => target instanceof Element && console.error(`not loaded: ${target.outerHTML}`),
        true,
      );
    });
    await page.setViewport({ width: 1280, height: 900 });
    return visitor;
  }

  /** The same person in another tab. */
  async newTab(): Promise<Visitor> {
    return Visitor.#in(this.#context, this.site, this.#heard);
  }

  /** From now on, the system asks for this. In Chromium alone: Puppeteer cannot say it to Firefox, nor all of it to Chromium. */
  async use({ dark, calm, forcedColours, language }: System): Promise<void> {
    const chromium = await this.page.createCDPSession();
    const features = [
      { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
      { name: "prefers-reduced-motion", value: calm ? "reduce" : "no-preference" },
      { name: "forced-colors", value: forcedColours ? "active" : "none" },
    ];
    await chromium.send("Emulation.setEmulatedMedia", { features });
    if (!language) return;
    const userAgent = await this.page.evaluate(() => navigator.userAgent);
    await chromium.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: language });
  }

  // Coming

  /** Comes anew to a page of the site, by an address such as "tutorial/" or "#board=…&cat=1&mouse=2". */
  async come(address = "", { width = 1280, height = 900, touch = false }: Look = {}): Promise<void> {
    // From the page itself, a link would only change the board.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.setViewport({ width, height, hasTouch: touch });
    await this.page.goto(this.site.url + address);
    await this.shown();
  }

  /** Waits until the page is there, and was painted: a browser may pass over what is pressed before. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.readyState === "complete" && !document.querySelector("#loading")?.textContent.startsWith("Loading"),
    );
    await this.frames();
  }

  /** Waits until the page was painted twice. */
  async frames(): Promise<void> {
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  // Looking. What comes later is waited for by `expect.poll(() => visitor.board())`.

  /** What the cells hold, row by row, as LeetCode writes it. */
  board(): Promise<string[]> {
    return this.page.evaluate(() => {
      const letters: Record<string, string> = { floor: ".", wall: "#", cat: "C", mouse: "M", food: "F" };
      const rows = [...document.querySelectorAll("main [role=grid] [role=row]")];
      return rows.map((row) =>
        [...row.querySelectorAll<HTMLElement>("[role=gridcell]")]
          .map((cell) => letters[cell.dataset.content ?? ""] ?? "?")
          .join(""),
      );
    });
  }

  /** The fragment of the address: it follows a moment after a change. */
  async link(): Promise<string> {
    return decodeURIComponent(await this.page.evaluate(() => location.hash.slice(1)));
  }

  /** The text of the first element that matches, on one line; empty if none does. */
  text(css: string): Promise<string> {
    return this.page.evaluate(
      (css) => (document.querySelector(css)?.textContent ?? "").replace(/\s+/g, " ").trim(),
      css,
    );
  }

  /** How many elements match. Puppeteer's own waiting does not see what changes in a shadow root: this can be polled. */
  count(css: string): Promise<number> {
    return this.page.$$eval(css, (all) => all.length);
  }

  /** The warnings that stand on the page. */
  alerts(): Promise<string[]> {
    return this.page.$$eval("[role=alert]", (all) => all.map((alert) => alert.textContent.trim()));
  }

  verdict(): Promise<string> {
    return this.text("main #verdict");
  }

  /** What a field holds. */
  async value(role: Role, name: string): Promise<string> {
    return this.find(role, name)
      .map((field) => (field as HTMLInputElement).value)
      .wait();
  }

  /** The name of what has the focus, as the page gives it. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body) return "";
      const label = (element as HTMLInputElement).labels?.[0] ?? element;
      const copy = label.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return (element.getAttribute("aria-label") ?? copy.textContent).replace(/\s+/g, " ").trim();
    });
  }

  // Doing

  /** The control with this role and name, once it is there. */
  find(role: Role, name: string) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  /** Presses the middle of a control with the mouse, once it is seen and stands still. */
  async press(role: Role, name: string): Promise<void> {
    await this.find(role, name)
      .click()
      .catch((cause) => {
        throw new Error(`The ${role} "${name}" is not there to be pressed.`, { cause });
      });
  }

  /** Opens a menu: browsers have no one role for its summary. What lies in a closed menu is not found. */
  async openMenu(name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"])`).click();
  }

  /** Presses the first element that matches. */
  async pressOn(css: string): Promise<void> {
    await this.page.locator(css).click();
  }

  /** Types into a field, in place of what is there. */
  async type(role: Role, name: string, text: string): Promise<void> {
    await this.press(role, name);
    await this.chord(MODIFIER, "a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.type(text);
  }

  /** Presses keys, one after another. */
  async keys(...keys: KeyInput[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Holds down all but the last key, and presses that. */
  async chord(...keys: KeyInput[]): Promise<void> {
    const held = keys.slice(0, -1);
    for (const key of held) await this.page.keyboard.down(key);
    await this.keys(...keys.slice(-1));
    for (const key of held.reverse()) await this.page.keyboard.up(key);
  }

  /** Presses the tab key until the focus is on what is called this, or begins so. */
  async tabTo(name: string): Promise<void> {
    const seen = [];
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = await this.focused();
      if (focused === name || focused.startsWith(`${name}, `)) return;
      seen.push(focused);
      await this.keys("Tab");
    }
    throw new Error(`The tab key does not reach "${name}", only ${[...new Set(seen)].join("; ")}.`);
  }

  /** Where places of the board are in the window: of the page's, or of the first in an article. */
  cells(...places: Place[]): Promise<Point[]> {
    return this.page.evaluate((places) => {
      const root = document.querySelector("cat-mouse-board")?.shadowRoot ?? document;
      const grid = root.querySelector("[role=grid]");
      const first = grid?.querySelector("[role=gridcell]");
      if (!grid || !first) throw new Error("there is no board");
      grid.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = first.getBoundingClientRect();
      return places.map(([row, col]) => ({ x: left + (col - 0.5) * width, y: top + (row - 0.5) * height }));
    }, places);
  }

  /** Where points of the drawing of a graph are in the window. The drawing is 100 wide and high. */
  drawing(...points: (readonly [x: number, y: number])[]): Promise<Point[]> {
    return this.page.evaluate((points) => {
      const root = document.querySelector("cat-mouse-graph")?.shadowRoot ?? document;
      const drawing = root.querySelector<SVGSVGElement>("svg.drawing");
      drawing?.scrollIntoView({ block: "nearest" });
      const matrix = drawing?.getScreenCTM();
      if (!matrix) throw new Error("there is no drawing");
      return points.map(([left, top]) => {
        const { x, y } = new DOMPoint(left, top).matrixTransform(matrix);
        return { x, y };
      });
    }, points);
  }

  /** The middle of an element in the window. */
  async middle(css: string): Promise<Point> {
    const box = await (await this.page.locator(css).waitHandle()).boundingBox();
    if (!box) throw new Error(`${css} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Presses the mouse at the first point, goes to the others, and lets go. */
  async draw([first, ...rest]: Point[]): Promise<void> {
    if (!first) return;
    const { mouse } = this.page;
    await mouse.move(first.x, first.y);
    await mouse.down();
    for (const { x, y } of rest) await mouse.move(x, y);
    await mouse.up();
  }

  /** As `draw`, with a finger. */
  async drawByFinger(points: Point[]): Promise<void> {
    await (await this.beginByFinger(points)).end();
  }

  /** As `drawByFinger`, without letting go. */
  async beginByFinger([first, ...rest]: Point[]): Promise<TouchHandle> {
    if (!first) throw new Error("a finger needs a place");
    const finger = await this.page.touchscreen.touchStart(first.x, first.y);
    for (const { x, y } of rest) {
      // As fast as a browser sees fingers: it may leave out a place on which none was painted.
      await this.frames();
      await finger.move(x, y);
    }
    return finger;
  }

  // Leaving

  /** Everything wrong since the last call: errors, what was not there, and what was asked of other sites. */
  async complaints(): Promise<string[]> {
    const heard = this.#heard;
    const end = () => heard.findIndex((each) => each.endsWith(END_MARK));
    await this.page.evaluate((mark) => console.error(mark), END_MARK);
    await expect.poll(end).toBeGreaterThanOrEqual(0);
    const errors = heard.splice(0, end() + 1).slice(0, -1);
    const missing = this.site.missing.splice(0).map((url) => `not there: ${url}`);
    return [...new Set([...errors, ...missing])];
  }

  /** What is seen of the page on which a journey failed: in words, and in a picture. */
  async tellLastSeen(name: string): Promise<void> {
    const seen = await this.page.evaluate(() => ({
      address: location.href,
      focus: (document.activeElement?.cloneNode() as Element | undefined)?.outerHTML,
      text: document.body.innerText.replace(/\s+/g, " ").slice(0, 800),
    }));
    mkdirSync(FAILED, { recursive: true });
    const file = `${process.env.BROWSER ?? "chromium"} ${name}`.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 120);
    const picture = join(FAILED, `${file}.png`) as `${string}.png`;
    await this.page.screenshot({ path: picture });
    console.error(`Last seen by "${name}":`, { ...seen, picture });
  }

  async leave(): Promise<void> {
    await this.#context.close();
    await this.site.close();
  }
}

export const MODULE = `<script type="module" src="element/element.js"></script>`;
export const GRAPH_MODULE = `<script type="module" src="element/graph-element.js"></script>`;

/** A page of somebody else with elements, to be put into the site. */
export const article = (body: string, scripts = MODULE, head = "") => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <link rel="icon" href="data:," />
  ${head}
  <title>An article</title>
  ${scripts}
  <main>${body}</main>
</html>`;

/** The files of dist/assets/ of which this is true, as they are asked for. */
export function asset(isIt: (name: string, path: string) => boolean): RegExp {
  const folder = join(ROOT, "dist", "assets");
  const found = readdirSync(folder).filter((name) => isIt(name, join(folder, name)));
  expect(found).not.toEqual([]);
  return new RegExp(`/assets/(${found.join("|").replaceAll(".", "\\.")})$`);
}

/** The solver of graphs, which the page loads when it is wanted. */
export const isSolverOfGraphs = (_: string, path: string) =>
  readFileSync(path).equals(readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")));

/** A journey: `visitor` comes with an empty browser to a server of its own, and nothing may go wrong behind the scenes. */
export const test = base.extend<{ $test: { visitor: Visitor }; $worker: { browser: Browser } }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    async ({}, use) => {
      const browser = await launch();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  visitor: async ({ browser, task }, use) => {
    const visitor = await Visitor.arrive(browser, await serve());
    await use(visitor);
    if (task.result?.errors?.length) await visitor.tellLastSeen(task.name);
    const complaints = await visitor.complaints();
    await visitor.leave();
    expect(complaints, "went wrong behind the scenes").toEqual([]);
  },
});

/** A journey on which no browser decides differently: it is made in Chromium alone. */
export const testOnce = IS_FIREFOX ? test.skip : test;
