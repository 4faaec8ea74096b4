// Panels and surfaces mounted alone, in the browser that $BROWSER names: on a page of the tests that stays open from one test to
// the next, instead of the whole page of the site.
import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../scripts/versions.mjs";
import { BOARD } from "../../scripts/wasm.mjs";
import { withBrowser } from "../page/playground.mjs";

/** @typedef {import("./mount").Wanted} Wanted */
/** @typedef {import("../page/playground.mjs").Playground} Playground */

const { stay } = withBrowser();

/** Each browser has a copy, because both may be built at the same time. */
const FOLDER = join(ROOT, "target", `mounted-${process.env.BROWSER ?? "chromium"}`);

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
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    minify: false,
    chunkSizeWarningLimit: 9_999,
  },
});

/**
 * A game with its settings, steps, outcome and one view.
 * @param {string} link
 * @param {Wanted["view"]} [view]
 * @param {Partial<Wanted>} [how]
 */
export async function mount(link, view = "line", { kind = "board", language = "en" } = {}) {
  const page = await stay({ folder: FOLDER });
  page.language = language;
  await page.run("clock_.release(); return mount(arguments[0])", { kind, link, view, language });
  return page;
}

/** Opens another view. @param {Playground} page @param {Wanted["view"]} view */
export const open = (page, view) => page.run("return change('open', arguments[0])", view);

/** Loads another game. @param {Playground} page @param {string} link */
export const load = (page, link) => page.run("return change('load', arguments[0])", link);
