// `npm run build`: the whole site as static files in dist/, for any web server under any path.
import { pathToFileURL } from "node:url";
import { buildElement } from "./element.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";
import { buildWasm, PACKAGE } from "./wasm.mjs";

/** Each page of the site. */
const PAGES = ["index.html", "embed.html", "www/tutorial/index.html", "www/tutorial/zh.html"];

/** Code that several pages share goes into one file, even if only parts that are loaded later use it. This is smaller. */
const GROUPS = [
  {
    name: "solver",
    test: /pkg\/|www\/(lib\/(errors|storage|theme)|i18n\/(step|language))\.ts$|www\/style\/(light|dark)\.css/,
    priority: 1,
  },
  ...["en", "zh"].map((language) => ({
    name: `board-${language}`,
    test: new RegExp(`i18n/${language}/(board|states)\\.ts$`),
    priority: 1,
  })),
  {
    name: "start",
    test: /www\/(i18n\/vocabulary|host\/address|playground\/sections|model\/(names|link|examples))\.ts$|vite\/preload-helper/,
  },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/lit-html)|www\/(lib\/(choice|display|list-focus|menu|undo-keys)|model\/(game|playback)|host\/board-controller|board\/\w+|panels\/(verdict|goal|question|tools|history|steps|tabs|views\/(?!views|statistics)[\w-]+))\.ts$/,
  },
];

/** Builds the page. The tools must be installed. */
export async function build() {
  await buildWasm(PACKAGE);
  const vite = await import("vite"); // Only now: on a fresh clone set-up has just installed it.
  const output = { codeSplitting: { groups: GROUPS } };
  await vite.build({ root: ROOT, logLevel: "warn", build: { rolldownOptions: { input: PAGES, output } } });
  await buildElement();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setUp();
    await build();
    console.log("built: dist/ is the whole site; any web server can host it under any path");
  });
}
