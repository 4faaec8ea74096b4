// Panels and surfaces mounted alone, in the browser that $BROWSER names: on a page of the tests that stays open from one test to
// the next, instead of the whole page of the site.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../scripts/versions.mjs";
import { BOARD } from "../../scripts/wasm.mjs";
import { withBrowser } from "../page/playground.mjs";

/** @typedef {import("./mount").Wanted} Wanted */
/** @typedef {import("../page/playground.mjs").Playground} Playground */
/** @typedef {import("../../www/i18n/language").Language} Language */

const { stay } = withBrowser();

/**
 * Each process has its own: several run at the same time, and a browser waits forever for the rest of a file that is written
 * anew while it is served.
 */
const FOLDER = mkdtempSync(join(ROOT, "target", "mounted-"));
process.on("exit", () => rmSync(FOLDER, { recursive: true, force: true }));

await build({
  root: join(ROOT, "tests", "component"),
  configFile: false,
  base: "./",
  logLevel: "warn",
  publicDir: false,
  resolve: {
    alias: [
      { find: /^cat-and-mouse$/, replacement: join(BOARD.folder, "cat_and_mouse.js") },
      { find: "cat-and-mouse", replacement: BOARD.folder },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false,
    chunkSizeWarningLimit: 9_999,
  },
});

// Share previews the page for frames, which tests/page/embed.test.mjs looks at.
writeFileSync(join(FOLDER, "embed.html"), '<!doctype html><html lang="en"><title>A frame</title></html>');

/** @param {Language} language */
async function standing(language, width = 1280, height = 900) {
  const page = await stay({ folder: FOLDER });
  page.language = language;
  await page.resize(width, height);
  return page;
}

/**
 * A game with its settings, steps, outcome and one view.
 * @param {string} link
 * @param {Wanted["view"]} [view]
 * @param {Partial<Wanted>} [how]
 */
export async function mount(link, view = "line", { kind = "board", language = "en" } = {}) {
  const page = await standing(language);
  await page.run("return mount(arguments[0])", { kind, link, view, language });
  return page;
}

/**
 * The whole page, as if it were loaded with this fragment, with nothing remembered. It takes a fifth of the time, and does for all
 * that does not depend on how a page comes.
 * @param {{ link?: string, language?: Language, width?: number, height?: number }} [how]
 */
export async function mountPage({ link = "", language = "en", width, height } = {}) {
  const page = await standing(language, width, height);
  await page.run("return mountPage(...arguments)", link, language);
  return page;
}

/** Comes to the page again, with what it remembers. @param {Playground} page @param {string | null} [link] none: as a reload does */
export const visit = (page, link = null) => page.run("return visit(arguments[0])", link);

/** Opens another view. @param {Playground} page @param {Wanted["view"]} view */
export const open = (page, view) => page.run("return change('open', arguments[0])", view);

/** Loads another game. @param {Playground} page @param {string} link */
export const load = (page, link) => page.run("return change('load', arguments[0])", link);
