// Where flows take place: the built site in the installed Chromium, whose page clock stands still. And the steps of
// flows.

import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { Stop } from "../../scripts/run.mjs";
import { ROOT } from "../../scripts/versions.mjs";
import { launch } from "../harness/browser.mjs";
import { CLOCK } from "./clock.mjs";
import { RECORDER } from "./recorder.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./recorder.mjs").Recorder} Recorder */
/** @typedef {{ name: string, path: string, html?: string }} Place where a flow begins */

/** How long the clock of the page goes on after each step, in milliseconds: longer than a reply (450) and the address (250) wait, shorter than a step of play (750). */
const AFTER_STEP = 500;
/** The longest wait for a state of the page, in true milliseconds. Only a failing step takes so long. */
const PATIENCE = 30_000;
const SITE = "http://localhost/";
const GAME = "[role=grid], [data-node]";

/** One puzzle of each kind. They replace the site's own, so that a new puzzle there changes no transcript. */
const PUZZLES = `${[
  "aaaa1 win 88 corridor board=xxxxF/xC3/M4&cat=1&mouse=2&m=10&c=6&turn=mouse",
  "bbbb2 only-move 30 only-move,go-away board=F3C/3x1/xx3/1xxM1/1xx2/1x3&cat=1&mouse=6&m=18&c=3&turn=mouse",
  "cccc3 change 29 - board=4Cx/x5/2x3/F5/x5/x2xxM&cat=1&mouse=1&goal=mouse&walls=1",
  "dddd4 hold 12 - graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&m=3&c=5&turn=mouse",
  "eeee5 only-move 11 - graph=0-2.0-5.1-3.2-4.2-5.3-4.3-5&at=78-50.10-50.52-22.26-62.44-46.58-78&m=3&c=5&turn=mouse",
  "ffff6 change 1 cut-off graph=0-3.1-2.1-3.2-3&at=50-10.15-80.85-80.50-45&goal=mouse&edges=1&locked=1",
].join("\n")}\n`;
const DAYS = "bbbb2\ndddd4\naaaa1\n";

/** The files of the site that are replaced, by path. */
function replaced() {
  const folder = join(ROOT, "dist", "assets");
  const files = new Map([["/element/puzzles.txt", `${PUZZLES}\n${DAYS}`]]);
  for (const [name, text] of Object.entries({ puzzles: PUZZLES, days: DAYS })) {
    const real = readFileSync(join(ROOT, "puzzles", `${name}.txt`), "utf8");
    const holding = readdirSync(folder).filter(
      (file) => file.startsWith(`${name}-`) && readFileSync(join(folder, file), "utf8").includes(real),
    );
    if (holding.length !== 1) throw new Stop(`dist/ holds no ${name}.txt: build the site first (npm run build).`);
    files.set(`/assets/${holding[0]}`, `export default ${JSON.stringify(text)};`);
  }
  return files;
}

const typeOf = (/** @type {string} */ path) =>
  path.endsWith(".js") ? "text/javascript" : path.endsWith(".txt") ? "text/plain" : "text/html";

/** An article with an element. @param {string} html */
const article = (html) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>An article</title>
    <script type="module" src="element/${html.includes("<cat-mouse-graph") ? "graph-" : ""}element.js"></script>
  </head>
  <body><main>${html}</main></body>
