// A visitor of the built site, in the browser that $BROWSER names: opens a page, looks, presses, draws and types.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Browser, BrowserContext, KeyInput, Page, TouchHandle } from "puppeteer-core";
import { test as base, expect } from "vitest";
import { ROOT } from "../../scripts/versions.mjs";
import { loadLanguage, vocabularyOf } from "../../www/i18n/vocabulary";
import { launch } from "../harness/browser.mjs";
import { type Site, serve } from "../harness/static-server.mjs";

await loadLanguage("en");
/** The English words of the page: the general ones, and those about boards. */
export const words = vocabularyOf("en").page;

export const IS_FIREFOX = process.env.BROWSER === "firefox";

/** The modifier key of commands. */
export const MODIFIER: KeyInput = process.platform === "darwin" ? "Meta" : "Control";

/** Row and column, counted from 1; fractions and places outside are allowed. */
export type Place = readonly [row: number, col: number];
export interface Point {
  x: number;
  y: number;
}
export type Role = "button" | "tab" | "radio" | "checkbox" | "spinbutton" | "slider" | "textbox" | "link" | "dialog";
/** System settings that pages can query. */
interface System {
  dark?: boolean;
  calm?: boolean;
  forcedColours?: boolean;
  /** The user's language, such as "zh-CN". */
  language?: string;
}

export interface Look {
  width?: number;
  height?: number;
  /** Whether it is a touch screen. */
  touch?: boolean;
}

export const PHONE: Look = { width: 390, height: 844, touch: true };

export const DIST = join(ROOT, "dist");
/** The text of a file of the project. */
export const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
/** Changed copies of the site. They are removed after the last journey, because a browser may ask late for a file. */
const copies: string[] = [];
/** The folder for pictures of pages on which a journey failed. */
const FAILED = join(ROOT, "target", "failed-tests");
/** A text written into the console at the end: once it arrives, everything before it has arrived. */
const END_MARK = "The journey ends here.";

export class Visitor {
  readonly page: Page;
  readonly site: Site;
  readonly #context: BrowserContext;
  readonly #heard: string[];
  /** Other servers of this journey that a page may use. */
  readonly friends: string[] = [];

  constructor(context: BrowserContext, page: Page, site: Site, heard: string[]) {
    this.page = page;
    this.site = site;
    this.#context = context;
    this.#heard = heard;
  }

  /** A visitor who has seen the first board and the first graph. The browser has stored nothing else. */
  static async arrive(browser: Browser, site: Site): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const visitor = await Visitor.#in(context, site, []);
    // Firefox asks for /favicon.ico on a page that names no icon.
    site.put("before.html", '<link rel="icon" href="data:," />');
    await visitor.page.goto(`${site.url}before.html`);
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
    // Only the page learns what a browser refuses to load, so the page prints it.
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

  /** The same visitor in another tab. */
  async newTab(): Promise<Visitor> {
    return Visitor.#in(this.#context, this.site, this.#heard);
  }

  /** Changes the system settings from now on. Only in Chromium: Puppeteer cannot set them in Firefox, nor all of them through its own calls. */
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

  // Opening pages

  /** Opens a page of the site anew, by an address such as "tutorial/" or "#board=…&cat=1&mouse=2". */
  async come(address = "", { width = 1280, height = 900, touch = false }: Look = {}): Promise<void> {
    // From an open page of the site, another fragment would only change the board.
    if (this.page.url() !== "about:blank") await this.page.goto("about:blank");
    await this.page.setViewport({ width, height, hasTouch: touch });
    await this.page.goto(this.site.url + address);
    await this.shown();
  }

