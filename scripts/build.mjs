// `npm run build`: the whole site as static files in dist/, for any web server under any path. Every command that serves,
// tests, measures or packs the site calls it, too.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildElement } from "./element.mjs";
import { pythonLicenses, solverLicenses } from "./licenses.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";
import { BOARD, buildWasm, PACKAGE } from "./wasm.mjs";

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
    test: /www\/(i18n\/vocabulary|host\/address|playground\/sections|model\/(names|link|examples))\.ts$/,
  },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/lit-html)|www\/(lib\/(choice|display|list-focus|menu|undo-keys)|model\/(game|playback)|host\/board-controller|board\/\w+|panels\/(verdict|goal|question|tools|history|steps|tabs|views\/(?!views|statistics)[\w-]+))\.ts$/,
  },
];

/** Python is large and few need it: it has a folder of its own, of which the service worker copies nothing. */
const assetFileNames = (/** @type {{ names: string[] }} */ { names }) =>
  names.some((name) => /^(pyodide|python)/.test(name))
    ? "python/[name]-[hash][extname]"
    : "assets/[name]-[hash][extname]";

/** Builds the page. The tools must be installed. */
export async function build() {
  for (const each of [PACKAGE, BOARD]) await buildWasm(each);
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
  appendFileSync(join(ROOT, "dist", "licenses.txt"), solverLicenses(PACKAGE.features) + pythonLicenses());
  await buildElement();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setUp();
    await build();
    console.log("built: dist/ is the whole site; any web server can host it under any path");
  });
}
