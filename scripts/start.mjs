// `npm start`: builds the site and serves it on this machine until Ctrl+C.
import { build } from "./build.mjs";
import { main } from "./run.mjs";
import { setUp } from "./setup/setup.mjs";
import { ROOT } from "./versions.mjs";

await main(async () => {
  await setUp();
  await build();
  const { preview } = await import("vite");
  const server = await preview({
    root: ROOT,
    logLevel: "warn",
    preview: { host: "127.0.0.1", port: 4173, strictPort: false },
  });
  // These handlers run before those of run.mjs, which end other programs and report a failure. Here no other program is
  // running, and stopping by hand is no failure.
  for (const signal of /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.prependListener(signal, () => {
      console.log("\nstopped");
      process.exit(0);
    });
  }
  console.log(`\nThe playground is at\n\n${server.resolvedUrls?.local[0]}\n\nPress Ctrl+C to stop.`);
});
