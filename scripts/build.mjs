// `npm run build`: builds the whole site as static files in dist/, for any web server under any path. Every
// command that serves, tests, measures or packs the site calls it.
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

/** The pages of the site. */
const PAGES = ["index.html", "embed.html", "tutorial/index.html", "tutorial/zh/index.html"];

/**
 * Code that several pages share, in groups. Each group becomes one file, even if a page needs some of this code only
 * later, because fewer, larger files are smaller in total.
 */
const GROUPS = [
  // The helpers with which pages load code later.
  { name: "later", test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
  {
    name: "solver",
    test: /target\/board\/|www\/(lib\/(errors|solver|storage|theme)|offline\/register|i18n\/(step|language))\.ts$|www\/style\/(light|dark)\.css/,
    priority: 1,
  },
  ...["en", "zh"].map((language) => ({
    name: `board-${language}`,
    test: new RegExp(`i18n/${language}/(board|states)\\.ts$`),
    priority: 1,
  })),
  {
    name: "start",
    test: /www\/(i18n\/vocabulary|lib\/(copy|seed)|page\/(address|events)|model\/(names|examples))\.ts$/,
  },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/(lit-html|directive(-helpers)?\.js|directives\/keyed))|www\/(lib\/(choice|display|icon-button|list-focus|menu|query|silhouette|undo-keys)|model\/(arrows|assignment|board-game|game|playback)|page\/(game-controller|board-element-kit)|board\/(board|exercise|export-png|glide|size|strokes|tools|why)|panels\/(verdict|goal|hint|question|history|refusal|rules|said|steps|tabs|views\/(?!views|statistics|edge)[\w-]+))\.ts$/,
  },
  // The page for frames and the tutorial have boards; the tutorial loads graphs later.
  {
    name: "element",
    test: /www\/element\/(attributes|board-element|game-element|game-view|near|puzzle-view|puzzles|scheme|screen|shown|solver|styles)\.ts$/,
  },
  // Solve needs this code immediately. The section *Check code* and the graphs use parts of it.
  {
    name: "board-kit",
    test: /www\/(page\/(board-kit|kits|question-line|task)|panels\/(answer|expected|line-notes|views\/(views|statistics)))\.ts$/,
  },
];

/** Python and the C++ compiler, which are large and rarely used, have folders that the service worker does not copy. */
const assetFileNames = (/** @type {{ names: string[] }} */ { names }) => {
  if (names.some((name) => /^(pyodide|python)/.test(name))) return "python/[name]-[hash][extname]";
  if (names.some((name) => name.endsWith(".packed"))) return "cpp/[name]-[hash][extname]";
  return "assets/[name]-[hash][extname]";
};

/** Builds the page. The tools must be installed. @param {{ cpp?: boolean, quick?: boolean | undefined }} [parts] without `cpp`, the page has no C++ compiler; `quick` as for `buildWasm` */
export async function build({ cpp = true, quick = false } = {}) {
  if (cpp) packCompiler();
  else removeCompiler();
  for (const each of [PACKAGE, BOARD]) await buildWasm(each, { quick });
  // Imported late, because set-up may have only now installed these modules.
  const [vite, { sitePlugins }] = await Promise.all([import("vite"), import("./site.mjs")]);
  const output = { codeSplitting: { groups: GROUPS }, assetFileNames };
  await vite.build({
    root: ROOT,
    logLevel: "warn",
    plugins: sitePlugins(),
    resolve: {
      alias: [
        { find: /^cat-and-mouse$/, replacement: join(ROOT, "www", "lib", "solver.ts") },
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
