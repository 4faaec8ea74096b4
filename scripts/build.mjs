// `npm run build`: the whole site as static files in dist/, for any web server under any path.
import { pathToFileURL } from "node:url";
import { buildElement } from "./element.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { ROOT } from "./versions.mjs";
import { buildWasm } from "./wasm.mjs";

/** The page, from tools that are already there. */
export async function build() {
  await buildWasm();
  const vite = await import("vite"); // Only now: on a fresh clone set-up has just installed it.
  const pages = ["index.html", "embed.html"];
  await vite.build({ root: ROOT, logLevel: "warn", build: { rolldownOptions: { input: pages } } });
  await buildElement();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setUp();
    await build();
    console.log("built: dist/ is the whole site; any web server can host it under any path");
  });
}
