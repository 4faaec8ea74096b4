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
    name: "words",
    test: /pkg\/|www\/(lib\/(errors|storage)|i18n\/((en|zh)\/board|board|step|language))\.ts$|www\/style\/(light|dark)\.css/,
    priority: 1,
  },
  { name: "page", test: /www\/(lib\/theme|i18n\/((en|zh)\/page|page))\.ts$/ },
  { name: "start", test: /www\/(host\/address|playground\/sections|model\/names)\.ts$|vite\/preload-helper/ },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/lit-html)|www\/(lib\/(choice|display|list-focus|menu)|model\/game|board\/\w+|panels\/(verdict|goal|question|tools|history|steps|tabs|views\/(?!views|statistics)[\w-]+))\.ts$/,
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
