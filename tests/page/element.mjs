// <cat-mouse-board> and <cat-mouse-graph> on pages of the tests' own: a folder with the built element and one page, served as any other.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { ROOT } from "../../scripts/versions.mjs";
import { placesOf, withBrowser } from "./playground.mjs";

/** @typedef {import("./playground.mjs").Playground} Playground */
/** @typedef {{ name: string, detail: any, id: string, bubbles: boolean, composed: boolean }} Told */

export const BUILT = join(ROOT, "dist", "element");
export const MODULE = `<script type="module" src="element.js"></script>`;
export const GRAPH_MODULE = `<script type="module" src="graph-element.js"></script>`;
export const CONTAINED = `<script src="cat-and-mouse.element.js"></script>`;

/** LeetCode's first example, as attributes. */
export const EXAMPLE_1 = `board="####F/#C.../M...." cat-jump="1" mouse-jump="2"`;

/** Remembers every event of a board that reaches the document. */
const LISTEN = `<script>
  window.told = [];
  for (const name of ["change", "solve", "error", "goal"].flatMap((what) => ["board-" + what, "graph-" + what]))
    document.addEventListener(name, ({ detail, target, bubbles, composed }) =>
      told.push({ name, detail, id: target.id, bubbles, composed }));
</script>`;

/**
 * @param {string} body
 * @param {{ scripts?: string, head?: string, lang?: string }} [how]
 */
export function document_(body, { scripts = MODULE, head = "", lang = "en" } = {}) {
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    ${head}
    <title>An article</title>
    ${head.includes("Content-Security-Policy") ? "" : LISTEN}
    ${scripts}
  </head>
  <body><main><h1>An article</h1>${body}</main></body>
</html>`;
}

/** A new folder with the built element and these files. @param {Record<string, string>} files */
export function folderWith(files) {
  const folder = mkdtempSync(join(tmpdir(), "cat-and-mouse-page-"));
  cpSync(BUILT, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** One browser, as for the playground, for pages with boards. @param {import("../harness/webdriver.mjs").Look} [look] */
export function withBoards(look) {
  const { open, complaints } = withBrowser(look);
  /** @type {string[]} */
  const folders = [];
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return {
    complaints,
    /**
     * A fresh page.
     * @param {string} page its HTML
     * @param {object} [how]
     * @param {number} [how.boards] how many boards are waited for
     * @param {number} [how.width]
     * @param {number} [how.height]
     * @param {Record<string, string>} [how.files] more files, or other ones
     * @param {string[]} [how.without] files of the element that are not there
     */
    async show(page, { boards = 1, width = 800, height = 900, files = {}, without = [] } = {}) {
      const folder = folderWith({ "index.html": page, ...files });
      folders.push(folder);
      for (const name of without) rmSync(join(folder, name));
      const shown = new Boards(await open({ folder, width, height }));
      if (boards > 0) await shown.ready(boards);
      return shown;
    },
  };
}

// Runs in the page.
const INSIDE = `
  const boards = [...document.querySelectorAll("cat-mouse-board, cat-mouse-graph")];
  const root = (which) => boards[which].shadowRoot;
  const letters = { floor: ".", wall: "#", cat: "C", mouse: "M", food: "F" };
  const button = (which, name) => [...root(which).querySelectorAll("button")]
    .find((each) => (each.getAttribute("aria-label") ?? each.textContent).trim() === name);
`;

export class Boards {
  /** @param {Playground} page */
  constructor(page) {
    this.page = page;
    this.driver = page.driver;
  }

  /** @param {string} script @param {...unknown} args @returns {Promise<any>} */
  run(script, ...args) {
    return this.page.run(INSIDE + script, ...args);
  }

  /** @param {() => Promise<boolean>} holds @param {string} what */
  until(holds, what) {
    return this.page.until(holds, what);
  }

  /** Waits until this number of boards can be drawn on. @param {number} count */
  ready(count) {
    return this.until(
      () =>
        this.run(
          `return boards.filter(({ shadowRoot }) =>
            shadowRoot?.querySelector("canvas")?.width > 1 || shadowRoot?.querySelector(".drawing")).length === arguments[0]`,
          count,
        ),
      `${count} boards`,
    );
  }

  /** Lets everything that was set be shown. */
  async settled() {
    await this.driver.executeAsyncScript(`${INSIDE}
      Promise.all(boards.map((each) => each.updateComplete)).then(() => setTimeout(arguments[0]))`);
  }

  /** @param {Record<string, unknown>} properties @param {number} [which] */
  async set(properties, which = 0) {
    await this.run("Object.assign(boards[arguments[1]], arguments[0])", properties, which);
    await this.settled();
  }

  /** Rows as LeetCode writes them. @param {number} [which] @returns {Promise<string[]>} */
  contents(which = 0) {
    return this.run(
      `return [...root(arguments[0]).querySelectorAll("[role=row]")]
        .map((row) => [...row.children].map((cell) => letters[cell.dataset.content]).join(""))`,
      which,
    );
  }

  /** The text of a part; null where there is none. @param {string} css @param {number} [which] @returns {Promise<string | null>} */
  text(css, which = 0) {
    return this.run(
      `return root(arguments[1]).querySelector(arguments[0])?.textContent.replace(/\\s+/g, " ").trim() ?? null`,
      css,
      which,
    );
  }

  /** @param {number} [which] */
  verdict(which = 0) {
    return this.text(".verdict h2", which);
  }

  /** All that is in the shadow root. @param {number} [which] @returns {Promise<string>} */
  everything(which = 0) {
    return this.run("return root(arguments[0]).innerHTML", which);
  }

  /** What a screen reader was told last. @param {number} [which] */
  announcement(which = 0) {
    return this.text(".unseen[role=status]", which);
  }

  /** What events told since the last call. @returns {Promise<Told[]>} */
  told() {
    return this.run("return told.splice(0)");
  }

  /** @param {string} name @param {number} [which] */
  async click(name, which = 0) {
    const element = await this.run("return button(arguments[1], arguments[0]) ?? null", name, which);
    assert.ok(element, `there is no button "${name}"`);
    await element.click();
    await this.settled();
  }

  /** Presses a cell, or drags over several, as people count them. @param {string} path such as "3,2 3,5" @param {{ which?: number, pointer?: "mouse" | "touch" }} [how] */
  async stroke(path, { which = 0, pointer = "mouse" } = {}) {
    const points = await this.run(
      `const cells = root(arguments[1]).querySelector(".cells");
       cells.scrollIntoView({ block: "nearest" });
       return arguments[0].map(([row, col]) => {
         const { left, top, width, height } =
           root(arguments[1]).querySelector("[data-row='" + (row - 1) + "'][data-col='" + (col - 1) + "']").getBoundingClientRect();
         return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
       })`,
      placesOf(path),
      which,
    );
    const [first, ...rest] = points;
    const pause = { type: "pause", duration: 20 };
    const actions = [
      { type: "pointerMove", ...first },
      { type: "pointerDown", button: 0 },
      ...rest.flatMap((/** @type {object} */ point) => [{ type: "pointerMove", ...point }, pause]),
      { type: "pointerUp", button: 0 },
    ];
    await this.page.point({ pointer }, actions);
    await this.settled();
  }
}