</html>`;

export class Stage {
  /** @type {import("puppeteer-core").Browser} */
  #browser;
  /** @type {import("node:http").Server} */
  #server;
  /** @type {Map<string, string>} */
  #files;
  #loading = 0;
  /** @type {Page | undefined} */
  #page;

  /** @param {import("puppeteer-core").Browser} browser @param {import("node:http").Server} server @param {Map<string, string>} files that the server sends instead of the site's */
  constructor(browser, server, files) {
    this.#browser = browser;
    this.#server = server;
    this.#files = files;
  }

  /** Chromium, with nothing remembered. */
  static async open() {
    const files = replaced();
    const site = sirv(join(ROOT, "dist"), { maxAge: 3600, immutable: true });
    const server = createServer((request, response) => {
      const path = request.url?.split("?")[0] ?? "/";
      const text = files.get(path);
      if (text === undefined) site(request, response, () => void response.writeHead(404).end());
      else response.writeHead(200, { "content-type": `${typeOf(path)};charset=utf-8` }).end(text);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const args = [
      ..."--force-color-profile=srgb --enable-blink-features=ComputedAccessibilityInfo".split(" "),
      ..."--disable-lcd-text --hide-scrollbars".split(" "),
      // Links show the address of the site, which must be the same in each run.
      `--host-resolver-rules=MAP localhost 127.0.0.1:${port}`,
    ];
    const browser = await launch("chromium", { args });
    return new Stage(browser, server, files);
  }

  async close() {
    await this.#browser.close();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The page that is shown. */
  get page() {
    if (!this.#page) throw new Error("no place was entered");
    return this.#page;
  }

  /** A new page at a place, as for somebody who comes for the first time. @param {Place} place */
  async enter({ path, html }) {
    const page = await this.#browser.newPage();
    await this.#page?.close();
    this.#page = page;
    this.#loading = 0;
    page.on("request", () => {
      this.#loading += 1;
    });
    for (const end of /** @type {const} */ (["requestfinished", "requestfailed"]))
      page.on(end, () => {
        this.#loading -= 1;
      });
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures([
      { name: "prefers-reduced-motion", value: "reduce" },
      { name: "prefers-color-scheme", value: "light" },
    ]);
    // Without a service worker, the page makes no offline copy of the site.
    await page.evaluateOnNewDocument('Object.defineProperty(navigator, "serviceWorker", { value: undefined })');
    await page.evaluateOnNewDocument(`(${CLOCK})(); ${RECORDER}`);
    if (html !== undefined) this.#files.set("/article.html", article(html));
    const session = await page.createCDPSession();
    // Without this, Chromium would compute the names anew for each control.
    await session.send("Accessibility.enable");
    await session.send("Storage.clearDataForOrigin", {
      origin: SITE.slice(0, -1),
      storageTypes: "local_storage",
    });
    await page.goto(SITE + path);
    await this.#settled(GAME);
    await this.#pass();
  }

  /** Takes a step, and waits until all that comes of it is shown. @param {string} step such as "press Paste => dialog" */
  async take(step) {
    const [, kind = "", what = "", until = ""] = /^(\w+) ?(.*?)(?: => (.+))?$/s.exec(step) ?? [];
    const act = STEPS[kind];
    if (!act) throw new Error(`there is no step “${kind}”, only ${Object.keys(STEPS).join(", ")}`);
    await act(this, what);
    await this.#settled(until && (STATES[until] ?? `=${until}`));
    await this.#pass();
  }

  /** Lets time pass on the page, and waits until the result is shown. */
  async #pass() {
    await this.inside("pass", AFTER_STEP);
    await this.#settled();
  }

  /** Waits until something is there, nothing is being loaded, and nothing changes from one picture to the next. */
  async #settled(until = "body") {
    const started = Date.now();
    for (let before = -1, isQuiet = false; !isQuiet; ) {
      if (Date.now() - started > PATIENCE) throw new Error(`never came: ${until}`);
      const { changes, isThere } = await this.inside("state", until || "body");
      isQuiet = isThere && this.#loading === 0 && changes === before;
      before = changes;
    }
  }

  /** Calls the recorder in the page. @template {keyof Recorder} Name @param {Name} name @param {Parameters<Recorder[Name]>} args @returns {Promise<Awaited<ReturnType<Recorder[Name]>>>} */
  inside(name, ...args) {
    return this.page.evaluate((name, args) => /** @type {any} */ (window).transcript_[name](...args), name, args);
  }

  /** An element that the recorder finds. @param {"control" | "cell" | "node"} name @param {string | number} which */
  async find(name, which) {
    const handle = await this.page.evaluateHandle(
      (name, which) => /** @type {any} */ (window).transcript_[name](which),
      name,
      which,
    );
    const element = handle.asElement();
    if (!element) throw new Error(`there is no ${name} ${which}`);
    return /** @type {import("puppeteer-core").ElementHandle<Element>} */ (element);
  }
}

// Places

/** The site. @param {string} link what is shown, as the fragment of a link */
export const page = (link) => ({ name: "page", path: `#${link}` });

/** An element in an article. @param {"board" | "graph"} kind @param {string} attributes */
export const element = (kind, attributes) => ({
  name: "element",
  path: "article.html",
  html: `<cat-mouse-${kind} ${attributes}></cat-mouse-${kind}>`,
});

// Steps

/** What a step can wait for, besides the name of a control: "press Share => dialog". @type {Record<string, string>} */
const STATES = { dialog: "dialog:modal h2", game: GAME, graph: "[data-node]", board: "[role=grid]" };

/** By the first word of a step; the rest is what is pressed, typed or set. @type {Record<string, (stage: Stage, what: string) => Promise<unknown>>} */
const STEPS = {
  press: async (stage, name) => (await stage.find("control", name)).click(),
  /** Draws over cells: "r1c2 r1c4". */
  async stroke(stage, cells) {
    const { mouse } = stage.page;
    for (const [index, name] of cells.split(" ").entries()) {
      const cell = await stage.find("cell", name);
      if (index === 0) await cell.scrollIntoView();
      const { x, y } = await cell.clickablePoint();
      await mouse.move(x, y);
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  },
  node: async (stage, node) => (await stage.find("node", Number(node))).click(),
  /** Connects two nodes by keyboard: "0 3". */
  async edge(stage, nodes) {
    for (const node of nodes.split(" ")) {
      await (await stage.find("node", Number(node))).evaluate((each) => /** @type {SVGElement} */ (each).focus());
      await stage.page.keyboard.press("Enter");
    }
  },
  /** Presses keys together: "Control+Shift+z". */
  async key({ page: { keyboard } }, chord) {
    const keys = /** @type {import("puppeteer-core").KeyInput[]} */ (chord.split("+"));
    for (const each of keys) await keyboard.down(each);
    for (const each of keys.reverse()) await keyboard.up(each);
  },
  /** Replaces the text of a field: "Name = text". */
  async fill(stage, what) {
    const [name = "", text = ""] = what.split(" = ");
    const field = await stage.find("control", name);
    await field.evaluate((each) => {
      const input = /** @type {HTMLInputElement} */ (each);
      input.focus();
      input.select();
    });
    await stage.page.keyboard.sendCharacter(text);
  },
  wait: (stage, milliseconds) => stage.inside("pass", Number(milliseconds) - AFTER_STEP),
  back: ({ page }) =>
    page.evaluate(() => {
      const changed = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      return changed.then(() => {});
    }),
  reload: ({ page }) => page.reload(),
  /** Sets an attribute of the element: "lang = zh". */
  set({ page }, what) {
    const [name = "", value = ""] = what.split(" = ");
    return page.evaluate(
      (name, value) => document.querySelector("cat-mouse-board, cat-mouse-graph")?.setAttribute(name, value),
      name,
      value,
    );
  },
};