  /** Waits until the page is loaded and painted: a browser may ignore earlier presses. */
  async shown(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.readyState === "complete" && !document.querySelector("#loading")?.textContent.startsWith("Loading"),
    );
    await this.frames();
  }

  /** Waits until the page is painted twice. */
  async frames(): Promise<void> {
    await this.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }

  // Looking. `expect.poll(() => visitor.board())` waits for later changes.

  /** The rows of the board, in LeetCode's letters. */
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

  /** The fragment of the address, which follows a change after a moment. */
  async link(): Promise<string> {
    return decodeURIComponent(await this.page.evaluate(() => location.hash.slice(1)));
  }

  /** The text of the first matching element, on one line; empty if nothing matches. */
  text(css: string): Promise<string> {
    return this.page.evaluate(
      (css) => (document.querySelector(css)?.textContent ?? "").replace(/\s+/g, " ").trim(),
      css,
    );
  }

  /** The number of matching elements, for polling: Puppeteer's own waiting does not notice changes in a shadow root. */
  count(css: string): Promise<number> {
    return this.page.$$eval(css, (all) => all.length);
  }

  /** The warnings on the page. */
  alerts(): Promise<string[]> {
    return this.page.$$eval("[role=alert]", (all) => all.map((alert) => alert.textContent.trim()));
  }

  verdict(): Promise<string> {
    return this.text("main #verdict");
  }

  /** The value of a field. */
  async value(role: Role, name: string): Promise<string> {
    return this.find(role, name)
      .map((field) => (field as HTMLInputElement).value)
      .wait();
  }

  /** The name of the focused element, as the page gives it. */
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

  // Acting

  /** The control with this role and name, once it exists. */
  find(role: Role, name: string) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  /** Presses the middle of a control with the mouse, once it is visible and does not move. */
  async press(role: Role, name: string): Promise<void> {
    await this.find(role, name)
      .click()
      .catch((cause) => {
        throw new Error(`The ${role} "${name}" is not there to be pressed.`, { cause });
      });
  }

  /** Opens a menu: browsers differ in the role of its summary. Controls in a closed menu are not found. */
  async openMenu(name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"])`).click();
  }

  /** Presses the first matching element. */
  async pressOn(css: string): Promise<void> {
    await this.page.locator(css).click();
  }

  /** Types into a field, replacing its content. */
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

  /** Holds down all keys but the last, and presses the last. */
  async chord(...keys: KeyInput[]): Promise<void> {
    const held = keys.slice(0, -1);
    for (const key of held) await this.page.keyboard.down(key);
    await this.keys(...keys.slice(-1));
    for (const key of held.reverse()) await this.page.keyboard.up(key);
  }

  /** Presses Tab until the focus is on an element whose name is `name`, or begins with `name` and a comma. */
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

  /** The points of board cells in the window: of the page's board, or of the first in an article. */
  async cells(...places: Place[]): Promise<Point[]> {
    await this.#seen("cat-mouse-board", "[role=grid]");
    return this.page.evaluate((places) => {
      const root = document.querySelector("cat-mouse-board")?.shadowRoot ?? document;
      const first = root.querySelector("[role=grid] [role=gridcell]");
      if (!first) throw new Error("there is no board");
      const { left, top, width, height } = first.getBoundingClientRect();
      return places.map(([row, col]) => ({ x: left + (col - 0.5) * width, y: top + (row - 0.5) * height }));
    }, places);
  }

  /** The points of a graph's drawing in the window. The drawing is 100 wide and high. */
  async drawing(...points: (readonly [x: number, y: number])[]): Promise<Point[]> {
    await this.#seen("cat-mouse-graph", "svg.drawing");
    return this.page.evaluate((points) => {
      const root = document.querySelector("cat-mouse-graph")?.shadowRoot ?? document;
      const matrix = root.querySelector<SVGSVGElement>("svg.drawing")?.getScreenCTM();
      if (!matrix) throw new Error("there is no drawing");
      return points.map(([left, top]) => {
        const { x, y } = new DOMPoint(left, top).matrixTransform(matrix);
        return { x, y };
      });
    }, points);
  }

  /**
   * Scrolls to the surface, and waits until it is painted there: a browser decides by the last painted frame whether a
   * finger drags a piece or scrolls.
   */
  async #seen(element: string, surface: string): Promise<void> {
    await this.page.evaluate(
      (element, surface) => {
        const root = document.querySelector(element)?.shadowRoot ?? document;
        root.querySelector(surface)?.scrollIntoView({ block: "nearest" });
      },
      element,
      surface,
    );
    await this.frames();
  }

  /** The middle of an element in the window, once it is painted. */
  async middle(css: string): Promise<Point> {
    const element = await this.page.locator(css).waitHandle();
    await this.frames();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${css} is not seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Presses the mouse at the first point, moves over the others, and releases. */
  async draw([first, ...rest]: Point[]): Promise<void> {
    if (!first) return;
    const { mouse } = this.page;
    await mouse.move(first.x, first.y);
    await mouse.down();
    for (const { x, y } of rest) await mouse.move(x, y);
    await mouse.up();
  }

  /** Draws with a finger, as `draw` does with the mouse. */
  async drawByFinger(points: Point[]): Promise<void> {
    await (await this.beginByFinger(points)).end();
  }

  /** Draws with a finger, as `drawByFinger`, without releasing. */
  async beginByFinger([first, ...rest]: Point[]): Promise<TouchHandle> {
    if (!first) throw new Error("a finger needs a place");
    const finger = await this.page.touchscreen.touchStart(first.x, first.y);
    for (const { x, y } of rest) {
      // At the rate of painted frames: a browser may skip finger positions between two frames.
      await this.frames();
      await finger.move(x, y);
    }
    return finger;
  }

  // Leaving

  /** All problems since the last call: errors, missing files, and requests to other sites. */
  async complaints(): Promise<string[]> {
    const heard = this.#heard;
    const end = () => heard.findIndex((each) => each.endsWith(END_MARK));
    await this.page.evaluate((mark) => console.error(mark), END_MARK);
    await expect.poll(end).toBeGreaterThanOrEqual(0);
    const errors = heard.splice(0, end() + 1).slice(0, -1);
    const missing = this.site.missing.splice(0).map((url) => `not there: ${url}`);
    return [...new Set([...errors, ...missing])];
  }

  /** Prints the text of the page on which a journey failed, and saves a picture of it. */
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

  /** Serves a changed copy of the site from now on; without the compilers of Check code, unless they are wanted. */
  serveCopy(change: (folder: string) => void = () => {}, withCompilers = false): void {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    copies.push(folder);
    const isWanted = (path: string) => withCompilers || !/^(cpp|python)$/.test(relative(DIST, path));
    cpSync(DIST, folder, { recursive: true, filter: isWanted });
    change(folder);
    this.site.serve(folder);
  }

  /** Serves a copy of the site with a part of one script replaced. */
  replaceInSite(part: RegExp, other: string, name = /\.js$/): void {
    this.serveCopy((folder) => {
      const scripts = readdirSync(join(folder, "assets"))
        .filter((each) => name.test(each))
        .map((each) => join(folder, "assets", each))
        .filter((script) => part.test(readFileSync(script, "utf8")));
      expect(scripts, `one script has ${part}`).toHaveLength(1);
      for (const script of scripts) writeFileSync(script, readFileSync(script, "utf8").replace(part, other));
    }, true);
  }

  async leave(): Promise<void> {
    await this.#context.close();
    await this.site.close();
  }
}

