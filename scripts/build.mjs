// `npm run build`: the whole site as static files in dist/, for any web server under any path. Every command that serves,
// tests, measures or packs the site calls it, too.
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { packCompiler, removeCompiler } from "./cpp.mjs";
import { buildElement } from "./element.mjs";
import { cppLicenses, pythonLicenses } from "./licenses.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";
import { BOARD, buildWasm, LICENSES, PACKAGE } from "./wasm.mjs";

/** Each page of the site. */
const PAGES = ["index.html", "embed.html", "tutorial/index.html", "tutorial/zh/index.html"];

/** Code that several pages share goes into one file, even if only parts that are loaded later use it. This is smaller. */
const GROUPS = [
  // Pages that load parts later need it, and the page for frames loads nothing later.
  { name: "later", test: /vite\/preload-helper/, priority: 1 },
  {
    name: "solver",
    test: /target\/board\/|www\/(lib\/(errors|storage|theme)|offline\/register|i18n\/(step|language))\.ts$|www\/style\/(light|dark)\.css/,
    priority: 1,
  },
  ...["en", "zh"].map((language) => ({
    name: `board-${language}`,
    test: new RegExp(`i18n/${language}/(board|states)\\.ts$`),
    priority: 1,
  })),
  {
    name: "start",
    test: /www\/(i18n\/vocabulary|lib\/(copy|seed)|page\/(address|events)|model\/(names|link|examples))\.ts$/,
  },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/lit-html)|www\/(lib\/(choice|display|icon-button|list-focus|menu|query|silhouette|undo-keys)|model\/(arrows|assignment|board-game|game|playback)|page\/(game-controller|board-element-kit)|board\/(board|exercise|export-png|glide|size|strokes|tools|why)|panels\/(verdict|goal|hint|question|history|refusal|rules|said|steps|tabs|views\/(?!views|statistics|edge)[\w-]+))\.ts$/,
  },
  // The page for frames and the tutorial have the board; the tutorial's graph comes later.
  {
    name: "element",
    test: /www\/element\/(attributes|board-element|game-element|game-view|near|puzzle-view|puzzles|scheme|screen|shown|solver|styles)\.ts$/,
  },
  // Solve needs it at once; Check code and graphs use parts of it.
  {
    name: "board-kit",
    test: /www\/(page\/(board-kit|kits|question-line|task)|panels\/(answer|expected|line-notes|views\/(views|statistics)))\.ts$/,
  },
];

/** What is large and few need has a folder of its own, of which the service worker copies nothing: Python, and the C++ compiler. */
const assetFileNames = (/** @type {{ names: string[] }} */ { names }) => {
  if (names.some((name) => /^(pyodide|python)/.test(name))) return "python/[name]-[hash][extname]";
  if (names.some((name) => name.endsWith(".packed"))) return "cpp/[name]-[hash][extname]";
  return "assets/[name]-[hash][extname]";
};

/** Builds the page. The tools must be installed. @param {{ cpp?: boolean, quick?: boolean | undefined }} [parts] without `cpp`, it has no C++ compiler; `quick` as for `buildWasm` */
export async function build({ cpp = true, quick = false } = {}) {
  if (cpp) packCompiler();
  else removeCompiler();
  for (const each of [PACKAGE, BOARD]) await buildWasm(each, { quick });
  // Only now: on a fresh clone set-up has just installed them.
  const [vite, { sitePlugins }] = await Promise.all([import("vite"), import("./site.mjs")]);
  const output = { codeSplitting: { groups: GROUPS }, assetFileNames };
  await vite.build({
    root: ROOT,
    logLevel: "warn",
    plugins: sitePlugins(),
    resolve: {
      alias: [
        { find: /^cat-and-mouse$/, replacement: join(BOARD.folder, "cat_and_mouse.js") },
        { find: "cat-and-mouse", replacement: BOARD.folder },
      ],
    },
    build: { license: { fileName: "licenses.txt" }, rolldownOptions: { input: PAGES, output } },
  });
  const licenses = readFileSync(join(PACKAGE.folder, LICENSES), "utf8") + pythonLicenses() + (cpp ? cppLicenses() : "");
  appendFileSync(join(ROOT, "dist", "licenses.txt"), licenses);
  await buildElement({ quick });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    const flag = /** @type {const} */ ({ type: "boolean", default: false });
    const { values } = parseArgs({ options: { "without-cpp": flag, quick: flag } });
    await setUp();
    await build({ cpp: !values["without-cpp"], quick: values.quick });
    console.log("built: dist/ is the whole site; any web server can host it under any path");
  });
}
