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
    test: /pkg\/|www\/(solver-error|words\/(en|zh|words|step))\.ts$|www\/style\/(light|dark)\.css/,
    priority: 1,
  },
  { name: "page", test: /www\/(remembered|theme|words\/(en-page|zh-page|page))\.ts$/ },
  { name: "start", test: /www\/(address|sections)\.ts$|vite\/preload-helper/ },
  {
    name: "board",
    test: /node_modules\/(@lit|lit-element|lit\/index|lit-html\/lit-html)|www\/((arrows|display|glide|picture|strokes|board|game|tools|verdict|editing|silhouette|choice)|views\/(?!views|versus|statistics)\w[\w-]*)\.ts$/,
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