// What the visitor sees after a while.

export const board = (visitor: Visitor) => expect.poll(() => visitor.board());
export const link = (visitor: Visitor) => expect.poll(() => visitor.link());
/** The number of nodes of the graph. */
export const nodes = (visitor: Visitor) => expect.poll(() => visitor.count("main [data-node]"));

export const MODULE = `<script type="module" src="element/element.js"></script>`;
export const GRAPH_MODULE = `<script type="module" src="element/graph-element.js"></script>`;

/** The page of another author with our elements, for `site.put`. */
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

/** A pattern for requests of the files of dist/assets/ for which `isIt` returns true. */
export function asset(isIt: (name: string, path: string) => boolean): RegExp {
  const folder = join(DIST, "assets");
  const found = readdirSync(folder).filter((name) => isIt(name, join(folder, name)));
  expect(found).not.toEqual([]);
  return new RegExp(`/assets/(${found.join("|").replaceAll(".", "\\.")})$`);
}

/** Whether a file is the solver of graphs, which the page loads on demand. */
export const isSolverOfGraphs = (_: string, path: string) =>
  readFileSync(path).equals(readFileSync(join(ROOT, "pkg", "cat_and_mouse_bg.wasm")));

/** A journey: `visitor` starts with an empty browser and its own server. Unread complaints fail the journey. */
export const test = base.extend<{ $test: { visitor: Visitor }; $worker: { browser: Browser } }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
    async ({}, use) => {
      // A page that hangs fails its test within a minute.
      const browser = await launch(undefined, { limit: 60 });
      await use(browser);
      await browser.close();
      for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
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

/** A journey that runs in Chromium alone, because all browsers behave alike in it. */
export const testOnce = IS_FIREFOX ? test.skip : test;
