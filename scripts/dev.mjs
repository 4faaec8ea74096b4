// `npm run dev`: serves the page with hot reload. TypeScript and styles are replaced in the open page; after
// changes of Rust, the crate is recompiled without slow optimisations and the page reloaded.
import { join } from "node:path";
import { packCompiler } from "./cpp.mjs";
import { main, Stop } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";
import { buildWasm, PACKAGE } from "./wasm.mjs";

const RUST = ["src", "Cargo.toml", "Cargo.lock"].map((name) => join(ROOT, name));

/** Recompiles whenever a Rust file changes, one compilation at a time. @returns {import("vite").Plugin} */
function rust() {
  let running = false;
  let changed = false;
  return {
    name: "rust",
    configureServer({ watcher }) {
      watcher.on("all", async (_event, path) => {
        changed ||= RUST.some((each) => path.startsWith(each));
        if (!changed || running) return;
        running = true;
        while (changed) {
          changed = false;
          try {
            await buildWasm(PACKAGE, { quick: true }); // Vite notices the changed package.
          } catch (error) {
            if (!(error instanceof Stop)) throw error;
            console.error(error.message); // The page stays unchanged.
          }
        }
        running = false;
      });
    },
  };
}

await main(async () => {
  await setUp();
  await buildWasm(PACKAGE, { quick: true });
  packCompiler();
  const { createServer } = await import("vite");
  const server = await createServer({
    root: ROOT,
    plugins: [rust()],
    server: { watch: { ignored: ["**/target/**"] } },
  });
  await server.listen();
  server.printUrls();
});
